"""What stands between a file and the window: the passphrase of an encrypted one, and a sign-in."""

from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.desk import WorkspaceDesk
from cusyn_desktop.ui.dialogs.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.unlock import UnlockDialog
from cusyn_desktop.ui.tabs.base import Shell


class Entrance(QObject):
    """Asks for passphrases whenever the desk says so, and hands it the key or the open workspace.

    Attributes:
        dialog: The newest question, or None.
    """

    def __init__(self, shell: Shell, desk: WorkspaceDesk, window: QWidget) -> None:
        super().__init__(window)
        self._shell, self._desk, self._window = shell, desk, window
        self.dialog: SignInDialog | UnlockDialog | None = None
        desk.passphrase_wanted.connect(self._on_passphrase_wanted)
        desk.sign_in_wanted.connect(self._on_sign_in_wanted)

    @Slot(object)
    def _on_passphrase_wanted(self, path: Path) -> None:
        self.dialog = UnlockDialog(
            self._shell.look, self._shell.runners.store, path=path, parent=self._window
        )
        self.dialog.completed.connect(self._desk.unlock)
        self.dialog.open()

    @Slot(object)
    def _on_sign_in_wanted(self, path: Path) -> None:
        self.dialog = SignInDialog(
            self._shell.look,
            self._shell.runners.store,
            path=path,
            key=self._desk.key,
            parent=self._window,
        )
        self.dialog.completed.connect(self._desk.take)
        self.dialog.open()
