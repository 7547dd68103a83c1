"""Marginals of any columns of a calibrated junction tree, also of columns that no clique holds together."""

from collections.abc import Sequence
from string import ascii_letters

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import columns_of, mask_of, n_cells, shape_of, varying
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.projection import project
from cusyn_desktop.errors import ModelTooLargeError

MAX_QUERY_CELLS = 50_000_000
"""Largest table that a query may need on its way."""


class MarginalQuery:
    """Answers queries by passing tables of the wanted columns up the tree; what passed an edge is kept."""

    def __init__(self, tree: JunctionTree, beliefs: FloatArray) -> None:
        """Take a calibrated tree.

        Args:
            tree: The junction tree.
            beliefs: Flat vector of the marginals of its cliques.
        """
        self._tree = tree
        self._beliefs = [beliefs[node.cells] for node in tree.nodes]
        self._below = _columns_below(tree)
        self._messages: dict[tuple[int, int], FloatArray] = {}

    def marginal(self, clique: Sequence[int]) -> FloatArray:
        """Probabilities of all values of some columns.

        Args:
            clique: Different columns, in any order; the axes follow it.

        Raises:
            ModelTooLargeError: The answer, or a table on the way to it, would have too many cells.
        """
        sizes = self._tree.sizes
        wanted = varying(sizes, clique)
        _check(n_cells(sizes, wanted), clique)
        home = self._tree.home(wanted) if wanted else None
        if home is not None:
            table = project(self._beliefs[home], self._tree.nodes[home].columns, wanted, sizes)
        else:
            table = self._across_components(mask_of(wanted), wanted)
        return table.reshape(shape_of(sizes, clique))

    def _across_components(self, mask: int, wanted: Clique) -> FloatArray:
        """Different components are independent, so their tables are multiplied."""
        table, have = np.ones(()), Clique()
        for root, node in enumerate(self._tree.nodes):
            part = mask & self._below[root]
            if node.parent is None and part:
                columns = columns_of(part)
                table = np.multiply.outer(table, self._inside(root, part, columns))
                have += columns
        return table.transpose([have.index(column) for column in wanted])

    def _inside(self, top: int, mask: int, order: Clique) -> FloatArray:
        """A marginal of columns below one clique, from the lowest clique whose subtree has them all."""
        here = top
        while True:
            lower = [child for child in self._tree.children[here] if not mask & ~self._below[child]]
            if not lower:
                return self._joint(here, mask, order)
            here = lower[0]

    def _joint(self, here: int, mask: int, order: Clique) -> FloatArray:
        """Probabilities of columns each of which is in the clique `here` or below it.

        The clique's own table is narrowed to what is needed and multiplied, child by child, with the
        conditional probabilities of what is below that child.
        """
        node = self._tree.nodes[here]
        near = mask & node.mask
        far = {child: mask & self._below[child] & ~node.mask for child in self._tree.children[here]}
        far = {child: part for child, part in far.items() if part}
        needed = [near]  # columns of this clique that are needed after the last child, the one before it, ...
        for child in reversed(far):
            needed.append(needed[-1] | mask_of(self._tree.nodes[child].separator))
        have = columns_of(needed.pop())
        table = project(self._beliefs[here], node.columns, have, self._tree.sizes)
        for child, part in far.items():
            later = needed.pop()
            keep = tuple(column for column in have if later >> column & 1 or not node.mask >> column & 1)
            keep += columns_of(part)
            table, have = self._times(table, have, child, part, keep), keep
        return table.transpose([have.index(column) for column in order])

    def _times(self, table: FloatArray, columns: Clique, child: int, part: int, keep: Clique) -> FloatArray:
        """A table times the conditionals of what is below a child, summed to some of the columns."""
        _check(n_cells(self._tree.sizes, keep), keep)
        below = (*columns_of(part), *self._tree.nodes[child].separator)
        label = dict(zip(dict.fromkeys((*columns, *below)), ascii_letters, strict=False))
        spec = "{},{}->{}".format(*("".join(label[c] for c in axes) for axes in (columns, below, keep)))
        product: FloatArray = np.einsum(spec, table, self._message(child, part))
        return product

    def _message(self, child: int, part: int) -> FloatArray:
        """Probabilities of columns below a child given its separator; zero where that has no mass.

        Axes: the columns in rising order, then the separator.
        """
        if (child, part) not in self._messages:
            separator = self._tree.nodes[child].separator
            columns = columns_of(part)
            _check(n_cells(self._tree.sizes, (*columns, *separator)), columns)
            joint = self._joint(child, part | mask_of(separator), (*columns, *separator))
            given = joint.sum(axis=tuple(range(len(columns))))
            message = np.divide(joint, given, out=np.zeros_like(joint), where=given > 0)
            self._messages[child, part] = message
        return self._messages[child, part]


def _columns_below(tree: JunctionTree) -> list[int]:
    """For each clique the columns of its subtree, as bit masks."""
    below = [node.mask for node in tree.nodes]
    for place in range(len(below) - 1, -1, -1):
        parent = tree.nodes[place].parent
        if parent is not None:
            below[parent] |= below[place]
    return below


def _check(cells: int, columns: Sequence[int]) -> None:
    if cells > MAX_QUERY_CELLS:
        raise ModelTooLargeError(
            f"The joint table of {len(columns)} columns would have {cells:,} cells; "
            f"at most {MAX_QUERY_CELLS:,} can be computed. Ask for fewer columns at a time.",
            columns=tuple(columns),
            cells=cells,
        )
