"""What noisy answers tell about each part of a table, and the error that this lets expect.

A table over q splits into independent parts, one for each subset A of q: P_A of its marginal over A. A full
measurement of a clique tells about all of the clique's parts, a residual about one.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import pi, prod, sqrt

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import n_cells
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind

MEAN_ABSOLUTE = sqrt(2 / pi)
"""Mean absolute value of a standard normal number."""


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

    def variance(self, clique: Clique, *, unknown: float) -> float:
        """Sum of the variances of all cells of a clique's table, in squared counts.

        Args:
            clique: The table.
            unknown: Variance to take for a part that was not measured.
        """
        return sum(
            spread(self._sizes, clique, part) / (self.of(part) or 1 / unknown) for part in parts_of(clique)
        )


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


def fitted_tvd(counts: FloatArray, *, variance: float) -> float:
    """Expected total variation distance of a fitted table, at most 1.

    The error of a cell is as large as its noise, but no larger than its count: a fit knows that counts are
    not negative, and where few people are expected it cannot be wrong by many.

    Args:
        counts: What is expected in each cell, in rows.
        variance: Sum of the variances of all cells, in squared counts.
    """
    noise = sqrt(variance / counts.size)
    distance = MEAN_ABSOLUTE * float(np.minimum(noise, counts).sum())
    return min(1.0, distance / (2 * max(float(counts.sum()), 1.0)))
