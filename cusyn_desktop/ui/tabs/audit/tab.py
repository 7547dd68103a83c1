"""The tab that shows the audit log, says whether it is whole, and gives receipts."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.papers.receipts import ReceiptCheck
from cusyn_desktop.services.records import VerificationReport
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.events import Event
from cusyn_desktop.ui.calls.ledger import Auditing
from cusyn_desktop.ui.dialogs.workspaces.accept_copy import AcceptCopyDialog
from cusyn_desktop.ui.dialogs.workspaces.receipt_checked import ReceiptCheckedDialog
from cusyn_desktop.ui.models.audit import AuditColumn, AuditModel, LogRow
from cusyn_desktop.ui.models.log_sheet import log_sheet
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.models.verdict_words import told_report
from cusyn_desktop.ui.tabs.audit.entry_card import SIDE_PX, EntryCard
from cusyn_desktop.ui.tabs.audit.filters import FilterLine
from cusyn_desktop.ui.tabs.audit.verdict import VerdictBanner
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.calling import LedgerTab
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import body
from cusyn_desktop.ui.widgets.page_stack import PageStack
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card, EmptyState
from cusyn_desktop.ui.widgets.side_pair import SidePair
from cusyn_desktop.ui.widgets.tables import DataTable
from cusyn_desktop.ui.words.languages import paper_language

_FOLD_BELOW_PX = 900
_FOLDED_PX = 460
_ROW_PX = 30
_TABLE_PX = 240


@dataclass(frozen=True, slots=True)
class _Log:
    """All entries in words, and the position of each user's mark."""

    rows: tuple[LogRow, ...]
    positions: dict[str, int]


class AuditTab(LedgerTab):
    """Verdict above, log below it, the chosen entry at the right."""

    key = TabKey.AUDIT

    @override
    def _make(self) -> None:
        self._auditing = self._calls.auditing
        self.report: VerificationReport | None = None
        self._rows: tuple[LogRow, ...] = ()
        self._released: frozenset[str] = frozenset()
        self.reading = self.inquire(self._show_log)
        self.writing = self.inquire(self._on_kept)
        self.copying = self.inquire(self._on_receipt_made)
        self.checking = self.inquire(self._on_receipt_checked)
        self.dialog: AcceptCopyDialog | ReceiptCheckedDialog | None = None
        shell, look = self.shell, self.shell.look
        self.verdict = VerdictBanner(look, shell.actions)
        self.filters, self.entry = FilterLine(look), EntryCard(look, shell.actions)
        self.model = AuditModel(look, self)
        self.table = DataTable(self.model, name=self.tr("Audit log"), stretch=AuditColumn.DETAILS, gap_px=2)
        self.show_all = Button(self.tr("Show All Entries"))
        self._found = PageStack(self.table, self._make_none())
        self._pages = self.lay_out(self._make_page(), self._make_closed())
        self._connect()

    @override
    def set_workspace(self, workspace: Workspace | None, *, spending_locked: bool = False) -> None:
        if workspace != self.workspace:
            self.report = None
            self.verdict.show_waiting()
            self.verdict.setVisible(workspace is not None)
            self._show_log(_Log((), {}))
        super().set_workspace(workspace, spending_locked=spending_locked)

    @override
    def refresh(self) -> None:
        if self.workspace is None:
            return
        may_read = self.workspace.actor.may(Right.AUDIT)
        self._pages.show_at(0 if may_read else 1)
        if may_read:
            self.reading.ask(partial(_read, self._auditing, self.workspace))

    @override
    def show_item(self, item: object) -> None:
        """A `VerificationReport`, `Progress` of one, None where it was stopped, an entry, or a receipt."""
        if isinstance(item, VerificationReport) and self.workspace is not None:
            self.report = item
            self.verdict.show_report(item, may_accept=self._may_accept(self.workspace))
            self.refresh()
        elif isinstance(item, Progress):
            self.verdict.show_progress(item)
        elif item is None:
            self.verdict.show_stopped()
        elif isinstance(item, int):
            self._choose(item)
        elif isinstance(item, Path):
            self._check(item)

    def _may_accept(self, workspace: Workspace) -> bool:
        """Whether there is a copy to accept, and whoever works here may do so."""
        return workspace.standing is not Standing.CURRENT and workspace.actor.may(Right.RECOVER)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Read again: not everything that writes an entry tells the other pages."""
        super().showEvent(event)
        self.refresh()

    @override
    def search_field(self) -> QLineEdit:
        return self.filters.search

    def _connect(self) -> None:
        self.filters.changed.connect(self._show_rows)
        self.show_all.clicked.connect(self.filters.clear)
        self.filters.csv_wanted.connect(self._on_csv_wanted)
        self.filters.json_wanted.connect(self._on_json_wanted)
        self.table.row_selected.connect(self._on_row_selected)
        self.verdict.told.connect(self.chain_told)
        self.verdict.entry_wanted.connect(self._choose)
        self.verdict.report_wanted.connect(self._on_report_wanted)
        self.verdict.accepting_wanted.connect(self._on_accepting_wanted)
        self.entry.check_wanted.connect(self._on_check_wanted)
        self.entry.release_wanted.connect(self._on_release_wanted)
        self.entry.pool_wanted.connect(self._on_pool_wanted)
        self.entry.copy_wanted.connect(self._on_copy_wanted)
        self.shell.actions.save_receipt.triggered.connect(self._on_save_receipt)

    # The log -------------------------------------------------------------------------------------

    @Slot(object)
    def _show_log(self, log: _Log) -> None:
        """Show the log as it is now; who looks at its newest entry goes on doing so."""
        follows = self.table.current is None or self.table.current is self._newest
        self._rows = log.rows
        self.verdict.count_entries(len(log.rows))
        stored = (row.entry for row in log.rows if row.entry.event == Event.RELEASE_STORED)
        self._released = frozenset(entry.release for entry in stored)
        self.model.set_marks(log.positions)
        self.filters.offer(tuple({row.entry.event for row in log.rows}), log.positions)
        self._show_rows()
        if follows and self._newest is not None:
            self.table.select_where(lambda row: row is self._newest)

    @property
    def _newest(self) -> LogRow | None:
        return self._rows[-1] if self._rows else None

    @Slot()
    def _show_rows(self) -> None:
        """Show the entries that are wanted; the same one stays chosen, else the newest is."""
        chosen = self.table.current
        wanted = self.filters.wanted
        rows = tuple(row for row in self._rows if wanted.lets_through(row))
        self.model.set_rows(rows)
        self.filters.show_count(len(rows), len(self._rows))
        self._found.show_at(0 if rows or not self._rows else 1)
        if chosen is not None and any(row.entry.number == chosen.entry.number for row in rows):
            self.table.select_where(lambda row: row.entry.number == chosen.entry.number)
        elif rows:
            self.table.select_where(lambda row: row is rows[-1])
        else:
            self.entry.show_none()

    @Slot(int)
    def _choose(self, number: int) -> None:
        """Show an entry, whatever the filters say."""
        if all(row.entry.number != number for row in self.model.rows):
            self.filters.clear()
        self.table.select_where(lambda row: row.entry.number == number)

    @Slot(object)
    def _on_row_selected(self, row: LogRow | None) -> None:
        if row is not None:
            self.entry.show_entry(
                row.entry, self.model.mark(row.entry.user), was_released=row.entry.release in self._released
            )

    # Files ---------------------------------------------------------------------------------------

    @Slot()
    def _on_csv_wanted(self) -> None:
        self._export(".csv")

    @Slot()
    def _on_json_wanted(self) -> None:
        self._export(".json")

    def _export(self, suffix: str) -> None:
        if self.workspace is None:
            return
        name = self.tr("{workspace}-log").format(workspace=self.workspace.path.stem)
        path = self._files.log_to_save(self, f"{name}{suffix}")
        if path is not None:
            self.writing.ask(partial(_export_log, self._auditing, self.workspace, path))

    @Slot()
    def _on_save_receipt(self) -> None:
        if self.workspace is None:
            return
        name = self.tr("{workspace}-receipt").format(workspace=self.workspace.path.stem)
        path = self._files.receipt_to_save(self, f"{name}.txt")
        if path is not None:
            language = paper_language(self.shell.settings.language)
            self.writing.ask(partial(_save_receipt, self._auditing, self.workspace, path, language))

    @Slot()
    def _on_report_wanted(self) -> None:
        if self.workspace is None or self.report is None:
            return
        name = self.tr("{workspace}-verification").format(workspace=self.workspace.path.stem)
        path = self._files.report_to_save(self, f"{name}.txt")
        if path is not None:
            report, language = told_report(self.report), paper_language(self.shell.settings.language)
            self.writing.ask(partial(_save_report, self._auditing, report, path, language))

    @Slot()
    def _on_copy_wanted(self) -> None:
        if self.workspace is not None:
            language = paper_language(self.shell.settings.language)
            self.copying.ask(partial(_make_receipt, self._auditing, self.workspace, language))

    @Slot(object)
    def _on_receipt_made(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.done_told.emit(self.tr("A receipt is on the clipboard."))

    @Slot()
    def _on_check_wanted(self) -> None:
        path = self._files.receipt_to_check(self)
        if path is not None:
            self._check(path)

    def _check(self, receipt: Path) -> None:
        if self.workspace is not None:
            self.checking.ask(partial(_check_receipt, self._auditing, self.workspace, receipt))

    @Slot(object)
    def _on_receipt_checked(self, found: tuple[Path, ReceiptCheck]) -> None:
        path, check = found
        self.dialog = ReceiptCheckedDialog(self.shell.look, check, name=path.name, parent=self)
        self.dialog.open()

    @Slot()
    def _on_accepting_wanted(self) -> None:
        if self.workspace is None:
            return
        desk = self.shell.desk(self._auditing, self.workspace)
        dialog = AcceptCopyDialog(desk, files=self._files, parent=self)
        dialog.completed.connect(self._on_copy_accepted)
        dialog.moving_wanted.connect(self.shell.actions.help_moving.trigger)
        self.dialog = dialog
        dialog.open()

    @Slot()
    def _on_copy_accepted(self) -> None:
        """The workspace is opened anew: what it may do was decided when it was opened."""
        self.reopening_wanted.emit()

    @Slot(str)
    def _on_release_wanted(self, release: str) -> None:
        self.tab_requested.emit(TabKey.RELEASES.value, release)

    @Slot(str)
    def _on_pool_wanted(self, dataset: str) -> None:
        self.tab_requested.emit(TabKey.POOLS.value, dataset)

    # Layout --------------------------------------------------------------------------------------

    def _make_page(self) -> QWidget:
        card = Card(spacing=0)
        card.content.setContentsMargins(8, 4, 8, 8)
        self.table.verticalHeader().setDefaultSectionSize(_ROW_PX)
        self.table.setMinimumHeight(_TABLE_PX)
        self.table.begin_in_order(AuditColumn.NUMBER, Qt.SortOrder.DescendingOrder)
        card.setAccessibleName(self.tr("Audit log"))
        card.content.addWidget(self._found)
        pair = SidePair(card, self.entry, side_px=SIDE_PX, fold_below_px=_FOLD_BELOW_PX, folded_px=_FOLDED_PX)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(CARD_GAP)
        column.addWidget(self.verdict)
        column.addWidget(self.filters)
        column.addWidget(pair, 1)
        return page

    def _make_none(self) -> QWidget:
        """What is seen where the filters let no entry through."""
        told = body(self.tr("No entry fits the search and the filters."))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setSpacing(12)
        column.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (told, self.show_all):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        return page

    def _make_closed(self) -> EmptyState:
        """What an analyst sees."""
        return EmptyState(
            self.shell.look,
            title=self.tr("The log is not shown here"),
            text=self.tr("Only the custodian and the auditor read it, because it names every user."),
        )


def _read(auditing: Auditing, workspace: Workspace, control: RunControl) -> _Log:
    control.checkpoint()
    positions = {user.name: mark_position(user) for user in auditing.users(workspace)}
    return _Log(tuple(map(LogRow.of, auditing.entries(workspace))), positions)


def _export_log(auditing: Auditing, workspace: Workspace, path: Path, control: RunControl) -> Path:
    """JSON as the command writes it, for programs; a table in the words of the window, for people."""
    control.checkpoint()
    if path.suffix.lower() != ".json":
        sheet = log_sheet(tuple(map(LogRow.of, auditing.entries(workspace))))
        return auditing.save_sheet(path, sheet.head, sheet.rows)
    return auditing.export_log(workspace, path)


def _save_receipt(
    auditing: Auditing, workspace: Workspace, path: Path, language: PaperLanguage, control: RunControl
) -> Path:
    control.checkpoint()
    return auditing.save_receipt(workspace, path, language=language)


def _save_report(
    auditing: Auditing,
    report: VerificationReport,
    path: Path,
    language: PaperLanguage,
    control: RunControl,
) -> Path:
    control.checkpoint()
    return auditing.save_report(report, path, language=language)


def _check_receipt(
    auditing: Auditing, workspace: Workspace, path: Path, control: RunControl
) -> tuple[Path, ReceiptCheck]:
    control.checkpoint()
    return path, auditing.check_receipt(workspace, path)


def _make_receipt(
    auditing: Auditing, workspace: Workspace, language: PaperLanguage, control: RunControl
) -> str:
    control.checkpoint()
    return auditing.receipt_text(workspace, language=language)
