"""How long the program takes from its start to the first painted window; at most 2 s are wanted.

    python -m tests.bench.start [--times N]

The real program is started N times in a process of its own, with settings of nobody, and ends once its window
was painted. The first start may read files from the disk, the others are warm. Told are the seconds on the
clock, the seconds of the processor (a busy machine does not make these longer), and which heavy modules were
loaded before the paint; there must be none, or the command ends with 1.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import json
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

_HEAVY = ("numpy", "scipy", "pandas", "pyarrow", "pyqtgraph", "opendp", "sqlite_utils")
_WANTED_S = 2.0
_PATIENCE_S = 60


@dataclass(frozen=True, slots=True)
class Start:
    """One start of the program, up to the first paint.

    Attributes:
        seconds: On the clock, from before the process was made.
        cpu_seconds: Work of the process.
        heavy: Modules that were loaded too early.
    """

    seconds: float
    cpu_seconds: float
    heavy: tuple[str, ...]


def main(argv: list[str] | None = None) -> int:
    """Start it a few times and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--child", type=float, default=None, help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.child is not None:
        return show_once(options.child)
    starts = []
    with TemporaryDirectory() as home:
        for number in range(1, options.times + 1):
            starts.append(start_once(Path(home)))
            print(f"start {number}: {told(starts[-1])}", flush=True)
    warm = starts[1:] or starts
    print(f"longest warm start {max(one.seconds for one in warm):.2f} s, wanted {_WANTED_S:.0f} s at most")
    return int(any(one.heavy for one in starts))


def told(start: Start) -> str:
    """One start in words."""
    heavy = ", ".join(start.heavy) or "nothing heavy"
    return f"{start.seconds:.2f} s ({start.cpu_seconds:.2f} s of the processor), loaded before: {heavy}"


def start_once(home: Path) -> Start:
    """Start the program in a process of its own, and wait until it has ended."""
    folders = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "CUSYN_ANCHOR_DIR")
    environment = os.environ | {name: str(home / name.lower()) for name in folders}
    command = [sys.executable, "-m", "tests.bench.start", "--child", str(time.monotonic())]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=_PATIENCE_S, check=True
    )
    found = json.loads(ended.stdout.splitlines()[-1])
    return Start(found["seconds"], found["cpu_seconds"], tuple(found["heavy"]))


def show_once(began: float) -> int:
    """In the process that was made: run the program, and close its window once it is painted."""
    from PySide6.QtCore import Slot
    from PySide6.QtGui import QPaintEvent
    from typing_extensions import override

    from cusyn_desktop import app
    from cusyn_desktop.ui.window.main_window import MainWindow

    class Watched(MainWindow):
        heavy: tuple[str, ...] | None = None

        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            if self.heavy is None:  # what is loaded from now on is loaded behind the window
                self.heavy = tuple(name for name in _HEAVY if name in sys.modules)
                self.painted.connect(self._on_painted)
            super().paintEvent(event)

        @Slot()
        def _on_painted(self) -> None:
            found = Start(time.monotonic() - began, time.process_time(), self.heavy or ())
            print(json.dumps(asdict(found)), flush=True)
            self.close()

    with patch.object(app, "MainWindow", Watched):
        return app.main([])


if __name__ == "__main__":
    sys.exit(main())
