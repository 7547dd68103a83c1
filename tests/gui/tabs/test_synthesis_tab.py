"""The tab Synthesis, driven by clicks, with services that answer from example records."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.engine.plan import EngineName, Reuse
from cusyn_desktop.errors import (
    CuSynError,
    EngineError,
    InputError,
    ModelTooLargeError,
    StoreError,
    UnexpectedError,
)
from cusyn_desktop.services.access.times import EXACT
from cusyn_desktop.services.records import Evaluation, KnownTable
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.dialogs.budgets.wished_error import WishedErrorDialog
from cusyn_desktop.ui.dialogs.files.data_files import DataFileChooser
from cusyn_desktop.ui.dialogs.queries.sets import LoadSetDialog, SaveSetDialog
from cusyn_desktop.ui.dialogs.queries.templates import QueryTemplatesDialog, Template
from cusyn_desktop.ui.dialogs.queries.three_columns import ThreeColumnsDialog
from cusyn_desktop.ui.models.foreseen import ForeseenColumn
from cusyn_desktop.ui.models.measured import MeasuredColumn
from cusyn_desktop.ui.tabs.base import Shell, TabKey
from cusyn_desktop.ui.tabs.synthesis import SynthesisTab
from cusyn_desktop.ui.tabs.wishes import RequestWish
from cusyn_desktop.ui.widgets.badges import Badge, Chip
from cusyn_desktop.ui.widgets.budget_field import typed_text
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import ElidedLabel
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll, bring_in_sight
from cusyn_desktop.ui.widgets.side_pair import FormPair, Place
from cusyn_desktop.ui.widgets.tables import ROW_PX
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.languages import Language
from tests.gui.office import facts, fakes
from tests.gui.office.eyes import cut_texts
from tests.gui.office.hands import click, click_at, nameless, texts, write
from tests.gui.office.sight import hidden_parts

_A_LINE_PX = 24


class NoDialog(DataFileChooser):
    """Answers without a dialog."""

    saved: Path | None = None

    def request_to_save(self, parent: QWidget) -> Path | None:  # noqa: ARG002 - as the real one
        return self.saved


@pytest.fixture
def tab(qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book) -> SynthesisTab:
    """The tab with the survey and three users, once the first answer is there."""
    made = SynthesisTab(shell, fakes.calls(book), NoDialog(shell.settings))
    qtbot.addWidget(made)
    made.asking.pause.setInterval(0)
    made.resize(1280, 694)
    made.show()
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    wait_for(qtbot, made, lambda answer: answer.forecast is not None)
    return made


def wait_for(qtbot: QtBot, tab: SynthesisTab, wanted: Callable[[Evaluation], bool]) -> Evaluation:
    """The next answer that is as wanted."""
    found: list[Evaluation] = []

    def check(answer: Evaluation) -> bool:
        found.append(answer)
        return wanted(answer)

    with qtbot.waitSignal(tab.asking.evaluation.succeeded, check_params_cb=check):
        pass
    return found[-1]


def ask(qtbot: QtBot, tab: SynthesisTab, epsilon: str) -> Evaluation:
    """Type a budget and wait for the whole answer."""
    write(tab.asking.form.budget.edit, epsilon)
    return wait_for(
        qtbot, tab, lambda answer: answer.request.epsilon == epsilon and answer.forecast is not None
    )


def ask_in_a_window(qtbot: QtBot, tab: SynthesisTab, size: tuple[int, int]) -> None:
    """Ask for more than is possible, about one query, on a page of this size."""
    ask(qtbot, tab, "1.20")
    tab.asking.form.interest.choose([("smoker", "age")])
    tab.resize(*size)
    come_to_rest()


def come_to_rest() -> None:
    for _ in range(4):
        QApplication.processEvents()


def test_approved_shows_the_figure_the_reason_and_a_button_that_repeats_it(
    qtbot: QtBot, tab: SynthesisTab
) -> None:
    ask(qtbot, tab, "0.60")
    assert "All four limits allow it. At most ε 0.80 would be possible." in texts(tab)
    consent = next(line for line in texts(tab).splitlines() if line.startswith("This spends"))
    assert consent.startswith("This spends ε 0.60 of “Community health survey 2026” for Ana Ruiz.")
    assert consent.endswith("% of the dataset’s pool and 14.2% of Ana Ruiz’s pool.")
    heard = tab.asking.decision.foot.spend.accessibleDescription()
    assert heard.replace("\N{NO-BREAK SPACE}", " ") == consent
    assert tab.asking.decision.foot.spend.text() == "Spend ε\N{NO-BREAK SPACE}0.60 and Synthesise"
    assert "Nothing is spent yet." in texts(tab)
    assert "Several spends together count less than the sum of their ε." in texts(tab)


def test_a_dataset_that_came_since_is_chosen_while_no_query_is(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    form = tab.asking.form
    form.interest.replace(())
    book.datasets.append(replace(facts.survey(), name="Survey, bounds chosen", number=9))
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert form.dataset.currentText() == "Survey, bounds chosen"
    form.interest.replace(facts.QUERIES)
    book.datasets.append(replace(facts.survey(), name="Ward 2", number=10))
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert form.dataset.currentText() == "Survey, bounds chosen"


def test_reduced_names_the_limit_and_the_wish(qtbot: QtBot, tab: SynthesisTab) -> None:
    ask(qtbot, tab, "1.20")
    written = texts(tab)
    assert "instead of ε 1.20" in written
    assert "You asked ε 1.20. Ana Ruiz may spend at most ε 0.80 in one request. That is the lowest" in written
    assert tab.asking.decision.foot.spend.text().endswith("0.80 and Synthesise")
    assert "lowest: decides" in tab.asking.decision.limits.accessibleDescription()


def test_refused_has_no_spend_button_and_offers_what_is_possible(qtbot: QtBot, tab: SynthesisTab) -> None:
    tab.asking.form.not_below.setText("1.00")
    edit = tab.asking.form.budget.edit
    edit.setText("1.20")
    wait_for(qtbot, tab, lambda answer: answer.granted is None)
    decision = tab.asking.decision
    assert "Not possible" in texts(tab)
    assert not decision.foot.spend.isVisible()
    assert decision.foot.see_releases.isVisible()
    click(decision.foot.take_less)
    answer = wait_for(qtbot, tab, lambda answer: answer.granted is not None)
    assert answer.request.epsilon == "0.80"
    assert decision.foot.spend.isVisible()


def test_a_refusal_offers_only_what_helps(qtbot: QtBot, tab: SynthesisTab) -> None:
    tab.asking.form.not_below.setText("1.00")
    tab.asking.form.budget.edit.setText("1.20")
    answer = wait_for(qtbot, tab, lambda answer: answer.granted is None)
    dataset, user, decision = tab.asking.form.current_dataset, facts.users()[0], tab.asking.decision
    assert dataset is not None
    decision.show_evaluation(answer, replace(dataset, n_releases=0), user)
    assert decision.foot.take_less.isVisible()
    assert not decision.foot.see_releases.isVisible()
    assert "Earlier releases" not in texts(decision)
    assert "A refusal costs nothing." in texts(decision)


def test_the_card_keeps_its_size_from_answer_to_answer(qtbot: QtBot, tab: SynthesisTab) -> None:
    places = []
    for epsilon in ("0.60", "1.20"):
        ask(qtbot, tab, epsilon)
        limits = tab.asking.decision.limits
        places.append((limits.mapTo(tab, limits.rect().topLeft()), limits.size()))
    assert places[0] == places[1]


def test_a_mistake_in_the_field_keeps_the_last_answer_but_not_its_button(
    qtbot: QtBot, tab: SynthesisTab
) -> None:
    ask(qtbot, tab, "0.60")
    tab.asking.form.budget.edit.setText("-0,5")
    assert "Type a number above 0, such as 0.5." in texts(tab)
    assert "ε 0.60" in texts(tab)
    assert not tab.asking.decision.foot.spend.isEnabled()


@pytest.mark.parametrize("width", [1280, 1000])
def test_the_last_answer_is_greyed_while_a_field_is_wrong_and_says_what_it_is_for(
    qtbot: QtBot, tab: SynthesisTab, width: int
) -> None:
    tab.resize(width, 694)
    ask(qtbot, tab, "0.60")
    decision = tab.asking.decision
    tab.asking.form.budget.edit.setText("abc")
    assert "the last request, ε 0.60, not to what is typed now" in texts(tab)
    shown = [
        label for label in decision.window().findChildren(QLabel) if label.text() == "ε\N{NO-BREAK SPACE}0.60"
    ]
    assert shown
    assert not any(label.isEnabled() for label in shown if label.isVisible())
    assert not decision.limits.isEnabled()
    assert decision.limits.theme.accent == decision.limits.look.theme.muted
    assert "Approved" not in texts(tab)
    ask(qtbot, tab, "0.60")
    assert decision.evidence.isEnabled()
    assert "Approved" in texts(tab)
    assert decision.foot.spend.isEnabled()


def test_without_a_budget_the_page_says_what_to_type_and_shows_no_empty_decision(
    qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = SynthesisTab(shell, fakes.calls(book), NoDialog(shell.settings))
    qtbot.addWidget(made)
    made.resize(1280, 694)
    made.show()
    monkeypatch.setattr(made.asking.evaluation, "ask", no_answer)
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    assert "The answer is being worked out." in texts(made)
    made.asking.form.budget.edit.clear()
    assert "Type a budget, for example 0.5. Nothing is spent yet." in texts(made)
    assert "Correct the marked field" not in texts(made)
    assert not made.asking.decision.evidence.isVisible()
    assert "Limits" not in texts(made)


def no_answer(_: object) -> None:
    """Stands for a question whose answer takes long."""


def test_a_user_who_is_added_later_finds_a_budget_in_the_field(
    qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book
) -> None:
    users, book.users = book.users, []
    made = SynthesisTab(shell, fakes.calls(book), NoDialog(shell.settings))
    qtbot.addWidget(made)
    made.asking.pause.setInterval(0)
    made.show()
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    book.users = users
    made.refresh()
    wait_for(qtbot, made, lambda answer: answer.forecast is not None)
    assert made.asking.form.budget.epsilon is not None
    assert made.asking.decision.foot.spend.isEnabled()


def test_an_answer_from_before_a_change_of_the_pools_is_greyed_until_there_is_a_new_one(
    qtbot: QtBot, tab: SynthesisTab
) -> None:
    ask(qtbot, tab, "0.60")
    decision = tab.asking.decision
    assert decision.foot.spend.isEnabled()
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert not decision.foot.spend.isEnabled()
    assert not decision.evidence.isEnabled()
    assert "The pools may have less than when this was the answer." in texts(tab)
    assert "Approved" not in texts(tab)
    wait_for(qtbot, tab, lambda answer: answer.forecast is not None)
    assert decision.foot.spend.isEnabled()
    assert "Approved" in texts(tab)


@pytest.mark.usefixtures("german")
def test_the_error_that_is_proposed_can_be_taken_in_any_language(qtbot: QtBot, tab: SynthesisTab) -> None:
    tab.asking.form.interest.choose(facts.QUERIES)
    wait_for(qtbot, tab, lambda answer: len(answer.curve) > 1)
    click(tab.asking.decision.forecast.by_error)
    dialog = tab.asking.dialog
    assert isinstance(dialog, WishedErrorDialog)
    assert "," in dialog.error.displayText()
    assert dialog.epsilon is not None
    assert dialog.accept_button.isEnabled()
    click(dialog.accept_button)
    assert tab.asking.form.budget.edit.text() == typed_text(dialog.epsilon)


def test_what_cannot_be_a_budget_is_never_asked(tab: SynthesisTab) -> None:
    for typed in ("0", "nan", "inf", "abc", "", "-1", "1e9", "0.0000001"):
        tab.asking.form.budget.edit.setText(typed)
        assert tab.asking.form.request is None, typed


def test_an_answer_that_is_there_already_is_offered(qtbot: QtBot, tab: SynthesisTab) -> None:
    answer = ask(qtbot, tab, "0.60")
    dataset, user = tab.asking.form.current_dataset, tab.asking.form.current_user
    assert dataset is not None
    assert user is not None
    assert not tab.asking.decision.foot.see_releases.isVisible()
    tab.asking.decision.show_evaluation(replace(answer, existing=("R-01",)), dataset, user)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.asking.decision.foot.see_releases)
    assert asked.args == [TabKey.RELEASES.value, "R-01"]


def test_the_limit_of_the_model_is_chosen_unless_it_is_typed(qtbot: QtBot, tab: SynthesisTab) -> None:
    form = tab.asking.form
    assert not form.model_limit.isVisible()
    click(form.advanced)
    assert not form.model_limit.visibleRegion().isEmpty()
    assert form.model_limit.text() == "automatic: 8"
    assert form.request is not None
    assert form.request.model_limit_mb is None
    form.model_limit.setValue(24)
    answer = wait_for(qtbot, tab, lambda answer: answer.request.model_limit_mb == 24)
    assert answer.model_limit_mb == 24
    tab.show_item(replace(answer.request, model_limit_mb=None))
    assert form.model_limit.text() == "automatic: 8"
    assert not form.model_limit.isVisible()


def test_late_answers_are_dropped(qtbot: QtBot, tab: SynthesisTab) -> None:
    edit = tab.asking.form.budget.edit
    for epsilon in ("0.10", "0.20", "0.30", "0.40"):
        edit.setText(epsilon)
    answer = wait_for(qtbot, tab, lambda answer: answer.forecast is not None)
    assert answer.request.epsilon == "0.40"
    shown = tab.asking.decision.evaluation
    assert shown is not None
    assert shown.request.epsilon == "0.40"


def test_a_model_that_does_not_fit_offers_pairs(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    tab.asking.form.interest.choose([("age", "region", "income")])
    book.error = ModelTooLargeError("age × region × income needs 1,200,000 cells; at most 131,072 fit.")
    with qtbot.waitSignal(tab.asking.evaluation.failed):
        tab.asking.form.rows.setValue(5_000)
    assert "Too large" in texts(tab)
    assert "1,200,000 cells" in texts(tab)
    book.error = None
    click(tab.asking.decision.foot.use_pairs)
    assert tab.asking.form.interest.queries == (("age", "region"), ("age", "income"), ("region", "income"))


def test_boxes_and_chips_say_the_same(qtbot: QtBot, tab: SynthesisTab) -> None:
    form = tab.asking.form
    matrix = form.interest.picker.matrix
    place = matrix.box_rect((7, 1)).center().toPoint()
    click_at(matrix, place)
    assert list(form.interest.queries) == [("smoker", "age")]
    qtbot.waitUntil(lambda: "smoker × age" in texts(form.interest.chips))
    click_at(matrix, place)
    assert list(form.interest.queries) == []


def test_three_columns_are_chosen_in_a_dialog(tab: SynthesisTab) -> None:
    click(tab.asking.form.interest.head.three_columns)
    dialog = tab.asking.dialog
    assert isinstance(dialog, ThreeColumnsDialog)
    dialog.choices[2].setCurrentText("diabetes")
    assert "3 × 8 × 2 = 48 cells" in texts(dialog)
    click(dialog.accept_button)
    assert tab.asking.form.interest.queries == (("sex", "age", "diabetes"),)


def test_three_columns_must_differ(tab: SynthesisTab) -> None:
    click(tab.asking.form.interest.head.three_columns)
    dialog = tab.asking.dialog
    assert isinstance(dialog, ThreeColumnsDialog)
    dialog.choices[1].setCurrentIndex(0)
    assert not dialog.accept_button.isEnabled()
    dialog.reject()


def test_a_saved_set_is_loaded(tab: SynthesisTab) -> None:
    click(tab.asking.form.interest.head.sets)
    dialog = tab.asking.dialog
    assert isinstance(dialog, LoadSetDialog)
    assert dialog.chosen is not None
    click(dialog.accept_button)
    assert tab.asking.form.interest.queries == facts.QUERIES


def test_what_is_loaded_can_be_taken_back(tab: SynthesisTab) -> None:
    interest = tab.asking.form.interest
    interest.choose([("sex",)])
    assert not interest.head.undo.isVisible()
    click(interest.head.sets)
    assert isinstance(tab.asking.dialog, LoadSetDialog)
    click(tab.asking.dialog.accept_button)
    click(interest.head.undo)
    assert interest.queries == (("sex",),)
    assert not interest.head.undo.isVisible()


def test_all_queries_go_at_once_and_come_back(tab: SynthesisTab) -> None:
    interest = tab.asking.form.interest
    interest.choose(facts.QUERIES)
    click(interest.head.clear)
    assert "Without any, all pairs count alike." in texts(interest.chips)
    click(interest.head.undo)
    assert interest.queries == facts.QUERIES


@pytest.mark.parametrize(
    ("pattern", "ticked", "added"),
    [
        (Template.WITH_ONE, (), [("smoker", name) for name in facts.survey().modelled if name != "smoker"]),
        (Template.PREDICTORS, ("age", "bmi"), [("smoker", "age"), ("smoker", "bmi")]),
        (Template.AMONG, ("age", "bmi", "sex"), [("sex", "age"), ("sex", "bmi"), ("age", "bmi")]),
    ],
)
def test_a_template_adds_its_pairs(
    tab: SynthesisTab, pattern: Template, ticked: tuple[str, ...], added: list[tuple[str, str]]
) -> None:
    interest = tab.asking.form.interest
    interest.choose([("visits",)])
    click(interest.head.template)
    dialog = tab.asking.dialog
    assert isinstance(dialog, QueryTemplatesDialog)
    dialog.target.setCurrentText("smoker")
    dialog.template.setCurrentIndex(dialog.template.findData(pattern))
    for name in ticked:
        click(dialog.chosen.boxes[name])
    assert dialog.accept_button.text() == f"Add {len(added)} Queries"
    click(dialog.accept_button)
    assert interest.queries == (("visits",), *added)
    click(interest.head.undo)
    assert interest.queries == (("visits",),)


def foreseen(qtbot: QtBot, tab: SynthesisTab) -> Evaluation:
    """The next answer that an open dialog of queries gets."""
    foresight = tab.asking.foresight
    assert foresight is not None
    with qtbot.waitSignal(foresight.asking.succeeded) as got:
        foresight.pause.start(0)
    assert got.args is not None
    answer = got.args[0]
    assert isinstance(answer, Evaluation)
    return answer


def test_a_template_shows_size_and_expected_error_of_each_query(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    interest = tab.asking.form.interest
    interest.choose([("age", "smoker")])
    click(interest.head.template)
    dialog = tab.asking.dialog
    assert isinstance(dialog, QueryTemplatesDialog)
    dialog.template.setCurrentIndex(dialog.template.findData(Template.PREDICTORS))
    dialog.target.setCurrentText("smoker")
    assert not dialog.foreseen.isVisible()
    click(dialog.chosen.boxes["age"])
    click(dialog.chosen.boxes["bmi"])
    model = dialog.foreseen.model()
    shown = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert shown == [["smoker × age", "24", "–"], ["smoker × bmi", "12", "–"]]
    answer = foreseen(qtbot, tab)
    assert answer.request.queries == (("age", "smoker"), ("smoker", "bmi")), "each once"
    assert answer.forecast is not None
    told = [model.index(row, ForeseenColumn.ERROR).data() for row in range(2)]
    assert told == [
        formats.plus_minus(formats.points(error or 0.0)) for error in answer.forecast.query_errors
    ]
    assert interest.queries == (("age", "smoker"),), "nothing is added yet"
    asked = len(book.requests)
    click(dialog.leave_button)
    foresight = tab.asking.foresight
    assert foresight is not None
    assert not foresight.pause.isActive()
    assert len(book.requests) == asked


def test_three_columns_show_what_to_expect_and_what_does_not_fit(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    click(tab.asking.form.interest.head.three_columns)
    dialog = tab.asking.dialog
    assert isinstance(dialog, ThreeColumnsDialog)
    assert "Expected error: – points" in texts(dialog)
    answer = foreseen(qtbot, tab)
    assert answer.forecast is not None
    (error,) = answer.forecast.query_errors
    expected = formats.plus_minus(formats.points(error or 0.0)).replace("\N{NO-BREAK SPACE}", " ")
    assert f"Expected error: {expected} points" in texts(dialog)
    unmeasured = replace(answer.forecast, not_measured=answer.request.queries)
    dialog.show_foreseen(replace(answer, forecast=unmeasured))
    assert "Not assured: too large for this budget" in texts(dialog)
    dialog.choices[2].setCurrentIndex(5)
    assert "Expected error: – points" in texts(dialog), "another query"
    book.error = ModelTooLargeError("The model would be too large.")
    foresight = tab.asking.foresight
    assert foresight is not None
    with qtbot.waitSignal(foresight.asking.failed):
        foresight.pause.start(0)
    assert "The model would be too large." in texts(dialog)
    dialog.choices[2].setCurrentIndex(6)
    assert "The model would be too large." not in texts(dialog)
    dialog.choices[2].setCurrentIndex(0)
    assert not dialog.accept_button.isEnabled()
    before = len(book.requests)
    foresight.pause.timeout.emit()
    assert not foresight.asking.pending
    assert len(book.requests) == before
    dialog.reject()


def test_a_wished_error_becomes_a_budget(tab: SynthesisTab, qtbot: QtBot) -> None:
    by_error = tab.asking.decision.forecast.by_error
    assert not by_error.isVisible()  # no queries, no error of them
    tab.asking.form.interest.choose(facts.QUERIES)
    answer = wait_for(qtbot, tab, lambda answer: len(answer.curve) > 1)
    click(by_error)
    dialog = tab.asking.dialog
    assert isinstance(dialog, WishedErrorDialog)
    assert dialog.epsilon == pytest.approx(answer.asked.epsilon, abs=0.02)
    write(dialog.error, "0.0001")
    assert "Out of reach: even ε" in texts(dialog)
    assert not dialog.accept_button.isEnabled()
    write(dialog.error, "two")
    assert "Type a number above 0 and up to 100" in texts(dialog)
    write(dialog.error, f"{100 * answer.curve[1].query_error:.4f}")
    wanted = dialog.epsilon
    assert wanted == pytest.approx(answer.curve[1].amount.epsilon, abs=0.02)
    click(dialog.accept_button)
    assert tab.asking.form.budget.epsilon == wanted


def test_a_template_says_what_is_missing_and_what_many_queries_cost(tab: SynthesisTab) -> None:
    click(tab.asking.form.interest.head.template)
    dialog = tab.asking.dialog
    assert isinstance(dialog, QueryTemplatesDialog)
    dialog.template.setCurrentIndex(dialog.template.findData(Template.AMONG))
    assert "Tick at least two columns." in texts(dialog)
    assert not dialog.accept_button.isEnabled()
    click(dialog.chosen.all_link)
    assert dialog.accept_button.text() == "Add 66 Queries"
    assert "96 in the largest table." in texts(dialog)
    assert "So many share one budget" in texts(dialog)
    write(dialog.chosen.search, "s")
    click(dialog.chosen.none_link)
    assert set(dialog.chosen.chosen) == {
        name for name in facts.survey().modelled if "s" not in name.casefold()
    }
    dialog.reject()


def test_a_query_has_size_and_expected_error_beside_it(qtbot: QtBot, tab: SynthesisTab) -> None:
    interest = tab.asking.form.interest
    interest.choose([("smoker", "age"), ("visits",)])
    qtbot.waitUntil(lambda: "± " in texts(interest.chips))  # in the place of the size, which goes to the tip
    chip = interest.chips.findChildren(Chip)[0]
    assert "24 cells" in chip.toolTip()
    assert "Expected error ±" in chip.toolTip()


def test_nothing_below_the_queries_moves_while_they_are_chosen(tab: SynthesisTab) -> None:
    interest = tab.asking.form.interest
    places = []
    for queries in ([], [("smoker", "age")], list(combinations(facts.survey().modelled, 2))):
        interest.choose(queries)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        matrix = interest.picker.matrix
        places.append(matrix.mapTo(tab, matrix.rect().topLeft()))
    assert len(set(map(QPoint.toTuple, places))) == 1


def test_the_matrix_of_fourteen_columns_is_whole_in_a_usual_window(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    columns = facts.survey().columns
    n_more = 14 - sum(column.size > 0 for column in columns)
    more = [replace(columns[1], name=f"column_{number}") for number in range(n_more)]
    book.datasets = [replace(facts.survey(), name="Wide", number=9, columns=(*columns, *more))]
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert len(tab.asking.form.columns) == 14
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    matrix = tab.asking.form.interest.picker.matrix
    assert matrix.visibleRegion().boundingRect() == matrix.rect()


@pytest.mark.parametrize("size", [(1280, 692), (1280, 612), (1024, 572)])
def test_decision_and_spend_button_are_in_sight_in_small_windows(
    qtbot: QtBot, tab: SynthesisTab, size: tuple[int, int]
) -> None:
    """Sizes of the page in windows of 1280 x 800, 1280 x 720, and 1024 x 680."""
    ask_in_a_window(qtbot, tab, size)
    assert tab.minimumSizeHint().height() <= size[1]
    assert tab.height() == size[1]
    button = tab.asking.decision.foot.spend
    area = QRect(button.mapTo(tab, button.rect().topLeft()), button.size())
    assert tab.rect().contains(area)
    assert button.visibleRegion().boundingRect() == button.rect()
    badges = [one for one in tab.asking.findChildren(Badge) if one.accessibleName() == "Reduced"]
    assert any(badge.visibleRegion().boundingRect() == badge.rect() for badge in badges)


@pytest.mark.parametrize("size", [(853, 419), (837, 371), (624, 246)])
def test_in_a_low_window_the_answer_scrolls_with_the_form(
    qtbot: QtBot, tab: SynthesisTab, size: tuple[int, int]
) -> None:
    """On a screen of 1280 x 800 the foot took half of the page at 150 %, and nearly all of it at 200 %."""
    ask_in_a_window(qtbot, tab, size)
    pair, foot = tab.asking.findChildren(FormPair)[0], tab.asking.decision.foot
    scrolled = pair.findChildren(VerticalScroll)[0]
    assert scrolled.isAncestorOf(tab.asking.form)
    assert scrolled.height() == pair.height(), "the form has the whole page"
    for part in (tab.asking.decision.evidence, foot.spend, foot.save):
        assert scrolled.isAncestorOf(part)
    scrolled.ensureWidgetVisible(foot.spend)
    assert foot.spend.visibleRegion().boundingRect() == foot.spend.rect()
    assert not cut_texts(foot)
    notes = [label for label in foot.findChildren(ElidedLabel) if label.isVisible() and label.text()]
    assert [label.text() for label in notes if label.toolTip()] == [], "there is room for whole sentences"
    tab.resize(1280, 692)
    assert not any(one.isAncestorOf(foot) for one in pair.findChildren(VerticalScroll))


def test_a_folded_page_has_no_gap_where_there_is_less_to_show(qtbot: QtBot, tab: SynthesisTab) -> None:
    """The curve asked for the height of a plot that stands alone, and an answer not yet there for its own."""
    ask_in_a_window(qtbot, tab, (960, 572))
    evidence = tab.asking.decision.evidence
    card = evidence.parentWidget()
    assert card is not None
    assert evidence.height() - evidence._inner.minimumSizeHint().height() < _A_LINE_PX
    tab.asking.decision.show_nothing("Nobody may ask.")
    assert not card.isVisible()
    ask(qtbot, tab, "1.20")
    come_to_rest()
    assert card.isVisible()
    assert evidence.isVisible()


def test_a_page_that_is_not_shown_does_not_make_the_shown_one_scroll(tab: SynthesisTab) -> None:
    tall = QWidget()
    tall.setMinimumHeight(5000)
    tab._pages.add(tall)
    assert tab.minimumSizeHint().height() < 1000


def test_of_many_queries_the_first_have_chips_and_all_are_asked(qtbot: QtBot, tab: SynthesisTab) -> None:
    interest = tab.asking.form.interest
    pairs = tuple(combinations(facts.survey().modelled, 2))
    interest.choose(pairs)
    qtbot.waitUntil(lambda: "and 26 more, all of them ticked in the matrix" in texts(interest.chips))
    assert len(interest.chips.findChildren(Chip)) < len(pairs)
    assert tab.asking.form.request is not None
    assert tab.asking.form.request.queries == pairs
    interest.choose(pairs[:2])
    qtbot.waitUntil(lambda: "more, all" not in texts(interest.chips))


def test_the_matrix_shows_what_earlier_releases_tell(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    matrix = tab.asking.form.interest.picker.matrix
    assert "known" not in matrix.told((7, 1))
    book.known = [KnownTable(("age", "smoker"), 0.0123)]
    with qtbot.waitSignal(tab.asking.knowing.succeeded):
        tab.asking.form.user.setCurrentText("Ben Okafor")
    assert "known to ±\N{NO-BREAK SPACE}1.3 points" in matrix.told((7, 1))


def test_a_set_is_renamed_deleted_and_taken_back(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    def names() -> list[str]:
        return sorted(kept.name for kept in book.user("Ana Ruiz").query_sets)

    click(tab.asking.form.interest.head.sets)
    dialog = tab.asking.dialog
    assert isinstance(dialog, LoadSetDialog)
    dialog.list.table.select_where(lambda kept: kept.name == "Diabetes report")
    click(dialog.list.rename_button)
    renaming = dialog.keeper.dialog
    assert renaming is not None
    write(renaming.name, "Income by region")
    click(renaming.accept_button)
    assert "There is a set of this name already." in texts(renaming)
    write(renaming.name, "Diabetes 2026")
    with qtbot.waitSignals([dialog.keeper.changed, tab.workspace_changed]):
        click(renaming.accept_button)
    assert names() == ["Diabetes 2026", "Income by region"]
    dialog.list.table.select_where(lambda kept: kept.name == "Diabetes 2026")
    with qtbot.waitSignal(dialog.keeper.changed):
        click(dialog.list.delete_button)
    assert names() == ["Income by region"]
    assert "“Diabetes 2026” was deleted." in texts(dialog)
    with qtbot.waitSignal(dialog.keeper.changed):
        click(dialog.list.undo_link)
    assert names() == ["Diabetes 2026", "Income by region"]
    assert not dialog.list.undo_link.isVisible()
    dialog.reject()


def test_find_goes_to_the_columns_and_in_a_run_to_what_was_measured(qtbot: QtBot, tab: SynthesisTab) -> None:
    assert tab.search_field() is tab.asking.form.interest.picker.search
    ask(qtbot, tab, "0.60")
    with qtbot.waitSignal(tab.running_changed):
        click(tab.asking.decision.foot.spend)
    assert tab.search_field() is tab.running.search
    assert tab.running.search.isVisible()
    with qtbot.waitSignal(tab.run.cancelled):
        tab.run.cancel()


def test_the_choice_is_saved_as_a_set(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    tab.asking.form.interest.choose([("sex",)])
    click(tab.asking.form.interest.head.sets)
    assert isinstance(tab.asking.dialog, LoadSetDialog)
    click(tab.asking.dialog.save_button)
    dialog = tab.asking.dialog
    assert isinstance(dialog, SaveSetDialog)
    click(dialog.accept_button)
    assert "Type a name." in texts(dialog)
    write(dialog.name, "Only sex")
    assert dialog.accept_button.text() == "Save Set"
    told: list[str] = []
    tab.done_told.connect(told.append)
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert book.user("Ana Ruiz").query_sets[-1].queries == (("sex",),)
    assert told == ["The set “Only sex” was saved for Ana Ruiz."]


def test_a_set_of_the_same_name_is_replaced_only_by_a_button_that_says_so(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    tab.asking.form.interest.choose([("sex",)])
    click(tab.asking.form.interest.head.sets)
    assert isinstance(tab.asking.dialog, LoadSetDialog)
    click(tab.asking.dialog.save_button)
    dialog = tab.asking.dialog
    assert isinstance(dialog, SaveSetDialog)
    write(dialog.name, " Diabetes report ")
    assert dialog.accept_button.text() == "Replace Set"
    assert "There is a set of this name already, with 5 queries. It would be replaced." in texts(dialog)
    write(dialog.name, "Diabetes")
    assert dialog.accept_button.text() == "Save Set"
    assert "already" not in texts(dialog)
    write(dialog.name, "Diabetes report")
    told: list[str] = []
    tab.done_told.connect(told.append)
    with qtbot.waitSignals([dialog.completed, tab.workspace_changed]):
        click(dialog.accept_button)
    assert told == ["The set “Diabetes report” of Ana Ruiz was replaced."]
    kept = {one.name: one.queries for one in book.user("Ana Ruiz").query_sets}
    assert kept["Diabetes report"] == (("sex",),)


def test_the_request_is_saved_as_a_file(
    qtbot: QtBot, tab: SynthesisTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NoDialog, "saved", tmp_path / "request.json")
    told: list[str] = []
    tab.done_told.connect(told.append)
    ask(qtbot, tab, "0.60")
    with qtbot.waitSignal(tab.asking.saving.succeeded):
        click(tab.asking.decision.foot.save)
    assert told == ["The request was saved as request.json."]
    assert '"epsilon": 0.6' in (tmp_path / "request.json").read_text(encoding="utf-8")


def test_asking_again_fills_the_form(qtbot: QtBot, tab: SynthesisTab) -> None:
    wanted = Request(
        dataset=facts.SURVEY,
        user="Ben Okafor",
        epsilon=0.7,
        at_least=0.2,
        queries=(("smoker", "age"), ("visits",)),
        engine=EngineName.AIM,
        reuse=Reuse.NONE,
        rows=2_000,
    )
    tab.show_item(wanted)
    answer = wait_for(qtbot, tab, lambda answer: answer.forecast is not None)
    assert answer.request.user == "Ben Okafor"
    assert answer.request.queries == wanted.queries
    assert answer.request.engine is EngineName.AIM
    assert answer.request.rows == 2_000


def ask_anew(tab: SynthesisTab) -> None:
    """What menu, toolbar and keys do."""
    action = tab.shell.actions.new_request
    action.setEnabled(True)
    action.trigger()


def test_a_new_request_begins_empty_and_undo_brings_the_one_before_back(tab: SynthesisTab) -> None:
    form, told = tab.asking.form, list[str]()
    tab.done_told.connect(told.append)
    fresh = form.typed
    ask_anew(tab)
    assert (form.typed, told) == (fresh, []), "nothing was typed, nothing is lost"
    form.user.setCurrentText("Ben Okafor")
    form.interest.choose(facts.QUERIES)
    write(form.budget.edit, "-0,5")
    form.not_below.setText("0.2")
    form.advanced.setChecked(True)
    form.model_limit.setValue(60)
    form.rows.setValue(7_000)
    typed, loss = form.typed, tab.loss()
    assert loss
    ask_anew(tab)
    assert form.typed == fresh
    assert tab.loss() == ""
    assert not form.advanced.isChecked()
    assert told == ["A new request begins. Undo brings the one before back."]
    click(form.interest.head.undo)
    assert form.typed == typed
    assert tab.loss() == loss
    assert not form.interest.head.undo.isVisible()


def test_a_new_request_and_the_tour_show_what_they_speak_of(qtbot: QtBot, tab: SynthesisTab) -> None:
    """In a low window the form stood where it had been scrolled to, its first fields out of sight."""
    ask_in_a_window(qtbot, tab, (853, 331))
    form = tab.asking.form
    assert not form.budget.visibleRegion().contains(form.budget.rect())
    bring_in_sight(tab.pointed_out())
    assert form.budget.visibleRegion().boundingRect() == form.budget.rect()
    assert form.dataset.visibleRegion().isEmpty()
    ask_anew(tab)
    for part in (form.dataset, form.user, tab.undo_button()):
        assert part.visibleRegion().boundingRect() == part.rect()
    ask_in_a_window(qtbot, tab, (1280, 692))
    ask_anew(tab)
    assert form.dataset.visibleRegion().boundingRect() == form.dataset.rect()


def test_a_budget_comes_back_without_queries_and_until_others_are_chosen(tab: SynthesisTab) -> None:
    form = tab.asking.form
    write(form.budget.edit, "0.30")
    typed = form.typed
    ask_anew(tab)
    assert form.budget.edit.text() != "0.30"
    click(form.interest.head.undo)
    assert form.typed == typed
    ask_anew(tab)
    form.interest.choose(facts.QUERIES[:1])
    assert not form.interest.head.undo.isVisible(), "other queries are chosen"


def test_after_a_run_a_new_request_begins_empty(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    fresh = tab.asking.form.typed
    start(qtbot, tab)
    ask_anew(tab)
    assert tab.running.isVisible(), "a run is not left by it"
    with qtbot.waitSignal(tab.facts.succeeded):
        book.gate.set()
    click(tab.running.head.new_request)
    typed = tab.asking.form.typed
    assert typed is not None
    assert fresh is not None
    assert (typed.user, typed.queries, typed.at_least) == (fresh.user, (), None)
    assert tab.asking.isVisible()


def test_users_without_a_grant_are_not_offered(tab: SynthesisTab) -> None:
    offered = [tab.asking.form.user.itemText(place) for place in range(tab.asking.form.user.count())]
    assert offered == ["Ana Ruiz", "Ben Okafor"]


def test_nothing_can_be_spent_in_a_locked_workspace(
    qtbot: QtBot, tab: SynthesisTab, workspace: Workspace
) -> None:
    tab.set_workspace(workspace, spending_locked=True)
    wait_for(qtbot, tab, lambda answer: answer.forecast is not None)
    assert not tab.asking.decision.foot.spend.isEnabled()
    assert "Nothing can be spent until the workspace is settled." in texts(tab)


def test_without_users_the_page_says_what_is_needed(
    qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book
) -> None:
    book.users = []
    made = SynthesisTab(shell, fakes.calls(book))
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitSignal(made.facts.succeeded):
        made.set_workspace(workspace)
    assert "Add a user first" in texts(made)
    assert "Nothing to ask for yet" not in texts(made)
    assert any(button.isVisible() and "Add User" in button.text() for button in made.findChildren(Button))


def test_another_workspace_finds_nothing_of_the_former_one(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, tmp_path: Path
) -> None:
    ask(qtbot, tab, "1.20")
    tab.asking.form.not_below.setText("0.5")
    tab.asking.form.interest.choose(facts.QUERIES)
    book.users = []
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.set_workspace(Workspace(tmp_path / "hospital.cusyn"))
    tab.show_item(RequestWish(dataset=facts.survey().name))
    assert "Ana Ruiz" not in texts(tab)
    assert "Add a user first" in texts(tab)
    assert tab.asking.decision.evaluation is None
    assert tab.asking.form.not_below.text() == ""
    assert tab.asking.form.interest.queries == ()


def test_a_run_page_does_not_outlive_its_workspace(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, tmp_path: Path
) -> None:
    start(qtbot, tab)
    with qtbot.waitSignal(tab.run.succeeded):
        book.gate.set()
    book.users, book.datasets = [], []
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.set_workspace(Workspace(tmp_path / "hospital.cusyn"))
    assert "Nothing to ask for yet" in texts(tab)
    assert tab.running.run is None


def test_without_anybody_who_may_ask_no_decision_is_shown(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    ask(qtbot, tab, "1.20")
    book.users = [replace(user, datasets=()) for user in book.users]
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.refresh()
    assert "No user may ask for this dataset yet." in texts(tab)
    assert "Ana Ruiz" not in texts(tab)
    assert not tab.asking.decision.foot.save.isVisible()


# The run -----------------------------------------------------------------------------------------


def start(qtbot: QtBot, tab: SynthesisTab) -> None:
    """Agree to the grant and wait until the run stands half-way, at the closed gate."""
    tab.asking.form.interest.choose(facts.QUERIES)
    ask(qtbot, tab, "1.20")
    half_way = fakes.N_ROUNDS // 2
    with (
        qtbot.waitSignal(tab.running_changed, check_params_cb=bool),
        qtbot.waitSignal(
            tab.run.progressed,
            check_params_cb=lambda progress: getattr(progress.detail, "round", 0) == half_way,
        ),
    ):
        click(tab.asking.decision.foot.spend)


def test_a_run_leads_to_its_release(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    with qtbot.waitSignal(tab.tab_requested) as led:
        book.gate.set()
    assert led.args == [TabKey.RELEASES.value, "R-13"]
    assert book.spends[-1].state is SpendState.RELEASED
    assert "Release R-13 is ready" in texts(tab)
    with qtbot.waitSignal(tab.tab_requested) as asked:
        click(tab.running.head.see_release)
    assert asked.args == [TabKey.RELEASES.value, "R-13"]


def test_after_a_run_nothing_can_be_spent_on_the_answer_from_before_it(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    start(qtbot, tab)
    decision = tab.asking.decision
    before = decision.evaluation
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()
    click(tab.running.head.new_request)
    assert tab.asking.isVisible()
    assert decision.evaluation is before
    assert not decision.foot.spend.isEnabled()
    assert not decision.evidence.isEnabled()
    answer = wait_for(qtbot, tab, lambda answer: answer.forecast is not None)
    assert decision.evaluation is answer
    assert decision.foot.spend.isEnabled()


def test_what_was_agreed_to_is_what_is_asked(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    granted = book.spends[-1].granted
    request = book.requests[-1]
    assert request.epsilon == "1.20"
    assert request.at_least == granted.epsilon
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()


def test_the_run_shows_what_is_spent_and_measured(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    qtbot.waitUntil(lambda: "Request R-13" in texts(tab))
    qtbot.waitUntil(lambda: tab.running.measured.rowCount() == fakes.N_ROUNDS // 2)
    written = texts(tab)
    assert "ε 0.80 is spent" in written
    assert "Stops within a second. ε 0.80 stays spent; no table is made." in written
    assert tab.running.measured.index(0, 0).data() == str(fakes.N_ROUNDS // 2)
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()


def test_a_run_begins_with_an_empty_page(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    page = tab.running
    qtbot.waitUntil(lambda: "tables of counts, each with noise" in texts(tab))
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()
    assert page._errors.table().rows
    write(page.search, "no column of this name")
    evaluation, user = tab.asking.decision.evaluation, tab.asking.form.current_user
    assert evaluation is not None
    assert user is not None
    page.begin(evaluation, user, (), step_of_time=EXACT)
    assert page.measured.rows == ()
    assert not page._errors.table().rows
    assert "tables of counts" not in texts(page)
    assert page._errors.accessibleDescription() == ""
    assert page.search.text() == ""
    assert page.name == ""
    assert "Request R-13" not in texts(page)


def test_the_end_of_a_run_is_told_on_other_pages(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    tab.hide()
    marked = QSignalSpy(tab.run_ended_unseen)
    with qtbot.waitSignal(tab.done_told) as told, qtbot.assertNotEmitted(tab.tab_requested):
        book.gate.set()
    assert told.args == ["R-13 is ready: see Releases"]
    assert [marked.at(0), marked.count()] == [[TabKey.RELEASES.value], 1]


def test_a_cancelled_run_keeps_its_spend_and_says_so(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    start(qtbot, tab)
    assert "stays spent" in tab.cancel_price()
    click(tab.running.head.cancel)
    dialog = tab.cancel_dialog
    assert dialog is not None
    assert dialog.keep_button.isDefault()
    assert "stays spent, because the data was already opened" in texts(dialog)
    with qtbot.waitSignals([tab.run.cancelled, tab.workspace_changed]):
        click(dialog.cancel_button)
    assert book.spends[-1].state is SpendState.CANCELLED
    assert book.spends[-1].granted.pico_rho > 0
    assert tab.running.head.title == "Run R-13 was cancelled"
    assert "stays spent, because the data was already opened" in tab.running.head.text
    assert "What was measured is not kept, so asking again is a new spend." in tab.running.head.text
    assert "whatever happens now" not in texts(tab.running)
    assert tab.cancel_price() == ""
    ended_at = book.spends[-1].ended_at
    assert ended_at is not None
    qtbot.waitUntil(lambda: formats.instant(ended_at) in texts(tab))  # as the ledger tells it, not the clock
    click(tab.running.head.change)
    assert tab.asking.isVisible()


@pytest.mark.parametrize(
    ("failure", "step"),
    [
        (EngineError("R-13 failed: the memory did not suffice."), "Ask for fewer rows or queries"),
        (ModelTooLargeError("The model grew too large."), "Ask for pairs instead of three columns"),
        (StoreError("w.cusyn cannot grow: the disk is full. Make room."), "the disk is full. Make room."),
        (InputError("The file was moved."), "Put that right, then ask again."),
        (UnexpectedError("unexpected"), "hand the log to whoever looks after this"),
    ],
)
def test_a_run_that_fails_says_what_stays_spent_and_what_to_do(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, failure: CuSynError, step: str
) -> None:
    start(qtbot, tab)
    request = tab.asking.form.request
    book.failure = failure
    with qtbot.waitSignal(tab.run.failed):
        book.gate.set()
    assert tab.running.head.title == "Run R-13 failed"
    assert "stays spent, because the data was already opened" in tab.running.head.text
    assert step in tab.running.head.text
    assert not tab.running.head.new_request.isVisible()
    click(tab.running.head.change)
    assert tab.asking.isVisible()
    assert tab.asking.form.request == request


def test_keeping_the_run_does_not_stop_it(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    start(qtbot, tab)
    click(tab.running.head.cancel)
    assert tab.cancel_dialog is not None
    click(tab.cancel_dialog.keep_button)
    with qtbot.waitSignal(tab.run.succeeded):
        book.gate.set()


def test_a_run_that_ends_first_takes_the_question_away(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    start(qtbot, tab)
    click(tab.running.head.cancel)
    with qtbot.waitSignal(tab.run.succeeded):
        book.gate.set()
    assert tab.cancel_dialog is not None
    assert not tab.cancel_dialog.isVisible()
    assert "The release was finished before the run could be cancelled. ε 0.80 is spent." in texts(tab)


def test_a_cancel_that_comes_too_late_is_told_and_the_page_stays(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    start(qtbot, tab)
    tab.running.show_stopping()
    asked: list[object] = []
    tab.tab_requested.connect(asked.append)
    with qtbot.waitSignal(tab.run.succeeded):
        book.gate.set()
    assert asked == []
    assert "finished before the run could be cancelled" in tab.running.head.text
    assert tab.running.head.see_release.isVisible()


def test_a_refusal_at_the_last_moment_says_that_nothing_was_spent(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    ask(qtbot, tab, "0.60")
    book.error = EngineError("The file was changed.")
    with qtbot.waitSignal(tab.run.failed):
        click(tab.asking.decision.foot.spend)
    assert "Nothing was spent." in tab.running.head.text
    assert len(book.spends) == len(facts.spends())


def test_two_clicks_spend_once(qtbot: QtBot, tab: SynthesisTab, book: fakes.Book) -> None:
    ask(qtbot, tab, "0.60")
    book.gate.set()
    with qtbot.waitSignal(tab.run.succeeded):
        click(tab.asking.decision.foot.spend)
        tab.asking.spend_agreed.emit(tab.asking.decision.evaluation)
    tab.asking.stop()
    assert not tab.is_running
    assert len(book.spends) == len(facts.spends()) + 1


def test_a_run_is_there_from_the_click_on_and_begins_once_its_page_is_painted(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    ask(qtbot, tab, "0.60")
    book.gate.set()
    click(tab.asking.decision.foot.spend)
    assert tab.is_running
    assert tab.running.isVisible()
    assert not tab.run.pending
    assert tab.cancel_price() == "Nothing is spent yet, and no table is made."
    with qtbot.waitSignal(tab.run.started):
        pass
    with qtbot.waitSignal(tab.run.succeeded):
        pass


def test_a_run_that_is_cancelled_before_it_begins_spends_nothing(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    ask(qtbot, tab, "0.60")
    click(tab.asking.decision.foot.spend)
    click(tab.running.head.cancel)
    dialog = tab.cancel_dialog
    assert dialog is not None
    assert "Nothing is spent yet, and no table is made." in texts(dialog)
    with qtbot.assertNotEmitted(tab.run.started):
        click(dialog.cancel_button)
        QApplication.processEvents()
    assert not tab.is_running
    assert tab.running.head.title == "The run was cancelled"
    assert "Nothing was spent." in tab.running.head.text
    assert len(book.spends) == len(facts.spends())


def test_a_program_that_ends_right_after_the_click_spends_nothing(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, shell: Shell
) -> None:
    ask(qtbot, tab, "0.60")
    click(tab.asking.decision.foot.spend)
    shell.runners.close()
    QApplication.processEvents()
    assert not shell.runners.compute.busy
    assert len(book.spends) == len(facts.spends())


def test_a_run_goes_on_in_the_workspace_that_it_was_agreed_for(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, tmp_path: Path
) -> None:
    ask(qtbot, tab, "0.60")
    book.gate.set()
    click(tab.asking.decision.foot.spend)
    with qtbot.waitSignal(tab.run.succeeded):
        tab.set_workspace(Workspace(tmp_path / "other.cusyn"))
        assert tab.running.isVisible()
    assert len(book.spends) == len(facts.spends()) + 1


def test_every_field_of_the_form_has_a_name(tab: SynthesisTab) -> None:
    assert nameless(tab) == []


def test_in_a_narrow_run_the_names_of_columns_keep_their_room(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    start(qtbot, tab)
    table = tab.running._table
    assert not table.isColumnHidden(MeasuredColumn.SHARE)
    tab.resize(1016, 574)
    assert table.isColumnHidden(MeasuredColumn.SHARE)
    assert table.columnWidth(MeasuredColumn.COLUMNS) >= 100
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()


@pytest.mark.parametrize(("width_px", "n_rows"), [(950, 1), (614, 3)])
def test_on_a_small_screen_the_plot_of_a_run_stays_within_its_card(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book, width_px: int, n_rows: int
) -> None:
    start(qtbot, tab)
    tab.resize(width_px, 246)
    come_to_rest()
    tab.resize(width_px, tab.minimumSizeHint().height())
    come_to_rest()
    assert hidden_parts(tab.running) == []
    plot, card = tab.running._errors, tab.running._errors_card
    assert card.contentsRect().contains(plot.geometry())
    assert tab.running._table.viewport().height() >= n_rows * ROW_PX - 4
    with qtbot.waitSignal(tab.run.finished):
        book.gate.set()


def test_what_was_put_together_and_is_kept_nowhere_is_told_before_the_window_closes(
    qtbot: QtBot, tab: SynthesisTab, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tab.loss() == ""
    tab.show_item(Request(dataset=facts.SURVEY, user="Ana Ruiz", epsilon="0.5", queries=facts.QUERIES))
    assert tab.loss() == "", "it came from somewhere"
    tab.asking.form.interest.add([("region", "visits")])
    assert tab.loss() == "6 interest queries for “Community health survey 2026” were neither asked nor saved."
    tab.asking.form.interest.choose(facts.QUERIES[:1])
    monkeypatch.setattr(NoDialog, "saved", tmp_path / "request.json")
    wait_for(qtbot, tab, lambda answer: answer.forecast is not None and len(answer.request.queries) == 1)
    with qtbot.waitSignal(tab.asking.saving.finished):
        click(tab.asking.decision.foot.save)
    assert tab.loss() == "", "it is in a file"


def test_an_incomplete_request_goes_along_and_comes_back(tab: SynthesisTab) -> None:
    form = tab.asking.form
    form.interest.choose(facts.QUERIES)
    form.budget.edit.setText("-0,5")
    form.not_below.setText("much")
    typed = tab.typed()
    assert typed is not None
    assert form.request is None
    form.interest.choose(())
    write(form.budget.edit, "0.5")
    tab.show_item(typed)
    assert form.typed == typed
    assert form.budget.edit.text() == "-0,5"


def test_errors_are_told_in_people(qtbot: QtBot, tab: SynthesisTab) -> None:
    tab.asking.form.interest.choose(facts.QUERIES[:1])
    wait_for(qtbot, tab, lambda answer: answer.forecast is not None and bool(answer.request.queries))
    ask(qtbot, tab, "0.80")
    told = "Of 1,000 people about 4 in a wrong cell; 9 times in 10 fewer than 8"
    assert told in texts(tab.asking.decision)
    (chip,) = tab.asking.form.interest.chips.findChildren(Chip)
    assert told in chip.toolTip()
    assert tab.asking.form.interest.head.title.toolTip().startswith("Tables that must come out well")
    tab.asking.form.interest.choose(())
    wait_for(qtbot, tab, lambda answer: answer.forecast is not None and not answer.request.queries)
    assert "Of 1,000 people about 11 in a wrong cell" in texts(tab.asking.decision), "of other pairs"


def test_where_no_answer_is_possible_the_foot_says_that_nothing_was_spent(
    qtbot: QtBot, tab: SynthesisTab, book: fakes.Book
) -> None:
    book.error = ModelTooLargeError("The table of region and income has 1.2 million cells.")
    with qtbot.waitSignal(tab.asking.evaluation.failed):
        write(tab.asking.form.budget.edit, "0.55")
    assert "Nothing was spent." in texts(tab.asking.decision.foot)


def test_a_small_window_says_the_reason_of_a_refusal_beside_the_buttons(
    qtbot: QtBot, tab: SynthesisTab
) -> None:
    tab.asking.form.not_below.setText("1.00")
    tab.asking.form.budget.edit.setText("1.20")
    wait_for(qtbot, tab, lambda answer: answer.granted is None)
    foot, reason = tab.asking.decision.foot, "One request may spend ε\N{NO-BREAK SPACE}0.80."
    assert reason not in texts(foot).replace("ε 0", "ε\N{NO-BREAK SPACE}0"), "it stands above"
    tab.asking.decision.foot.stand(Place.FOOT)
    assert reason in texts(foot).replace("ε 0", "ε\N{NO-BREAK SPACE}0")


@pytest.mark.parametrize("spoken", list(Language), indirect=True)
def test_nothing_of_the_form_is_cut_with_queries_chosen(
    qtbot: QtBot, spoken: Language, shell: Shell, workspace: Workspace, book: fakes.Book
) -> None:
    """Clear, or Undo, stands beside three other links then."""
    tab = SynthesisTab(shell, fakes.calls(book), NoDialog(shell.settings))
    qtbot.addWidget(tab)
    tab.resize(1280, 694)
    tab.show()
    with qtbot.waitSignal(tab.facts.succeeded):
        tab.set_workspace(workspace)
    form = tab.asking.form
    for change in (form.interest.choose, form.interest.replace):
        change(facts.QUERIES if change == form.interest.choose else facts.QUERIES[:2])
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        scroll = form.findChildren(VerticalScroll)[0]
        content = scroll.widget()
        assert content is not None
        assert content.minimumSizeHint().width() <= scroll.viewport().width(), spoken


def test_an_error_before_any_answer_shows_no_empty_limits(
    qtbot: QtBot, shell: Shell, workspace: Workspace, book: fakes.Book
) -> None:
    book.error = StoreError("The workspace cannot be read.")
    tab = SynthesisTab(shell, fakes.calls(book), NoDialog(shell.settings))
    qtbot.addWidget(tab)
    tab.asking.pause.setInterval(0)
    tab.show()
    with qtbot.waitSignal(tab.asking.evaluation.failed):
        tab.set_workspace(workspace)
    assert "The workspace cannot be used" in texts(tab.asking.decision)
    assert "No answer" in texts(tab.asking.decision)
    assert not tab.asking.decision.limits.isVisible()
    assert "Forecast" not in texts(tab.asking.decision)
    book.error = None
    ask(qtbot, tab, "0.60")
    assert tab.asking.decision.limits.isVisible()
