"""The mark of a workspace, as it is shown."""

from pathlib import Path

import pytest

from cusyn_desktop.errors import MissingRightError
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.ledger.marks import mark_of
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Standing
from cusyn_desktop.store.roles import Role


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "marks"))
    return Workspace.create(tmp_path / "health.cusyn")


def test_the_mark_names_the_newest_entry(workspace: Workspace, tmp_path: Path) -> None:
    found = mark_of(workspace)
    assert found.path.parent == tmp_path / "marks"
    assert found.path.is_file()
    assert (found.standing, found.entry, len(found.fingerprint)) == (Standing.CURRENT, 1, 64)


def test_without_a_mark_it_says_where_it_would_lie(workspace: Workspace) -> None:
    path = mark_of(workspace).path
    path.unlink()
    found = mark_of(workspace)
    assert (found.path, found.standing, found.entry, found.fingerprint) == (path, Standing.NO_MARK, None, "")


def test_an_analyst_sees_no_mark(workspace: Workspace) -> None:
    analyst = Workspace(workspace.path, actor=Actor(Role.ANALYST, "Ana", "Ana Ruiz"))
    with pytest.raises(MissingRightError):
        mark_of(analyst)
