"""The order of the Tab key: what comes last, and who is whose part once it has been told."""

import pytest
import shiboken6
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.widgets.tab_order import reach_before, reach_last
from tests.gui.office.hands import focus_chain


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    made = QDialog()
    qtbot.addWidget(made)
    column = QVBoxLayout(made)
    for name in ("Close", "Name", "Size"):
        column.addWidget(QPushButton(name))
    made.show()
    return made


def buttons_of(dialog: QDialog) -> list[QPushButton]:
    return dialog.findChildren(QPushButton)


def order_of(dialog: QDialog) -> list[str]:
    return [widget.text() for widget in focus_chain(dialog) if isinstance(widget, QPushButton)]


def test_what_was_made_first_is_reached_last(dialog: QDialog) -> None:
    close, *_ = buttons_of(dialog)
    reach_last(dialog, [close])
    assert order_of(dialog) == ["Name", "Size", "Close"]


def test_what_was_made_last_is_reached_before_another(dialog: QDialog) -> None:
    _, name, size = buttons_of(dialog)
    reach_before(name, [size])
    assert order_of(dialog) == ["Close", "Size", "Name"]


def test_nobody_becomes_a_part_of_their_neighbour(dialog: QDialog) -> None:
    flags = dialog.windowFlags()
    reach_last(dialog, buttons_of(dialog)[:1])
    assert not any("children" in shiboken6.dump(button) for button in buttons_of(dialog))
    assert "parent" not in shiboken6.dump(dialog)
    assert dialog.isVisible()
    assert dialog.windowFlags() == flags
