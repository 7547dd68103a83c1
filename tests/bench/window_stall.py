"""How long the window's thread is away while a synthesis runs; at most 100 ms is wanted.

    python -m tests.bench.window_stall [--data FOLDER] [--culprits]

FOLDER is such as shared/data/adult; without it the bundled sample is taken. The window is the real one. A
timer beats every 5 ms; the longest gap between two beats is the longest stall. A gap is told in three parts:
what the window's thread worked itself, how long it stood ready while other processes had the processors (the
fault of a busy machine, not of the program), and how long it waited, for its timer or for Python's lock,
which another thread had. The first and the last are what the program is to blame for, though on a busy
machine whoever has the lock may stand in the queue, too. `--culprits` prints what every thread was doing in
the longest waits.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import faulthandler
import json
import sys
import threading
import time
from dataclasses import dataclass
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.app import build_window
from cusyn_desktop.control import RunControl
from cusyn_desktop.services import people
from cusyn_desktop.services.demo import demo_request, demo_workspace
from cusyn_desktop.services.records.requests import NewDataset, NewUser, Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import Runners
from tests.screenshots import pause, settle

_BEAT_MS = 5
_CULPRIT_S = 0.06
_N_WORST = 5


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
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start(_BEAT_MS)

    @Slot()
    def _on_timeout(self) -> None:
        now, before = self._clock.now(), self._last
        self.gaps.append(Gap(now.whole - before.whole, now.own - before.own, now.queued - before.queued))
        self._last = now
        if self._culprits is not None:  # a thread of its own writes, which needs no lock of Python's
            faulthandler.dump_traceback_later(_CULPRIT_S, file=self._culprits)

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()


def main(argv: list[str] | None = None) -> int:
    """Run one synthesis from the window and print the gaps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=None)
    parser.add_argument("--culprits", action="store_true")
    options = parser.parse_args(argv)
    with TemporaryDirectory() as scratch:
        os.environ[FOLDER_VARIABLE] = str(Path(scratch) / "anchors")
        path = Path(scratch) / "bench.cusyn"
        workspace, request = sample(path) if options.data is None else real(path, options.data)
        culprits = sys.stderr if options.culprits else None
        gaps, seconds = measure(workspace, request, Path(scratch) / "settings.ini", culprits)
    report(gaps, seconds)
    return 0


def sample(path: Path) -> tuple[Workspace, Request]:
    """The bundled sample and the demo's request."""
    return demo_workspace(path, control=RunControl()), demo_request()


def real(path: Path, folder: Path) -> tuple[Workspace, Request]:
    """A real table with its domain, one user, and ten pairs of columns."""
    name = folder.name
    domain = json.loads((folder / f"{name}-domain.json").read_text(encoding="utf-8"))
    file = folder / f"{name}.csv"
    workspace = Workspace.create(path)
    schema = importing.draft_schema(file, domain=domain, control=RunControl())
    new = NewDataset(path=file, name=name, schema=schema, epsilon="3", delta="1e-9", approx_rows=20_000)
    importing.add_dataset(workspace, new, control=RunControl())
    people.add_user(workspace, NewUser(name="Ana Ruiz", epsilon="3", delta="1e-9"))
    columns = list(domain)
    queries = tuple((columns[i], columns[(i + 1) % len(columns)]) for i in range(10))
    return workspace, Request(dataset=name, user="Ana Ruiz", epsilon="1", queries=queries)


def measure(
    workspace: Workspace, request: Request, settings_file: Path, culprits: TextIO | None = None
) -> tuple[list[Gap], float]:
    """The gaps during one run, and how many seconds it took."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    runners = Runners.start()
    try:
        window = build_window(
            app, Settings(QSettings(str(settings_file), QSettings.Format.IniFormat)), runners
        )
        window.show()
        settle(runners)
        window.open_path(workspace.path)
        settle(runners)
        window.show_tab(TabKey.SYNTHESIS, request)
        settle(runners)
        heart, began = Heartbeat(culprits), time.perf_counter()
        QTest.mouseClick(spend_button(window), Qt.MouseButton.LeftButton)
        while runners.compute.busy:
            pause(20)
        seconds = time.perf_counter() - began
        heart.stop()
        window.close()
    finally:
        runners.close()
    return heart.gaps, seconds


def spend_button(window: MainWindow) -> PrimaryButton:
    """The button that spends and starts the run."""
    shown = (button for button in window.findChildren(PrimaryButton) if button.isVisible())
    return next(button for button in shown if button.text().startswith("Spend"))


def report(gaps: list[Gap], seconds: float) -> None:
    """Print what counts."""
    print(f"run {seconds:.1f} s, {len(gaps)} beats")
    for title, key in (("longest gaps", attrgetter("whole")), ("most to blame", attrgetter("blamed"))):
        worst = sorted(gaps, key=key, reverse=True)[:_N_WORST]
        print(f"{title}, ms: " + "; ".join(map(str, worst)))
    print(f"longest that the program is to blame for: {max(gap.blamed for gap in gaps):.0f} ms")


if __name__ == "__main__":
    sys.exit(main())
