from collections.abc import Callable

import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.engine.fitting.lbfgs import StopReason, _Memory, minimise


def quadratic(n: int, condition: float, seed: int = 0) -> tuple[FloatArray, FloatArray]:
    """A positive definite matrix and a vector."""
    rng = np.random.default_rng(seed)
    basis = np.linalg.qr(rng.normal(size=(n, n)))[0]
    return basis * np.geomspace(1, condition, n) @ basis.T, rng.normal(size=n)


def gradient_below(limit: float) -> Callable[[FloatArray], bool]:
    return lambda gradient: float(gradient @ gradient) <= limit**2


@pytest.mark.parametrize("n", [1, 2, 40, 200])
def test_a_quadratic_is_minimised_to_the_stated_gradient(n: int) -> None:
    matrix, target = quadratic(n, 100.0)
    best = minimise(
        lambda x: (float(0.5 * x @ matrix @ x - target @ x), matrix @ x - target),
        np.zeros(n),
        enough=gradient_below(1e-5),
        max_evaluations=1000,
    )
    assert best.reason is StopReason.CONVERGED
    np.testing.assert_allclose(best.point, np.linalg.solve(matrix, target), atol=1e-4)
    np.testing.assert_allclose(best.gradient, matrix @ best.point - target, atol=1e-12)


def test_it_needs_no_more_evaluations_than_scipy() -> None:
    from scipy.optimize import minimize

    matrix, target = quadratic(100, 1e4)

    def function(x: FloatArray) -> tuple[float, FloatArray]:
        return float(0.5 * x @ matrix @ x - target @ x), matrix @ x - target

    ours = minimise(
        function, np.zeros(100), enough=lambda g: float(np.abs(g).max()) <= 1e-4, max_evaluations=5000
    )
    theirs = minimize(
        function,
        np.zeros(100),
        jac=True,
        method="L-BFGS-B",
        options={"maxcor": 30, "gtol": 1e-4, "ftol": 0},
    )
    assert ours.reason is StopReason.CONVERGED
    assert ours.evaluations <= 1.2 * theirs.nfev


def test_the_direction_is_that_of_the_dense_bfgs_matrix() -> None:
    """The compact form against the textbook's product form, through filling the ring and turning it over."""
    rng = np.random.default_rng(1)
    matrix, _ = quadratic(12, 50.0)
    memory = _Memory(12)
    memory._rows = 5
    pairs: list[tuple[FloatArray, FloatArray]] = []
    gradient = rng.normal(size=12)
    for _ in range(14):
        direction = memory.direction(gradient)
        inverse = np.eye(12)
        if pairs:
            step, change = pairs[-1]
            inverse *= step @ change / (change @ change)
        for step, change in pairs:
            left = np.eye(12) - np.outer(step, change) / (step @ change)
            inverse = left @ inverse @ left.T + np.outer(step, step) / (step @ change)
        np.testing.assert_allclose(direction, -inverse @ gradient, rtol=1e-8, atol=1e-9)
        step = direction * rng.uniform(0.3, 1.5)
        change = matrix @ step
        memory.remember(step, change)
        pairs = [*pairs, (step, change)][-5:]
        gradient = gradient + change


def test_a_step_without_curvature_empties_the_memory() -> None:
    memory = _Memory(3)
    memory.remember(np.array([1.0, 0, 0]), np.array([2.0, 0, 0]))
    assert not memory.empty
    memory.remember(np.array([0, 1.0, 0]), np.array([0, -1.0, 0]))
    assert memory.empty
    np.testing.assert_allclose(memory.direction(np.array([2.0, 0, 0])), [-1.0, 0, 0])  # the scale stays


def test_infinite_values_shorten_the_step() -> None:
    def function(x: FloatArray) -> tuple[float, FloatArray]:
        if x[0] >= 1:
            return float("inf"), np.full(1, np.nan)
        return float(-np.log(1 - x[0]) - 2 * x[0]), 1 / (1 - x) - 2

    best = minimise(function, np.array([-20.0]), enough=gradient_below(1e-8), max_evaluations=200)
    assert best.point[0] == pytest.approx(0.5, abs=1e-6)


def test_the_limit_of_evaluations_is_kept() -> None:
    matrix, target = quadratic(100, 1e6)
    seen = []

    def function(x: FloatArray) -> tuple[float, FloatArray]:
        seen.append(x)
        return float(0.5 * x @ matrix @ x - target @ x), matrix @ x - target

    best = minimise(function, np.zeros(100), enough=lambda _: False, max_evaluations=20)
    assert best.reason is StopReason.LIMIT
    assert best.evaluations == len(seen)
    assert 20 <= len(seen) < 20 + 25


def test_it_ends_when_only_rounding_is_left() -> None:
    matrix, target = quadratic(30, 1e3)
    best = minimise(
        lambda x: (float(0.5 * x @ matrix @ x - target @ x), matrix @ x - target),
        np.zeros(30),
        enough=lambda _: False,
        max_evaluations=10_000,
    )
    assert best.reason is StopReason.ROUNDING
    assert best.evaluations < 500
    np.testing.assert_allclose(best.point, np.linalg.solve(matrix, target), rtol=1e-5, atol=1e-6)


def test_a_gradient_that_points_nowhere_ends_the_search() -> None:
    best = minimise(
        lambda _: (1.0, np.full(2, np.nan)), np.zeros(2), enough=lambda _: False, max_evaluations=50
    )
    assert best.reason is StopReason.ROUNDING
    np.testing.assert_array_equal(best.point, [0.0, 0.0])


def test_a_search_that_fails_goes_on_along_the_gradient_and_then_ends() -> None:
    """From the seventh evaluation on no step helps: 25 trials with the memory, 25 without, then the end."""
    matrix, target = quadratic(20, 100.0)
    seen: list[float] = []

    def function(x: FloatArray) -> tuple[float, FloatArray]:
        seen.append(float(0.5 * x @ matrix @ x - target @ x))
        return seen[-1] if len(seen) < 7 else 1e9, matrix @ x - target

    best = minimise(function, np.zeros(20), enough=lambda _: False, max_evaluations=1000)
    assert best.reason is StopReason.ROUNDING
    assert best.value == min(seen[:6])
    assert best.evaluations == len(seen) == 6 + 2 * 25


def test_a_good_start_is_left_alone() -> None:
    best = minimise(
        lambda x: (float(x @ x), 2 * x), np.zeros(4), enough=gradient_below(1e-9), max_evaluations=9
    )
    assert (best.evaluations, best.reason) == (1, StopReason.CONVERGED)


def test_nothing_to_minimise() -> None:
    best = minimise(lambda x: (0.0, x), np.zeros(0), enough=gradient_below(0), max_evaluations=9)
    assert best.point.size == 0


def test_memory_shrinks_for_very_many_variables() -> None:
    assert _Memory(10)._rows == 30
    assert _Memory(400_000)._rows == 10
    assert _Memory(10_000_000)._rows == 5
