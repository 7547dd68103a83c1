"""Work of the window's thread in parts: the window paints and answers in between."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Slot

_BETWEEN_MS = 10
"""At once would be before other timers, which are as good as clicks."""


class Turns(QObject):
    """Does one part after the other, each in a turn of the event loop of its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._parts: tuple[Callable[[], object], ...] = ()
        self._timer = QTimer(self)  # a child, so that nothing is done once the parent is gone
        self._timer.timeout.connect(self._on_timeout)

    @property
    def pending(self) -> bool:
        """Whether something is still to be done."""
        return bool(self._parts)

    def take(self, *parts: Callable[[], object]) -> None:
        """Do these from the next turn on; what was left of others is dropped."""
        self._parts = parts
        self._timer.start(_BETWEEN_MS)

    def finish(self) -> None:
        """Do what is left now: somebody needs it."""
        while self._parts:
            self._on_timeout()

    def drop(self) -> None:
        """Do nothing more."""
        self._parts = ()
        self._timer.stop()

    @Slot()
    def _on_timeout(self) -> None:
        if self._parts:
            part, *rest = self._parts
            self._parts = tuple(rest)
            part()
        if not self._parts:
            self._timer.stop()
