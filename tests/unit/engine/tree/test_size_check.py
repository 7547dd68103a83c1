"""Whether candidates fit: from public facts, and whatever was asked before."""

from itertools import combinations

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import varying
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.size_check import SizeCheck
from tests.unit.engine.models import random_cliques


def test_it_agrees_with_the_cells_of_the_model() -> None:
    rng = np.random.default_rng(5)
    for _ in range(60):
        sizes = tuple(rng.integers(2, 6, size=7).tolist())
        cliques = random_cliques(rng, 7, 6)
        limit = int(rng.integers(50, 1000))
        tree = JunctionTree.of(sizes, cliques)
        size_check = SizeCheck(sizes)
        size_check.begin_round(cliques, limit=limit)
        for pair in combinations(range(7), 2):
            cells = model_cells(sizes, [*cliques, pair])
            assert cells is not None
            assert size_check.fits(pair, tree=tree) == (tree.holds(pair) or cells <= limit)


def test_a_clique_inside_the_tree_always_fits() -> None:
    cycle = [(0, 1), (1, 2), (2, 3), (0, 3)]
    tree = JunctionTree.of((2,) * 4, cycle)
    size_check = SizeCheck((2,) * 4)
    size_check.begin_round(cycle, limit=1)
    diagonals = [pair for pair in [(0, 2), (1, 3)] if tree.holds(pair)]
    assert len(diagonals) == 1
    assert size_check.fits(diagonals[0], tree=tree)


def test_a_measured_fill_edge_counts_for_later_trees() -> None:
    """Measuring a pair that the tree merely filled in leaves the tree as it is, but not the next one."""
    rng = np.random.default_rng(6)
    forgotten = 0
    for _ in range(300):
        sizes = tuple(rng.integers(2, 7, size=6).tolist())
        cliques = random_cliques(rng, 6, 6)
        limit = 150
        if (model_cells(sizes, cliques) or 0) > limit:
            continue
        tree, size_check, stale = JunctionTree.of(sizes, cliques), SizeCheck(sizes), SizeCheck(sizes)
        stale.begin_round(cliques, limit=limit)
        for pair in rng.permutation(list(combinations(range(6), 2))).tolist():
            size_check.begin_round(cliques, limit=limit)
            pair = tuple(pair)
            if size_check.fits(pair, tree=tree):
                cliques = [*cliques, pair]
                if not tree.holds(pair):
                    tree = JunctionTree.of(sizes, cliques)
                assert tree.cells <= limit
            elif stale.fits(pair, tree=tree):
                forgotten += 1
    assert forgotten  # the trap is there, and a check that forgets falls into it


def test_a_refusal_stands_until_the_limit_is_ten_per_cent_higher() -> None:
    sizes = (10, 10, 10)
    tree = JunctionTree.of(sizes, [(0,), (1,), (2,)])
    size_check = SizeCheck(sizes)
    size_check.begin_round([(0,), (1,), (2,)], limit=105)  # the pair needs 110
    assert not size_check.fits((0, 1), tree=tree)
    size_check.begin_round([(0,), (1,), (2,)], limit=112)
    assert not size_check.fits((0, 1), tree=tree)
    size_check.begin_round([(0,), (1,), (2,)], limit=116)
    assert size_check.fits((0, 1), tree=tree)


def test_a_period_ends_when_the_model_has_changed_ten_times() -> None:
    sizes = (3,) * 12
    size_check = SizeCheck(sizes)
    measured: list[Clique] = []
    periods = []
    for column in range(11):
        size_check.begin_round(measured, limit=1000)
        size_check.begin_round(measured, limit=1000)  # the same once more is no change
        periods.append(size_check.period)
        measured.append((column, column + 1))
    assert periods == [1] * 10 + [2]


def test_a_refusal_does_not_depend_on_having_been_asked_before() -> None:
    """Which candidates are asked about follows from private scores; the answers must not."""
    rng = np.random.default_rng(7)
    sizes = tuple(rng.integers(2, 7, size=7).tolist())
    pairs = list(combinations(range(7), 2))
    asked, unasked = SizeCheck(sizes), SizeCheck(sizes)
    cliques: list[Clique] = [(column,) for column in range(7)]
    differing = 0
    for limit in range(60, 400, 5):
        tree = JunctionTree.of(sizes, cliques)
        for size_check in (asked, unasked):
            size_check.begin_round(cliques, limit=limit)
        for pair in pairs:
            asked.fits(pair, tree=tree)
        fitting = [pair for pair in pairs if not tree.holds(pair) and asked.fits(pair, tree=tree)]
        for pair in pairs:
            fresh = SizeCheck(sizes)
            fresh.begin_round(cliques, limit=limit)
            differing += fresh.fits(pair, tree=tree) != asked.fits(pair, tree=tree)
        if fitting and rng.random() < 0.3:
            chosen = fitting[int(rng.integers(len(fitting)))]
            assert unasked.fits(chosen, tree=tree)
            cliques = [*cliques, chosen]
    assert differing  # the rule does refuse what would fit now


def test_a_lower_limit_counts_at_once() -> None:
    size_check = SizeCheck((4, 4))
    tree = JunctionTree.of((4, 4), [])
    size_check.begin_round([], limit=16)
    assert size_check.fits((0, 1), tree=tree)
    size_check.begin_round([], limit=15)
    assert not size_check.fits((0, 1), tree=tree)


def test_columns_of_one_value_change_nothing() -> None:
    size_check = SizeCheck((4, 1))
    size_check.begin_round([(0,)], limit=4)
    tree = JunctionTree.of((4, 1), [(0,)])
    assert size_check.fits((0, 1), tree=tree)
    assert varying((4, 1), (0, 1)) == (0,)


def test_what_may_fit_was_not_refused_at_the_start_of_the_period() -> None:
    sizes = (10, 10, 10)
    columns: list[Clique] = [(0,), (1,), (2,)]
    tree, wider = JunctionTree.of(sizes, columns), JunctionTree.of(sizes, [(0, 1)])
    size_check = SizeCheck(sizes)
    size_check.begin_round(columns, limit=115)  # one pair needs 110, two 200
    size_check.begin_round([*columns, (0, 1)], limit=116)
    assert size_check.may_fit((1, 2), tree=wider)
    assert not size_check.fits((1, 2), tree=wider)
    size_check.begin_period()
    assert not size_check.may_fit((1, 2), tree=wider)
    assert size_check.may_fit((0, 1), tree=wider)  # inside the tree
    assert not size_check.may_fit((0, 1, 2), tree=tree)
    assert size_check.period == 2
