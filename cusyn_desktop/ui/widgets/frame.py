"""A window in the look in use that says when it was first painted, and which file was dropped on it."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow
from typing_extensions import override

from cusyn_desktop.ui.appearance.calm_style import AltWatch
from cusyn_desktop.ui.appearance.look import Look


class FrameWindow(QMainWindow):
    """What a main window hears from the system.

    Signals:
        painted: It is on the screen; comes once.
        file_dropped: The `Path` of a local file.
    """

    painted = Signal()
    file_dropped = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        look.dress(self)  # before it has any parts, so that each is styled once
        self._was_painted = False
        self.setAcceptDrops(True)
        AltWatch(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self.painted.emit)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.file_dropped.emit(path)


def dropped_file(data: QMimeData) -> Path | None:
    """The first file that is dragged, if it lies on this computer."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if urls and urls[0].isLocalFile() else None
