"""Noisy tables of counts put together from everything that was measured; post-processing, nothing is drawn.

A table over q splits into independent parts, one for each subset A of q: P_A of its marginal over A. A full
measurement tells about every part of its clique, a residual about one; what is known twice is merged by
inverse variance. Adding the parts up again gives the noisy table.

Source:
    Xiao, He, Zhang, Kifer (2023), ResidualPlanner, NeurIPS, arXiv:2305.08175 (reconstruction).
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import prod

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.knowledge import Knowledge, expected_tvd, parts_of
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.residuals import project


class MeasuredTables:
    """All that was measured, by parts."""

    def __init__(self, sizes: Sequence[int], measurements: Iterable[Measurement]) -> None:
        self._sizes = tuple(sizes)
        self._measurements = tuple(measurements)
        self._knowledge = Knowledge(sizes, self._measurements)
        self._parts: dict[Clique, FloatArray | None] = {}

    @property
    def total(self) -> float:
        """The noisy number of rows, at least 1."""
        part = self._part(())
        return 1.0 if part is None else max(1.0, float(part))

    def shares(self, clique: Clique) -> FloatArray | None:
        """Noisy shares over some columns, one axis for each; None where a part was never measured.

        Shares may be negative: noise is not clipped.
        """
        table = np.zeros(self._shape(clique))
        for n in range(len(clique) + 1):
            for columns in combinations(clique, n):
                part = self._part(columns)
                if part is None:
                    return None
                table = table + self._spread(part, columns, clique)
        shares: FloatArray = table / self.total
        shares.setflags(write=False)
        return shares

    def is_known(self, clique: Clique) -> bool:
        """Whether every part of a table was measured, so that `shares` can tell it."""
        return all(self._knowledge.of(part) > 0 for part in parts_of(clique))

    def expected_error(self, clique: Clique) -> float:
        """Total variation distance that the noise lets expect of a table whose parts were all measured."""
        variance = self._knowledge.variance(clique, unknown=1.0)
        return expected_tvd(cells=prod(self._shape(clique)), variance=variance, total=self.total)

    def variance(self, clique: Clique) -> float:
        """Mean variance of the noise in a cell of `shares`, for a table whose parts were all measured."""
        cells = prod(self._shape(clique))
        return self._knowledge.variance(clique, unknown=1.0) / cells / self.total**2

    def _shape(self, clique: Clique) -> tuple[int, ...]:
        return tuple(self._sizes[column] for column in clique)

    def _spread(self, part: FloatArray, columns: Clique, clique: Clique) -> FloatArray:
        """A part shared out evenly over the columns that it lacks."""
        shape = [self._sizes[column] if column in columns else 1 for column in clique]
        others = prod(self._sizes[column] for column in clique if column not in columns)
        return part.reshape(shape) / others

    def _part(self, columns: Clique) -> FloatArray | None:
        """The merged estimate of one part, or None where nothing tells about it."""
        if columns not in self._parts:
            self._parts[columns] = self._merged(columns)
        return self._parts[columns]

    def _merged(self, columns: Clique) -> FloatArray | None:
        weights, weighted = 0.0, np.zeros(self._shape(columns))
        for one in self._measurements:
            found = self._told_by(one, columns)
            if found is not None:
                table, variance = found
                weights += 1 / variance
                weighted = weighted + table / variance
        return weighted / weights if weights else None

    def _told_by(self, one: Measurement, columns: Clique) -> tuple[FloatArray, float] | None:
        """What a measurement tells about a part, and the variance of each cell before the projection."""
        if one.kind is MeasurementKind.RESIDUAL:
            return (one.values, one.variance) if one.clique == columns else None
        if not set(columns) <= set(one.clique):
            return None
        others = tuple(axis for axis, column in enumerate(one.clique) if column not in columns)
        summed = one.values.sum(axis=others)
        cells = prod(one.values.shape[axis] for axis in others)
        return project(np.asarray(summed)), one.variance * cells
