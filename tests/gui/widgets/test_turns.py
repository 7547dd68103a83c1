"""Work in parts, one in each turn of the event loop."""

from functools import partial

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.widgets.turns import Turns


def test_parts_are_done_in_order_with_turns_between(qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    turns = Turns(owner)
    turns.take(partial(done.append, "first"), partial(done.append, "second"))
    assert done == []
    assert turns.pending
    qtbot.waitUntil(lambda: not turns.pending)
    assert done == ["first", "second"]


def test_what_is_left_is_dropped_for_what_is_newer(qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    turns = Turns(owner)
    turns.take(partial(done.append, "old"), partial(done.append, "older"))
    turns.take(partial(done.append, "new"))
    qtbot.waitUntil(lambda: not turns.pending)
    assert done == ["new"]


def test_a_part_may_hand_in_others_or_drop_the_rest(qtbot: QtBot) -> None:
    done: list[str] = []
    owner = QObject()
    turns = Turns(owner)
    turns.take(partial(turns.take, partial(done.append, "instead")), partial(done.append, "never"))
    qtbot.waitUntil(lambda: not turns.pending)
    assert done == ["instead"]
    turns.take(turns.drop, partial(done.append, "never"))
    qtbot.waitUntil(lambda: not turns.pending)
    assert done == ["instead"]


def test_what_is_left_can_be_done_at_once() -> None:
    done: list[str] = []
    owner = QObject()
    turns = Turns(owner)
    turns.take(partial(done.append, "first"), partial(done.append, "second"))
    turns.finish()
    assert done == ["first", "second"]
    assert not turns.pending
