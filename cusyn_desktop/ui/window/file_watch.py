"""Notices that another window, or a command, has written to the workspace that is open here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.tab_deck import TabDeck
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner
from cusyn_desktop.workers.tasks import FileState, looking_at

_EVERY_MS = 3000


class FileWatch(QObject):
    """Compares what the file system says of the file with what it said when the pages were read.

    It looks when the window comes to the front, when another page is shown, after a check, and every few
    seconds while the window is seen. The store's thread does it, in the order of its tasks: so what is read
    after `note` is never older than what was noted.

    Attributes:
        timer: Looks every few seconds.

    Signals:
        changed: The pages show what is no longer so.
    """

    changed = Signal()

    def __init__(self, window: QWidget, *, desk: WorkspaceDesk, deck: TabDeck, runner: Runner) -> None:
        super().__init__(window)
        self._window, self._desk = window, desk
        self._known: FileState | None = None
        self._noting, self._looking = Inquiry(runner, self), Inquiry(runner, self)
        self._noting.succeeded.connect(self._on_noted)
        self._looking.succeeded.connect(self._on_seen)
        self.timer = QTimer(self)
        self.timer.setInterval(_EVERY_MS)
        self.timer.timeout.connect(self._on_time)
        deck.reading.connect(self.note)
        deck.currentChanged.connect(self.look)
        desk.verified.connect(self.look)
        window.installEventFilter(self)

    @Slot()
    def note(self) -> None:
        """The pages are about to be read: from here on, what was written is news."""
        workspace = self._desk.workspace
        if workspace is None:
            self.timer.stop()
            self._known = None
        else:
            self._noting.ask(looking_at(workspace.path))
            self.timer.start()

    @Slot()
    def look(self) -> None:
        """See whether the file has changed; `changed` follows if it has."""
        workspace = self._desk.workspace
        if workspace is not None and not (self._noting.pending or self._looking.pending):
            self._looking.ask(looking_at(workspace.path))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self.look()
        return super().eventFilter(watched, event)

    @Slot()
    def _on_time(self) -> None:
        if self._window.isVisible() and not self._window.isMinimized():
            self.look()

    @Slot(object)
    def _on_noted(self, state: FileState | None) -> None:
        self._known = state

    @Slot(object)
    def _on_seen(self, state: FileState | None) -> None:
        """A file that is gone is told by whatever reads it next."""
        if state is None or self._noting.pending or state == self._known:
            return
        self._known = state
        self.changed.emit()
