"""The collector of cycles works in the interface's thread alone."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cusyn_desktop.control import RunControl
from cusyn_desktop.workers.garbage import Collector
from cusyn_desktop.workers.runner import Runners

MANY, KNOTS = 60_000, 4_000


class Knot:
    """Holds itself, so that only the collector takes it away, and tells which thread did."""

    def __init__(self, ended_in: list[int]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: ended_in.append(threading.get_ident()))


@pytest.fixture
def runners(qtbot: QtBot) -> Iterator[Runners]:
    del qtbot  # the application must be there first
    made = Runners.start()
    yield made
    made.close()


def test_cycles_end_in_the_thread_of_the_interface(qtbot: QtBot, runners: Runners) -> None:
    ended_in: list[int] = []
    for _ in range(KNOTS):
        Knot(ended_in)

    def work(control: RunControl) -> int:
        control.checkpoint()
        kept = [[number] for number in range(MANY)]  # enough to call the collector many times
        return len(kept)

    with qtbot.waitSignal(runners.compute.succeeded):
        runners.compute.submit(work)
    qtbot.waitUntil(lambda: len(ended_in) == KNOTS)
    assert set(ended_in) == {threading.get_ident()}


def test_python_collects_again_afterwards(qtbot: QtBot) -> None:
    del qtbot
    assert gc.isenabled()
    made = Runners.start()
    assert not gc.isenabled()
    made.close()
    assert gc.isenabled()


@pytest.mark.parametrize(
    ("count", "busy", "collected"),
    [
        ((100, 1, 1), False, []),
        ((5_000, 1, 1), False, [0]),
        ((5_000, 11, 1), True, [1]),
        ((5_000, 11, 11), True, [1]),
        ((100, 1, 11), False, [2]),
    ],
)
def test_old_objects_wait_until_nothing_runs(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    count: tuple[int, int, int],
    busy: bool,
    collected: list[int],
) -> None:
    del qtbot
    made: list[int] = []
    collector = Collector()
    monkeypatch.setattr(gc, "get_count", lambda: count)
    monkeypatch.setattr(gc, "collect", made.append)
    collector.set_busy(busy)
    collector.collect()
    collector.close()
    assert made == collected
