from fractions import Fraction
from functools import reduce
from math import prod

import numpy as np
import pytest

from cusyn_desktop.engine.residuals import ResidualForm, project, residual_share

SHAPES = [(2,), (3,), (2, 2), (2, 5), (4, 3), (2, 2, 2), (3, 2, 4)]


def projection_matrix(shape: tuple[int, ...]) -> np.ndarray:
    """P by its definition, the slow twin: a Kronecker product of centring matrices."""
    return reduce(np.kron, [np.eye(n) - np.ones((n, n)) / n for n in shape], np.ones((1, 1)))


def contrast_matrix(shape: tuple[int, ...]) -> np.ndarray:
    """R column by column, from the tables with one row."""
    form = ResidualForm(shape)
    unit = np.eye(prod(shape), dtype=np.int64)
    return np.stack([form.contrast(row.reshape(shape)).ravel() for row in unit], axis=1)


def test_two_binary_columns_have_the_odd_contrast() -> None:
    form = ResidualForm((2, 2))
    table = np.array([[7, 1], [2, 5]])
    assert form.contrast(table).tolist() == [[7 - 1 - 2 + 5]]
    assert form.sensitivity_squared == 1
    assert form.lift(np.array([[9]])).tolist() == [[2.25, -2.25], [-2.25, 2.25]]
    assert form.sigma(10.0) == pytest.approx(5.0)
    assert form.share == Fraction(1, 4)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_sensitivity_is_the_exact_norm_of_every_column(shape: tuple[int, ...]) -> None:
    matrix = contrast_matrix(shape)
    assert matrix.dtype == np.int64
    assert set((matrix**2).sum(axis=0).tolist()) == {ResidualForm(shape).sensitivity_squared}


@pytest.mark.parametrize("shape", SHAPES)
def test_lifting_the_contrast_gives_the_projection(shape: tuple[int, ...]) -> None:
    table = np.random.default_rng(5).integers(0, 50, shape)
    form = ResidualForm(shape)
    expected = (projection_matrix(shape) @ table.ravel()).reshape(shape)
    assert np.allclose(form.lift(form.contrast(table)), expected, atol=1e-12)
    assert np.allclose(project(table.astype(float)), expected, atol=1e-12)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_noise_is_that_of_the_projected_normal_law(shape: tuple[int, ...]) -> None:
    """Lifting is linear, so the covariance is exact: L Lᵀ scale² = sigma² P."""
    form = ResidualForm(shape)
    cells = form.contrast(np.zeros(shape, dtype=np.int64)).shape
    unit = np.eye(prod(cells), dtype=np.int64)
    lift = np.stack([form.lift(row.reshape(cells)).ravel() for row in unit], axis=1)
    assert np.allclose(lift @ lift.T * 9.0, form.sigma(3.0) ** 2 * projection_matrix(shape), atol=1e-12)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_residual_costs_its_share_of_a_full_table(shape: tuple[int, ...]) -> None:
    """Δ²/(2 scale²) = p/(2 sigma²)."""
    form = ResidualForm(shape)
    assert form.sensitivity_squared / 3.0**2 == pytest.approx(float(form.share) / form.sigma(3.0) ** 2)


def test_the_share_is_exact() -> None:
    assert residual_share((2, 3)) == Fraction(1, 3)
    assert residual_share((1, 3)) == 0
    assert residual_share(()) == 1
