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


@dataclass(slots=True)
class Elimination:
    """Columns that are eliminated one by one, each leaving its neighbours joined.

    Greedy: the column whose clique has the fewest cells goes first, the lowest position among equals.

    Attributes:
        sizes: Values of every column.
        neighbours: For each column that is left, the mask of those beside it.
        weights: For each of them, by rising position, the cells of its clique.
        holding: For each column the maximal cliques found so far that have it.
        cells: Of all maximal cliques found so far.

    Source:
        Koller and Friedman (2009), chapter 9: variable elimination with the min-weight heuristic.
    """

    sizes: Sequence[int]
    neighbours: list[int]
    weights: dict[int, int]
    holding: list[tuple[int, ...]]
    cells: int

    @classmethod
    def of(cls, sizes: Sequence[int], graph: Graph) -> "Elimination":
        """Before the first column is eliminated."""
        weights = {
            column: size * n_cells_of_mask(sizes, graph[column])
            for column, size in enumerate(sizes)
            if size > 1
        }
        return cls(sizes, list(graph), weights, [()] * len(sizes), 0)

    @property
    def next(self) -> int:
        """The column that goes next."""
        return min(self.weights, key=self.weights.__getitem__)

    def eliminate(self, column: int) -> int:
        """Take a column out and join its neighbours; its clique where that is maximal, else 0."""
        neighbours, weights, sizes = self.neighbours, self.weights, self.sizes
        beside, own, size = neighbours[column], 1 << column, sizes[column]
        clique = beside | own
        others = columns_of(beside)
        weight = weights.pop(column)
        is_maximal = self._is_maximal(column, clique)
        if is_maximal:
            self.cells += weight
            for other in others:
                self.holding[other] += (clique,)
        for other in others:
            before = neighbours[other]
            neighbours[other] = (before | beside) & ~(own | 1 << other)
            weights[other] //= size
            filled_in = neighbours[other] & ~before
            if filled_in:
                weights[other] *= n_cells_of_mask(sizes, filled_in)
        return clique if is_maximal else 0

    def _is_maximal(self, column: int, clique: int) -> bool:
        """Whether none of the cliques found so far has all columns of one that is found at a column."""
        for other in self.holding[column]:  # noqa: SIM110 - a generator takes twice as long
            if not clique & ~other:
                return False
        return True

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

    def joining(self, mask: int) -> "Elimination":
        """The same moment with some of the columns that are left joined with each other."""
        neighbours, weights = self.neighbours.copy(), self.weights.copy()
        for column in columns_of(mask):
            neighbours[column] |= mask & ~(1 << column)
            weights[column] = self.sizes[column] * n_cells_of_mask(self.sizes, neighbours[column])
        return Elimination(self.sizes, neighbours, weights, self.holding.copy(), self.cells)


class Sweep:
    """Tells of very many cliques which of them a model has room for, each beside the same graph.

    A clique's edges change nothing before the first of its columns is eliminated: until then they only make
    its own columns heavier, which were not the lightest without them. So each elimination begins where it
    leaves the one without the clique, and not at all where the clique's columns are all joined by then.
    """

    def __init__(self, sizes: Sequence[int], graph: Graph, *, limit: int) -> None:
        """Eliminate all columns once and keep every moment of it."""
        self._sizes = sizes
        self._limit = limit
        self._moments: list[Elimination] = []
        self._gone: dict[int, int] = {}
        elimination = Elimination.of(sizes, graph)
        while elimination.weights:
            column = elimination.next
            self._gone[column] = len(self._moments)
            self._moments.append(elimination.joining(0))
            elimination.eliminate(column)
        self._cells = elimination.cells

    def fits(self, clique: Clique) -> bool:
        """Whether the model of the graph and the clique stays within the limit."""
        columns = varying(self._sizes, clique)
        if not columns:
            return self._cells <= self._limit
        mask = mask_of(columns)
        moment = self._moments[min(self._gone[column] for column in columns)]
        if not any(mask & ~moment.neighbours[column] & ~(1 << column) for column in columns):
            return self._cells <= self._limit
        return moment.joining(mask).run(self._limit)
