"""One of succeeded, failed, cancelled for each job; cancel within a second; no thread left behind."""

import logging
import threading
import time
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QThread, Slot
from pytestqt.qtbot import QtBot

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.errors import BudgetExceededError, JobCancelled, UnexpectedError
from cusyn_desktop.workers.runner import ProgressFilter, Runner, Runners, Task

PATIENCE_MS = 5000


class Listener(QObject):
    """Counts every end of every job and remembers in which thread it was told."""

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self.ends: list[tuple[int, str, object]] = []
        self.progress: list[Progress] = []
        self.busy: list[bool] = []
        self.threads: set[QThread] = set()
        runner.succeeded.connect(self._on_succeeded)
        runner.failed.connect(self._on_failed)
        runner.cancelled.connect(self._on_cancelled)
        runner.progressed.connect(self._on_progressed)
        runner.busy_changed.connect(self.busy.append)

    def has(self, n_ends: int) -> Callable[[], bool]:
        return lambda: len(self.ends) >= n_ends

    def kinds(self) -> list[str]:
        return [kind for _, kind, _ in self.ends]

    @Slot(int, object)
    def _on_succeeded(self, job_id: int, result: object) -> None:
        self._note(job_id, "succeeded", result)

    @Slot(int, object)
    def _on_failed(self, job_id: int, error: object) -> None:
        self._note(job_id, "failed", error)

    @Slot(int)
    def _on_cancelled(self, job_id: int) -> None:
        self._note(job_id, "cancelled", None)

    @Slot(int, object)
    def _on_progressed(self, _: int, progress: Progress) -> None:
        self.progress.append(progress)

    def _note(self, job_id: int, kind: str, value: object) -> None:
        self.threads.add(QThread.currentThread())
        self.ends.append((job_id, kind, value))


@pytest.fixture
def heard(runner: Runner) -> Listener:
    return Listener(runner)


def until_cancelled(control: RunControl) -> None:
    """Work for at most ten seconds, in steps of a hundredth."""
    for step in range(1000):
        control.checkpoint(step / 1000, "work")
        time.sleep(0.01)


def test_a_result_comes_back_in_the_listeners_thread(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    job_id = runner.submit(lambda _: threading.current_thread() is threading.main_thread())
    qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    assert heard.ends == [(job_id, "succeeded", False)]
    assert heard.threads == {QThread.currentThread()}


def test_an_error_for_people_arrives_as_it_was_raised(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    error = BudgetExceededError("too little left", left=3)

    def fail(_: RunControl) -> None:
        raise error

    runner.submit(fail)
    qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    assert [end[1:] for end in heard.ends] == [("failed", error)]


def test_a_bug_is_told_and_logged_without_its_message(
    qtbot: QtBot, runner: Runner, heard: Listener, caplog: pytest.LogCaptureFixture
) -> None:
    def bug(_: RunControl) -> None:
        raise KeyError("Maria Secret")

    with caplog.at_level(logging.ERROR):
        runner.submit(bug)
        qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    assert heard.kinds() == ["failed"]
    told = heard.ends[0][2]
    assert isinstance(told, UnexpectedError)
    assert "Maria" not in str(told)
    assert "Maria" not in caplog.text
    assert "KeyError" in caplog.text
    assert "bug" in caplog.text


def test_a_running_job_stops_within_a_second(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    job_id = runner.submit(until_cancelled)
    qtbot.waitUntil(lambda: bool(heard.progress), timeout=PATIENCE_MS)
    asked_at = time.monotonic()
    runner.cancel(job_id)
    qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    assert time.monotonic() - asked_at < 1.0
    assert heard.ends == [(job_id, "cancelled", None)]


def test_a_waiting_job_is_cancelled_before_it_starts(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    started: list[str] = []
    first = runner.submit(until_cancelled)
    second = runner.submit(lambda _: started.append("second"))
    runner.cancel(second)
    runner.cancel(first)
    qtbot.waitUntil(heard.has(2), timeout=PATIENCE_MS)
    assert heard.kinds() == ["cancelled", "cancelled"]
    assert started == []


def test_a_job_that_ignores_the_token_succeeds(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    gate = threading.Event()
    job_id = runner.submit(lambda _: gate.wait(5.0))
    runner.cancel(job_id)
    gate.set()
    qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    assert heard.kinds() in (["succeeded"], ["cancelled"])


def test_cancelling_what_is_over_does_nothing(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    job_id = runner.submit(lambda _: 1)
    qtbot.waitUntil(heard.has(1), timeout=PATIENCE_MS)
    runner.cancel(job_id)
    other = runner.submit(lambda _: 2)
    qtbot.waitUntil(heard.has(2), timeout=PATIENCE_MS)
    assert heard.ends[1] == (other, "succeeded", 2)


def test_every_job_of_many_ends_exactly_once(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    def stop(_: RunControl) -> None:
        raise JobCancelled

    def fail(_: RunControl) -> None:
        raise BudgetExceededError("no")

    tasks: list[Task] = [lambda _: None, stop, fail]
    ids = [runner.submit(tasks[index % 3]) for index in range(60)]
    qtbot.waitUntil(heard.has(60), timeout=PATIENCE_MS)
    qtbot.wait(20)
    assert [job_id for job_id, _, _ in heard.ends] == ids
    assert Counter(heard.kinds()) == {"succeeded": 20, "failed": 20, "cancelled": 20}


def test_busy_is_told_once_for_a_queue(qtbot: QtBot, runner: Runner, heard: Listener) -> None:
    gate = threading.Event()
    runner.submit(lambda _: gate.wait(5.0))
    runner.submit(lambda _: None)
    assert runner.busy
    gate.set()
    qtbot.waitUntil(heard.has(2), timeout=PATIENCE_MS)
    assert not runner.busy
    assert heard.busy == [True, False]


def test_closing_cancels_waits_and_stays_silent(qtbot: QtBot) -> None:
    runner = Runner("store")
    heard = Listener(runner)
    runner.submit(until_cancelled)
    runner.submit(until_cancelled)
    qtbot.waitUntil(lambda: bool(heard.progress), timeout=PATIENCE_MS)
    began = time.monotonic()
    runner.close()
    assert time.monotonic() - began < 1.0
    assert not runner.alive
    heard.progress.clear()
    qtbot.wait(30)
    assert heard.ends == []
    assert heard.progress == []


def test_a_closed_runner_begins_nothing(qtbot: QtBot) -> None:
    runner = Runner("store")
    runner.close()
    heard = Listener(runner)
    begun: list[object] = []
    runner.submit(begun.append)
    qtbot.wait(30)
    assert not runner.busy
    assert begun == []
    assert heard.busy == []


@pytest.mark.usefixtures("qapp")
def test_both_threads_end() -> None:
    runners = Runners.start()
    assert runners.store.alive
    assert runners.compute.alive
    runners.close()
    assert not runners.store.alive
    assert not runners.compute.alive


@pytest.mark.parametrize(
    ("sent", "passed"),
    [
        ([0.0, 0.001, 0.005, 0.011], [0.0, 0.011]),
        ([0.5, 0.4, 0.505, 0.52], [0.5, 0.52]),
    ],
)
def test_progress_passes_when_it_grew_by_one_percent(sent: list[float], passed: list[float]) -> None:
    seen: list[Progress] = []
    report = ProgressFilter(seen.append)
    for fraction in sent:
        report(Progress(fraction, "work"))
    assert [progress.fraction for progress in seen] == passed


def test_progress_passes_with_another_step_or_a_detail() -> None:
    seen: list[Progress] = []
    report = ProgressFilter(seen.append)
    report(Progress(0.1, "select"))
    report(Progress(0.1, "measure"))
    report(Progress(0.1, "measure", SimpleNamespace(round=1)))
    report(Progress(0.1, "measure"))
    assert len(seen) == 3
