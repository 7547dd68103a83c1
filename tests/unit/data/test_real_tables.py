"""Real tables beside the checkout: from file to codes, and back, by a drafted schema."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.data.domain.schema import ColumnType
from cusyn_desktop.data.drafting.propose import draft_schema, inspect_file
from cusyn_desktop.data.load import load_private_table, load_table
from cusyn_desktop.data.parsing.reading import Packing
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.data.writing.writer import write_csv
from tests.shared_data import shared_data


def file_of(name: str, part: str = "") -> Path:
    return next(shared_data(name).glob(f"{part or name}.csv*"))


@pytest.mark.parametrize(
    ("name", "n_rows", "n_columns"),
    [
        ("adult-raw", 32_561, 15),
        ("titanic-raw", 891, 12),
        ("bank-marketing", 45_211, 17),
        ("support", 8_873, 17),
        ("loans-raw", 10_000, 56),
        ("mushroom", 8_124, 23),
        ("nursery", 12_960, 9),
    ],
)
def test_a_raw_table_makes_the_whole_round(name: str, n_rows: int, n_columns: int, tmp_path: Path) -> None:
    path = file_of(name)
    found = inspect_file(path, packing=Packing.GZIP)
    assert (found.n_rows, len(found.columns)) == (n_rows, n_columns)
    loaded = load_table(path, found.schema)
    assert loaded.table.n_rows == n_rows
    assert not any(column.n_outside or column.n_unplaced for column in loaded.columns)
    frame = decode(found.schema, loaded.table.columns, rng=np.random.default_rng(1))
    write_csv(frame, tmp_path / "synthetic.csv", found.schema)
    again = load_private_table(tmp_path / "synthetic.csv", found.schema)
    for before, after in zip(loaded.table.columns, again.columns, strict=True):
        assert np.array_equal(before, after)


@pytest.mark.parametrize("name", ["nltcs", "adult"])
def test_an_encoded_table_keeps_its_codes(name: str) -> None:
    path = file_of(name)
    sizes = json.loads((path.parent / f"{name}-domain.json").read_text())
    schema = draft_schema(path, domain=sizes)
    assert schema.inferred == ()
    assert schema.sizes == tuple(sizes[column] for column in schema.names)
    table = load_private_table(path, schema)
    raw = np.loadtxt(path, delimiter=",", skiprows=1, dtype=np.int64)
    for column, codes in enumerate(table.columns):
        assert np.array_equal(codes, raw[:, column])


def test_the_test_part_of_adult_has_a_line_that_is_no_data() -> None:
    found = inspect_file(file_of("adult-raw", "adult-raw-test"), packing=Packing.GZIP)
    assert (found.n_rows, found.reading.skip_lines, found.reading.header) == (16_281, 1, False)
    assert any("title" in warning for warning in found.warnings)


def test_columns_of_the_raw_tables_are_recognised() -> None:
    kinds = {
        column.name: column.type
        for column in inspect_file(file_of("titanic-raw"), packing=Packing.GZIP).columns
    }
    assert kinds["PassengerId"] is ColumnType.IDENTIFIER
    assert kinds["Name"] is ColumnType.TEXT
    assert kinds["Survived"] is ColumnType.BOOLEAN
    assert kinds["Age"] is ColumnType.DECIMAL
    support = inspect_file(file_of("support"))
    assert support.columns[0].type is ColumnType.DATETIME
    assert all(a <= b for a, b in pairwise(sorted(support.schema.sizes)))
