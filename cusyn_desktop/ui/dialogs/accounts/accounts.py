"""Who may sign in to a workspace; a custodian adds, changes and closes accounts, an auditor looks."""

from collections.abc import Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import AccountSummary
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.calls.accounts import AccountCalls
from cusyn_desktop.ui.dialogs.accounts.account_forms import (
    AccountDialog,
    AddAccountDialog,
    ChangeRoleDialog,
    CloseAccountDialog,
    PassphraseDialog,
)
from cusyn_desktop.ui.dialogs.base import FormDialog
from cusyn_desktop.ui.dialogs.service_desk import ServiceDesk
from cusyn_desktop.ui.models.accounts import AccountColumn, AccountsModel
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.workers.inquiry import Inquiry

_WIDTH_PX = 720
_TABLE_PX = 140


class AccountsDialog(FormDialog):
    """The accounts as a table, and what can be done about the one that is selected.

    Attributes:
        question: The newest question about an account, or None.

    Signals:
        session_ended: Whoever works here has to sign in: the first account was added, or their own changed.
    """

    session_ended = Signal()

    def __init__(self, desk: ServiceDesk[AccountCalls], parent: QWidget | None = None) -> None:
        super().__init__(
            desk.look,
            title=self.tr("Accounts"),
            text=self.tr("Who may open this workspace. The audit log names them at everything they do."),
            width_px=_WIDTH_PX,
            parent=parent,
        )
        self._desk = desk
        self._users: Sequence[str] = ()
        self.question: AccountDialog | None = None
        self._model = AccountsModel(desk.look)
        self.table = DataTable(self._model, name=self.tr("Accounts"), stretch=AccountColumn.USER)
        self.table.setMinimumHeight(_TABLE_PX)
        self.table.row_selected.connect(self._on_row_selected)
        self._none = caption(
            self.tr("There is no account: the workspace is open to whoever can read the file."), wrap=True
        )
        card = Card(margin=8)
        card.content.addWidget(self.table)
        self.content.addWidget(card, 1)
        self.content.addWidget(self._none)
        self._add_buttons()
        self._reading = Inquiry(desk.runner, self)
        self._reading.succeeded.connect(self._on_read)
        self._reading.failed.connect(self.show_error)
        self.refresh()

    def refresh(self) -> None:
        """Read the accounts again."""
        calls, workspace = self._desk.services, self._desk.workspace
        self._reading.ask(lambda _control: (calls.all(workspace), calls.user_names(workspace)))

    def _add_buttons(self) -> None:
        look = self.look
        self.add_button = Button(self.tr("Add Account…"), look.icon(Icon.ADD_USER))
        self.role_button = Button(self.tr("Change Role…"))
        self.passphrase_button = Button(self.tr("Set Passphrase…"))
        self.close_button = Button(self.tr("Close Account…"))
        to_add, to_change = QHBoxLayout(), QHBoxLayout()
        may_change = self._desk.workspace.actor.may(Right.MANAGE_ACCOUNTS)
        handlers = {
            self.add_button: self._on_add_clicked,
            self.role_button: self._on_role_clicked,
            self.passphrase_button: self._on_passphrase_clicked,
            self.close_button: self._on_close_clicked,
        }
        for button, handler in handlers.items():
            button.clicked.connect(handler)
            row = to_add if button is self.add_button else to_change
            row.addWidget(button)
        for row in (to_add, to_change):
            row.setSpacing(8)
            row.addStretch(1)
            self.content.addLayout(row)
        for button in handlers:  # in its place by now, else it would be a window of its own for a moment
            button.setVisible(may_change)
        leave = Button(self.tr("Close"))
        leave.setDefault(True)
        leave.clicked.connect(self.accept)
        self.add_buttons(leave)
        self._on_row_selected(None)

    @Slot(object)
    def _on_read(self, found: tuple[tuple[AccountSummary, ...], tuple[str, ...]]) -> None:
        accounts, self._users = found
        self._model.set_rows(accounts)
        self._none.setVisible(not accounts)
        if accounts:
            self.table.selectRow(0)

    @Slot(object)
    def _on_row_selected(self, account: AccountSummary | None) -> None:
        self.role_button.setEnabled(account is not None)
        is_open = account is not None and account.role is not None
        self.passphrase_button.setEnabled(is_open)
        self.close_button.setEnabled(is_open)

    @Slot()
    def _on_add_clicked(self) -> None:
        is_first = not self._model.rows
        self._ask(AddAccountDialog(self._desk, users=self._users, is_first=is_first, parent=self))

    @Slot()
    def _on_role_clicked(self) -> None:
        account = self.table.current
        if account is not None:
            question = ChangeRoleDialog(self._desk, account=account.name, parent=self)
            question.begin_with(account, self._users)
            self._ask(question)

    @Slot()
    def _on_passphrase_clicked(self) -> None:
        self._ask_by_name(PassphraseDialog)

    @Slot()
    def _on_close_clicked(self) -> None:
        self._ask_by_name(CloseAccountDialog)

    def _ask_by_name(self, kind: type[PassphraseDialog] | type[CloseAccountDialog]) -> None:
        account = self.table.current
        if account is not None:
            self._ask(kind(self._desk, account=account.name, parent=self))

    def _ask(self, question: AccountDialog) -> None:
        self.question = question
        question.completed.connect(self._on_changed)
        question.open()

    @Slot(object)
    def _on_changed(self, account: AccountSummary) -> None:
        mine = self._desk.workspace.actor.name
        if not mine or mine == account.name:
            self.accept()
            self.session_ended.emit()
        else:
            self.refresh()
