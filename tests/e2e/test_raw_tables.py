"""Raw tables from their file to a release by commands, and back into a workspace by the same schema."""

from pathlib import Path

import pytest

from tests.e2e.cli import Cusyn
from tests.e2e.raw_tables import MOST_EDITS, TABLES, RawTable, whole_way
from tests.shared_data import shared_data

SMALL = ("titanic-raw", "nursery", "bank-marketing")
"""All seven: `python -m tests.bench.raw_tables`."""


def test_no_draft_needs_more_than_ten_edited_lines() -> None:
    assert {table.name for table in TABLES} >= set(SMALL)
    assert len(TABLES) == 7
    assert all(table.n_edits <= MOST_EDITS for table in TABLES)


@pytest.mark.slow
@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.name in SMALL], ids=lambda one: one.name
)
def test_a_raw_table_goes_the_whole_way(table: RawTable, tmp_path: Path) -> None:
    path = next(shared_data(table.name).glob(f"{table.name}.csv*"))
    found = whole_way(Cusyn(tmp_path), table, path)
    assert found.rows_in_file == found.rows_read == found.rows_made == found.rows_read_back
    assert found.moved == found.moved_back == 0
    assert found.broken_back == 0
    assert found.error < 0.2
