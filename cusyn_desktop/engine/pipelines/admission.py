"""Which candidates a round may choose, told from public facts before anything is drawn."""

from collections.abc import Sequence

import numpy as np

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.size_check import SizeCheck

MANY_CANDIDATES = 500
"""From so many on it is quicker to judge all of them once in a period than to rank those that are refused."""


class Admission:
    """Judges candidates by the size that the model would have with them.

    A round ranks candidates by noisy score and takes the first one that fits. With very many of them and a
    full model hundreds would be ranked in vain, so those that did not fit at the start of the period
    (`SizeCheck`) are left out of the ranking, once the model, or what it must have room for, fills half its
    limit. That depends on the measured cliques and the limits alone.
    """

    def __init__(self, sizes: Sequence[int], candidates: Sequence[Clique], *, model_limit_cells: int) -> None:
        """Prepare for a run.

        Args:
            sizes: Values of every column.
            candidates: What the rounds choose from.
            model_limit_cells: Most cells of the model with everything that is still to be measured.
        """
        self._candidates = tuple(candidates)
        self._model_limit = model_limit_cells
        self._size, self._room = SizeCheck(sizes), SizeCheck(sizes)
        self._room_for: tuple[Clique, ...] = ()
        self._everything: IntArray = np.arange(len(self._candidates))
        self._judged, self._fitted = (0, 0), np.ones(len(self._candidates), dtype=np.bool_)

    def begin_round(
        self, tree: JunctionTree, cliques: Sequence[Clique], *, limit_cells: int, room_for: Sequence[Clique]
    ) -> None:
        """Set what holds for the next choice.

        Args:
            tree: Of the present model.
            cliques: What it must hold.
            limit_cells: Most cells of the model with the chosen clique.
            room_for: Cliques that will be measured later and must still fit then.
        """
        before = self._size.period, self._room_for
        self._tree, self._room_for = tree, tuple(room_for)
        self._checks = [self._size, self._room] if room_for else [self._size]
        self._size.begin_round(cliques, limit=limit_cells)
        self._room.begin_round([*cliques, *room_for], limit=self._model_limit)
        if (self._size.period, self._room_for) != before:
            self._room.begin_period()

    def worth_ranking(self) -> IntArray:
        """Positions of the candidates that are not refused already, in rising order."""
        if len(self._candidates) < MANY_CANDIDATES or not any(check.is_half_full for check in self._checks):
            return self._everything
        periods = self._size.period, self._room.period
        if periods != self._judged:
            fitted = [check.fitted_at_start(self._candidates) for check in self._checks]
            self._judged, self._fitted = periods, np.logical_and.reduce(fitted)
        worth = self._fitted.copy()
        refused = np.flatnonzero(~worth)
        worth[refused] = [self._tree.holds(self._candidates[place]) for place in refused]
        return np.flatnonzero(worth)

    def admits(self, clique: Clique) -> bool:
        """Whether a candidate fits now."""
        return all(check.fits(clique, tree=self._tree) for check in self._checks)
