"""Structural zeros: what is possible by brute force, fits that keep to it, rows that never break it."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.engine.estimate import FINAL, ROUND, Estimator, FitSettings
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.inference import FORBIDDEN, Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.zeros import Possible
from cusyn_desktop.errors import EngineError
from tests.unit.engine.brute_force import marginal, measured, noisy, objective, residual, spread

TIGHT = FitSettings(tau=0.01, tolerance=1e-10, max_evaluations=5000)


def random_rules(rng: np.random.Generator, sizes: Sequence[int], n_rules: int) -> list[ForbiddenCells]:
    """Rules on one to three columns, each of which leaves something."""
    cliques = [c for n in (1, 2, 3) for c in combinations(range(len(sizes)), n)]
    rules = []
    for _ in range(n_rules):
        clique = cliques[rng.integers(len(cliques))]
        mask = rng.random([sizes[column] for column in clique]) < rng.choice([0.1, 0.3, 0.6])
        if not mask.all():
            rules.append(ForbiddenCells(clique, mask))
    return rules


def allowed_joint(sizes: Sequence[int], rules: Sequence[ForbiddenCells]) -> FloatArray:
    joint = np.ones(tuple(sizes))
    for rule in rules:
        joint = joint * spread((~rule.mask).astype(float), rule.clique, sizes)
    return joint


def test_what_is_possible_equals_brute_force() -> None:
    rng = np.random.default_rng(0)
    contradictions = 0
    for _ in range(150):
        sizes = tuple(rng.choice([1, 2, 3, 4], size=rng.integers(1, 7)).tolist())
        rules = random_rules(rng, sizes, int(rng.integers(1, 7)))
        others = [tuple(sorted(rng.choice(len(sizes), 2, replace=False).tolist())) for _ in sizes[1:]]
        tree = JunctionTree.of(sizes, [*(rule.clique for rule in rules), *others])
        joint, possible = allowed_joint(sizes, rules), Possible(tree, rules)
        assert possible.is_nothing == (not joint.any())
        contradictions += possible.is_nothing
        for node in tree.nodes:
            wanted = marginal(joint, node.columns) > 0
            inside = possible.forbidden[
                (possible.forbidden >= node.cells.start) & (possible.forbidden < node.cells.stop)
            ]
            if not possible.is_nothing:
                np.testing.assert_array_equal(inside - node.cells.start, np.flatnonzero(~wanted))
                clique = tuple(sorted(node.columns))
                np.testing.assert_array_equal(possible.of(clique), marginal(joint, clique) > 0)
    assert 10 < contradictions < 100


def test_without_rules_everything_is_possible() -> None:
    possible = Possible(JunctionTree.of((2, 3), [(0, 1)]))
    assert not possible.forbidden.size
    assert possible.of((0, 1)).all()
    assert not possible.is_nothing


def test_columns_that_the_tree_holds_apart_are_an_error() -> None:
    rule = ForbiddenCells((0, 1), np.eye(2, dtype=bool))
    with pytest.raises(EngineError, match="does not hold"):
        Possible(JunctionTree.of((2, 2), []), [rule])


def test_propagation_with_forbidden_cells_is_exact_and_never_nan() -> None:
    """Also where a whole separator cell is forbidden, and beside potentials that are far apart."""
    rng = np.random.default_rng(1)
    for scale in (1.0, 1e3, 1e5):
        sizes = (3, 4, 3, 2)
        tree = JunctionTree.of(sizes, [(0, 1), (1, 2), (2, 3)])
        rules = [ForbiddenCells((0, 1), rng.random((3, 4)) < 0.4), ForbiddenCells((1,), np.arange(4) == 2)]
        possible = Possible(tree, rules)
        propagation = Propagation(tree)
        theta = rng.normal(0, scale, tree.cells)
        propagation.tables[...] = theta
        propagation.tables[possible.forbidden] = FORBIDDEN
        with np.errstate(all="raise", under="ignore"):
            log_z = propagation.run()
        log_joint = np.where(allowed_joint(sizes, rules) > 0, 0.0, -np.inf)
        for node in tree.nodes:
            order = tuple(sorted(node.columns))
            table = theta[node.cells].reshape([sizes[column] for column in node.columns])
            table = table.transpose([node.columns.index(column) for column in order])
            log_joint = log_joint + spread(table, order, sizes)
        top = log_joint.max()
        assert log_z == pytest.approx(top + np.log(np.exp(log_joint - top).sum()), rel=1e-12)
        joint = np.exp(log_joint - log_z)
        for node in tree.nodes:
            np.testing.assert_allclose(
                propagation.tables[node.cells], marginal(joint, node.columns).ravel(), atol=1e-12
            )


def measurements_of(
    joint: FloatArray, rng: np.random.Generator, cliques: Sequence[Clique]
) -> list[Measurement]:
    full = noisy(joint, cliques, rng, sigma=4.0)
    return [*full, *noisy(joint, cliques[:1], rng, sigma=3.0, kind=MeasurementKind.RESIDUAL)]


@pytest.mark.parametrize("seed", range(8))
def test_a_fit_with_rules_is_the_optimum_among_what_obeys_them(seed: int) -> None:
    """The gradient of the objective over all possible cells of the joint table is the same number."""
    rng = np.random.default_rng(seed)
    sizes = (3, 2, 4)
    rules = random_rules(rng, sizes, 3)
    allowed = allowed_joint(sizes, rules)
    if not allowed.any():
        pytest.skip("these rules contradict each other")
    joint = rng.multinomial(400, (allowed / allowed.sum()).ravel()).reshape(sizes).astype(float)
    observed = measurements_of(joint, rng, [(0, 1), (1, 2), (0,)])
    fit = Estimator(sizes, rules=rules).fit(observed, total=400.0, settings=TIGHT)
    found = fit.model.marginal((0, 1, 2))
    assert (found[allowed == 0] == 0).all()
    assert (found[allowed > 0] > 0).all()
    known = [
        measured(one.clique, one.values * (marginal(allowed, one.clique) > 0), sigma=one.sigma)
        if one.kind is MeasurementKind.FULL
        else one
        for one in observed
    ]
    _, gradient = objective(found, known, total=400.0, tau=TIGHT.tau)
    inside = gradient[allowed > 0]
    assert np.ptp(inside) < 1e-2 * np.abs(inside).mean() + 1e-2


def test_noise_in_forbidden_cells_moves_nothing() -> None:
    rng = np.random.default_rng(3)
    sizes, mask = (3, 4), np.zeros((3, 4), dtype=bool)
    mask[0, 1:] = mask[2, 0] = True
    rules = [ForbiddenCells((0, 1), mask)]
    table = np.where(mask, 0.0, rng.integers(5, 60, sizes).astype(np.float64))
    fits = []
    for noise in (0.0, 1e6):
        values = table + np.where(mask, noise, 0.0)
        fits.append(Estimator(sizes, rules=rules).fit([measured((0, 1), values)], total=float(table.sum())))
    np.testing.assert_array_equal(fits[0].model.beliefs, fits[1].model.beliefs)
    assert all((dual[mask] == 0).all() for fit in fits for dual in fit.duals.values())


def test_rounds_of_fits_keep_the_rules_as_the_tree_grows() -> None:
    rng = np.random.default_rng(4)
    sizes = (3, 3, 2, 4)
    rules = random_rules(rng, sizes, 2)
    allowed = allowed_joint(sizes, rules)
    joint = rng.multinomial(2000, (allowed / allowed.sum()).ravel()).reshape(sizes).astype(float)
    estimator = Estimator(sizes, rules=rules)
    fit, known = estimator.fit([]), list[Measurement]()
    np.testing.assert_allclose(fit.model.marginal((0, 1, 2, 3)), allowed / allowed.sum(), atol=1e-12)
    for clique in [(0,), (0, 3), (1, 3), (2, 3), (0, 1), (0, 3)]:
        known += noisy(joint, [clique], rng, sigma=5.0)
        fit = estimator.fit(known, start=fit, settings=ROUND)
        assert (fit.model.marginal((0, 1, 2, 3))[allowed == 0] == 0).all()
    fresh = Estimator(sizes, rules=rules).fit(known, settings=FINAL)
    fit = estimator.fit(known, start=fit, settings=FINAL)
    np.testing.assert_allclose(fit.model.marginal((0, 3)), fresh.model.marginal((0, 3)), atol=2e-3)


@pytest.mark.parametrize("n_rows", [1, 7, 1000])
def test_no_row_is_dealt_to_a_forbidden_cell(n_rows: int) -> None:
    rng = np.random.default_rng(5)
    for _ in range(40):
        sizes = tuple(rng.integers(2, 5, size=4).tolist())
        rules = random_rules(rng, sizes, 3)
        allowed = allowed_joint(sizes, rules)
        if not allowed.any():
            continue
        wild = [measured((a, b), rng.normal(0, 1e3, (sizes[a], sizes[b]))) for a, b in [(0, 1), (1, 3)]]
        model = Estimator(sizes, rules=rules).fit(wild, total=float(n_rows)).model
        stored = GraphicalModel.from_bytes(model.to_bytes())
        rows = generate(stored, n_rows, rng)
        assert (allowed[tuple(column.astype(np.int64) for column in rows)] > 0).all()


def test_residuals_see_the_zeros_too() -> None:
    """A residual of a table with zeros is fitted by what is possible alone."""
    mask = np.array([[True, False], [False, False]])
    table = np.array([[0.0, 30.0], [50.0, 20.0]])
    known = [
        measured((0,), table.sum(axis=1)),
        measured((1,), table.sum(axis=0)),
        measured((0, 1), residual(table), kind=MeasurementKind.RESIDUAL),
    ]
    fit = Estimator((2, 2), rules=[ForbiddenCells((0, 1), mask)]).fit(known, total=100.0, settings=FINAL)
    np.testing.assert_allclose(fit.model.marginal((0, 1)), table / 100, atol=1e-3)
