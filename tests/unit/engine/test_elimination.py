"""Sizes of models, and the sweep that tells of many cliques at once which of them fit."""

from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.engine.elimination import Sweep, graph_of, model_cells
from cusyn_desktop.engine.junction_tree import JunctionTree
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


@pytest.mark.parametrize("n_columns", [1, 2, 9])
def test_a_sweep_judges_each_clique_as_if_it_were_alone(n_columns: int) -> None:
    rng = np.random.default_rng(n_columns)
    verdicts = set()
    for _ in range(60):
        sizes = tuple(rng.integers(1, 5, size=n_columns).tolist())
        cliques = random_cliques(rng, n_columns, int(rng.integers(0, 12)))
        limit = int(rng.integers(1, 2 + 4 ** min(n_columns, 5)))
        sweep = Sweep(sizes, graph_of(sizes, cliques), limit=limit)
        for length in range(1, min(n_columns, 3) + 1):
            for clique in combinations(range(n_columns), length):
                alone = model_cells(sizes, [*cliques, clique], limit) is not None
                assert sweep.fits(clique) == alone
                verdicts.add(alone)
    assert verdicts == {True, False}
