from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.knowledge import Knowledge, expected_tvd, fitted_tvd, parts_of, spread
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose

SIZES = (2, 3, 4)


def measurement(clique: Clique, kind: MeasurementKind, sigma: float) -> Measurement:
    shape = tuple(SIZES[column] for column in clique)
    return Measurement(clique, kind, np.zeros(shape), sigma, 1, Purpose.SELECTED)


def test_parts_are_all_subsets() -> None:
    assert parts_of((0, 1, 2)) == ((0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


def test_a_full_table_tells_about_every_part() -> None:
    assert Knowledge(SIZES).is_empty
    known = Knowledge(SIZES, [measurement((0, 1), MeasurementKind.FULL, 2.0)])
    assert not known.is_empty
    assert known.of((0, 1)) == pytest.approx(1 / 4)
    assert known.of((0,)) == pytest.approx(1 / (4 * 3))
    assert known.of((1,)) == pytest.approx(1 / (4 * 2))
    assert known.of((2,)) == 0.0


def test_a_residual_tells_about_one_part_and_precisions_add_up() -> None:
    known = Knowledge(SIZES, [measurement((0, 1), MeasurementKind.RESIDUAL, 2.0)])
    assert known.of((0, 1)) == pytest.approx(1 / 4)
    assert known.of((0,)) == 0.0
    known.add(measurement((0, 1), MeasurementKind.FULL, 1.0))
    assert known.of((0, 1)) == pytest.approx(1 / 4 + 1)


@pytest.mark.parametrize("clique", [c for n in (1, 2, 3) for c in combinations(range(3), n)])
def test_a_full_table_has_the_variance_of_its_cells(clique: Clique) -> None:
    """All parts of a table with unit noise add up to one for each cell, less the total's own."""
    known = Knowledge(SIZES, [measurement(clique, MeasurementKind.FULL, 1.0)])
    cells = np.prod([SIZES[column] for column in clique])
    assert known.variance(clique, unknown=1e9) == pytest.approx(cells - 1)


def test_spread_equals_the_trace_of_the_lifted_projection() -> None:
    sizes, clique, part = (3, 4, 2), (0, 1, 2), (0, 2)
    centre = [np.eye(n) - np.ones((n, n)) / n for n in sizes]
    lift = np.kron(np.kron(centre[0], np.ones((4, 1)) / 4), centre[2])
    assert spread(sizes, clique, part) == pytest.approx(np.trace(lift @ lift.T))


def test_an_unknown_part_has_the_given_variance() -> None:
    assert Knowledge(SIZES).variance((0,), unknown=9.0) == pytest.approx(9.0)


def test_the_expected_distance_is_the_mean_of_gaussian_errors() -> None:
    noise = np.random.default_rng(3).normal(0.0, 5.0, (4000, 12))
    mean = (np.abs(noise).sum(axis=1) / 2 / 1000).mean()
    assert expected_tvd(cells=12, variance=12 * 25.0, total=1000.0) == pytest.approx(mean, rel=0.02)
    assert expected_tvd(cells=12, variance=1e12, total=10.0) == 1.0
    assert expected_tvd(cells=2, variance=1.0, total=0.0) == pytest.approx(sqrt(2 / np.pi) * sqrt(2) / 2)


def test_a_small_count_cannot_be_far_off() -> None:
    counts = np.array([900.0, 90.0, 10.0, 0.0])
    even = expected_tvd(cells=4, variance=4 * 5.0**2, total=1000.0)
    assert fitted_tvd(counts + 100, variance=4 * 5.0**2) == pytest.approx(even * 1000 / 1400)
    assert fitted_tvd(counts, variance=4 * 5.0**2) == pytest.approx(even * 3 / 4)
    noise_everywhere = fitted_tvd(counts, variance=1e12)
    assert noise_everywhere == pytest.approx(sqrt(2 / np.pi) / 2)
    assert fitted_tvd(np.zeros(4), variance=1.0) == 0.0
