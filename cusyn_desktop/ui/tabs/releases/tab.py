"""The tab that shows what was released, how well it came out, and exports it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.times import COARSE, step_for
from cusyn_desktop.services.records import BoundsFound, PairTable, ReleaseDetail, ReleaseSummary, TrueError
from cusyn_desktop.services.releases.fitness import judgement_of
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.ledger import Releasing
from cusyn_desktop.ui.dialogs.export_package import ExportedDialog, ExportPackageDialog
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.tabs.base import Activity, TabKey
from cusyn_desktop.ui.tabs.calling import LedgerTab
from cusyn_desktop.ui.tabs.releases.custodian import SIDE_PX, CustodianPanel
from cusyn_desktop.ui.tabs.releases.errors import ErrorCard
from cusyn_desktop.ui.tabs.releases.head import ReleaseHead
from cusyn_desktop.ui.tabs.releases.marginals import ColumnCard, PairCard
from cusyn_desktop.ui.tabs.releases.release_list import ReleaseList
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.widgets.page_stack import PageStack
from cusyn_desktop.ui.widgets.panels import CARD_GAP, EmptyState, ReadingState
from cusyn_desktop.ui.widgets.shared_line import SharedLine
from cusyn_desktop.ui.widgets.side_pair import ListPair, SidePair
from cusyn_desktop.ui.widgets.turns import Turns
from cusyn_desktop.ui.words.languages import paper_language
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from cusyn_desktop.ui.tabs.releases.bounds import BoundsPage

_LIST_PX, _LEAST_LIST_PX, _FOLDED_LIST_PX = 272, 220, 180
_FOLD_LIST_BELOW_PX = 800
_FOLD_BELOW_PX, _FOLD_COLUMNS_BELOW_PX = 700, 600


@dataclass(frozen=True, slots=True)
class _Facts:
    """All releases, and the position of each user's mark."""

    releases: tuple[ReleaseSummary, ...]
    positions: dict[str, int]


@dataclass(frozen=True, slots=True)
class _Look:
    """The true errors of one release."""

    release_id: str
    errors: tuple[TrueError, ...]


class ReleasesTab(LedgerTab):
    """List at the left; the chosen release at the right."""

    key = TabKey.RELEASES

    @override
    def _make(self) -> None:
        self._releasing = self._calls.releasing
        self.detail: ReleaseDetail | None = None
        self.dialog: ExportPackageDialog | ExportedDialog | None = None
        self.bounds: BoundsPage | None = None
        self._positions: dict[str, int] = {}
        self._wanted = ""
        shell, look = self.shell, self.shell.look
        self.listing, self.head = ReleaseList(look), ReleaseHead(look, shell.actions)
        self.errors, self.custodian = ErrorCard(look), CustodianPanel(look)
        self.column, self.pair = ColumnCard(look), PairCard(look)
        self.filling = Turns(self)
        self.facts = self.inquire(self._show_facts)
        self.reading = self.inquire(self._show_detail)
        self.pairing = self.inquire(self._on_pair_read)
        self.bounding = self.inquire(self._on_bounds_read)
        self._waiting = ReadingState(self.tr("Reading the releases…"))
        for asked in (self.facts, self.reading):
            asked.failed.connect(self._waiting.end)
        self.looking = Inquiry(shell.runners.compute, self)
        self._pages = self.lay_out(self._make_empty(), self._make_page())
        self._connect()

    @override
    def set_workspace(self, workspace: Workspace | None, *, spending_locked: bool = False) -> None:
        if workspace != self.workspace:
            self.filling.drop()
            self._show_facts(_Facts((), {}))
            if workspace is not None:
                self._show_reading()
        self.custodian.setVisible(workspace is not None and workspace.actor.may(Right.SEE_TRUE_ERRORS))
        may_export = workspace is not None and workspace.actor.may(Right.EXPORT)
        self.head.allow_more_rows(allowed=may_export)
        super().set_workspace(workspace, spending_locked=spending_locked)

    @override
    def refresh(self) -> None:
        if self.workspace is not None:
            self.facts.ask(partial(_read_facts, self._releasing, self.workspace))

    @override
    def show_item(self, item: object) -> None:
        """The id of a release; one that is not listed yet is chosen once it is."""
        if isinstance(item, str):
            self._wanted = item
            self.refresh()

    @override
    def search_field(self) -> QLineEdit:
        return self.listing.search

    def _connect(self) -> None:
        actions = self.shell.actions
        self.looking.progressed.connect(self._on_looking_progressed)
        self.looking.succeeded.connect(self._on_looked)
        self.looking.failed.connect(self._on_looking_failed)
        self.looking.finished.connect(self._on_looking_finished)
        self.listing.chosen.connect(self._on_chosen)
        self.pair.pair_wanted.connect(self._on_pair_wanted)
        self.custodian.look_wanted.connect(self._on_look_wanted)
        actions.export_release.triggered.connect(self._on_export)
        self.head.more_rows.clicked.connect(self._on_more_rows)
        actions.ask_again.triggered.connect(self._on_ask_again)

    # The chosen release --------------------------------------------------------------------------

    @Slot(object)
    def _show_facts(self, facts: _Facts) -> None:
        self._positions = facts.positions
        self.listing.show_releases(facts.releases, facts.positions)
        if self._wanted:
            self.listing.choose(self._wanted)
            self._wanted = ""
        if not facts.releases:
            self.detail = None
            self._pages.show_at(0)

    def _show_reading(self) -> None:
        """Nothing is known yet, and nothing is said to be missing."""
        self._waiting.begin()
        self._chosen.show_page(self._waiting)
        self._pages.show_at(1)

    @Slot(object)
    def _on_chosen(self, release: ReleaseSummary) -> None:
        if self.workspace is not None and (self.detail is None or self.detail.summary.id != release.id):
            self.reading.ask(partial(_read_detail, self._releasing, self.workspace, release.id))

    @Slot(object)
    def _show_detail(self, detail: ReleaseDetail) -> None:
        self.detail = detail
        self.filling.drop()
        position = self._positions.get(detail.summary.spend.user, -1)
        self.head.show_release(detail.summary, position, detail.reused)
        self.looking.cancel()
        self.custodian.show_none()
        if detail.summary.search is None:
            self._show_table(detail)
        elif self.workspace is not None:
            self.bounding.ask(partial(_read_bounds, self._releasing, self.workspace, detail.summary.id))
        self._waiting.end()
        if self._chosen.shown is self._waiting:  # the cards may hold what another workspace told
            for card in (self.errors, self.column, self.pair):
                card.setVisible(False)
        self._chosen.show_at(1)
        self._pages.show_at(1)

    def _show_table(self, detail: ReleaseDetail) -> None:
        """Show how well a synthetic table came out, card by card: all at once would be felt."""
        self.bounding.cancel()
        step = COARSE if self.workspace is None else step_for(self.workspace.actor)
        n_rows = detail.summary.n_rows
        self.head.show_fitness(judgement_of(detail.queries, n_rows=n_rows), n_rows=n_rows)
        self.head.show_figures(detail.figures, detail.summary.spend.took, step=step)
        self._show_part(self._table)
        self.filling.take(
            partial(self._fill, self.errors, partial(self.errors.show_queries, detail.queries)),
            partial(self._fill, self.column, partial(self.column.show_tables, detail)),
            partial(self._fill, self.pair, partial(self.pair.show_pairs, detail)),
        )

    def _fill(self, card: QWidget, fill: Callable[[], None]) -> None:
        """Let a card show the release, and be seen."""
        fill()
        card.setVisible(True)

    @Slot(object)
    def _on_bounds_read(self, found: BoundsFound) -> None:
        from cusyn_desktop.ui.tabs.releases.bounds import BoundsPage

        if self.bounds is None:
            self.bounds = BoundsPage(self.shell.look)
            self._shown.addWidget(self.bounds, 104)
        self.bounds.show_bounds(found)
        self._show_part(self.bounds)

    def _show_part(self, part: QWidget) -> None:
        """Show a table or bounds below the head."""
        for one in (self._table, self.bounds):
            if one is not None:
                one.setVisible(one is part)

    @Slot(object)
    def _on_pair_wanted(self, columns: tuple[str, str]) -> None:
        if self.workspace is not None and self.detail is not None:
            release_id = self.detail.summary.id
            self.pairing.ask(partial(_read_pair, self._releasing, self.workspace, release_id, columns))

    @Slot(object)
    def _on_pair_read(self, table: PairTable) -> None:
        self.pair.show_table(table)

    # The custodian's look ------------------------------------------------------------------------

    @Slot()
    def _on_look_wanted(self) -> None:
        if self.workspace is None or self.detail is None:
            return
        self.custodian.show_waiting()
        self.activity_changed.emit(Activity(self.tr("Comparing with the real rows"), 0.0))
        self.looking.ask(partial(_look, self._releasing, self.workspace, self.detail.summary.id))

    @Slot(object)
    def _on_looking_progressed(self, progress: Progress) -> None:
        self.activity_changed.emit(Activity(self.tr("Comparing with the real rows"), progress.fraction))

    @Slot(object)
    def _on_looked(self, look: _Look) -> None:
        if self.detail is not None and self.detail.summary.id == look.release_id:
            self.custodian.show_errors(look.errors)
        self.workspace_changed.emit()

    @Slot(object)
    def _on_looking_failed(self, error: CuSynError) -> None:
        self.custodian.show_none()
        self.error_raised.emit(error)

    @Slot()
    def _on_looking_finished(self) -> None:
        self.activity_changed.emit(None)

    # What can be done with it --------------------------------------------------------------------

    @Slot()
    def _on_ask_again(self) -> None:
        if self.detail is None:
            return
        search = self.detail.summary.search
        if search is None:
            # a budget that was reduced was agreed to as the least of that request, not of the next one
            request = replace(self.detail.summary.spend.request, at_least=None)
            self.tab_requested.emit(TabKey.SYNTHESIS.value, request)
        else:  # bounds are asked for where the table stands
            self.tab_requested.emit(TabKey.DATASETS.value, search.dataset)

    @Slot()
    def _on_more_rows(self) -> None:
        """Export twice the rows, unless the person types another number."""
        self._on_export()
        if isinstance(self.dialog, ExportPackageDialog) and self.detail is not None:
            self.dialog.ask_for_rows(2 * self.detail.summary.n_rows)

    @Slot()
    def _on_export(self) -> None:
        if self.workspace is None or self.detail is None:
            return
        desk = self.shell.desk(self._releasing, self.workspace)
        dialog = ExportPackageDialog(
            desk,
            self._files,
            release=self.detail.summary,
            language=paper_language(self.shell.settings.language),
            parent=self,
        )
        dialog.completed.connect(self._on_exported)
        self.dialog = dialog
        dialog.open()

    @Slot(object)
    def _on_exported(self, package: Path) -> None:
        self.shell.settings.last_folder = package.parent
        self.workspace_changed.emit()
        self.dialog = ExportedDialog(self.shell.look, package, self)
        self.dialog.open()

    # Layout --------------------------------------------------------------------------------------

    def _make_page(self) -> QWidget:
        for card in (self.errors, self.column, self.pair):
            policy = card.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            card.setSizePolicy(policy)
        bottom = SharedLine({self.column: 39, self.pair: 60}, fold_below_px=_FOLD_COLUMNS_BELOW_PX)
        pair = SidePair(self.errors, self.custodian, side_px=SIDE_PX, fold_below_px=_FOLD_BELOW_PX)
        self._table = QWidget()
        table = QVBoxLayout(self._table)
        table.setContentsMargins(0, 0, 0, 0)
        table.setSpacing(CARD_GAP)
        table.addWidget(pair, 56)
        table.addWidget(bottom, 48)
        release = QWidget()
        self._shown = shown = QVBoxLayout(release)
        shown.setContentsMargins(0, 0, 0, 0)
        shown.setSpacing(12)
        shown.addWidget(self.head)
        shown.addWidget(self._table, 104)
        self._chosen = PageStack(self._waiting, release)
        return ListPair(
            self.listing,
            self._chosen,
            list_px=_LIST_PX,
            least_list_px=_LEAST_LIST_PX,
            folded_px=_FOLDED_LIST_PX,
            fold_below_px=_FOLD_LIST_BELOW_PX,
        )

    def _make_empty(self) -> EmptyState:
        empty = EmptyState(
            self.shell.look,
            title=self.tr("No release yet"),
            text=self.tr("A synthetic table appears here once a request was granted and has run."),
        )
        empty.add_button(PrimaryButton.for_action(self.shell.actions.new_request))
        return empty


def _read_facts(releasing: Releasing, workspace: Workspace, control: RunControl) -> _Facts:
    control.checkpoint()
    positions = {user.name: mark_position(user) for user in releasing.users(workspace)}
    return _Facts(releasing.releases(workspace), positions)


def _read_detail(
    releasing: Releasing, workspace: Workspace, release_id: str, control: RunControl
) -> ReleaseDetail:
    control.checkpoint()
    return releasing.detail(workspace, release_id)


def _read_bounds(
    releasing: Releasing, workspace: Workspace, release_id: str, control: RunControl
) -> BoundsFound:
    control.checkpoint()
    return releasing.bounds(workspace, release_id)


def _read_pair(
    releasing: Releasing, workspace: Workspace, release_id: str, columns: tuple[str, str], control: RunControl
) -> PairTable:
    control.checkpoint()
    return releasing.pair(workspace, release_id, columns)


def _look(releasing: Releasing, workspace: Workspace, release_id: str, control: RunControl) -> _Look:
    return _Look(release_id, releasing.true_errors(workspace, release_id, control))
