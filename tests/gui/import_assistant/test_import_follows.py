"""What the assistant says follows what is typed: groups, notes, warnings, the order of keys, the screen."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.confirm_several import domain_texts
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import NumberForm
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.widgets.badges import Chip
from tests.gui.office.hands import click, focus_chain, texts, write
from tests.gui.office.importing import columns_page, draft_of, show_assistant, states

DAYS, CODE = range(2)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Days since a call, -1 where there was none, and codes 1 and 2."""
    path = tmp_path / "calls.csv"
    spread = [-1] * 300 + [*range(0, 400, 3)]
    rows = [f"{days},{1 + place % 3}" for place, days in enumerate(spread)]
    path.write_text("\n".join(["days,code", *rows]) + "\n", encoding="utf-8")
    return path


def leave(edit: QLineEdit) -> None:
    """Hand on what is typed."""
    QTest.keyClick(edit, Qt.Key.Key_Return)


def form_of(assistant: ImportAssistant, place: int) -> NumberForm:
    page = columns_page(assistant)
    page.show_column(place)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    return form


def number_column(assistant: ImportAssistant, place: int) -> NumberColumn:
    column = draft_of(assistant).columns[place]
    assert isinstance(column, NumberColumn)
    return column


def test_groups_follow_the_limits_as_the_hint_says(assistant: ImportAssistant) -> None:
    form, editor = form_of(assistant, DAYS), assistant.columns_page.editor
    assert number_column(assistant, DAYS).bins.starts[0] == -1
    assert number_column(assistant, DAYS).starts
    write(form.lowest, "0")
    write(editor.outside.new_token, "-1")
    click(editor.confirm_button)
    column = number_column(assistant, DAYS)
    assert states(assistant)[DAYS] is ColumnState.PUBLIC
    assert (column.lowest, column.bins.starts[0], column.missing) == (0, 0, ("-1",))


def test_groups_survive_a_limit_that_is_corrected_in_two_steps(assistant: ImportAssistant) -> None:
    form, page = form_of(assistant, DAYS), assistant.columns_page
    form.starts.setText("-1，0、100；200, 300")
    leave(form.starts)
    meant = [-1, 0, 100, 200, 300]
    assert list(number_column(assistant, DAYS).bins.starts) == meant
    for edit, typed, starts in (
        (form.highest, "-5", meant),  # refused
        (form.lowest, "-9", [-9]),
        (form.highest, "150", [-9, -1, 0, 100]),
        (form.lowest, "50", [50, 100]),
        (form.lowest, "-1", [-1, 0, 100]),
        (form.highest, "400", meant),
    ):
        write(edit, typed)
        leave(edit)
        assert list(number_column(assistant, DAYS).bins.starts) == starts, typed
    page.undo()
    assert list(number_column(assistant, DAYS).bins.starts) == [-1, 0, 100]
    write(form.starts, "-1, 50")
    write(form.highest, "20")
    leave(form.highest)
    assert "The last group must start before" in texts(page.editor)  # typed starts are never clipped


def test_limits_the_wrong_way_round_are_told_at_their_field(assistant: ImportAssistant) -> None:
    form, page = form_of(assistant, DAYS), assistant.columns_page
    click(page.editor.confirm_button)
    page.show_column(DAYS)
    assert "Confirmed" in texts(page.editor)
    write(form.highest, "-7")
    leave(form.highest)
    assert form.marked is not None
    assert form.marked.input is form.highest
    assert "To be corrected" in texts(page.editor)
    assert "Confirmed" not in texts(page.editor)


def test_the_keyboard_goes_to_what_keeps_the_next_page_back(qtbot: QtBot, assistant: ImportAssistant) -> None:
    form = form_of(assistant, DAYS)
    for _ in states(assistant):
        click(assistant.columns_page.editor.confirm_button)
    assistant.columns_page.show_column(DAYS)
    assistant.activateWindow()
    assistant.bar.next.setFocus()
    qtbot.waitUntil(assistant.bar.next.hasFocus)
    write(form.highest, "-7")
    leave(form.highest)
    assert not assistant.bar.next.isEnabled()
    assert form.highest.hasFocus()


def test_several_columns_are_confirmed_with_their_groups_in_sight(assistant: ImportAssistant) -> None:
    form = form_of(assistant, DAYS)
    write(form.starts, "-1, 0, 100")
    leave(form.starts)
    assert domain_texts(draft_of(assistant))["days"].endswith("; groups: 3")


def test_a_typed_start_below_the_smallest_value_is_told(assistant: ImportAssistant) -> None:
    form, editor = form_of(assistant, DAYS), assistant.columns_page.editor
    write(form.starts, "-5, 0, 10")
    click(editor.confirm_button)
    assert "A group starts below the smallest value." in texts(editor)
    assert states(assistant)[DAYS] is ColumnState.INFERRED


def test_the_note_speaks_of_what_is_typed(assistant: ImportAssistant) -> None:
    form, editor = form_of(assistant, DAYS), assistant.columns_page.editor
    assert "The proposal, -1 to" in texts(editor)
    QTest.keyClicks(form.lowest, "0")
    assert "The proposal" not in texts(editor)
    write(form.lowest, "many")
    assert "The proposal" not in texts(editor)


def test_limits_that_are_refused_show_no_counts_and_speak_of_no_file(
    qtbot: QtBot, assistant: ImportAssistant
) -> None:
    form, page = form_of(assistant, CODE), assistant.columns_page
    qtbot.waitUntil(lambda: bool(page.seen.bars.bars))
    write(form.highest, "100000")
    QTest.keyClick(form.highest, Qt.Key.Key_Return)
    assert not page.seen.bars.bars
    assert "Make them wider, or say where each starts." in texts(page.editor)
    write(form.highest, "4")
    QTest.keyClick(form.highest, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(page.seen.bars.bars))


def test_few_whole_numbers_may_be_codes(assistant: ImportAssistant) -> None:
    form_of(assistant, CODE)
    assert "choose the type Category" in texts(assistant.columns_page.editor)
    assistant.columns_page.show_column(DAYS)
    assert "choose the type Category" not in texts(assistant.columns_page.editor)


def test_a_warning_goes_once_the_column_is_confirmed(assistant: ImportAssistant) -> None:
    page, draft = columns_page(assistant), draft_of(assistant)
    page.show_column(DAYS)
    assert draft.warnings(DAYS)
    assert any(note.action == "show" and note.place == DAYS for note in page.notes.notes_of(draft))
    click(page.editor.confirm_button)
    assert not draft.warnings(DAYS)
    assert not any(note.place == DAYS for note in page.notes.notes_of(draft))
    assert page.preview.table.model().headerData(DAYS, Qt.Orientation.Horizontal, 0x0100).problem == ""


def test_what_removes_an_entry_comes_before_the_field_that_adds_one(
    qtbot: QtBot, assistant: ImportAssistant
) -> None:
    form_of(assistant, DAYS)
    outside = assistant.columns_page.editor.outside
    outside.new_token.setFocus()
    QTest.keyClicks(outside.new_token, "-1")
    QTest.keyClick(outside.new_token, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(chip.isVisible() for chip in outside.findChildren(Chip)))
    chip = next(chip for chip in outside.findChildren(Chip) if chip.isVisible())
    reached: list[QWidget] = focus_chain(assistant)
    assert reached.index(chip.close_button) == reached.index(outside.new_token) - 1


def test_the_window_fits_the_screen_that_it_opens_on(
    qtbot: QtBot, shell: Shell, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = SimpleNamespace(availableSize=lambda: QSize(1366, 728))
    monkeypatch.setattr("cusyn_desktop.ui.widgets.screen_room.screen_of", lambda _: screen)
    made = show_assistant(qtbot, shell, workspace)
    assert made.size() == QSize(1280, 680)
    made.leave()
