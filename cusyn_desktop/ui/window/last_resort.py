"""What happens to an error that nobody caught: it is recorded without data, and the person is told once."""

import logging
from pathlib import Path

from cusyn_desktop.ui.window.main_window import MainWindow
from cusyn_desktop.workers.runner import frames_of, unexpected

log = logging.getLogger(__name__)


class LastResort:
    """Keeps the window usable after a bug.

    Attributes:
        log_file: Where bugs are recorded, or None.
    """

    def __init__(self, window: MainWindow, log_file: Path | None) -> None:
        self._window = window
        self.log_file = log_file

    def handle(self, error: BaseException) -> None:
        """Record a bug and show that it happened."""
        self.record(error)
        self._window.banners.show_error(unexpected(error))

    def record(self, error: BaseException) -> None:
        """Write the kind of error and where it came from; never its message, which may quote a cell."""
        log.error("unhandled %s\n%s", type(error).__name__, frames_of(error))
