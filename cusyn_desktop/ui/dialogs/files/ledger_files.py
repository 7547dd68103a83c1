"""Asking where packages, receipts, logs and reports are to be kept."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cusyn_desktop.ui.dialogs.files.files import FileChooser

translate = QCoreApplication.translate


class LedgerFileChooser(FileChooser):
    """The dialogs of the system; a test hands in a subclass that answers."""

    def folder_for_package(self, parent: QWidget, start: Path) -> Path | None:
        """An existing folder, or None."""
        title = translate("Files", "Choose Folder")
        chosen = QFileDialog.getExistingDirectory(parent, title, str(start))
        return Path(chosen) if chosen else None

    def receipt_to_save(self, parent: QWidget, name: str) -> Path | None:
        """Where a receipt is to be kept, or None."""
        title, kinds = translate("Files", "Save Receipt"), translate("Files", "Text files (*.txt)")
        return self.file_to_save(parent, title, name, kinds)

    def receipt_to_check(self, parent: QWidget) -> Path | None:
        """A receipt that somebody kept, or None."""
        title, kinds = translate("Files", "Check Receipt"), translate("Files", "Text files (*.txt)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, str(self.last_folder), kinds)
        return self._remember(chosen)

    def package_to_read(self, parent: QWidget) -> Path | None:
        """A release package as a zip file, or its privacy.json, which stands for the folder; or None."""
        path = self._package(parent, translate("Files", "Add Release Package"))
        return path.parent if path is not None and path.suffix == ".json" else path

    def report_to_save(self, parent: QWidget, name: str) -> Path | None:
        """Where a report of a verification is to be kept, or None."""
        title, kinds = translate("Files", "Save Report"), translate("Files", "Text files (*.txt)")
        return self.file_to_save(parent, title, name, kinds)

    def log_to_save(self, parent: QWidget, name: str) -> Path | None:
        """Where the audit log is to be written, or None; its ending says how."""
        kinds = {
            ".csv": translate("Files", "Tables (*.csv)"),
            ".json": translate("Files", "JSON files (*.json)"),
        }
        title = translate("Files", "Export Log")
        return self.file_to_save(parent, title, name, kinds[Path(name).suffix])
