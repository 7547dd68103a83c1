"""Small calibrated models for tests, beside the joint table that they stand for."""

from collections.abc import Iterable

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.inference import Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from tests.unit.engine.brute_force import joint_of


def calibrated(
    sizes: tuple[int, ...], cliques: Iterable[Clique], *, seed: int = 0
) -> tuple[JunctionTree, FloatArray]:
    """A tree with random potentials and its calibrated tables, for models of any size."""
    propagation = Propagation(JunctionTree.of(sizes, cliques))
    propagation.tables[...] = np.random.default_rng(seed).normal(size=propagation.tree.cells)
    propagation.run()
    return propagation.tree, propagation.tables


def random_model(
    sizes: tuple[int, ...], cliques: Iterable[Clique], *, seed: int = 0, spread: float = 1.0
) -> tuple[JunctionTree, FloatArray, FloatArray]:
    """A tree with random potentials, its calibrated tables and the joint distribution."""
    tree = JunctionTree.of(sizes, cliques)
    propagation = Propagation(tree)
    theta = np.random.default_rng(seed).normal(0, spread, tree.cells)
    propagation.tables[...] = theta
    propagation.run()
    potentials = []
    for node in tree.nodes:
        order = tuple(sorted(node.columns))
        table = theta[node.cells].reshape([sizes[column] for column in node.columns])
        potentials.append((order, table.transpose([node.columns.index(column) for column in order])))
    joint, _ = joint_of(potentials, sizes)
    return tree, propagation.tables, joint


def model_of(
    sizes: tuple[int, ...], cliques: Iterable[Clique], *, seed: int = 0, total: float = 100.0
) -> tuple[GraphicalModel, FloatArray]:
    """The same as a model, and the joint distribution."""
    tree, beliefs, joint = random_model(sizes, cliques, seed=seed)
    return GraphicalModel(tree, beliefs, total=total), joint


def random_cliques(rng: np.random.Generator, n_columns: int, count: int) -> list[Clique]:
    """Any one, two or three columns, so many times."""
    longest = min(3, n_columns)
    return [
        tuple(sorted(rng.choice(n_columns, rng.integers(1, longest + 1), replace=False).tolist()))
        for _ in range(count)
    ]
