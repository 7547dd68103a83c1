"""Asking for tables, code books and requests."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cusyn_desktop.ui.dialogs.files.files import FileChooser

translate = QCoreApplication.translate


class DataFileChooser(FileChooser):
    """The dialogs of the system; a test hands in a subclass that answers."""

    def table_to_import(self, parent: QWidget) -> Path | None:
        """A file with a table, or None."""
        return self._table(parent, translate("Files", "Import Data"))

    def table_to_find(self, parent: QWidget, dataset: str) -> Path | None:
        """Where the file of a dataset lies now, or None."""
        return self._table(parent, translate("Files", "Find the File of {name}").format(name=dataset))

    def _table(self, parent: QWidget, title: str) -> Path | None:
        kinds = translate("Files", "Tables (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), kinds)
        return self._remember(chosen)

    def code_book_to_open(self, parent: QWidget) -> Path | None:
        """A file that declares public domains, or None."""
        title = translate("Files", "Load Code Book")
        kinds = translate("Files", "Code books (*.csv *.tsv *.json *.xlsx);;All files (*)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), kinds)
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
