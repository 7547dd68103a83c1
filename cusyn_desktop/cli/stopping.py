"""What a command that was stopped had spent."""

import signal
from dataclasses import dataclass, field
from datetime import UTC, datetime
from types import FrameType
from typing import TYPE_CHECKING

from cusyn_desktop.errors import AccessError, StoreError

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace


def heed_signals() -> None:
    """Let a signal that ends a process, or the loss of its terminal, stop the command as Ctrl+C does."""
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:  # nohup has it ignored
            signal.signal(number, _interrupt)


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    if not callable(signal.getsignal(signal.SIGINT)):  # a shell has Ctrl+C ignored in the background
        raise KeyboardInterrupt
    signal.raise_signal(signal.SIGINT)


@dataclass(slots=True)
class Started:
    """A command that is running: click hands it to whatever the command calls.

    Attributes:
        workspace: Where it works, once it has opened one.
        since: When it started.
        as_json: Whether a program reads the answer.
    """

    workspace: "Workspace | None" = None
    since: datetime = field(default_factory=lambda: datetime.now(UTC))
    as_json: bool = False

    def stopped(self) -> str:
        """Which release was stopped, and what is spent of it."""
        if self.workspace is None:
            return "Stopped. Nothing was spent."
        from cusyn_desktop.services.pools import spends_since
        from cusyn_desktop.services.words import epsilon_text

        try:
            made = spends_since(self.workspace, self.since)
        except (AccessError, StoreError):
            return "Stopped. What a run had reserved stays spent; see cusyn releases."
        if not made:
            return "Stopped. Nothing was spent."
        last = made[-1]
        return (
            f"Stopped. {last.id} is {last.state}; {epsilon_text(last.granted)} of {last.dataset} stays spent."
        )
