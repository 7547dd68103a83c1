"""From a number for each measured cell to the potentials of the cliques, and from beliefs back to marginals.

All tables live in one work vector: the cliques of the junction tree, then the measured tables, then tables
that several of those are summed from. A measured table inside another measured one hangs below it; each
other hangs below a clique of the tree.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.engine.cliques import mask_of, n_cells
from cusyn_desktop.engine.tree.inference import FORBIDDEN, Propagation
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.links import DenseLink, Link, Slot, SparseLink
from cusyn_desktop.engine.tree.projection import projection
from cusyn_desktop.errors import EngineError

_SPARSE_BELOW = 4096  # cells of a clique up to which a sparse matrix beats sums along axes
_SCATTERED_BELOW = 131_072  # the same where those sums run along a short last axis
_SHORT_AXIS = 8

_LEAST_BELIEF = 1e-300  # of a possible cell: zero means that the rules forbid it

_SPARSE, _DENSE, _NESTED = 0, 1, 2  # levels; tables below nested ones have higher levels still


class Potentials:
    """The linear maps between measured tables and cliques, for one tree and one set of measured cliques.

    Attributes:
        tree: The junction tree; it holds every measured clique.
        slots: Where each measured clique's table lies in the vectors that `marginals` takes and gives.
        n_cells: Length of these vectors.
    """

    def __init__(
        self, tree: JunctionTree, cliques: Iterable[Clique], *, forbidden: IntArray | None = None
    ) -> None:
        """Choose how each table is reached, and make the maps.

        Args:
            tree: The junction tree.
            cliques: Different cliques, of columns with more than one value, each inside a clique of the tree.
            forbidden: Positions of structural zeros in the tree's tables, up and down the tree (`Possible`).
        """
        self.tree = tree
        self._forbidden = np.empty(0, np.int64) if forbidden is None else forbidden
        places = _places(tree, cliques)
        space = _Space(tree)
        slots = {place.clique: space.take(place.clique) for place in places}
        self.n_cells = space.end - tree.cells
        self.slots = {
            clique: slice(slot.cells.start - tree.cells, slot.cells.stop - tree.cells)
            for clique, slot in slots.items()
        }
        pairs = {
            level: [
                (space.homes[p.home] if p.above is None else slots[p.above], slots[p.clique]) for p in group
            ]
            for level, group in groupby(places, key=lambda place: place.level)
        }
        dense = list(_with_shared_sums(pairs.pop(_DENSE, []), space))
        self._work = np.zeros(space.end)
        self._links = self._all_links(pairs, dense)
        self._tables = self._work[tree.cells : tree.cells + self.n_cells]
        self._shared = self._work[tree.cells + self.n_cells :]
        self._cliques = self._work[: tree.cells]
        self._propagation = Propagation(tree, self._cliques)

    def _all_links(
        self, pairs: dict[int, list[tuple[Slot, Slot]]], dense: list[tuple[Slot, Slot]]
    ) -> list[Link]:
        """One sparse link for each level, and the dense ones, in the order in which tables are summed."""
        links: list[Link] = []
        sizes = self.tree.sizes
        if _SPARSE in pairs:
            links.append(SparseLink(self._work, pairs.pop(_SPARSE), sizes))
        links += [DenseLink(self._work, source, target, sizes) for source, target in dense]
        links += [SparseLink(self._work, nested, sizes) for _, nested in sorted(pairs.items())]
        return links

    @property
    def beliefs(self) -> FloatArray:
        """The marginals of all cliques of the tree, as `marginals` last left them; zero where forbidden."""
        beliefs = np.maximum(self._cliques, _LEAST_BELIEF)
        beliefs[self._forbidden] = 0.0
        return beliefs

    def marginals(self, potentials: FloatArray) -> tuple[float, FloatArray]:
        """Find the marginals of all measured tables.

        Args:
            potentials: Log potentials of all measured tables in nats, `n_cells` long, each table at its slot.

        Returns:
            log Z in nats, and the probabilities of all measured tables at the same slots. The vector is the
            inner one: it holds until the next call.
        """
        self._tables[...] = potentials
        self._cliques.fill(0.0)
        self._shared.fill(0.0)
        for link in reversed(self._links):
            link.add_up()
        self._cliques[self._forbidden] = FORBIDDEN
        log_z = self._propagation.run()
        self._cliques[self._forbidden] = 0.0
        for link in self._links:
            link.sum_down()
        return log_z, self._tables


@dataclass(frozen=True, slots=True)
class _Place:
    """What a measured table hangs below.

    Attributes:
        clique: The table.
        above: The measured table that holds it, or None.
        home: The clique of the tree that holds it, for a table that is in no other measured one.
        level: Tables of one level are reached together, lower levels first.
    """

    clique: Clique
    above: Clique | None
    home: int
    level: int


def _places(tree: JunctionTree, cliques: Iterable[Clique]) -> list[_Place]:
    """Hang each table below the smallest table that holds it; sorted by level, then by home."""
    ordered = sorted(cliques, key=lambda clique: (-len(clique), clique))
    masks = {clique: mask_of(clique) for clique in ordered}
    cells = {clique: n_cells(tree.sizes, clique) for clique in ordered}
    placed: dict[Clique, _Place] = {}
    for clique in ordered:
        holding = [other for other in placed if not masks[clique] & ~masks[other]]
        if holding:
            above = min(holding, key=cells.__getitem__)
            placed[clique] = _Place(clique, above, 0, max(placed[above].level + 1, _NESTED))
        else:
            placed[clique] = _top_place(tree, clique)
    return sorted(placed.values(), key=lambda place: (place.level, place.home))


def _top_place(tree: JunctionTree, clique: Clique) -> _Place:
    home = tree.home(clique)
    if home is None:
        raise EngineError("A measured clique is missing from the model.", clique=clique)
    node = tree.nodes[home]
    cells = node.cells.stop - node.cells.start
    last = projection(node.columns, clique, tree.sizes).merged[-1]
    sparse = cells < _SPARSE_BELOW or (cells < _SCATTERED_BELOW and last < _SHORT_AXIS)
    return _Place(clique, None, home, _SPARSE if sparse else _DENSE)


class _Space:
    """Hands out parts of a work vector whose beginning holds the cliques of a tree."""

    def __init__(self, tree: JunctionTree) -> None:
        self.sizes = tree.sizes
        self.homes = [Slot(node.columns, node.cells) for node in tree.nodes]
        self.end = tree.cells

    def take(self, columns: Clique) -> Slot:
        """The next free part, as long as the table over some columns."""
        slot = Slot(columns, slice(self.end, self.end + n_cells(self.sizes, columns)))
        self.end = slot.cells.stop
        return slot


def _with_shared_sums(pairs: Sequence[tuple[Slot, Slot]], space: _Space) -> Iterator[tuple[Slot, Slot]]:
    """Replace many sums over one large table by few of them and sums over smaller tables in between."""
    for source, group in groupby(pairs, key=lambda pair: pair[0]):
        yield from _shared_below(source, [target for _, target in group], space)


def _shared_below(source: Slot, targets: list[Slot], space: _Space) -> Iterator[tuple[Slot, Slot]]:
    """Sum one column out once for all the tables that lack it, as long as that saves work."""
    while (columns := _best_between(source, targets, space.sizes)) is not None:
        between = space.take(columns)
        inside = set(columns)
        yield source, between
        yield from _shared_below(between, [t for t in targets if inside.issuperset(t.columns)], space)
        targets = [target for target in targets if not inside.issuperset(target.columns)]
    for target in targets:
        yield source, target


def _best_between(source: Slot, targets: list[Slot], sizes: Sequence[int]) -> Clique | None:
    """Columns of the table between a source and its targets that saves most work; None if none saves any."""
    passes = n_cells(sizes, source.columns)
    best, most = None, 0
    for column in source.columns:
        lacking = [target.columns for target in targets if column not in target.columns]
        needed = set().union(*lacking)
        between = tuple(c for c in source.columns if c in needed)
        cells = n_cells(sizes, between)
        saved = (len(lacking) - 1) * passes - len(lacking) * cells
        if len(lacking) > 1 and 2 * cells <= passes and saved > most:
            best, most = between, saved
    return best
