from itertools import combinations
from math import sqrt

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.knowledge import (
    FITTED_NOISE,
    MISSED_BY_A_MODEL,
    Knowledge,
    RankedCells,
    expected_tvd,
    fitted_tvd,
    parts_of,
    spread,
)
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


def test_parts_can_be_left_out_of_a_variance() -> None:
    known = Knowledge(SIZES, [measurement((0, 1), MeasurementKind.FULL, 2.0)])
    alone = sum(known.variance((0, 1), unknown=9.0, without=[p for p in parts_of((0, 1)) if p != part])
                for part in parts_of((0, 1)))  # fmt: skip
    assert alone == pytest.approx(known.variance((0, 1), unknown=9.0))
    assert known.variance((0, 1), unknown=9.0, without=parts_of((0, 1))) == 0


def test_only_dependences_count_as_unseen() -> None:
    known = Knowledge(SIZES, [measurement((0, 1), MeasurementKind.FULL, 2.0)])
    assert known.unseen((0, 1)) == ()
    assert known.unseen((2,)) == ()
    assert known.unseen((0, 1, 2)) == ((0, 2), (1, 2), (0, 1, 2))


def test_a_model_without_a_dependence_has_no_noise_of_it() -> None:
    """Large tables that nothing measured tells of: no more than models miss, beside the noise of the rest."""
    known = Knowledge(SIZES, [measurement((c,), MeasurementKind.FULL, 1.0) for c in range(3)])
    noise = sqrt(known.variance((0, 1), unknown=0.25)) / 100
    seen = sqrt(known.variance((0, 1), unknown=0.25, without=((0, 1),))) / 100

    def error(unknown: float) -> float:
        return known.fitted_error((0, 1), unknown=unknown, noise_of=lambda variance: sqrt(variance) / 100)

    assert error(0.25) == noise
    assert seen < noise < error(1e9)
    assert error(1e9) == pytest.approx(sqrt(seen**2 + MISSED_BY_A_MODEL**2))
    known.add(measurement((0, 1), MeasurementKind.FULL, 1e6))
    assert known.fitted_error((0, 1), unknown=1.0, noise_of=lambda variance: variance) > 1e9


def test_the_expected_distance_is_the_mean_of_gaussian_errors() -> None:
    noise = np.random.default_rng(3).normal(0.0, 5.0, (4000, 12))
    mean = (np.abs(noise).sum(axis=1) / 2 / 1000).mean()
    assert expected_tvd(cells=12, variance=12 * 25.0, total=1000.0) == pytest.approx(mean, rel=0.02)
    assert expected_tvd(cells=12, variance=1e12, total=10.0) == 1.0
    assert expected_tvd(cells=2, variance=1.0, total=0.0) == pytest.approx(sqrt(2 / np.pi) * sqrt(2) / 2)


def test_a_small_count_cannot_be_far_off_while_noise_is_small() -> None:
    counts = np.array([900.0, 90.0, 10.0, 0.0])
    even = expected_tvd(cells=4, variance=4 * 5.0**2, total=1000.0)
    assert fitted_tvd(RankedCells.of(counts + 100), variance=4 * 5.0**2) == pytest.approx(
        even * 1000 / 1400, rel=0.01
    )
    assert fitted_tvd(RankedCells.of(counts), variance=4 * 5.0**2) == pytest.approx(even * 3 / 4, rel=0.01)
    assert fitted_tvd(RankedCells.of(np.zeros(4)), variance=1.0) == 0.0


def test_noise_that_hides_the_rows_puts_them_into_wrong_cells() -> None:
    counts = np.array([60.0, 20.0, 10.0, 5.0, 5.0, *[0.0] * 15])
    sigma = 200.0
    noisy = counts + np.random.default_rng(2).normal(0.0, FITTED_NOISE * sigma, (2000, counts.size))
    distances = [
        np.abs(np.maximum(table - cut_off(table, 100.0), 0.0) - counts).sum() / 200 for table in noisy
    ]
    found = fitted_tvd(RankedCells.of(counts), variance=counts.size * sigma**2)
    assert found == pytest.approx(float(np.mean(distances)), rel=0.1)
    assert found > 0.7


def test_more_noise_never_lets_expect_less() -> None:
    counts = 1e4 / np.arange(1.0, 61.0) ** 1.7
    errors = [fitted_tvd(RankedCells.of(counts), variance=10.0**power) for power in np.arange(-3, 12, 0.25)]
    assert errors == sorted(errors)
    assert 0.0 < errors[0] < 1e-3
    assert 0.7 < errors[-1] <= 1.0


@pytest.mark.parametrize("variance", [1e2, 1e6, 1e9, 1e13])
@pytest.mark.parametrize("n_cells", [1, 2, 30, 5_000])
def test_groups_of_like_cells_tell_what_each_cell_would(variance: float, n_cells: int) -> None:
    table = np.random.default_rng(1).permutation(1e4 / np.arange(1.0, n_cells + 1) ** 1.7)
    each = fitted_tvd(RankedCells(table, np.ones(n_cells)), variance=variance)
    grouped = RankedCells.of(table)
    assert fitted_tvd(grouped, variance=variance) == pytest.approx(each, rel=2e-3, abs=1e-12)
    assert grouped.times.sum() == n_cells
    assert grouped.times @ grouped.counts == pytest.approx(table.sum())
    assert grouped.times.size <= 100


def cut_off(table: FloatArray, total: float) -> float:
    """The level above which the cells of one table add up to `total`."""
    ordered = np.sort(table)[::-1]
    levels = (np.cumsum(ordered) - total) / np.arange(1, table.size + 1)
    return float(levels[np.flatnonzero(ordered > levels)[-1]])
