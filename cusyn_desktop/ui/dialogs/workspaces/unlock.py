"""The passphrase of an encrypted workspace."""

from pathlib import Path

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.workers.runner import Runner
from cusyn_desktop.workers.tasks import unlocking


class UnlockDialog(ServiceDialog):
    """One passphrase; whether it fits is found out before the dialog closes.

    Signals:
        completed: The `Key`.
    """

    def __init__(self, look: Look, runner: Runner, *, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(
            look,
            runner,
            title=self.tr("Encrypted workspace"),
            text=self.tr("{name} opens with its passphrase.").format(name=path.name),
            width_px=420,
            parent=parent,
        )
        self._path = path
        self.passphrase = QLineEdit()
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.add_field("passphrase", Field(look, self.tr("&Passphrase"), self.passphrase))
        self.add_answers(PrimaryButton(self.tr("Open")))
        self.inquiry.failed.connect(self._on_refused)
        self.passphrase.setFocus()

    @override
    def act(self) -> None:
        self.carry_out(unlocking(self._path, self.passphrase.text()))

    @Slot()
    def _on_refused(self) -> None:
        """A passphrase that was wrong is typed anew."""
        self.passphrase.clear()
        self.passphrase.setFocus()
