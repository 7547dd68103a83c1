"""The import assistant: file, columns and public domain, privacy, review. One question a page."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.calm_style import AltWatch
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.importing.code_books import CodeBooks
from cusyn_desktop.ui.dialogs.importing.columns import ColumnsPage
from cusyn_desktop.ui.dialogs.importing.done_page import DonePage
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.earlier import EarlierTables
from cusyn_desktop.ui.dialogs.importing.file_page import FilePage
from cusyn_desktop.ui.dialogs.importing.file_reading import FileReading
from cusyn_desktop.ui.dialogs.importing.frame import AssistantFrame
from cusyn_desktop.ui.dialogs.importing.helping import AssistantHelp
from cusyn_desktop.ui.dialogs.importing.leave import LeaveImportDialog
from cusyn_desktop.ui.dialogs.importing.page import Page
from cusyn_desktop.ui.dialogs.importing.privacy_page import PrivacyPage
from cusyn_desktop.ui.dialogs.importing.registration import Registration
from cusyn_desktop.ui.dialogs.importing.review_page import ReviewPage
from cusyn_desktop.ui.dialogs.importing.rules import RulesPage
from cusyn_desktop.ui.dialogs.importing.steps import Step, step_texts
from cusyn_desktop.ui.dialogs.importing.waiting import ProblemPage, WaitingPage
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.widgets.frame import dropped_file
from cusyn_desktop.ui.widgets.screen_room import fit_to_screen
from cusyn_desktop.ui.widgets.tab_order import reach_last
from cusyn_desktop.ui.widgets.turns import Turns
from cusyn_desktop.ui.words.messages import message_of
from cusyn_desktop.ui.words.told import told
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runners

_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(720, 480)


class ImportAssistant(QDialog):
    """Works in the background; nothing is registered before the last page's button.

    Signals:
        dataset_added: The `DatasetSummary` of what was registered.
        next_wanted: Its name, and the `NextStep` that the person takes from there.
    """

    dataset_added = Signal(object)
    next_wanted = Signal(str, object)

    def __init__(
        self,
        look: Look,
        runners: Runners,
        importing: Importing,
        files: DataFileChooser,
        *,
        workspace: Workspace,
        has_users: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import data"))
        AltWatch(self)
        fit_to_screen(self, _SIZE, least=_LEAST_SIZE)
        self.setAcceptDrops(True)
        self._files, self._look, self._has_users = files, look, has_users
        self._compute, self._importing = runners.compute, importing
        self._draft: ImportDraft | None = None
        self._is_other_way, self._step = False, Step.FILE
        self.leaving: LeaveImportDialog | None = None
        self.help = AssistantHelp(look, self)
        self.file = FileReading(runners.compute, importing, self)
        self.registration = Registration(look, runners.compute, importing, workspace=workspace, parent=self)
        self.code_books = CodeBooks(look, runners.store, importing, files, parent=self)
        self.earlier = EarlierTables(runners.compute, importing, workspace, self)
        self._frame = AssistantFrame(look)
        self.rail, self.bar, self._pages = self._frame.rail, self._frame.bar, self._frame.pages
        self.file_page = FilePage(look)
        self.waiting, self.problem, self.done_page = WaitingPage(look), ProblemPage(look), DonePage(look)
        self._step_pages: list[Page] = [self.file_page]
        self._build()
        self._connect()
        self._building = Turns(self)
        self._building.take(self._make_columns, self._make_rules_and_privacy, self._make_review)
        self._show_step(Step.FILE)

    @property
    def draft(self) -> ImportDraft | None:
        """The table as it stands."""
        return self._draft

    @property
    def step(self) -> Step:
        """Which page is shown."""
        return self._step

    @property
    def reading(self) -> Inquiry:
        """The reading of the file, in the background."""
        return self.file.inquiry

    @property
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        if self._step == Step.DONE:
            return ""
        if self.file.pending or self.registration.pending:
            return self.tr("One moment")
        if self._draft is None and not self._is_other_way:
            return self.tr("Choose another file to go on")
        return self._step_pages[self._step].why_not

    def open_file(self, path: Path) -> None:
        """Read another file, as it seems to be meant."""
        self._draft, self._is_other_way = None, False
        self.rail.show_file(path.name)
        self.file.open_file(path)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None and not self.registration.pending:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    @override
    def reject(self) -> None:
        """Leave; what was confirmed by hand is not thrown away without a question."""
        if self._draft is not None and self._draft.is_touched and self.leaving is None:
            self.leaving = LeaveImportDialog(self._look, self)
            self.leaving.accepted.connect(self.leave)
            self.leaving.rejected.connect(self._on_stay)
            self.leaving.open()
            return
        self.leave()

    @Slot()
    def leave(self) -> None:
        """Stop what runs, and close without a question."""
        self._building.finish()
        works = self.reading, self.registration, self.code_books.loading, self.earlier.taking
        for work in (*works, self.rules_page.checking):
            work.cancel()
        super().reject()

    @Slot()
    def _on_stay(self) -> None:
        self.leaving = None

    # Reading -------------------------------------------------------------------------------------

    @Slot()
    def _on_reading_started(self) -> None:
        self.waiting.begin(self.tr("Reading the file"))
        self._show_buttons()

    @Slot(object)
    def _on_read(self, draft: ImportDraft) -> None:
        self.waiting.end()
        self._building.finish()
        former, self._draft = self._draft, draft
        reading = former.inspection.reading if former else None
        self.privacy_page.suggest_name(draft.path.name)
        self.file_page.show_inspection(draft.inspection, reading, kept=self.file.kept.text)
        for part in (self.code_books, self.earlier):
            part.set_draft(draft)
        self.registration.look_up(draft)
        self._show_step(Step.FILE)
        self._building.take(partial(self.columns_page.set_draft, draft))  # hundreds of columns are felt

    @Slot(object)
    def _on_read_failed(self, error: CuSynError) -> None:
        """Say why: above the fields that were changed, or alone where the file was never read."""
        self.waiting.end()
        if self._draft is not None or self._is_other_way:
            self.file_page.show_problem(message_of(error).text)
            self._show_step(Step.FILE)
            return
        self.problem.show_error(error, is_packed=self.file.can_unpack(error))
        self._pages.show_page(self.problem)
        self._show_buttons()

    @Slot()
    def _on_other_way_wanted(self) -> None:
        self._is_other_way = True
        self.file_page.begin_unread(self.file.first_guess, self.problem.text)
        self._show_step(Step.FILE)
        self.file_page.setFocus()

    @Slot()
    def _on_reading_stopped(self) -> None:
        self.waiting.end()
        if self._draft is None and self._is_other_way:
            self._show_step(Step.FILE)
        elif self._draft is None:
            self.reject()
        else:
            self._on_back_to_former()

    @Slot()
    def _on_back_to_former(self) -> None:
        """Show the last reading that worked."""
        if self._draft is not None:
            self.file_page.show_inspection(self._draft.inspection)
            self._show_step(Step.FILE)

    @Slot()
    def _on_file_wanted(self) -> None:
        path = self._files.table_to_import(self)
        if path is not None:
            self.open_file(path)

    # Registering -------------------------------------------------------------------------------------

    def _register(self) -> None:
        if self._draft is not None:
            self.registration.begin(self._draft, self.privacy_page.choice)

    @Slot()
    def _on_registering_started(self) -> None:
        self.waiting.begin(self.tr("Registering the dataset"))
        self._show_buttons()

    @Slot(object)
    def _on_registered(self, dataset: DatasetSummary) -> None:
        """Tell what became of the rows, and what can be done next."""
        self.waiting.end()
        self._draft = None
        self.dataset_added.emit(dataset)
        self.done_page.show_dataset(dataset, has_users=self._has_users)
        self._step = Step.DONE
        self._pages.show_page(self.done_page)
        self._show_buttons()
        self.done_page.setFocus()

    @Slot(str, object)
    def _on_next_chosen(self, dataset: str, step: NextStep) -> None:
        self.accept()
        self.next_wanted.emit(dataset, step)

    @Slot(object)
    def _on_registering_failed(self, error: CuSynError) -> None:
        """Show the field that is wrong, or the page with the sentence."""
        self.waiting.end()
        key = str(error.details.get("field", ""))
        if self.privacy_page.show_mistake(key, told(str(error))):
            self._show_step(Step.PRIVACY)
            return
        self._show_step(Step.REVIEW)
        self._frame.show_error(error)

    @Slot()
    def _on_registering_stopped(self) -> None:
        self.waiting.end()
        self._show_step(Step.REVIEW)

    # Steps ---------------------------------------------------------------------------------------

    def _show_step(self, step: Step) -> None:
        self._step = step
        self._frame.clear_error()
        self._pages.show_page(self._step_pages[step])
        if self._draft is not None:
            match step:
                case Step.RULES:
                    self.rules_page.show_draft(self._draft)
                case Step.PRIVACY:
                    self.privacy_page.ask_about_keys(self._draft.repeated_keys())
                    self.privacy_page.people.ask_about(
                        self._draft.path, [column.name for column in self._draft.columns]
                    )
                    self.registration.look_up(self._draft)
                case Step.REVIEW:
                    self.review_page.show_draft(self._draft, self.privacy_page.choice)
        self._show_buttons()
        self._give_keyboard()

    def _give_keyboard(self) -> None:
        """To what goes on where there is as a rule nothing to be typed, else to the page."""
        goes_on = self._step in (Step.FILE, Step.REVIEW) and self.bar.next.isEnabled()
        (self.bar.next if goes_on else self._step_pages[self._step]).setFocus()

    @Slot()
    def _show_buttons(self) -> None:
        """Switch the buttons; what keeps Next off stands beside it."""
        texts = {Step.REVIEW: self.tr("Re&gister Dataset"), Step.DONE: self.tr("Close")}
        self.bar.show_state(
            next_text=texts.get(self._step, self.tr("Ne&xt")),
            why_not=self.why_not,
            has_back=Step.FILE < self._step < Step.DONE and not self.registration.pending,
        )
        self.bar.cancel.setVisible(self._step != Step.DONE)
        self.rail.show_steps(self._step, step_texts(self._draft, self._step))
        if not self._building.pending:
            inner = (*self.columns_page.last_parts, *self.rules_page.last_parts)
            reach_last(self, [*inner, *self.bar.in_tab_order])

    @Slot()
    def _on_next_clicked(self) -> None:
        self._building.finish()
        if self._step == Step.COLUMNS:
            self.columns_page.editor.commit()
        if self.why_not:
            self._show_buttons()
        elif self._step == Step.DONE:
            self.accept()
        elif self._step == Step.REVIEW:
            self._register()
        else:
            self._show_step(Step(self._step + 1))

    @Slot()
    def _on_back_clicked(self) -> None:
        self._show_step(Step(max(Step.FILE, self._step - 1)))

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._frame)
        for page in (self.file_page, self.waiting, self.problem, self.done_page):
            self._pages.add_page(page)

    def _add_step(self, page: Page) -> None:
        self._step_pages.append(page)
        self._pages.add_page(page)

    def _make_columns(self) -> None:
        """Make a page that comes later, once the first one is painted and while the file is read."""
        self.columns_page = ColumnsPage(self._look, self._compute, self._importing)
        self._add_step(self.columns_page)
        for source in (self.code_books, self.earlier):
            source.applied.connect(self.columns_page.refresh_all)
        self.registration.listed.connect(self.columns_page.earlier.show_datasets)
        self.columns_page.earlier_wanted.connect(self.earlier.take)
        self.columns_page.changed.connect(self._show_buttons)
        self.columns_page.all_confirmed.connect(self.bar.next.setFocus)
        self.columns_page.code_book_wanted.connect(self.code_books.load)

    def _make_rules_and_privacy(self) -> None:
        self.rules_page = RulesPage(self._look, self._compute, self._importing)
        self.privacy_page = PrivacyPage(self._look, self._importing)
        for page in (self.rules_page, self.privacy_page):
            self._add_step(page)
            page.changed.connect(self._show_buttons)
        self.registration.listed.connect(self.privacy_page.show_datasets)
        self.registration.recognised.connect(self.privacy_page.show_known)
        self.privacy_page.help_wanted.connect(self.help.explain_pool)

    def _make_review(self) -> None:
        self.review_page = ReviewPage(self._look)
        self._add_step(self.review_page)
        self.review_page.code_book_kept.connect(self.code_books.keep)
        self._show_buttons()

    def _connect(self) -> None:
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.back.clicked.connect(self._on_back_clicked)
        self.bar.next.clicked.connect(self._on_next_clicked)
        self.waiting.due.connect(partial(self._pages.show_page, self.waiting))
        self.file.started.connect(self._on_reading_started)
        self.file.read.connect(self._on_read)
        self.reading.progressed.connect(self.waiting.show_progress)
        self.reading.failed.connect(self._on_read_failed)
        self.reading.cancelled.connect(self._on_reading_stopped)
        self.registration.inquiry.progressed.connect(self.waiting.show_progress)
        self.registration.listed.connect(self.file_page.show_datasets)
        self.registration.recognised.connect(self.file_page.show_known)
        self.registration.started.connect(self._on_registering_started)
        self.registration.registered.connect(self._on_registered)
        self.registration.failed.connect(self._on_registering_failed)
        self.registration.stopped.connect(self._on_registering_stopped)
        self.code_books.failed.connect(self._frame.show_error)
        self.earlier.failed.connect(self._frame.show_error)
        self.done_page.chosen.connect(self._on_next_chosen)
        self.waiting.stop_wanted.connect(self.reading.cancel)
        self.waiting.stop_wanted.connect(self.registration.cancel)
        self.problem.unpacking_wanted.connect(self.file.unpack)
        self.problem.other_way_wanted.connect(self._on_other_way_wanted)
        self.problem.file_wanted.connect(self._on_file_wanted)
        self.file_page.reading_chosen.connect(self.file.read_as)
        self.file_page.file_wanted.connect(self._on_file_wanted)
        self.file_page.back_wanted.connect(self._on_back_to_former)
