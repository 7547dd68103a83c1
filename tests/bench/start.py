"""How long the program takes from its start to the first painted window, and until all tabs are there.

    python -m tests.bench.start [--times N]

The real program is started N times in a process of its own, with settings of nobody, and ends once all its
tabs are made. The first start may read files from the disk and translates modules to byte code, as an
installer does; the others are warm. Told are the seconds on the clock until the window is painted, at most
2 s are wanted; the seconds of the processor (a busy machine does not make these longer); and which heavy
modules were loaded before the paint: there must be none, or the command ends with 1. From the paint to the
last tab a timer beats as in `window_stall`; told is the longest gap the program is to blame for, at most 100
ms are wanted.
"""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import argparse
import json
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from operator import attrgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

_HEAVY = ("numpy", "scipy", "pandas", "pyarrow", "pyqtgraph", "opendp", "sqlite_utils")
_WANTED_S = 2.0
_WANTED_MS = 100.0
_PATIENCE_S = 60


@dataclass(frozen=True, slots=True)
class Start:
    """One start of the program, up to the last tab.

    Attributes:
        seconds: On the clock, from before the process was made to the first paint.
        cpu_seconds: Work of the process until then.
        heavy: Modules that were loaded too early.
        complete_seconds: On the clock, until all tabs were there.
        turn_ms: The longest gap between the beats from the paint on that the program is to blame for.
        turn: The same gap in its parts.
    """

    seconds: float
    cpu_seconds: float
    heavy: tuple[str, ...]
    complete_seconds: float
    turn_ms: float
    turn: str


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
    longest_ms = max(one.turn_ms for one in warm)
    print(f"longest turn after it {longest_ms:.0f} ms, wanted {_WANTED_MS:.0f} ms at most")
    return int(any(one.heavy for one in starts))


def told(start: Start) -> str:
    """One start in words."""
    heavy = ", ".join(start.heavy) or "nothing heavy"
    return (
        f"{start.seconds:.2f} s ({start.cpu_seconds:.2f} s of the processor), loaded before: {heavy}; "
        f"all tabs after {start.complete_seconds:.2f} s, longest turn, ms: {start.turn}"
    )


def start_once(home: Path) -> Start:
    """Start the program in a process of its own, and wait until it has ended."""
    folders = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "CUSYN_ANCHOR_DIR")
    environment = os.environ | {name: str(home / name.lower()) for name in folders}
    environment["PYTHONPYCACHEPREFIX"] = str(home / "byte_code")
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "tests.bench.start", "--child", str(time.monotonic())]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=_PATIENCE_S, check=True
    )
    found = json.loads(ended.stdout.splitlines()[-1])
    return Start(**(found | {"heavy": tuple(found["heavy"])}))


def show_once(began: float) -> int:
    """In the process that was made: run the program, and close its window once all tabs are there."""
    from PySide6.QtCore import Slot
    from PySide6.QtGui import QPaintEvent
    from typing_extensions import override

    from cusyn_desktop import app
    from cusyn_desktop.ui.window.main_window import MainWindow
    from tests.bench.heartbeat import Heartbeat

    class Watched(MainWindow):
        heavy: tuple[str, ...] | None = None

        @override
        def paintEvent(self, event: QPaintEvent) -> None:
            if self.heavy is None:  # what is loaded from now on is loaded behind the window
                self.heavy = tuple(name for name in _HEAVY if name in sys.modules)
                self.painted.connect(self._on_painted)
                self.ready.connect(self._on_ready)
            super().paintEvent(event)

        @Slot()
        def _on_painted(self) -> None:
            self.spent = time.monotonic() - began, time.process_time()
            self.heart = Heartbeat()
            self.heart.start()

        @Slot()
        def _on_ready(self) -> None:
            self.heart.beat()
            self.heart.stop()
            worst = max(self.heart.gaps, key=attrgetter("blamed"))
            all_s = time.monotonic() - began
            found = Start(*self.spent, self.heavy or (), all_s, worst.blamed, str(worst))
            print(json.dumps(asdict(found)), flush=True)
            self.close()

    with patch.object(app, "MainWindow", Watched):
        return app.main([])


if __name__ == "__main__":
    sys.exit(main())
