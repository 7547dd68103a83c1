"""The tab that shows budgets as pictures, and what a planned request would leave."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QTimer, Slot
from PySide6.QtWidgets import QLineEdit, QMenu, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import RunControl
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import Overview, PoolStatus, SpendSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.ledger import Pooling
from cusyn_desktop.ui.dialogs.budgets.pool_changes import ClosePoolDialog, LowerPoolDialog, PoolDialog
from cusyn_desktop.ui.dialogs.budgets.take_back import TakeBackDialog
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.calling import LedgerTab
from cusyn_desktop.ui.tabs.pools.gauge_words import gauges_of
from cusyn_desktop.ui.tabs.pools.gauges import GaugeCard, GaugeStrip
from cusyn_desktop.ui.tabs.pools.head import PoolsHead, Wish
from cusyn_desktop.ui.tabs.pools.history import HistoryColumn
from cusyn_desktop.ui.tabs.pools.meaning import MeaningCard
from cusyn_desktop.ui.tabs.pools.rules import RulesCard
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.panels import CARD_GAP, EmptyState
from cusyn_desktop.ui.widgets.side_pair import SidePair

if TYPE_CHECKING:
    from cusyn_desktop.ui.dialogs.budgets.print_pools import PrintPoolsDialog

_SIDE_PX = 432
_FOLD_BELOW_PX = 1000
_PAUSE_MS = 150
"""The plan is looked at once the typing rests this long."""


class PoolsTab(LedgerTab):
    """Shows an `Overview` and asks for another one when dataset or plan change."""

    key = TabKey.POOLS

    @override
    def _make(self) -> None:
        self._pooling = self._calls.pooling
        self.seen: Overview | None = None
        self.dialog: PoolDialog | TakeBackDialog | None = None
        self.printing: PrintPoolsDialog | None = None
        self._pool_of_menu: PoolStatus | None = None
        self.overview = self.inquire(self._on_overview_read)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_PAUSE_MS)
        shell, look = self.shell, self.shell.look
        self.head, self.gauges, self.history = PoolsHead(look), GaugeStrip(look), HistoryColumn(look)
        self.meaning, self.rules = MeaningCard(look), RulesCard(look)
        self.menu = QMenu(self)
        self.menu.addActions([shell.actions.lower_pool, shell.actions.close_pool])
        self._pages = self.lay_out(self._make_empty(), self._make_page())
        self._connect()

    @override
    def set_workspace(self, workspace: Workspace | None, *, spending_locked: bool = False) -> None:
        if workspace != self.workspace:
            self._show_nothing()
        self.history.spends.set_voidable(() if workspace is None or spending_locked else workspace.voidable)
        super().set_workspace(workspace, spending_locked=spending_locked)

    @override
    def refresh(self) -> None:
        self.pause.stop()
        if self.workspace is None:
            self._show_nothing()
            return
        wish = self.head.wish if self.seen is not None else Wish("", "", "")
        self.overview.ask(partial(_read, self._pooling, self.workspace, wish))

    @override
    def show_item(self, item: object) -> None:
        """The name of a dataset."""
        if isinstance(item, str) and self.head.dataset.findText(item) >= 0:
            self.head.dataset.setCurrentText(item)

    @override
    def search_field(self) -> QLineEdit:
        return self.history.spends.search

    def _connect(self) -> None:
        actions = self.shell.actions
        self.head.changed.connect(self.pause.start)
        self.head.print_wanted.connect(self._on_print_wanted)
        self.pause.timeout.connect(self.refresh)
        self.gauges.menu_wanted.connect(self._on_menu_wanted)
        self.history.spends.release_wanted.connect(self._on_release_wanted)
        self.history.spends.take_back_wanted.connect(self._on_take_back_wanted)
        actions.close_pool.triggered.connect(self._on_close_pool)
        actions.lower_pool.triggered.connect(self._on_lower_pool)

    def _show_nothing(self) -> None:
        self.seen = None
        self._pages.show_at(0)

    @Slot(object)
    def _on_overview_read(self, seen: Overview | None) -> None:
        if seen is None:
            self._show_nothing()
            return
        is_first = self.seen is None
        self.seen = seen
        self.head.show_overview(seen)
        can_change = self.workspace is not None and self.workspace.actor.may(Right.CLOSE_POOLS)
        self.gauges.show_gauges(gauges_of(seen), can_change=can_change and not self.spending_locked)
        for part in (self.history, self.meaning, self.rules):
            part.show_overview(seen)
        self.history.offer_timeline(offered=self.workspace is None or self.workspace.actor.sees_everybody)
        self._pages.show_at(1)
        if is_first:
            self.refresh()

    @Slot(object)
    def _on_menu_wanted(self, card: GaugeCard) -> None:
        self._pool_of_menu = card.gauge.pool if card.gauge else None
        self.menu.popup(card.more.mapToGlobal(QPoint(0, card.more.height())))

    @Slot(str)
    def _on_release_wanted(self, release_id: str) -> None:
        self.tab_requested.emit(TabKey.RELEASES.value, release_id)

    @Slot(object)
    def _on_take_back_wanted(self, spend: SpendSummary) -> None:
        if self.workspace is None:
            return
        desk = self.shell.desk(self._pooling, self.workspace)
        self.dialog = TakeBackDialog(desk, spend=spend, parent=self)
        self.dialog.completed.connect(self._on_pool_changed)
        self.dialog.open()

    @Slot()
    def _on_print_wanted(self) -> None:
        """Offer paper and PDF; the file's place is asked for by the page's keeper."""
        if self.workspace is None or self.seen is None:
            return
        from cusyn_desktop.ui.dialogs.budgets.print_pools import PrintPoolsDialog

        dialog = PrintPoolsDialog(
            self.shell.desk(self._pooling, self.workspace),
            dataset=self.seen.dataset.name,
            files=self.file_keeper.chooser,
            parent=self,
        )
        self.printing = dialog
        dialog.open()

    @Slot()
    def _on_close_pool(self) -> None:
        self._open(ClosePoolDialog)

    @Slot()
    def _on_lower_pool(self) -> None:
        self._open(LowerPoolDialog)

    def _open(self, kind: type[ClosePoolDialog] | type[LowerPoolDialog]) -> None:
        """Ask which pool, beginning with the one whose menu was used."""
        pools = self._open_pools()
        if self.workspace is None or self.seen is None or not pools:
            return
        desk = self.shell.desk(self._pooling, self.workspace)
        dialog = kind(desk, pools=pools, dataset=self.seen.dataset, parent=self)
        if self._pool_of_menu is not None:
            dialog.choose(self._pool_of_menu)
        self._pool_of_menu = None
        dialog.completed.connect(self._on_pool_changed)
        self.dialog = dialog
        dialog.open()

    def _open_pools(self) -> list[PoolStatus]:
        """The pools on this page that are not closed."""
        if self.seen is None:
            return []
        pools = [self.seen.pool, *(one.user.pool for one in self.seen.users)]
        return [pool for pool in pools if pool is not None and not pool.closed]

    @Slot()
    def _on_pool_changed(self) -> None:
        self.refresh()
        self.workspace_changed.emit()

    def _make_page(self) -> QWidget:
        side = QWidget()
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(CARD_GAP)
        right.addWidget(self.meaning, 1)
        right.addWidget(self.rules)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addWidget(self.head)
        column.addWidget(self.gauges)
        pair = SidePair(self.history, side, side_px=_SIDE_PX, fold_below_px=_FOLD_BELOW_PX)
        column.addWidget(pair, 1)
        self.gauges.reach_after(self.head.user)
        return page

    def _make_empty(self) -> EmptyState:
        empty = EmptyState(
            self.shell.look,
            title=self.tr("No pools yet"),
            text=self.tr("A dataset gets its pool when it is imported, a user when they are added."),
        )
        empty.add_button(PrimaryButton.for_action(self.shell.actions.import_data))
        return empty


def _read(pooling: Pooling, workspace: Workspace, wish: Wish, control: RunControl) -> Overview | None:
    from cusyn_desktop.services.ledger.overview import Plan

    control.checkpoint()
    plan = Plan(user=wish.user, epsilon=wish.epsilon) if wish.user and wish.epsilon else None
    return pooling.overview(workspace, dataset=wish.dataset or None, plan=plan)
