"""Only the newest answer counts."""

import threading

from pytestqt.qtbot import QtBot

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.errors import InputError
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

PATIENCE_MS = 5000


def test_an_answer_is_delivered_and_then_it_is_over(qtbot: QtBot, runner: Runner) -> None:
    inquiry = Inquiry(runner)
    with qtbot.waitSignals([inquiry.succeeded, inquiry.finished], timeout=PATIENCE_MS, order="strict"):
        inquiry.ask(lambda _: 42)
        assert inquiry.pending
    assert not inquiry.pending


def test_a_late_answer_is_dropped(qtbot: QtBot, runner: Runner) -> None:
    inquiry, gate = Inquiry(runner), threading.Event()
    answers: list[object] = []
    inquiry.succeeded.connect(answers.append)
    inquiry.ask(lambda _: gate.wait(5.0) and "old")
    with qtbot.waitSignal(inquiry.finished, timeout=PATIENCE_MS):
        inquiry.ask(lambda _: "new")
        gate.set()
    assert answers == ["new"]


def test_a_failure_is_delivered(qtbot: QtBot, runner: Runner) -> None:
    inquiry, error = Inquiry(runner), InputError("no such column")

    def fail(_: RunControl) -> None:
        raise error

    with qtbot.waitSignal(inquiry.failed, timeout=PATIENCE_MS) as caught:
        inquiry.ask(fail)
    assert caught.args == [error]


def test_progress_and_cancel_belong_to_the_newest(qtbot: QtBot, runner: Runner) -> None:
    inquiry = Inquiry(runner)

    def work(control: RunControl) -> None:
        control.checkpoint(0.5, "work")
        while True:
            control.checkpoint()

    with qtbot.waitSignal(inquiry.progressed, timeout=PATIENCE_MS) as caught:
        inquiry.ask(work)
    assert caught.args == [Progress(0.5, "work")]
    with qtbot.waitSignals([inquiry.cancelled, inquiry.finished], timeout=PATIENCE_MS):
        inquiry.cancel()


def test_two_inquiries_on_one_runner_do_not_hear_each_other(qtbot: QtBot, runner: Runner) -> None:
    first, second = Inquiry(runner), Inquiry(runner)
    answers: list[object] = []
    first.succeeded.connect(answers.append)
    second.succeeded.connect(answers.append)
    with qtbot.waitSignals([first.finished, second.finished], timeout=PATIENCE_MS):
        first.ask(lambda _: "first")
        second.ask(lambda _: "second")
    assert answers == ["first", "second"]


def test_cancelling_without_a_question_does_nothing(runner: Runner) -> None:
    inquiry = Inquiry(runner)
    inquiry.cancel()
    assert not inquiry.pending
