from pathlib import Path

import pytest

from cusyn_desktop.data.domain.schema import Schema, column_of
from cusyn_desktop.data.load import load_private_table, load_table
from cusyn_desktop.errors import InputError

SCHEMA = Schema(
    columns=(
        column_of({"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m"]}),
        column_of({"name": "age", "type": "integer", "origin": "public", "from": 0, "to": 2}),
    )
)


def test_every_row_of_the_file_is_a_row_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("sex,age\nf,1\nm,7\nx,2\n")
    loaded = load_table(path, SCHEMA)
    assert [column.tolist() for column in loaded.table.columns] == [[0, 1, 0], [1, 2, 2]]
    assert [(report.n_outside, report.n_unplaced) for report in loaded.columns] == [(0, 1), (1, 0)]
    assert "LoadedTable object" in repr(loaded)


def test_a_value_outside_the_domain_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("sex,age\nunknown,-40\n")
    assert [column.tolist() for column in load_private_table(path, SCHEMA).columns] == [[0], [0]]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "is empty"),
        ("sex,age\n", "has a header but no rows"),
        ("sex,age\nf,1\nm,2,3\n", r"Line 3 of t\.csv has 3 cells, not 2\."),
        ("sex,height\nf,1\n", "The file has no column 'age'"),
    ],
)
def test_files_that_do_not_fit_are_refused(content: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text(content)
    with pytest.raises(InputError, match=words):
        load_private_table(path, SCHEMA)
