from itertools import combinations

import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import (
    columns_of,
    downward_closure,
    mask_of,
    n_cells,
    n_cells_of_mask,
    shape_of,
    varying,
)


@pytest.mark.parametrize("clique", [(), (0,), (3,), (0, 2, 5), (7, 64, 130)])
def test_a_mask_gives_back_its_columns(clique: Clique) -> None:
    assert columns_of(mask_of(clique)) == clique


def test_the_order_and_repetition_of_columns_do_not_change_the_mask() -> None:
    assert mask_of((5, 1, 5)) == mask_of((1, 5)) == 0b100010


def test_shapes_follow_the_order_given() -> None:
    assert shape_of((2, 3, 4), (2, 0)) == (4, 2)
    assert shape_of((2, 3, 4), ()) == ()


def test_cells_are_multiplied_without_overflow() -> None:
    assert n_cells((2, 3, 4), (0, 2)) == 8
    assert n_cells((2, 3), ()) == 1
    assert n_cells((10**9,) * 10, range(10)) == 10**90


@pytest.mark.parametrize("clique", [(), (0,), (1, 2), (0, 1, 2)])
def test_cells_of_a_mask_are_those_of_its_columns(clique: Clique) -> None:
    assert n_cells_of_mask((2, 3, 5), mask_of(clique)) == n_cells((2, 3, 5), clique)


def test_columns_of_one_value_do_not_vary() -> None:
    assert varying((1, 2, 1, 3), (0, 1, 2, 3)) == (1, 3)
    assert varying((1, 1), (0, 1)) == ()


def test_the_closure_has_every_subset_once_and_short_ones_first() -> None:
    closure = downward_closure([(0, 2, 3), (3, 2), (1,)])
    expected = {s for n in (1, 2, 3) for s in combinations((0, 2, 3), n)} | {(1,)}
    assert set(closure) == expected
    assert len(closure) == len(expected)
    assert list(closure) == sorted(closure, key=lambda s: (len(s), s))


def test_the_closure_of_nothing_is_empty() -> None:
    assert downward_closure([]) == ()
