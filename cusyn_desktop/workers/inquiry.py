"""A question that is asked again and again, of which only the newest answer counts."""

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.control import Progress
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.workers.runner import JobId, Runner, Task


class Inquiry(QObject):
    """Runs one task at a time on a runner and delivers only what belongs to the newest.

    Lives in the interface's thread, so its signals may be connected to any method of a widget.

    Attributes:
        pending: Whether an answer is awaited.

    Signals:
        started: A task was handed in.
        progressed: `Progress` of the newest task.
        succeeded: Its result.
        failed: Its `CuSynError`.
        cancelled: It was stopped by `cancel`.
        finished: It ended in one of the three ways; comes after the signal that says which.
    """

    started = Signal()
    progressed = Signal(object)
    succeeded = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    finished = Signal()

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._current: JobId | None = None
        runner.progressed.connect(self._on_progressed)
        runner.succeeded.connect(self._on_succeeded)
        runner.failed.connect(self._on_failed)
        runner.cancelled.connect(self._on_cancelled)

    @property
    def pending(self) -> bool:
        """Whether an answer is awaited."""
        return self._current is not None

    def ask(self, task: Task) -> None:
        """Drop the question before, if it is still open, and ask this one."""
        if self._current is not None:
            self._runner.cancel(self._current)
        self._current = self._runner.submit(task)
        self.started.emit()

    def cancel(self) -> None:
        """Ask the newest task to stop; `cancelled` follows when it has."""
        if self._current is not None:
            self._runner.cancel(self._current)

    @Slot(int, object)
    def _on_progressed(self, job_id: int, progress: Progress) -> None:
        if job_id == self._current:
            self.progressed.emit(progress)

    @Slot(int, object)
    def _on_succeeded(self, job_id: int, result: object) -> None:
        if self._ended(job_id):
            self.succeeded.emit(result)
            self.finished.emit()

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: CuSynError) -> None:
        if self._ended(job_id):
            self.failed.emit(error)
            self.finished.emit()

    @Slot(int)
    def _on_cancelled(self, job_id: int) -> None:
        if self._ended(job_id):
            self.cancelled.emit()
            self.finished.emit()

    def _ended(self, job_id: int) -> bool:
        if job_id != self._current:
            return False
        self._current = None
        return True
