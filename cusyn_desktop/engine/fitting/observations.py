"""What a fit is held against: all measurements as one vector of numbers with independent noise."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import n_cells, shape_of, varying
from cusyn_desktop.engine.fitting.coordinates import Coordinates, MixedCoordinates, PlainCoordinates
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.zeros import Possible
from cusyn_desktop.errors import InputError

Key = tuple[Clique, MeasurementKind]
"""What was measured of which columns."""


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """All that is known from the measurements of one kind of one clique.

    Attributes:
        clique: Columns with more than one value, in rising order.
        kind: Full or residual.
        values: Mean of the noisy answers, each weighted by the inverse of its variance; shape of the clique.
        variance: Variance of the noise that is left in a cell (of a residual: before the projection).
    """

    clique: Clique
    kind: MeasurementKind
    values: FloatArray
    variance: float

    @property
    def key(self) -> Key:
        """What was measured of which columns."""
        return self.clique, self.kind


def merged(sizes: Sequence[int], measurements: Iterable[Measurement]) -> tuple[Observation, ...]:
    """Combine repeated measurements by inverse variance, and leave out columns with one value.

    Args:
        sizes: Values of every column.
        measurements: Any number for each clique.

    Returns:
        One observation for each clique and kind, in the order of first appearance. A table over columns
        with one value only tells the total alone, and is left out.

    Raises:
        InputError: A measurement does not fit the columns.
    """
    known: dict[Key, Observation] = {}
    for measurement in measurements:
        if not set(measurement.clique) <= set(range(len(sizes))):
            raise InputError("A measurement names a column that the table does not have.")
        if measurement.values.shape != shape_of(sizes, measurement.clique):
            raise InputError("A measurement has another shape than its columns.", clique=measurement.clique)
        clique = varying(sizes, measurement.clique)
        if not clique:
            continue
        values = measurement.values.reshape(shape_of(sizes, clique))
        new = Observation(clique, measurement.kind, values, measurement.sigma**2)
        known[new.key] = _mean(known[new.key], new) if new.key in known else new
    return tuple(known.values())


def _mean(one: Observation, other: Observation) -> Observation:
    share = other.variance / (one.variance + other.variance)
    values = share * one.values + (1 - share) * other.values
    return Observation(one.clique, one.kind, values, share * one.variance)


def without_zeros(observations: Iterable[Observation], possible: Possible) -> tuple[Observation, ...]:
    """Observations with 0 in the cells of full tables in which no row can be: the noise there tells nothing.

    Args:
        observations: At most one for each clique and kind.
        possible: What the rules leave.
    """
    return tuple(
        replace(one, values=np.where(possible.of(one.clique), one.values, 0.0))
        if one.kind is MeasurementKind.FULL
        else one
        for one in observations
    )


class ObservedVector:
    """Observations in the order in which a fit works on them: full ones first, then residual ones.

    Attributes:
        coordinates: Between the tables of the cliques and the numbers of the observations.
        values: The noisy numbers, in counts.
        variance: Variance of the noise in each of them.
        where: Which of the numbers belong to which observation.
    """

    def __init__(
        self, sizes: Sequence[int], slots: Mapping[Clique, slice], observations: Iterable[Observation]
    ) -> None:
        """Lay out the numbers.

        Args:
            sizes: Values of every column.
            slots: Where the table of each observed clique lies in the vector of all tables.
            observations: At most one for each clique and kind, at least one for each slot.
        """
        self._sizes = tuple(sizes)
        self._slots = dict(slots)
        self._n_cells = max((slot.stop for slot in slots.values()), default=0)
        known = {one.key: one for one in observations}
        full = [clique for clique, kind in known if kind is MeasurementKind.FULL]
        residual = [clique for clique, kind in known if kind is MeasurementKind.RESIDUAL]
        full.sort(key=lambda clique: slots[clique].start)
        residual.sort(key=lambda clique: (n_cells(sizes, clique), slots[clique].start))
        self.where = self._places(full, residual)
        self.coordinates = self._coordinates(full, residual)
        self.values = self.vector({key: one.values for key, one in known.items()})
        self.variance = np.empty_like(self.values)
        for key, one in known.items():
            self.variance[self.where[key]] = one.variance

    def _places(self, full: Sequence[Clique], residual: Sequence[Clique]) -> dict[Key, slice]:
        lengths = {(clique, MeasurementKind.FULL): n_cells(self._sizes, clique) for clique in full}
        for clique in residual:
            lengths[clique, MeasurementKind.RESIDUAL] = prod(self._sizes[column] - 1 for column in clique)
        where, end = {}, 0
        for key, length in lengths.items():
            where[key] = slice(end, end + length)
            end += length
        return where

    def _coordinates(self, full: Sequence[Clique], residual: Sequence[Clique]) -> Coordinates:
        if residual:
            return MixedCoordinates(self._sizes, self._slots, full=full, residual=residual)
        return PlainCoordinates()

    def vector(self, tables: Mapping[Key, FloatArray]) -> FloatArray:
        """The numbers of some tables: zero for observations without a table; other tables are left out."""
        kinds = {kind: np.zeros(self._n_cells) for kind in MeasurementKind}
        for (clique, kind), table in tables.items():
            if (clique, kind) in self.where:
                kinds[kind][self._slots[clique]] = table.ravel()
        numbers = {kind: self.coordinates.numbers(cells) for kind, cells in kinds.items()}
        vector = numbers[MeasurementKind.FULL].copy()
        for (_, kind), place in self.where.items():
            vector[place] = numbers[kind][place]
        return vector

    def by_key(self, numbers: FloatArray) -> dict[Key, FloatArray]:
        """For each observation its part of the numbers, as a table of the clique."""
        tables = {}
        for kind in MeasurementKind:
            chosen = np.zeros_like(numbers)
            for (_, other), place in self.where.items():
                if other is kind:
                    chosen[place] = numbers[place]
            cells = self.coordinates.tables(chosen)
            for clique, other in self.where:
                if other is kind:
                    table = cells[self._slots[clique]].reshape(shape_of(self._sizes, clique))
                    tables[clique, kind] = table
        return tables
