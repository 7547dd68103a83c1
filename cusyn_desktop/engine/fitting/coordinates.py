"""Between the tables of measured cliques and numbers with independent noise.

The cells of a full measurement are such numbers. The noise of a residual is not independent in its cells:
it lies in the range of P = ⊗(I − 11ᵀ/n). In an orthonormal basis Q of that range, P = QQᵀ, it has Π(n − 1)
numbers with independent noise, and a dual of them is free of constraints.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import prod, sqrt
from typing import Protocol

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.engine.cliques import n_cells, shape_of
from cusyn_desktop.engine.tree.sparse import SparseMatrix

_SMALL_TABLE = 64  # cells up to which a residual goes through the matrix that all of them share


class Coordinates(Protocol):
    """A linear map from tables to numbers whose columns are orthonormal within each observation."""

    def numbers(self, tables: FloatArray) -> FloatArray:
        """The cells of full tables, Qᵀ times those of residual ones."""

    def tables(self, numbers: FloatArray) -> FloatArray:
        """The transpose: for each clique the sum of what its observations contribute."""

    def diagonal(self, cells: FloatArray) -> FloatArray:
        """For every number with basis vector q, Σ q² times the cells: the diagonal of QᵀDQ."""


class PlainCoordinates:
    """Every clique is measured in full and in no other way, so that the numbers are the cells."""

    def numbers(self, tables: FloatArray) -> FloatArray:
        """The cells."""
        return tables

    def tables(self, numbers: FloatArray) -> FloatArray:
        """The numbers."""
        return numbers

    def diagonal(self, cells: FloatArray) -> FloatArray:
        """The cells."""
        return cells


class MixedCoordinates:
    """Full tables and small residuals through one sparse matrix, then large residuals one by one."""

    def __init__(
        self,
        sizes: Sequence[int],
        slots: Mapping[Clique, slice],
        *,
        full: Sequence[Clique],
        residual: Sequence[Clique],
    ) -> None:
        """Lay out the numbers: those of `full` first, then those of `residual`, each in the order given.

        Args:
            sizes: Values of every column.
            slots: Where the table of each clique lies.
            full: Cliques measured in full.
            residual: Cliques whose residual is measured, those with few cells first.
        """
        small = [clique for clique in residual if n_cells(sizes, clique) <= _SMALL_TABLE]
        cells = [np.arange(slots[clique].start, slots[clique].stop) for clique in (*full, *small)]
        bases = [None] * len(full) + [_basis(shape_of(sizes, clique)) for clique in small]
        self._matrix = _stacked(cells, bases, width=max(slot.stop for slot in slots.values()))
        self._shared = sum(where.size for where in cells[: len(full)])
        self._shared += sum(basis.shape[1] for basis in bases if basis is not None)
        self._large: list[_LargeResidual] = []
        self._n = self._shared
        for clique in residual[len(small) :]:
            block = _LargeResidual(shape_of(sizes, clique), slots[clique], first=self._n)
            self._large.append(block)
            self._n = block.numbers.stop

    def numbers(self, tables: FloatArray) -> FloatArray:
        """The cells of full tables, Qᵀ times those of residual ones."""
        numbers = np.empty(self._n)
        numbers[: self._shared] = self._matrix.times(tables)
        for block in self._large:
            numbers[block.numbers] = _along_axes(tables[block.cells].reshape(block.shape), block.bases)
        return numbers

    def tables(self, numbers: FloatArray) -> FloatArray:
        """The transpose: for each clique the sum of what its observations contribute."""
        tables = self._matrix.transposed_times(numbers[: self._shared])
        for block in self._large:
            contrasts = numbers[block.numbers].reshape([n - 1 for n in block.shape])
            tables[block.cells] += _along_axes(contrasts, [basis.T for basis in block.bases])
        return tables

    def diagonal(self, cells: FloatArray) -> FloatArray:
        """For every number with basis vector q, Σ q² times the cells: the diagonal of QᵀDQ."""
        diagonal = np.empty(self._n)
        diagonal[: self._shared] = self._matrix.squared_times(cells)
        for block in self._large:
            squares = [np.square(basis) for basis in block.bases]
            diagonal[block.numbers] = _along_axes(cells[block.cells].reshape(block.shape), squares)
        return diagonal


class _LargeResidual:
    """A residual that is transformed along one axis after the other.

    Attributes:
        shape: Shape of the table.
        cells: Where the table lies among the tables.
        numbers: Where its numbers lie among the numbers.
        bases: Contrasts of each axis; their Kronecker product is Q.
    """

    __slots__ = ("bases", "cells", "numbers", "shape")

    def __init__(self, shape: tuple[int, ...], cells: slice, *, first: int) -> None:
        self.shape = shape
        self.cells = cells
        self.numbers = slice(first, first + prod(n - 1 for n in shape))
        self.bases = [_contrasts(n) for n in shape]


def _along_axes(table: FloatArray, matrices: Sequence[FloatArray]) -> FloatArray:
    """Contract each axis of a table with the rows of its matrix; flat, the axes in their order."""
    for matrix in matrices:
        table = np.tensordot(table, matrix, axes=(0, 0))  # the new axis comes last, so the next one is first
    return table.ravel()


def _stacked(cells: Sequence[IntArray], bases: Sequence[FloatArray | None], *, width: int) -> SparseMatrix:
    """The matrix from all tables to the numbers of some; a basis of None takes the cells as they are."""
    rows, columns, entries, height = [np.empty(0, int)], [np.empty(0, int)], [np.empty(0)], 0
    for where, basis in zip(cells, bases, strict=True):
        if basis is None:
            cell = number = np.arange(where.size)
            entry = np.ones(where.size)
        else:
            cell, number = np.nonzero(basis)
            entry = basis[cell, number]
        rows.append(number + height)
        columns.append(where[cell])
        entries.append(entry)
        height += where.size if basis is None else basis.shape[1]
    entry, row, column = np.concatenate(entries), np.concatenate(rows), np.concatenate(columns)
    return SparseMatrix(entry, row, column, shape=(height, width))


@lru_cache(maxsize=1024)
def _basis(shape: tuple[int, ...]) -> FloatArray:
    """Q for a small table, one column for each number."""
    basis: FloatArray = np.ones((1, 1))
    for n in shape:
        basis = np.asarray(np.kron(basis, _contrasts(n)), np.float64)
    return basis


@lru_cache(maxsize=256)
def _contrasts(n: int) -> FloatArray:
    """Helmert's contrasts: an orthonormal basis, shape (n, n − 1), of the vectors that sum to zero."""
    basis = np.zeros((n, n - 1))
    for k in range(1, n):
        basis[:k, k - 1] = 1 / sqrt(k * (k + 1))
        basis[k, k - 1] = -k / sqrt(k * (k + 1))
    basis.setflags(write=False)
    return basis
