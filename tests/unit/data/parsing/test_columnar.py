import io
import zipfile
from datetime import date, datetime
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from cusyn_desktop.data.parsing.columnar import sheet_texts
from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.data.parsing.reading import FileKind, Reading
from cusyn_desktop.errors import InputError
from tests.workbooks import workbook


def test_a_sheet_is_read_as_a_person_sees_it(tmp_path: Path) -> None:
    rows: list[list[object]] = [["a", "b", "c"], [1, 2.5, "x"], [True, "", "y"], ["", "", ""]]
    path = workbook(tmp_path / "t.xlsx", {"First": rows, "Second": [["z"], [7]]})
    reading = detect(path).reading
    assert reading.kind is FileKind.EXCEL
    assert read_table(path, reading).columns == (("1", "true"), ("2.5", ""), ("x", "y"))
    assert read_table(path, reading.model_copy(update={"sheet": "Second"})).columns == (("7",),)
    with pytest.raises(InputError, match="has no sheet 'Third'; it has: First, Second"):
        read_table(path, reading.model_copy(update={"sheet": "Third"}))
    with pytest.raises(InputError, match="has 3 columns; 2 are possible"):
        read_table(path, reading, limits=Limits(n_columns=2))


def test_a_zip_bomb_dressed_as_a_workbook_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", bytes(80 << 20))
    with pytest.raises(InputError, match="grows more than 250 times"):
        detect(path)


def parquet(path: Path, **columns: object) -> Path:
    pq.write_table(pa.table(columns), path)
    return path


def test_parquet_becomes_text(tmp_path: Path) -> None:
    path = parquet(
        tmp_path / "t.parquet",
        whole=[1, None],
        real=[1.5, -2.0],
        word=pa.array(["x", "ü"]).dictionary_encode(),
        flag=[True, None],
        day=[date(2026, 1, 31), None],
        moment=pa.array([datetime(2026, 1, 31, 8, 30), None], pa.timestamp("s")),
    )
    reading = detect(path).reading
    assert reading.kind is FileKind.PARQUET
    table = read_table(path, reading)
    assert table.names == ("whole", "real", "word", "flag", "day", "moment")
    assert table.columns[:4] == (("1", ""), ("1.5", "-2"), ("x", "ü"), ("true", ""))
    assert table.columns[4:] == (("2026-01-31", ""), ("2026-01-31 08:30:00", ""))


@pytest.mark.parametrize(
    ("moments", "zone", "texts"),
    [
        (["2026-01-31", None, "1969-12-31"], None, ("2026-01-31", "", "1969-12-31")),
        (["2026-01-31", "2026-01-31T08:30"], None, ("2026-01-31 00:00:00", "2026-01-31 08:30:00")),
        (["2026-01-31", "2026-01-31T08:30:00.5"], None,
         ("2026-01-31 00:00:00.000000", "2026-01-31 08:30:00.500000")),
        (["2026-01-31T08:30:00.000000123"], None, ("2026-01-31 08:30:00",)),
        (["2026-01-31"], "UTC", ("2026-01-31 00:00:00Z",)),
    ],
)  # fmt: skip
def test_moments_of_pandas_are_told_as_finely_as_they_are(
    tmp_path: Path, moments: list[str | None], zone: str | None, texts: tuple[str, ...]
) -> None:
    array = pa.array(np.array(moments, dtype="datetime64[ns]"), pa.timestamp("ns", zone))
    path = parquet(tmp_path / "t.parquet", moment=array)
    assert read_table(path, Reading(kind=FileKind.PARQUET)).columns == (texts,)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (datetime(2026, 1, 31), "2026-01-31"),
        (datetime(2026, 1, 31, 8, 30), "2026-01-31 08:30:00"),
        (datetime(2026, 1, 31, 8, 30, 0, 500), "2026-01-31 08:30:00.000500"),
        (date(2026, 1, 31), "2026-01-31"),
        (3.0, "3"),
        (0.1, "0.1"),
        (False, "false"),
        ("", ""),
    ],
)
def test_cells_of_a_sheet_become_text(value: object, text: str) -> None:
    assert sheet_texts([[value]]) == [[text]]


def test_moments_of_one_column_are_written_alike() -> None:
    day, noon = datetime(2026, 1, 31), datetime(2026, 1, 31, 12)
    assert sheet_texts([["at", "on"], [day, day], [noon, day], ["", day]]) == [
        ["at", "on"], ["2026-01-31 00:00:00", "2026-01-31"], ["2026-01-31 12:00:00", "2026-01-31"],
        ["", "2026-01-31"],
    ]  # fmt: skip


def test_parquet_of_lists_is_refused_by_name(tmp_path: Path) -> None:
    path = parquet(tmp_path / "t.parquet", a=[1], b=[[1, 2]])
    with pytest.raises(InputError, match=r"The column 'b' of t\.parquet holds list"):
        read_table(path, Reading(kind=FileKind.PARQUET))
    with pytest.raises(InputError, match="has 2 columns; 1 are possible"):
        read_table(path, Reading(kind=FileKind.PARQUET), limits=Limits(n_columns=1))


def test_a_kind_that_was_not_declared_is_refused(tmp_path: Path) -> None:
    path = parquet(tmp_path / "t.csv", a=[1])
    with pytest.raises(InputError, match="of kind 'parquet', not 'csv' as declared"):
        read_table(path, Reading())


def test_csv_written_from_parquet_is_read_by_the_same_reading(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(io.BytesIO(b"a,b\n1,2\n").getvalue())
    assert read_table(path, Reading(kind=FileKind.PARQUET)).columns == (("1",), ("2",))


@pytest.mark.parametrize(
    ("above", "n_titles"),
    [
        ([["Report 2025"], ["", "person", ""]], 2),
        ([["Report 2025", "", ""]], 1),
        ([], 0),
        ([["", "a", "b"]], 0),  # an index without a name
        ([["Report"], ["", "of 2025"]] * 3, 0),  # so much is no title
    ],
)
def test_headings_above_the_names_are_passed_over(
    tmp_path: Path, above: list[list[object]], n_titles: int
) -> None:
    rows: list[list[object]] = [*above, ["no", "age", "sex"], [1, 30, "f"], [2, 41, "m"]]
    path = workbook(tmp_path / "t.xlsx", {"One": rows})
    found = detect(path)
    assert found.reading.skip_lines == n_titles
    assert bool(found.notes) == bool(n_titles)
    if n_titles or not above:
        table = read_table(path, found.reading)
        assert (table.names, table.n_rows) == (("no", "age", "sex"), 2)
