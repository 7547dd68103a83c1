"""What is told and offered once a dataset is registered."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cusyn_desktop.services.records import ColumnState, ColumnSummary, DatasetSummary
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing import ImportAssistant
from cusyn_desktop.ui.dialogs.importing.done_page import DonePage
from cusyn_desktop.ui.dialogs.importing.steps import Step
from cusyn_desktop.ui.dialogs.next_step import NextStep
from tests.gui.office.eyes import cut_texts, keyed_texts, keys_used_twice
from tests.gui.office.facts import survey
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.importing import LONG_MS, privacy_page
from tests.gui.office.tables import survey_file


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """What the assistant reads."""
    return survey_file(tmp_path)


@pytest.fixture
def registered(qtbot: QtBot, assistant: ImportAssistant) -> ImportAssistant:
    """The assistant after the last button."""
    page = privacy_page(assistant)
    write(page.epsilon, "3.0")
    click(assistant.bar.next)
    with qtbot.waitSignal(assistant.dataset_added, timeout=LONG_MS):
        click(assistant.bar.next)
    return assistant


def test_what_is_registered_is_told_with_its_pool(registered: ImportAssistant) -> None:
    assert registered.step is Step.DONE
    assert "Survey 2026 is registered. Its pool allows ε 3.00." in texts(registered.done_page)
    for _ in range(3):
        QApplication.processEvents()
    assert cut_texts(registered) == []
    assert nameless(registered) == []
    assert keys_used_twice(keyed_texts(registered)) == []
    click(registered.bar.next)
    assert not registered.isVisible()


@pytest.mark.parametrize("step", [NextStep.ASK, NextStep.SHOW])
def test_the_next_step_closes_the_assistant(
    qtbot: QtBot, registered: ImportAssistant, step: NextStep
) -> None:
    buttons = registered.done_page.buttons
    assert [one for one in NextStep if buttons[one].isVisible()] == [NextStep.ASK, NextStep.SHOW]
    assert registered.focusWidget() is buttons[NextStep.ASK]
    with qtbot.waitSignal(registered.next_wanted) as wanted:
        click(buttons[step])
    assert wanted.args == ["Survey 2026", step]
    assert not registered.isVisible()


def test_what_can_be_done_depends_on_users_columns_and_the_pool(qtbot: QtBot, look: Look) -> None:
    page = DonePage(look)
    qtbot.addWidget(page)
    page.show()
    usual = survey()

    def offered(dataset: DatasetSummary, *, has_users: bool) -> list[NextStep]:
        page.show_dataset(dataset, has_users=has_users)
        return [step for step in NextStep if page.buttons[step].isVisible()]

    assert offered(usual, has_users=False) == [NextStep.ADD_USER, NextStep.SHOW]
    bmi = ColumnSummary("bmi", "decimal", ColumnState.LEFT_OUT, 0, (), is_ordered=True)
    with_bmi = replace(usual, columns=(*usual.columns, bmi))
    assert offered(with_bmi, has_users=True) == [NextStep.ASK, NextStep.CHOOSE_BOUNDS, NextStep.SHOW]
    assert "bmi: left out so far." in texts(page)
    closed = replace(with_bmi, pool=replace(usual.pool, closed=True))
    assert offered(closed, has_users=True) == [NextStep.SHOW]
    assert "Nothing can be spent from its pool any more." in texts(page)
