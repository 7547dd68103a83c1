"""What is typed into the editor of a column stays, whichever field is clicked into next."""

from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import DateForm, NumberForm
from cusyn_desktop.ui.dialogs.importing.columns.value_forms import BooleanForm, CategoryForm
from tests.gui.office.hands import choose, texts, write
from tests.gui.office.importing import columns_page, draft_of, states

AGE, JOB, DAY, SMOKER = range(4)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A number, a category, a day and a yes or no."""
    path = tmp_path / "ward.csv"
    rows = [
        f"{18 + number % 60},{('nurse', 'clerk', 'smith')[number % 3]},2024-{1 + number % 12:02}-03,"
        f"{('no', 'yes')[number % 2]}"
        for number in range(120)
    ]
    path.write_text("\n".join(["age,job,day,smoker", *rows]) + "\n", encoding="utf-8")
    return path


def press_into(field: QWidget) -> None:
    """A click with the mouse, as the window system would send it."""
    target = field.viewport() if isinstance(field, QPlainTextEdit) else field
    QTest.mouseClick(target, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def type_over(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    """Click into a field and replace what it holds; the keys go to whatever has the focus."""
    press_into(field)
    for key in ("select", *text):
        target = QApplication.focusWidget()
        assert target is not None
        if key == "select":
            QTest.keyClick(target, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        elif key == "\n":
            QTest.keyClick(target, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(target, key)


def text_of(field: QLineEdit | QPlainTextEdit) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def fields_of(assistant: ImportAssistant, place: int) -> dict[QLineEdit | QPlainTextEdit, str]:
    """The fields that can be typed in, each with something that can be used."""
    page = assistant.columns_page
    page.show_column(place)
    form = page.editor.form_of(draft_of(assistant).columns[place])
    match form:
        case NumberForm():
            choose(form.how, "Equal width")
            return {form.lowest: "2", form.highest: "110", form.width_edit: "7"}
        case DateForm():
            return {form.first: "2020-02-01", form.last: "2029-03-01"}
        case BooleanForm():
            return {form.no: "never", form.yes: "daily"}
        case CategoryForm():
            return {form.values: "nurse\nclerk\nsmith\ncook"}
    raise AssertionError(form)


@pytest.mark.parametrize("place", [AGE, JOB, DAY, SMOKER])
def test_what_is_typed_stays_whichever_field_is_clicked_next(assistant: ImportAssistant, place: int) -> None:
    page = columns_page(assistant)
    fields = fields_of(assistant, place)
    token = page.editor.outside.new_token
    fields[token] = "unknown"
    for first, second in permutations(fields, 2):
        before = draft_of(assistant).columns[place]
        type_over(first, fields[first])
        type_over(second, fields[second])
        assert QApplication.focusWidget() is second
        press_into(page.editor.confirm_button)
        column = draft_of(assistant).columns[place]
        assert states(assistant)[place] is ColumnState.PUBLIC
        assert isinstance(column, ModelledColumn)
        page.show_column(place)
        for field in (first, second):
            if field is token:
                assert "unknown" in column.missing
            else:
                assert text_of(field) == fields[field]
        while draft_of(assistant).columns[place] != before:
            page.undo()
        page.show_column(place)


def age_form(assistant: ImportAssistant) -> NumberForm:
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    return form


def ages(assistant: ImportAssistant) -> NumberColumn:
    column = draft_of(assistant).columns[AGE]
    assert isinstance(column, NumberColumn)
    return column


def test_a_number_that_cannot_be_used_outlives_a_change_beside_it(assistant: ImportAssistant) -> None:
    form, editor = age_form(assistant), assistant.columns_page.editor
    type_over(form.highest, "-3")
    type_over(editor.outside.new_token, "unknown")
    choose(editor.outside.rule, "Count as missing")
    assert form.highest.text() == "-3"
    press_into(editor.confirm_button)
    assert states(assistant)[AGE] is ColumnState.INFERRED
    assert "The largest value is below the smallest." in texts(editor)
    type_over(form.highest, "99")
    press_into(editor.confirm_button)
    assert states(assistant)[AGE] is ColumnState.PUBLIC
    assert (ages(assistant).highest, ages(assistant).outside, "unknown" in ages(assistant).missing) == (
        99,
        "missing",
        True,
    )


def test_a_confirmation_by_key_takes_over_what_is_typed_or_refuses(assistant: ImportAssistant) -> None:
    form, editor = age_form(assistant), assistant.columns_page.editor
    type_over(form.highest, "many")
    editor.confirm_button.click()
    assert states(assistant)[AGE] is ColumnState.INFERRED
    assert QApplication.focusWidget() is form.highest
    write(form.highest, "101")
    write(editor.outside.new_token, "n/a")
    editor.confirm_button.click()
    assert states(assistant)[AGE] is ColumnState.PUBLIC
    assert (ages(assistant).highest, ages(assistant).missing[-1]) == (101, "n/a")


def test_a_missing_text_that_is_a_value_is_refused_until_either_is_changed(
    assistant: ImportAssistant,
) -> None:
    page = columns_page(assistant)
    page.show_column(JOB)
    form, outside = page.editor.forms[CategoryForm], page.editor.outside
    assert isinstance(form, CategoryForm)
    type_over(outside.new_token, "cook")
    type_over(form.values, "nurse\nclerk\nsmith\ncook")
    press_into(page.editor.confirm_button)
    assert states(assistant)[JOB] is ColumnState.INFERRED
    assert text_of(form.values).endswith("cook")
    type_over(form.values, "nurse\nclerk\nsmith")
    press_into(page.editor.confirm_button)
    assert states(assistant)[JOB] is ColumnState.PUBLIC


def test_another_column_is_shown_only_once_what_is_typed_can_be_used(assistant: ImportAssistant) -> None:
    form, page = age_form(assistant), assistant.columns_page
    type_over(form.highest, "many")
    page.preview.table.setCurrentIndex(page.preview.table.model().index(0, JOB))
    assert (page.place, page.preview.table.currentIndex().column()) == (AGE, AGE)
    assert form.highest.text() == "many"
    write(form.highest, "99")
    page.preview.table.setCurrentIndex(page.preview.table.model().index(0, JOB))
    assert (page.place, ages(assistant).highest) == (JOB, 99)
