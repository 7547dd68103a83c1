"""The tab Datasets: what is registered, and how more gets in."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.errors import MissingRightError, StoreError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.models.datasets import DatasetColumn, DatasetsModel
from cusyn_desktop.ui.tabs.base import ImportWish, TabKey
from cusyn_desktop.ui.tabs.datasets.details import FACTS_PX, DatasetFacts, DomainCard
from cusyn_desktop.ui.tabs.datasets.empty import (
    LastWorkspace,
    make_first_import,
    make_first_start,
    make_nothing_allowed,
)
from cusyn_desktop.ui.tabs.listing import Facts, ListingTab
from cusyn_desktop.ui.tabs.shares import shares_by_user
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.widgets.page_stack import PageStack
from cusyn_desktop.ui.widgets.panels import CARD_GAP, PAGE_MARGINS, Card
from cusyn_desktop.ui.widgets.side_pair import SidePair
from cusyn_desktop.ui.widgets.tables import HEAD_PX, ROW_PX
from cusyn_desktop.ui.words import formats

if TYPE_CHECKING:
    from cusyn_desktop.ui.dialogs.bounds import ChooseBoundsDialog
    from cusyn_desktop.ui.dialogs.importing import ImportAssistant

_FEWEST_ROWS, _MOST_ROWS = 2, 6
_FOLD_BELOW_PX = 1000
_AROUND_ROWS_PX = 60
_FIRST_START, _LAST_WORKSPACE, _EMPTY, _FULL, _NOTHING_ALLOWED = range(5)


class DatasetsTab(ListingTab[DatasetSummary]):
    """A list above, the chosen dataset below; while there is none, or no workspace, how to begin."""

    key = TabKey.DATASETS

    @override
    def _make(self) -> None:
        shell = self.shell
        self.assistant: ImportAssistant | None = None
        self.choosing: ChooseBoundsDialog | None = None
        self.moving = self.inquire(self._on_moved, runner=shell.runners.compute)
        model = DatasetsModel(shell.look, self)
        self._make_list(model, name=self.tr("Datasets"), stretch=DatasetColumn.NAME)
        self.domains, self.details = DomainCard(shell.look), DatasetFacts(shell.look)
        self._list = Card(spacing=4)
        self._last = LastWorkspace(shell.look, shell.actions)
        self._pages = PageStack(
            make_first_start(shell.look, shell.actions),
            self._last,
            make_first_import(shell.look, shell.actions),
            self._full_page(),
            make_nothing_allowed(shell.look),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self._show_start()
        self.domains.bounds_wanted.connect(self._on_bounds_wanted)
        self.details.request_wanted.connect(self._on_request_wanted)
        self.details.pools_wanted.connect(self._on_pools_wanted)
        self.details.file_wanted.connect(self._on_file_wanted)

    @override
    def search_field(self) -> QLineEdit:
        return self.domains.search

    @override
    def show_item(self, item: object) -> None:
        """An `ImportWish` opens the assistant; a name chooses a dataset."""
        if isinstance(item, ImportWish):
            self._import(item.path or self._files.table_to_import(self))
        elif isinstance(item, str):
            self._rows.choose(item)

    # Importing -----------------------------------------------------------------------------------

    def _import(self, path: Path | None) -> None:
        if path is None or self.workspace is None:
            return
        try:
            self.workspace.require(Right.IMPORT)
        except MissingRightError as error:
            self.error_raised.emit(error)
            return
        if self.spending_locked:
            told = self.tr("Nothing can be registered until the workspace is settled.")
            self.error_raised.emit(StoreError(told))
            return
        from cusyn_desktop.ui.dialogs.importing import ImportAssistant

        self.assistant = ImportAssistant(
            self.shell.look,
            self.shell.runners,
            self._calls.importing,
            self._files,
            workspace=self.workspace,
            has_users=bool(self._facts.users),
            parent=self.window(),
        )
        self.assistant.dataset_added.connect(self._on_registered)
        self.assistant.next_wanted.connect(self._on_next_wanted)
        self.assistant.open()
        self.assistant.open_file(path)

    @Slot(object)
    def _on_registered(self, dataset: DatasetSummary) -> None:
        told = self.tr("{name} is registered; its pool allows {allowed}")
        allowed = formats.epsilon_left(dataset.pool.remaining.epsilon)
        self.done_told.emit(told.format(name=dataset.name, allowed=allowed))
        self._on_changed(dataset)

    @Slot(str, object)
    def _on_next_wanted(self, name: str, step: NextStep) -> None:
        """Go on from a dataset that was just registered."""
        self._rows.choose(name)
        match step:
            case NextStep.ADD_USER:
                self.shell.actions.add_user.trigger()
            case NextStep.ASK:
                self.tab_requested.emit(TabKey.SYNTHESIS.value, RequestWish(dataset=name))
            case NextStep.CHOOSE_BOUNDS:
                self._on_bounds_wanted()
            case NextStep.SHOW:
                self.tab_requested.emit(self.key.value, name)

    # Bounds --------------------------------------------------------------------------------------

    @Slot()
    def _on_bounds_wanted(self) -> None:
        dataset = self.table.current
        if dataset is None or self.workspace is None:
            return
        from cusyn_desktop.ui.dialogs.bounds import BoundsDesk, ChooseBoundsDialog

        shell = self.shell
        self.choosing = ChooseBoundsDialog(
            BoundsDesk(shell.look, shell.runners, self._calls, self._files, self.workspace),
            dataset=dataset,
            users=self._facts.users,
            taken=[one.name for one in self._facts.datasets],
            parent=self.window(),
        )
        self.choosing.spent.connect(self._on_spent)
        self.choosing.dataset_added.connect(self._on_registered)
        self.choosing.next_wanted.connect(self._on_next_wanted)
        self.choosing.open()

    @Slot()
    def _on_spent(self) -> None:
        self.refresh()
        self.workspace_changed.emit()

    # A file that was moved -----------------------------------------------------------------------

    @Slot()
    def _on_file_wanted(self) -> None:
        dataset = self.table.current
        if dataset is None or self.workspace is None:
            return
        path = self._files.table_to_find(self, dataset.name)
        if path is not None:
            self.moving.ask(partial(self._calls.importing.move_dataset, self.workspace, dataset.name, path))

    @Slot(object)
    def _on_moved(self, dataset: DatasetSummary) -> None:
        self.done_told.emit(self.tr("The file of {name} was found again").format(name=dataset.name))
        self._on_changed(dataset)

    # What is shown -------------------------------------------------------------------------------

    def _show_start(self) -> None:
        """No workspace is open: offer the last one, or begin."""
        self._rows.show(())
        visit = next(iter(self.shell.settings.visits), None)
        self._pages.show_at(_FIRST_START if visit is None else _LAST_WORKSPACE)
        if visit is not None:
            self._last.show_visit(visit)

    @override
    def _show_facts(self, facts: Facts) -> None:
        if self.workspace is None:
            self._show_start()
            return
        may_import = self.workspace.actor.may(Right.IMPORT)
        empty = _EMPTY if may_import else _NOTHING_ALLOWED
        self._pages.show_at(_FULL if facts.datasets else empty)
        shown_rows = min(max(len(facts.datasets), _FEWEST_ROWS), _MOST_ROWS)
        self._list.setFixedHeight(_AROUND_ROWS_PX + HEAD_PX + shown_rows * ROW_PX)
        self._rows.show(facts.datasets)

    @override
    def _show_row(self, dataset: DatasetSummary | None) -> None:
        if dataset is None:
            return
        facts = self._facts
        self.domains.show_dataset(dataset)
        shares = shares_by_user(dataset, facts.users, facts.spends)
        self.details.show_dataset(dataset, shares, lost=dataset.name in facts.lost)
        usable = not dataset.pool.closed and dataset.pool.remaining.pico_rho > 0
        self.details.allow_asking(allowed=usable and not self.spending_locked, has_users=bool(facts.users))
        may_ask = self.workspace is not None and self.workspace.actor.may(Right.SYNTHESISE)
        self.details.ask_button.setVisible(may_ask)
        may_import = self.workspace is not None and self.workspace.actor.may(Right.IMPORT)
        self.domains.bounds_button.setVisible(may_import)
        is_there = dataset.name not in facts.lost
        self.domains.bounds_button.setEnabled(usable and is_there and not self.spending_locked)

    @Slot()
    def _on_request_wanted(self) -> None:
        if self.table.current is not None:
            wish = RequestWish(dataset=self.table.current.name)
            self.tab_requested.emit(TabKey.SYNTHESIS.value, wish)

    @Slot()
    def _on_pools_wanted(self) -> None:
        self.tab_requested.emit(TabKey.POOLS.value, None)

    def _full_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(*PAGE_MARGINS)
        column.setSpacing(CARD_GAP)
        self._list.add_head(self.tr("Datasets"))
        self._list.content.addWidget(self.table)
        self.table.sort_by(DatasetColumn.NAME, Qt.SortOrder.AscendingOrder)
        column.addWidget(self._list)
        pair = SidePair(self.domains, self.details, side_px=FACTS_PX, fold_below_px=_FOLD_BELOW_PX)
        column.addWidget(pair, 1)
        return page
