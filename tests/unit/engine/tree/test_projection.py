from itertools import permutations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.tree.projection import Projection, project, projection
from tests.unit.engine.brute_force import marginal

SIZES = (2, 3, 4, 2, 5)


def test_sums_equal_those_over_axes_for_every_source_and_target_order() -> None:
    table = np.random.default_rng(1).normal(size=SIZES)
    for source in [(0, 1, 2, 3, 4), (4, 2, 0, 3, 1), (3, 1, 4, 0, 2)]:
        arranged = table.transpose(source)
        for target in [t for n in range(4) for t in permutations(range(5), n)]:
            sums = project(arranged, source, target, SIZES)
            np.testing.assert_allclose(sums, marginal(table, target), rtol=1e-12, atol=1e-12)


def test_a_flat_table_will_do() -> None:
    table = np.arange(6.0)
    np.testing.assert_array_equal(project(table, (1, 0), (1,), SIZES), table.reshape(3, 2).sum(axis=1))


def test_neighbouring_axes_with_one_fate_are_merged() -> None:
    link = Projection((0, 1, 2, 3, 4), (2, 3), SIZES)
    assert (link.merged, link.spec, link.spread) == ((6, 8, 5), "abc->b", (1, 8, 1))


@pytest.mark.parametrize("source", [(2, 0, 1), (0, 1, 2)])
@pytest.mark.parametrize("target", [(0,), (1, 2), (2, 1), (2, 0, 1), ()])
def test_spreading_is_the_transpose_of_summing(source: Clique, target: Clique) -> None:
    rng = np.random.default_rng(2)
    link = Projection(source, target, SIZES)
    large = rng.normal(size=[SIZES[column] for column in source])
    small = rng.normal(size=[SIZES[column] for column in target])
    spread = np.broadcast_to(link.in_source_order(small).reshape(link.spread), link.merged)
    assert np.vdot(link.sums(large), small) == pytest.approx(np.vdot(large.reshape(link.merged), spread))


def test_the_two_orders_are_inverse() -> None:
    link = Projection((3, 1, 2), (2, 3), SIZES)
    small = np.random.default_rng(3).normal(size=(4, 2))
    np.testing.assert_array_equal(link.arranged(link.in_source_order(small)), small)


def test_the_same_projection_is_made_once() -> None:
    assert projection((0, 1), (1,), SIZES) is projection((0, 1), (1,), SIZES)
