"""What every long job is given: a way to report progress and to be stopped."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from cusyn_desktop.errors import JobCancelled


class CancelToken:
    """A flag that any thread may raise and that the job reads at its checkpoints."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        """Ask the job to stop at its next checkpoint."""
        self._event.set()

    @property
    def cancelled(self) -> bool:
        """Whether somebody asked the job to stop."""
        return self._event.is_set()


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job has come.

    Attributes:
        fraction: Share of the whole job that is done, 0 to 1.
        step: Key of the stage; the window and the command line turn it into words.
        detail: A frozen record of what happened (public facts and noisy answers only), or None.
    """

    fraction: float
    step: str
    detail: object | None = None


def _ignore(progress: Progress) -> None:
    """Report to nobody."""


class RunControl:
    """Handed to a job; a sub-job gets a slice of it by `part`."""

    def __init__(
        self, token: CancelToken | None = None, report: Callable[[Progress], None] = _ignore
    ) -> None:
        self._token = token or CancelToken()
        self._report = report

    def checkpoint(self, fraction: float | None = None, step: str = "", detail: object | None = None) -> None:
        """Stop here if asked to; else report progress when a fraction is given.

        Raises:
            JobCancelled: Somebody asked the job to stop.
        """
        if self._token.cancelled:
            raise JobCancelled
        if fraction is not None:
            self._report(Progress(min(max(fraction, 0.0), 1.0), step, detail))

    def part(self, start: float, stop: float) -> "RunControl":
        """A control whose fractions 0 to 1 are mapped to `start` to `stop` of this one."""

        def report(progress: Progress) -> None:
            inner = start + (stop - start) * progress.fraction
            self._report(Progress(inner, progress.step, progress.detail))

        return RunControl(self._token, report)

    def quiet(self) -> "RunControl":
        """A control for a part that can be stopped and whose progress is nobody's business."""
        return RunControl(self._token)

    def in_tenths(self, step: str) -> "RunControl":
        """A control that passes on whole tenths alone, each of them once and under one step.

        For reading private files: finer progress would tell where their parts end, and so their rows.
        """
        told = 0

        def report(progress: Progress) -> None:
            nonlocal told
            while told < int(10 * progress.fraction):
                told += 1
                self._report(Progress(told / 10, step))

        return RunControl(self._token, report)
