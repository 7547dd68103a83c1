"""Python's collector of cycles, kept to the interface's thread.

Whichever thread creates the object that is one too many runs the collector. Widgets form cycles, and one that
is torn down outside its own thread takes the program with it. So while background threads work, collecting by
itself is off, and a timer of the interface's thread does it.
"""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_EVERY_MS = 250
_YOUNG, _MIDDLE, _OLD = 2_000, 10, 10
"""A generation is collected once it has so many new objects, or the one below was collected so often."""


class Collector(QObject):
    """Collects now and then; old objects only while nothing runs, because that is felt."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_idle = True
        self._was_enabled = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def close(self) -> None:
        """Leave collecting to Python again, once no other thread works."""
        self._timer.stop()
        if self._was_enabled:
            gc.enable()

    @Slot(bool)
    def set_busy(self, busy: bool) -> None:
        """Hear whether something runs."""
        self._is_idle = not busy

    @Slot()
    def collect(self) -> None:
        """Collect what is due."""
        young, middle, old = gc.get_count()
        if old > _OLD and self._is_idle:
            gc.collect(2)
        elif middle > _MIDDLE:
            gc.collect(1)
        elif young > _YOUNG:
            gc.collect(0)
