"""What another window or a command writes is shown here, too, without anybody asking for it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.control import RunControl
from cusyn_desktop.services import people
from cusyn_desktop.services.records.requests import NewUser
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.tabs.pools import PoolsTab
from cusyn_desktop.ui.tabs.users import UsersTab
from cusyn_desktop.workers.tasks import FileState, looking_at
from tests.gui.office.office_window import PATIENCE_MS, Desk
from tests.unit.services.conftest import ask
from tests.unit.services.office import Office


@pytest.fixture
def desk(shell: Shell, qtbot: QtBot, office: Office) -> Desk:
    """The custodian's window, with all pages read."""
    made = Desk(shell, office)
    qtbot.addWidget(made.window)
    with qtbot.waitSignal(made.window.ready, timeout=PATIENCE_MS):
        made.window.show()
    made.sign_in(qtbot, Role.CUSTODIAN)
    made.window.watch.timer.stop()  # looks when the test says so
    return made


def _tab_is_changed(desk: Desk) -> None:
    desk.window.row.choose(TabKey.RELEASES)


def _window_is_used(desk: Desk) -> None:
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.WindowActivate))


def _chain_is_checked(desk: Desk) -> None:
    desk.window.desk.verify()


def _time_goes_by(desk: Desk) -> None:
    desk.window.watch.timer.timeout.emit()


@pytest.mark.parametrize("then", [_tab_is_changed, _window_is_used, _chain_is_checked, _time_goes_by])
def test_a_spend_of_another_window_is_shown(desk: Desk, qtbot: QtBot, then: Callable[[Desk], None]) -> None:
    pools = desk.window.tab(TabKey.POOLS)
    assert isinstance(pools, PoolsTab)
    before = len(pools.history.spends.model.rows)
    other = desk.office.as_(Role.CUSTODIAN)
    made = synthesis.synthesise(other, ask(user="Benedikt", epsilon="0.2", rows=50), control=RunControl())
    with qtbot.waitSignals([desk.window.watch.changed, desk.window.desk.counted], timeout=PATIENCE_MS):
        then(desk)
    qtbot.waitUntil(lambda: len(pools.history.spends.model.rows) == before + 1, timeout=PATIENCE_MS)
    assert made.id in [row.id for row in pools.history.spends.model.rows]
    desk.settle(qtbot)


def test_hidden_pages_are_read_again_too(desk: Desk, qtbot: QtBot) -> None:
    users = desk.window.tab(TabKey.USERS)
    assert isinstance(users, UsersTab)
    assert not users.isVisible()
    before = users.table.model().rowCount()
    people.add_user(desk.office.as_(Role.CUSTODIAN), NewUser(name="Chen"))
    desk.window.watch.look()
    qtbot.waitUntil(lambda: users.table.model().rowCount() == before + 1, timeout=PATIENCE_MS)
    desk.settle(qtbot)


def test_what_is_known_is_not_read_again(desk: Desk, qtbot: QtBot) -> None:
    """Neither where nothing was written, nor after what this window wrote itself."""
    seen: list[None] = []
    desk.window.watch.changed.connect(lambda: seen.append(None))
    desk.window.watch.look()
    desk.settle(qtbot)
    people.add_user(desk.office.as_(Role.CUSTODIAN), NewUser(name="Chen"))
    desk.window.tab(TabKey.USERS).workspace_changed.emit()
    desk.settle(qtbot)
    desk.window.watch.look()
    desk.settle(qtbot)
    assert seen == []


def test_nothing_is_looked_at_in_the_background_of_a_hidden_window(desk: Desk, qtbot: QtBot) -> None:
    people.add_user(desk.office.as_(Role.CUSTODIAN), NewUser(name="Chen"))
    desk.window.hide()
    with qtbot.assertNotEmitted(desk.window.watch.changed):
        _time_goes_by(desk)
        desk.settle(qtbot)
    assert desk.window.desk.workspace is not None
    desk.window.desk.close()
    assert not desk.window.watch.timer.isActive()


def test_the_state_of_a_file_tells_what_was_done_to_it(tmp_path: Path) -> None:
    workspace = Workspace.create(tmp_path / "w.cusyn")
    look = looking_at(workspace.path)
    before = look(RunControl())
    assert isinstance(before, FileState)
    assert look(RunControl()) == before
    put_back = tmp_path / "older"
    put_back.write_bytes(workspace.path.read_bytes())
    os.utime(put_back, ns=(before.written_ns, before.written_ns))
    put_back.replace(workspace.path)
    assert look(RunControl()) != before, "another file of the same size and time"
    workspace.path.unlink()
    assert look(RunControl()) is None
