"""Code books of the assistant: chosen, read in the background, taken over in whole or in part, and kept."""

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cusyn_desktop.data.codebook import CodeBook
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.importing.columns.code_book_dialog import CodeBookDialog
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner


class CodeBooks(QObject):
    """Everything about code books that is no page.

    Attributes:
        loading, keeping: The work in the background.
        question: What of a code book is taken, while it is asked.

    Signals:
        applied: The draft holds columns of a code book now.
        failed: A `CuSynError`: a code book cannot be read, used or written.
    """

    applied = Signal()
    failed = Signal(object)

    def __init__(
        self, look: Look, runner: Runner, importing: Importing, files: DataFileChooser, *, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._importing, self._files, self._window = look, importing, files, parent
        self._draft: ImportDraft | None = None
        self._book: CodeBook = {}
        self._file, self._current = "", ""
        self.question: CodeBookDialog | None = None
        self.loading, self.keeping = Inquiry(runner, self), Inquiry(runner, self)
        self.loading.succeeded.connect(self._on_loaded)
        self.loading.failed.connect(self.failed)
        self.keeping.failed.connect(self.failed)

    def set_draft(self, draft: ImportDraft) -> None:
        """Work for another table."""
        self._draft = draft

    @Slot(str)
    def load(self, current: str) -> None:
        """Let the person choose a code book, at a column."""
        path = self._files.code_book_to_open(self._window)
        if path is not None:
            self._current, self._file = current, path.name
            self.loading.ask(partial(self._importing.load_code_book, path))

    @Slot()
    def keep(self) -> None:
        """Write the domains to a file, to be used again; the columns are confirmed and the rules fit them."""
        path = self._files.code_book_to_save(self._window)
        if path is not None and self._draft is not None:
            self.keeping.ask(partial(self._importing.save_code_book, path, self._draft.schema))

    @Slot(object)
    def _on_loaded(self, book: CodeBook) -> None:
        """Ask what of it is wanted; a code book of another table is told."""
        if self._draft is None:
            return
        self._book = book
        known = self._draft.known_to(book)
        if not known:
            told = self.tr("{file} names none of these columns. Choose another code book.")
            self.failed.emit(InputError(told.format(file=self._file)))
            return
        unknown = [name for name in book if name not in known]
        dialog = CodeBookDialog(
            self._look,
            file=self._file,
            known=known,
            unknown=unknown,
            current=self._current,
            parent=self._window,
        )
        dialog.taken.connect(self._on_taken)
        self.question = dialog
        dialog.open()

    @Slot(object)
    def _on_taken(self, names: tuple[str, ...]) -> None:
        if self._draft is not None:
            self._draft.apply(self._book, names)
            self.applied.emit()
