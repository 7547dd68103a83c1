"""The tab Datasets, by clicks."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.errors import InputError, StoreError
from cusyn_desktop.services.records import BoundsSearch
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.actions import Actions, WindowState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.next_step import NextStep
from cusyn_desktop.ui.models.datasets import DatasetColumn
from cusyn_desktop.ui.settings import Settings
from cusyn_desktop.ui.tabs.base import ImportWish, Shell, TabKey
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.words.languages import Language
from cusyn_desktop.workers.runner import Runners
from tests.gui.office import facts, fakes
from tests.gui.office.hands import click, nameless, texts, write
from tests.gui.office.tables import survey_file


class OneTable(DataFileChooser):
    """Chooses one table, or none."""

    table: Path | None = None

    def table_to_import(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.table

    def table_to_find(self, parent: QWidget, dataset: str) -> Path | None:  # noqa: ARG002 - as the real one
        return self.table


class Failing(fakes.FakeImporting):
    """A workspace that cannot be read."""

    def datasets(self, workspace: Workspace) -> tuple[()]:  # noqa: ARG002 - as the real one
        raise InputError("The workspace is gone. Open it again.")


@pytest.fixture
def files(shell: Shell) -> OneTable:
    return OneTable(shell.settings)


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book, files: OneTable) -> DatasetsTab:
    made = DatasetsTab(shell, fakes.calls(book), files)
    qtbot.addWidget(made)
    made.resize(1280, 694)
    made.show()
    with qtbot.waitSignal(made.reading.succeeded):
        made.set_workspace(workspace)
    return made


def test_without_a_dataset_three_steps_and_one_main_action(qtbot: QtBot, shell: Shell) -> None:
    made = DatasetsTab(shell)
    qtbot.addWidget(made)
    made.show()
    shell.actions.apply(WindowState())
    written = texts(made)
    assert "Synthetic tables from one sensitive table" in written
    assert "1. Import a table" in written
    assert "3. Ask for a synthetic table" in written
    assert "Or drop a file anywhere in this window." in written


def test_the_first_dataset_is_shown_in_full(tab: DatasetsTab) -> None:
    written = texts(tab)
    assert "14.8% left" in written
    assert "85.2% spent" in written
    assert "ε 3.00 in all at δ 10⁻⁹" in written
    assert "The pool still allows ε 1.09." in written
    assert "14 columns, 1 with a domain that nobody confirmed" in written
    assert tab.domains.table.model().rowCount() == len(facts.COLUMNS)


def test_the_bar_says_who_spent_how_much(tab: DatasetsTab) -> None:
    assert (
        tab.details.bar.accessibleDescription()
        == "Ana Ruiz 37.0%, Ben Okafor 34.0%, Chen Li 14.2%, 14.8% left"
    )


def test_a_shared_pool_is_told_and_its_bar_has_the_spends_of_all(
    qtbot: QtBot, tab: DatasetsTab, book: fakes.Book
) -> None:
    """Nothing was asked of Ward 2 itself, but what the survey spent is gone for it, too."""
    before = tab.details.bar.accessibleDescription()
    (survey,) = book.datasets
    ward = replace(survey, number=2, name="Ward 2", shares_with=(survey.name,), n_releases=0)
    book.datasets[:] = [replace(survey, shares_with=("Ward 2",)), ward]
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    pools = [tab.table.model().index(row, DatasetColumn.POOL).data() for row in range(2)]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in pools] == ["ε 3.00", f"that of {survey.name}"]
    tab.table.selectRow(1)
    qtbot.waitUntil(lambda: "Ward 2" in texts(tab.details))
    assert tab.details.bar.accessibleDescription() == before
    assert f"Pool shared with\n{survey.name}" in texts(tab.details)


def test_what_bounds_are_looked_for_over_stands_in_no_list(
    qtbot: QtBot, tab: DatasetsTab, book: fakes.Book
) -> None:
    search = BoundsSearch(facts.SURVEY, "income")
    grid = replace(facts.survey(), number=2, name=f"{facts.SURVEY}, bounds of income", search=search)
    book.datasets = [replace(facts.survey(), n_bounds=1), grid]
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    assert tab.table.model().rowCount() == 1
    assert "11, and 1 of bounds" in texts(tab)


def test_a_used_up_pool_offers_no_request(qtbot: QtBot, tab: DatasetsTab, book: fakes.Book) -> None:
    book.datasets = [facts.survey(spent=1.0)]
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    assert "0.0% left" in texts(tab)
    assert "The pool is used up. It is never refilled" in texts(tab)
    assert not tab.details.ask_button.isEnabled()


def test_asking_leads_to_the_request_of_this_dataset(qtbot: QtBot, tab: DatasetsTab) -> None:
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.details.ask_button)
    assert asked.args == [TabKey.SYNTHESIS.value, RequestWish(dataset=facts.SURVEY)]


def test_pools_are_one_click_away(qtbot: QtBot, tab: DatasetsTab) -> None:
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.details.pools_button)
    assert asked.args == [TabKey.POOLS.value, None]


def test_a_dropped_file_opens_the_assistant(qtbot: QtBot, tab: DatasetsTab, tmp_path: Path) -> None:
    tab.show_item(ImportWish(survey_file(tmp_path)))
    assert tab.assistant is not None
    with qtbot.waitSignal(tab.assistant.reading.finished):
        pass
    assert tab.assistant.isVisible()
    tab.assistant.leave()


def test_no_file_chosen_opens_nothing(tab: DatasetsTab) -> None:
    tab.show_item(ImportWish())
    assert tab.assistant is None


def test_a_new_dataset_is_chosen_and_everybody_reads_again(
    qtbot: QtBot, tab: DatasetsTab, book: fakes.Book, files: OneTable, tmp_path: Path
) -> None:
    files.table = survey_file(tmp_path)
    tab.show_item(ImportWish())
    assert tab.assistant is not None
    added = replace(facts.survey(), number=2, name="Zurich 2026")
    book.datasets.append(added)
    with (
        qtbot.waitSignals([tab.workspace_changed, tab.reading.succeeded]),
        qtbot.waitSignal(tab.done_told) as told,
    ):
        tab.assistant.dataset_added.emit(added)
    assert told.args == ["Zurich 2026 is registered; its pool allows ε\N{NO-BREAK SPACE}1.09"]
    assert tab.table.current == added
    with qtbot.waitSignal(tab.tab_requested) as asked:
        tab.assistant.next_wanted.emit(added.name, NextStep.ASK)
    assert asked.args == [TabKey.SYNTHESIS.value, RequestWish(dataset="Zurich 2026")]
    tab.table.select_where(lambda row: row.name == facts.SURVEY)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        tab.assistant.next_wanted.emit(added.name, NextStep.SHOW)
    assert asked.args == [TabKey.DATASETS.value, "Zurich 2026"]
    assert tab.table.current == added
    tab.shell.actions.apply(WindowState(workspace_open=True))
    with qtbot.waitSignal(tab.shell.actions.add_user.triggered):
        tab.assistant.next_wanted.emit(added.name, NextStep.ADD_USER)
    tab.assistant.next_wanted.emit(added.name, NextStep.CHOOSE_BOUNDS)
    assert tab.choosing is not None
    tab.choosing.reject()
    tab.assistant.leave()


def test_a_file_that_was_moved_is_told_and_found_again(
    qtbot: QtBot, tab: DatasetsTab, book: fakes.Book, files: OneTable, tmp_path: Path
) -> None:
    assert "The file is not there any more." in texts(tab.details)
    click(tab.details.find_button)
    assert book.datasets == [facts.survey()]
    files.table = survey_file(tmp_path)
    with qtbot.waitSignals([tab.workspace_changed, tab.done_told, tab.reading.succeeded]):
        click(tab.details.find_button)
    assert book.datasets[0].file == files.table
    assert "The file is not there any more." not in texts(tab.details)


def test_another_file_than_the_registered_one_is_told(
    qtbot: QtBot, tab: DatasetsTab, book: fakes.Book, files: OneTable, tmp_path: Path
) -> None:
    book.error = InputError("The file is not the one that was registered.")
    files.table = survey_file(tmp_path)
    with qtbot.waitSignal(tab.error_raised):
        click(tab.details.find_button)


def test_columns_are_searched(tab: DatasetsTab) -> None:
    assert tab.search_field() is tab.domains.search
    write(tab.domains.search, "smok")
    assert tab.domains.table.model().rowCount() == 1


def test_nothing_is_registered_in_a_locked_workspace(
    qtbot: QtBot, tab: DatasetsTab, workspace: Workspace, tmp_path: Path
) -> None:
    tab.set_workspace(workspace, spending_locked=True)
    with qtbot.waitSignal(tab.error_raised) as raised:
        tab.show_item(ImportWish(survey_file(tmp_path)))
    assert isinstance(raised.args[0], StoreError)
    assert tab.assistant is None


def test_an_error_of_the_store_is_passed_on(
    qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book
) -> None:
    made = DatasetsTab(shell, replace(fakes.calls(book), importing=Failing(book)))
    qtbot.addWidget(made)
    with qtbot.waitSignal(made.error_raised):
        made.set_workspace(workspace)


def test_closing_the_workspace_empties_the_page(tab: DatasetsTab) -> None:
    tab.set_workspace(None)
    assert "Start with one sensitive table." in texts(tab)
    assert tab.table.current is None


def test_an_empty_workspace_asks_for_its_first_table(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace
) -> None:
    made = DatasetsTab(shell)
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.reading.succeeded):
        made.set_workspace(real_workspace)
    assert "Import your first table\nDrag its file into this window, or choose it." in texts(made)


@pytest.mark.parametrize("spoken", ["de"], indirect=True)
def test_buttons_of_the_first_page_are_not_cut(
    spoken: Language, qtbot: QtBot, look: Look, runners: Runners, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / ("study-of-the-north-" * 3 + ".cusyn")
    path.touch()
    settings.remember(path)
    shell = Shell(look=look, runners=runners, actions=Actions(look), settings=settings)
    shell.actions.apply(WindowState(last=settings.visits[0]))
    made = DatasetsTab(shell)
    qtbot.addWidget(made)
    made.resize(720, 480)
    made.show()
    buttons = [one for one in made.findChildren(QPushButton) if one.isVisible()]
    assert len(buttons) == 4, spoken
    assert buttons[0].text().strip() == "study-of-the-north-study-of-the… erneut öffnen"
    for button in buttons:
        assert button.width() >= button.sizeHint().width(), button.text()


def test_the_last_workspace_is_offered_first(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "health-2026.cusyn"
    path.touch()
    shell.settings.remember(path)
    shell.actions.apply(WindowState(last=shell.settings.visits[0]))
    made = DatasetsTab(shell)
    qtbot.addWidget(made)
    made.show()
    written = texts(made)
    assert f"Go on with health-2026.cusyn\nFolder: {tmp_path}\nLast used: " in written
    first = next(one for one in made.findChildren(QPushButton) if one.isVisible())
    assert first.text() == "Open health-2026 Again"
    assert first.isEnabled()
    path.unlink()
    made.refresh()
    shell.actions.apply(WindowState(last=shell.settings.visits[0]))
    assert "health-2026.cusyn is not where it was" in texts(made)
    assert not first.isVisible(), "there is nothing that it could open"


def test_the_list_is_copied_as_text(tab: DatasetsTab) -> None:
    head, row = tab.table.sheet().to_text().splitlines()
    assert head.split("\t")[0] == "Dataset"
    assert row.split("\t")[0] == facts.SURVEY


def test_every_widget_has_a_name(tab: DatasetsTab) -> None:
    assert nameless(tab) == []


def test_nobody_is_asked_for_before_there_is_a_user(qtbot: QtBot, tab: DatasetsTab, book: fakes.Book) -> None:
    assert tab.details.ask_button.isEnabled()
    book.users = []
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.refresh()
    assert not tab.details.ask_button.isEnabled()
    assert tab.details.ask_button.toolTip() == "Add a user first"
