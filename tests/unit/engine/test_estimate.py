import warnings
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.engine.estimate import FINAL, PREVIEW, ROUND, Estimator, Fit, FitSettings, estimated_total
from cusyn_desktop.engine.fitting.lbfgs import StopReason
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.errors import EngineError, InputError, JobCancelled, ModelTooLargeError
from tests.unit.engine.brute_force import (
    SHAPES,
    all_subsets,
    joint_of,
    marginal,
    measured,
    noisy,
    objective,
    residual,
    slow_fit,
)

FULL, RESIDUAL = MeasurementKind.FULL, MeasurementKind.RESIDUAL
TIGHT = FitSettings(tau=0.01, tolerance=1e-9, max_evaluations=5000)


def counts(sizes: tuple[int, ...], seed: int = 0, rows: int = 500) -> FloatArray:
    """A table of counts with some structure."""
    rng = np.random.default_rng(seed)
    weights = rng.dirichlet(np.full(int(np.prod(sizes)), 0.7))
    return rng.multinomial(rows, weights).reshape(sizes).astype(float)


def whole(fit: Fit) -> FloatArray:
    """The joint distribution of a small model."""
    return fit.model.marginal(tuple(range(len(fit.model.sizes))))


def objective_of(fit: Fit, measurements: list[Measurement], tau: float) -> float:
    return objective(whole(fit), measurements, total=fit.model.total, tau=tau)[0]


CASES: dict[str, tuple[tuple[int, ...], list[Clique], list[Clique]]] = {
    "chain": ((2, 3, 2), [(0, 1), (1, 2)], []),
    "cycle": ((2, 2, 2, 2), [(0, 1), (1, 2), (2, 3), (0, 3)], []),
    "nested": ((2, 3, 2), [(0, 1, 2), (0, 1), (1,)], []),
    "disconnected": ((3, 4, 2), [(0,), (1,), (2,)], []),
    "residual pairs": ((2, 3, 2), [(0,), (1,), (2,)], [(0, 1), (1, 2), (0, 2)]),
    "residual and full of one clique": ((3, 2), [(0, 1)], [(0, 1), (0,)]),
    "residual of three columns": ((2, 3, 2), [(0, 1)], [(0, 1, 2)]),
    "large residual": ((9, 8), [(0,), (1,)], [(0, 1)]),
    "a column of one value": ((2, 1, 3), [(0, 1), (1, 2)], [(0, 2)]),
}


@pytest.fixture(params=CASES)
def case(request: pytest.FixtureRequest) -> tuple[tuple[int, ...], list[Measurement]]:
    sizes, full, residual_cliques = CASES[request.param]
    rng = np.random.default_rng(1)
    table = counts(sizes)
    return sizes, [
        *noisy(table, full, rng, sigma=8.0),
        *noisy(table, residual_cliques, rng, sigma=5.0, kind=RESIDUAL),
    ]


class TestOptimum:
    def test_it_is_that_of_a_generic_optimiser(self, case: tuple[tuple[int, ...], list[Measurement]]) -> None:
        sizes, measurements = case
        fit = Estimator(sizes).fit(measurements, settings=TIGHT)
        best = slow_fit(sizes, measurements, total=fit.model.total, tau=TIGHT.tau)
        wanted = objective(best, measurements, total=fit.model.total, tau=TIGHT.tau)[0]
        assert fit.reason is StopReason.CONVERGED
        assert objective_of(fit, measurements, TIGHT.tau) == pytest.approx(wanted, rel=1e-7, abs=1e-6)
        np.testing.assert_allclose(whole(fit), best, atol=1e-4)

    @pytest.mark.parametrize("tolerance", [1.0, 0.1, 0.003])
    def test_the_gap_bounds_the_distance_to_the_optimum(
        self, case: tuple[tuple[int, ...], list[Measurement]], tolerance: float
    ) -> None:
        sizes, measurements = case
        settings = FitSettings(tau=0.01, tolerance=tolerance, max_evaluations=1000)
        fit = Estimator(sizes).fit(measurements, settings=settings)
        best = Estimator(sizes).fit(measurements, settings=TIGHT)
        excess = objective_of(fit, measurements, 0.01) - objective_of(best, measurements, 0.01)
        n_numbers = sum(_n_numbers(one) for one in measurements)
        assert -1e-5 <= excess <= fit.gap + 1e-5
        assert fit.gap <= tolerance * n_numbers / 2

    def test_it_does_not_depend_on_the_start(self, case: tuple[tuple[int, ...], list[Measurement]]) -> None:
        sizes, measurements = case
        estimator = Estimator(sizes)
        cold = estimator.fit(measurements, settings=TIGHT)
        first = estimator.fit(measurements[:1], settings=ROUND)
        warm = estimator.fit(measurements, start=first, settings=TIGHT)
        np.testing.assert_allclose(whole(warm), whole(cold), atol=1e-5)
        again = estimator.fit(measurements, start=cold, settings=TIGHT)
        assert again.evaluations == 1

    def test_the_model_is_that_of_its_duals(self, case: tuple[tuple[int, ...], list[Measurement]]) -> None:
        sizes, measurements = case
        fit = Estimator(sizes).fit(measurements, settings=ROUND)
        joint, _ = joint_of([(clique, table) for (clique, _), table in fit.duals.items()], sizes)
        np.testing.assert_allclose(whole(fit), joint, atol=1e-12)

    def test_residual_duals_lie_in_the_range_of_the_projection(
        self, case: tuple[tuple[int, ...], list[Measurement]]
    ) -> None:
        sizes, measurements = case
        fit = Estimator(sizes).fit(measurements)
        for (_, kind), table in fit.duals.items():
            if kind is RESIDUAL:
                np.testing.assert_allclose(residual(table), table, atol=1e-10)

    def test_the_loss_is_that_of_the_model(self, case: tuple[tuple[int, ...], list[Measurement]]) -> None:
        sizes, measurements = case
        measurements = [one for one in measurements if min(one.values.shape) > 1]  # the others only shift it
        fit = Estimator(sizes).fit(measurements, total=500.0)
        loss = objective(whole(fit), measurements, total=500.0, tau=0.0)[0]
        assert fit.loss == pytest.approx(loss, rel=1e-9)


def _n_numbers(one: Measurement) -> int:
    lost = 1 if one.kind is RESIDUAL else 0
    return int(np.prod([n - lost for n in one.values.shape]))


def test_repeats_count_as_one_merged_measurement() -> None:
    rng = np.random.default_rng(2)
    table = counts((3, 4))
    first, second = (noisy(table, [(0, 1)], rng, sigma=s)[0] for s in (3.0, 6.0))
    weights = np.array([1 / 9, 1 / 36])
    together = measured(
        (0, 1),
        np.tensordot(weights, [first.values, second.values], 1) / weights.sum(),
        sigma=weights.sum() ** -0.5,
    )
    apart = Estimator((3, 4)).fit([first, second], total=500.0, settings=TIGHT)
    merged = Estimator((3, 4)).fit([together], total=500.0, settings=TIGHT)
    np.testing.assert_allclose(whole(apart), whole(merged), atol=1e-6)


def test_a_residual_moves_the_interaction_and_not_the_sides() -> None:
    sides = [
        measured((0,), np.array([60.0, 40.0]), sigma=0.01),
        measured((1,), np.array([30.0, 70.0]), sigma=0.01),
    ]
    pattern = np.array([[1.0, -1.0], [-1.0, 1.0]])
    fit = Estimator((2, 2)).fit(
        [*sides, measured((0, 1), 5 * pattern, sigma=0.01, kind=RESIDUAL)], settings=TIGHT
    )
    table = 100 * fit.model.marginal((0, 1))
    np.testing.assert_allclose(table.sum(axis=1), [60, 40], atol=0.05)
    np.testing.assert_allclose(residual(table), 5 * pattern, atol=0.05)


def test_the_total_is_the_weighted_mean_of_full_sums() -> None:
    several = [
        measured((0,), np.array([50.0, 60.0]), sigma=1.0),
        measured((0, 1), np.full((2, 3), 15.0), sigma=2.0),
        measured((0, 1), np.zeros((2, 3)), sigma=0.001, kind=RESIDUAL),
    ]
    weights = np.array([1 / 2, 1 / (6 * 4)])
    assert estimated_total(several) == pytest.approx(weights @ [110.0, 90.0] / weights.sum())


def test_the_total_is_at_least_one_row() -> None:
    assert estimated_total([measured((0,), np.full(2, -1e4))]) == 1.0
    assert estimated_total([]) == 1.0


def test_residuals_alone_have_no_total() -> None:
    with pytest.raises(EngineError, match="full measurement"):
        estimated_total([measured((0,), np.array([1.0, -1.0]), kind=RESIDUAL)])


def test_nothing_measured_is_the_uniform_model() -> None:
    fit = Estimator((2, 3)).fit([])
    np.testing.assert_allclose(fit.model.marginal((0, 1)), 1 / 6)
    assert (fit.model.total, fit.loss, fit.gap, fit.evaluations) == (1.0, 0.0, 0.0, 1)


def test_only_columns_of_one_value() -> None:
    fit = Estimator((1, 1)).fit([measured((0, 1), np.array([[70.0]]))])
    assert fit.model.total == 70.0
    np.testing.assert_array_equal(fit.model.marginal((0, 1)), [[1.0]])


class TestRounds:
    """Fits that follow each other, as in a run."""

    sizes = (2, 3, 2, 4, 2)

    def rounds(self) -> list[Measurement]:
        rng = np.random.default_rng(3)
        pairs = list(combinations(range(5), 2))
        chosen = (
            [(c,) for c in range(5)] + [pairs[i] for i in rng.permutation(10)] + [pairs[3], (1,), pairs[3]]
        )
        return noisy(counts(self.sizes, rows=2000), chosen, rng, sigma=10.0)

    def test_the_tree_is_kept_while_it_holds_all_cliques(self) -> None:
        measurements, estimator, fit = self.rounds(), Estimator(self.sizes), None
        for count in range(5, len(measurements) + 1):
            last = fit
            fit = estimator.fit(measurements[:count], start=fit)
            if last is not None:
                kept = fit.model.tree is last.model.tree
                assert kept == last.model.tree.holds(measurements[count - 1].clique)

    def test_a_warm_start_saves_evaluations(self) -> None:
        measurements, estimator, fit = self.rounds(), Estimator(self.sizes), None
        warm = cold = 0
        for count in range(5, len(measurements) + 1):
            fit = estimator.fit(measurements[:count], start=fit)
            warm += fit.evaluations
            cold += estimator.fit(measurements[:count]).evaluations
        assert warm < 0.8 * cold

    def test_an_estimator_may_serve_unrelated_fits(self) -> None:
        measurements, estimator = self.rounds(), Estimator(self.sizes)
        for part in (measurements, measurements[:6], measurements[5:9], measurements):
            shared = estimator.fit(part, total=2000.0, settings=FINAL)
            fresh = Estimator(self.sizes).fit(part, total=2000.0, settings=FINAL)
            np.testing.assert_array_equal(shared.model.beliefs, fresh.model.beliefs)

    def test_an_earlier_model_does_not_change(self) -> None:
        measurements, estimator = self.rounds(), Estimator(self.sizes)
        first = estimator.fit(measurements[:8])
        before = first.model.beliefs.copy()
        estimator.fit(measurements[:8], start=first, settings=FINAL)
        np.testing.assert_array_equal(first.model.beliefs, before)

    def test_the_settings_are_ordered(self) -> None:
        measurements = self.rounds()
        fits = [Estimator(self.sizes).fit(measurements, settings=s) for s in (PREVIEW, ROUND, FINAL)]
        assert fits[0].evaluations < fits[1].evaluations < fits[2].evaluations
        assert fits[0].loss > fits[2].loss


class TestControl:
    def measurements(self) -> list[Measurement]:
        return noisy(counts((3, 4, 3)), all_subsets(3, 2), np.random.default_rng(4), sigma=2.0)

    def test_cancelling_stops_at_the_next_evaluation(self) -> None:
        token = CancelToken()
        seen: list[Progress] = []

        def report(progress: Progress) -> None:
            seen.append(progress)
            if len(seen) == 3:
                token.cancel()

        with pytest.raises(JobCancelled):
            Estimator((3, 4, 3)).fit(self.measurements(), settings=FINAL, control=RunControl(token, report))
        assert len(seen) == 3

    def test_progress_grows_and_stays_below_one(self) -> None:
        seen: list[Progress] = []
        Estimator((3, 4, 3)).fit(self.measurements(), settings=FINAL, control=RunControl(report=seen.append))
        fractions = [progress.fraction for progress in seen]
        assert fractions == sorted(fractions)
        assert fractions[0] == 0.0
        assert 0.3 < fractions[-1] < 1.0
        assert {progress.step for progress in seen} == {"fit"}

    def test_the_limit_of_evaluations_is_told(self) -> None:
        fit = Estimator((3, 4, 3)).fit(self.measurements(), settings=replace(TIGHT, max_evaluations=5))
        assert fit.reason is StopReason.LIMIT
        assert fit.gap > 0

    def test_a_model_above_the_limit_is_refused_with_a_way_out(self) -> None:
        with pytest.raises(ModelTooLargeError, match="Use fewer bins") as caught:
            Estimator((3, 4, 3), limit_cells=23).fit(self.measurements())
        assert caught.value.details == {"cells": 36, "limit": 23}


@pytest.mark.parametrize(
    "change",
    [
        {"tau": 0.0},
        {"tau": float("nan")},
        {"tolerance": -1.0},
        {"tolerance": float("inf")},
        {"max_evaluations": 0},
    ],
)
def test_settings_out_of_range_are_refused(change: dict[str, float]) -> None:
    with pytest.raises(InputError, match=next(iter(change))):
        replace(ROUND, **change)  # type: ignore[arg-type]


SIZES = (2, 3, 4, 2)
PAIRS: list[Clique] = [(0, 1), (1, 2), (2, 3), (0, 3)]


def _stress() -> dict[str, tuple[tuple[int, ...], list[Measurement]]]:
    rng = np.random.default_rng(5)
    table = counts(SIZES)
    shape = {clique: [SIZES[c] for c in clique] for clique in PAIRS}
    plain = noisy(table, PAIRS, rng, sigma=5.0)
    sigmas = np.geomspace(1e-3, 1e9, 4)
    return {
        "strongly negative": (
            SIZES,
            [measured(c, rng.normal(-1e4, 10, shape[c]), sigma=10.0) for c in PAIRS],
        ),
        "contradictions of 1e6 at σ = 0.001": (
            SIZES,
            [measured(c, rng.choice([-1e6, 1e6], size=shape[c]), sigma=1e-3) for c in PAIRS],
        ),
        "σ = 1e9": (SIZES, [replace(one, sigma=1e9) for one in plain]),
        "σ from 1e-3 to 1e9": (
            SIZES,
            [replace(one, sigma=float(s)) for one, s in zip(plain, sigmas, strict=True)],
        ),
        "one row": (SIZES, noisy(counts(SIZES, rows=1), PAIRS, rng, sigma=20.0)),
        "1e9 rows": (SIZES, noisy(counts(SIZES, rows=10**9), PAIRS, rng, sigma=20.0)),
        "all zero": (SIZES, [measured(c, np.zeros(shape[c]), sigma=3.0) for c in PAIRS]),
        "contradictory cells": (
            SIZES,
            [
                measured(c, 500.0 * (np.arange(np.prod(shape[c])) == i).reshape(shape[c]))
                for i, c in enumerate(PAIRS)
            ],
        ),
        "contradictory repeats": (
            SIZES,
            [measured((0,), np.array(v), sigma=s) for v, s in (([1e5, -1e5], 0.01), ([-1e5, 1e5], 0.02))],
        ),
        "one column": ((5,), [measured((0,), np.array([1e4, -1e4, 0, 1, 2]))]),
        "one column of one value": ((1,), [measured((0,), np.array([-5.0]))]),
        "unmeasured and disconnected columns": (
            (2, 3, 1, 4, 2, 5),
            [measured((0, 3), rng.normal(0, 1e3, (2, 4))), measured((1, 5), rng.normal(0, 1e3, (3, 5)))],
        ),
        "nested": (SIZES, noisy(table, [(0, 1, 2), (0, 1), (1,), (2,), (0, 2)], rng, sigma=1e-3)),
        "residuals that contradict the sides": (
            (2, 2),
            [
                measured((0,), np.array([1000.0, 0.0]), sigma=0.01),
                measured((1,), np.array([1000.0, 0.0]), sigma=0.01),
                measured((0, 1), 1e5 * np.array([[-1.0, 1.0], [1.0, -1.0]]), sigma=0.01, kind=RESIDUAL),
            ],
        ),
    }


STRESS = _stress()


@pytest.mark.parametrize("name", STRESS)
@pytest.mark.parametrize("tau", [0.003, 1e-5])
def test_nothing_makes_a_fit_break(name: str, tau: float) -> None:
    """Warnings are errors: nothing overflows, nothing is NaN; the beliefs are a proper distribution."""
    sizes, measurements = STRESS[name]
    settings = FitSettings(tau=tau, tolerance=0.003, max_evaluations=300)
    with warnings.catch_warnings(), np.errstate(all="raise", under="ignore"):
        warnings.simplefilter("error")
        fit = Estimator(sizes).fit(measurements, settings=settings)
        again = Estimator(sizes).fit(measurements, start=fit, settings=FINAL)
        check_proper(fit)
        check_proper(again)
        rows = generate(again.model, 500, np.random.default_rng(1))
    assert [column.size for column in rows] == [500] * len(sizes)
    assert all(int(column.max()) < size for column, size in zip(rows, sizes, strict=True))


def check_proper(fit: Fit) -> None:
    assert np.isfinite([fit.loss, fit.gap]).all()
    assert np.isfinite(fit.model.beliefs).all()
    assert (fit.model.beliefs >= 0).all()
    for node in fit.model.tree.nodes:
        assert fit.model.beliefs[node.cells].sum() == pytest.approx(1, abs=1e-12)
    pairs = fit.model.pair_matrix()
    assert np.isfinite(pairs).all()
    starts = fit.model.starts
    for a, b in combinations(range(len(fit.model.sizes)), 2):
        block = pairs[starts[a] : starts[a + 1], starts[b] : starts[b + 1]]
        assert block.sum() == pytest.approx(1, abs=1e-9)
        np.testing.assert_allclose(block, fit.model.marginal((a, b)), atol=1e-9)


def test_a_clique_of_a_million_cells() -> None:
    sizes = (100, 100, 100)
    table = np.random.default_rng(6).poisson(0.3, sizes).astype(float)
    measurements = noisy(table, [(0, 1, 2), (0, 1), (2,)], np.random.default_rng(7), sigma=3.0)
    fit = Estimator(sizes).fit(measurements, settings=replace(PREVIEW, max_evaluations=12))
    check_proper(fit)


@pytest.mark.parametrize("shape", SHAPES)
def test_exact_answers_are_reproduced(shape: str) -> None:
    """Hardly any noise: the marginals of the model are those of the table."""
    sizes, cliques = SHAPES[shape]
    table = counts(sizes, rows=10_000) + 1.0
    measurements = noisy(table, cliques, np.random.default_rng(8), sigma=0.01)
    fit = Estimator(sizes).fit(
        measurements, settings=FitSettings(tau=1e-3, tolerance=1.0, max_evaluations=3000)
    )
    for clique in cliques:
        np.testing.assert_allclose(
            fit.model.total * fit.model.marginal(clique), marginal(table, clique), atol=0.5
        )
