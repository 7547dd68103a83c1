"""What was typed when the window starts anew comes back into the form, once, and into no other workspace."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.services import accounts, sealing
from cusyn_desktop.services.records.requests import NewAccount, Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.file import keys
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.workspaces.unlock import UnlockDialog
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.ui.window.resuming import Resumption, typed_request
from cusyn_desktop.workers.tasks import OpenedWorkspace
from tests.gui.dialogs.test_unlock import needs_sqlcipher
from tests.gui.office.hands import click, write
from tests.gui.window.test_main_window import QuietTab
from tests.unit.services.office import PHRASES, quicken_hashes

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
    assert open_in(qtbot, window, real_workspace.path) == [REQUEST]
    assert open_in(qtbot, window, real_workspace.path) == []


def test_another_workspace_gets_nothing(qtbot: QtBot, window: MainWindow, real_workspace: Workspace) -> None:
    text = typed_request(window.deck)
    Resumption(window.desk, window.deck, path=real_workspace.path.with_name("other.cusyn"), text=text)
    assert open_in(qtbot, window, real_workspace.path) == []


@pytest.mark.parametrize(
    "request_typed",
    [
        None,
        Request(dataset="Survey", user="x" * 40_000, epsilon="0.5"),
    ],
)
def test_nothing_and_what_is_far_too_long_stay_behind(
    window: MainWindow, request_typed: Request | None
) -> None:
    tab = window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, TypingTab)
    tab.request = request_typed
    assert typed_request(window.deck) == ""


@pytest.mark.parametrize("epsilon", ["", "-0,5", "nan"])
def test_what_is_incomplete_comes_back_as_it_was_typed(
    qtbot: QtBot, window: MainWindow, real_workspace: Workspace, epsilon: str
) -> None:
    tab = window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, TypingTab)
    tab.request = replace(REQUEST, epsilon=epsilon, at_least="much", engine=EngineName.MWEM_PGM, rows=500)
    text = typed_request(window.deck)
    Resumption(window.desk, window.deck, path=real_workspace.path, text=text)
    assert open_in(qtbot, window, real_workspace.path) == [tab.request]


def test_a_text_that_is_no_request_is_passed_over(
    qtbot: QtBot, window: MainWindow, real_workspace: Workspace
) -> None:
    Resumption(window.desk, window.deck, path=real_workspace.path, text='{"dataset": 1}')
    assert open_in(qtbot, window, real_workspace.path) == []


def test_the_page_of_the_demo_is_kept_for_a_restart(
    qtbot: QtBot, shell: Shell, window: MainWindow, real_workspace: Workspace
) -> None:
    with qtbot.waitSignal(window.desk.verified, timeout=PATIENCE_MS):
        window.desk.take(OpenedWorkspace(real_workspace, is_demo=True))
    window.row.choose(TabKey.POOLS)
    assert shell.settings.page_of(real_workspace.path) == ""
    shell.actions.restart.trigger()
    assert shell.settings.page_of(real_workspace.path) == TabKey.POOLS.value


@needs_sqlcipher
def test_a_passphrase_and_a_sign_in_lead_back_to_where_one_was(
    qtbot: QtBot, shell: Shell, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quicken_hashes(monkeypatch)
    for name in ("_MEMORY_KIB", "_PASSES", "_LANES"):
        monkeypatch.setattr(keys, name, 8 if name == "_MEMORY_KIB" else 1)
    path = tmp_path / "hidden.cusyn"
    workspace = Workspace.create(path, key=sealing.new_key(path, PHRASES["Paul"]))
    maria = NewAccount(name="Maria", role=Role.CUSTODIAN, passphrase=PHRASES["Maria"])
    accounts.add_account(workspace, maria)
    shell.settings.remember(path, page=TabKey.POOLS.value)
    Resumption(window.desk, window.deck, path=path, text=typed_request(window.deck))
    window.open_path(path)
    answer(qtbot, window, UnlockDialog, passphrase=PHRASES["Paul"])
    with qtbot.waitSignal(window.desk.verified, timeout=PATIENCE_MS):
        answer(qtbot, window, SignInDialog, name="Maria", passphrase=PHRASES["Maria"])
    assert window.row.current is TabKey.POOLS
    tab = window.tab(TabKey.SYNTHESIS)
    assert isinstance(tab, QuietTab)
    assert REQUEST in tab.told


def answer(qtbot: QtBot, window: MainWindow, kind: type[UnlockDialog | SignInDialog], **typed: str) -> None:
    """Wait for a question and answer it."""

    def asked() -> UnlockDialog | SignInDialog | None:
        dialog = window.entrance.dialog
        return dialog if isinstance(dialog, kind) and dialog.isVisible() else None

    qtbot.waitUntil(lambda: asked() is not None, timeout=PATIENCE_MS)
    dialog = asked()
    assert dialog is not None
    for field, text in typed.items():
        write(getattr(dialog, field), text)
    click(dialog.accept_button)
