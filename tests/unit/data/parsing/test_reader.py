import gzip
from pathlib import Path

import pytest

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.parsing import files, reader
from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.files import Limits, scan
from cusyn_desktop.data.parsing.reader import open_table, read_table
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.data.parsing.text_table import TextTable, resolved_names
from cusyn_desktop.errors import InputError, JobCancelled


def written(folder: Path, content: str | bytes, name: str = "t.csv") -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def test_there_is_no_such_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.csv", Path("http://example.org/x.csv"), Path("s3://bucket/x.csv")):
        with pytest.raises(InputError, match="There is no file"):
            detect(path)
    with pytest.raises(InputError, match="is not a file"):
        read_table(tmp_path, Reading())


def test_a_file_that_may_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = written(tmp_path, "a,b\n1,2\n")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(InputError, match="cannot be opened: Permission denied"):
        read_table(path, Reading())


def test_all_batches_together_are_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_BATCH_CELLS", 6)
    path = written(tmp_path, "a,b\n" + "".join(f"{row},x\n" for row in range(10)))
    with open_table(path, Reading()) as table:
        assert [batch.n_rows for batch in table.batches] == [3, 3, 3, 1]
    assert read_table(path, Reading()).columns[0] == tuple(map(str, range(10)))


def test_declared_quotes_header_and_title_are_followed(tmp_path: Path) -> None:
    path = written(tmp_path, "title\n'x;y';\"\n z ;2\n")
    reading = Reading(delimiter=";", quote="'", header=False, skip_lines=1)
    assert read_table(path, reading).columns == (("x;y", "z"), ('"', "2"))
    loose = reading.model_copy(update={"trim": False})
    assert read_table(path, loose).columns == (("x;y", " z "), ('"', "2"))
    bare = reading.model_copy(update={"quote": ""})
    assert read_table(written(tmp_path, "t\n'x;y'\n"), bare).columns == (("'x",), ("y'",))


def test_lines_are_counted_after_a_title(tmp_path: Path) -> None:
    path = written(tmp_path, "title\na,b\n1,2\n1,2,3\n")
    with pytest.raises(InputError, match=r"Line 4 of t.csv has 3 cells, not 2\."):
        read_table(path, Reading(skip_lines=1))


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        (Limits(size_bytes=10), "larger than 0 MiB"),
        (Limits(n_rows=2), "has more than 2 rows"),
        (Limits(n_columns=1), "has 2 columns; 1 are possible"),
        (Limits(field_length=3), "Line 4 of t.csv has a cell of over 3 characters"),
        (Limits(header_length=1), "The header of t.csv is longer than 1 characters"),
        (Limits(n_columns=2, field_length=2), "has a line of over 4 characters"),
    ],
)
def test_limits_are_kept(limits: Limits, words: str, tmp_path: Path) -> None:
    path = written(tmp_path, "a,b\n1,2\n3,4\n5,6789\n")
    with pytest.raises(InputError, match=words):
        read_table(path, Reading(), limits=limits)


def test_gzip_is_read_only_when_declared(tmp_path: Path) -> None:
    path = written(tmp_path, gzip.compress(b"a,b\n1,2\n"), "t.csv.gz")
    with pytest.raises(InputError, match="compressed"):
        read_table(path, Reading())
    assert read_table(path, Reading(packing=Packing.GZIP)).columns == (("1",), ("2",))
    found = detect(path, packing=Packing.GZIP).reading
    assert found.packing is Packing.GZIP
    plain = written(tmp_path, "a,b\n1,2\n")
    assert read_table(plain, Reading(packing=Packing.GZIP)).columns == (("1",), ("2",))


@pytest.mark.parametrize("damage", [slice(0, 40), slice(0, -4)])
def test_a_damaged_gzip_is_refused(damage: slice, tmp_path: Path) -> None:
    path = written(tmp_path, gzip.compress(bytes(range(65, 90)) * 100)[damage])
    with pytest.raises(InputError, match="no complete gzip file"):
        read_table(path, Reading(packing=Packing.GZIP))


def test_a_decompression_bomb_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_HARMLESS", 1 << 20)
    path = written(tmp_path, gzip.compress(b"a,b\n" + b"1,2\n" * (2 << 20)))
    with pytest.raises(InputError, match="grows more than 250 times"):
        scan(path, Reading(packing=Packing.GZIP))


def test_the_wrong_encoding_names_the_line(tmp_path: Path) -> None:
    path = written(tmp_path, "a,b\n1,2\n3,é\n".encode("cp1252"))
    with pytest.raises(InputError, match=r"Line 3 of t\.csv is not valid utf-8") as error:
        read_table(path, Reading())
    assert error.value.details["line"] == 3
    assert read_table(path, Reading(encoding="cp1252")).columns[1] == ("2", "é")


def test_reading_can_be_cancelled_and_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_BATCH_CELLS", 10)
    path = written(tmp_path, "a,b\n" + "1,2\n" * 100)
    seen: list[Progress] = []
    read_table(path, Reading(), control=RunControl(report=seen.append))
    assert [progress.fraction for progress in seen] == sorted(progress.fraction for progress in seen)
    assert {progress.step for progress in seen} == {"scan", "read"}
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        read_table(path, Reading(), control=RunControl(token))


def test_a_table_left_halfway_closes_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "_BATCH_CELLS", 2)
    path = written(tmp_path, "a,b\n" + "1,2\n" * 100)
    with open_table(path, Reading()) as table:
        next(table.batches)
    path.unlink()


def test_a_text_table_hides_its_rows_and_is_rectangular() -> None:
    assert repr(TextTable(("a",), (("secret",),))) == "TextTable(names=('a',))"
    for columns in ((("1",), ("1", "2")), (("1",),)):
        with pytest.raises(InputError, match="columns of one length"):
            TextTable(("a", "b"), columns)


def test_stand_ins_never_clash() -> None:
    assert resolved_names(["", "column_1", "column_1"]).names == ("column_2", "column_1", "column_1_2")


@pytest.mark.parametrize("words", [("Köln", "Lübeck", "Bonn"), ("Straße", "Größe", "Maß")])
def test_words_that_several_code_pages_read_alike_are_told_as_those_of_the_commonest(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    lines = ["word;n", *(f"{word};{number}" for number, word in enumerate(words * 20))]
    path = written(tmp_path, "\n".join(lines).encode("cp1250", errors="ignore"))
    assert detect(path).reading.encoding == "cp1252"
