from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan, Tuning
from cusyn_desktop.errors import (
    BudgetExceededError,
    CuSynError,
    InputError,
    JobCancelled,
    ModelTooLargeError,
)
from tests.replay import CallKind, NoNoise, SeededNoise
from tests.unit.engine.pipelines.runs import BINARY, MIXED, PICO_RHO, Journey, of_purpose, plan_of
from tests.unit.engine.tables import counts_of

STEPS = {"measure_first", "select_and_measure", "measure_interest", "fit"}
QUERIES = ((0, 1), (1, 3), (2,))


@pytest.mark.parametrize("engine", list(EngineName))
def test_progress_goes_forward_and_tells_every_measurement(engine: EngineName) -> None:
    journey = Journey(plan_of(MIXED, engine=engine, interest=QUERIES))
    result = journey.run()
    fractions = [step.fraction for step in journey.progress]
    assert all(a <= b for a, b in pairwise(fractions))
    assert fractions[0] > 0
    assert fractions[-1] <= 1
    assert {step.step for step in journey.progress} <= STEPS
    told = [(r.clique, r.purpose, r.sigma, r.pico_rho) for r in journey.reports]
    assert told == [(m.clique, m.purpose, m.sigma, m.pico_rho) for m in result.measurements]
    assert all(r.cells == journey.plan.cells(r.clique) for r in journey.reports)
    assert all(len(r.expected_errors) == 3 for r in journey.reports)
    assert max(r.round for r in journey.reports) == result.rounds
    assert all(r.rounds_expected >= r.round for r in journey.reports)


def test_expected_errors_fall_while_the_run_goes_on() -> None:
    journey = Journey(plan_of(BINARY, engine=EngineName.CUSYN_AIM, interest=QUERIES))
    result = journey.run()
    first, last = journey.reports[0].expected_errors, result.expected_errors
    assert first == (1.0, 1.0, 1.0)
    assert all(error.tvd < 0.01 for error in last)
    assert [error.clique for error in last] == list(QUERIES)
    assert all(error.measured for error in last)


def test_expected_errors_are_about_right() -> None:
    expected, true = [], []
    for seed in range(8):
        plan = plan_of(BINARY, engine=EngineName.CUSYN_AIM, interest=QUERIES, pico_rho=10**10)
        journey = Journey(plan, n_rows=4_000, seed=seed)
        result = journey.run()
        for error in result.expected_errors:
            expected.append(error.tvd)
            share = journey.counts.counts(error.clique) / 4_000
            true.append(float(np.abs(result.model.marginal(error.clique) - share).sum()) / 2)
    assert 0.5 < np.mean(expected) / np.mean(true) < 2


class CountingToken(CancelToken):
    """Is raised at the n-th time that somebody looks."""

    def __init__(self, stop_at: int) -> None:
        super().__init__()
        self.asked = 0
        self.stop_at = stop_at

    @property
    def cancelled(self) -> bool:
        self.asked += 1
        return self.asked == self.stop_at


@pytest.mark.parametrize("engine", [EngineName.CUSYN_AIM, EngineName.MWEM_PGM])
def test_a_run_can_be_stopped_anywhere_and_what_was_paid_stays_paid(engine: EngineName) -> None:
    plan = plan_of(MIXED, engine=engine, interest=((0, 1),))

    def run(stop_at: int) -> tuple[RunBudget, CountingToken]:
        budget, token = RunBudget(plan.pico_rho), CountingToken(stop_at)
        control = RunControl(token)
        synthesise(plan, counts=counts_of(MIXED), noise=SeededNoise(1), spender=budget, control=control)
        return budget, token

    budget, whole = run(0)
    assert budget.remaining == 0
    assert whole.asked > 100  # far more often than it measures: inside the fits, too
    for stop_at in np.linspace(1, whole.asked, 25).astype(int).tolist():
        with pytest.raises(JobCancelled):
            run(stop_at)


def test_a_stopped_run_draws_nothing_more() -> None:
    journey = Journey(plan_of(MIXED))

    def stop_after_five(progress: Progress) -> None:
        journey.progress.append(progress)
        if len(journey.progress) == 5:
            journey.token.cancel()

    with pytest.raises(JobCancelled):
        synthesise(
            journey.plan,
            counts=journey.counts,
            noise=journey.noise,
            spender=journey.budget,
            control=RunControl(journey.token, stop_after_five),
        )
    assert len(journey.reports) == 5
    assert journey.noise.calls[-1].kind is CallKind.GAUSSIAN
    gaussian = [call for call in journey.noise.calls if call.kind is CallKind.GAUSSIAN]
    assert len(gaussian) == 5
    assert 0 < journey.budget.spent < PICO_RHO


def test_a_spender_that_refuses_ends_the_run_before_the_draw() -> None:
    journey = Journey(plan_of(MIXED))
    journey.budget = RunBudget(PICO_RHO // 10)
    with pytest.raises(BudgetExceededError):
        journey.run()
    assert len(journey.noise.calls) > 0
    assert journey.budget.spent <= PICO_RHO // 10


def earlier_release(plan: SynthesisPlan, seed: int) -> tuple[Measurement, ...]:
    return Journey(plan, n_rows=5_000, seed=seed, source=SeededNoise(seed + 50)).run().measurements


def test_reused_measurements_make_a_release_better_for_free() -> None:
    def error(reused: tuple[Measurement, ...]) -> float:
        plan = plan_of(BINARY, engine=EngineName.CUSYN_AIM, pico_rho=10**9, reused=reused)
        journey = Journey(plan, n_rows=5_000)
        result = journey.run()
        assert result.spent_pico_rho == 10**9
        assert all(m.purpose is not Purpose.REUSED for m in result.measurements)
        return journey.error(result)

    earlier = plan_of(BINARY, engine=EngineName.CUSYN_AIM, pico_rho=10**10)
    reused = Journey(earlier, n_rows=5_000, source=SeededNoise(77)).run().measurements
    assert error(reused) < 0.6 * error(())


def test_a_query_that_an_earlier_release_measured_counts_as_measured() -> None:
    full = Measurement((0, 1), MeasurementKind.FULL, np.full((2, 2), 500.0), 1.0, 10, Purpose.INTEREST)
    result = Journey(plan_of(BINARY, interest=((0, 1), (2, 4)), reused=(full,), pico_rho=10**7)).run()
    assert result.expected_errors[0].measured
    assert result.expected_errors[0].tvd < 0.01


def test_earlier_measurements_that_do_not_fit_are_left_out() -> None:
    def table(clique: tuple[int, ...], sigma: float) -> Measurement:
        shape = (2,) * len(clique)
        return Measurement(clique, MeasurementKind.FULL, np.full(shape, 50.0), sigma, 10, Purpose.SELECTED)

    reused = (table((0, 1, 2, 3, 4), 9.0), table((0, 1), 1.0), table((3, 4), 2.0))
    result = Journey(plan_of(BINARY, reused=reused, model_limit_cells=20)).run()
    assert result.left_out == 1
    assert result.model.tree.cells <= 20


REFUSED = [
    (plan_of((2, 2), engine=EngineName.AIM), InputError, "other columns or domains"),
    (plan_of(pico_rho=100), InputError, "too small"),
    (plan_of(tuning=Tuning(rounds=2)), InputError, "rounds are too few"),
    (plan_of(model_limit_cells=9), ModelTooLargeError, "columns alone need a model of 10 cells; 9 are"),
    (
        plan_of(engine=EngineName.CUSYN_AIM, interest=((0, 1, 2),), model_limit_cells=11),
        ModelTooLargeError,
        "An interest query has 8 cells and needs a model of 12 cells; 11 are allowed",
    ),
    (
        plan_of(
            engine=EngineName.CUSYN_AIM,
            allocation=Allocation.PAPER,
            interest=((0, 1), (1, 2), (2, 3)),
            model_limit_cells=13,
        ),
        ModelTooLargeError,
        "interest queries together need",
    ),
    (
        plan_of(engine=EngineName.MWEM_PGM, workload=((0, 1, 2, 3),), model_limit_cells=17),
        ModelTooLargeError,
        "smallest table of the workload has 16 cells",
    ),
]


@pytest.mark.parametrize(("plan", "kind", "words"), REFUSED)
def test_what_cannot_be_done_is_refused_before_anything_is_spent(
    plan: SynthesisPlan, kind: type[CuSynError], words: str
) -> None:
    journey = Journey(replace(plan, sizes=plan.sizes))
    counts = counts_of(BINARY)
    with pytest.raises(kind, match=words) as caught:
        synthesise(plan, counts=counts, noise=journey.noise, spender=journey.budget, control=RunControl())
    assert journey.budget.spent == 0
    assert journey.noise.calls == []
    if kind is ModelTooLargeError:
        details = caught.value.details
        assert isinstance(details["cells"], int)
        assert isinstance(details["limit"], int)
        assert details["cells"] > details["limit"]
        assert details["columns"]


@pytest.mark.parametrize("engine", list(EngineName))
@pytest.mark.parametrize("sizes", [(2,), (1,), (5,), (1, 1), (1, 3), (2, 2)])
def test_the_smallest_tables_work(engine: EngineName, sizes: tuple[int, ...]) -> None:
    for n_rows in (0, 1, 40):
        plan = plan_of(sizes, engine=engine, interest=((0,),))
        result = Journey(plan, n_rows=n_rows).run()
        assert np.isfinite(result.model.beliefs).all()
        assert result.model.total >= 1
        assert result.spent_pico_rho <= PICO_RHO


def test_without_noise_the_model_finds_the_truth() -> None:
    """A check of the whole machine: exact answers, a large budget, three columns."""
    journey = Journey(plan_of((2, 3, 2), pico_rho=10**14), n_rows=3_000, source=NoNoise())
    result = journey.run()
    assert journey.error(result) < 1e-3
    assert result.model.total == pytest.approx(3_000)


def test_one_way_measurements_come_first_and_once() -> None:
    result = Journey(plan_of(BINARY, engine=EngineName.CUSYN_AIM)).run()
    assert [m.clique for m in of_purpose(result, Purpose.ONE_WAY)] == [(c,) for c in range(5)]
