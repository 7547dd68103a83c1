"""How large a model becomes with each of very many cliques, one at a time beside the same graph.

All eliminations (see `elimination.py`) go on side by side, each in a row of the same arrays; the first row
is that of the graph alone. A clique's edges change nothing before the first of its columns is eliminated:
until then they only make its own columns heavier, which were not the lightest without them. So a row begins
as what the first one is by then.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.engine.cliques import columns_of, mask_of, varying
from cusyn_desktop.engine.tree.elimination import Graph, elimination_order

Words: TypeAlias = NDArray[np.uint64]
"""Bit masks: 64 columns in a word, the words of a mask along the first axis."""

ROWS_AT_ONCE = 1_000
"""Few enough for their arrays to stay in the processor's cache."""
MOST_CELLS = 2.0**53
"""Larger numbers are cut to this one; up to it they are exact."""


def cells_with_each(sizes: Sequence[int], graph: Graph, cliques: Sequence[Clique]) -> FloatArray:
    """Cells of the model of a graph and one more clique, for each of them; exact up to `MOST_CELLS`."""
    masks = [mask_of(varying(sizes, clique)) for clique in cliques]
    step_of = {column: step for step, column in enumerate(elimination_order(sizes, graph))}
    begins = np.array(
        [min((step_of[column] for column in columns_of(mask)), default=len(step_of)) for mask in masks]
    )
    places = np.argsort(begins)
    cells = np.empty(len(cliques))
    for start in range(0, len(cliques), ROWS_AT_ONCE):
        block = places[start : start + ROWS_AT_ONCE]
        rows = _Rows(sizes, graph, masks=[masks[place] for place in block])
        for step in range(len(step_of)):
            rows.begin(until=1 + int(np.searchsorted(begins[block], step, side="right")))
            rows.eliminate()
        rows.begin(until=1 + len(block))
        cells[block] = rows.cells[1:]
    return cells


class _Rows:
    """Eliminations that have all taken out equally many columns.

    Attributes:
        cells: Of each row's maximal cliques so far.
    """

    def __init__(self, sizes: Sequence[int], graph: Graph, *, masks: Sequence[int]) -> None:
        """Begin the first row; the others will join a mask each."""
        words = -(-len(sizes) // 64)
        width = 64 * words
        n_rows = 1 + len(masks)
        padded = np.array([*sizes, *[1] * (width - len(sizes))], dtype=np.float64)
        self._width = width
        self._products = _products(padded)[: -(-len(sizes) // 8)]
        self._columns = _words([1 << column for column in range(width)], words)
        self._masks = _words([0, *masks], words)
        self._closed = np.empty((words, n_rows, width), dtype=np.uint64)  # each column and those beside it
        self._weights = np.empty((n_rows, width))  # cells of that; inf for what is gone
        self._separators = np.empty((words, np.count_nonzero(padded > 1), n_rows), dtype=np.uint64)
        self.cells: FloatArray = np.zeros(n_rows)
        self._n_rows, self._step = 1, 0
        self._closed[:, 0] = self._columns | _words([*graph, *[0] * (width - len(graph))], words)
        self._weights[0] = np.where(padded > 1, self._cells_of(self._closed[:, 0]), np.inf)

    def begin(self, *, until: int) -> None:
        """Let rows begin, up to a number of rows in all: as the first is now, with their masks joined."""
        new = slice(self._n_rows, until)
        self._closed[:, new] = self._closed[:, :1]
        self._weights[new] = self._weights[0]
        self._separators[:, : self._step, new] = self._separators[:, : self._step, :1]
        self.cells[new] = self.cells[0]
        masks = self._masks[:, new]
        self._join(masks, gone=np.zeros_like(masks), first=self._n_rows)
        self._n_rows = until

    def eliminate(self) -> None:
        """Take the lightest column out of every row and join its neighbours."""
        rows, begun = np.arange(self._n_rows), slice(self._n_rows)
        columns = self._weights[begun].argmin(axis=1)
        clique, own = self._closed[:, rows, columns], self._columns[:, columns]
        beside = clique ^ own
        earlier = self._separators[:, : self._step, begun]
        is_maximal = ~(earlier == clique[:, np.newaxis]).all(axis=0).any(axis=0)
        self.cells[begun] += is_maximal * self._weights[rows, columns]
        self._weights[rows, columns] = np.inf
        self._separators[:, self._step, begun] = beside
        self._step += 1
        self._join(beside, gone=own, first=0)

    def _join(self, masks: Words, *, gone: Words, first: int) -> None:
        """Join the columns of a mask in each row from the first one on, without what is gone from it."""
        places = _set_bits(masks)
        rows = places // self._width
        places += first * self._width
        closed = self._closed.reshape(len(masks), -1)
        joined = (closed[:, places] | masks[:, rows]) ^ gone[:, rows]
        closed[:, places] = joined
        self._weights.reshape(-1)[places] = self._cells_of(joined)

    def _cells_of(self, masks: Words) -> FloatArray:
        """Cells of the tables over some masks' columns, at most `MOST_CELLS`."""
        parts = _bytes(masks)
        cells = np.ones(len(parts))
        with np.errstate(over="ignore"):
            for position, products in enumerate(self._products):
                cells *= products[parts[:, position]]
        return np.minimum(cells, MOST_CELLS)


def _products(sizes: FloatArray) -> FloatArray:
    """For each eight columns the cells of the table over any of them, by their bits."""
    bits = np.unpackbits(np.arange(256, dtype=np.uint8)[:, np.newaxis], axis=1, bitorder="little")
    products: FloatArray = np.where(bits, sizes.reshape(-1, 1, 8), 1.0).prod(axis=2)
    return np.minimum(products, MOST_CELLS)


def _words(masks: Sequence[int], n_words: int) -> Words:
    """Masks as words."""
    together = b"".join(mask.to_bytes(8 * n_words, "little") for mask in masks)
    return np.frombuffer(together, dtype="<u8").reshape(len(masks), n_words).T


def _bytes(masks: Words) -> NDArray[np.uint8]:
    """The bytes of each mask, one mask in a row."""
    return np.ascontiguousarray(masks.T).view(np.uint8)


def _set_bits(masks: Words) -> IntArray:
    """Where bits are set, with those of all masks in one line."""
    return np.flatnonzero(np.unpackbits(_bytes(masks), bitorder="little").view(np.bool_))
