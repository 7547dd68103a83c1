"""The import assistant by keys: Enter, Alt and a letter, F1, and where the keyboard stands."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.help_pages import HelpPage
from tests.gui.office.eyes import keyed_texts, keys_used_twice
from tests.gui.office.hands import choose, click, write
from tests.gui.office.importing import columns_page, confirm_all, draft_of, privacy_page
from tests.gui.office.tables import survey_file

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return survey_file(tmp_path)


def step_of(assistant: ImportAssistant) -> Step:
    return assistant.step


def test_alt_and_a_letter_choose_nothing_from_a_list(assistant: ImportAssistant) -> None:
    encoding = assistant.file_page.encoding
    encoding.setFocus()
    pressed = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_W, ALT, "w")  # as X11 sends it: with its text
    QApplication.sendEvent(encoding, pressed)
    assert encoding.currentData() == "utf-8"
    assert not assistant.reading.pending
    QTest.keyClick(encoding, Qt.Key.Key_W)
    assert encoding.currentData() == "cp1252", "the letter alone still finds an entry"


def test_another_reading_is_told_and_can_be_taken_back(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = assistant.file_page
    assert not page.changed_note.isVisible()
    with qtbot.waitSignal(assistant.reading.succeeded):
        choose(page.encoding, "Windows-1252")
    assert page.changed_note.text == "Read anew. Encoding: Windows-1252, before: UTF-8."
    assert page.changed_note.isVisible()
    with qtbot.waitSignal(assistant.reading.succeeded):
        click(page.take_back)
    assert draft_of(assistant).inspection.reading.encoding == "utf-8"
    assert page.changed_note.text == "Read anew. Encoding: UTF-8, before: Windows-1252."
    with qtbot.waitSignal(assistant.reading.succeeded):
        click(page.header)
    assert page.changed_note.text == "Read anew. Names in the first row: no, before: yes."


def test_another_file_is_not_told_as_another_reading(
    qtbot: QtBot, assistant: ImportAssistant, tmp_path: Path
) -> None:
    (tmp_path / "other.csv").write_text("a,b\n" + "1.5,x\n2.5,y\n" * 20, encoding="utf-8")
    with qtbot.waitSignal(assistant.reading.succeeded):
        assistant.open_file(tmp_path / "other.csv")
    assert not assistant.file_page.changed_note.isVisible()


def test_enter_presses_the_button_that_has_the_keyboard(assistant: ImportAssistant) -> None:
    bar = assistant.bar
    assert assistant.focusWidget() is bar.next, "what is understood needs no step to go on"
    QTest.keyClick(bar.next, Qt.Key.Key_Return)
    assert step_of(assistant) is Step.COLUMNS
    bar.back.setFocus()
    QTest.keyClick(bar.back, Qt.Key.Key_Enter)
    assert step_of(assistant) is Step.FILE
    bar.cancel.setFocus()
    QTest.keyClick(bar.cancel, Qt.Key.Key_Return)
    assert not assistant.isVisible()


def test_enter_elsewhere_goes_on_where_that_is_possible(assistant: ImportAssistant) -> None:
    QTest.keyClick(assistant.file_page.encoding, Qt.Key.Key_Return)
    assert step_of(assistant) is Step.COLUMNS
    page = assistant.columns_page
    QTest.keyClick(page.preview.table, Qt.Key.Key_Return)
    assert step_of(assistant) is Step.COLUMNS, "nothing is confirmed by going on"
    QTest.keyClick(page.several_button, Qt.Key.Key_Return)
    assert page.confirming is not None
    page.confirming.reject()
    confirm_all(assistant)
    QTest.keyClick(page.preview.table, Qt.Key.Key_Return)
    assert step_of(assistant) is Step.RULES


def test_a_key_that_is_held_presses_once(assistant: ImportAssistant) -> None:
    button = assistant.bar.next
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(button, held)
    assert step_of(assistant) is Step.FILE


def test_the_last_button_has_the_keyboard_on_the_last_page(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    write(page.epsilon, "3.0")
    QTest.keyClick(page.epsilon, Qt.Key.Key_Return)
    assert step_of(assistant) is Step.REVIEW
    assert assistant.bar.next.text().replace("&", "") == "Register Dataset"
    assert assistant.focusWidget() is assistant.bar.next


def test_no_letter_presses_two_things_and_the_buttons_have_one(assistant: ImportAssistant) -> None:
    bar = assistant.bar
    assert "&" in bar.next.text()
    assert "&" in bar.back.text()
    assert keys_used_twice(keyed_texts(assistant)) == []
    page = columns_page(assistant)
    assert "&" in page.editor.confirm_button.text()
    assert "&" in page.several_button.text()
    for place in range(len(draft_of(assistant).columns)):
        page.show_column(place)
        assert keys_used_twice(keyed_texts(assistant)) == []
    confirm_all(assistant)
    for _ in (Step.RULES, Step.PRIVACY):
        click(bar.next)
        assert keys_used_twice(keyed_texts(assistant)) == []


def test_f1_explains_the_import(assistant: ImportAssistant) -> None:
    QTest.keyClick(assistant, Qt.Key.Key_F1)
    assert assistant.help.window is not None
    assert assistant.help.window.isVisible()
    assert assistant.help.window.page is HelpPage.DATASETS
