"""A timer of the window's thread that notes for how long it was away, and why."""

import faulthandler
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject, Qt, QTimer, Slot

_BEAT_MS = 5
_CULPRIT_S = 0.06


@dataclass(frozen=True, slots=True)
class Gap:
    """The time between two beats, in ms.

    Attributes:
        whole: All of it.
        own: Work of the window's thread.
        queued: Ready, but other processes had the processors; 0 where the system does not tell.
    """

    whole: float
    own: float
    queued: float

    @property
    def blamed(self) -> float:
        """What the program is to blame for: all that the machine's other work is not."""
        return self.whole - self.queued

    def __str__(self) -> str:
        waited = max(0.0, self.whole - self.own - self.queued)
        return f"{self.whole:.0f} (own {self.own:.0f}, queued {self.queued:.0f}, waited {waited:.0f})"


class Clock:
    """What has passed, in ms: by the wall, in this thread's work, and in the queue for a processor."""

    def __init__(self) -> None:
        self._statistics = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")

    def now(self) -> Gap:
        """Since some moment in the past."""
        wall, own = 1000 * time.perf_counter(), 1000 * time.thread_time()
        return Gap(wall, own, self._queued())

    def _queued(self) -> float:
        try:
            return int(self._statistics.read_text(encoding="ascii").split()[1]) / 1e6
        except OSError:
            return 0.0


class Heartbeat(QObject):
    """Notes the gaps between the beats of a timer in this thread."""

    def __init__(self, culprits: TextIO | None = None) -> None:
        super().__init__()
        self.gaps: list[Gap] = []
        self._culprits = culprits
        self._clock = Clock()
        self._last = self._clock.now()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.beat)

    def start(self) -> None:
        """Beat from now on."""
        self._last = self._clock.now()
        self._timer.start(_BEAT_MS)

    @Slot()
    def beat(self) -> None:
        """Note the gap since the last beat."""
        now, before = self._clock.now(), self._last
        self.gaps.append(Gap(now.whole - before.whole, now.own - before.own, now.queued - before.queued))
        self._last = now
        if self._culprits is not None:  # a thread of its own writes, which needs no lock of Python's
            faulthandler.dump_traceback_later(_CULPRIT_S, file=self._culprits)

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()
