"""Noisy tables put together from parts."""

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.residuals import project
from cusyn_desktop.services.measurements.measured import MeasuredTables

SIZES = (2, 3, 4)


def counts() -> IntArray:
    return np.arange(1, 25, dtype=np.int64).reshape(SIZES) ** 2 % 37


def exact(clique: Clique) -> IntArray:
    others = tuple(axis for axis in range(3) if axis not in clique)
    return np.asarray(counts().sum(axis=others))


def full(clique: Clique, *, sigma: float = 1.0, shift: float = 0.0) -> Measurement:
    values = exact(clique).astype(np.float64) + shift
    return Measurement(clique, MeasurementKind.FULL, values, sigma, 1, Purpose.SELECTED)


def residual(clique: Clique) -> Measurement:
    values = project(exact(clique).astype(np.float64))
    return Measurement(clique, MeasurementKind.RESIDUAL, values, 1.0, 1, Purpose.INTEREST)


@pytest.mark.parametrize("clique", [(0,), (1,), (0, 2), (1, 2), (0, 1, 2)])
def test_a_full_measurement_tells_all_of_its_parts(clique: Clique) -> None:
    shares = MeasuredTables(SIZES, [full((0, 1, 2))]).shares(clique)
    assert shares is not None
    np.testing.assert_allclose(shares, exact(clique) / counts().sum())


def test_residuals_and_columns_make_a_table() -> None:
    shares = MeasuredTables(SIZES, [full((0,)), full((1,)), residual((0, 1))]).shares((0, 1))
    assert shares is not None
    np.testing.assert_allclose(shares, exact((0, 1)) / counts().sum())


def test_what_was_not_measured_is_unknown() -> None:
    tables = MeasuredTables(SIZES, [full((0,)), full((1,)), residual((0, 1))])
    assert tables.shares((2,)) is None
    assert tables.shares((0, 2)) is None
    assert MeasuredTables(SIZES, [full((0,)), full((1,))]).shares((0, 1)) is None


def test_better_measurements_weigh_more() -> None:
    tables = MeasuredTables(SIZES, [full((0,), sigma=1.0), full((0,), sigma=3.0, shift=10.0)])
    assert tables.total == pytest.approx(counts().sum() + 20 * 0.1)


def test_without_any_measurement_the_total_is_one() -> None:
    assert MeasuredTables(SIZES, []).total == 1.0


def test_the_expected_error_falls_with_the_noise() -> None:
    noisy = MeasuredTables(SIZES, [full((0, 1), sigma=5.0)]).expected_error((0, 1))
    calm = MeasuredTables(SIZES, [full((0, 1), sigma=1.0)]).expected_error((0, 1))
    assert calm == pytest.approx(noisy / 5)
    assert calm == pytest.approx(np.sqrt(2 / np.pi * 5 * 6) / (2 * counts().sum()))
