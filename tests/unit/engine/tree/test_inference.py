import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.engine.tree.inference import Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from tests.unit.engine.brute_force import SHAPES, joint_of, marginal


def calibrated(tree: JunctionTree, theta: FloatArray) -> tuple[FloatArray, float]:
    propagation = Propagation(tree)
    propagation.tables[...] = theta
    log_z = propagation.run()
    return propagation.tables, log_z


def expected(tree: JunctionTree, theta: FloatArray) -> tuple[list[FloatArray], float]:
    tables = [theta[node.cells].reshape([tree.sizes[c] for c in node.columns]) for node in tree.nodes]
    potentials = []
    for node, table in zip(tree.nodes, tables, strict=True):
        order = sorted(node.columns)
        potentials.append((tuple(order), table.transpose([node.columns.index(c) for c in order])))
    joint, log_z = joint_of(potentials, tree.sizes)
    return [marginal(joint, node.columns) for node in tree.nodes], log_z


def check_proper(tree: JunctionTree, beliefs: FloatArray) -> None:
    """Distributions that agree with their neighbours."""
    assert np.isfinite(beliefs).all()
    assert (beliefs >= 0).all()
    for node in tree.nodes:
        table = beliefs[node.cells].reshape(node.matrix)
        assert table.sum() == pytest.approx(1, abs=1e-12)
        if node.parent is not None:
            parent = tree.nodes[node.parent]
            shape = [tree.sizes[c] for c in parent.columns]
            rest = tuple(axis for axis, c in enumerate(parent.columns) if c not in node.separator)
            above = beliefs[parent.cells].reshape(shape).sum(axis=rest).ravel()
            np.testing.assert_allclose(table.sum(axis=1 - node.separator_axis), above, atol=1e-14)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("spread", [0.0, 1.0, 20.0])
def test_marginals_and_log_z_equal_brute_force(shape: str, spread: float) -> None:
    sizes, cliques = SHAPES[shape]
    tree = JunctionTree.of(sizes, cliques)
    theta = np.random.default_rng(1).normal(0, spread, tree.cells)
    beliefs, log_z = calibrated(tree, theta)
    tables, wanted_log_z = expected(tree, theta)
    assert log_z == pytest.approx(wanted_log_z, rel=1e-12, abs=1e-12)
    for node, table in zip(tree.nodes, tables, strict=True):
        np.testing.assert_allclose(beliefs[node.cells], table.ravel(), atol=1e-12)
    check_proper(tree, beliefs)


def test_potentials_further_apart_than_exp_reaches() -> None:
    """Messages differ by far more than e^±700; every separator cell keeps its own maximum."""
    sizes = (3, 4, 5, 3)
    tree = JunctionTree.of(sizes, [(0, 1), (1, 2), (2, 3)])
    rng = np.random.default_rng(2)
    for scale in (700.0, 1e4, 1e8, 1e150):
        theta = rng.normal(0, scale, tree.cells)
        beliefs, log_z = calibrated(tree, theta)
        tables, wanted_log_z = expected(tree, theta)
        assert log_z == pytest.approx(wanted_log_z, rel=1e-12)
        check_proper(tree, beliefs)
        for node, table in zip(tree.nodes, tables, strict=True):
            np.testing.assert_allclose(beliefs[node.cells], table.ravel(), atol=1e-12)


def test_a_whole_separator_cell_may_be_all_but_impossible() -> None:
    """The conditional below it stays what it was, although its own cells are below e^-5000."""
    tree = JunctionTree.of((3, 2, 9), [(0, 1), (1, 2)])
    root, child = tree.nodes
    assert root.columns in [(1, 2), (2, 1)]
    theta = np.zeros(tree.cells)
    table = theta[child.cells].reshape(child.matrix)
    separator_first = table if child.separator_axis == 0 else table.T
    separator_first[0] = [-5000.0, -5000.0, -4990.0]
    theta[root.cells].reshape([tree.sizes[c] for c in root.columns])[...] = np.where(
        np.arange(2).reshape([2 if c == 1 else 1 for c in root.columns]) == 0, 5000.0, 0.0
    )
    beliefs, _ = calibrated(tree, theta)
    tables, _ = expected(tree, theta)
    np.testing.assert_allclose(beliefs[child.cells], tables[1].ravel(), atol=1e-12)
    assert beliefs[child.cells].reshape(child.matrix).sum() == pytest.approx(1)


def test_a_shift_of_one_clique_only_shifts_log_z() -> None:
    tree = JunctionTree.of((3, 4, 2), [(0, 1), (1, 2)])
    theta = np.random.default_rng(3).normal(size=tree.cells)
    plain, log_z = calibrated(tree, theta)
    theta[tree.nodes[1].cells] += 1e6
    shifted, shifted_log_z = calibrated(tree, theta)
    np.testing.assert_allclose(shifted, plain, atol=1e-9)
    assert shifted_log_z == pytest.approx(log_z + 1e6, rel=1e-12)


def test_no_columns_that_vary() -> None:
    tree = JunctionTree.of((1, 1), [(0, 1)])
    assert calibrated(tree, np.zeros(0))[1] == 0.0


def test_one_vector_serves_many_runs() -> None:
    sizes, cliques = SHAPES["cycle"]
    tree = JunctionTree.of(sizes, cliques)
    propagation = Propagation(tree, np.empty(tree.cells))
    for seed in range(3):
        theta = np.random.default_rng(seed).normal(size=tree.cells)
        propagation.tables[...] = theta
        propagation.run()
        np.testing.assert_array_equal(propagation.tables, calibrated(tree, theta)[0])
