"""Sizes of models."""

import numpy as np

from cusyn_desktop.engine.cliques import n_cells_of_mask
from cusyn_desktop.engine.tree.elimination import (
    Elimination,
    elimination_order,
    graph_of,
    maximal_cliques,
    model_cells,
)
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from tests.unit.engine.models import random_cliques


def test_cells_are_those_of_the_tree() -> None:
    rng = np.random.default_rng(1)
    for _ in range(100):
        sizes = tuple(rng.integers(1, 6, size=8).tolist())
        cliques = random_cliques(rng, 8, int(rng.integers(0, 12)))
        cells = JunctionTree.of(sizes, cliques).cells
        assert model_cells(sizes, cliques) == cells
        assert model_cells(sizes, cliques, cells) == cells
        assert model_cells(sizes, cliques, cells - 1) is None


def test_cliques_are_maximal_exactly_if_no_other_one_holds_them() -> None:
    rng = np.random.default_rng(2)
    inside_others = 0
    for _ in range(100):
        sizes = tuple(rng.integers(1, 6, size=9).tolist())
        graph = graph_of(sizes, random_cliques(rng, 9, int(rng.integers(0, 14))))
        found = maximal_cliques(sizes, graph)
        elimination, every = Elimination.of(sizes, graph), []
        for column in elimination_order(sizes, graph):
            assert column == elimination.next
            every.append(elimination.neighbours[column] | 1 << column)
            elimination.eliminate(column)
        assert found == [one for one in every if not any(one != other == one | other for other in every)]
        assert elimination.cells == sum(n_cells_of_mask(sizes, mask) for mask in found)
        inside_others += len(every) > len(found)
    assert inside_others
