"""Take back a reservation that provably never opened the rows; its budget returns to the pools."""

from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import SpendSummary
from cusyn_desktop.ui.calls.ledger import Pooling
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.fields import Field
from cusyn_desktop.ui.words import formats


class TakeBackDialog(ServiceDialog):
    """Asks why.

    Signals:
        completed: The changed `SpendSummary`.
    """

    def __init__(
        self,
        desk: ServiceDesk[Pooling],
        *,
        spend: SpendSummary,
        parent: QWidget | None = None,
    ) -> None:
        told = self.tr(
            "The program ended before this run opened the data, so nobody learned anything. "
            "{granted} return to the pools, and the log says so."
        )
        super().__init__(
            desk.look,
            desk.runner,
            title=self.tr("Take back {spend} of {user}").format(spend=spend.id, user=spend.user),
            text=told.format(granted=formats.epsilon(spend.granted.epsilon)),
            parent=parent,
        )
        self._desk, self._spend = desk, spend
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        hint = self.tr("It goes into the audit log.")
        self.add_field("reason", Field(desk.look, self.tr("&Reason"), self.reason, hint))
        self.add_answers(PrimaryButton(self.tr("Take Back")))

    @override
    def act(self) -> None:
        reason = self.reason.text().strip()
        self.show_mistake("reason", "" if reason else self.tr("Say why; the auditor will ask."))
        if not self.has_mistakes:
            desk, spend_id = self._desk, self._spend.id
            void = desk.services.void
            self.carry_out(lambda _control: void(desk.workspace, spend_id=spend_id, reason=reason))
