"""What a narrow page does to cards: lines are shared anew, and nothing is cut or covered."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Label
from cusyn_desktop.ui.widgets.panels import Card, EmptyState, EmptyStep
from cusyn_desktop.ui.widgets.shared_line import SharedLine
from tests.gui.office.eyes import cut_texts
from tests.gui.office.sight import hidden_parts

NARROW_PX, WIDE_PX = 566, 1100
STEPS = [
    EmptyStep(Icon.IMPORT, title, "Two sentences. They say what is to be done.")
    for title in ("Import a table", "Set the pools for everybody", "Ask for a synthetic table of it")
]


def show(qtbot: QtBot, widget: QWidget, width_px: int) -> None:
    qtbot.addWidget(widget)
    widget.resize(width_px, 400)
    widget.show()
    come_to_rest()


def come_to_rest() -> None:
    for _ in range(4):
        QApplication.processEvents()


def top(widget: QWidget) -> int:
    return widget.mapTo(widget.window(), QPoint(0, 0)).y()


def right(widget: QWidget) -> int:
    return widget.mapTo(widget.window(), QPoint(widget.width(), 0)).x()


@pytest.fixture
def tools(look: Look) -> list[QWidget]:
    names = ("Open a file of requests", "Add somebody who receives")
    return [SearchField(look, "Find somebody"), *map(Button, names)]


def test_a_head_has_one_line_where_there_is_room(qtbot: QtBot, tools: list[QWidget]) -> None:
    card = Card()
    note = card.add_head("Everybody who receives", "4 people", *tools)
    show(qtbot, card, WIDE_PX)
    assert len({widget.geometry().center().y() for widget in tools}) == 1
    assert right(tools[-1]) == right(card) - 17
    assert not cut_texts(card)
    assert note.toolTip() == ""


def test_what_has_no_room_beside_a_title_goes_below_it(qtbot: QtBot, tools: list[QWidget]) -> None:
    card = Card()
    card.add_head("Everybody who receives", "4 people", *tools)
    show(qtbot, card, WIDE_PX)
    assert card.minimumSizeHint().width() <= NARROW_PX
    card.resize(NARROW_PX, 400)
    come_to_rest()
    assert [*cut_texts(card), *hidden_parts(card)] == []
    assert top(tools[0]) < top(tools[1]) <= top(tools[2])
    assert right(tools[0]) == right(tools[2]) == right(card) - 17, "they keep to the right"
    card.resize(WIDE_PX, 400)
    come_to_rest()
    assert top(tools[0]) == top(tools[1]) == top(tools[2])


def test_a_tool_that_is_left_out_takes_no_line(qtbot: QtBot, tools: list[QWidget]) -> None:
    card = Card()
    card.add_head("Everybody who receives", "4 people", *tools)
    show(qtbot, card, NARROW_PX)
    assert top(tools[1]) > top(tools[0])
    tools[0].setVisible(False)
    tools[1].setVisible(False)
    come_to_rest()
    assert tools[2].y() < tools[2].height(), "it moves up beside the title"
    assert [*cut_texts(card), *hidden_parts(card)] == []


def test_an_empty_page_is_closer_together_in_a_low_window(qtbot: QtBot, look: Look) -> None:
    """At 150 % on a screen of 1280 x 800 the line below the card was cut at the window's edge."""
    empty, holder = EmptyState(look, title="Nothing yet", text="Begin here.", steps=STEPS), QWidget()
    QVBoxLayout(holder).addWidget(empty)
    show(qtbot, holder, WIDE_PX)
    needed = {}
    for height in (800, 533, 801):
        holder.resize(WIDE_PX, height)
        come_to_rest()
        needed[height] = empty.minimumSizeHint().height()
    assert needed[533] <= needed[800] - 40
    assert needed[801] == needed[800]


def test_steps_of_an_empty_page_become_a_list(qtbot: QtBot, look: Look) -> None:
    empty, holder = EmptyState(look, title="Nothing yet", text="Begin here.", steps=STEPS), QWidget()
    for name in ("Import data", "Open the demo", "Open a workspace"):
        empty.add_button(Button(name, look.icon(Icon.OPEN)))
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(empty)
    show(qtbot, holder, WIDE_PX)
    titles = [label for label in empty.findChildren(Label) if label.text()[:2] in ("1.", "2.", "3.")]
    assert len({top(title) for title in titles}) == 1
    assert holder.minimumSizeHint().width() <= NARROW_PX
    holder.resize(NARROW_PX, 600)
    come_to_rest()
    assert [top(title) for title in titles] == sorted({top(title) for title in titles})
    assert [*cut_texts(holder), *hidden_parts(holder)] == []


def test_parts_of_a_line_stand_above_each_other_where_it_is_short(qtbot: QtBot) -> None:
    left, right_part = Card(), Card()
    line = SharedLine({left: 1, right_part: 3}, fold_below_px=600)
    show(qtbot, line, WIDE_PX)
    assert top(left) == top(right_part)
    assert right_part.width() > 2 * left.width()
    line.resize(NARROW_PX, 400)
    come_to_rest()
    assert top(right_part) > top(left)
    assert left.width() == right_part.width() == NARROW_PX


def test_a_label_that_ends_in_dots_may_wrap_instead(qtbot: QtBot) -> None:
    label, holder = ElidedLabel("A sentence that is longer than the line it stands on"), QWidget()
    column = QVBoxLayout(holder)
    column.addWidget(label)
    column.addStretch(1)
    show(qtbot, holder, 160)
    assert label.toolTip() == label.text()
    label.set_wrapped(wrapped=True)
    come_to_rest()
    assert label.toolTip() == ""
    assert not cut_texts(holder)
    assert label.grab().toImage().height() > 2 * label.fontMetrics().height()
    label.set_wrapped(wrapped=False)
    come_to_rest()
    assert label.toolTip() == label.text()
