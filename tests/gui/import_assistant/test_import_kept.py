"""What was said about a file stays, however often it is read in another way."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType
from cusyn_desktop.data.domain.rules import Forbidden
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.draft import state_of
from tests.gui.office.eyes import cut_texts
from tests.gui.office.hands import click, texts
from tests.gui.office.importing import LONG_MS, draft_of, read

NAMES = ["age", "town", "smoker"]
AGE, TOWN, SMOKER = range(3)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Rows alone, in the code page of Windows: ages, towns with umlauts, and a yes or no."""
    path = tmp_path / "raw.csv"
    towns, answers = ("Köln", "Lübeck", "Bonn"), ("no", "yes")
    rows = [f"{18 + row % 60};{towns[row % 3]};{answers[row % 2]}" for row in range(120)]
    path.write_text("\n".join(rows) + "\n", encoding="cp1252")
    return path


def read_as(qtbot: QtBot, assistant: ImportAssistant, **changes: object) -> None:
    """Read the same file as somebody says."""
    reading = draft_of(assistant).inspection.reading.model_copy(update=changes)
    with qtbot.waitSignal(assistant.reading.finished, timeout=LONG_MS):
        assistant.file_page.reading_chosen.emit(reading)


def names_of(assistant: ImportAssistant) -> list[str]:
    return [column.name for column in draft_of(assistant).columns]


def told(assistant: ImportAssistant) -> str:
    assert assistant.file_page.changed_note.isVisible()
    for _ in range(3):  # a longer text is laid out in a later turn
        QApplication.processEvents()
    assert cut_texts(assistant.file_page) == []
    return assistant.file_page.changed_note.text


def test_names_types_and_domains_outlive_another_encoding(qtbot: QtBot, assistant: ImportAssistant) -> None:
    draft = draft_of(assistant)
    draft.set_names(NAMES)
    draft.set_type(AGE, ColumnType.CATEGORY)
    for place in (AGE, TOWN, SMOKER):
        draft.confirm(place)
    read_as(qtbot, assistant, encoding="latin-1")
    now = draft_of(assistant)
    assert now is not draft
    assert now.columns == draft.columns
    assert not now.can_undo
    assert now.is_touched
    assert told(assistant) == (
        "Read anew. Encoding: Latin-1, before: Windows-1252. The names that you typed are kept. "
        "3 columns are as you left them."
    )


def test_a_domain_of_cells_that_are_read_differently_is_proposed_anew(
    qtbot: QtBot, assistant: ImportAssistant
) -> None:
    """Nothing that was confirmed stays confirmed where it may never have been a value."""
    draft = draft_of(assistant)
    draft.set_names(NAMES)
    draft.set_type(AGE, ColumnType.CATEGORY)
    draft.confirm(AGE)
    draft.confirm(TOWN)
    read_as(qtbot, assistant, encoding="utf-16")
    assert assistant.file_page.problem.isVisible()
    read_as(qtbot, assistant, encoding="latin-1", delimiter=";")
    assert draft_of(assistant).columns == draft.columns
    read_as(qtbot, assistant, encoding="cp437")
    town = draft_of(assistant).columns[TOWN]
    assert state_of(town) is ColumnState.INFERRED
    assert isinstance(town, CategoryColumn)
    assert "Köln" not in town.categories
    assert draft_of(assistant).columns[AGE] == draft.columns[AGE]
    assert "1 column is as you left it. Read differently now, so look at them again: town." in told(assistant)
    assert draft_of(assistant).unlisted(TOWN) == ()


def test_a_type_is_kept_where_its_domain_is_proposed_anew(qtbot: QtBot, assistant: ImportAssistant) -> None:
    draft = draft_of(assistant)
    draft.set_type(AGE, ColumnType.CATEGORY)
    draft.confirm(AGE)
    read_as(qtbot, assistant, header=True)
    age = draft_of(assistant).columns[AGE]
    assert age.name == "18"
    assert age.type is ColumnType.CATEGORY
    assert "look at them again: 18." in told(assistant) or state_of(age) is ColumnState.PUBLIC


def test_a_key_pressed_by_mistake_loses_nothing(qtbot: QtBot, assistant: ImportAssistant) -> None:
    """With another separator there is one column; with the former one everything is as it was."""
    draft = draft_of(assistant)
    draft.set_names(NAMES)
    draft.confirm(SMOKER)
    draft.leave_out(AGE)
    draft.set_rules([Forbidden(rule="forbidden", values={"smoker": ("yes",), "town": ("Bonn",)})])
    read_as(qtbot, assistant, delimiter="|")
    assert len(draft_of(assistant).columns) == 1
    assert told(assistant) == "Read anew. Cells separated by: Bars, before: Semicolons."
    click(assistant.file_page.take_back)
    qtbot.waitUntil(lambda: len(draft_of(assistant).columns) == len(NAMES), timeout=LONG_MS)
    assert draft_of(assistant).columns == draft.columns
    assert draft_of(assistant).rules == draft.rules
    assert "The names that you typed are kept. 2 columns are as you left them." in told(assistant)


def test_typed_names_rest_while_the_first_row_has_names(qtbot: QtBot, assistant: ImportAssistant) -> None:
    draft_of(assistant).set_names(NAMES)
    read_as(qtbot, assistant, header=True)
    assert names_of(assistant) == ["18", "Köln", "no"]
    assert "The first row names the columns now; names that you typed come back" in told(assistant)
    read_as(qtbot, assistant, header=False, encoding="latin-1")
    assert names_of(assistant) == NAMES
    assert "The names that you typed are kept." in told(assistant)


def test_a_file_that_was_mended_and_chosen_again_keeps_what_was_said(
    qtbot: QtBot, assistant: ImportAssistant, table: Path
) -> None:
    draft_of(assistant).set_names(NAMES)
    draft_of(assistant).confirm(SMOKER)
    table.write_text(table.read_text(encoding="cp1252") + "40;Bonn;no\n", encoding="cp1252")
    read(qtbot, assistant, table)
    assert names_of(assistant) == NAMES
    assert state_of(draft_of(assistant).columns[SMOKER]) is ColumnState.PUBLIC
    assert told(assistant) == "Read anew. The names that you typed are kept. 1 column is as you left it."
    assert not assistant.file_page.take_back.isVisible()
    other = table.with_name("other.csv")
    other.write_bytes(table.read_bytes())
    read(qtbot, assistant, other)
    assert names_of(assistant) == ["column_1", "column_2", "column_3"]
    assert not assistant.file_page.changed_note.isVisible()


def test_rules_about_columns_that_are_no_more_are_left_out(qtbot: QtBot, assistant: ImportAssistant) -> None:
    draft = draft_of(assistant)
    names = names_of(assistant)
    draft.set_rules([Forbidden(rule="forbidden", values={names[SMOKER]: ("yes",), names[TOWN]: ("Bonn",)})])
    read_as(qtbot, assistant, header=True)
    assert draft_of(assistant).rules == ()
    assert "kept" not in texts(assistant.file_page)
