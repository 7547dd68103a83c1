"""The matrix of pairs by keyboard and mouse, and the picker around it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.widgets.pair_matrix import CellState, PairMatrix, known_level, positions_of
from cusyn_desktop.ui.widgets.pair_picker import PairPicker
from tests.gui.office.paint import BOTH, colours_in, in_theme, painted

NAMES = ("sex", "age", "region", "smoker")
SIZES = (2, 8, 11, 3)


@pytest.fixture
def matrix(look: Look, qtbot: QtBot) -> PairMatrix:
    made = PairMatrix(look)
    qtbot.addWidget(made)
    made.set_columns(NAMES, SIZES)
    made.set_queries([(1, 3), (2,), (0, 1, 2)])
    return made


def test_boxes_say_what_is_chosen(matrix: PairMatrix) -> None:
    assert matrix.state((3, 1)) is CellState.CHOSEN
    assert matrix.state((2, 2)) is CellState.CHOSEN
    for cell in ((1, 0), (2, 0), (2, 1)):
        assert matrix.state(cell) is CellState.PART_OF_THREE
    assert matrix.state((3, 0)) is CellState.FREE


def test_a_box_is_told_with_names_size_and_state(matrix: PairMatrix) -> None:
    assert matrix.told((3, 1)) == "smoker × age, 3 × 8 = 24 cells, chosen"
    assert matrix.told((0, 0)) == "sex, 2 cells, not chosen"


def test_keys_move_inside_the_triangle(matrix: PairMatrix) -> None:
    key = Qt.Key
    walk = [
        (key.Key_Up, (0, 0)),
        (key.Key_Right, (0, 0)),
        (key.Key_Down, (1, 0)),
        (key.Key_Right, (1, 1)),
        (key.Key_Right, (1, 1)),
        (key.Key_Down, (2, 1)),
        (key.Key_Home, (2, 0)),
        (key.Key_End, (2, 2)),
        (key.Key_PageDown, (3, 2)),
        (key.Key_Down, (3, 2)),
        (key.Key_PageUp, (2, 2)),
        (key.Key_Up, (1, 1)),
        (key.Key_Left, (1, 0)),
    ]
    for pressed, reached in walk:
        QTest.keyClick(matrix, pressed)
        assert matrix.cursor_cell == reached
    assert matrix.accessibleDescription() == matrix.told((1, 0))


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_toggle_the_box_under_the_cursor(
    matrix: PairMatrix, qtbot: QtBot, key: Qt.Key
) -> None:
    QTest.keyClick(matrix, Qt.Key.Key_Down)
    with qtbot.waitSignal(matrix.toggled) as caught:
        QTest.keyClick(matrix, key)
    assert caught.args == [(0, 1)]


def test_other_keys_are_left_to_the_window(matrix: PairMatrix) -> None:
    event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier)
    matrix.keyPressEvent(event)
    assert not event.isAccepted()


def test_a_click_toggles_and_moves_the_cursor(matrix: PairMatrix, qtbot: QtBot) -> None:
    with qtbot.waitSignal(matrix.toggled) as caught:
        place = matrix.box_rect((3, 2)).center().toPoint()
        QTest.mouseClick(matrix, Qt.MouseButton.LeftButton, pos=place)
    assert caught.args == [(2, 3)]
    assert matrix.cursor_cell == (3, 2)


def test_a_click_on_a_name_means_its_circle(matrix: PairMatrix) -> None:
    name = matrix.box_rect((1, 1)).center() + QPointF(40.0, 0.0)
    assert matrix.cell_at(name) == (1, 1)
    assert matrix.cell_at(QPointF(5.0, 4000.0)) is None
    assert matrix.cell_at(QPointF(-5.0, 5.0)) is None


def test_the_pointer_moves_the_guide(matrix: PairMatrix, qtbot: QtBot) -> None:
    matrix.show()
    with qtbot.waitSignal(matrix.current_changed) as caught:
        QTest.mouseMove(matrix, matrix.box_rect((3, 1)).center().toPoint())
    assert caught.args == [(1, 3)]


@pytest.mark.parametrize("mode", BOTH)
def test_painted_in_both_themes_with_all_marks(matrix: PairMatrix, look: Look, mode: ThemeMode) -> None:
    with in_theme(look, mode):
        colours = colours_in(painted(matrix))
        assert {look.theme.accent, look.theme.soft} <= colours


def test_the_focus_is_shown(matrix: PairMatrix, look: Look, qtbot: QtBot) -> None:
    before = painted(matrix)
    matrix.show()
    matrix.setFocus()
    qtbot.waitUntil(matrix.hasFocus)
    assert painted(matrix) != before
    assert look.theme.text in colours_in(painted(matrix))


def test_a_matrix_without_columns_bears_keys(look: Look, qtbot: QtBot) -> None:
    empty = PairMatrix(look)
    qtbot.addWidget(empty)
    QTest.keyClick(empty, Qt.Key.Key_Down)
    QTest.keyClick(empty, Qt.Key.Key_Space)
    assert empty.cursor_cell == (0, 0)


def test_positions_are_in_rising_order() -> None:
    assert positions_of((3, 1)) == (1, 3)
    assert positions_of((2, 2)) == (2,)


def test_the_picker_explains_the_box_and_passes_the_choice_on(look: Look, qtbot: QtBot) -> None:
    picker = PairPicker(look)
    qtbot.addWidget(picker)
    picker.set_columns(NAMES, SIZES)
    QTest.keyClick(picker.matrix, Qt.Key.Key_Down)
    texts = [label.text() for label in picker.findChildren(type(picker._box_title))]
    assert "age × sex" in texts
    assert "8 × 2 = 16 cells" in texts
    with qtbot.waitSignal(picker.toggled) as caught:
        QTest.keyClick(picker.matrix, Qt.Key.Key_Space)
    assert caught.args == [(0, 1)]


def test_the_filter_keeps_the_datasets_positions(look: Look, qtbot: QtBot) -> None:
    picker = PairPicker(look)
    qtbot.addWidget(picker)
    names = [f"column {index:02d}" for index in range(30)]
    picker.set_columns(names, [2] * 30)
    picker.set_queries([(17, 27)])
    picker.search.setText("7")
    assert picker.matrix.state((2, 1)) is CellState.CHOSEN
    with qtbot.waitSignal(picker.toggled) as caught:
        QTest.keyClick(picker.matrix, Qt.Key.Key_Space)
    assert caught.args == [(7,)]


def test_several_words_bring_the_columns_of_a_pair_together(look: Look, qtbot: QtBot) -> None:
    picker = PairPicker(look)
    qtbot.addWidget(picker)
    picker.set_columns(NAMES, SIZES)
    picker.search.setText("smo, AGE,")
    assert picker.matrix.told((1, 0)) == "smoker × age, 3 × 8 = 24 cells, not chosen"
    with qtbot.waitSignal(picker.toggled) as caught:
        QTest.keyClick(picker.matrix, Qt.Key.Key_Down)
        QTest.keyClick(picker.matrix, Qt.Key.Key_Space)
    assert caught.args == [(1, 3)]


def test_what_is_known_is_told_and_follows_the_search(look: Look, qtbot: QtBot) -> None:
    picker = PairPicker(look)
    qtbot.addWidget(picker)
    picker.set_columns(NAMES, SIZES)
    picker.set_known({(3, 1): 0.012, (2,): 0.0031})
    told = "smoker × age, 3 × 8 = 24 cells, not chosen, known to ±\N{NO-BREAK SPACE}1.2 points"
    assert picker.matrix.told((3, 1)).startswith(told)
    picker.search.setText("smoker, age")
    assert picker.matrix.told((1, 0)).startswith(told)
    assert "known" not in picker.matrix.told((1, 1))
    picker.set_expected({(1, 3): 0.004})
    QTest.keyClick(picker.matrix, Qt.Key.Key_Down)
    assert "Known so far: ±\N{NO-BREAK SPACE}1.2 points" in picker._box_facts.text()
    assert "Expected: ±\N{NO-BREAK SPACE}0.4 points" in picker._box_facts.text()
    picker.set_expected({(1, 3): 0.002})  # a forecast that comes while the box is looked at
    assert "Expected: ±\N{NO-BREAK SPACE}0.2 points" in picker._box_facts.text()
    picker.set_expected({})
    assert "Expected" not in picker._box_facts.text()


def test_a_box_is_the_darker_the_more_precisely_it_is_known(look: Look, qtbot: QtBot) -> None:
    assert known_level(0.0001) == known_level(0.001) == 1.0
    assert 1.0 > known_level(0.005) > known_level(0.05) > known_level(0.1)
    assert known_level(0.1) == known_level(1.0) > 0.0
    matrix = PairMatrix(look)
    qtbot.addWidget(matrix)
    matrix.set_columns(NAMES, SIZES)
    assert look.theme.heat(known_level(0.001)) not in colours_in(painted(matrix))
    matrix.set_known({(3, 0): 0.001})
    assert look.theme.heat(known_level(0.001)) in colours_in(painted(matrix))


def test_the_keys_scroll_through_a_hundred_columns(look: Look, qtbot: QtBot) -> None:
    picker = PairPicker(look)
    qtbot.addWidget(picker)
    picker.resize(520, 300)
    picker.show()
    picker.set_columns([f"column {index:02d}" for index in range(100)], [4] * 100)
    QTest.keyClick(picker.matrix, Qt.Key.Key_PageDown)
    seen = picker.matrix.visibleRegion().boundingRect()
    assert seen.contains(picker.matrix.box_rect((99, 0)).toRect())
    QTest.keyClick(picker.matrix, Qt.Key.Key_End)
    seen = picker.matrix.visibleRegion().boundingRect()
    assert seen.contains(picker.matrix.box_rect((99, 99)).toRect())


def test_names_fit_where_the_matrix_has_its_size(matrix: PairMatrix) -> None:
    boxes = [matrix.box_rect((i, i)) for i in range(len(NAMES))]
    assert all(a.bottom() < b.top() for a, b in pairwise(boxes))
    assert matrix.sizeHint().width() > boxes[-1].right() + 30
