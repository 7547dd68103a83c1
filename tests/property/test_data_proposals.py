"""Whatever a file holds, a drafted schema fits its own file, and the table makes the round."""

from pathlib import Path

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cusyn_desktop.data.domain.schema import ColumnType, Schema
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.load import load_private_table, load_table
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.data.writing.writer import write_csv

WORDS = st.sampled_from(["a", "b b", "é", "007", "x,y", '"q"', "=1", "yes", "no"])
WHOLE = st.integers(-(10**16), 10**16).map(str)
SMALL = st.integers(0, 40).map(str)
SPIKED = st.one_of(st.just("0"), st.integers(-3, 10**6).map(str))
DECIMALS = st.floats(-1e15, 1e15).map(lambda value: f"{value:.3f}")
FLOATS = st.floats(allow_nan=False, allow_infinity=False).map(repr)
SCIENCE = st.floats(1e-9, 1e9).map(lambda value: f"{value:.2e}")
PADDED = st.integers(0, 999).map(lambda value: f"{value:05}")
DATES = st.dates().map(lambda day: day.strftime("%d.%m.%Y").rjust(10, "0"))
TIMES = st.datetimes().map(lambda moment: moment.isoformat(" ", "seconds"))
ANYTHING = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=5)
MISSING = st.sampled_from(["", "NA", "?"])
KINDS = [WORDS, WHOLE, SMALL, SPIKED, DECIMALS, FLOATS, SCIENCE, PADDED, DATES, TIMES, ANYTHING]


@st.composite
def tables(draw: st.DrawFn) -> list[list[str]]:
    n_rows = draw(st.integers(1, 40))
    columns = []
    for _ in range(draw(st.integers(2, 4))):
        kind = draw(st.sampled_from(KINDS))
        kind = st.one_of(kind, kind, kind, MISSING) if draw(st.booleans()) else kind
        columns.append(draw(st.lists(kind, min_size=n_rows, max_size=n_rows)))
    return [list(row) for row in zip(*columns, strict=True)]


def draft(rows: list[list[str]], folder: Path) -> tuple[Path, Schema]:
    reading = Reading()
    path = folder / "t.csv"
    names = [f"c{place}" for place in range(len(rows[0]))]
    text = "\n".join(",".join('"' + cell.replace('"', '""') + '"' for cell in row) for row in [names, *rows])
    path.write_bytes(text.encode())
    inspection = inspect_file(path, reading=reading)
    assert inspection.n_rows == len(rows)
    for proposal in inspection.columns:
        for kind in ColumnType:
            proposal.as_type(kind, reading)
    return path, inspection.schema


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(rows=tables())
def test_a_drafted_schema_fits_its_own_file(rows: list[list[str]], tmp_path: Path) -> None:
    path, schema = draft(rows, tmp_path)
    assert Schema.from_json(schema.to_json()) == schema
    if not schema.modelled:
        return
    loaded = load_table(path, schema)
    assert loaded.table.n_rows == len(rows)
    assert not [report for report in loaded.columns if report.n_outside or report.n_unplaced]
    frame = decode(schema, loaded.table.columns, rng=np.random.default_rng(1))
    write_csv(frame, tmp_path / "synthetic.csv", schema)
    again = load_private_table(tmp_path / "synthetic.csv", schema)
    for before, after in zip(loaded.table.columns, again.columns, strict=True):
        assert np.array_equal(before, after)
