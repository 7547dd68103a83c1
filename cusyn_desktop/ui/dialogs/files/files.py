"""Asking for files; in one class, so that tests can answer without a dialog."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cusyn_desktop.ui.settings import Settings

translate = QCoreApplication.translate
WORKSPACE_SUFFIX = ".cusyn"


class FileChooser:
    """The dialogs of the system; they open where the last file was."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def workspace_to_open(self, parent: QWidget) -> Path | None:
        """An existing workspace, or None."""
        title = translate("Files", "Open Workspace")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), _workspace_filter())
        return self._remember(chosen)

    def workspace_to_make(self, parent: QWidget) -> Path | None:
        """The name of a new workspace, or None; none that is there is ever overwritten."""
        title = translate("Files", "New Workspace")
        start = str(Path(self._folder()) / f"workspace{WORKSPACE_SUFFIX}")
        chosen, _ = QFileDialog.getSaveFileName(
            parent, title, start, _workspace_filter(), options=QFileDialog.Option.DontConfirmOverwrite
        )
        path = self._remember(chosen)
        return path and (path if path.suffix else path.with_suffix(WORKSPACE_SUFFIX))

    def request_to_open(self, parent: QWidget) -> Path | None:
        """A request that somebody wrote, or None."""
        title, kinds = translate("Files", "Open Request File"), translate("Files", "Requests (*.json)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), kinds)
        return self._remember(chosen)

    def package_to_check(self, parent: QWidget) -> Path | None:
        """A release package as a zip file, or its privacy.json, which stands for the folder; or None."""
        return self._package(parent, translate("Files", "Check a Package"))

    def _package(self, parent: QWidget, title: str) -> Path | None:
        kinds = translate("Files", "Release packages (*.zip privacy.json)")
        chosen, _ = QFileDialog.getOpenFileName(parent, title, self._folder(), kinds)
        return self._remember(chosen)

    def file_to_save(self, parent: QWidget, title: str, name: str, kinds: str) -> Path | None:
        """Where a file of some kind is to be kept, or None; one without an ending gets that of its kind."""
        start = self._settings.last_folder / name
        chosen, kind = QFileDialog.getSaveFileName(parent, title, str(start), kinds)
        path = self._remember(chosen)
        return path and (path if path.suffix else path.with_suffix(_ending(kind) or Path(name).suffix))

    @property
    def last_folder(self) -> Path:
        """Where a file was last opened or saved."""
        return self._settings.last_folder

    def _folder(self) -> str:
        return str(self._settings.last_folder)

    def _remember(self, chosen: str) -> Path | None:
        if not chosen:
            return None
        path = Path(chosen)
        self._settings.last_folder = path.parent
        return path


def _ending(kind: str) -> str:
    """The ending that a kind of files has: `.svg` of `Drawings (*.svg)`."""
    return kind.rpartition("*")[2].removesuffix(")")


def _workspace_filter() -> str:
    return translate("Files", "CuSyn workspaces (*{suffix})").format(suffix=WORKSPACE_SUFFIX)
