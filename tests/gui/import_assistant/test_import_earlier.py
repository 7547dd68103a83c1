"""The domains of a registered dataset are taken into a table with the same columns by one click."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.columns.earlier_note import EarlierNote
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.eyes import cut_texts, keyed_texts, keys_used_twice
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.importing import (
    LONG_MS,
    columns_page,
    draft_of,
    privacy_page,
    show_assistant,
    states,
)
from tests.gui.office.tables import AGE, SEX, SMOKER, survey_file


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What is registered first."""
    return survey_file(tmp_path)


@pytest.fixture
def second(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> Iterator[ImportAssistant]:
    """Rows of other people under the same names, some of which the declared domains do not hold."""
    write(privacy_page(assistant).epsilon, "3.0")
    click(assistant.bar.next)
    with qtbot.waitSignal(assistant.dataset_added, timeout=LONG_MS):
        click(assistant.bar.next)
    assistant.leave()
    made = show_assistant(qtbot, shell, real_workspace)
    text = survey_file(tmp_path).read_text(encoding="utf-8").replace("P-", "Q-").replace(";daily", ";seldom")
    ward = tmp_path / "ward_2.csv"
    ward.write_text(text + "Q-1;f;104;900,00;never\n", encoding="utf-8")
    with qtbot.waitSignals([made.registration.recognised, made.registration.listed], timeout=LONG_MS):
        made.open_file(ward)
    yield made
    made.leave()


def note(assistant: ImportAssistant) -> EarlierNote:
    return assistant.columns_page.earlier


def take(qtbot: QtBot, assistant: ImportAssistant) -> None:
    columns_page(assistant)
    with qtbot.waitSignal(assistant.earlier.applied, timeout=LONG_MS):
        click(note(assistant).take_button)


def test_one_click_takes_what_is_declared_and_nothing_of_the_rows(
    qtbot: QtBot, second: ImportAssistant, real_workspace: Workspace
) -> None:
    page = columns_page(second)
    assert note(second).isVisible()
    assert note(second).text.startswith("Survey 2026 has the same columns.")
    assert ColumnState.INFERRED in states(second)
    height = note(second).height()
    with qtbot.waitSignal(second.earlier.applied, timeout=LONG_MS):
        click(note(second).take_button)
    registered = importing.schema_of(real_workspace, "Survey 2026")
    assert draft_of(second).columns == registered.columns
    assert ColumnState.INFERRED not in states(second)
    assert "Taken from Survey 2026: 4 public, 1 left out." in note(second).text
    assert "Look at what does not fit: age, smoker." in note(second).text
    assert not note(second).take_button.isEnabled()
    for _ in range(3):
        QApplication.processEvents()
    assert note(second).height() == height
    assert cut_texts(page) == []
    assert nameless(second) == []
    assert keys_used_twice(keyed_texts(second)) == []


def test_what_does_not_fit_stands_beside_its_column_and_keeps_from_going_on(
    qtbot: QtBot, second: ImportAssistant
) -> None:
    take(qtbot, second)
    page = second.columns_page
    assert second.bar.why_not == "smoker holds values that its list lacks"
    QApplication.processEvents()
    said = texts(page.notes)
    assert "Some cells lie outside the limits; they are moved to the nearest one." in said
    assert "The file holds values that the list lacks." in said
    assert "seldom" not in said
    page.show_column(SMOKER)
    click(page.editor.list_button)
    assert states(second)[SMOKER] is ColumnState.INFERRED
    assert second.bar.why_not == "Confirm smoker to go on"
    click(page.editor.confirm_button)
    page.show_column(AGE)
    assert draft_of(second).misfit(AGE) is not None
    draft_of(second).edit(AGE, to=119)
    assert draft_of(second).misfit(AGE) is None, "what was said of another domain does not count"


def test_it_is_one_change_that_can_be_taken_back(qtbot: QtBot, second: ImportAssistant) -> None:
    columns_page(second)
    before = draft_of(second).columns
    with qtbot.waitSignal(second.earlier.applied, timeout=LONG_MS):
        click(note(second).take_button)
    click(second.columns_page.undo_button)
    assert draft_of(second).columns == before
    assert note(second).text.startswith("Survey 2026 has the same columns.")
    assert note(second).take_button.isEnabled()


def test_nothing_is_offered_to_a_table_with_other_columns(
    qtbot: QtBot, second: ImportAssistant, tmp_path: Path
) -> None:
    other = tmp_path / "other.csv"
    other.write_text("site;grade\n" + "north;1\nsouth;2\n" * 20, encoding="utf-8")
    with qtbot.waitSignal(second.registration.listed, timeout=LONG_MS):
        second.open_file(other)
    columns_page(second)
    assert not note(second).isVisible()


def test_of_several_datasets_the_newest_is_proposed(
    qtbot: QtBot, second: ImportAssistant, real_workspace: Workspace
) -> None:
    take(qtbot, second)
    second.columns_page.show_column(SEX)
    (first,) = importing.datasets(real_workspace)
    newer = type(first)(**{name: getattr(first, name) for name in first.__slots__} | {"name": "Ward 1"})
    note(second).show_datasets([first, newer])
    assert note(second).which.isVisible()
    assert note(second).which.currentText() == "Ward 1"
    assert note(second).take_button.isEnabled()
    note(second).which.setCurrentIndex(1)
    assert not note(second).take_button.isEnabled(), "these are the domains that were taken"
