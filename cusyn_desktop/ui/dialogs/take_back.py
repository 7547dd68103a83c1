"""Take back a reservation that provably never opened the rows; its budget returns to the pools."""

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QWidget

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.records import SpendSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.ledger_calls import Pooling
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.workers.runner import Runner


class TakeBackDialog(ServiceDialog):
    """Asks why.

    Signals:
        completed: The changed `SpendSummary`.
    """

    def __init__(
        self,
        look: Look,
        runner: Runner,
        pooling: Pooling,
        *,
        workspace: Workspace,
        spend: SpendSummary,
        parent: QWidget | None = None,
    ) -> None:
        told = self.tr(
            "The program ended before this run opened the data, so nobody learned anything. "
            "{granted} return to the pools, and the log says so."
        )
        super().__init__(
            look,
            runner,
            title=self.tr("Take back {spend} of {user}").format(spend=spend.id, user=spend.user),
            text=told.format(granted=formats.epsilon_left(spend.granted.epsilon)),
            parent=parent,
        )
        self._pooling, self._workspace, self._spend = pooling, workspace, spend
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        hint = self.tr("It goes into the audit log.")
        self.add_field("reason", Field(look, self.tr("&Reason"), self.reason, hint))
        self.content.addStretch(1)
        self.add_cancel()
        self.accept_button = PrimaryButton(self.tr("Take Back"))
        self.set_acting(self.accept_button)
        self.accept_button.clicked.connect(self._on_accept_clicked)

    @Slot()
    def _on_accept_clicked(self) -> None:
        reason = self.reason.text().strip()
        self.show_mistake("reason", "" if reason else self.tr("Say why; the auditor will ask."))
        if not self.has_mistakes:
            self.carry_out(partial(_void, self._pooling, self._workspace, self._spend.id, reason))


def _void(
    pooling: Pooling, workspace: Workspace, spend_id: str, reason: str, control: RunControl
) -> SpendSummary:
    control.checkpoint()
    return pooling.void(workspace, spend_id=spend_id, reason=reason)
