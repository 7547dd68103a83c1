"""A sparse matrix that is multiplied with vectors from either side."""

import numpy as np

from cusyn_desktop.arrays import FloatArray, IntArray


class SparseMatrix:
    """A matrix and its transpose in row order, which is fast for both products."""

    __slots__ = ("_matrix", "_transpose")

    def __init__(
        self, entries: FloatArray, rows: IntArray, columns: IntArray, *, shape: tuple[int, int]
    ) -> None:
        """Build the matrix from its entries and their places."""
        from scipy.sparse import csr_array

        self._matrix = csr_array((entries, (rows, columns)), shape=shape)
        self._transpose = self._matrix.T.tocsr()

    def times(self, vector: FloatArray) -> FloatArray:
        """The matrix times a vector."""
        return np.asarray(self._matrix @ vector)

    def transposed_times(self, vector: FloatArray) -> FloatArray:
        """The transpose times a vector."""
        return np.asarray(self._transpose @ vector)

    def squared_times(self, vector: FloatArray) -> FloatArray:
        """The matrix of squared entries times a vector."""
        return np.asarray(self._matrix.power(2) @ vector)
