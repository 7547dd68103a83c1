"""From the first start to an exported package by the keyboard alone: each thing is reached, then pressed."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.widgets.pair_matrix import PairMatrix
from tests.gui.journeys import test_window_journey as by_mouse
from tests.gui.journeys.test_window_journey import Person, person

assert person
_MOST_STEPS = 80


def reach(widget: QWidget) -> None:
    """Press Tab until something has the keyboard, as somebody without a mouse does."""
    assert widget.isVisible(), widget.accessibleName()
    assert widget.isEnabled(), widget.accessibleName()
    passed: list[str] = []
    for _ in range(_MOST_STEPS):
        if widget.window().focusWidget() is widget:
            return
        at = widget.window().focusWidget() or widget.window()
        QTest.keyClick(at, Qt.Key.Key_Tab)
        passed.append(type(at).__name__)
    raise AssertionError(f"{widget!r} is not reached; on the way: {passed}")


def press(button: QAbstractButton) -> None:
    """Press a button by the space bar."""
    reach(button)
    QTest.keyClick(button, Qt.Key.Key_Space)


def take_pair(matrix: QWidget, place: QPoint) -> None:
    """Go to a square of the matrix by the arrow keys, and take it."""
    assert isinstance(matrix, PairMatrix)
    wanted = matrix.cell_at(QPointF(place))
    assert wanted is not None
    reach(matrix)
    QTest.keyClick(matrix, Qt.Key.Key_PageDown)
    ways = ((Qt.Key.Key_Up, Qt.Key.Key_Down), (Qt.Key.Key_Left, Qt.Key.Key_Right))
    for axis, (back, on) in reversed(tuple(enumerate(ways))):
        while (step := wanted[axis] - matrix.cursor_cell[axis]) != 0:
            QTest.keyClick(matrix, on if step > 0 else back)
    assert matrix.cursor_cell == wanted
    QTest.keyClick(matrix, Qt.Key.Key_Space)


def write(edit: QLineEdit, text: str) -> None:
    """Go to a field and replace what is in it."""
    reach(edit)
    QTest.keyClick(edit, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(edit, text)


def test_everything_can_be_done_without_a_mouse(
    qtbot: QtBot, person: Person, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, by_keys in (("click", press), ("click_at", take_pair), ("write", write)):
        monkeypatch.setattr(by_mouse, name, by_keys)
    person.window.activateWindow()
    person.make_workspace()
    person.import_sample()
    assistant = person.datasets.assistant
    assert assistant is not None
    assert not assistant.isVisible(), "the dataset is registered, so there is nothing to ask"
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    QTest.keyClick(person.window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert person.window.row.current.value == "users"
    person.add_user()
    person.ask_for("1.20")
    person.spend()
    assert person.window.row.current.value == "releases"
    package: Path = person.export()
    assert (package / "synthetic.csv").is_file()
    person.window.activateWindow()
    assert QTest.qWaitForWindowActive(person.window)
    QTest.keyClick(person.window, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: person.window.dialogs.help is not None)
    assert shell.actions.help_here.shortcut().toString() == "F1"
