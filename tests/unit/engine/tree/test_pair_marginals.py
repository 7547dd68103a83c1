import tracemalloc

import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.engine.tree import pair_marginals as module
from cusyn_desktop.engine.tree.marginal_query import MarginalQuery
from cusyn_desktop.engine.tree.pair_marginals import pair_marginals, sweep_numbers
from tests.unit.engine.brute_force import SHAPES, marginal
from tests.unit.engine.models import calibrated, random_model


def slow_pairs(joint: FloatArray) -> FloatArray:
    """Block by block from the joint table."""
    columns = range(joint.ndim)
    rows = []
    for a in columns:
        rows.append([np.diag(marginal(joint, (a,))) if a == b else marginal(joint, (a, b)) for b in columns])
    return np.block(rows)


@pytest.mark.parametrize("shape", SHAPES)
def test_all_pairs_equal_brute_force(shape: str) -> None:
    tree, beliefs, joint = random_model(*SHAPES[shape])
    np.testing.assert_allclose(pair_marginals(tree, beliefs), slow_pairs(joint), atol=1e-12)


def test_random_models() -> None:
    rng = np.random.default_rng(1)
    for seed in range(60):
        sizes = tuple(rng.integers(1, 4, size=7).tolist())
        cliques = [tuple(sorted(rng.choice(7, 3, replace=False).tolist())) for _ in range(rng.integers(1, 7))]
        tree, beliefs, joint = random_model(sizes, cliques, seed=seed)
        np.testing.assert_allclose(pair_marginals(tree, beliefs), slow_pairs(joint), atol=1e-12)


def test_many_children_with_overlapping_separators() -> None:
    """A root with children that share a separator, overlap in it, or have nothing in common."""
    sizes = (2, 3, 2, 2, 2, 3, 2, 2)
    cliques = [(0, 1, 2), (0, 1, 3), (0, 1, 4), (1, 2, 5), (2, 6), (0, 7)]
    tree, beliefs, joint = random_model(sizes, cliques)
    assert max(map(len, tree.children)) >= 3
    np.testing.assert_allclose(pair_marginals(tree, beliefs), slow_pairs(joint), atol=1e-12)


def test_separator_cells_without_mass() -> None:
    tree, beliefs, _ = random_model((2, 3, 2), ((0, 1), (1, 2)))
    joint = np.zeros((2, 3, 2))
    joint[:, 0, :] = 0.25
    for node in tree.nodes:
        beliefs[node.cells] = marginal(joint, node.columns).ravel()
    np.testing.assert_allclose(pair_marginals(tree, beliefs), slow_pairs(joint), atol=1e-15)


def test_eighty_columns_agree_with_single_queries() -> None:
    rng = np.random.default_rng(2)
    sizes = tuple(rng.integers(2, 5, size=80).tolist())
    cliques = [tuple(sorted({i, max(0, i - int(rng.integers(1, 4))), max(0, i - 1)})) for i in range(1, 80)]
    tree, beliefs = calibrated(sizes, cliques)
    pairs, query = pair_marginals(tree, beliefs), MarginalQuery(tree, beliefs)
    starts = np.concatenate([[0], np.cumsum(sizes)])
    for a, b in rng.choice(80, size=(60, 2)):
        if a != b:
            block = pairs[starts[a] : starts[a + 1], starts[b] : starts[b + 1]]
            np.testing.assert_allclose(block, query.marginal((int(a), int(b))), atol=1e-12)


@pytest.mark.parametrize("at_once", [1, 7])
def test_products_in_parts_are_the_same(monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    tree, beliefs, joint = random_model((2, 3, 2, 2, 2, 3, 2), [(0, 1, 2), (0, 1, 3), (3, 4), (4, 5), (1, 6)])
    monkeypatch.setattr(module, "NUMBERS_AT_ONCE", at_once)
    np.testing.assert_allclose(pair_marginals(tree, beliefs), slow_pairs(joint), atol=1e-12)


@pytest.mark.parametrize("width", [2, 4])
def test_a_sweep_takes_the_memory_that_is_told(width: int) -> None:
    sizes = (8,) * 16
    cliques = [tuple(range(i, i + width + 1)) for i in range(16 - width)]
    tree, beliefs = calibrated(sizes, cliques)
    tracemalloc.start()
    pair_marginals(tree, beliefs)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    clique, matrix = 8 ** (width + 1), sum(sizes) ** 2
    parts = 2 * min(module.NUMBERS_AT_ONCE, sum(sizes) * clique)
    told = 8 * (sweep_numbers(tree) + parts + 3 * clique + 2 * matrix) + 100_000
    assert told / 6 < peak < told
