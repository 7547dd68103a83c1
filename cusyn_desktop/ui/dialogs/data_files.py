"""Asking for tables, code books and requests."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cusyn_desktop.ui.dialogs.files import FileChooser

translate = QCoreApplication.translate


class DataFileChooser(FileChooser):
    """The dialogs of the system; a test hands in a subclass that answers."""

    def table_to_import(self, parent: QWidget) -> Path | None:
        """A file with a table, or None."""
        kinds = translate("Files", "Tables (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;All files (*)")
        title = translate("Files", "Import Data")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), kinds)
        return self._remember(chosen)

    def code_book_to_open(self, parent: QWidget) -> Path | None:
        """A schema that declares public domains, or None."""
        title = translate("Files", "Load Code Book")
        chosen, _ = QFileDialog.getOpenFileName(
            parent, title, self._folder(), translate("Files", "Code books (*.json)")
        )
        return self._remember(chosen)

    def code_book_to_save(self, parent: QWidget) -> Path | None:
        """Where public domains are to be kept, or None."""
        title = translate("Files", "Save Code Book")
        start = str(Path(self._folder()) / "code-book.json")
        chosen, _ = QFileDialog.getSaveFileName(
            parent, title, start, translate("Files", "Code books (*.json)")
        )
        return self._remember(chosen)

    def request_to_save(self, parent: QWidget) -> Path | None:
        """Where a request is to be kept, or None."""
        title = translate("Files", "Save Request")
        start = str(Path(self._folder()) / "request.json")
        chosen, _ = QFileDialog.getSaveFileName(parent, title, start, translate("Files", "Requests (*.json)"))
        return self._remember(chosen)
