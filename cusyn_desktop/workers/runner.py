"""Two background threads for everything that takes time; the interface's thread only starts jobs and listens.

A job is a plain function that takes a `RunControl`. It ends with exactly one of `succeeded`, `failed` and
`cancelled`. Its id tells late results from current ones.
"""

import logging
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import NewType, TypeAlias

from PySide6.QtCore import QObject, QThread, Signal, Slot

from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.errors import CuSynError, JobCancelled, UnexpectedError
from cusyn_desktop.workers.garbage import Collector

log = logging.getLogger(__name__)

Task: TypeAlias = Callable[[RunControl], object]
JobId = NewType("JobId", int)

_ids = count(1)
_SMALLEST_STEP = 0.01
_SWITCH_S = 0.0005
"""Qt lets go of Python's lock at nearly every call; the usual 5 ms to get it back add up to felt stalls."""


@dataclass(frozen=True, slots=True)
class Job:
    """A task on its way to the worker.

    Attributes:
        id: Unique in the process.
        task: What to do.
        token: Raised by the runner to stop it.
    """

    id: JobId
    task: Task
    token: CancelToken = field(default_factory=CancelToken)


class ProgressFilter:
    """Passes progress on when it grew by 1 %, reached another step or carries a detail."""

    def __init__(self, report: Callable[[Progress], None]) -> None:
        self._report = report
        self._fraction = -1.0
        self._step = ""

    def __call__(self, progress: Progress) -> None:
        """Report or swallow one piece of progress."""
        grown = progress.fraction >= self._fraction + _SMALLEST_STEP
        if grown or progress.step != self._step or progress.detail is not None:
            self._fraction, self._step = progress.fraction, progress.step
            self._report(progress)


class _JobWorker(QObject):
    """Lives in the runner's thread and does one job after the other; private to the runner."""

    progressed = Signal(int, object)
    succeeded = Signal(int, object)
    failed = Signal(int, object)
    cancelled = Signal(int)

    @Slot(object)
    def run(self, job: Job) -> None:
        """Do one job and report how it ended."""
        control = RunControl(job.token, ProgressFilter(partial(self.progressed.emit, job.id)))
        try:
            control.checkpoint()
            result = job.task(control)
        except JobCancelled:
            self.cancelled.emit(job.id)
        except CuSynError as error:
            self.failed.emit(job.id, error)
        except Exception as bug:  # noqa: BLE001 - nothing may leave a slot
            log.error("job %d hit a bug: %s\n%s", job.id, type(bug).__name__, frames_of(bug))
            self.failed.emit(job.id, unexpected(bug))
        else:
            self.succeeded.emit(job.id, result)


class Runner(QObject):
    """One long-lived thread and the queue of jobs before it.

    Attributes:
        name: `store` or `compute`; also the name of the thread.

    Signals:
        progressed: Job id and `Progress`.
        succeeded: Job id and the task's result.
        failed: Job id and a `CuSynError`.
        cancelled: Job id.
        busy_changed: Whether a job runs or waits.
    """

    progressed = Signal(int, object)
    succeeded = Signal(int, object)
    failed = Signal(int, object)
    cancelled = Signal(int)
    busy_changed = Signal(bool)
    _submitted = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._open: dict[JobId, CancelToken] = {}
        self._thread = QThread(self)
        self._thread.setObjectName(name)
        self._worker = _JobWorker()
        self._worker.moveToThread(self._thread)
        self._submitted.connect(self._worker.run)
        self._worker.progressed.connect(self.progressed)
        self._worker.succeeded.connect(self._on_succeeded)
        self._worker.failed.connect(self._on_failed)
        self._worker.cancelled.connect(self._on_cancelled)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether a job runs or waits."""
        return bool(self._open)

    @property
    def alive(self) -> bool:
        """Whether the thread takes jobs."""
        return self._thread.isRunning()

    def submit(self, task: Task) -> JobId:
        """Queue a task and return the id under which its signals come; nothing begins once it is closed."""
        job = Job(JobId(next(_ids)), task)
        if not self.alive:
            return job.id
        was_busy = self.busy
        self._open[job.id] = job.token
        self._submitted.emit(job)
        if not was_busy:
            self.busy_changed.emit(True)
        return job.id

    def cancel(self, job_id: JobId) -> None:
        """Ask a job to stop at its next checkpoint; a job that is over already is left alone."""
        token = self._open.get(job_id)
        if token is not None:
            token.cancel()

    def close(self) -> None:
        """Cancel all jobs, wait for the thread and end it. No signal comes afterwards."""
        for token in self._open.values():
            token.cancel()
        self._worker.disconnect(self)
        self._thread.quit()
        self._thread.wait()
        self._open.clear()

    @Slot(int, object)
    def _on_succeeded(self, job_id: int, result: object) -> None:
        self._forget(job_id)
        self.succeeded.emit(job_id, result)

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: CuSynError) -> None:
        self._forget(job_id)
        self.failed.emit(job_id, error)

    @Slot(int)
    def _on_cancelled(self, job_id: int) -> None:
        self._forget(job_id)
        self.cancelled.emit(job_id)

    def _forget(self, job_id: int) -> None:
        self._open.pop(JobId(job_id), None)
        if not self._open:
            self.busy_changed.emit(False)


@dataclass(frozen=True, slots=True)
class Runners:
    """The two threads of the window.

    Attributes:
        store: For short calls that read or write the workspace.
        compute: For BudgetEval, forecasts, imports and synthesis.
        collector: Keeps Python's collector out of both.
    """

    store: Runner
    compute: Runner
    collector: Collector

    @classmethod
    def start(cls) -> "Runners":
        """Start both threads, and let the interface's thread have Python's lock soon."""
        sys.setswitchinterval(_SWITCH_S)
        made = cls(Runner("store"), Runner("compute"), Collector())
        made.compute.busy_changed.connect(made.collector.set_busy)
        return made

    def close(self) -> None:
        """Cancel what runs and wait for both threads."""
        self.compute.close()
        self.store.close()
        self.collector.close()


def unexpected(bug: BaseException) -> UnexpectedError:
    """A bug as it may be shown: its kind and where it came from, never its message."""
    kind, frames = type(bug).__name__, frames_of(bug)
    return UnexpectedError("The program met an unexpected error.", kind=kind, frames=frames)


def frames_of(error: BaseException) -> str:
    """Where an error came from, without its message, which may quote a cell of a private table."""
    frames = traceback.extract_tb(error.__traceback__)
    return "\n".join(f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
