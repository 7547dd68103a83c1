"""Laws of the engine's core on random models, with the joint table as the oracle."""

from itertools import combinations
from math import prod

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import columns_of, downward_closure, mask_of
from cusyn_desktop.engine.estimate import Estimator, FitSettings
from cusyn_desktop.engine.fitting.lbfgs import StopReason
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.projection import project
from cusyn_desktop.engine.tree.size_check import SizeCheck
from tests.unit.engine.brute_force import (
    all_subsets,
    joint_of,
    marginal,
    measured,
    objective,
    residual,
    slow_fit,
)

TIGHT = FitSettings(tau=0.01, tolerance=1e-8, max_evaluations=4000)
LOOSE = FitSettings(tau=0.01, tolerance=0.1, max_evaluations=400)


def random_cliques(rng: np.random.Generator, n_columns: int) -> list[Clique]:
    """Trees, cycles, nested, repeated and disconnected cliques: the kinds come up by themselves."""
    kind = rng.integers(4)
    if kind == 0:  # a tree, perhaps with branches missing
        return [(int(rng.integers(c)), c) for c in range(1, n_columns) if rng.random() < 0.8]
    if kind == 1 and n_columns > 2:  # a cycle through all columns
        order = rng.permutation(n_columns)
        return [tuple(sorted((int(a), int(b)))) for a, b in zip(order, np.roll(order, 1), strict=True)]
    cliques = []
    for _ in range(rng.integers(0, 7)):
        columns = rng.choice(n_columns, size=rng.integers(1, min(4, n_columns) + 1), replace=False)
        cliques.append(tuple(sorted(columns.tolist())))
        if kind == 3:  # the same once more, and a part of it
            cliques += [cliques[-1], cliques[-1][: int(rng.integers(1, len(cliques[-1]) + 1))]]
    return cliques


def random_measurements(
    rng: np.random.Generator, sizes: tuple[int, ...], cliques: list[Clique], *, residuals: bool = True
) -> list[Measurement]:
    """Noisy answers that need not fit any table, with a one-way table first."""
    measurements = [measured((0,), rng.normal(20, 20, sizes[0]), sigma=5.0)]
    for clique in cliques:
        shape = [sizes[column] for column in clique]
        values = rng.normal(10, 30, shape)
        kind = MeasurementKind.FULL
        if residuals and min(shape) > 1 and rng.random() < 0.4:
            values, kind = residual(values), MeasurementKind.RESIDUAL
        measurements.append(measured(clique, values, sigma=float(rng.choice([0.5, 3.0, 50.0])), kind=kind))
    return measurements


def random_sizes(rng: np.random.Generator) -> tuple[int, ...]:
    return tuple(rng.choice([1, 2, 2, 3, 4, 5], size=rng.integers(1, 7)).tolist())


@pytest.mark.parametrize("block", range(10))
def test_three_hundred_random_models_equal_brute_force(block: int) -> None:
    """All marginals, all pairs and the stored form, to 1e-12."""
    rng = np.random.default_rng(block)
    for _ in range(30):
        sizes = random_sizes(rng)
        measurements = random_measurements(rng, sizes, random_cliques(rng, len(sizes)))
        fit = Estimator(sizes).fit(measurements, settings=LOOSE)
        joint, _ = joint_of([(clique, table) for (clique, _), table in fit.duals.items()], sizes)
        for clique in all_subsets(len(sizes)):
            np.testing.assert_allclose(fit.model.marginal(clique), marginal(joint, clique), atol=1e-12)
        check_pairs(fit.model, joint)
        np.testing.assert_array_equal(
            GraphicalModel.from_bytes(fit.model.to_bytes()).beliefs, fit.model.beliefs
        )


def check_pairs(model: GraphicalModel, joint: FloatArray) -> None:
    pairs, starts = model.pair_matrix(), model.starts
    for a in range(joint.ndim):
        rows = slice(starts[a], starts[a + 1])
        np.testing.assert_allclose(pairs[rows, rows], np.diag(marginal(joint, (a,))), atol=1e-12)
        for b in range(a + 1, joint.ndim):
            columns = slice(starts[b], starts[b + 1])
            np.testing.assert_allclose(pairs[rows, columns], marginal(joint, (a, b)), atol=1e-12)
            np.testing.assert_allclose(pairs[columns, rows], marginal(joint, (b, a)), atol=1e-12)


def test_random_fits_reach_the_optimum_of_a_generic_optimiser() -> None:
    rng = np.random.default_rng(11)
    for _ in range(12):
        sizes = tuple(rng.integers(1, 4, size=rng.integers(2, 4)).tolist())
        measurements = random_measurements(rng, sizes, random_cliques(rng, len(sizes)))
        fit = Estimator(sizes).fit(measurements, settings=TIGHT)
        ours = fit.model.marginal(tuple(range(len(sizes))))
        best = slow_fit(sizes, measurements, total=fit.model.total, tau=TIGHT.tau)
        reached, wanted = (
            objective(p, measurements, total=fit.model.total, tau=TIGHT.tau)[0] for p in (ours, best)
        )
        assert fit.reason is not StopReason.LIMIT
        assert reached <= wanted + 1e-6 * max(1.0, abs(wanted))


seeds = st.integers(0, 2**32 - 1)


@given(seed=seeds, n_rows=st.integers(0, 300))
@settings(max_examples=60, deadline=None)
def test_generated_tables_follow_the_model_to_the_rounding_bound(seed: int, n_rows: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = random_sizes(rng)
    fit = Estimator(sizes).fit(
        random_measurements(rng, sizes, random_cliques(rng, len(sizes))), settings=LOOSE
    )
    rows = generate(fit.model, n_rows, rng)
    assert [len(codes) for codes in rows] == [n_rows] * len(sizes)
    for node in fit.model.tree.nodes:
        order = (*node.separator, *node.rest)
        shape = tuple(sizes[column] for column in order)
        counts = np.zeros(shape)
        np.add.at(counts, tuple(rows[column].astype(int) for column in order), 1)
        lines = (prod(sizes[column] for column in node.separator), -1)
        table, counts = fit.model.marginal(order).reshape(lines), counts.reshape(lines)
        given_rows, mass = counts.sum(axis=1, keepdims=True), table.sum(axis=1, keepdims=True)
        expected = np.where(mass > 0, given_rows * table / np.where(mass > 0, mass, 1), counts)
        assert np.abs(counts - expected).max() < 1 + 1e-9


@given(seed=seeds)
@settings(max_examples=40, deadline=None)
def test_more_measurements_in_another_order_give_the_same_model(seed: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = random_sizes(rng)
    measurements = random_measurements(rng, sizes, random_cliques(rng, len(sizes)))
    shuffled = [measurements[i] for i in rng.permutation(len(measurements))]
    one, other = (Estimator(sizes).fit(some, settings=TIGHT) for some in (measurements, shuffled))
    assert one.model.total == pytest.approx(other.model.total, rel=1e-12)
    reached = [
        objective(
            fit.model.marginal(tuple(range(len(sizes)))), measurements, total=one.model.total, tau=TIGHT.tau
        )[0]
        for fit in (one, other)
    ]
    assert reached[0] == pytest.approx(reached[1], rel=1e-9, abs=one.gap + other.gap + 1e-6)


@given(st.lists(st.sets(st.integers(0, 9), min_size=1, max_size=4), max_size=8))
def test_cells_are_never_fewer_than_the_largest_clique_needs(cliques: list[set[int]]) -> None:
    sizes = (2, 3, 1, 4, 2, 5, 3, 2, 1, 6)
    sorted_cliques = [tuple(sorted(clique)) for clique in cliques]
    cells = model_cells(sizes, sorted_cliques)
    assert cells is not None
    assert cells >= max((prod(sizes[c] for c in clique) for clique in sorted_cliques), default=0)
    assert JunctionTree.of(sizes, sorted_cliques).cells == cells
    assert model_cells(sizes, sorted_cliques, cells) == cells
    assert model_cells(sizes, sorted_cliques, cells - 1) is None


@given(seed=seeds)
@settings(max_examples=60, deadline=None)
def test_a_model_never_passes_its_limit(seed: int) -> None:
    """As in a run: rounds with a growing limit, each adding a clique that the check admits."""
    rng = np.random.default_rng(seed)
    sizes = tuple(rng.integers(1, 6, size=6).tolist())
    measured_cliques: list[Clique] = [(column,) for column in range(6)]
    tree, check = JunctionTree.of(sizes, measured_cliques), SizeCheck(sizes)
    candidates = downward_closure(combinations(range(6), 3))
    limit = max(40, tree.cells)
    for _ in range(15):
        limit = int(limit * rng.uniform(1.0, 1.2))
        check.begin_round(measured_cliques, limit=limit)
        admissible = [clique for clique in candidates if check.fits(clique, tree=tree)]
        chosen = admissible[int(rng.integers(len(admissible)))]
        measured_cliques.append(chosen)
        if not tree.holds(chosen):
            tree = JunctionTree.of(sizes, measured_cliques)
        assert tree.cells <= limit


@given(st.sets(st.integers(0, 200), max_size=12))
def test_masks_and_columns_are_inverse(columns: set[int]) -> None:
    assert columns_of(mask_of(columns)) == tuple(sorted(columns))


@given(seed=seeds)
@settings(max_examples=50, deadline=None)
def test_summing_in_two_steps_is_summing_in_one(seed: int) -> None:
    rng = np.random.default_rng(seed)
    sizes = tuple(rng.integers(1, 4, size=5).tolist())
    order = tuple(rng.permutation(5).tolist())
    middle = tuple(rng.permutation(order[:3]).tolist())
    last = tuple(rng.permutation(middle[:2]).tolist())
    table = rng.normal(size=[sizes[column] for column in order])
    there = project(project(table, order, middle, sizes), middle, last, sizes)
    np.testing.assert_allclose(there, project(table, order, last, sizes), atol=1e-12)
