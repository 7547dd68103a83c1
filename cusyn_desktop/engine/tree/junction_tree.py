"""The shape of a graphical model: which cliques it has and how they hang together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.cliques import columns_of, mask_of, n_cells, n_cells_of_mask, varying
from cusyn_desktop.engine.tree.elimination import graph_of, maximal_cliques
from cusyn_desktop.errors import InputError


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
        self._together = _together(len(self.sizes), masks)
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
        masks = maximal_cliques(sizes, graph_of(sizes, cliques))
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
        columns = varying(self.sizes, clique)
        mask = mask_of(columns)
        return all(not mask & ~self._together[column] for column in columns)


def _together(n_columns: int, masks: Iterable[int]) -> list[int]:
    """For each column all columns of the cliques that have it.

    Columns any two of which share a clique are all in one: a junction tree is that of a triangulated graph.
    """
    together = [0] * n_columns
    for mask in masks:
        for column in columns_of(mask):
            together[column] |= mask
    return together


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
