"""The counts of a clique: the one question that a synthesis may ask of the rows, through the gate."""

import math
from collections.abc import Sequence
from typing import Protocol

import numpy as np

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.errors import InputError, ModelTooLargeError

MAX_CELLS = 1 << 24
_CHUNK_ROWS = 1 << 16  # the working array stays in the processor's cache


class CountSource(Protocol):
    """Whatever can count: a table in memory, a database, a warehouse."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many codes each column has."""
        ...

    def counts(self, clique: Clique) -> IntArray:
        """The exact number of rows in each cell of a marginal; private."""
        ...


class TableCounts:
    """Counts over a `PrivateTable`, exact, in memory that does not grow with the rows."""

    def __init__(self, table: PrivateTable) -> None:
        self._table = table

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many codes each column has."""
        return self._table.sizes

    def counts(self, clique: Clique) -> IntArray:
        """Count the rows in each cell of a marginal.

        Args:
            clique: Column positions in rising order; empty for the number of rows.

        Returns:
            Counts of shape (sizes of the clique); private until noise was added.

        Raises:
            InputError: The positions are not rising or not columns of the table.
            ModelTooLargeError: The marginal has more than `MAX_CELLS` cells.
        """
        shape = self._checked_shape(clique)
        n_cells = math.prod(shape)
        totals = np.zeros(n_cells, dtype=np.int64)
        chunk_rows = max(_CHUNK_ROWS, n_cells)
        for start in range(0, self._table.n_rows, chunk_rows):
            cells = self._cells(clique, slice(start, start + chunk_rows))
            totals += np.bincount(cells, minlength=n_cells)
        return totals.reshape(shape)

    def _checked_shape(self, clique: Clique) -> tuple[int, ...]:
        if list(clique) != sorted(set(clique)) or any(not 0 <= column < len(self.sizes) for column in clique):
            raise InputError(f"A clique needs rising column positions, not {clique}.", clique=clique)
        shape = tuple(self.sizes[column] for column in clique)
        if math.prod(shape) > MAX_CELLS:
            raise ModelTooLargeError(
                f"The columns {clique} have {math.prod(shape):,} combinations; {MAX_CELLS:,} can be counted."
                " Take fewer columns or fewer bins.",
                cells=math.prod(shape),
                limit=MAX_CELLS,
            )
        return shape

    def _cells(self, clique: Clique, rows: slice) -> IntArray:
        """The cell of each row, in row-major order."""
        n_rows = len(range(*rows.indices(self._table.n_rows)))
        cells = np.zeros(n_rows, dtype=np.int64)
        for column in clique:
            cells *= self.sizes[column]
            cells += self._table.columns[column][rows]
        return cells


class RuledCounts:
    """Counts in which a row that breaks a rule is in no cell of a marginal that shows it.

    A rule is public, so that what such rows add is known to be an error of the file; the model cannot follow
    it, and would be measured again and again where it does not. Each row is still in at most one cell of a
    marginal.
    """

    def __init__(self, source: CountSource, forbidden: Sequence[ForbiddenCells]) -> None:
        self._source = source
        self._forbidden = tuple(forbidden)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many codes each column has."""
        return self._source.sizes

    def counts(self, clique: Clique) -> IntArray:
        """The number of rows in each cell of a marginal, none in a forbidden one; private."""
        counts = self._source.counts(clique)
        for rule in self._forbidden:
            if set(rule.clique) <= set(clique):
                others = tuple(axis for axis, column in enumerate(clique) if column not in rule.clique)
                counts = np.where(np.expand_dims(rule.mask, others), 0, counts)
        return counts
