from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.data import counts
from cusyn_desktop.data.counts import CountSource, RuledCounts, TableCounts
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.errors import InputError, ModelTooLargeError


def table(n_rows: int) -> PrivateTable:
    rng = np.random.default_rng(n_rows)
    sizes = (2, 300, 5)
    return PrivateTable(sizes, tuple(rng.integers(0, size, n_rows).astype(np.uint16) for size in sizes))


def slow_counts(rows: PrivateTable, clique: Clique) -> IntArray:
    """The obvious twin: a loop over the rows."""
    result = np.zeros([rows.sizes[column] for column in clique], dtype=np.int64)
    for row in range(rows.n_rows):
        result[tuple(int(rows.columns[column][row]) for column in clique)] += 1
    return result


@pytest.mark.parametrize("n_rows", [0, 1, 7, 1_000])
def test_counts_equal_those_of_a_loop(n_rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "_CHUNK_ROWS", 64)
    rows = table(n_rows)
    source: CountSource = TableCounts(rows)
    assert source.sizes == (2, 300, 5)
    for width in range(4):
        for clique in combinations(range(3), width):
            found = source.counts(clique)
            assert found.dtype == np.int64
            assert np.array_equal(found, slow_counts(rows, clique))


@pytest.mark.parametrize("clique", [(1, 0), (0, 0), (3,), (-1,)])
def test_cliques_are_checked(clique: Clique) -> None:
    with pytest.raises(InputError, match="rising column positions"):
        TableCounts(table(3)).counts(clique)


def test_a_marginal_that_is_too_large_is_refused_with_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts, "MAX_CELLS", 1_000)
    with pytest.raises(ModelTooLargeError, match="3,000 combinations; 1,000 can be counted"):
        TableCounts(table(3)).counts((0, 1, 2))


def test_rows_that_break_a_rule_are_left_out_where_it_shows() -> None:
    rows = table(1_000)
    mask = np.zeros((2, 5), dtype=bool)
    mask[1, 2:4] = True
    plain, ruled = TableCounts(rows), RuledCounts(TableCounts(rows), [ForbiddenCells((0, 2), mask)])
    assert ruled.sizes == plain.sizes
    assert np.array_equal(ruled.counts((0, 2)), plain.counts((0, 2)) * ~mask)
    assert np.array_equal(ruled.counts((0, 1, 2)), plain.counts((0, 1, 2)) * ~mask[:, None, :])
    for clique in ((0,), (2,), (0, 1), ()):
        assert np.array_equal(ruled.counts(clique), plain.counts(clique))
