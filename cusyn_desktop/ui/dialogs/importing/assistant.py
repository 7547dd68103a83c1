"""The import assistant: file, columns and public domain, privacy, review. One question a page."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.control import Progress
from cusyn_desktop.data.propose import FileInspection
from cusyn_desktop.data.reading import Reading
from cusyn_desktop.data.schema import Schema
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.records import ColumnState, DatasetSummary
from cusyn_desktop.services.requests import NewDataset
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.calls import Importing
from cusyn_desktop.ui.calm_style import AltWatch
from cusyn_desktop.ui.dialogs.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.importing.bar import AssistantBar
from cusyn_desktop.ui.dialogs.importing.columns_page import ColumnsPage
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.dialogs.importing.file_page import FilePage
from cusyn_desktop.ui.dialogs.importing.leave import LeaveImportDialog
from cusyn_desktop.ui.dialogs.importing.privacy_page import PrivacyPage
from cusyn_desktop.ui.dialogs.importing.rail import StepRail
from cusyn_desktop.ui.dialogs.importing.review_page import ReviewPage
from cusyn_desktop.ui.dialogs.importing.waiting import ProblemPage, WaitingPage
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.messages import message_of
from cusyn_desktop.ui.theme import Tone
from cusyn_desktop.ui.widgets.panels import Note
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runners

_SIZE = (1280, 800)
_LEAST_SIZE = (960, 600)
_WAIT_BEFORE_SHOWN_MS = 300
_N_STEPS = 4
_FILE, _COLUMNS, _PRIVACY, _REVIEW = range(_N_STEPS)


class ImportAssistant(QDialog):
    """Works in the background; nothing is registered before the last page's button.

    Signals:
        dataset_added: The `DatasetSummary` of what was registered.
    """

    dataset_added = Signal(object)

    def __init__(
        self,
        look: Look,
        runners: Runners,
        importing: Importing,
        files: DataFileChooser,
        *,
        workspace: Workspace,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import data"))
        AltWatch(self)
        self.setMinimumSize(*_LEAST_SIZE)
        self.resize(*_SIZE)
        self._importing, self._files, self._workspace = importing, files, workspace
        self._look = look
        self._draft: ImportDraft | None = None
        self._path: Path | None = None
        self._step = _FILE
        self.leaving: LeaveImportDialog | None = None
        self.reading = Inquiry(runners.compute, self)
        self.registering = Inquiry(runners.compute, self)
        self.code_book, self.keeping = Inquiry(runners.store, self), Inquiry(runners.store, self)
        titles = (
            self.tr("File"),
            self.tr("Columns and public domain"),
            self.tr("Privacy"),
            self.tr("Review"),
        )
        self.rail = StepRail(look, titles)
        self.file_page, self.columns_page = FilePage(look), ColumnsPage(look)
        self.privacy_page, self.review_page = PrivacyPage(look, importing), ReviewPage(look)
        self.waiting, self.problem = WaitingPage(look), ProblemPage(look)
        self._pages = QStackedLayout()
        self._error = Note(look, Tone.BAD, Icon.MISTAKE)
        self.bar = AssistantBar()
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_WAIT_BEFORE_SHOWN_MS)
        self._build()
        self._connect()
        self._show_step(_FILE)

    @property
    def draft(self) -> ImportDraft | None:
        """The table as it stands."""
        return self._draft

    @property
    def step(self) -> int:
        """Which page is shown, from 0."""
        return self._step

    @property
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        if self._draft is None:
            return self.tr("Choose a file to go on")
        if self.reading.pending or self.registering.pending:
            return self.tr("One moment")
        if self._pages.currentWidget() is self.problem:
            return self.tr("Read the file in another way to go on")
        pages = {_COLUMNS: self.columns_page.why_not, _PRIVACY: self.privacy_page.why_not}
        return pages.get(self._step, "")

    def open_file(self, path: Path) -> None:
        """Read another file, as it seems to be meant."""
        self._path, self._draft = path, None
        self.rail.show_file(path.name)
        self.privacy_page.suggest_name(path.stem)
        self._read(None)

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
        for inquiry in (self.reading, self.registering, self.code_book):
            inquiry.cancel()
        super().reject()

    @Slot()
    def _on_stay(self) -> None:
        self.leaving = None

    # Reading -------------------------------------------------------------------------------------

    def _read(self, reading: Reading | None) -> None:
        if self._path is None:
            return
        self.waiting.begin(self.tr("Reading the file"))
        self._slow.start()
        self.reading.ask(partial(self._importing.inspect, self._path, reading))
        self._show_buttons()

    @Slot()
    def _on_slow(self) -> None:
        self._pages.setCurrentWidget(self.waiting)

    @Slot(object)
    def _on_progressed(self, progress: Progress) -> None:
        self.waiting.show_fraction(progress.fraction)

    @Slot(object)
    def _on_read(self, inspection: FileInspection) -> None:
        self._slow.stop()
        if self._path is None:
            return
        self._draft = ImportDraft(self._path, inspection)
        self.file_page.show_inspection(inspection)
        self.columns_page.set_draft(self._draft)
        self._show_step(_FILE)

    @Slot(object)
    def _on_read_failed(self, error: CuSynError) -> None:
        self._slow.stop()
        self.problem.show_error(error, has_former=self._draft is not None)
        self._pages.setCurrentWidget(self.problem)
        self._show_buttons()

    @Slot()
    def _on_reading_stopped(self) -> None:
        self._slow.stop()
        if self._draft is None:
            self.reject()
        else:
            self._on_back_to_former()

    @Slot()
    def _on_back_to_former(self) -> None:
        """Show the last reading that worked."""
        if self._draft is not None:
            self.file_page.show_inspection(self._draft.inspection)
            self._show_step(_FILE)

    @Slot(object)
    def _on_reading_chosen(self, reading: Reading) -> None:
        self._read(reading)

    @Slot()
    def _on_file_wanted(self) -> None:
        path = self._files.table_to_import(self)
        if path is not None:
            self.open_file(path)

    # Code books ----------------------------------------------------------------------------------

    @Slot()
    def _on_code_book_wanted(self) -> None:
        path = self._files.code_book_to_open(self)
        if path is not None:
            self.code_book.ask(partial(self._importing.load_code_book, path))

    @Slot(object)
    def _on_code_book_loaded(self, schema: Schema) -> None:
        found = self.columns_page.apply_code_book(schema)
        if not found:
            self._show_error(self.tr("The code book names none of these columns. Choose another one."))

    @Slot(object)
    def _on_code_book_failed(self, error: CuSynError) -> None:
        self._show_error(message_of(error).text)

    @Slot()
    def _on_code_book_kept(self) -> None:
        path = self._files.code_book_to_save(self) if self._draft is not None else None
        if path is not None and self._draft is not None:
            self.keeping.ask(partial(self._importing.save_code_book, path, self._draft.schema))

    # Registering ---------------------------------------------------------------------------------

    def _register(self) -> None:
        if self._draft is None:
            return
        choice = self.privacy_page.choice
        new = NewDataset(
            path=self._draft.path,
            name=choice.name,
            schema=self._draft.schema,
            epsilon=choice.epsilon,
            delta=choice.delta,
            per_synthesis=choice.per_synthesis,
            rows_per_person=choice.rows_per_person,
            approx_rows=choice.approx_rows,
        )
        self.waiting.begin(self.tr("Registering the dataset"))
        self._slow.start()
        self.registering.ask(partial(self._importing.add_dataset, self._workspace, new))
        self._show_buttons()

    @Slot(object)
    def _on_registered(self, dataset: DatasetSummary) -> None:
        self._slow.stop()
        self.dataset_added.emit(dataset)
        self.accept()

    @Slot(object)
    def _on_registering_failed(self, error: CuSynError) -> None:
        """Show the field that is wrong, or the page with the sentence."""
        self._slow.stop()
        key = str(error.details.get("field", ""))
        if self.privacy_page.show_mistake(key, str(error)):
            self._show_step(_PRIVACY)
            return
        self._show_step(_REVIEW)
        self._show_error(message_of(error).text)

    @Slot()
    def _on_registering_stopped(self) -> None:
        self._slow.stop()
        self._show_step(_REVIEW)

    # Steps ---------------------------------------------------------------------------------------

    def _show_step(self, step: int) -> None:
        self._step = step
        self._error.setVisible(False)
        pages = (self.file_page, self.columns_page, self.privacy_page, self.review_page)
        self._pages.setCurrentWidget(pages[step])
        if step == _REVIEW and self._draft is not None:
            self.review_page.show_draft(self._draft, self.privacy_page.choice)
        self._show_buttons()

    def _show_error(self, sentence: str) -> None:
        self._error.set_text(sentence)
        self._error.setVisible(True)

    @Slot()
    def _show_buttons(self) -> None:
        """Switch the buttons; what keeps Next off stands beside it."""
        self.bar.show_state(
            next_text=self.tr("Register Dataset") if self._step == _REVIEW else self.tr("Next"),
            why_not=self.why_not,
            has_back=self._step > _FILE and not self.registering.pending,
        )
        self.rail.show_steps(self._step, self._step_texts())

    def _step_texts(self) -> tuple[str, ...]:
        """What the rail says below each step."""
        if self._draft is None:
            file_text, columns_text = self.tr("Not read yet"), self.tr("Which values are possible")
        else:
            rows = formats.count(self._draft.inspection.n_rows)
            file_text = self.tr("{rows} rows in the file, {rows} rows read").format(rows=rows)
            columns_text = self._columns_text(self._draft)
        return (
            file_text,
            columns_text,
            self.tr("Pool, limits, rows per person"),
            self.tr("Nothing is registered before this"),
        )

    def _columns_text(self, draft: ImportDraft) -> str:
        counts = draft.counts()
        inferred = counts.get(ColumnState.INFERRED, 0)
        if not inferred:
            return self.tr("All confirmed")
        return self.tr("{count} of {all} columns to confirm").format(
            count=formats.count(inferred), all=formats.count(draft.n_modelled)
        )

    @Slot()
    def _on_next_clicked(self) -> None:
        if self._step == _COLUMNS:
            self.columns_page.editor.commit()
        if self.why_not:
            self._show_buttons()
        elif self._step == _REVIEW:
            self._register()
        else:
            self._show_step(self._step + 1)

    @Slot()
    def _on_back_clicked(self) -> None:
        self._show_step(max(_FILE, self._step - 1))

    # Building ------------------------------------------------------------------------------------

    def _build(self) -> None:
        for page in (
            self.file_page,
            self.columns_page,
            self.privacy_page,
            self.review_page,
            self.waiting,
            self.problem,
        ):
            self._pages.addWidget(page)
        body = QVBoxLayout()
        body.setContentsMargins(24, 20, 24, 16)
        body.setSpacing(12)
        body.addLayout(self._pages, 1)
        self._error.setVisible(False)
        body.addWidget(self._error)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addLayout(body, 1)
        right.addWidget(self.bar)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(right, 1)

    def _connect(self) -> None:
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.back.clicked.connect(self._on_back_clicked)
        self.bar.next.clicked.connect(self._on_next_clicked)
        self._slow.timeout.connect(self._on_slow)
        self.reading.progressed.connect(self._on_progressed)
        self.reading.succeeded.connect(self._on_read)
        self.reading.failed.connect(self._on_read_failed)
        self.reading.cancelled.connect(self._on_reading_stopped)
        self.registering.progressed.connect(self._on_progressed)
        self.registering.succeeded.connect(self._on_registered)
        self.registering.failed.connect(self._on_registering_failed)
        self.registering.cancelled.connect(self._on_registering_stopped)
        self.code_book.succeeded.connect(self._on_code_book_loaded)
        self.code_book.failed.connect(self._on_code_book_failed)
        self.keeping.failed.connect(self._on_code_book_failed)
        self.review_page.code_book_kept.connect(self._on_code_book_kept)
        self.waiting.stop_wanted.connect(self.reading.cancel)
        self.waiting.stop_wanted.connect(self.registering.cancel)
        self.problem.file_wanted.connect(self._on_file_wanted)
        self.problem.back_wanted.connect(self._on_back_to_former)
        self.file_page.reading_chosen.connect(self._on_reading_chosen)
        self.file_page.file_wanted.connect(self._on_file_wanted)
        self.columns_page.changed.connect(self._show_buttons)
        self.columns_page.code_book_wanted.connect(self._on_code_book_wanted)
        self.privacy_page.changed.connect(self._show_buttons)
