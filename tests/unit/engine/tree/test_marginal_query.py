from itertools import pairwise, permutations

import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.engine.tree import marginal_query as module
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.marginal_query import MarginalQuery
from cusyn_desktop.errors import ModelTooLargeError
from tests.unit.engine.brute_force import SHAPES, all_subsets, marginal
from tests.unit.engine.models import calibrated, random_model


@pytest.mark.parametrize("shape", SHAPES)
def test_every_set_of_columns_equals_brute_force(shape: str) -> None:
    tree, beliefs, joint = random_model(*SHAPES[shape])
    query = MarginalQuery(tree, beliefs)
    for clique in all_subsets(len(tree.sizes)):
        np.testing.assert_allclose(query.marginal(clique), marginal(joint, clique), atol=1e-12)


def test_the_axes_follow_the_order_asked_for() -> None:
    tree, beliefs, joint = random_model(*SHAPES["chain"])
    query = MarginalQuery(tree, beliefs)
    for order in permutations((0, 2, 4)):
        np.testing.assert_allclose(query.marginal(order), marginal(joint, order), atol=1e-12)


def test_queries_do_not_depend_on_those_before() -> None:
    tree, beliefs, _ = random_model(*SHAPES["wide separators"])
    shared = MarginalQuery(tree, beliefs)
    sets = all_subsets(len(tree.sizes))
    for clique in [sets[i] for i in np.random.default_rng(1).permutation(len(sets))]:
        np.testing.assert_array_equal(shared.marginal(clique), MarginalQuery(tree, beliefs).marginal(clique))


def test_what_passed_an_edge_is_kept() -> None:
    tree, beliefs, _ = random_model(*SHAPES["star"])
    query = MarginalQuery(tree, beliefs)
    query.marginal((1, 2))
    kept = dict(query._messages)
    assert kept
    query.marginal((1, 3))
    assert all(query._messages[key] is message for key, message in kept.items())


def test_cells_without_mass_stay_empty() -> None:
    """A separator cell of probability zero has no conditional; nothing is divided by zero."""
    tree, beliefs, _ = random_model((2, 3, 2), ((0, 1), (1, 2)))
    joint = np.zeros((2, 3, 2))
    joint[:, 0, :] = 0.25
    for node in tree.nodes:
        beliefs[node.cells] = marginal(joint, node.columns).ravel()
    np.testing.assert_array_equal(MarginalQuery(tree, beliefs).marginal((0, 2)), np.full((2, 2), 0.25))


def test_far_more_columns_than_letters() -> None:
    """A chain of 120 columns: what is asked about is far apart, and positions exceed every alphabet."""
    sizes = (2,) * 120
    tree, beliefs = chain(sizes)
    query = MarginalQuery(tree, beliefs)
    table = query.marginal((0, 60, 119))
    assert table.sum() == pytest.approx(1)
    np.testing.assert_allclose(table.sum(axis=(1, 2)), query.marginal((0,)), atol=1e-12)


def chain(sizes: tuple[int, ...]) -> tuple[JunctionTree, FloatArray]:
    return calibrated(sizes, list(pairwise(range(len(sizes)))))


def test_too_large_an_answer_is_refused_before_it_is_made() -> None:
    tree, beliefs = chain((100,) * 6)
    with pytest.raises(ModelTooLargeError, match="1,000,000,000,000 cells") as caught:
        MarginalQuery(tree, beliefs).marginal((0, 1, 2, 3, 4, 5))
    assert caught.value.details["columns"] == (0, 1, 2, 3, 4, 5)


def test_too_large_a_table_on_the_way_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    tree, beliefs = chain((10,) * 5)
    monkeypatch.setattr(module, "MAX_QUERY_CELLS", 999)
    with pytest.raises(ModelTooLargeError):
        MarginalQuery(tree, beliefs).marginal((0, 2, 4))
