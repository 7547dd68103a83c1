import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import varying
from cusyn_desktop.engine.tree import potentials as module
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.potentials import Potentials
from cusyn_desktop.errors import EngineError
from tests.unit.engine.brute_force import SHAPES, joint_of, marginal


def check(sizes: tuple[int, ...], cliques: tuple[Clique, ...], seed: int = 0) -> Potentials:
    """One step there and back equals brute force."""
    cliques = tuple(dict.fromkeys(c for clique in cliques if (c := varying(sizes, clique))))
    tree = JunctionTree.of(sizes, cliques)
    plan = Potentials(tree, cliques)
    assert plan.slots.keys() == set(cliques)
    rng = np.random.default_rng(seed)
    for _ in range(2):  # the work vector is used again
        vector = rng.normal(size=plan.n_cells)
        tables = {c: vector[plan.slots[c]].reshape([sizes[a] for a in c]) for c in cliques}
        joint, wanted_log_z = joint_of(tables.items(), sizes)
        log_z, marginals = plan.marginals(vector)
        assert log_z == pytest.approx(wanted_log_z, rel=1e-12, abs=1e-12)
        for clique, place in plan.slots.items():
            np.testing.assert_allclose(marginals[place], marginal(joint, clique).ravel(), atol=1e-13)
        check_beliefs(tree, plan.beliefs, joint)
    return plan


def check_beliefs(tree: JunctionTree, beliefs: FloatArray, joint: FloatArray) -> None:
    for node in tree.nodes:
        np.testing.assert_allclose(beliefs[node.cells], marginal(joint, node.columns).ravel(), atol=1e-13)


@pytest.mark.parametrize("shape", SHAPES)
def test_marginals_equal_brute_force(shape: str) -> None:
    check(*SHAPES[shape])


@pytest.mark.parametrize("shape", SHAPES)
def test_also_with_every_table_summed_along_axes(shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SPARSE_BELOW", 0)
    monkeypatch.setattr(module, "_SCATTERED_BELOW", 0)
    check(*SHAPES[shape])


def test_large_cliques_share_intermediate_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SPARSE_BELOW", 0)
    monkeypatch.setattr(module, "_SCATTERED_BELOW", 0)
    sizes = (4, 5, 6, 3, 7)
    pairs = ((0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (0, 4), (3, 4))
    tree = JunctionTree.of(sizes, [(0, 1, 2, 3, 4)])
    plan = Potentials(tree, pairs)
    assert plan._shared.size > 0
    vector = np.random.default_rng(1).normal(size=plan.n_cells)
    tables = {c: vector[plan.slots[c]].reshape([sizes[a] for a in c]) for c in pairs}
    joint, wanted_log_z = joint_of(tables.items(), sizes)
    for _ in range(2):
        log_z, marginals = plan.marginals(vector)
        assert log_z == pytest.approx(wanted_log_z, rel=1e-12)
        for clique, place in plan.slots.items():
            np.testing.assert_allclose(marginals[place], marginal(joint, clique).ravel(), atol=1e-13)


def test_tables_hang_below_their_smallest_superset_over_several_levels() -> None:
    plan = check((3, 2, 4, 2), ((0, 1, 2, 3), (0, 1, 2), (0, 1), (0,), (2, 3), (2,), (3,)))
    levels = {place.clique: (place.above, place.level) for place in module._places(plan.tree, plan.slots)}
    assert levels == {
        (0, 1, 2, 3): (None, 0),
        (0, 1, 2): ((0, 1, 2, 3), 2),
        (2, 3): ((0, 1, 2, 3), 2),
        (0, 1): ((0, 1, 2), 3),
        (2,): ((2, 3), 3),
        (3,): ((2, 3), 3),
        (0,): ((0, 1), 4),
    }


def test_the_gradient_of_log_z_is_the_marginals() -> None:
    sizes, cliques = SHAPES["cycle"]
    plan = Potentials(JunctionTree.of(sizes, cliques), cliques)
    vector = np.random.default_rng(2).normal(size=plan.n_cells)
    marginals = plan.marginals(vector)[1].copy()
    for cell in range(0, plan.n_cells, 7):
        step = np.zeros(plan.n_cells)
        step[cell] = 1e-6
        slope = (plan.marginals(vector + step)[0] - plan.marginals(vector - step)[0]) / 2e-6
        assert slope == pytest.approx(marginals[cell], abs=1e-8)


def test_no_measured_tables() -> None:
    plan = Potentials(JunctionTree.of((2, 3), []), [])
    log_z, marginals = plan.marginals(np.zeros(0))
    assert log_z == pytest.approx(np.log(6))
    assert marginals.size == 0


def test_a_clique_outside_the_tree_is_refused() -> None:
    with pytest.raises(EngineError, match="missing"):
        Potentials(JunctionTree.of((2, 2), []), [(0, 1)])


def test_beliefs_are_a_copy() -> None:
    plan = Potentials(JunctionTree.of((2, 2), [(0, 1)]), [(0, 1)])
    plan.marginals(np.zeros(4))
    beliefs = plan.beliefs
    plan.marginals(np.arange(4.0))
    np.testing.assert_allclose(beliefs, 0.25)
