"""The marginals of all pairs of columns, in one sweep up the junction tree.

Columns are numbered so that those of every subtree lie side by side. What lies below a separator is known
by one matrix L, whose rows are the probabilities of single values t given the separator's cells, P(t | s).
Any two such matrices meet in the clique above them:

    P(t, t') = Σ P(t | s) P(s, s') P(t' | s')    over the cells of both separators s and s',

one matrix product for all pairs of columns on the two sides. A column of the clique itself is its own
separator, and its matrix is the identity.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import n_cells, shape_of
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.projection import project

NUMBERS_AT_ONCE = 500_000
"""Products are made in parts of about so many numbers (4 MB)."""


@dataclass(frozen=True, slots=True, eq=False)
class _Side:
    """Values whose probabilities are known given some columns of a clique.

    Attributes:
        values: Rows and columns of the pair matrix that belong to them.
        given: The separator.
        rows: P(t | s), one row for each value, one column for each cell of the separator; None for the
            identity.
    """

    values: slice
    given: Clique
    rows: FloatArray | None


def pair_marginals(tree: JunctionTree, beliefs: FloatArray) -> FloatArray:
    """Probabilities of all pairs of values of all pairs of columns.

    Args:
        tree: The junction tree.
        beliefs: Flat vector of the marginals of its cliques.

    Returns:
        Matrix of shape (K, K), K the sum of all sizes. Block (a, b), at the running sums of the sizes, is the
        marginal of columns a and b; block (a, a) has the marginal of a on its diagonal.
    """
    sweep = _Sweep(tree, beliefs)
    for place in range(len(tree.nodes) - 1, -1, -1):
        sweep.visit(place)
    return sweep.in_column_order()


class _Numbering:
    """Where every column's values stand in the sweep, so that those of every subtree lie side by side.

    Attributes:
        values: For each column, its values.
        subtree: For each clique, the values of its columns that are not in its separator, then of those
            below.
        groups: For each clique its children, those with the same separator together.
    """

    def __init__(self, tree: JunctionTree) -> None:
        self.groups = [_by_separator(tree, children) for children in tree.children]
        lengths = [sum(tree.sizes[column] for column in node.rest) for node in tree.nodes]
        for place in range(len(lengths) - 1, -1, -1):
            parent = tree.nodes[place].parent
            if parent is not None:
                lengths[parent] += lengths[place]
        starts = [0] * len(lengths)
        values: dict[int, slice] = {}
        end = 0
        for place, node in enumerate(tree.nodes):
            at = starts[place] if node.parent is not None else end
            starts[place] = at
            end = max(end, at + lengths[place])
            for column in node.rest:
                values[column] = slice(at, at + tree.sizes[column])
                at += tree.sizes[column]
            for child in (child for group in self.groups[place] for child in group):
                starts[child] = at
                at += lengths[child]
        for column in sorted(set(range(len(tree.sizes))) - values.keys()):  # those with one value
            values[column] = slice(end, end + 1)
            end += 1
        self.values = [values[column] for column in range(len(tree.sizes))]
        self.subtree = [slice(at, at + length) for at, length in zip(starts, lengths, strict=True)]


def _by_separator(tree: JunctionTree, children: Sequence[int]) -> list[tuple[int, ...]]:
    ordered = sorted(children, key=lambda child: tree.nodes[child].separator)
    return [tuple(group) for _, group in groupby(ordered, key=lambda child: tree.nodes[child].separator)]


class _Sweep:
    """The state of one sweep: the pair matrix and, for every clique, what is below its separator."""

    def __init__(self, tree: JunctionTree, beliefs: FloatArray) -> None:
        self._tree = tree
        self._beliefs = [beliefs[node.cells] for node in tree.nodes]
        self._numbering = _Numbering(tree)
        self._below: dict[int, FloatArray] = {}
        single = np.ones(sum(tree.sizes))
        for place, node in enumerate(tree.nodes):
            for column in node.rest:
                single[self._numbering.values[column]] = self._table(place, (column,))
        self._pairs = np.outer(single, single)  # right for columns of different components
        for values in self._numbering.values:
            self._pairs[values, values] = np.diag(single[values])

    def _table(self, here: int, columns: Clique) -> FloatArray:
        return project(self._beliefs[here], self._tree.nodes[here].columns, columns, self._tree.sizes)

    def visit(self, here: int) -> None:
        """Fill in the pairs that meet in one clique; the cliques below it have been visited."""
        node = self._tree.nodes[here]
        columns = [_Side(self._numbering.values[column], (column,), None) for column in node.columns]
        groups = [self._group(children) for children in self._numbering.groups[here]]
        for one, other in combinations(columns, 2):
            if not {*one.given, *other.given} <= set(node.separator):  # else it is for the clique above
                self._put(one, other, self._product(here, one, other))
        for number, group in enumerate(groups):
            outside = [side for side in columns if side.given[0] not in group.given]  # else it was done below
            for side in (*outside, *groups[:number]):
                self._put(side, group, self._product(here, side, group))
            self._put_within(here, group, self._numbering.groups[here][number])
        if node.parent is not None:
            self._below[here] = self._given_separator(here, groups)

    def _group(self, children: Sequence[int]) -> _Side:
        """What is below the separator that some children share."""
        spans = [self._numbering.subtree[child] for child in children]
        rows = [self._below.pop(child) for child in children]
        return _Side(
            slice(spans[0].start, spans[-1].stop),
            self._tree.nodes[children[0]].separator,
            rows[0] if len(rows) == 1 else np.concatenate(rows),
        )

    def _put(self, one: _Side, other: _Side, table: FloatArray) -> None:
        self._pairs[one.values, other.values] = table
        self._pairs[other.values, one.values] = table.T

    def _put_within(self, here: int, group: _Side, children: Sequence[int]) -> None:
        """Pairs below different children of a group; those below one child are there already."""
        if len(children) > 1:
            table = self._product(here, group, group)
            for child in children:
                span = self._numbering.subtree[child]
                inside = slice(span.start - group.values.start, span.stop - group.values.start)
                table[inside, inside] = self._pairs[span, span]
            self._pairs[group.values, group.values] = table

    def _product(self, here: int, one: _Side, other: _Side) -> FloatArray:
        """P(t, t') for the values of two sides of a clique."""
        sizes = self._tree.sizes
        if n_cells(sizes, one.given) > n_cells(sizes, other.given):
            return self._product(here, other, one).T
        both, only_one, only_other = _overlap(one.given, other.given)
        joint = self._table(here, (*both, *only_one, *only_other))
        joint = joint.reshape(n_cells(sizes, both), n_cells(sizes, only_one), n_cells(sizes, only_other))
        rows = self._rows(one, (*both, *only_one))
        parts = [
            lifted if rows is None else rows @ lifted
            for lifted in self._lifted(joint, other, (*both, *only_other))
        ]
        return parts[0] if len(parts) == 1 else np.concatenate(parts, axis=1)

    def _given_separator(self, here: int, groups: Sequence[_Side]) -> FloatArray:
        """P(t | separator) for a clique's columns that are not in its separator, then for those below."""
        node, sizes = self._tree.nodes[here], self._tree.sizes
        sides = (*(_Side(slice(0), (column,), None) for column in node.rest), *groups)
        length = sum(sizes[column] for column in node.rest)
        length += sum(group.values.stop - group.values.start for group in groups)
        given = np.empty((length, n_cells(sizes, node.separator)))
        end = 0
        for side in sides:
            both, only_separator, only_side = _overlap(node.separator, side.given)
            order = (*both, *only_separator)
            joint = self._table(here, (*order, *only_side))
            joint = joint.reshape(n_cells(sizes, both), n_cells(sizes, only_separator), -1)
            mass = joint.sum(axis=2, keepdims=True)
            conditional = np.divide(joint, mass, out=np.zeros_like(joint), where=mass > 0)
            for lifted in self._lifted(conditional, side, (*both, *only_side)):
                rows = _reordered(lifted.T, order, node.separator, sizes)
                given[end : end + len(rows)] = rows
                end += len(rows)
        return given

    def _lifted(self, kernel: FloatArray, side: _Side, order: Clique) -> Iterator[FloatArray]:
        """The sums of a kernel over what is known of a side, for some of its values after the others.

        A separator may have nearly as many cells as the model, and hundreds of values below it.
        """
        if side.rows is None:
            yield _lifted(kernel, None)
            return
        at_once = max(1, NUMBERS_AT_ONCE // max(side.rows.shape[1], kernel.shape[0] * kernel.shape[1]))
        for start in range(0, len(side.rows), at_once):
            rows = side.rows[start : start + at_once]
            yield _lifted(kernel, _reordered(rows, side.given, order, self._tree.sizes))

    def _rows(self, side: _Side, order: Clique) -> FloatArray | None:
        if side.rows is None:
            return None
        return _reordered(side.rows, side.given, order, self._tree.sizes)

    def in_column_order(self) -> FloatArray:
        """The pair matrix with the columns in their own order."""
        order = np.concatenate([np.arange(place.start, place.stop) for place in self._numbering.values])
        return np.asarray(self._pairs[np.ix_(order, order)])


def sweep_numbers(tree: JunctionTree) -> int:
    """Most numbers that a sweep holds at once, beside the pair matrix and parts of a product."""
    subtree = _Numbering(tree).subtree
    kept = [
        (values.stop - values.start) * n_cells(tree.sizes, node.separator)
        for values, node in zip(subtree, tree.nodes, strict=True)
    ]
    most = held = 0
    for place in range(len(tree.nodes) - 1, -1, -1):
        below = sum(kept[child] for child in tree.children[place])
        most = max(most, held + below)  # those that share a separator are put together
        own = kept[place] if tree.nodes[place].parent is not None else 0
        most = max(most, held + own)
        held += own - below
    return most


def _overlap(one: Clique, other: Clique) -> tuple[Clique, Clique, Clique]:
    """The columns of both, of the one only, of the other only."""
    both = tuple(column for column in one if column in other)
    return both, tuple(c for c in one if c not in both), tuple(c for c in other if c not in both)


def _lifted(kernel: FloatArray, rows: FloatArray | None) -> FloatArray:
    """Sum a kernel times what is known given its last two axes.

    Args:
        kernel: Shape (o, m, n), over the columns shared by two sides, those of the one and those of the
            other.
        rows: P(t | o, n), one row for each t, or None for the identity (then nothing is shared).

    Returns:
        Σ over n of kernel(o, m, n) P(t | o, n), shape (o·m, t).
    """
    shared, one, other = kernel.shape
    if rows is None:
        return kernel.reshape(one, other)
    by_shared = rows.reshape(-1, shared, other).transpose(1, 2, 0)
    lifted: FloatArray = np.matmul(kernel, by_shared)
    return lifted.reshape(shared * one, -1)


def _reordered(rows: FloatArray, given: Clique, order: Clique, sizes: Sequence[int]) -> FloatArray:
    """The same rows with the cells of the given columns in another order."""
    if given == order:
        return rows
    axes = [0, *(1 + given.index(column) for column in order)]
    return rows.reshape(-1, *shape_of(sizes, given)).transpose(axes).reshape(len(rows), -1)
