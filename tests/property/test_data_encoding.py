"""Codes survive the round to text and back, for every kind of column and any declared rule."""

from datetime import date, timedelta

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from cusyn_desktop.data.domain.schema import AnyColumn, ModelledColumn, Reading, Schema, column_of
from cusyn_desktop.data.encoding import encode
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.writing.decoding import decode

READINGS = (
    Reading(),
    Reading(thousands=","),
    Reading(delimiter=";", decimal=","),
    Reading(delimiter=";", decimal=",", thousands="."),
    Reading(delimiter="\t", decimal=",", thousands=" "),
    Reading(thousands="'"),
)
FORMATS = ("%Y-%m-%d", "%d.%m.%Y", "%-m/%-d/%Y", "%Y%m%d", "%d %b %Y", "%B %-d, %Y")
TIMES = (
    "%Y-%m-%d %H:%M",
    "%Y-%m-%dT%H:%M:%SZ",
    "%d.%m.%Y %-I:%M:%S %p",
    "%Y-%m-%d %H:%M:%S.%f",
    "%Y-%m-%d %H:%M:%S.%3f",
)
MISSING = st.sampled_from([(), ("",), ("NA", ""), ("-9",)])


def numbers(draw: st.DrawFn) -> dict[str, object]:
    kind = draw(st.sampled_from(["integer", "decimal"]))
    places = draw(st.integers(1, 4)) if kind == "decimal" else draw(st.integers(0, 1))
    unit = 10.0**-places if kind == "decimal" else 1
    starts = sorted(draw(st.sets(st.integers(-100_000, 100_000), min_size=2, max_size=12)))
    values = [round(start * unit, places) if kind == "decimal" else start for start in starts]
    least = draw(st.integers(0, places)) if kind == "decimal" and draw(st.booleans()) else None
    return {
        "type": kind, "from": values[0], "to": values[-1], "starts": values[:-1], "places": places,
        "least_places": least, "grouped": draw(st.booleans()),
    }  # fmt: skip


def dates(draw: st.DrawFn) -> dict[str, object]:
    first = draw(st.dates(date(1900, 1, 1), date(2100, 1, 1)))
    days = draw(st.integers(0, 5_000))
    with_time = draw(st.booleans())
    return {
        "type": "datetime" if with_time else "date",
        "format": draw(st.sampled_from(TIMES if with_time else FORMATS)),
        "from": first.isoformat(),
        "to": (first + timedelta(days=days)).isoformat(),
        "by": draw(st.sampled_from(["week", "month", "quarter", "year"])),
    }


def words(draw: st.DrawFn) -> dict[str, object]:
    word = st.text(st.sampled_from("abé07 =-,\"'"), min_size=1, max_size=5)
    values = draw(st.lists(word, min_size=1, max_size=8, unique=True))
    outside = draw(st.sampled_from(["clip", "other"]))
    return {"type": "category", "categories": values, "outside": outside, "other": "the rest"}


@st.composite
def columns(draw: st.DrawFn) -> AnyColumn:
    fields = draw(st.sampled_from([numbers, dates, words]))(draw)
    missing = draw(MISSING)
    if fields["type"] in ("integer", "decimal") or "-9" not in missing:
        fields["missing"] = missing
    return column_of({"name": "x", "origin": "public"} | fields)


@settings(max_examples=150, deadline=None)
@given(column=columns(), reading=st.sampled_from(READINGS), seed=st.integers(0, 2**32 - 1))
def test_codes_survive_the_round(column: AnyColumn, reading: Reading, seed: int) -> None:
    assert isinstance(column, ModelledColumn)
    schema = Schema(reading=reading, columns=(column,))
    rng = np.random.default_rng(seed)
    codes = np.repeat(np.arange(column.size, dtype=np.uint16), 3)
    frame = decode(schema, [codes], rng=rng)
    again = encode(schema, TextTable(("x",), (tuple(frame["x"]),)))
    ambiguous = "-9" in column.missing  # a drawn -9 is missing by declaration
    same = again.columns[0] == codes
    assert all(same) or (ambiguous and set(frame["x"][~same]) == {"-9"})
    assert again.sizes == schema.sizes
    assert Schema.from_json(schema.to_json()) == schema


@settings(max_examples=100, deadline=None)
@given(column=columns(), cells=st.lists(st.text(max_size=6), min_size=1, max_size=20))
def test_every_text_has_a_code(column: AnyColumn, cells: list[str]) -> None:
    assert isinstance(column, ModelledColumn)
    table = encode(Schema(columns=(column,)), TextTable(("x",), (tuple(cells),)))
    assert len(table.columns[0]) == len(cells)
    assert all(0 <= code < column.size for code in table.columns[0])
