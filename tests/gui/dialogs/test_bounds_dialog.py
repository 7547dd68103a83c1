"""The dialog that pays for bounds: nothing is spent before the button, and nothing paid for is lost."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.bounds import DateForm, NumberForm
from cusyn_desktop.data.domain.columns import ColumnType, LeftOutColumn, Outside
from cusyn_desktop.errors import EngineError, InputError
from cusyn_desktop.services import people
from cusyn_desktop.services.access.rights import Actor
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.records.requests import NewDataset, NewUser, WantedBounds
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.calls.everyday import Calls
from cusyn_desktop.ui.dialogs.bounds import BoundsDesk, ChooseBoundsDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.tabs.base import Shell
from cusyn_desktop.ui.tabs.datasets import DatasetsTab
from cusyn_desktop.ui.widgets.fields import Combo
from cusyn_desktop.ui.words.sum_words import spends_together
from tests.gui.office import bounds, facts, fakes
from tests.gui.office.hands import choose, click, nameless, texts, write
from tests.unit.services.small import csv_text, schema

PATIENCE_MS = 30_000


class OneBook(DataFileChooser):
    """Keeps code books in one file."""

    path: Path | None = None

    def code_book_to_save(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.path


@pytest.fixture
def till(book: fakes.Book) -> bounds.Till:
    made = bounds.Till(book)
    book.datasets = [facts.survey(spent=0.2)]
    made.gate.set()
    return made


@pytest.fixture
def files(shell: Shell) -> OneBook:
    return OneBook(shell.settings)


@pytest.fixture
def dialog(
    qtbot: QtBot, shell: Shell, workspace: Workspace, till: bounds.Till, files: OneBook
) -> Iterator[ChooseBoundsDialog]:
    made = opened(qtbot, shell, workspace, till, files)
    yield made
    till.gate.set()
    qtbot.waitUntil(lambda: not shell.runners.compute.busy and not shell.runners.store.busy)
    if isValid(made):  # a test may have closed it
        made.reject()


def opened(
    qtbot: QtBot, shell: Shell, workspace: Workspace, till: bounds.Till, files: DataFileChooser
) -> ChooseBoundsDialog:
    desk = BoundsDesk(shell.look, shell.runners, bounds.calls(till), files, workspace)
    made = ChooseBoundsDialog(
        desk, dataset=till.book.datasets[0], users=till.book.users, taken=[facts.SURVEY]
    )
    qtbot.addWidget(made)
    made.show()
    settled(qtbot, made)
    return made


def settled(qtbot: QtBot, dialog: ChooseBoundsDialog) -> None:
    asked = (dialog.pricing, dialog.looking, dialog.paying, dialog.registering, dialog.keeping)
    qtbot.waitUntil(lambda: not any(inquiry.pending for inquiry in asked), timeout=PATIENCE_MS)


def tick(dialog: ChooseBoundsDialog, *columns: str) -> None:
    for column in columns:
        dialog.asking.choice.boxes[column].setChecked(True)


def test_what_was_taken_from_the_rows_is_ticked_and_priced(dialog: ChooseBoundsDialog) -> None:
    written = texts(dialog)
    assert "somebody’s income: bounds must not be read from the rows" in written
    assert list(dialog.asking.choice.boxes) == [
        "age", "income", "household", "bmi", "visits",
    ]  # fmt: skip
    assert dialog.asking.choice.wanted == (WantedBounds("household", NumberForm(0, ("",))),)
    assert "It leaves 79.8% of the dataset’s pool." in written
    assert "stands out of the noise if it holds about 180 rows or more" in written
    assert "Nothing is spent yet." in written
    assert spends_together() in written
    assert dialog.spend_button.text().replace("\N{NO-BREAK SPACE}", " ") == "Spend ε 0.10 and Choose Bounds"
    assert nameless(dialog) == []


def test_more_columns_cost_more_but_epsilons_do_not_add_up(qtbot: QtBot, dialog: ChooseBoundsDialog) -> None:
    tick(dialog, "income", "bmi")
    assert dialog.asking.choice.places.keys() == {"household"}
    settled(qtbot, dialog)
    assert "Spend ε\N{NO-BREAK SPACE}0.18" in dialog.spend_button.text()
    assert "for 3 columns" in texts(dialog)


def test_what_a_limit_forbids_cannot_be_spent(qtbot: QtBot, dialog: ChooseBoundsDialog) -> None:
    write(dialog.asking.epsilon, "0.9")
    settled(qtbot, dialog)
    assert "Refused" in texts(dialog)
    assert "Together that takes ε 0.90. One request may spend ε 0.80." in texts(dialog)
    assert not dialog.spend_button.isEnabled()
    choose(dialog.asking.user, "Ben Okafor")
    settled(qtbot, dialog)
    assert "Ben Okafor" in texts(dialog) or dialog.asking.user.currentText() == "Ben Okafor"
    assert dialog.asking.user.findText("Chen Li") < 0  # may not ask for this dataset


@pytest.mark.parametrize(
    ("text", "told"), [("", "Type a number above 0"), ("0.00001", "The smallest budget is")]
)
def test_what_is_no_budget_is_told_at_its_field(dialog: ChooseBoundsDialog, text: str, told: str) -> None:
    dialog.asking.epsilon.setText(text)
    assert told in dialog.asking.budget.mistake
    assert not dialog.spend_button.isEnabled()
    dialog.asking.epsilon.setText("0.2")
    assert dialog.asking.budget.mistake == ""


def test_the_declared_form_is_handed_on(dialog: ChooseBoundsDialog) -> None:
    dialog.asking.choice.places["household"].setValue(2)
    write(dialog.asking.choice.missing, "NA, -9,, NA")
    wish = dialog.asking.wish
    assert wish is not None
    assert wish.columns == (WantedBounds("household", NumberForm(2, ("", "NA", "-9"))),)
    assert (wish.user, wish.epsilon) == ("Ana Ruiz", "0.10")


def test_a_draft_of_the_form_is_offered(
    qtbot: QtBot, shell: Shell, workspace: Workspace, till: bounds.Till, files: OneBook
) -> None:
    """Decimal places and the form of dates are those of the schema; else a usual one."""
    columns = (
        replace(facts.column("bmi", ("1",), kind="decimal", state=ColumnState.INFERRED), places=2),
        replace(
            facts.column("visit", ("2024",), kind="date", state=ColumnState.INFERRED),
            date_format="%d.%m.%Y",
        ),
        facts.column("birth", kind="date", state=ColumnState.LEFT_OUT),
        facts.column("seen", ("2024",), kind="date"),
        facts.column("creatinine", kind="decimal", state=ColumnState.LEFT_OUT),
        facts.column("beds", kind="integer", state=ColumnState.LEFT_OUT),
    )
    till.book.datasets = [replace(facts.survey(), columns=columns)]
    made = opened(qtbot, shell, workspace, till, files)
    tick(made, "birth", "seen", "creatinine", "beds")
    assert made.asking.choice.wanted == (
        WantedBounds("bmi", NumberForm(2, ("",))),
        WantedBounds("visit", DateForm("%d.%m.%Y", ("",))),
        WantedBounds("birth", DateForm("%Y-%m-%d", ("",))),
        WantedBounds("seen"),
        WantedBounds("creatinine", NumberForm(2, ("",))),
        WantedBounds("beds", NumberForm(0, ("",))),
    )
    choose(made.asking.choice.dates["birth"], "31/12/2026")
    write(made.asking.choice.missing, "unknown")
    assert WantedBounds("birth", DateForm("%d/%m/%Y", ("", "unknown"))) in made.asking.choice.wanted
    assert nameless(made) == []
    settled(qtbot, made)
    click(made.spend_button)
    settled(qtbot, made)
    assert "Most values lie between 2020-01-01 and 2024-12-31. They are put into 20 groups." in texts(made)
    made.reject()


def test_nothing_is_priced_while_nothing_is_wanted(qtbot: QtBot, dialog: ChooseBoundsDialog) -> None:
    dialog.asking.choice.boxes["household"].setChecked(False)
    settled(qtbot, dialog)
    assert "Tick a column to see the price." in texts(dialog)
    assert spends_together() not in texts(dialog)
    assert not dialog.spend_button.isEnabled()


def test_a_price_that_cannot_be_told_says_why(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    till.book.error = InputError("The workspace is gone. Open it again.")
    tick(dialog, "age")
    settled(qtbot, dialog)
    assert "The workspace is gone." in texts(dialog)
    assert not dialog.spend_button.isEnabled()


def test_bounds_are_found_and_the_rows_registered_anew(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    tick(dialog, "income")
    settled(qtbot, dialog)
    with qtbot.waitSignal(dialog.spent):
        click(dialog.spend_button)
    written = texts(dialog)
    assert "paid by R-31" in written
    assert "Most values lie between 20 and 99. They are put into 16 groups." in written
    assert "Rarer values may lie outside" in written
    assert "Nothing is registered yet." in written
    assert len(till.wishes) == 1
    assert nameless(dialog) == []
    assert dialog.found.name.text() == f"{facts.SURVEY}, bounds chosen"
    write(dialog.found.name, " ")
    click(dialog.register_button)
    assert dialog.found.name_field.mistake == "Type a name."
    write(dialog.found.name, "Survey again")
    with qtbot.waitSignal(dialog.dataset_added) as added:
        click(dialog.register_button)
    assert added.args is not None
    assert added.args[0].name == "Survey again"
    assert till.schemas["Survey again"].names == ("income", "household")
    assert "Survey again is registered." in texts(dialog)
    assert not dialog.register_button.isVisible()
    assert dialog.cancel_button.text() == "Close"


def test_what_becomes_of_values_outside_is_chosen_before_registering(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    assert "A value outside the bounds counts as the nearest bound, or as missing" in texts(dialog)
    click(dialog.spend_button)
    settled(qtbot, dialog)
    (outside,) = (box for box in dialog.found.findChildren(Combo) if box.isVisible())
    assert outside.currentText() == "Count as the nearest bound"
    choose(outside, "Count as missing")
    click(dialog.register_button)
    settled(qtbot, dialog)
    (registered,) = till.schemas.values()
    assert [column.outside for column in registered.modelled] == [Outside.MISSING]


def test_columns_of_text_are_not_offered(dialog: ChooseBoundsDialog) -> None:
    assert "remarks" not in dialog.asking.choice.boxes
    assert "Columns left out as free text aren’t offered." in texts(dialog)


def test_a_name_that_is_taken_is_told_at_its_field(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    click(dialog.spend_button)
    settled(qtbot, dialog)
    told = "There is a dataset named X already. Choose another name."
    till.book.error = InputError(told, field="name")
    click(dialog.register_button)
    settled(qtbot, dialog)
    assert dialog.found.name_field.mistake == told
    assert dialog.register_button.isVisible()


def test_where_nothing_stands_out_there_is_nothing_to_register(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    till.unseen = ("household",)
    till.notes = ("No value of 'household' stands out of the noise.",)
    click(dialog.spend_button)
    settled(qtbot, dialog)
    assert "No value of 'household' stands out" in texts(dialog)
    assert not dialog.register_button.isVisible()
    assert not dialog.keep_button.isVisible()


def test_the_bounds_can_be_kept_as_a_code_book(
    qtbot: QtBot, dialog: ChooseBoundsDialog, files: OneBook, tmp_path: Path
) -> None:
    click(dialog.spend_button)
    settled(qtbot, dialog)
    click(dialog.keep_button)  # nothing chosen, nothing written
    files.path = tmp_path / "book.json"
    click(dialog.keep_button)
    settled(qtbot, dialog)
    assert importing.read_code_book(files.path).keys() == {"patient_id", "household"}


def test_a_run_is_stopped_after_a_question_and_keeps_what_was_found(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    till.gate.clear()
    tick(dialog, "income")
    settled(qtbot, dialog)
    click(dialog.spend_button)
    qtbot.waitUntil(lambda: bool(till.paid))
    dialog.reject()
    assert dialog.isVisible()
    assert dialog.question is not None
    assert "Up to ε 0.15 stays spent." in texts(dialog.question)
    click(dialog.question.keep_button)
    assert dialog.question is None
    click(dialog.waiting.stop)
    assert dialog.question is not None
    with qtbot.waitSignal(dialog.spent):
        click(dialog.question.cancel_button)
    settled(qtbot, dialog)
    assert "Stopped. What was spent by then stays spent" in texts(dialog)
    click(dialog.earlier_button)
    assert "paid by R-31" in texts(dialog)
    assert "income" in texts(dialog.found)


def test_a_question_about_a_run_that_has_ended_goes_away(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    till.gate.clear()
    tick(dialog, "income")
    settled(qtbot, dialog)
    click(dialog.spend_button)
    dialog.reject()
    question = dialog.question
    assert question is not None
    till.gate.set()
    settled(qtbot, dialog)
    assert not question.isVisible()
    assert "Bounds found" in texts(dialog)


def test_a_run_that_fails_says_so_where_the_question_stands(
    qtbot: QtBot, dialog: ChooseBoundsDialog, till: bounds.Till
) -> None:
    till.failure = EngineError("The model did not converge. R-31 stays spent.")
    with qtbot.waitSignal(dialog.spent):
        click(dialog.spend_button)
    settled(qtbot, dialog)
    assert "R-31 stays spent." in texts(dialog)
    assert dialog.spend_button.isVisible()


def test_what_is_missing_is_told(
    qtbot: QtBot, shell: Shell, workspace: Workspace, till: bounds.Till, files: OneBook
) -> None:
    till.book.users = till.book.users[2:]
    made = opened(qtbot, shell, workspace, till, files)
    assert "Nobody may ask for this dataset yet." in texts(made)
    made.reject()
    words = tuple(column for column in facts.COLUMNS if column.type == "category")
    till.book.datasets = [replace(facts.survey(), columns=words)]
    made = opened(qtbot, shell, workspace, till, files)
    assert "This dataset has no column of numbers or dates." in texts(made)
    assert not made.spend_button.isEnabled()
    made.reject()


def test_the_tab_opens_it_for_the_custodian(
    qtbot: QtBot, shell: Shell, workspace: Workspace, till: bounds.Till, tmp_path: Path
) -> None:
    (tmp_path / "table.csv").touch()
    till.book.datasets = [replace(till.book.datasets[0], file=tmp_path / "table.csv")]
    tab = DatasetsTab(shell, bounds.calls(till))
    qtbot.addWidget(tab)
    tab.resize(1280, 694)
    tab.show()
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.set_workspace(workspace)
    click(tab.domains.bounds_button)
    made = tab.choosing
    assert made is not None
    settled(qtbot, made)
    click(made.spend_button)
    settled(qtbot, made)
    with qtbot.waitSignal(tab.workspace_changed):
        click(made.register_button)
    settled(qtbot, made)
    qtbot.waitUntil(lambda: not tab.reading.pending)
    assert tab.table.current is not None
    assert tab.table.current.name == f"{facts.SURVEY}, bounds chosen"
    made.reject()
    for off in (facts.survey(), replace(till.book.datasets[0], pool=facts.survey(spent=1.0).pool)):
        till.book.datasets = [off]  # its file is gone, its pool is used up
        with qtbot.waitSignal(tab.reading.succeeded):
            tab.refresh()
        assert not tab.domains.bounds_button.isEnabled()
    with qtbot.waitSignal(tab.reading.succeeded):
        tab.set_workspace(replace(workspace, actor=Actor(Role.AUDITOR)))
    assert not tab.domains.bounds_button.isVisible()


def test_the_whole_way_with_the_real_services(
    qtbot: QtBot, shell: Shell, real_workspace: Workspace, tmp_path: Path
) -> None:
    """A column that was left out for want of public bounds is in the model of the new dataset."""
    (tmp_path / "table.csv").write_text(csv_text(600), encoding="utf-8")
    left_out = LeftOutColumn(name="income", type=ColumnType.TEXT, holds=ColumnType.DECIMAL)
    without = schema().with_column(left_out)
    new = NewDataset(path=tmp_path / "table.csv", name="Survey", schema=without, epsilon="3", delta="1e-9")
    dataset = importing.add_dataset(real_workspace, new, control=RunControl())
    people.add_user(real_workspace, NewUser(name="Ben"))
    desk = BoundsDesk(shell.look, shell.runners, Calls(), DataFileChooser(shell.settings), real_workspace)
    dialog = ChooseBoundsDialog(desk, dataset=dataset, users=people.users(real_workspace), taken=["Survey"])
    qtbot.addWidget(dialog)
    dialog.show()
    tick(dialog, "income")
    dialog.asking.choice.places["income"].setValue(2)
    dialog.asking.epsilon.setText("1")
    for button in (dialog.spend_button, dialog.register_button):
        settled(qtbot, dialog)
        click(button)
    settled(qtbot, dialog)
    found = importing.dataset(real_workspace, "Survey, bounds chosen")
    assert found.columns[-1].state is ColumnState.PUBLIC
    assert found.pool.name == "Survey"
    dialog.reject()


def test_what_spends_never_comes_to_where_cancel_was(qtbot: QtBot, dialog: ChooseBoundsDialog) -> None:
    texts_seen, places = set(), set()
    for epsilon in ("0.1", "0.9", "0.2"):
        write(dialog.asking.epsilon, epsilon)
        settled(qtbot, dialog)
        QApplication.processEvents()
        texts_seen.add(dialog.spend_button.text())
        places.add(dialog.cancel_button.geometry().getRect())
    assert len(texts_seen) == 3
    assert len(places) == 1
    assert not dialog.spend_button.isDefault()
