"""The models of a graph and each of very many cliques: as large as if each clique were asked about alone."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.tree import many_cliques as module
from cusyn_desktop.engine.tree.elimination import graph_of, model_cells
from cusyn_desktop.engine.tree.many_cliques import MOST_CELLS, cells_with_each
from tests.unit.engine.models import random_cliques


def alone(sizes: Sequence[int], measured: Sequence[Clique], cliques: Sequence[Clique]) -> list[float]:
    found = [model_cells(sizes, [*measured, clique]) for clique in cliques]
    return [float(cells or 0) for cells in found]


@pytest.mark.parametrize("n_columns", [1, 2, 9])
def test_each_clique_is_judged_as_if_it_were_alone(n_columns: int) -> None:
    rng = np.random.default_rng(n_columns)
    for _ in range(40):
        sizes = tuple(rng.integers(1, 5, size=n_columns).tolist())
        measured = random_cliques(rng, n_columns, int(rng.integers(0, 12)))
        lengths = range(1, min(n_columns, 3) + 1)
        cliques = [clique for length in lengths for clique in combinations(range(n_columns), length)]
        found = cells_with_each(sizes, graph_of(sizes, measured), cliques)
        assert found.tolist() == alone(sizes, measured, cliques)


@pytest.mark.parametrize("n_columns", [64, 65, 140])
def test_more_columns_than_bits_in_a_word(n_columns: int) -> None:
    rng = np.random.default_rng(n_columns)
    sizes = tuple(rng.integers(1, 6, size=n_columns).tolist())
    measured = [tuple(sorted(rng.choice(n_columns, 2, replace=False).tolist())) for _ in range(n_columns)]
    pairs = list(combinations(range(n_columns), 2))
    cliques = [pairs[place] for place in rng.choice(len(pairs), 150, replace=False)]
    found = cells_with_each(sizes, graph_of(sizes, measured), cliques)
    assert found.tolist() == alone(sizes, measured, cliques)
    assert len(set(found.tolist())) > 1


def test_it_does_not_matter_how_many_are_judged_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(4)
    sizes = tuple(rng.integers(2, 5, size=8).tolist())
    measured = random_cliques(rng, 8, 6)
    pairs = list(combinations(range(8), 2))
    together = cells_with_each(sizes, graph_of(sizes, measured), pairs)
    monkeypatch.setattr(module, "ROWS_AT_ONCE", 3)
    assert np.array_equal(cells_with_each(sizes, graph_of(sizes, measured), pairs), together)


def test_of_no_clique_nothing_is_told() -> None:
    assert cells_with_each((2, 2), graph_of((2, 2), []), []).size == 0


def test_numbers_that_no_float_holds_are_cut() -> None:
    """A clique of columns whose table is beyond all numbers does not spoil the others."""
    sizes = (1000,) * 240
    measured = [(column, column + 1) for column in range(239)]
    everything = tuple(range(240))
    found = cells_with_each(sizes, graph_of(sizes, measured), [everything, (0, 2)])
    assert found[0] >= MOST_CELLS
    assert found[1] == model_cells(sizes, [*measured, (0, 2)])
