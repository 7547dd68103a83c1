from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import columns_of, mask_of, n_cells
from cusyn_desktop.engine.tree.elimination import graph_of, model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.errors import InputError
from tests.unit.engine.brute_force import SHAPES
from tests.unit.engine.models import random_cliques


def check(tree: JunctionTree, cliques: list[Clique]) -> None:
    """Everything that a rooted junction tree of some cliques must be."""
    sizes = tree.sizes
    assert all(tree.holds(clique) for clique in cliques)
    end = 0
    for place, node in enumerate(tree.nodes):
        assert sorted(node.columns) == list(columns_of(node.mask))
        assert set(node.columns) == {*node.separator, *node.rest}
        assert node.cells == slice(end, end + n_cells(sizes, node.columns))
        assert node.matrix[0] * node.matrix[1] == n_cells(sizes, node.columns)
        assert node.matrix[node.separator_axis] == n_cells(sizes, node.separator)
        assert node.matrix[0] <= node.matrix[1]
        end = node.cells.stop
        if node.parent is None:
            assert node.separator == ()
        else:
            parent = tree.nodes[node.parent]
            assert node.parent < place
            assert place in tree.children[node.parent]
            assert node.separator == tuple(c for c in parent.columns if c in node.columns)
            assert node.separator
    assert tree.cells == end
    for column, size in enumerate(sizes):
        holding = {place for place, node in enumerate(tree.nodes) if node.mask >> column & 1}
        tops = [place for place in holding if tree.nodes[place].parent not in holding]
        assert len(tops) == (size > 1)  # connected: running intersection


@pytest.mark.parametrize("shape", SHAPES)
def test_a_tree_holds_its_cliques(shape: str) -> None:
    sizes, cliques = SHAPES[shape]
    tree = JunctionTree.of(sizes, cliques)
    check(tree, list(cliques))
    assert model_cells(sizes, cliques) == tree.cells


def test_random_trees_are_junction_trees() -> None:
    rng = np.random.default_rng(4)
    for _ in range(200):
        sizes = tuple(rng.integers(1, 6, size=rng.integers(1, 12)).tolist())
        cliques = random_cliques(rng, len(sizes), int(rng.integers(0, 15)))
        check(JunctionTree.of(sizes, cliques), cliques)


def test_the_first_clique_is_the_largest() -> None:
    tree = JunctionTree.of((2, 3, 4, 5, 2), [(0, 1), (1, 2), (2, 3), (4,)])
    assert tree.nodes[0].columns == (2, 3)


def test_the_longer_axis_of_a_clique_comes_last() -> None:
    tree = JunctionTree.of((9, 9, 2, 9, 9), [(0, 1, 2), (1, 2, 3), (0, 1, 4)])
    axes = {node.separator_axis for node in tree.nodes}
    assert axes == {0, 1} or all(node.matrix[0] <= node.matrix[1] for node in tree.nodes)
    for node in tree.nodes:
        rest = [tree.sizes[column] for column in node.rest]
        assert rest == sorted(rest)


def test_a_known_chordal_graph_gives_its_maximal_cliques() -> None:
    tree = JunctionTree.of((2,) * 6, [(0, 1, 2), (1, 2, 3), (3, 4), (5,), (1, 2)])
    assert {node.mask for node in tree.nodes} == {mask_of(c) for c in [(0, 1, 2), (1, 2, 3), (3, 4), (5,)]}
    assert tree.cells == 8 + 8 + 4 + 2


def test_a_cycle_is_filled_in() -> None:
    sizes = (2, 9, 2, 9)
    tree = JunctionTree.of(sizes, [(0, 1), (1, 2), (2, 3), (0, 3)])
    assert tree.cells == 2 * (2 * 9 * 2)  # across the small columns


def test_columns_of_one_value_are_in_no_clique_and_cost_nothing() -> None:
    sizes = (1,) * 90 + (3, 4)
    pairs = list(combinations(range(92), 2))
    tree = JunctionTree.of(sizes, pairs)
    assert [node.columns for node in tree.nodes] == [(90, 91)]
    assert tree.home((5, 91)) == 0
    assert tree.holds((5, 6))
    assert JunctionTree.of((1, 1), [(0, 1)]).home((0, 1)) is None


def test_home_is_the_smallest_clique_that_holds_the_columns() -> None:
    tree = JunctionTree.of((4, 2, 3, 5), [(0, 1, 3), (1, 2)])
    home = tree.home((1,))
    assert home is not None
    assert tree.nodes[home].mask == mask_of((1, 2))
    assert tree.home((0, 2)) is None
    assert not tree.holds((0, 2))


def test_cells_stop_at_the_limit() -> None:
    sizes, cliques = (4, 5, 6, 7), [(0, 1), (1, 2), (2, 3)]
    cells = 4 * 5 + 5 * 6 + 6 * 7
    assert model_cells(sizes, cliques, cells) == cells
    assert model_cells(sizes, cliques, cells - 1) is None
    assert model_cells((10**6,) * 30, [tuple(range(30))], 10**9) is None
    assert model_cells((10**6,) * 30, [tuple(range(30))]) == 10**180


@pytest.mark.parametrize(
    ("masks", "parents"),
    [
        ([0b011, 0b110], [None, None]),  # columns shared without an edge
        ([0b011, 0b110, 0b101], [None, 0, 1]),  # a cycle
        ([0b011], [None]),  # a column left out
        ([0b1011, 0b110], [None, 0]),  # a column too many
        ([0b011, 0b110], [None, 1]),  # its own parent
        ([0b011, 0b110], [None, -1]),
        ([0b011, 0b110], [1, None]),
        ([0b111, 0b011], [None, 0]),  # nothing of its own
        ([0b111, 0], [None, None]),  # no column at all
    ],
)
def test_cliques_that_are_no_junction_tree_are_refused(masks: list[int], parents: list[int | None]) -> None:
    with pytest.raises(InputError):
        JunctionTree((2, 2, 2), masks, parents)


def test_a_column_of_one_value_in_a_clique_is_refused() -> None:
    with pytest.raises(InputError):
        JunctionTree((2, 1), [0b11], [None])


def test_the_graph_leaves_out_columns_of_one_value() -> None:
    assert graph_of((2, 1, 2, 2), [(0, 1, 2), (2, 3)]) == (0b0100, 0, 0b1001, 0b0100)
