"""How a model is likely to grow in the rounds, from sizes alone: how many tables it has room for.

Which tables the rounds will choose follows from the rows, so a typical order stands in for theirs: first what
joins columns that nothing joins yet, as the strongest dependences do, then the rest. Whole runs on real
tables grow much alike (`tests/bench/runs.py`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.tree.elimination import graph_cells, graph_of, joined

MOST_A_COLUMN = 6
"""Rounds measure fewer different tables for each column."""
PATIENCE = 40
"""After so many refusals in a row the model is full."""


@dataclass(frozen=True, slots=True)
class Growth:
    """The tables that get a place in a model, one after the other.

    Attributes:
        needed: Cells of the model with what it must hold.
        placed: The tables that got a place, in their order.
        cells: Of the model after each of them.
        refused_share: Part of the tables that were tried for which there was no room, 0 to 1.
    """

    needed: int
    placed: tuple[Clique, ...]
    cells: tuple[int, ...]
    refused_share: float

    def cells_after(self, tables: int) -> int:
        """Cells of the model when so many tables were measured; what is full stays as it is."""
        grown = self.cells[:tables]
        return grown[-1] if grown else self.needed


@lru_cache(maxsize=64)
def growth_of(
    sizes: tuple[int, ...], workload: tuple[Clique, ...], *, needed: tuple[Clique, ...], limit_cells: int
) -> Growth:
    """Let a model grow.

    Args:
        sizes: Number of codes of each column.
        workload: What the rounds may measure.
        needed: What the model holds from the start.
        limit_cells: Most cells of the model.
    """
    graph = graph_of(sizes, needed)
    first = graph_cells(sizes, graph) or 0
    placed: list[Clique] = []
    cells: list[int] = []
    tried = in_a_row = 0
    for clique in _typical_order(len(sizes), workload, needed):
        if len(placed) == MOST_A_COLUMN * len(sizes):
            break
        tried += 1
        wider = joined(graph, sizes, [clique])
        found = None if in_a_row >= PATIENCE else graph_cells(sizes, wider, limit_cells)
        if found is None:
            in_a_row += 1
            continue
        in_a_row, graph = 0, wider
        placed.append(clique)
        cells.append(found)
    return Growth(first, tuple(placed), tuple(cells), 1 - len(placed) / tried if tried else 0.0)


def _typical_order(n_columns: int, workload: Iterable[Clique], needed: Iterable[Clique]) -> list[Clique]:
    """What joins columns first; within that a mixed order, which the numbers of the columns alone decide."""
    mixed = sorted(
        (clique for clique in workload if len(clique) > 1),
        key=lambda clique: sha256(repr(clique).encode()).digest(),
    )
    group = list(range(n_columns))
    for clique in needed:
        _join(group, clique)
    joining: list[Clique] = []
    others: list[Clique] = []
    for clique in mixed:
        (joining if _join(group, clique) else others).append(clique)
    return [*joining, *others]


def _join(group: list[int], clique: Clique) -> bool:
    """Merge the groups of a clique's columns; whether there was more than one."""
    merged = {group[column] for column in clique}
    if len(merged) == 1:
        return False
    group[:] = [clique[0] if one in merged else one for one in group]
    return True
