"""A workspace with the small table and two users, made once for each test."""

from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewDataset, NewUser, Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.small import schema, write_table


@pytest.fixture(autouse=True)
def anchors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place outside the file, in a folder of this test."""
    folder = tmp_path / "anchors"
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(folder))
    return folder


@pytest.fixture
def empty(tmp_path: Path) -> Workspace:
    """A new workspace."""
    return Workspace.create(tmp_path / "w.cusyn")


def new_dataset(folder: Path, **changes: object) -> NewDataset:
    """The small table, ready to register."""
    fields: dict[str, object] = {
        "path": folder / "table.csv",
        "name": "Survey",
        "schema": schema(),
        "epsilon": "3",
        "delta": "1e-9",
        "per_synthesis": "1.5",
        "approx_rows": 500,
    }
    return NewDataset(**{**fields, **changes})  # type: ignore[arg-type]


@pytest.fixture
def workspace(empty: Workspace, tmp_path: Path) -> Workspace:
    """A workspace with the dataset Survey, Ana with limits of her own and Ben without."""
    write_table(tmp_path)
    importing.add_dataset(empty, new_dataset(tmp_path), control=RunControl())
    people.add_user(empty, NewUser(name="Ana", epsilon="2", per_request="1"))
    people.add_user(empty, NewUser(name="Ben"))
    return empty


def ask(**changes: object) -> Request:
    """Ana's usual request."""
    fields: dict[str, object] = {
        "dataset": "Survey",
        "user": "Ana",
        "epsilon": "0.8",
        "queries": (("smoker", "age"), ("region, code",)),
    }
    return Request(**{**fields, **changes})  # type: ignore[arg-type]
