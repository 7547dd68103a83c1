"""What noisy answers tell about each part of a table, and the error that this lets expect.

A table over q splits into independent parts, one for each subset A of q: P_A of its marginal over A. A full
measurement of a clique tells about all of the clique's parts, a residual about one.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import hypot, pi, prod, sqrt
from typing import Self

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.engine.cliques import n_cells
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind

MEAN_ABSOLUTE = sqrt(2 / pi)
"""Mean absolute value of a standard normal number."""
FITTED_NOISE = 0.85
"""Noise of a cell that is left by a fit, which joins all measurements and prefers even tables; from whole
runs on real tables of 100 to 300,000 rows."""
LARGE_DISTANCE = 0.2
"""From such a distance on, fits have their rows where the noise has put them; below it, less and less so."""
MISSED_BY_A_MODEL = 0.15
"""Where nothing measured tells of a dependence between columns, a model misses about this much of it or less,
as total variation distance, however many cells there are; from five real tables of 300 to 49,000 rows."""
_MOST_STEPS, _LAST_STEP = 100, 1e-6


def parts_of(clique: Clique) -> tuple[Clique, ...]:
    """All non-empty subsets of a clique, short ones first."""
    return tuple(part for n in range(1, len(clique) + 1) for part in combinations(clique, n))


class Knowledge:
    """Precision, the inverse of the variance, with which each part is known."""

    def __init__(self, sizes: Sequence[int], measurements: Iterable[Measurement] = ()) -> None:
        self._sizes = tuple(sizes)
        self._precision: dict[Clique, float] = {}
        for measurement in measurements:
            self.add(measurement)

    def add(self, measurement: Measurement) -> None:
        """Learn from one more measurement."""
        self.learn(measurement.clique, kind=measurement.kind, variance=measurement.variance)

    def learn(self, clique: Clique, *, kind: MeasurementKind, variance: float) -> None:
        """Learn what a measurement with this variance in each cell tells.

        A full table over B, summed to A, has the variance of all the cells summed up: that of one cell times
        the number of values of the columns that A lacks.
        """
        if kind is MeasurementKind.RESIDUAL:
            self._add(clique, 1 / variance)
            return
        cells = n_cells(self._sizes, clique)
        for part in parts_of(clique):
            self._add(part, n_cells(self._sizes, part) / (cells * variance))

    def _add(self, part: Clique, precision: float) -> None:
        self._precision[part] = self.of(part) + precision

    @property
    def is_empty(self) -> bool:
        """Whether nothing was measured yet."""
        return not self._precision

    def of(self, part: Clique) -> float:
        """Precision of a part; 0 where nothing is known."""
        return self._precision.get(part, 0.0)

    def variance(self, clique: Clique, *, unknown: float, without: Container[Clique] = ()) -> float:
        """Sum of the variances of all cells of a clique's table, in squared counts.

        Args:
            clique: The table.
            unknown: Variance to take for a part that was not measured.
            without: Parts that are left out.
        """
        return sum(
            spread(self._sizes, clique, part) / (self.of(part) or 1 / unknown)
            for part in parts_of(clique)
            if part not in without
        )

    def unseen(self, clique: Clique) -> tuple[Clique, ...]:
        """The dependences between a clique's columns that nothing measured tells of."""
        return tuple(part for part in parts_of(clique) if len(part) > 1 and not self.of(part))

    def fitted_error(self, clique: Clique, *, unknown: float, noise_of: Callable[[float], float]) -> float:
        """Expected total variation distance of a fitted table of a clique, at most 1.

        What was not measured is taken to be known as well as what was: rounds go to what is worse. Of large
        tables that says too much, as a model without a dependence has no noise of it either.

        Args:
            clique: The table.
            unknown: Variance to take for a part that was not measured.
            noise_of: The distance that the sum of the variances of all cells lets expect.
        """
        noise = noise_of(self.variance(clique, unknown=unknown))
        unseen = self.unseen(clique)
        if not unseen:
            return noise
        seen = noise_of(self.variance(clique, unknown=unknown, without=unseen))
        return min(noise, hypot(seen, MISSED_BY_A_MODEL * sqrt(len(unseen))))


def spread(sizes: Sequence[int], clique: Clique, part: Clique) -> float:
    """What a unit of variance in a part adds to the sum of the variances of a clique's cells.

    The part has Π(n_a − 1) free numbers; each value is shared out evenly over the cells of the other columns.
    """
    free = prod(sizes[column] - 1 for column in part)
    return free / prod(sizes[column] for column in clique if column not in part)


def expected_tvd(*, cells: int, variance: float, total: float) -> float:
    """Expected total variation distance of a table with Gaussian errors, at most 1.

    Args:
        cells: Number of cells.
        variance: Sum of the variances of all cells, in squared counts.
        total: Number of rows.
    """
    distance = MEAN_ABSOLUTE * sqrt(variance * cells)
    return min(1.0, distance / (2 * max(total, 1.0)))


@dataclass(frozen=True, slots=True)
class RankedCells:
    """The cells of a table, largest first: the small ones, which are many and alike, in groups.

    Attributes:
        counts: Mean count of a cell of each group.
        times: How many cells are in each group.
    """

    counts: FloatArray
    times: FloatArray

    @classmethod
    def of(cls, table: FloatArray) -> Self:
        """Rank the cells of a table of any shape."""
        ordered = np.sort(table, axis=None)[::-1]
        starts = _group_starts(ordered.size)
        times = np.diff(starts, append=ordered.size).astype(np.float64)
        return cls(np.add.reduceat(ordered, starts) / times, times)

    def scaled(self, factor: float) -> Self:
        """The same table with so many times the rows."""
        return replace(self, counts=factor * self.counts)


@lru_cache(maxsize=1024)
def _group_starts(cells: int) -> IntArray:
    """Ranks at which groups begin: each a tenth longer than all before it, and of one cell at first."""
    starts = [0]
    while (following := starts[-1] + 1 + starts[-1] // 10) < cells:
        starts.append(following)
    return np.array(starts)


def fitted_tvd(cells: RankedCells, *, variance: float) -> float:
    """Expected total variation distance of a fitted table, at most 1.

    Where noise is small, the error of a cell is as large as its noise, but no larger than its count: a fit
    knows from all measurements where few people are. Where it is large, that is too little, as rows are
    fitted into wrong cells. Between the two the distance itself decides.

    Args:
        cells: What is expected in the cells, in rows.
        variance: Sum of the variances of all cells, in squared counts.
    """
    total = float(cells.times @ cells.counts)
    if min(total, variance) <= 0.0:
        return 0.0
    sigma = sqrt(variance / float(cells.times.sum()))
    near = float(cells.times @ np.minimum(sigma, cells.counts))
    capped = MEAN_ABSOLUTE * near / (2 * max(total, 1.0))
    noise = FITTED_NOISE * sigma
    misplaced = noise * _misplaced(cells.scaled(1 / noise)) / max(total, 1.0)
    share = min(1.0, misplaced / LARGE_DISTANCE)
    return min(1.0, (1 - share) * capped + share * misplaced)


def _misplaced(cells: RankedCells) -> float:
    """Rows that a fit is expected to put into wrong cells where nothing but noisy counts tells of them.

    Fitted cells are not negative and add up to the rows there are: max(0, c + z − t), with t such that they
    do. Where few rows are, t is large, and most of them follow the noise. All in units of the noise.
    """
    level = _cut_off(cells)
    missing = _mean_above(np.array([level])) - _mean_above(level - cells.counts)
    return float(cells.times @ missing)


def _cut_off(cells: RankedCells) -> float:
    """The level above which noisy cells add up to the rows there are on average, in units of the noise.

    By Newton's method: what is above falls ever more slowly, so from 0 no step goes too far.
    """
    from scipy.special import ndtr  # takes long to import

    level, total = 0.0, float(cells.times @ cells.counts)
    for _ in range(_MOST_STEPS):
        heights = cells.counts - level
        above = float(cells.times @ _mean_above(heights))
        step = (above - total) / float(cells.times @ ndtr(heights))
        level += step
        if step < _LAST_STEP:
            break
    return level


def _mean_above(heights: FloatArray) -> FloatArray:
    """Mean of what a height with standard normal noise has above zero."""
    from scipy.special import ndtr  # takes long to import

    mean: FloatArray = heights * ndtr(heights) + np.exp(-heights * heights / 2) / sqrt(2 * pi)
    return mean
