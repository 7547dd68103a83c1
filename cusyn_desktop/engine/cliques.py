"""Sets of columns, as tuples for people and as bit masks for speed, and the sizes of their tables."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import prod

from cusyn_desktop.arrays import Clique


def mask_of(clique: Iterable[int]) -> int:
    """The set of columns as an integer with bit `a` for column `a`."""
    mask = 0
    for column in clique:
        mask |= 1 << column
    return mask


@lru_cache(maxsize=1 << 16)
def columns_of(mask: int) -> Clique:
    """The columns of a bit mask, in rising order."""
    columns = []
    while mask:
        lowest = mask & -mask
        columns.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(columns)


def shape_of(sizes: Sequence[int], clique: Iterable[int]) -> tuple[int, ...]:
    """Shape of the table over a clique, one axis for each column in the order given."""
    return tuple(sizes[column] for column in clique)


def n_cells_of_mask(sizes: Sequence[int], mask: int) -> int:
    """Cells of the table over the columns of a bit mask."""
    cells = 1
    while mask:
        lowest = mask & -mask
        cells *= sizes[lowest.bit_length() - 1]
        mask ^= lowest
    return cells


def n_cells(sizes: Sequence[int], clique: Iterable[int]) -> int:
    """Cells of the table over a clique; a whole number of any length, so it cannot overflow."""
    return prod(sizes[column] for column in clique)


def varying(sizes: Sequence[int], clique: Iterable[int]) -> Clique:
    """The columns of a clique that have more than one value.

    The others carry no information: the table over what is left has the same cells in the same order.
    """
    return tuple(column for column in clique if sizes[column] > 1)


def downward_closure(cliques: Iterable[Clique]) -> tuple[Clique, ...]:
    """All non-empty subsets of the cliques, short ones first, each once."""
    closure = {
        subset
        for clique in cliques
        for length in range(1, len(clique) + 1)
        for subset in combinations(sorted(clique), length)
    }
    return tuple(sorted(closure, key=lambda subset: (len(subset), subset)))
