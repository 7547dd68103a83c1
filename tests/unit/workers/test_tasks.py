"""The calls of the main window, on real workspaces."""

import gc
import sys
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import InputError, StoreTamperedError
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.workers.tasks import (
    OpenedWorkspace,
    WorkspaceFacts,
    counting,
    creating,
    loading,
    opening,
    verifying,
)


@pytest.fixture(autouse=True)
def _own_anchors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUSYN_ANCHOR_DIR", str(tmp_path / "anchors"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "health.cusyn"


def opened(path: Path) -> OpenedWorkspace:
    result = opening(path)(RunControl())
    assert isinstance(result, OpenedWorkspace)
    return result


def test_a_new_workspace_is_empty_and_whole(path: Path) -> None:
    made = creating(path)(RunControl())
    assert isinstance(made, OpenedWorkspace)
    assert made.locked_by is None
    assert counting(made.workspace)(RunControl()) == WorkspaceFacts(0, 0, 0)
    assert getattr(verifying(made.workspace)(RunControl()), "ok", False)


def test_a_workspace_that_is_not_there_is_told(path: Path) -> None:
    with pytest.raises(InputError):
        opening(path)(RunControl())


def test_users_are_counted(path: Path) -> None:
    workspace = Workspace.create(path)
    people.add_user(workspace, NewUser(name="Ana Ruiz"))
    assert counting(workspace)(RunControl()) == WorkspaceFacts(0, 1, 0)


def test_modules_are_loaded_and_kept_from_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = []
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(gc.isenabled()))
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    loading(("colorsys",))(RunControl())
    assert "colorsys" in sys.modules
    assert frozen == [True]
    loading(("colorsys",))(RunControl())
    assert frozen == [True], "what was there before is not frozen again"


def test_the_collector_works_again_when_a_module_is_missing() -> None:
    with pytest.raises(ModuleNotFoundError):
        loading(("no_such_module_of_ours",))(RunControl())
    assert gc.isenabled()


def test_an_older_copy_is_locked_with_its_standing(path: Path) -> None:
    workspace = Workspace.create(path)
    old = path.read_bytes()
    people.add_user(workspace, NewUser(name="Ana Ruiz"))
    path.write_bytes(old)
    locked = opened(path).locked_by
    assert isinstance(locked, StoreTamperedError)
    assert locked.details["standing"] == "older_copy"


def test_a_tampered_workspace_is_opened_to_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = StoreTamperedError("Entry 2 was changed.")
    Workspace.create(path)

    def tampered(_: Workspace) -> Workspace:
        raise error

    monkeypatch.setattr(Workspace, "checked", tampered)
    assert opened(path) == OpenedWorkspace(Workspace(path), locked_by=error)
