"""Minimising a smooth convex function of many variables, with a stopping rule of the caller's own."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from math import inf, isfinite, sqrt

import numpy as np

from cusyn_desktop.arrays import FloatArray

Objective = Callable[[FloatArray], tuple[float, FloatArray]]
"""From a point to the value and the gradient there."""

_MEMORY = 30
_LEAST_MEMORY = 5
_MEMORY_FLOATS = 4_000_000
_ARMIJO = 1e-4
_TRIALS = 25
_NOISE = 1e-13  # relative change of the value that is rounding
_NOISY_STEPS = 3
_CURVATURE = 1e-14


class StopReason(StrEnum):
    """Why a minimisation ended."""

    CONVERGED = "converged"
    """The caller's rule was met."""
    ROUNDING = "rounding"
    """Nothing is left to gain but rounding noise."""
    LIMIT = "limit"
    """The allowed number of evaluations is used up."""


@dataclass(frozen=True, slots=True, eq=False)
class Minimum:
    """Where a minimisation ended.

    Attributes:
        point: The best point.
        value: Value there.
        gradient: Gradient there.
        evaluations: How often the function was evaluated.
        reason: Why it ended.
    """

    point: FloatArray
    value: float
    gradient: FloatArray
    evaluations: int
    reason: StopReason


def minimise(
    function: Objective, start: FloatArray, *, enough: Callable[[FloatArray], bool], max_evaluations: int
) -> Minimum:
    """Minimise by L-BFGS with a backtracking line search.

    Args:
        function: Smooth and convex; may be infinite, which shortens the step.
        start: First point.
        enough: Told a gradient, whether the point is good enough.
        max_evaluations: Where to stop at the latest; a line search that is under way is finished first.

    Source:
        Byrd, Nocedal and Schnabel (1994), Representations of quasi-Newton matrices and their use in limited
        memory methods, section 3 (the compact form of the inverse).
    """
    point = start
    value, gradient = function(point)
    evaluations, noisy = 1, 0
    memory = _Memory(start.size)
    reason = StopReason.CONVERGED
    while not enough(gradient):
        if evaluations >= max_evaluations:
            reason = StopReason.LIMIT
            break
        trial = _search(function, point, value, gradient, memory.direction(gradient))
        evaluations += trial.evaluations
        if trial.failed and not memory.empty:
            memory.clear()  # rounding has spoiled what it knows; go on along the gradient
            continue
        noisy = noisy + 1 if value - trial.value <= _NOISE * abs(value) else 0
        if trial.failed or noisy == _NOISY_STEPS:
            reason = StopReason.ROUNDING
            break
        memory.remember(trial.point - point, trial.gradient - gradient)
        point, value, gradient = trial.point, trial.value, trial.gradient
    return Minimum(point, value, gradient, evaluations, reason)


@dataclass(frozen=True, slots=True, eq=False)
class _Trial:
    """The end of a line search: a better point, or the old one where there is none."""

    point: FloatArray
    value: float
    gradient: FloatArray
    evaluations: int
    failed: bool


def _search(
    function: Objective, point: FloatArray, value: float, gradient: FloatArray, direction: FloatArray
) -> _Trial:
    """Shorten the step, by quadratic interpolation, until the value falls enough (Armijo's rule)."""
    slope = float(gradient @ direction)
    if not -inf < slope < 0:
        return _Trial(point, value, gradient, 0, failed=True)
    length = 1.0
    for evaluations in range(1, _TRIALS + 1):
        there = point + length * direction
        reached, gradient_there = function(there)
        gain = reached - value - length * slope  # what the straight line did not foresee
        if not isfinite(reached):
            length *= 0.1
        elif reached - value <= _ARMIJO * length * slope + _NOISE * abs(value):
            return _Trial(there, reached, gradient_there, evaluations, failed=False)
        else:
            length *= min(0.5, max(0.1, -0.5 * length * slope / gain))
    return _Trial(point, value, gradient, _TRIALS, failed=True)


def memory_bytes(n: int) -> int:
    """Most bytes that the last steps and changes of a function of n variables take."""
    return 2 * 8 * n * _rows_of_memory(n)


def _rows_of_memory(n: int) -> int:
    """How many steps are remembered: fewer of many variables."""
    return max(_LEAST_MEMORY, min(_MEMORY, _MEMORY_FLOATS // max(n, 1)))


class _Memory:
    """The last steps and changes of the gradient, and what they tell about the inverse Hessian.

    With steps S, changes Y (newest last), R the upper triangle of SᵀY, D its diagonal and γ the scale, the
    direction is d = −γg − S w + γ Y v with v = R⁻¹ Sᵀg and w = R⁻ᵀ((D + γYᵀY) v − γ Yᵀg). The rows of S and Y
    lie in a ring; the newest column of SᵀY and YᵀY is the difference of Sᵀg and Yᵀg between two points, so
    that a direction costs four matrix-vector products.
    """

    def __init__(self, n: int) -> None:
        self._rows = rows = _rows_of_memory(n)
        self._steps, self._changes = np.zeros((rows, n)), np.zeros((rows, n))
        self._step_change, self._change_change = np.zeros((rows, rows)), np.zeros((rows, rows))
        self._step_gradient, self._change_gradient = np.zeros(rows), np.zeros(rows)
        self._ring: list[int] = []
        self._newest = (0.0, 0.0)
        self._scale = 1.0

    @property
    def empty(self) -> bool:
        """Whether the direction is plain steepest descent."""
        return not self._ring

    def clear(self) -> None:
        """Forget all but the scale."""
        self._ring.clear()

    def remember(self, step: FloatArray, change: FloatArray) -> None:
        """Take in one step and the change of the gradient along it; without curvature, forget everything."""
        curvature, length = float(step @ change), float(change @ change)
        if curvature <= _CURVATURE * sqrt(float(step @ step) * length):
            self.clear()
            return
        if len(self._ring) == self._rows:
            self._drop_oldest()
        else:
            self._ring.append(len(self._ring))
        self._steps[self._ring[-1]], self._changes[self._ring[-1]] = step, change
        self._newest = curvature, length
        self._scale = curvature / length

    def _drop_oldest(self) -> None:
        self._ring.append(self._ring.pop(0))
        for matrix in (self._step_change, self._change_change):
            matrix[:-1, :-1] = matrix[1:, 1:]
        for vector in (self._step_gradient, self._change_gradient):
            vector[:-1] = vector[1:]

    def direction(self, gradient: FloatArray) -> FloatArray:
        """Where to go from a point with this gradient; asked once for each point."""
        count, scale = len(self._ring), self._scale
        if not count:
            return -scale * gradient
        ring = np.array(self._ring)
        along_steps = (self._steps[:count] @ gradient)[ring]
        along_changes = (self._changes[:count] @ gradient)[ring]
        self._complete(along_steps, along_changes)
        triangle = self._step_change[:count, :count]
        v = _solved(triangle, along_steps, transposed=0)
        w = triangle.diagonal() * v
        w += scale * (self._change_change[:count, :count] @ v - along_changes)
        w = _solved(triangle, w, transposed=1)
        by_row = np.empty((2, count))
        by_row[:, ring] = w, scale * v
        direction: FloatArray = by_row[1] @ self._changes[:count]
        direction -= by_row[0] @ self._steps[:count]
        direction -= scale * gradient
        return direction

    def _complete(self, along_steps: FloatArray, along_changes: FloatArray) -> None:
        """Fill in the products with the newest change, now that the gradient after it is known."""
        count = along_steps.size
        last = count - 1
        column = along_changes - self._change_gradient[:count]
        self._step_change[:count, last] = along_steps - self._step_gradient[:count]
        self._change_change[:count, last] = self._change_change[last, :count] = column
        self._step_change[last, last], self._change_change[last, last] = self._newest
        self._step_gradient[:count], self._change_gradient[:count] = along_steps, along_changes


def _solved(triangle: FloatArray, right: FloatArray, *, transposed: int) -> FloatArray:
    """Solve with an upper triangle; what lies below its diagonal is not looked at."""
    from scipy.linalg.blas import dtrsv

    return np.asarray(dtrsv(triangle, right, trans=transposed))
