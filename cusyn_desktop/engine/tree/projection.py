"""Summing a table over columns away, and spreading a smaller table over a larger one."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from string import ascii_letters

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.cliques import n_cells, shape_of


class Projection:
    """From a table over `source` to a table over some of its columns, and back.

    Neighbouring axes that share a fate, kept or summed away, are merged first: most projections then need two
    to five axes, which is what `einsum` is fast at.

    Attributes:
        merged: Shape of the source with merged axes.
        spec: What `einsum` is to do with the merged axes.
        spread: Shape in which a table of the kept columns, in the source's order, is broadcast over `merged`.
    """

    __slots__ = ("_inverse", "_kept_shape", "_order", "merged", "spec", "spread")

    def __init__(self, source: Clique, target: Clique, sizes: Sequence[int]) -> None:
        """Plan the sums.

        Args:
            source: Columns of the larger table in the order of its axes.
            target: Columns to keep, in the order wanted; all of them are in `source`.
            sizes: Values of every column.
        """
        wanted = set(target)
        runs = [(kept, n_cells(sizes, run)) for kept, run in groupby(source, wanted.__contains__)]
        letters = ascii_letters[: len(runs)]
        kept = "".join(letter for letter, (keep, _) in zip(letters, runs, strict=True) if keep)
        self.merged = tuple(cells for _, cells in runs)
        self.spec = f"{letters}->{kept}"
        self.spread = tuple(cells if keep else 1 for keep, cells in runs)
        in_source_order = tuple(column for column in source if column in wanted)
        self._kept_shape = shape_of(sizes, in_source_order)
        self._order = tuple(in_source_order.index(column) for column in target)
        self._inverse = tuple(target.index(column) for column in in_source_order)

    def sums(self, table: FloatArray) -> FloatArray:
        """Sum the other columns away.

        Args:
            table: The larger table, in any shape that `reshape` takes.

        Returns:
            The table over `target`, one axis for each of its columns.
        """
        return self.arranged(np.einsum(self.spec, table.reshape(self.merged)))

    def arranged(self, kept: FloatArray) -> FloatArray:
        """A view of the kept cells, which lie in the source's order, with the axes of `target`."""
        return kept.reshape(self._kept_shape).transpose(self._order)

    def in_source_order(self, table: FloatArray) -> FloatArray:
        """A view of a table over `target` with its axes in the source's order."""
        return table.reshape([self._kept_shape[axis] for axis in self._order]).transpose(self._inverse)


@lru_cache(maxsize=8192)
def projection(source: Clique, target: Clique, sizes: tuple[int, ...]) -> Projection:
    """The projection from `source` to `target`; the same few are wanted again in every round."""
    return Projection(source, target, sizes)


def project(table: FloatArray, source: Clique, target: Clique, sizes: tuple[int, ...]) -> FloatArray:
    """The marginal over `target` of a table over `source`; both name columns in the order of the axes."""
    return projection(source, target, sizes).sums(table)
