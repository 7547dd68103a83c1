"""The shape of a graphical model: which cliques it has, how they hang together, how many cells it needs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, prod

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import columns_of, mask_of, n_cells, n_cells_of_mask, varying
from cusyn_desktop.errors import InputError

_PERIOD_GROWTH = 1.1

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
    """Cells of the model that holds all cliques, or None where it would pass the limit.

    Nothing is allocated, so that sizes can be checked first.
    """
    return graph_cells(sizes, graph_of(sizes, cliques), limit)


def graph_cells(sizes: Sequence[int], graph: Graph, limit: int | None = None) -> int | None:
    """Cells of the model of a graph, or None where it would pass the limit."""
    masks = _eliminated(sizes, graph, limit)
    return None if masks is None else _cells(sizes, masks)


def _cells(sizes: Sequence[int], masks: Iterable[int]) -> int:
    return sum(n_cells_of_mask(sizes, mask) for mask in masks)


def _eliminated(sizes: Sequence[int], graph: Graph, limit: int | None = None) -> list[int] | None:
    """Maximal cliques of a triangulated graph, or None as soon as their cells pass the limit.

    Greedy: the column whose clique has the fewest cells goes first, the lowest position among equals.

    Source:
        Koller and Friedman (2009), chapter 9: variable elimination with the min-weight heuristic.
    """
    neighbours = list(graph)
    weights = {
        column: size * n_cells_of_mask(sizes, neighbours[column])
        for column, size in enumerate(sizes)
        if size > 1
    }
    most, cells = inf if limit is None else limit, 0
    maximal: list[int] = []
    holding: list[list[int]] = [[] for _ in sizes]  # for each column the maximal cliques that have it
    while weights:
        column = min(weights, key=weights.__getitem__)
        beside = neighbours[column]
        clique = beside | 1 << column
        if all(clique & ~other for other in holding[column]):
            maximal.append(clique)
            cells += weights[column]
            if cells > most:
                return None
            for other in columns_of(beside):
                holding[other].append(clique)
        del weights[column]
        for other in columns_of(beside):
            filled_in = beside & ~neighbours[other] & ~(1 << other)
            neighbours[other] = (neighbours[other] | filled_in) & ~(1 << column)
            weights[other] = weights[other] // sizes[column] * n_cells_of_mask(sizes, filled_in)
    return maximal


@dataclass(frozen=True, slots=True)
class Node:
    """One clique of a junction tree and where its table lies.

    The table is a matrix with the cells of the separator on one axis and those of the other columns on the
    other; the longer one comes last, because sums over a short last axis are slow.

    Attributes:
        columns: The clique in the order of its axes.
        mask: The clique as a bit mask.
        parent: Position of the clique above, or None for the root of a component.
        separator: Columns shared with the parent, in the order of the parent's axes.
        rest: The other columns, small ones first.
        separator_axis: Axis of the matrix that holds the separator, 0 or 1.
        matrix: Shape of the matrix.
        cells: Where the table lies in the flat vector of all tables.
    """

    columns: Clique
    mask: int
    parent: int | None
    separator: Clique
    rest: Clique
    separator_axis: int
    matrix: tuple[int, int]
    cells: slice


class JunctionTree:
    """A rooted junction tree, or several where columns are independent; parents come before their children.

    Attributes:
        sizes: Values of every column; columns with one value are in no clique.
        nodes: The cliques, parents first.
        children: For each clique the positions of those below it.
        cells: Length of the flat vector that holds the tables of all cliques.
    """

    def __init__(self, sizes: Sequence[int], masks: Sequence[int], parents: Sequence[int | None]) -> None:
        """Lay out cliques whose tree is known; `of` finds the tree.

        Args:
            sizes: Values of every column.
            masks: Cliques as bit masks, parents first.
            parents: Position of each clique's parent, None for a root.

        Raises:
            InputError: These cliques are no junction tree of the columns.
        """
        self.sizes = tuple(sizes)
        nodes: list[Node] = []
        below: list[list[int]] = [[] for _ in masks]
        placed = start = 0
        for position, (mask, parent) in enumerate(zip(masks, parents, strict=True)):
            shared = mask & placed
            if mask >> len(self.sizes) or (parent is not None and not 0 <= parent < position):
                raise InputError("A clique of the model names a column or a parent that is not there.")
            if shared == mask or (shared and (parent is None or shared & ~masks[parent])):
                raise InputError("The cliques of the model do not form a junction tree.")
            placed |= mask
            nodes.append(self._node(mask, parent, () if parent is None else nodes[parent].columns, start))
            start = nodes[-1].cells.stop
            if parent is not None:
                below[parent].append(position)
        if placed != mask_of(varying(self.sizes, range(len(self.sizes)))):
            raise InputError("The cliques of the model do not cover the columns.")
        self.nodes = tuple(nodes)
        self.children = tuple(map(tuple, below))
        self.cells = start

    def _node(self, mask: int, parent: int | None, above: Clique, start: int) -> Node:
        """A clique below one whose axes are `above`, with its table from `start` on."""
        separator = tuple(column for column in above if mask >> column & 1)
        rest = sorted(columns_of(mask & ~mask_of(separator)), key=self.sizes.__getitem__)
        n_separator, n_rest = n_cells(self.sizes, separator), n_cells(self.sizes, rest)
        rest_last = n_rest >= n_separator
        return Node(
            columns=(*separator, *rest) if rest_last else (*rest, *separator),
            mask=mask,
            parent=parent,
            separator=separator,
            rest=tuple(rest),
            separator_axis=0 if rest_last else 1,
            matrix=(n_separator, n_rest) if rest_last else (n_rest, n_separator),
            cells=slice(start, start + n_separator * n_rest),
        )

    @classmethod
    def of(cls, sizes: Sequence[int], cliques: Iterable[Clique]) -> "JunctionTree":
        """The tree of a model that must hold the given cliques, rooted at its largest clique."""
        masks = _eliminated(sizes, graph_of(sizes, cliques)) or []
        order = _spanning_tree(sizes, masks)
        position = {mask: place for place, (mask, _) in enumerate(order)}
        parents = [None if parent is None else position[parent] for _, parent in order]
        return cls(sizes, [mask for mask, _ in order], parents)

    def home(self, clique: Iterable[int]) -> int | None:
        """Position of the smallest clique that holds the given columns, or None."""
        mask = mask_of(varying(self.sizes, clique))
        holding = [place for place, node in enumerate(self.nodes) if not mask & ~node.mask]
        return min(holding, key=lambda place: prod(self.nodes[place].matrix), default=None)

    def holds(self, clique: Iterable[int]) -> bool:
        """Whether one clique has all the given columns that have more than one value."""
        mask = mask_of(varying(self.sizes, clique))
        return not mask or any(not mask & ~node.mask for node in self.nodes)


def _spanning_tree(sizes: Sequence[int], masks: Sequence[int]) -> list[tuple[int, int | None]]:
    """Cliques, each with the one above it: a maximum-weight spanning tree from the largest clique.

    Source:
        Jensen and Jensen (1994), Optimal junction trees: a spanning tree of the cliques of a triangulated
        graph is a junction tree exactly if its separators have the greatest total number of columns.
    """
    by_size = sorted(masks, key=lambda mask: -n_cells_of_mask(sizes, mask))
    closest: dict[int, tuple[int, int | None]] = dict.fromkeys(by_size, (0, None))
    order = []
    while closest:
        mask = max(closest, key=lambda candidate: closest[candidate][0])  # the largest clique among equals
        order.append((mask, closest.pop(mask)[1]))
        for other, (shared, _) in closest.items():
            common = (other & mask).bit_count()
            if common > shared:
                closest[other] = (common, mask)
    return order


class SizeCheck:
    """Tells whether a further clique fits into the model, from public facts alone.

    Most candidates are refused again and again while the limit hardly grows, so a refusal stands until the
    limit is 10 % higher. It must not depend on which candidates were *asked* about, as that follows from
    private scores. Therefore the growth of the limit is cut into periods, and in each a candidate is judged
    on the graph and limit at the period's start as well as on the present ones: functions of public things
    alone.
    """

    def __init__(self, sizes: Sequence[int]) -> None:
        self._sizes = tuple(sizes)
        self._graph: Graph = (0,) * len(self._sizes)
        self._limit = 0
        self._now: dict[int, bool] = {}
        self._period_graph, self._period_limit = self._graph, 0
        self._at_start: dict[int, bool] = {}

    def begin_round(self, cliques: Iterable[Clique], *, limit: int) -> None:
        """Set what is measured and what the model may hold from now on; once before each selection.

        Args:
            cliques: All measured cliques. One inside the tree counts too: it may turn an edge that the tree
                happened to fill in into one that every later tree must have.
            limit: Most cells of the model.
        """
        graph = graph_of(self._sizes, cliques)
        if graph != self._graph or limit != self._limit:
            self._graph, self._limit, self._now = graph, limit, {}
        if limit > _PERIOD_GROWTH * self._period_limit or limit < self._period_limit:
            self._period_graph, self._period_limit, self._at_start = graph, limit, {}

    def fits(self, clique: Clique, *, tree: JunctionTree) -> bool:
        """Whether the model stays within the limit when `clique` is measured too.

        Args:
            clique: The candidate.
            tree: The tree in use; a clique that it holds always fits, because the tree stays as it is.
        """
        if tree.holds(clique):
            return True
        key = mask_of(clique)
        if key not in self._at_start:
            self._at_start[key] = self._within(self._period_graph, clique, self._period_limit)
        if not self._at_start[key]:
            return False
        if key not in self._now:
            self._now[key] = self._within(self._graph, clique, self._limit)
        return self._now[key]

    def _within(self, graph: Graph, clique: Clique, limit: int) -> bool:
        if n_cells(self._sizes, clique) > limit:
            return False
        return _eliminated(self._sizes, joined(graph, self._sizes, [clique]), limit) is not None
