from collections.abc import Iterator
from pathlib import Path

import pytest

from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.file import database
from cusyn_desktop.store.workspace import Store


@pytest.fixture(autouse=True)
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The second place, away from that of the person who runs the tests."""
    folder = tmp_path / "marks"
    monkeypatch.setenv(FOLDER_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No waiting for the disk: what a power cut does is told by `tests/bench/powercuts.py`."""
    quick = tuple(pragma.replace("EXTRA", "OFF") for pragma in database._PRAGMAS)
    monkeypatch.setattr(database, "_PRAGMAS", quick)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "health.cusyn"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.create(path) as opened:
        yield opened
