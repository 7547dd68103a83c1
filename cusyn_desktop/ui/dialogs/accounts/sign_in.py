"""Sign in to a workspace that has accounts."""

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.access.signing_in import SignIn
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.workers.runner import Runner
from cusyn_desktop.workers.tasks import opening


class SignInDialog(ServiceDialog):
    """Name and passphrase; the workspace is opened before the dialog closes.

    Signals:
        completed: The `OpenedWorkspace`.
    """

    def __init__(
        self, look: Look, runner: Runner, *, path: Path, key: Key | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("Sign in"),
            text=self.tr("{name} has accounts.").format(name=path.name),
            width_px=420,
            parent=parent,
        )
        self._path, self._key = path, key
        self.name, self.passphrase = QLineEdit(), QLineEdit()
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.add_field("name", Field(look, self.tr("&Name"), self.name))
        self.add_field("passphrase", Field(look, self.tr("&Passphrase"), self.passphrase))
        self.add_answers(PrimaryButton(self.tr("Sign In")))
        self.inquiry.failed.connect(self._on_refused)
        self.name.setFocus()

    @override
    def act(self) -> None:
        missing = "" if self.name.text().strip() else self.tr("Type the name of your account.")
        self.show_mistake("name", missing)
        if not missing:
            typed = SignIn(self.name.text(), self.passphrase.text())
            self.carry_out(opening(self._path, typed, key=self._key))

    @Slot()
    def _on_refused(self) -> None:
        """A passphrase that was wrong is typed anew."""
        self.passphrase.clear()
        self.passphrase.setFocus()
