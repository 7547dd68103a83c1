"""What stands between a file and the window: making it, the passphrase of an encrypted one, a sign-in."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.dialogs.accounts.sign_in import SignInDialog
from cusyn_desktop.ui.dialogs.files.files import FileChooser
from cusyn_desktop.ui.dialogs.workspaces.new_workspace import NewWorkspaceDialog
from cusyn_desktop.ui.dialogs.workspaces.unlock import UnlockDialog
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.window.desk import WorkspaceDesk


class Entrance(QObject):
    """Asks for passphrases whenever the desk says so, and hands it the key or the open workspace.

    Attributes:
        dialog: The newest question, or None.

    Signals:
        making_declined: No workspace was made after all.
    """

    making_declined = Signal()

    def __init__(self, shell: Shell, desk: WorkspaceDesk, files: FileChooser, window: QWidget) -> None:
        super().__init__(window)
        self._shell, self._desk, self._files, self._window = shell, desk, files, window
        self.dialog: NewWorkspaceDialog | SignInDialog | UnlockDialog | None = None
        desk.passphrase_wanted.connect(self._on_passphrase_wanted)
        desk.sign_in_wanted.connect(self._on_sign_in_wanted)

    @Slot()
    def make(self) -> None:
        """Ask where a new workspace is to lie, and hand it over once it is made."""
        dialog = NewWorkspaceDialog(
            self._shell.look, self._shell.runners.store, self._files, parent=self._window
        )
        dialog.completed.connect(self._desk.take)
        dialog.rejected.connect(self.making_declined)
        self.dialog = dialog
        dialog.open()

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
