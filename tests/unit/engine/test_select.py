from collections.abc import Callable, Sequence
from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import selection_cost
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.engine import select
from cusyn_desktop.engine.candidates import Candidates, closure_of
from cusyn_desktop.engine.estimate import Estimator
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.select import LARGEST_TOTAL, UNIT_BITS, Selector
from cusyn_desktop.errors import BudgetExceededError, JobCancelled
from tests.replay import NoNoise, RecordingNoise
from tests.unit.engine.tables import counts_of

SIZES = (2, 3, 2, 4)
CANDIDATES = closure_of([*combinations(range(4), 2), (0, 1, 2)], SIZES)


def some_model() -> GraphicalModel:
    table = counts_of(SIZES, seed=9).counts((0, 1)).astype(float)
    known = Measurement((0, 1), MeasurementKind.FULL, table, 3.0, 1, Purpose.SELECTED)
    return Estimator(SIZES).fit([known]).model


def selector(noise: NoiseSource, budget: RunBudget, candidates: Candidates = CANDIDATES) -> Selector:
    return Selector(candidates, counts=counts_of(SIZES), noise=noise, spender=budget, rows_per_person=2)


def choose(
    chooser: Selector,
    admissible: Callable[[Clique], bool] = lambda clique: bool(clique),
    candidates: Candidates = CANDIDATES,
    penalty: float = 0.5,
    among: Sequence[int] | None = None,
) -> Clique | None:
    return chooser.choose(
        some_model(),
        pico_rho=10**6,
        penalties=penalty * candidates.cells.astype(np.float64),
        among=np.arange(len(candidates.cliques)) if among is None else np.array(among, dtype=np.int64),
        admissible=admissible,
    )


def slow_scores(penalty: float) -> list[int]:
    """Every score by its definition, in whole numbers."""
    model, counts, unit = some_model(), counts_of(SIZES), 1 << UNIT_BITS
    scores = []
    for clique, weight, cells in zip(
        CANDIDATES.cliques, CANDIDATES.weights.tolist(), CANDIDATES.cells.tolist(), strict=True
    ):
        estimate = np.rint(model.total * model.marginal(clique) * unit).astype(np.int64)
        error = int(np.abs(counts.counts(clique) * unit - estimate).sum())
        scores.append(weight * (error - round(penalty * cells * unit)))
    return scores


@pytest.mark.parametrize("matrix_rows", [0, 3000])
def test_scores_are_exact_whole_numbers(monkeypatch: pytest.MonkeyPatch, matrix_rows: int) -> None:
    monkeypatch.setattr(select, "MATRIX_ROWS", matrix_rows)
    noise = RecordingNoise(NoNoise())
    chooser = selector(noise, RunBudget(10**9))
    choose(chooser)
    choose(chooser)
    assert noise.calls[0].exact.dtype == np.int64
    assert np.abs(noise.calls[0].exact - np.array(slow_scores(0.5))).max() <= 64  # roundings of one ulp
    assert (noise.calls[0].exact == noise.calls[1].exact).all()


def test_the_choice_is_paid_for_and_its_sensitivity_counts_people_and_weights() -> None:
    noise, budget = RecordingNoise(NoNoise()), RunBudget(10**9)
    choose(selector(noise, budget))
    (call,) = noise.calls
    assert budget.spent == 10**6
    assert selection_cost(call.parameter) == 10**6
    assert call.sensitivity == 2 * CANDIDATES.largest_weight << UNIT_BITS


def test_the_first_admissible_candidate_is_taken() -> None:
    order = np.argsort(-np.array(slow_scores(0.5)), kind="stable")
    best, second = (CANDIDATES.cliques[index] for index in order[:2])
    assert choose(selector(NoNoise(), RunBudget(10**9))) == best
    assert choose(selector(NoNoise(), RunBudget(10**9)), lambda clique: clique != best) == second


def test_only_some_are_ranked_with_the_sensitivity_of_all() -> None:
    order = np.argsort(-np.array(slow_scores(0.5)), kind="stable")
    noise, among = RecordingNoise(NoNoise()), sorted(order[2:5].tolist())
    assert choose(selector(noise, RunBudget(10**9)), among=among) == CANDIDATES.cliques[order[2]]
    (call,) = noise.calls
    assert np.abs(call.exact - np.array(slow_scores(0.5))[among]).max() <= 64
    assert call.sensitivity == 2 * CANDIDATES.largest_weight << UNIT_BITS


def test_where_nothing_is_ranked_the_choice_costs_the_same() -> None:
    budget = RunBudget(10**9)
    assert choose(selector(NoNoise(), budget), among=[]) is None
    assert budget.spent == 10**6


def test_without_an_admissible_candidate_there_is_no_choice_but_a_cost() -> None:
    budget = RunBudget(10**9)
    assert choose(selector(NoNoise(), budget), lambda clique: not clique) is None
    assert budget.spent == 10**6


def test_nothing_is_drawn_that_is_not_paid() -> None:
    noise = RecordingNoise(NoNoise())
    with pytest.raises(BudgetExceededError):
        choose(selector(noise, RunBudget(10)))
    assert noise.calls == []


def test_absurd_totals_and_penalties_stay_within_64_bits() -> None:
    """A fit to almost pure noise may ask for any total."""
    noise = RecordingNoise(NoNoise())
    model = GraphicalModel.uniform(SIZES, total=1e300)
    heaviest = Candidates(CANDIDATES.cliques, np.full(len(CANDIDATES.cliques), 512), CANDIDATES.cells)
    selector(noise, RunBudget(10**9), heaviest).choose(
        model,
        pico_rho=1,
        penalties=np.full(len(CANDIDATES.cliques), 1e300),
        among=np.arange(len(CANDIDATES.cliques)),
        admissible=lambda _: True,
    )
    largest = 512 * LARGEST_TOTAL * 2**UNIT_BITS
    assert largest < 2**61
    assert np.abs(noise.calls[0].exact.astype(float)).max() <= 1.001 * largest


def test_counting_can_be_stopped() -> None:
    token = CancelToken()
    token.cancel()
    chooser = Selector(
        CANDIDATES,
        counts=counts_of(SIZES),
        noise=NoNoise(),
        spender=RunBudget(10**9),
        control=RunControl(token),
    )
    with pytest.raises(JobCancelled):
        choose(chooser)


def test_weights_that_would_overflow_are_a_bug() -> None:
    heavy = Candidates(((0,),), np.array([513]), np.array([2]))
    with pytest.raises(ValueError, match="overflow"):
        selector(NoNoise(), RunBudget(10**9), heavy)
