"""Columns and their domains, one by one and many at once, as a data officer meets them in the assistant."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.binned_columns import DateColumn
from cusyn_desktop.data.domain.columns import CategoryColumn
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import ThemeMode
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.number_forms import DateForm, NumberForm
from cusyn_desktop.ui.dialogs.importing.columns.seen_card import SeenBars
from cusyn_desktop.ui.dialogs.importing.columns.value_forms import CategoryForm
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.eyes import cut_texts, keyed_texts, keys_used_twice, watching_paint
from tests.gui.office.hands import choose, click, focus_chain, nameless, texts, write
from tests.gui.office.importing import (
    Answers,
    columns_page,
    confirm_all,
    draft_of,
    load_code_book,
    read,
    show_assistant,
    states,
)
from tests.gui.office.paint import BOTH, in_theme
from tests.gui.office.tables import messy_file

SEX, AGE, JOB, SYSTOLIC, DIASTOLIC, PREGNANT = range(1, 7)
MANY = 500


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return messy_file(tmp_path)


def job(assistant: ImportAssistant) -> CategoryColumn:
    column = draft_of(assistant).columns[JOB]
    assert isinstance(column, CategoryColumn)
    return column


def test_the_rows_of_the_file_are_shown_for_the_custodian_alone(
    qtbot: QtBot, assistant: ImportAssistant
) -> None:
    page = columns_page(assistant)
    with qtbot.waitSignal(page.seeing.succeeded):
        page.show_column(JOB)
    assert dict(page.seen.bars.bars)["nurse"] == 38
    assert "only you see this" in texts(page.seen)


def test_a_code_book_is_taken_for_one_column(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    answers.code_book = tmp_path / "book.csv"
    answers.code_book.write_text("column,value\nsex,f\nsex,m\nsex,x\nheight,1\njob,nurse\n", encoding="utf-8")
    page = columns_page(assistant)
    page.show_column(SEX)
    load_code_book(qtbot, assistant)
    question = assistant.code_books.question
    assert question is not None
    assert "It also names columns that this table lacks: height." in texts(question)
    click(question.one_button)
    assert states(assistant)[SEX] is ColumnState.PUBLIC
    assert states(assistant)[JOB] is ColumnState.INFERRED


def test_a_code_book_of_another_table_is_told(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    answers.code_book = tmp_path / "book.csv"
    answers.code_book.write_text("column,value\nheight,1\n", encoding="utf-8")
    columns_page(assistant)
    load_code_book(qtbot, assistant)
    assert "book.csv names none of these columns." in texts(assistant)


def test_what_a_list_lacks_is_told_beside_it_and_taken_in(
    qtbot: QtBot, assistant: ImportAssistant, answers: Answers, tmp_path: Path
) -> None:
    answers.code_book = tmp_path / "book.json"
    answers.code_book.write_text('{"job": ["nurse", "clerk"]}', encoding="utf-8")
    page = columns_page(assistant)
    load_code_book(qtbot, assistant)
    assert assistant.code_books.question is not None
    click(assistant.code_books.question.all_button)
    confirm_all(assistant)
    assert assistant.bar.why_not == "job holds values that its list lacks"
    page.show_column(JOB)
    assert "The file also holds:" in texts(page.editor)
    click(page.editor.list_button)
    assert set(job(assistant).categories) == {"nurse", "clerk", "smith", "beekeeper"}
    assert job(assistant).missing == ("",)
    click(page.editor.confirm_button)
    assert assistant.bar.why_not == ""


def test_a_list_is_pasted(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(JOB)
    form = page.editor.forms[CategoryForm]
    assert isinstance(form, CategoryForm)
    clip = QMimeData()
    clip.setText('nurse; clerk; "smith"; beekeeper')
    form.values.selectAll()
    QApplication.clipboard().setMimeData(clip)
    form.values.paste()
    click(page.editor.confirm_button)
    assert job(assistant).categories == ("nurse", "clerk", "smith", "beekeeper")


def test_rare_values_are_grouped_and_the_change_is_taken_back(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(JOB)
    before = job(assistant)
    form = page.editor.forms[CategoryForm]
    assert isinstance(form, CategoryForm)
    click(form.group_button)
    dialog = page.grouping
    assert dialog is not None
    assert nameless(dialog) == []
    click(dialog.group_button)
    assert "Type a name for the group." in texts(dialog)
    dialog.below.setValue(20)
    click(dialog.tick_rare)
    assert set(dialog.values.ticked) == {"beekeeper", "smith"}
    write(dialog.name, "other job")
    click(dialog.group_button)
    assert job(assistant).groups == {"other job": ("beekeeper", "smith")}
    dialog.values.setCurrentRow(dialog.values.count() - 1)
    click(dialog.ungroup_button)
    assert job(assistant).groups == {}
    click(dialog.close_button)
    click(page.undo_button)
    assert job(assistant).groups == {"other job": ("beekeeper", "smith")}
    click(page.undo_button)
    assert job(assistant) == before
    assert not page.undo_button.isEnabled()


def test_numbers_are_grouped_by_width_by_own_limits_or_not(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    choose(form.how, "Equal width")
    write(form.width_edit, "25")
    click(page.editor.confirm_button)
    assert draft_of(assistant).columns[AGE].model_dump()["width"] == 25
    page.show_column(AGE)
    choose(form.how, "Own limits")
    assert form.starts.text()
    assert draft_of(assistant).columns[AGE].model_dump()["width"] is None
    choose(form.how, "Each number")
    column = draft_of(assistant).columns[AGE]
    assert (column.model_dump()["width"], column.model_dump()["starts"]) == (None, ())


def test_a_mistaken_confirmation_is_taken_back(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    click(page.editor.leave_out_button)
    assert states(assistant)[AGE] is ColumnState.LEFT_OUT
    page.show_column(JOB)
    click(page.undo_button)
    assert states(assistant)[AGE] is ColumnState.INFERRED
    assert page.place == AGE


def wide_file(folder: Path, *, n_columns: int) -> Path:
    """A table of so many columns, named so that fonts have to be joined."""
    wide = folder / "wide.csv"
    head = ",".join(f"مرض-{number} 🩺" for number in range(n_columns))
    rows = [",".join("ab"[(number + row) % 2] for number in range(n_columns)) for row in range(30)]
    wide.write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return wide


def test_five_hundred_columns_are_searched(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, wide_file(tmp_path, n_columns=MANY))
    page = columns_page(made)
    write(page.top_line.search, "-499")
    table = page.preview.table
    assert [place for place in range(MANY) if not table.isColumnHidden(place)] == [MANY - 1]
    page.show_column(MANY - 1)
    click(page.editor.confirm_button)
    assert states(made)[MANY - 1] is ColumnState.PUBLIC
    made.leave()


SIZES = ((720, 480), (860, 540), (1280, 800))


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut_in_any_size(assistant: ImportAssistant, size: tuple[int, int]) -> None:
    assistant.resize(*size)
    page = columns_page(assistant)
    for place in range(len(draft_of(assistant).columns)):
        page.show_column(place)
        for _ in range(3):  # a scroll bar that comes with the first changes the heights once more
            QApplication.processEvents()
        assert cut_texts(assistant) == []
    page.show_column(JOB)
    page.editor.group_wanted.emit()
    assert page.grouping is not None
    assert cut_texts(page.grouping) == []
    assert keys_used_twice(keyed_texts(page.grouping)) == []
    page.grouping.reject()
    confirm_all(assistant)
    for _ in (Step.RULES, Step.PRIVACY, Step.REVIEW):
        click(assistant.bar.next)
        assistant.privacy_page.rows_per_person.setValue(2)
        assistant.privacy_page.epsilon.setText("3")
        QApplication.processEvents()
        assert cut_texts(assistant) == []
    assert assistant.step is Step.REVIEW


def test_a_column_that_was_left_out_is_taken_in_after_all(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(0)
    assert not page.seen.isVisible()
    click(page.editor.take_in_button)
    assert states(assistant)[0] is ColumnState.INFERRED


def test_columns_are_chosen_and_confirmed_by_the_keyboard_alone(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    table = page.preview.table
    table.setFocus()
    assert page.place == SEX
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert page.place == AGE
    page.editor.confirm_button.setFocus()
    QTest.keyClick(page.editor.confirm_button, Qt.Key.Key_Space)
    assert states(assistant)[AGE] is ColumnState.PUBLIC
    page.editor.code_book_button.setFocus()
    reached = focus_chain(assistant)
    for needed in (table, page.undo_button, page.editor.kind, assistant.bar.cancel):
        assert needed in reached


def test_values_without_a_bar_are_counted_in_words(look: Look, qtbot: QtBot) -> None:
    bars = SeenBars(look)
    qtbot.addWidget(bars)
    bars.show_most_frequent([(f"job {n}", n) for n in range(1, 8)])
    assert [label for label, _ in bars.bars] == ["job 7", "job 6", "job 5", "job 4", "job 3"]
    assert bars.rest_text == "and 2 more values: 3 rows"
    assert "and 2 more values" in bars.accessibleDescription()
    bars.resize(320, bars.height())
    cut: list[str] = []
    with watching_paint(cut):
        bars.grab()
    assert cut == []
    bars.show_most_frequent([("f", 5_173), ("m", 4_827)])
    assert bars.rest_text == ""


# What is wrong with a domain -----------------------------------------------------------------------


def ages(assistant: ImportAssistant) -> NumberForm:
    """The fields of the column of ages, which is shown."""
    page = columns_page(assistant)
    page.show_column(AGE)
    form = page.editor.forms[NumberForm]
    assert isinstance(form, NumberForm)
    return form


def test_confirming_a_mistake_says_so_and_leads_to_its_field(assistant: ImportAssistant) -> None:
    form, editor = ages(assistant), assistant.columns_page.editor
    write(form.highest, "many")
    editor.confirm_button.setFocus()
    click(editor.confirm_button)
    assert "Not taken over: correct “Largest”." in texts(editor)
    assert "Type a number" in texts(editor)
    assert assistant.focusWidget() is form.highest
    assert states(assistant)[AGE] is ColumnState.INFERRED


def test_what_is_wrong_is_no_longer_marked_once_the_person_types(assistant: ImportAssistant) -> None:
    form, editor = ages(assistant), assistant.columns_page.editor
    write(form.highest, "-1")
    click(editor.confirm_button)
    assert "The largest value is below the smallest." in texts(editor)
    write(form.lowest, "-5")
    assert "upper limit" not in texts(editor)
    assert "Not taken over" not in texts(editor)
    click(editor.confirm_button)
    assert states(assistant)[AGE] is ColumnState.PUBLIC


def test_a_list_with_a_value_twice_is_marked_until_it_is_changed(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(JOB)
    form = page.editor.forms[CategoryForm]
    assert isinstance(form, CategoryForm)
    form.values.setPlainText("nurse\nnurse\nclerk")
    click(page.editor.confirm_button)
    assert "The value 'nurse' is listed twice." in texts(page.editor)
    QTest.keyClicks(form.values, "x")
    assert "listed twice" not in texts(page.editor)


def test_what_cannot_be_used_keeps_the_next_page_back(assistant: ImportAssistant) -> None:
    form = ages(assistant)
    confirm_all(assistant)
    assistant.columns_page.show_column(AGE)
    write(form.highest, "many")
    click(assistant.bar.next)
    assert assistant.step is Step.COLUMNS
    assert assistant.bar.why_not == "Correct age to go on"
    assert assistant.focusWidget() is form.highest
    write(form.highest, "120")
    assert assistant.bar.why_not == ""


def test_the_keyboard_stays_on_the_confirmation_until_all_is_confirmed(assistant: ImportAssistant) -> None:
    editor = columns_page(assistant).editor
    editor.confirm_button.setFocus()
    for _ in range(states(assistant).count(ColumnState.INFERRED)):
        assert assistant.focusWidget() is editor.confirm_button
        QTest.keyClick(editor.confirm_button, Qt.Key.Key_Space)
    assert assistant.focusWidget() is assistant.bar.next


# Many columns at once ------------------------------------------------------------------------------


def test_several_columns_are_confirmed_by_one_question(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    click(page.several_button)
    dialog = page.confirming
    assert dialog is not None
    assert not dialog.confirm_button.isEnabled()
    assert [box.text() for box in dialog.boxes.boxes.values()][:2] == [
        "sex:  f, m",
        "age:  0 to 99; groups: 20",
    ]
    QApplication.processEvents()
    place = dialog.confirm_button.mapTo(dialog, QPoint())
    click(dialog.boxes.all_link)
    QApplication.processEvents()
    assert dialog.confirm_button.mapTo(dialog, QPoint()) == place
    for box in dialog.boxes.boxes.values():
        click(box)
    for name in ("sex", "job"):
        click(dialog.boxes.boxes[name])
    assert dialog.question.endswith("these 2 without the rows? sex, job")
    assert nameless(dialog) == []
    assert cut_texts(dialog) == []
    click(dialog.confirm_button)
    assert [states(assistant)[place] for place in (SEX, AGE, JOB)] == [
        ColumnState.PUBLIC,
        ColumnState.INFERRED,
        ColumnState.PUBLIC,
    ]
    assert page.place == AGE
    click(page.undo_button)
    assert states(assistant)[SEX] is states(assistant)[JOB] is ColumnState.INFERRED


def test_tick_all_passes_over_a_column_with_a_warning_which_is_shown(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    path = tmp_path / "days.csv"
    jobs = [f"a rather long name of a job, number {number % 9}" for number in range(60)]
    days = [-1 if number % 3 else number for number in range(60)]
    rows = [f"{job.replace(',', '')};{day};{day % 7}" for job, day in zip(jobs, days, strict=True)]
    path.write_text("\n".join(["job;pdays;week", *rows]) + "\n")
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, path)
    page = columns_page(made)
    click(page.several_button)
    dialog = page.confirming
    assert dialog is not None
    assert "Nothing is below zero but -1" in texts(dialog)
    height = dialog.height()
    click(dialog.boxes.all_link)
    assert "pdays" not in dialog.boxes.chosen
    assert {"job", "week"} <= set(dialog.boxes.chosen)
    assert dialog.height() == height
    box = dialog.boxes.boxes["job"]
    assert box.text().endswith("…")
    assert box.toolTip().endswith("number 8")
    click(dialog.boxes.boxes["pdays"])
    assert "pdays" in dialog.boxes.chosen
    made.leave()


def test_a_number_that_is_left_out_is_not_called_text(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    page.show_column(AGE)
    click(page.editor.leave_out_button)
    assert "Whole numbers. You left this column out." in texts(page.editor)
    review = assistant.review_page
    review.show_draft(draft_of(assistant), assistant.privacy_page.choice)
    types = [review.table.model().index(AGE, column).data() for column in range(3)]
    assert "Whole number" in types
    assert "Free text" not in types
    assert not page.editor.kind.isVisible()
    assert page.preview.table.model().headerData(AGE, Qt.Orientation.Horizontal) is not None
    click(page.editor.take_in_button)
    assert page.editor.kind.isVisible()


def test_only_those_still_to_confirm_are_shown_and_all_are_confirmed_at_once(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, wide_file(tmp_path, n_columns=100))
    page, table = columns_page(made), made.columns_page.preview.table
    click(page.editor.confirm_button)
    click(page.top_line.open_only)
    assert table.isColumnHidden(0)
    assert not table.isColumnHidden(1)
    click(page.several_button)
    assert page.confirming is not None
    click(page.confirming.boxes.all_link)
    click(page.confirming.confirm_button)
    assert set(states(made)) == {ColumnState.PUBLIC}
    assert not page.top_line.open_only.isChecked()
    assert not table.isColumnHidden(0)
    assert not page.several_button.isVisible()
    assert made.focusWidget() is made.bar.next
    made.leave()


# Languages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", ["de", "zh_CN"], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_heads_pills_and_bars_are_seen_whole_in_every_language(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, messy_file(tmp_path))
    page = columns_page(made)
    cut: list[str] = []
    with watching_paint(cut):
        for place in (SEX, AGE, JOB):
            with qtbot.waitSignal(page.seeing.succeeded):
                page.show_column(place)
            made.grab()
    assert cut == []
    assert "missing" not in " ".join(label for label, _ in page.seen.bars.bars)
    assert " to " not in " ".join(label for label, _ in page.seen.bars.bars)
    made.leave()


def swapped_days(folder: Path) -> Path:
    """A table whose days and months cannot be told apart."""
    path = folder / "visits.csv"
    rows = [f"{row % 12 + 1:02}/{row % 11 + 1:02}/2024,{'ab'[row % 2]}" for row in range(60)]
    path.write_text("\n".join(["visit,arm", *rows]) + "\n", encoding="utf-8")
    return path


def test_how_dates_are_written_is_asked_where_it_is_not_certain(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    """Days and months may be swapped: the person says which, and the limits are proposed anew."""
    made = show_assistant(qtbot, shell, real_workspace)
    read(qtbot, made, swapped_days(tmp_path))
    page = columns_page(made)
    written = texts(page)
    assert "Every filled cell is a date, written like 31/12/2026." in written
    assert "Day and month may be swapped: the cells also fit 12/31/2026." in written
    assert "%" not in written
    form = page.editor.forms[DateForm]
    assert isinstance(form, DateForm)
    assert nameless(page) == []
    choose(form.written, "12/31/2026")
    column = draft_of(made).columns[0]
    assert isinstance(column, DateColumn)
    assert (column.format, states(made)[0]) == ("%m/%d/%Y", ColumnState.INFERRED)
    assert "was taken from the rows" in texts(page.editor)
    click(page.editor.confirm_button)
    click(page.undo_button)
    click(page.undo_button)
    assert draft_of(made).columns[0] == draft_of(made).proposal(0).column
    page.show_column(0)
    choose(form.written, "31/12/2026")
    assert not draft_of(made).can_undo
    page.show_column(1)
    assert not form.written.isVisible()
    made.leave()


def test_every_field_follows_the_theme(assistant: ImportAssistant, shell: Shell) -> None:
    """Also the small one for what counts as missing, which is lower than the others."""
    usual = ages(assistant).lowest
    small = assistant.columns_page.editor.outside.new_token
    for mode in (*BOTH, ThemeMode.DARK):
        with in_theme(shell.look, mode):
            grounds = [one.grab().toImage().pixelColor(one.width() - 6, 4) for one in (small, usual)]
        assert grounds[0] == grounds[1]
        assert small.height() < usual.height()
