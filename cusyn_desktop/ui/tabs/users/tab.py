"""The tab Users: who receives synthetic tables, within which limits."""

from typing import TypeVar

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.ui.dialogs.base import ServiceDialog
from cusyn_desktop.ui.dialogs.budgets.new_user import NewUserDialog
from cusyn_desktop.ui.dialogs.budgets.user_limits import GrantDatasetDialog, LowerLimitDialog, UserDialog
from cusyn_desktop.ui.dialogs.queries.set_keeper import SetKeeper
from cusyn_desktop.ui.models.users import UserColumn, UsersModel
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.listing import Facts, ListingTab
from cusyn_desktop.ui.tabs.users.details import DETAILS_PX, UserDetails
from cusyn_desktop.ui.tabs.users.empty import make_empty_state
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.page_stack import PageStack
from cusyn_desktop.ui.widgets.panels import CARD_GAP, PAGE_MARGINS, Card
from cusyn_desktop.ui.widgets.side_pair import SidePair

_USUAL_DELTA = 1e-9
_FOLD_BELOW_PX = 1000
_LEAST_TABLE_PX = 160

_Dialog = TypeVar("_Dialog", bound=UserDialog)


class UsersTab(ListingTab[UserSummary]):
    """A list at the left, the chosen user at the right."""

    key = TabKey.USERS

    @override
    def _make(self) -> None:
        shell = self.shell
        self.dialog: ServiceDialog | None = None
        self._make_list(UsersModel(shell.look, self), name=self.tr("Users"), stretch=UserColumn.NAME)
        self.details = UserDetails(shell.look)
        self.keeper = SetKeeper(shell.look, shell.runners.store, self._calls.people, self.details.sets)
        self.search = SearchField(shell.look, self.tr("Find users"))
        self.new_button = Button.for_action(shell.actions.add_user)
        self._none = caption(self.tr("No user fits."))
        self._pages = PageStack(make_empty_state(shell.look, shell.actions), self._full_page())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.details.limit_wanted.connect(self._on_limit_wanted)
        self.details.dataset_wanted.connect(self._on_dataset_wanted)
        self.details.request_wanted.connect(self._on_request_wanted)
        self.details.release_wanted.connect(self._on_release_wanted)
        self.keeper.changed.connect(self._on_changed)
        self.keeper.failed.connect(self.error_raised)
        self.search.textChanged.connect(self._on_search_changed)
        shell.actions.add_user.triggered.connect(self._on_add_user)

    @override
    def show_item(self, item: object) -> None:
        """A name chooses a user."""
        if isinstance(item, str):
            self._rows.choose(item)

    @override
    def search_field(self) -> QLineEdit:
        return self.search

    # What is shown -------------------------------------------------------------------------------

    @override
    def _show_facts(self, facts: Facts) -> None:
        self._pages.show_at(1 if facts.users else 0)
        self._rows.show(facts.users)

    @override
    def _show_row(self, user: UserSummary | None) -> None:
        self.details.setVisible(user is not None)
        if user is None:
            return
        if self.workspace is not None:
            self.details.show_rights(self.workspace.actor)
        self.keeper.set_user(self.workspace, user.name)
        spends = [spend for spend in self._facts.spends if spend.user == user.name]
        can_allow = bool(self._not_allowed(user))
        self.details.show_user(user, spends, can_allow=can_allow, locked=self.spending_locked)

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        self.table.search_for(text)
        if self.table.current is None:
            self.table.selectRow(0)
        self._none.setVisible(self.table.model().rowCount() == 0)

    def _not_allowed(self, user: UserSummary) -> list[str]:
        """Names of the datasets that a user may not ask for yet."""
        allowed = user.datasets
        return [] if allowed is None else [d.name for d in self._facts.datasets if d.name not in allowed]

    # Changes -------------------------------------------------------------------------------------

    @Slot()
    def _on_add_user(self) -> None:
        if self.workspace is None or self.spending_locked:
            return
        deltas = {dataset.delta for dataset in self._facts.datasets}
        dialog = NewUserDialog(
            self.shell.desk(self._calls.people, self.workspace),
            datasets=[dataset.name for dataset in self._facts.datasets],
            delta=deltas.pop() if len(deltas) == 1 else _USUAL_DELTA,
            parent=self,
        )
        self._open(dialog)

    @Slot()
    def _on_limit_wanted(self) -> None:
        dialog = self._ask_about_user(LowerLimitDialog)
        if dialog is not None:
            self._open(dialog)

    @Slot()
    def _on_dataset_wanted(self) -> None:
        dialog = self._ask_about_user(GrantDatasetDialog)
        if dialog is not None:
            dialog.offer(self._not_allowed(dialog.user))
            self._open(dialog)

    def _ask_about_user(self, kind: type[_Dialog]) -> _Dialog | None:
        """A dialog about the chosen user, if there is one."""
        user = self.table.current
        if user is None or self.workspace is None:
            return None
        return kind(self.shell.desk(self._calls.people, self.workspace), user=user, parent=self)

    def _open(self, dialog: ServiceDialog) -> None:
        self.dialog = dialog
        dialog.completed.connect(self._on_changed)
        dialog.open()

    @Slot(object)
    def _on_request_wanted(self, chosen: QuerySet | None) -> None:
        user = self.table.current
        if user is None:
            return
        wish = RequestWish(user=user.name)
        if chosen is not None:
            wish = RequestWish(dataset=chosen.dataset, user=user.name, queries=chosen.queries)
        self.tab_requested.emit(TabKey.SYNTHESIS.value, wish)

    @Slot(str)
    def _on_release_wanted(self, release_id: str) -> None:
        self.tab_requested.emit(TabKey.RELEASES.value, release_id)

    def _full_page(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(*PAGE_MARGINS)
        row.setSpacing(CARD_GAP)
        card = Card(spacing=4)
        request = Button.for_action(self.shell.actions.open_request)
        card.add_head(self.tr("Users"), "", self.search, request, self.new_button)
        self._none.setVisible(False)
        card.content.addWidget(self._none)
        card.content.addWidget(self.table, 1)
        self.table.sort_by(UserColumn.NAME, Qt.SortOrder.AscendingOrder)
        self.table.setMinimumHeight(_LEAST_TABLE_PX)
        row.addWidget(SidePair(card, self.details, side_px=DETAILS_PX, fold_below_px=_FOLD_BELOW_PX))
        return page
