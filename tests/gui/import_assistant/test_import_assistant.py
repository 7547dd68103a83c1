"""The import assistant, from a messy file to a registered dataset, by clicks."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState, DatasetSummary
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import NumberForm
from cusyn_desktop.ui.help_pages import HelpPage
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.hands import choose, click, nameless, texts, write
from tests.gui.office.importing import (
    Answers,
    columns_page,
    confirm_all,
    draft_of,
    load_code_book,
    privacy_page,
    read,
    show_assistant,
    states,
)
from tests.gui.office.tables import AGE, ID, INCOME, N_ROWS, SEX, SMOKER, broken_file, survey_file


class Refusing(Importing):
    """Refuses to register, with the error that a test sets."""

    error = InputError("The name is taken. Choose another one.", field="name")

    def add_dataset(self, *_: object) -> DatasetSummary:
        raise self.error


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return survey_file(tmp_path)


def test_the_file_page_says_what_was_detected(assistant: ImportAssistant) -> None:
    page = assistant.file_page
    assert page.delimiter.currentText() == "Semicolons"
    assert page.decimal.currentText() == "Comma: 0,5"
    assert page.encoding.currentText() == "UTF-8"
    assert page.header.isChecked()
    assert f"{N_ROWS} rows in the file, {N_ROWS} rows read" in texts(page)


def test_another_reading_is_tried_at_once(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = assistant.file_page
    with qtbot.waitSignal(assistant.reading.finished):
        click(page.header)
    assert assistant.draft is not None
    assert assistant.draft.columns[0].name == "column_1"
    assert f"{N_ROWS + 1} rows in the file" in texts(page)


def test_a_reading_that_fails_names_the_line_and_leads_back(
    qtbot: QtBot, assistant: ImportAssistant, tmp_path: Path
) -> None:
    read(qtbot, assistant, broken_file(tmp_path))
    assert "6" in assistant.problem.text
    assert assistant.draft is None
    assert not assistant.bar.next.isEnabled()
    assert "Nothing was imported." in texts(assistant)


def test_a_reading_that_fails_keeps_its_fields_in_reach(
    qtbot: QtBot, assistant: ImportAssistant, tmp_path: Path
) -> None:
    (tmp_path / "quoted.csv").write_text('"a,b";"c"\n' + '"x,y";"z"\n' * 30)
    read(qtbot, assistant, tmp_path / "quoted.csv")
    page = assistant.file_page
    assert page.delimiter.currentData() == ";"
    page.delimiter.setCurrentIndex(page.delimiter.findData(","))
    with qtbot.waitSignal(assistant.reading.failed):
        page.delimiter.activated.emit(page.delimiter.currentIndex())
    assert "has text after a closing quote" in page.problem.text
    assert page.problem.isVisible()
    assert page.delimiter.isVisible()
    assert page.delimiter.currentData() == ","
    assert assistant.bar.why_not == "Choose another way to read the file to go on"
    page.quotes.setCurrentIndex(page.quotes.findData(""))
    with qtbot.waitSignal(assistant.reading.succeeded):
        page.quotes.activated.emit(page.quotes.currentIndex())
    assert draft_of(assistant).inspection.reading.quote == ""
    assert not page.problem.isVisible()
    assert assistant.bar.why_not == ""


def test_a_file_that_is_not_there_is_told_in_a_sentence(
    qtbot: QtBot, assistant: ImportAssistant, tmp_path: Path
) -> None:
    read(qtbot, assistant, tmp_path / "nowhere.csv")
    assert "There is no file" in assistant.problem.text


def test_another_file_is_chosen_from_the_problem(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    read(qtbot, assistant, tmp_path / "nowhere.csv")
    answers.table = survey_file(tmp_path)
    with qtbot.waitSignal(assistant.reading.succeeded):
        click(assistant.problem.other_file)
    assert assistant.file_page.isVisible()


def test_next_is_off_until_every_domain_is_confirmed_and_says_why(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    assert not assistant.bar.next.isEnabled()
    assert assistant.bar.why_not == "Confirm sex, age and 2 more to go on"
    assert page.place == SEX
    click(page.editor.confirm_button)
    assert page.place == AGE
    assert assistant.bar.why_not == "Confirm age, income and smoker to go on"
    confirm_all(assistant)
    assert assistant.bar.why_not == ""
    assert assistant.bar.next.isEnabled()


def test_a_key_is_left_out_with_a_reason_and_can_be_taken_in(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    assert "patient_id looks like an identifier" in texts(page.notes)
    assert states(assistant)[ID] is ColumnState.LEFT_OUT
    page.notes.taken_in.emit(ID)
    assert states(assistant)[ID] is ColumnState.INFERRED
    assert page.place == ID


def test_limits_and_groups_are_typed(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    write(form.lowest, "0")
    write(form.highest, "110")
    choose(form.how, "Own limits")
    write(form.starts, "0, 18, 30, 65")
    click(page.editor.confirm_button)
    assert assistant.draft is not None
    assert assistant.draft.columns[AGE].model_dump()["starts"] == (0, 18, 30, 65)
    assert states(assistant)[AGE] is ColumnState.PUBLIC


def test_a_mistake_stands_at_its_field_and_changes_nothing(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    assert assistant.draft is not None
    before = assistant.draft.columns[AGE]
    write(form.highest, "many")
    click(page.editor.confirm_button)
    assert "Type a number, such as 0.5." in texts(page.editor)
    assert assistant.draft.columns[AGE] == before
    assert states(assistant)[AGE] is ColumnState.INFERRED


def test_a_limit_below_the_other_is_told(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    write(form.highest, "-3")
    click(page.editor.confirm_button)
    assert "largest value is below the smallest" in texts(page.editor)
    assert states(assistant)[AGE] is ColumnState.INFERRED


def test_a_type_is_chosen_from_the_list(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    page.editor.type_chosen.emit(ColumnType.CATEGORY)
    assert assistant.draft is not None
    assert assistant.draft.columns[AGE].type is ColumnType.CATEGORY
    page.show_column(SMOKER)
    page.editor.type_chosen.emit(ColumnType.DATE)
    assert "not of that type" in texts(page.editor)


def test_tokens_for_missing_cells_are_added(qtbot: QtBot, assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    outside = page.editor.outside
    write(outside.new_token, "-9")
    with qtbot.waitSignal(outside.edited):
        QTest.keyClick(outside.new_token, Qt.Key.Key_Return)
    assert assistant.draft is not None
    assert assistant.draft.columns[AGE].model_dump()["missing"] == ("", "-9")


def test_a_code_book_confirms_what_it_declares(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    write(privacy_page(assistant).epsilon, "1")
    click(assistant.bar.next)
    answers.kept = tmp_path / "code-book.json"
    with qtbot.waitSignal(assistant.code_books.keeping.succeeded):
        click(assistant.review_page.keep_button)
    read(qtbot, assistant, survey_file(tmp_path))
    click(assistant.bar.next)
    answers.code_book = answers.kept
    load_code_book(qtbot, assistant)
    assert assistant.code_books.question is not None
    click(assistant.code_books.question.all_button)
    assert ColumnState.INFERRED not in states(assistant)


def test_a_code_book_that_is_none_is_told(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    answers.code_book = tmp_path / "wrong.json"
    answers.code_book.write_text("{", encoding="utf-8")
    columns_page(assistant)
    with qtbot.waitSignal(assistant.code_books.loading.failed):
        click(assistant.columns_page.editor.code_book_button)
    assert "is no valid JSON" in texts(assistant)


def test_the_privacy_page_tells_the_pool_in_words(assistant: ImportAssistant) -> None:
    privacy_page(assistant)
    assert assistant.bar.why_not == "Say how large the pool is to go on"
    write(assistant.privacy_page.epsilon, "3.0")
    assert "a factor of 20.1" in texts(assistant.privacy_page)
    assert "A guess held 10% becomes at most 70% likely." in texts(assistant.privacy_page)


def test_a_budget_is_marked_once_its_field_is_left_and_told_before(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    page.epsilon.setFocus()
    write(page.epsilon, "0")
    assert "Type a number above 0" not in texts(page)
    assert assistant.bar.why_not == "Whole pool: Type a number above 0, such as 0.5."
    assert not assistant.bar.next.isEnabled()
    page.delta.setFocus()
    assert "Type a number above 0" in texts(page)
    page.epsilon.setFocus()
    QTest.keyClicks(page.epsilon, ".")
    assert "Type a number above 0" not in texts(page)
    QTest.keyClicks(page.epsilon, "5")
    page.delta.setFocus()
    assert "Type a number above 0" not in texts(page)
    assert assistant.bar.next.isEnabled()


def test_the_privacy_page_leads_to_the_help_on_epsilon(assistant: ImportAssistant) -> None:
    click(privacy_page(assistant).help_button)
    assert assistant.help.window is not None
    assert assistant.help.window.isVisible()
    assert assistant.help.window.page is HelpPage.EPSILON


def test_a_registered_dataset_has_what_was_declared(
    qtbot: QtBot, assistant: ImportAssistant, real_workspace: Workspace
) -> None:
    page = privacy_page(assistant)
    write(page.epsilon, "3.0")
    write(page.per_synthesis, "1.5")
    page.approx_rows.setValue(60)
    click(assistant.bar.next)
    assert "ε 3.0 at δ 10⁻⁹" in texts(assistant.review_page)
    assert Importing().datasets(real_workspace) == ()
    with qtbot.waitSignal(assistant.dataset_added, timeout=20_000) as added:
        click(assistant.bar.next)
    made = added.args[0]
    assert made.name == "Survey 2026"
    assert made.inferred == ()
    assert made.pool.total.epsilon == pytest.approx(3.0)
    assert [column.name for column in made.columns][INCOME] == "income"
    click(assistant.bar.next)
    assert not assistant.isVisible()


def test_a_name_that_is_taken_leads_back_to_its_field(
    qtbot: QtBot, shell: Shell, answers: Answers, workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, workspace, files=answers, importing=Refusing())
    read(qtbot, made, survey_file(tmp_path))
    write(privacy_page(made).epsilon, "3.0")
    click(made.bar.next)
    with qtbot.waitSignal(made.registration.failed):
        click(made.bar.next)
    assert made.privacy_page.isVisible()
    assert "The name is taken." in texts(made.privacy_page)
    made.leave()


def test_an_assistant_is_left_before_its_later_pages_are_made(
    qtbot: QtBot, shell: Shell, workspace: Workspace
) -> None:
    made = show_assistant(qtbot, shell, workspace)
    assert not hasattr(made, "columns_page")
    click(made.bar.cancel)
    assert not made.isVisible()
    QApplication.processEvents()
    assert made.leaving is None


def test_leaving_asks_once_something_was_confirmed(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    click(page.editor.confirm_button)
    click(assistant.bar.cancel)
    assert assistant.leaving is not None
    click(assistant.leaving.stay_button)
    assert assistant.isVisible()
    click(assistant.bar.cancel)
    click(assistant.leaving.leave_button)
    assert not assistant.isVisible()


def test_every_field_has_a_name(assistant: ImportAssistant) -> None:
    assert nameless(assistant) == []
    columns_page(assistant)
    for place in (SEX, AGE, INCOME, SMOKER, ID):
        assistant.columns_page.show_column(place)
        assert nameless(assistant) == []
