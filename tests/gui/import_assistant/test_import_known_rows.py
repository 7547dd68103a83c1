"""Rows that are registered already, or much the same ones: whose pool counts, and when that is said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.models.audit_words import fact_lines
from cusyn_desktop.ui.tabs.base import Shell
from tests.gui.office.eyes import cut_texts, keyed_texts, keys_used_twice
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.importing import (
    LONG_MS,
    draft_of,
    privacy_page,
    read,
    rules_page,
    show_assistant,
)
from tests.gui.office.tables import VISITS, messy_file


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return messy_file(tmp_path)


def register(qtbot: QtBot, assistant: ImportAssistant, *, rows: int = VISITS) -> None:
    """All the way to the last button, and what comes of it."""
    privacy_page(assistant)
    finish(qtbot, assistant, rows=rows)


def finish(qtbot: QtBot, assistant: ImportAssistant, *, rows: int = VISITS) -> None:
    """From the privacy page on."""
    page = assistant.privacy_page
    write(page.epsilon, "3.0")
    page.rows_per_person.setValue(rows)
    click(assistant.bar.next)
    with qtbot.waitSignal(assistant.registration.inquiry.finished, timeout=LONG_MS):
        click(assistant.bar.next)


@pytest.fixture
def second(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> Iterator[ImportAssistant]:
    """A copy of a registered table with a few numbers corrected, once it was to be registered."""
    register(qtbot, assistant)
    click(assistant.bar.next)
    assert not assistant.isVisible()
    made = show_assistant(qtbot, shell, real_workspace)
    look_up(qtbot, made, messy_file(tmp_path, name="visits_new.csv", corrected=6))
    made.privacy_page.people.combo.setCurrentIndex(0)
    finish(qtbot, made)
    yield made
    made.leave()


def test_the_same_people_share_the_pool(
    qtbot: QtBot, second: ImportAssistant, real_workspace: Workspace
) -> None:
    question = second.registration.question
    assert question is not None
    assert "visits_new.csv holds much the same rows as Visits 2026." in texts(question)
    assert nameless(question) == []
    assert cut_texts(question) == []
    assert keys_used_twice(keyed_texts(question)) == []
    with qtbot.waitSignal(second.dataset_added, timeout=LONG_MS):
        click(question.accept_button)
    assert second.step is Step.DONE
    assert "These are the people of Visits 2026: one pool counts for both." in texts(second.done_page)
    click(second.bar.next)
    assert not second.isVisible()
    first, other = Importing().datasets(real_workspace)
    assert first.pool == other.pool


def test_other_people_are_said_to_be_so_on_purpose(
    qtbot: QtBot, second: ImportAssistant, real_workspace: Workspace
) -> None:
    question = second.registration.question
    assert question is not None
    click_radio = question.other
    click_radio.setChecked(True)
    assert not question.accept_button.isEnabled()
    click(question.sure)
    with qtbot.waitSignal(second.dataset_added, timeout=LONG_MS):
        click(question.accept_button)
    first, other = Importing().datasets(real_workspace)
    assert first.pool.name != other.pool.name


def test_going_back_from_the_question_registers_nothing(
    second: ImportAssistant, real_workspace: Workspace
) -> None:
    assert second.registration.question is not None
    second.registration.question.reject()
    assert second.step is Step.REVIEW
    assert len(Importing().datasets(real_workspace)) == 1


# Told on the first page ----------------------------------------------------------------------------


def test_rows_that_are_registered_already_are_told_before_anything_is_confirmed(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    register(qtbot, assistant)
    made = show_assistant(qtbot, shell, real_workspace)
    with qtbot.waitSignals([made.registration.recognised, made.registration.listed], timeout=LONG_MS):
        made.open_file(tmp_path / "visits_2026.csv")
    assert made.step is Step.FILE
    assert "These rows are registered already, as Visits 2026: one pool counts for both" in texts(made)
    assert not made.file_page.alike_note.isVisible()
    for _ in range(3):
        QApplication.processEvents()
    assert cut_texts(made) == []
    assert made.privacy_page.name.text() == "Visits 2026 2"
    page = privacy_page(made)
    write(page.name, "Visits 2026")
    assert "There is a dataset named Visits 2026 already." in made.bar.why_not
    write(page.name, "Visits again")
    assert "already" not in made.bar.why_not
    made.leave()


def test_a_table_with_the_columns_of_another_is_told_at_once(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    register(qtbot, assistant)
    whole = messy_file(tmp_path).read_bytes().splitlines(keepends=True)
    part = tmp_path / "part.csv"
    part.write_bytes(b"".join(whole[:12]))
    made = show_assistant(qtbot, shell, real_workspace)
    with qtbot.waitSignals([made.registration.recognised, made.registration.listed], timeout=LONG_MS):
        made.open_file(part)
    assert "A table with these columns is registered already: Visits 2026." in texts(made.file_page)
    made.leave()


# Told on the privacy page --------------------------------------------------------------------------


@pytest.fixture
def again(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace
) -> Iterator[ImportAssistant]:
    """The assistant once more, after the table was registered."""
    register(qtbot, assistant)
    made = show_assistant(qtbot, shell, real_workspace)
    yield made
    made.leave()


def look_up(qtbot: QtBot, assistant: ImportAssistant, path: Path) -> str:
    """What the privacy page says once the rows were looked up."""
    read(qtbot, assistant, path)
    rules_page(assistant)
    with qtbot.waitSignal(assistant.registration.recognised, timeout=LONG_MS):
        click(assistant.bar.next)
    return texts(assistant.privacy_page)


def test_the_same_rows_are_told_with_what_is_left_and_their_pool_is_not_typed_anew(
    qtbot: QtBot, again: ImportAssistant, real_workspace: Workspace, tmp_path: Path
) -> None:
    said = look_up(qtbot, again, messy_file(tmp_path, name="copy.csv"))
    assert "These rows are registered already, as Visits 2026: one pool counts for both" in said
    assert "Of the pool of Visits 2026, 100.0% is left; that allows ε 3.00." in said
    page = again.privacy_page
    assert not page.epsilon.isEnabled()
    assert not page.rows_per_person.isEnabled()
    assert page.rows_per_person.value() == VISITS
    assert again.bar.why_not == ""
    click(again.bar.next)
    assert "that of Visits 2026, which goes on" in texts(again.review_page)
    with qtbot.waitSignal(again.dataset_added, timeout=LONG_MS):
        click(again.bar.next)
    first, other = Importing().datasets(real_workspace)
    assert first.pool == other.pool


def test_the_limit_of_the_same_rows_goes_on(
    qtbot: QtBot, assistant: ImportAssistant, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    privacy_page(assistant)
    write(assistant.privacy_page.per_synthesis, "1.5")
    finish(qtbot, assistant)
    again = show_assistant(qtbot, shell, real_workspace)
    said = look_up(qtbot, again, messy_file(tmp_path, name="copy.csv"))
    assert again.privacy_page.per_synthesis.placeholderText() == "1.50"
    assert "Without a limit for one synthesis" not in said
    click(again.bar.next)
    assert "ε 1.50" in texts(again.review_page)
    with qtbot.waitSignal(again.dataset_added, timeout=LONG_MS):
        click(again.bar.next)
    told = texts(again.done_page)
    assert "The limit for one synthesis of Visits 2026 holds for" in told
    assert "Only you see this" not in told
    limits = [dataset.per_synthesis for dataset in Importing().datasets(real_workspace)]
    assert limits[0] is not None
    assert limits == [limits[0]] * 2
    again.leave()


def test_much_the_same_rows_are_told_before_the_question_comes(
    qtbot: QtBot, again: ImportAssistant, tmp_path: Path
) -> None:
    said = look_up(qtbot, again, messy_file(tmp_path, name="new.csv", corrected=6))
    assert "Much the same rows are registered already, as Visits 2026." in said
    assert again.privacy_page.epsilon.isEnabled()
    assert again.bar.why_not == "Say whose people these are to go on"


def test_other_rows_are_not_told_and_what_was_typed_comes_back(
    qtbot: QtBot, again: ImportAssistant, tmp_path: Path
) -> None:
    look_up(qtbot, again, messy_file(tmp_path, name="copy.csv"))
    again.privacy_page.show_known(None)
    assert not again.privacy_page.known_note.isVisible()
    assert again.privacy_page.epsilon.isEnabled()
    assert again.privacy_page.epsilon.text() == ""
    assert again.privacy_page.rows_per_person.value() == 0


# Said on the privacy page --------------------------------------------------------------------------


def other_people(folder: Path) -> Path:
    """A table that has nothing of the messy one."""
    path = folder / "staff.csv"
    lines = [f"{'north' if n % 3 else 'south'},{n % 7},{n % 4}" for n in range(60)]
    path.write_text("\n".join(["site,grade,shift", *lines]) + "\n", encoding="utf-8")
    return path


def test_people_can_be_said_to_be_those_of_a_dataset_which_no_row_tells(
    qtbot: QtBot, again: ImportAssistant, real_workspace: Workspace, tmp_path: Path
) -> None:
    look_up(qtbot, again, other_people(tmp_path))
    page = again.privacy_page
    assert page.people.isVisible()
    assert page.people.combo.currentText() == "of no other dataset"
    write(page.epsilon, "2.0")
    page.people.combo.setCurrentIndex(1)
    said = texts(page)
    assert "One pool counts for both: that of Visits 2026. Of the pool of Visits 2026, 100.0% is left" in said
    assert not page.epsilon.isEnabled()
    assert (page.epsilon.text(), page.rows_per_person.value()) == ("3", VISITS)
    for _ in range(3):  # the note above has come, and the texts below have become longer
        QApplication.processEvents()
    assert nameless(again) == []
    assert cut_texts(again) == []
    assert keys_used_twice(keyed_texts(again)) == []
    page.people.combo.setCurrentIndex(0)
    assert page.epsilon.isEnabled()
    assert (page.epsilon.text(), page.rows_per_person.value()) == ("2.0", 1)
    assert not page.known_note.isVisible()
    page.people.combo.setCurrentIndex(1)
    click(again.bar.next)
    assert "that of Visits 2026, which goes on" in texts(again.review_page)
    with qtbot.waitSignal(again.dataset_added, timeout=LONG_MS):
        click(again.bar.next)
    first, other = Importing().datasets(real_workspace)
    assert first.pool == other.pool
    assert "These are the people of Visits 2026: one pool counts for both." in texts(again.done_page)


def part_of_the_table(folder: Path) -> Path:
    """One in four rows of the messy table: too few to be noticed by their rows."""
    header, *rows = messy_file(folder, name="whole.csv").read_bytes().splitlines(keepends=True)
    path = folder / "part.csv"
    path.write_bytes(b"".join([header, *rows[: len(rows) // 4]]))
    return path


def test_a_table_with_the_same_columns_is_never_taken_for_one_of_other_people(
    qtbot: QtBot, again: ImportAssistant, real_workspace: Workspace, tmp_path: Path
) -> None:
    """Whose people it holds has to be chosen, either way, and the log keeps the answer."""
    said = look_up(qtbot, again, part_of_the_table(tmp_path))
    page = again.privacy_page
    assert "This table has the columns of Visits 2026." in said
    assert "Much the same rows" not in said
    assert page.people.is_open
    assert again.bar.why_not == "Say whose people these are to go on"
    assert not again.bar.next.isEnabled()
    assert cut_texts(again) == []
    page.people.combo.setCurrentIndex(1)
    assert page.choice.same_people_as == "Visits 2026"
    page.people.combo.setCurrentIndex(0)
    assert again.bar.why_not == "Say how large the pool is to go on"
    with qtbot.waitSignal(again.registration.recognised, timeout=LONG_MS):
        click(again.bar.back)
        click(again.bar.next)
    assert not page.people.is_open
    finish(qtbot, again)
    assert len({one.pool.name for one in Importing().datasets(real_workspace)}) == 2
    entries = auditing.audit_entries(real_workspace)
    made = next(entry for entry in entries if entry.dataset == "Part")
    assert made.text.endswith("the columns of Visits 2026, registered as other people")
    assert ("Other people than", "Visits 2026") in fact_lines(made)


def test_what_was_said_of_one_file_does_not_count_for_another(
    qtbot: QtBot, again: ImportAssistant, tmp_path: Path
) -> None:
    look_up(qtbot, again, part_of_the_table(tmp_path))
    people = again.privacy_page.people
    people.combo.setCurrentIndex(1)
    names = [column.name for column in draft_of(again).columns]
    people.ask_about(tmp_path / "part.csv", names)
    assert people.combo.currentIndex() == 1
    people.ask_about(tmp_path / "next.csv", names)
    assert people.is_open
    people.ask_about(tmp_path / "staff.csv", ["site", "grade", "shift"])
    assert people.combo.currentText() == "of no other dataset"


def test_whose_people_is_not_asked_where_the_rows_tell_it(
    qtbot: QtBot, again: ImportAssistant, tmp_path: Path
) -> None:
    look_up(qtbot, again, messy_file(tmp_path, name="copy.csv"))
    assert not again.privacy_page.people.isVisible()
    assert again.privacy_page.choice.same_people_as == ""


def test_whose_people_is_not_asked_for_the_first_dataset(assistant: ImportAssistant) -> None:
    page = privacy_page(assistant)
    assert not page.people.isVisible()
    assert page.choice.shared_with == ""
