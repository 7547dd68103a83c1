"""Names for the columns of a file without a header: in the assistant, in the schema, and in what leaves."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.domain.rules import AtMost, Forbidden, MissingUnless, Rule, with_names
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.data.encoding import encode
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.naming import NameColumnsDialog
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, state_of
from tests.gui.office.hands import click, texts
from tests.gui.office.importing import columns_page, draft_of
from tests.gui.office.tables import survey_file

NAMES = ["age", "job", "smoker"]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Rows alone: ages, jobs and a yes or no."""
    path = tmp_path / "raw.csv"
    jobs, answers = ("nurse", "clerk", "smith"), ("no", "yes")
    rows = [f"{18 + row % 60},{jobs[row % 3]},{answers[row % 2]}" for row in range(120)]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def dialog(assistant: ImportAssistant) -> NameColumnsDialog:
    made = assistant.columns_page.naming
    assert made is not None
    return made


def names_of(draft: ImportDraft) -> list[str]:
    return [column.name for column in draft.columns]


def test_columns_are_named_in_one_list(assistant: ImportAssistant) -> None:
    assert "Name Columns…" in texts(assistant.file_page)
    page = columns_page(assistant)
    click(page.name_button)
    dialog(assistant).names.setPlainText("\n".join(NAMES))
    click(dialog(assistant).accept_button)
    assert names_of(draft_of(assistant)) == NAMES
    assert page.preview.header.model().headerData(0, Qt.Orientation.Horizontal) == "age"
    assert assistant.bar.why_not == "Confirm age, job and smoker to go on"
    page.undo()
    assert names_of(draft_of(assistant)) == ["column_1", "column_2", "column_3"]


def test_a_name_is_reached_from_the_head_and_by_f2(assistant: ImportAssistant) -> None:
    page = columns_page(assistant)
    header = page.preview.header
    middle = QPoint(header.sectionViewportPosition(1) + 20, 20)
    QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert dialog(assistant).names.textCursor().selectedText() == "column_2"
    dialog(assistant).reject()
    page.naming = None
    header.customContextMenuRequested.emit(middle)
    assert dialog(assistant).names.textCursor().selectedText() == "column_2"
    dialog(assistant).reject()
    page.naming = None
    page.show_column(2)
    page.preview.table.setFocus()
    QApplication.processEvents()
    QTest.keyClick(page.preview.table, Qt.Key.Key_F2)
    assert dialog(assistant).names.textCursor().selectedText() == "column_3"


@pytest.mark.parametrize(
    ("typed", "line", "sentence"),
    [
        ("age\n\nsmoker", 1, "Name 2 is empty or has blanks at its ends. Type a name."),
        ("age\njob\nage", 2, "The name 'age' is there twice. Each column needs its own."),
        (f"age\njob\n{'x' * 201}", 2, "Name 3 is longer than 200 characters. Shorten it."),
        ("age\njob", 1, "There are 2 names for 3 columns. Type one name a line."),
    ],
)
def test_names_that_cannot_be_used_are_told_by_line(
    assistant: ImportAssistant, typed: str, line: int, sentence: str
) -> None:
    click(columns_page(assistant).name_button)
    made = dialog(assistant)
    made.names.setPlainText(typed)
    click(made.accept_button)
    assert made.isVisible()
    assert sentence in texts(made)
    assert made.names.textCursor().blockNumber() == line
    assert names_of(draft_of(assistant)) == ["column_1", "column_2", "column_3"]


def test_a_name_outlives_whatever_else_is_changed(table: Path) -> None:
    draft = ImportDraft(table, inspect_file(table))
    draft.confirm(0)
    draft.set_names(NAMES)
    assert state_of(draft.columns[0]) is ColumnState.PUBLIC
    draft.set_type(0, ColumnType.CATEGORY)
    draft.leave_out(1)
    draft.take_in(1)
    assert names_of(draft) == NAMES
    assert [proposal.name for proposal in draft.proposals] == NAMES
    assert draft.schema.reading.header is False
    assert encode(draft.schema, read_table(table, draft.schema.reading)).n_rows == 120


def test_a_file_that_names_its_columns_keeps_their_names(tmp_path: Path) -> None:
    path = survey_file(tmp_path)
    draft = ImportDraft(path, inspect_file(path))
    assert not draft.can_name
    with pytest.raises(InputError, match="stand in the file"):
        draft.set_names(["a", "b", "c", "d", "e"])


def test_rules_follow_the_names() -> None:
    names = {"column_1": "age", "column_2": "job"}
    former: tuple[Rule, ...] = (
        Forbidden(rule="forbidden", values={"column_1": ("a",)}),
        MissingUnless(rule="missing_unless", column="column_2", values={"x": ("a",)}),
        AtMost(rule="at_most", lower="column_1", upper="column_2"),
    )
    assert [with_names(rule, names) for rule in former] == [
        Forbidden(rule="forbidden", values={"age": ("a",)}),
        MissingUnless(rule="missing_unless", column="job", values={"x": ("a",)}),
        AtMost(rule="at_most", lower="age", upper="job"),
    ]
