"""Workspaces are made, opened and recovered."""

import sqlite3
from pathlib import Path

import pytest

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.errors import InputError, StoreError, StoreTamperedError, StoreTooNewError
from cusyn_desktop.services import pools
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import Standing
from tests.unit.services.test_pools import reserve


def test_a_workspace_is_made_once(tmp_path: Path) -> None:
    made = Workspace.create(tmp_path / "w.cusyn")
    assert Workspace.open(made.path) == made
    with pytest.raises(InputError, match="already"):
        Workspace.create(made.path)
    with pytest.raises(InputError, match="cannot be made"):
        Workspace.create(tmp_path / "none" / "w.cusyn")


def test_what_is_no_workspace_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no file"):
        Workspace.open(tmp_path / "none.cusyn")
    (tmp_path / "text.cusyn").write_text("hello " * 1000, encoding="utf-8")
    with pytest.raises(StoreError, match="is not a CuSyn workspace"):
        Workspace.open(tmp_path / "text.cusyn")


def test_a_newer_workspace_is_refused(empty: Workspace) -> None:
    with sqlite3.connect(empty.path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreTooNewError, match="newer"):
        Workspace.open(empty.path)


def test_a_run_that_died_has_failed_and_stays_spent(workspace: Workspace) -> None:
    label = reserve(workspace)
    with workspace.store(Right.LOOK) as store:
        store.ledger.mark_opened(1)
    opened = Workspace.open(workspace.path)
    assert opened.recovered == (label,)
    (spend,) = pools.spends(opened)
    assert spend.state is SpendState.FAILED
    assert pools.pools(opened)[0].spent == spend.granted
    assert Workspace.open(workspace.path).recovered == ()


def test_an_old_copy_opens_and_says_so(workspace: Workspace) -> None:
    old = workspace.path.read_bytes()
    reserve(workspace)
    workspace.path.write_bytes(old)
    assert Workspace.open(workspace.path).standing is Standing.OLDER_COPY


def test_a_changed_log_is_refused(workspace: Workspace) -> None:
    with sqlite3.connect(workspace.path) as db:
        db.execute("DROP TRIGGER audit_not_changed")
        db.execute("UPDATE audit SET body = replace(body, 'Ana', 'Eve') WHERE seq = 3")
    db.close()
    with pytest.raises(StoreTamperedError, match="Entry 3"):
        Workspace.open(workspace.path)
