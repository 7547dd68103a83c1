"""How the tables in one long work vector are summed into smaller ones, and spread back over larger ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import n_cells, shape_of
from cusyn_desktop.engine.tree.projection import projection
from cusyn_desktop.engine.tree.sparse import SparseMatrix

_REMEMBERED_CELLS = 4096


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a table lies in the work vector.

    Attributes:
        columns: Its columns in the order of its axes.
        cells: Its part of the vector.
    """

    columns: Clique
    cells: slice


class Link(Protocol):
    """One linear map between parts of a work vector, and its transpose."""

    def sum_down(self) -> None:
        """Set the smaller tables to the sums of the larger ones."""

    def add_up(self) -> None:
        """Add each cell of the smaller tables to all cells of the larger ones that it sums."""


class DenseLink:
    """One table that is summed out of a larger one along whole axes: best for large tables."""

    __slots__ = ("_large", "_small", "_spec", "_spread")

    def __init__(self, work: FloatArray, source: Slot, target: Slot, sizes: tuple[int, ...]) -> None:
        """Make the views once.

        Args:
            work: The vector that holds both tables.
            source: The larger table.
            target: The smaller one, over some of the source's columns in any order.
            sizes: Values of every column.
        """
        link = projection(source.columns, target.columns, sizes)
        self._large = work[source.cells].reshape(link.merged)
        self._small = link.in_source_order(work[target.cells])
        self._spec = link.spec
        self._spread = link.spread

    def sum_down(self) -> None:
        """Set the smaller table to the sums of the larger one."""
        self._small[...] = np.einsum(self._spec, self._large).reshape(self._small.shape)

    def add_up(self) -> None:
        """Add the smaller table to the larger one."""
        self._large += self._small.reshape(self._spread)


class SparseLink:
    """Many tables, each summed out of one larger one, by a single sparse 0/1 matrix: best for small ones."""

    __slots__ = ("_large", "_matrix", "_small")

    def __init__(self, work: FloatArray, pairs: Sequence[tuple[Slot, Slot]], sizes: tuple[int, ...]) -> None:
        """Build the matrix.

        Args:
            work: The vector that holds all tables.
            pairs: Source and target of each map; the targets lie one after the other.
            sizes: Values of every column.
        """
        large, small = (_span(slots) for slots in zip(*pairs, strict=True))
        rows, columns = [], []
        for source, target in pairs:
            length = source.cells.stop - source.cells.start
            cells = _remembered_cells if length <= _REMEMBERED_CELLS else _cells_of_target
            rows.append(cells(source.columns, target.columns, sizes) + (target.cells.start - small.start))
            first = source.cells.start - large.start
            columns.append(np.arange(first, first + length, dtype=np.int32))
        row, column = np.concatenate(rows), np.concatenate(columns)
        shape = (small.stop - small.start, large.stop - large.start)
        self._matrix = SparseMatrix(np.ones(row.size), row, column, shape=shape)
        self._large, self._small = work[large], work[small]

    def sum_down(self) -> None:
        """Set the targets to the sums of their sources."""
        self._small[...] = self._matrix.times(self._large)

    def add_up(self) -> None:
        """Add the targets to their sources."""
        self._large += self._matrix.transposed_times(self._small)


def _span(slots: Sequence[Slot]) -> slice:
    """The part of the vector from the first to the last of some tables."""
    return slice(min(slot.cells.start for slot in slots), max(slot.cells.stop for slot in slots))


def _cells_of_target(source: Clique, target: Clique, sizes: tuple[int, ...]) -> NDArray[np.int32]:
    """For every cell of the source, in order, the cell of the target that it belongs to."""
    cells = np.arange(n_cells(sizes, target), dtype=np.int32).reshape(shape_of(sizes, target))
    kept = [column for column in source if column in target]
    cells = cells.transpose([target.index(column) for column in kept])
    cells = cells.reshape([sizes[column] if column in target else 1 for column in source])
    return np.broadcast_to(cells, shape_of(sizes, source)).ravel()


_remembered_cells = lru_cache(maxsize=2048)(_cells_of_target)
