"""What was typed when the window starts anew comes back into the form, once, and into no other workspace."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.ui.window.resuming import Resumption, typed_request
from tests.gui.test_main_window import QuietTab

PATIENCE_MS = 20_000
REQUEST = Request(dataset="Survey", user="Ana Ruiz", epsilon="0.5", queries=(("age", "sex"),))


class TypingTab(QuietTab):
    """Holds a request."""

    request: Request | None = REQUEST

    def typed(self) -> Request | None:
        return self.request


@pytest.fixture
def window(qtbot: QtBot, shell: Shell, real_workspace: Workspace) -> MainWindow:
    assert real_workspace
    made = MainWindow(shell, make_tab=TypingTab, files=FileChooser(shell.settings))
    qtbot.addWidget(made)
    made.show()
    return made


def open_in(qtbot: QtBot, window: MainWindow, path: Path) -> list[object]:
    """Open a workspace; which requests came to the form."""
    tab = window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, QuietTab)
    tab.told.clear()
    with qtbot.waitSignal(window.desk.verified, timeout=PATIENCE_MS):
        window.open_path(path)
    return [one for one in tab.told if isinstance(one, Request)]


def test_a_restart_takes_the_request_along(
    qtbot: QtBot, shell: Shell, window: MainWindow, real_workspace: Workspace
) -> None:
    open_in(qtbot, window, real_workspace.path)
    shell.actions.restart.trigger()
    assert window.restarting
    assert '"Ana Ruiz"' in window.typed


def test_the_request_comes_back_once(qtbot: QtBot, window: MainWindow, real_workspace: Workspace) -> None:
    text = typed_request(window.deck)
    Resumption(window.desk, window.deck, path=real_workspace.path, text=text)
    assert open_in(qtbot, window, real_workspace.path) == [replace(REQUEST, epsilon=0.5)]
    assert open_in(qtbot, window, real_workspace.path) == []


def test_another_workspace_gets_nothing(qtbot: QtBot, window: MainWindow, real_workspace: Workspace) -> None:
    text = typed_request(window.deck)
    Resumption(window.desk, window.deck, path=real_workspace.path.with_name("other.cusyn"), text=text)
    assert open_in(qtbot, window, real_workspace.path) == []


@pytest.mark.parametrize(
    "request_typed",
    [
        None,
        Request(dataset="Survey", user="Ana Ruiz", epsilon="nan"),
        Request(dataset="Survey", user="x" * 40_000, epsilon="0.5"),
    ],
)
def test_what_is_incomplete_or_far_too_long_stays_behind(
    window: MainWindow, request_typed: Request | None
) -> None:
    tab = window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, TypingTab)
    tab.request = request_typed
    assert typed_request(window.deck) == ""
