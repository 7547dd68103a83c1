from functools import partial
from math import pi, sqrt

from cusyn_desktop.engine.screening import ALONE, audible, fitting
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

SIZES = (4, 4, 4, 10)


def test_small_queries_go_first_while_the_model_has_room() -> None:
    tree = JunctionTree.of(SIZES, [(0,), (1,), (2,), (3,)])
    kept = fitting([(0, 3), (0, 1), (1, 2)], sizes=SIZES, measured=[], tree=tree, limit_cells=50)
    assert kept == ((0, 1), (1, 2))
    assert fitting([(0, 3)], sizes=SIZES, measured=[], tree=tree, limit_cells=20) == ()


def test_a_query_inside_the_model_always_fits() -> None:
    tree = JunctionTree.of(SIZES, [(0, 1, 2)])
    assert fitting([(0, 2)], sizes=SIZES, measured=[(0, 1, 2)], tree=tree, limit_cells=1) == ((0, 2),)


def test_the_noisiest_are_dropped_until_the_others_can_be_heard() -> None:
    audible_below = partial(audible, [(0, 3), (0, 1)], sizes=SIZES, total=1000.0, pico_rho=10**9)
    assert audible_below(limit=1.0) == ((0, 1), (0, 3))
    one = sqrt(2 / pi) * 16 / sqrt(2e-3) / 2000 / ALONE
    assert audible_below(limit=one * 1.001) == ((0, 1),)
    assert audible_below(limit=one * 0.999) == ()
    assert audible_below(limit=one * 1.001, rows_per_person=2) == ()


def test_a_query_that_is_alone_may_be_noisier_than_one_of_several() -> None:
    """Leaving it out would give its budget to no other query that was asked for."""
    noise = sqrt(2 / pi) * 16 / sqrt(2e-3) / 2000
    alone = partial(audible, [(0, 1)], sizes=SIZES, total=1000.0, pico_rho=10**9)
    twice = partial(audible, [(0, 1), (0, 2)], sizes=SIZES, total=1000.0, pico_rho=2 * 10**9)
    assert alone(limit=0.6 * noise) == ((0, 1),)
    assert twice(limit=1.001 * noise) == ((0, 1), (0, 2))
    assert len(twice(limit=0.9 * noise)) == 1
