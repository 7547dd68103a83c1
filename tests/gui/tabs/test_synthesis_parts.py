"""Parts of the tab Synthesis that can be looked at alone: words, progress, the fold."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from cusyn_desktop.budget.evaluator import LimitName
from cusyn_desktop.control import Progress
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.names import EngineName
from cusyn_desktop.engine.pipelines.reports import RoundReport
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.times import COARSE
from cusyn_desktop.services.records import Evaluation
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.store.events import Event
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.audit_words import fact_lines
from cusyn_desktop.ui.models.spends import SpendColumn, SpendsModel
from cusyn_desktop.ui.tabs.synthesis.decision import DecisionCard
from cusyn_desktop.ui.tabs.synthesis.progress import STAGES, RunProgress
from cusyn_desktop.ui.tabs.synthesis.run_head import RunHead
from cusyn_desktop.ui.tabs.synthesis.scale import least_limit, most_possible, slider_end, start_epsilon
from cusyn_desktop.ui.tabs.synthesis.words import (
    consent_sentence,
    exposure_sentence,
    verdict_of,
    warning_text,
)
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll
from cusyn_desktop.ui.widgets.side_pair import FormPair
from tests.gui.office import facts, fakes, ledger_facts
from tests.gui.office.hands import texts

ANA = facts.users()[0]
COLUMNS = tuple(column.name for column in facts.COLUMNS if column.size)


def answer(
    epsilon: str, *, at_least: str | None = None, spent: float = 0.852, exposure: int = 0
) -> Evaluation:
    request = Request(
        dataset=facts.SURVEY, user="Ana Ruiz", epsilon=epsilon, at_least=at_least, queries=facts.QUERIES
    )
    return fakes.evaluation(request, facts.survey(spent=spent), ANA, exposure=exposure)


def said(evaluation: Evaluation) -> str:
    return verdict_of(evaluation, ANA).sentence.replace("\N{NO-BREAK SPACE}", " ")


# Words -------------------------------------------------------------------------------------------


def test_the_deciding_limit_is_the_one_that_is_named() -> None:
    assert said(answer("1.2")).startswith("You asked ε 1.20. Ana Ruiz may spend at most ε 0.80 in one")
    assert said(answer("1.2")).endswith("Take ε 0.80, or change the request; asking costs nothing.")
    nearly_empty = answer("1.2", spent=0.99)
    assert "You asked ε 1.20. No more is left in the dataset’s pool." in said(nearly_empty)
    assert nearly_empty.granted is not None


def test_two_equal_limits_decide_together() -> None:
    evaluation = answer("1.2")
    both = tuple(
        replace(limit, binding=True) if limit.name in ("per_request", "per_synthesis") else limit
        for limit in evaluation.limits
    )
    sentence = said(replace(evaluation, limits=both))
    assert "One synthesis may spend at most ε 0.80." in sentence
    assert "They are equal, so together they decide." in sentence


def test_a_refusal_says_what_was_wanted_what_is_allowed_and_that_nothing_was_spent() -> None:
    sentence = said(answer("1.2", at_least="1.0"))
    assert sentence.startswith("You asked for no less than ε 1.00.")
    assert "One request may spend ε 0.80." in sentence
    assert "Ana Ruiz’s pool allows ε 0.95." in sentence
    assert sentence.endswith("Nothing was spent.")


def test_a_pool_that_is_used_up_is_called_so() -> None:
    assert "The dataset’s pool is used up." in said(answer("1.2", spent=1.0))


@given(spent=st.floats(0.5, 0.9999))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_grant_is_written_alike_from_the_offer_to_the_ledger(look: Look, spent: float) -> None:
    """And never as less than it takes."""
    evaluation = answer("1.2", spent=spent)
    granted = evaluation.granted
    assert granted is not None
    card, ledger = DecisionCard(look), SpendsModel(look)
    card.show_evaluation(evaluation, facts.survey(spent=spent), ANA)
    verdict, limits = verdict_of(evaluation, ANA), card.limits.accessibleDescription()
    ledger.set_rows([replace(ledger_facts.spends()[0], granted=granted)])
    entry = ledger_facts.entry(3, Event.SPEND_RESERVED, amount=granted)
    told = dict(fact_lines(entry))["Granted"]
    figure = verdict.figure.removeprefix("ε\N{NO-BREAK SPACE}")
    assert float(figure) >= granted.epsilon - 1e-7
    assert card.foot.spend.text() == f"Spend {verdict.figure} and Synthesise"
    assert f"Take {verdict.figure}," in verdict.sentence
    assert f"Granted {figure};" in limits
    assert f"{verdict.figure}, lowest: decides" in limits
    assert ledger.index(0, SpendColumn.GRANTED).data() == figure
    assert told.startswith(f"{verdict.figure} at ")


def test_consent_says_which_pool_it_empties() -> None:
    emptied = answer("1.2", spent=0.99)
    assert emptied.dataset_left is not None
    assert emptied.dataset_left.pico_rho == 0
    assert warning_text(emptied).startswith("This empties the dataset’s pool: nobody can ask for it again.")
    assert emptied.user_left is not None
    own = replace(emptied, user_left=replace(emptied.user_left, pico_rho=0), dataset_left=None)
    assert warning_text(own).startswith("This empties Ana Ruiz’s pool: it is their last table.")
    assert "empties" not in warning_text(answer("0.3"))


def test_what_others_measured_is_told_as_a_cost_of_the_users_pool() -> None:
    assert ANA.pool is not None
    exposure = ANA.pool.total.pico_rho // 20
    evaluation = answer("0.3", exposure=exposure)
    told = "Others’ measurements that Ana Ruiz has not seen yet take 5.0% of Ana Ruiz’s pool besides"
    assert told in said(evaluation)
    assert "Others" not in said(answer("0.3"))
    assert consent_sentence(evaluation, facts.survey(), ANA) != consent_sentence(
        answer("0.3"), facts.survey(), ANA
    )


def test_consent_names_the_amount_whose_it_is_and_what_is_left() -> None:
    told = consent_sentence(answer("0.3"), facts.survey(), ANA).replace("\N{NO-BREAK SPACE}", " ")
    assert told.startswith("This spends ε 0.30 of “Community health survey 2026” for Ana Ruiz. It leaves ")
    assert told.endswith("% of Ana Ruiz’s pool.")
    alone = consent_sentence(answer("0.3"), facts.survey(), replace(ANA, pool=None))
    assert alone.endswith("% of the dataset’s pool.")
    assert "and" not in alone.partition("It leaves")[2]


def test_without_a_pool_others_measurements_count_against_the_limit_of_a_request() -> None:
    evaluation = answer("0.3", exposure=facts.amount(0.2).pico_rho)
    limited = replace(ANA, pool=None)
    told = exposure_sentence(evaluation, limited).replace("\N{NO-BREAK SPACE}", " ")
    assert "count ε 0.20 against the limit for one request" in told
    assert exposure_sentence(evaluation, replace(limited, per_request=None)) == ""
    assert "’s pool." not in consent_sentence(evaluation, facts.survey(), limited).replace(
        "dataset’s pool.", ""
    )


def test_a_limit_of_the_user_shows_what_others_measurements_leave_of_it() -> None:
    exposure = facts.amount(0.3).pico_rho
    plain, exposed = answer("1.2"), answer("1.2", exposure=exposure)
    rooms = {limit.name: exposed.room(limit) for limit in exposed.limits}
    whole = {limit.name: limit.amount for limit in plain.limits}
    for name in (LimitName.PER_SYNTHESIS, LimitName.DATASET_POOL):
        assert rooms[name] == whole[name]
    request = rooms[LimitName.PER_REQUEST]
    assert request is not None
    assert exposed.granted is not None
    assert request.pico_rho == exposed.granted.pico_rho
    assert most_possible(exposed) == pytest.approx(exposed.granted.epsilon)


def test_the_same_request_is_told_to_be_free() -> None:
    evaluation = replace(answer("0.3"), existing=("R-02", "R-07"))
    assert "R-07 answered the same request before; using it again costs nothing." in said(evaluation)


def unmeasured(evaluation: Evaluation, *, enough_from: float) -> Evaluation:
    """The same answer, with one query that drowns in noise for budgets below `enough_from`."""
    assert evaluation.forecast is not None
    curve = (replace(one, n_not_measured=one.amount.epsilon < enough_from) for one in evaluation.curve)
    forecast = replace(evaluation.forecast, not_measured=(("region", "income"),))
    return replace(evaluation, forecast=forecast, curve=tuple(curve))


def test_a_query_too_large_to_be_measured_is_named_with_the_budget_that_is_enough() -> None:
    assert not warning_text(answer("0.3"))
    told = warning_text(unmeasured(answer("0.3"), enough_from=0.45)).replace("\N{NO-BREAK SPACE}", " ")
    assert told == "Not assured: region × income. With ε 0.50 all would get one; fewer queries help, too."


@pytest.mark.parametrize(("asked", "enough_from"), [("0.3", 0.95), ("5", 0.95), ("0.3", 9.0)])
def test_a_budget_that_cannot_be_granted_is_no_advice(asked: str, enough_from: float) -> None:
    told = warning_text(unmeasured(answer(asked), enough_from=enough_from))
    assert told.endswith("Not assured: region × income. Choose fewer queries, or queries of fewer columns.")


def test_a_method_that_measures_no_query_offers_no_budget_for_it() -> None:
    evaluation = unmeasured(answer("0.3"), enough_from=0.95)
    plain = replace(evaluation, request=replace(evaluation.request, engine=EngineName.AIM))
    assert not warning_text(plain)


# Where the slider starts and ends ------------------------------------------------------------------


def test_the_slider_ends_at_a_round_number_above_what_is_possible() -> None:
    assert least_limit(facts.survey(), ANA) == pytest.approx(0.8, abs=1e-6)
    assert slider_end(facts.survey(), ANA) == pytest.approx(2.0)
    assert start_epsilon(facts.survey(), ANA) == pytest.approx(0.8)
    assert most_possible(answer("1.2")) == pytest.approx(0.8, abs=1e-6)


def test_a_used_up_pool_still_has_a_slider() -> None:
    assert slider_end(facts.survey(spent=1.0), ANA) > 0
    assert start_epsilon(facts.survey(spent=1.0), ANA) > 0


# Progress ------------------------------------------------------------------------------------------


@pytest.fixture
def run() -> RunProgress:
    return RunProgress(answer("1.2"), COLUMNS, started=100.0)


def one_way(column: int) -> RoundReport:
    return RoundReport(0, 20, (column,), Purpose.ONE_WAY, 8, 50.0, 10**7, (0.9,) * len(facts.QUERIES))


def test_an_analyst_sees_time_in_whole_steps() -> None:
    run = RunProgress(answer("1.2"), COLUMNS, 100.0, COARSE)
    assert [run.seconds_so_far(now) for now in (100.0, 100.1, 109.9, 110.1)] == [0.0, 10.0, 10.0, 20.0]
    run.fraction = 0.5
    assert run.seconds_left(103.0) == run.seconds_left(108.0) == 10.0
    assert run.now().second % 10 == run.now().microsecond == 0


def test_stages_never_go_back(run: RunProgress) -> None:
    for step in ("reserve", "open", "select_and_measure", "measure_interest", "fit", "store"):
        run.take(Progress(0.1, step))
    assert run.stage == len(STAGES) - 1
    run.take(Progress(0.1, "measure_first"))
    assert run.stage == len(STAGES) - 1


def test_columns_measured_first_are_round_0_and_draw_no_line(run: RunProgress) -> None:
    for column in range(3):
        run.take(Progress(0.1, "measure_first", one_way(column)))
    assert [row.round for row in run.rows] == [0, 0, 0]
    assert run.rows[1].columns == ("age",)
    assert all(not trace.errors for trace in run.traces())


def test_each_round_adds_one_error_of_each_query(run: RunProgress) -> None:
    granted = run.evaluation.granted
    assert granted is not None
    for number in range(1, 8):
        detail = fakes.report(number, run.evaluation.request, granted)
        run.take(Progress(0.1 * number, "select_and_measure", detail))
    traces = run.traces()
    assert len(traces) == len(facts.QUERIES)
    assert all(len(trace.errors) == 8 for trace in traces)
    assert run.rounds_expected == fakes.N_ROUNDS + len(facts.QUERIES)


def test_the_round_that_measured_a_query_is_marked(run: RunProgress) -> None:
    visits = COLUMNS.index("visits")
    detail = RoundReport(1, 20, (visits,), Purpose.INTEREST, 5, 20.0, 10**7, (0.1,) * len(facts.QUERIES))
    run.take(Progress(0.2, "measure_interest", detail))
    marked = {trace.name: trace.measured_at for trace in run.traces()}
    assert marked["visits"] == 1
    assert marked["smoker × age"] is None


def test_a_query_has_one_order_of_its_columns(run: RunProgress) -> None:
    age, smoker = sorted((COLUMNS.index("age"), COLUMNS.index("smoker")))
    errors = (0.1,) * len(facts.QUERIES)
    run.take(Progress(0.2, "", RoundReport(1, 20, (age, smoker), Purpose.INTEREST, 5, 20.0, 10**7, errors)))
    assert run.rows[0].columns == ("smoker", "age")


def test_time_left_goes_over_from_the_forecast_to_the_pace(run: RunProgress) -> None:
    assert run.seconds_left(101.0) == pytest.approx(9.0)
    run.take(Progress(0.25, "select_and_measure"))
    assert run.seconds_left(104.0) == pytest.approx(0.75 * (16.0 + 9.0) / 2)
    run.take(Progress(0.5, "select_and_measure"))
    assert run.seconds_left(106.0) == pytest.approx(6.0)


def test_a_run_that_has_just_begun_is_not_nearly_done(qtbot: QtBot, look: Look, run: RunProgress) -> None:
    assert run.evaluation.forecast is not None
    run.evaluation = replace(run.evaluation, forecast=replace(run.evaluation.forecast, seconds=0.2))
    head = RunHead(look)
    qtbot.addWidget(head)
    head.begin("ε 0.80", customised=True)
    run.take(Progress(0.02, "open"))
    head.show_progress(run, 100.1)
    assert head.title.replace("\N{NO-BREAK SPACE}", " ") == "About 1 s left"
    run.take(Progress(0.79, "fit"))
    head.show_progress(run, 100.2)
    assert head.title.replace("\N{NO-BREAK SPACE}", " ") == "About 1 s left"
    run.take(Progress(0.95, "generate"))
    head.show_progress(run, 100.4)
    assert head.title == "Nearly done"


# The fold ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", ["The file is not there. Nothing was spent.", "The file is not there."])
def test_that_nothing_was_spent_is_said_once(qtbot: QtBot, look: Look, reason: str) -> None:
    card = DecisionCard(look)
    qtbot.addWidget(card)
    card.show()
    card.show_error(InputError(reason))
    assert texts(card).count("Nothing was spent.") == 1


def test_a_narrow_page_puts_the_form_above_the_decision(qtbot: QtBot, look: Look) -> None:
    left, right = Card(), DecisionCard(look)
    content = QVBoxLayout()
    content.addWidget(QLabel("\n".join(map(str, range(40)))))
    scroll = VerticalScroll(content)
    left.content.addWidget(scroll)
    pair = FormPair(left, right, form_px=400, fold_below_px=1050)
    qtbot.addWidget(pair)
    pair.resize(1200, 300)
    pair.show()
    assert not pair.is_folded
    assert left.width() == 400
    pair.resize(700, 300)
    assert pair.is_folded
    assert scroll.minimumSizeHint().height() == scroll.sizeHint().height()
    pair.resize(1200, 300)
    assert not pair.is_folded
