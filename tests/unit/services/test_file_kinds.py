"""What is handed in is known by what this program writes, whatever it is called."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.files.kinds import FileKind, kind_of
from cusyn_desktop.services.papers import papers
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.records.statement import FILE_NAME
from cusyn_desktop.services.requests.request_files import write_request
from cusyn_desktop.services.workspace import Workspace


def test_a_request_is_known(tmp_path: Path) -> None:
    request = Request(dataset="Survey", user="Ana", epsilon="0.5", queries=(("age", "sex"),))
    assert kind_of(write_request(tmp_path / "wish.txt", request)) is FileKind.REQUEST


def test_a_receipt_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))
    workspace = Workspace.create(tmp_path / "w.cusyn")
    assert kind_of(papers.save_receipt(workspace, tmp_path / "receipt.csv")) is FileKind.RECEIPT


def test_a_package_is_known_as_folder_as_zip_file_and_by_its_statement(tmp_path: Path) -> None:
    folder = tmp_path / "R-01"
    folder.mkdir()
    statement = folder / FILE_NAME
    statement.write_text("{}")
    with ZipFile(tmp_path / "R-01.zip", "w") as packed:
        packed.write(statement, f"R-01/{FILE_NAME}")
    for path in (folder, statement, tmp_path / "R-01.zip"):
        assert kind_of(path) is FileKind.PACKAGE, path


@pytest.mark.parametrize(
    "content", [b"", b"a,b\n1,2\n", b'{"format": "cusyn-schema"}', b"PK\x03\x04 no zip file", b"\xff\xfe\x00"]
)
def test_anything_else_may_be_a_table(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "table.csv"
    path.write_bytes(content)
    assert kind_of(path) is FileKind.TABLE


def test_a_workbook_is_no_package(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "book.xlsx", "w") as packed:
        packed.writestr("xl/workbook.xml", "<workbook/>")
    assert kind_of(tmp_path / "book.xlsx") is FileKind.TABLE


def test_what_is_missing_is_told_by_whoever_reads_it(tmp_path: Path) -> None:
    assert kind_of(tmp_path / "gone.csv") is FileKind.TABLE


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is a folder and no release package"):
        kind_of(tmp_path)
