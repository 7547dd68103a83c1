"""How long the window's thread is away while a synthesis runs; at most 100 ms is wanted.

    python -m tests.bench.window_stall [--data FOLDER]      such as shared/data/adult; else the bundled sample

The window is the real one. A timer beats every 5 ms; the longest gap between two beats is the longest stall.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import json
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.app import build_window
from cusyn_desktop.control import RunControl
from cusyn_desktop.services import importing, people
from cusyn_desktop.services.demo import demo_request, demo_workspace
from cusyn_desktop.services.requests import NewDataset, NewUser, Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.ui.main_window import MainWindow
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import PrimaryButton
from cusyn_desktop.workers.runner import Runners
from tests.screenshots import settle

_BEAT_MS = 5


class Heartbeat(QObject):
    """Notes the gaps between the beats of a timer in this thread."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps_ms: list[float] = []
        self._last = time.perf_counter()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start(_BEAT_MS)

    @Slot()
    def _on_timeout(self) -> None:
        now = time.perf_counter()
        self.gaps_ms.append(1000.0 * (now - self._last))
        self._last = now


def main(argv: list[str] | None = None) -> int:
    """Run one synthesis from the window and print the gaps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=None)
    options = parser.parse_args(argv)
    with TemporaryDirectory() as scratch:
        os.environ[FOLDER_VARIABLE] = str(Path(scratch) / "anchors")
        path = Path(scratch) / "bench.cusyn"
        workspace, request = sample(path) if options.data is None else real(path, options.data)
        gaps, seconds = measure(workspace, request, Path(scratch) / "settings.ini")
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


def measure(workspace: Workspace, request: Request, settings_file: Path) -> tuple[list[float], float]:
    """The gaps in ms during one run, and how long it took."""
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
        heart, began = Heartbeat(), time.perf_counter()
        QTest.mouseClick(spend_button(window), Qt.MouseButton.LeftButton)
        while runners.compute.busy:
            QTest.qWait(20)
        seconds = time.perf_counter() - began
        window.close()
    finally:
        runners.close()
    return heart.gaps_ms, seconds


def spend_button(window: MainWindow) -> PrimaryButton:
    """The button that spends and starts the run."""
    shown = (button for button in window.findChildren(PrimaryButton) if button.isVisible())
    return next(button for button in shown if button.text().startswith("Spend"))


def report(gaps_ms: list[float], seconds: float) -> None:
    """Print what counts."""
    worst = sorted(gaps_ms, reverse=True)[:5]
    print(f"run {seconds:.1f} s, {len(gaps_ms)} beats")
    print("longest gaps, ms: " + ", ".join(f"{gap:.0f}" for gap in worst))


if __name__ == "__main__":
    sys.exit(main())
