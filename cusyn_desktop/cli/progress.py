"""Progress on a terminal's stderr, and Ctrl+C as a cancel that the job answers at its next checkpoint."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from cusyn_desktop.control import CancelToken, Progress, RunControl

_WORDS = {
    "read": "Reading the file",
    "scan": "Reading the file",
    "parse": "Reading the file",
    "encode": "Encoding the rows",
    "reserve": "Writing the spend into the ledger",
    "open": "Opening the data",
    "measure_first": "Measuring single columns",
    "select_and_measure": "Selecting and measuring",
    "measure_interest": "Measuring the interest queries",
    "fit": "Fitting the model",
    "generate": "Making rows",
    "store": "Storing the release",
    "write": "Writing the package",
    "experiment": "Running the experiment",
}
_BAR_WIDTH = 24


@contextmanager
def watched() -> Iterator[RunControl]:
    """A control for one job: progress on a terminal, Ctrl+C cancels."""
    token = CancelToken()
    report = _bar if sys.stderr.isatty() else _quiet
    with _interrupts(token):
        try:
            yield RunControl(token, report)
        finally:
            if report is _bar:
                sys.stderr.write("\r\x1b[K")
                sys.stderr.flush()


def _quiet(progress: Progress) -> None:
    """Nobody watches."""


def _bar(progress: Progress) -> None:
    """One line that is written over."""
    done = round(_BAR_WIDTH * progress.fraction)
    words = _WORDS.get(progress.step, "Working")
    bar = "#" * done + "." * (_BAR_WIDTH - done)
    sys.stderr.write(f"\r\x1b[K[{bar}] {progress.fraction:4.0%}  {words}")
    sys.stderr.flush()


@contextmanager
def _interrupts(token: CancelToken) -> Iterator[None]:
    """Turn the first Ctrl+C into a cancel; a second one ends the process as usual."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def cancel(_signal: int, _frame: FrameType | None) -> None:
        token.cancel()
        signal.signal(signal.SIGINT, before)

    before: Callable[[int, FrameType | None], Any] | int | None = signal.signal(signal.SIGINT, cancel)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
