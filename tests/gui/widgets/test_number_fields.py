"""A number is typed with the decimal mark of the language, or with a point where that can be nothing else."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.widgets.fields import CountField
from cusyn_desktop.ui.widgets.number_edit import NumberEdit, numbers_in, numbers_text, parts_in, with_point
from cusyn_desktop.ui.words import formats

pytestmark = pytest.mark.usefixtures("look")


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2,5", "2.5"),
        ("2.5", "2.5"),
        ("0.125", "0.125"),
        ("-0,5", "-0.5"),
        ("1e-9", "1e-9"),
        ("2,5e-9", "2.5e-9"),
        ("1.500", "1 500"),
        ("1.500,5", "1 500,5"),
        ("-10.000", "-10 000"),
    ],
)
def test_german_numbers(qtbot: QtBot, typed: str, read: str) -> None:
    edit = NumberEdit()
    qtbot.addWidget(edit)
    QTest.keyClicks(edit, typed)
    assert edit.text() == read
    assert edit.displayText() == typed


@pytest.mark.parametrize("value", [1e-9, 1.5e-9, 2.5e-12, 0.02])
@pytest.mark.usefixtures("german")
def test_a_delta_can_be_typed_as_it_is_told(value: float) -> None:
    told = formats.delta(value).removeprefix(f"δ{formats.NO_BREAK}")
    assert float(with_point(told)) == value


@pytest.mark.usefixtures("german")
def test_a_number_is_shown_with_the_mark_of_the_language(qtbot: QtBot) -> None:
    edit = NumberEdit("2.5")
    qtbot.addWidget(edit)
    assert QLineEdit.text(edit) == "2,5"


@pytest.mark.usefixtures("german")
def test_lists_of_german_numbers() -> None:
    for typed in ("0; 0,5; 20", "0, 0,5, 20", "0 0,5 20", "0;0.5;20"):
        assert numbers_in(typed) == ["0", "0.5", "20"], typed
    assert numbers_in("0,10,20") == ["0.10.20"]  # two readings, so none: no rule below takes this
    assert numbers_text(["0", "0.5", "20"]) == "0; 0,5; 20"


def test_english_numbers_keep_their_point() -> None:
    assert with_point("1.500") == "1.500"
    assert with_point("1,500") == "1,500"
    assert numbers_in("0,10, 20;0.5") == ["0", "10", "20", "0.5"]
    assert numbers_text(["0", "0.5"]) == "0, 0.5"


def test_a_chinese_keyboard_types_lists_and_points(qtbot: QtBot) -> None:
    for typed in ("0，25，35", "0、25、35", "0；25；35", "0， 25,35", "0;25 35"):
        assert numbers_in(typed) == ["0", "25", "35"], typed
    assert numbers_in("0，0。5") == ["0", "0.5"]
    assert (with_point("0。5"), with_point("5。"), with_point("。5")) == ("0.5", "5。", "。5")
    assert parts_in(" 不详，拒答、 NA; -1；") == ["不详", "拒答", "NA", "-1"]
    edit = NumberEdit()
    qtbot.addWidget(edit)
    edit.insert("0。5")
    assert edit.text() == "0.5"


@pytest.mark.parametrize(("typed", "kept"), [("200", 80), ("7", 7), ("0", 1), ("1e-9", 5), ("9,5", 5)])
def test_a_count_swallows_no_digit(qtbot: QtBot, typed: str, kept: int) -> None:
    field = CountField()
    qtbot.addWidget(field)
    field.setRange(1, 80)
    field.setValue(5)
    with qtbot.waitExposed(field):
        field.show()
    field.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.lineEdit().text() == typed
    field.interpretText()
    assert field.value() == kept
    assert field.lineEdit().text() == str(kept)
