"""The window over a workspace with accounts, as somebody of a role sees it."""

from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.registry import create_tab
from cusyn_desktop.ui.window.main_window import MainWindow
from tests.gui.office.hands import click, write
from tests.unit.services.office import NAMES, PHRASES, Office

PATIENCE_MS = 20_000


class Chooser(FileChooser):
    """Answers without a dialog."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.answer: Path | None = None

    def request_to_open(self, _: QWidget) -> Path | None:
        return self.answer


class Desk:
    """A window with its real tabs over an office."""

    def __init__(self, shell: Shell, office: Office) -> None:
        self.shell, self.office, self.files = shell, office, Chooser(shell.settings)
        self.window = MainWindow(shell, make_tab=create_tab, files=self.files)

    @property
    def dialog(self) -> SignInDialog:
        dialog = self.window.entrance.dialog
        assert isinstance(dialog, SignInDialog)
        return dialog

    @property
    def tabs(self) -> list[str]:
        bar = self.window.row.findChild(QTabBar)
        assert isinstance(bar, QTabBar)
        return [bar.tabText(index) for index in range(bar.count()) if bar.isTabVisible(index)]

    @property
    def actions(self) -> set[str]:
        """Names of the actions that are not left out."""
        found = self.shell.actions.findChildren(QAction)
        return {action.objectName() for action in found if action.isVisible()}

    def begin(self, qtbot: QtBot) -> None:
        with qtbot.waitSignal(self.window.desk.sign_in_wanted, timeout=PATIENCE_MS):
            self.window.open_path(self.office.path)
        qtbot.waitUntil(lambda: self.dialog.isVisible(), timeout=PATIENCE_MS)

    def sign_in(self, qtbot: QtBot, role: Role) -> None:
        """Open the workspace as somebody of a role, and wait until every tab has read it."""
        self.begin(qtbot)
        write(self.dialog.name, NAMES[role])
        write(self.dialog.passphrase, PHRASES[NAMES[role]])
        with qtbot.waitSignals([self.dialog.completed, self.window.desk.counted], timeout=PATIENCE_MS):
            click(self.dialog.accept_button)
        self.settle(qtbot)

    def settle(self, qtbot: QtBot) -> None:
        """Wait until both threads have nothing left to do."""
        runners = self.shell.runners
        qtbot.waitUntil(lambda: not runners.store.busy and not runners.compute.busy, timeout=PATIENCE_MS)
        QApplication.processEvents()
