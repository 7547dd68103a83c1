"""Small tables with dependences for tests of the engine."""

from collections.abc import Sequence

import numpy as np

from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable


def table_of(sizes: Sequence[int], rows: np.ndarray) -> PrivateTable:
    """Codes, one row each, as a private table."""
    codes = np.asarray(rows).reshape(-1, len(sizes)).astype(np.uint8)
    return PrivateTable(tuple(sizes), tuple(np.ascontiguousarray(column) for column in codes.T))


def random_rows(sizes: Sequence[int], n_rows: int, seed: int = 0) -> np.ndarray:
    """Rows in which each column leans on the one before."""
    rng = np.random.default_rng(seed)
    rows = np.empty((n_rows, len(sizes)), dtype=np.uint8)
    drift = rng.integers(0, 2, n_rows)
    for column, size in enumerate(sizes):
        drift = np.where(rng.random(n_rows) < 0.7, drift, rng.integers(0, size, n_rows))
        rows[:, column] = drift % size
    return rows


def counts_of(sizes: Sequence[int], n_rows: int = 300, seed: int = 0) -> TableCounts:
    """Counts of such rows."""
    return TableCounts(table_of(sizes, random_rows(sizes, n_rows, seed)))
