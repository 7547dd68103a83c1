"""Where commands write: nothing is replaced, no package is added to, and odd names are told of."""

import os
from pathlib import Path

import pytest

from tests.unit.cli.conftest import ASK, Cusyn

WISH = (*ASK[1:], "--epsilon", "0.2")
AUDIT = ("audit", "w.cusyn")
LONG = "n" * 256


def _files(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ((*AUDIT, "--out", "w.cusyn"), "does not end in .json or .csv"),
        ((*AUDIT, "--out", "table.csv"), "exists already, and nothing is replaced"),
        ((*AUDIT, "--out", "log"), "does not end in .json or .csv"),
        ((*AUDIT, "--out", "taken"), "is a folder"),
        ((*AUDIT, "--out", "package/log.csv"), "is a release package already"),
        ((*AUDIT, "--tables", "package"), "is a release package already"),
        ((*AUDIT, "--tables", "package/tables"), "is a release package already"),
        ((*AUDIT, "--tables", "taken"), "is not empty"),
        (("request", *WISH, "--out", "w.cusyn"), "does not end in .json"),
        (("request", *WISH, "--out", "table.csv"), "does not end in .json"),
        (("request", *WISH, "--out", "schema.json"), "Choose another name, such as schema-2.json"),
        (("experiment", "len", "--data", "table.csv", "--out", "taken"), "len.csv exists already"),
    ],
)
def test_nothing_is_replaced_or_added_to(shared: Cusyn, line: tuple[str, ...], reason: str) -> None:
    for name in ("taken/len.csv", "package/privacy.json"):
        (shared.folder / name).parent.mkdir(exist_ok=True)
        (shared.folder / name).write_text("kept", encoding="utf-8")
    before = _files(shared.folder)
    answer = shared(*line)
    assert (answer.code, reason in answer.err) == (3, True), answer
    assert _files(shared.folder) == before


def test_an_empty_folder_takes_the_tables(ready: Cusyn) -> None:
    (ready.folder / "empty").mkdir()
    assert ready(*AUDIT, "--tables", "empty", "--out", "log.JSON").code == 0
    assert (ready.folder / "empty" / "pools.csv").is_file()


@pytest.mark.parametrize(
    "line",
    [
        ("init", LONG),
        ("pools", LONG),
        ("verify", LONG),
        ("verify", "w.cusyn", LONG),
        ("inspect", LONG),
        ("export", "w.cusyn", "R-01", LONG),
        ("synthesise", *ASK, "--epsilon", "0.2", "--out", LONG),
        ("request", *WISH, "--out", f"{LONG}.json"),
    ],
)
def test_a_name_that_no_disk_takes_is_told_of(shared: Cusyn, line: tuple[str, ...]) -> None:
    answer = shared(*line)
    assert answer.code == 3, answer
    assert answer.err.startswith(f"cusyn: {LONG[:40]}… cannot be used: ")


@pytest.mark.parametrize("name", ["", " "])
def test_an_empty_name_is_no_folder(shared: Cusyn, name: str) -> None:
    before = _files(shared.folder)
    answer = shared("export", "w.cusyn", "R-01", name)
    assert (answer.code, answer.err) == (3, "cusyn: The name of the file or folder is empty. Name one.\n")
    assert _files(shared.folder) == before


def test_a_folder_that_may_not_be_entered_is_told_of(shared: Cusyn, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(_: str | os.PathLike[str]) -> os.stat_result:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "lstat", locked)
    answer = shared("pools", "locked/w.cusyn")
    assert (answer.code, "cannot be used: Permission denied." in answer.err) == (3, True)
