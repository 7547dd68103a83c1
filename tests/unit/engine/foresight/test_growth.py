"""How a model is likely to grow."""

from itertools import pairwise

from cusyn_desktop.engine.foresight.growth import MOST_A_COLUMN, growth_of
from cusyn_desktop.engine.plan import default_workload
from cusyn_desktop.engine.tree.elimination import model_cells

SIZES = (6, 5, 4, 3, 2, 7)
PAIRS = default_workload(SIZES)


def test_the_cells_are_those_of_the_model_and_never_pass_the_limit() -> None:
    grown = growth_of(SIZES, PAIRS, needed=((0, 1),), limit_cells=200)
    assert grown.needed == model_cells(SIZES, [(0, 1)])
    for number, cells in enumerate(grown.cells, start=1):
        assert cells == model_cells(SIZES, [(0, 1), *grown.placed[:number]])
        assert grown.cells_after(number) == cells <= 200
    assert grown.cells_after(0) == grown.needed
    assert grown.cells_after(10_000) == grown.cells[-1]
    assert 0 < grown.refused_share < 1


def test_columns_are_joined_first() -> None:
    placed = growth_of(SIZES, PAIRS, needed=(), limit_cells=10**9).placed
    joined = {0}
    for _ in SIZES:
        joined |= {column for pair in placed[:5] for column in pair if joined & set(pair)}
    assert joined == set(range(6))


def test_with_room_for_all_nothing_is_refused() -> None:
    grown = growth_of(SIZES, PAIRS, needed=(), limit_cells=10**9)
    assert set(grown.placed) == {pair for pair in PAIRS if len(pair) == 2}
    assert grown.refused_share == 0.0


def test_a_larger_limit_refuses_less() -> None:
    shares = [
        growth_of(SIZES, PAIRS, needed=(), limit_cells=limit).refused_share for limit in (60, 120, 500, 10**6)
    ]
    assert all(more >= less for more, less in pairwise(shares))


def test_wide_tables_are_foreseen_without_trying_every_pair() -> None:
    wide = (5,) * 60
    pairs = default_workload(wide)
    grown = growth_of(wide, pairs, needed=(), limit_cells=131_072)
    assert len(grown.placed) <= MOST_A_COLUMN * 60
    assert grown.refused_share > 0


def test_a_single_column_has_nothing_to_place() -> None:
    grown = growth_of((4,), ((0,),), needed=(), limit_cells=10)
    assert (grown.placed, grown.refused_share, grown.cells_after(3)) == ((), 0.0, 4)
