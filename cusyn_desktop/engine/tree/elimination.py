"""How large a model becomes: columns are eliminated one after the other, and their cliques counted.

Nothing is allocated here, so that sizes can be checked first.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import columns_of, mask_of, n_cells_of_mask, varying

Graph = tuple[int, ...]
"""For each column the mask of the columns that share a clique with it."""


def graph_of(sizes: Sequence[int], cliques: Iterable[Clique]) -> Graph:
    """The columns that must stay together; those with one value carry no information and are left out."""
    return joined((0,) * len(sizes), sizes, cliques)


def joined(graph: Graph, sizes: Sequence[int], cliques: Iterable[Clique]) -> Graph:
    """A graph with the edges of more cliques."""
    neighbours = list(graph)
    for clique in cliques:
        columns = varying(sizes, clique)
        mask = mask_of(columns)
        for column in columns:
            neighbours[column] |= mask & ~(1 << column)
    return tuple(neighbours)


def model_cells(sizes: Sequence[int], cliques: Iterable[Clique], limit: int | None = None) -> int | None:
    """Cells of the model that holds all cliques, or None where it would pass the limit."""
    return graph_cells(sizes, graph_of(sizes, cliques), limit)


def graph_cells(sizes: Sequence[int], graph: Graph, limit: int | None = None) -> int | None:
    """Cells of the model of a graph, or None where it would pass the limit."""
    elimination = Elimination.of(sizes, graph)
    return elimination.cells if elimination.run(limit) else None


def maximal_cliques(sizes: Sequence[int], graph: Graph) -> list[int]:
    """The maximal cliques of a triangulated graph, as bit masks."""
    elimination = Elimination.of(sizes, graph)
    masks = []
    while elimination.weights:
        mask = elimination.eliminate(elimination.next)
        masks += [mask] if mask else []
    return masks


def elimination_order(sizes: Sequence[int], graph: Graph) -> list[int]:
    """The columns with more than one value in the order in which they are eliminated."""
    elimination = Elimination.of(sizes, graph)
    order = []
    while elimination.weights:
        order.append(elimination.next)
        elimination.eliminate(order[-1])
    return order


@dataclass(slots=True)
class Elimination:
    """Columns that are eliminated one by one, each leaving its neighbours joined.

    Greedy: the column whose clique has the fewest cells goes first, the lowest position among equals.

    Attributes:
        sizes: Values of every column.
        neighbours: For each column that is left, the mask of those beside it.
        weights: For each of them, by rising position, the cells of its clique.
        separators: What each column that is gone had beside it.
        cells: Of all maximal cliques found so far.

    Source:
        Koller and Friedman (2009), chapter 9: variable elimination with the min-weight heuristic.
    """

    sizes: Sequence[int]
    neighbours: list[int]
    weights: dict[int, int]
    separators: set[int]
    cells: int

    @classmethod
    def of(cls, sizes: Sequence[int], graph: Graph) -> "Elimination":
        """Before the first column is eliminated."""
        weights = {
            column: size * n_cells_of_mask(sizes, graph[column])
            for column, size in enumerate(sizes)
            if size > 1
        }
        return cls(sizes, list(graph), weights, set(), 0)

    @property
    def next(self) -> int:
        """The column that goes next."""
        return min(self.weights, key=self.weights.__getitem__)

    def eliminate(self, column: int) -> int:
        """Take a column out and join its neighbours; its clique where that is maximal, else 0.

        A clique inside an earlier one is all that some column before it left: the last one of those that the
        earlier clique has beyond it.
        """
        neighbours, weights, sizes = self.neighbours, self.weights, self.sizes
        beside, own, size = neighbours[column], 1 << column, sizes[column]
        clique = beside | own
        weight = weights.pop(column)
        is_maximal = clique not in self.separators
        self.separators.add(beside)
        if is_maximal:
            self.cells += weight
        for other in columns_of(beside):
            before = neighbours[other]
            neighbours[other] = (before | beside) & ~(own | 1 << other)
            weights[other] //= size
            filled_in = neighbours[other] & ~before
            if filled_in:
                weights[other] *= n_cells_of_mask(sizes, filled_in)
        return clique if is_maximal else 0

    def run(self, limit: int | None = None) -> bool:
        """Eliminate what is left; False as soon as the cells pass the limit.

        A clique of all that is left is the last one: whatever follows is a part of it.
        """
        while self.weights:
            column = self.next
            is_last = self.neighbours[column].bit_count() + 1 == len(self.weights)
            self.eliminate(column)
            if limit is not None and self.cells > limit:
                return False
            if is_last:
                self.weights.clear()
        return True
