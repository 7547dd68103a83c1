"""Choosing the clique that the model gets most wrong: pay first, then noise. Part of the gate.

Scores are whole numbers in units of 2⁻¹⁶ counts. The model's counts are rounded to that unit, so one row
moves the L1 error of a clique by at most one count and a score by at most its weight, exactly.
"""

from collections.abc import Callable

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.budget.accounting import selection_epsilon
from cusyn_desktop.budget.spending import Spender
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import CountSource
from cusyn_desktop.engine.candidates import LARGEST_WEIGHT, Candidates
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.noise import NoiseSource

UNIT_BITS = 16
LARGEST_TOTAL = 2.0**35
"""More rows than any table has; model counts and penalties are cut here, so that scores fit in 64 bits."""
MATRIX_ROWS = 3_000
"""Pairs are compared in one matrix while the columns' sizes add up to at most this (72 MB a matrix)."""


class Selector:
    """Chooses among candidates by the exponential mechanism.

    Neighbouring tables differ by one person's rows, added or removed. The score of r is
    w_r·(‖M_r(D) − N̂ M_r(p̂)‖₁ − penalty_r), of sensitivity k·max w with k rows per person. A choice at ε costs
    ε²/8 of zCDP.

    Source:
        McKenna, Mullins, Sheldon, Miklau (2022), AIM, VLDB 15(11), section 4; Cesar and Rogers (2021) for the
        cost.
    """

    def __init__(
        self,
        candidates: Candidates,
        *,
        counts: CountSource,
        noise: NoiseSource,
        spender: Spender,
        rows_per_person: int = 1,
        control: RunControl | None = None,
    ) -> None:
        if candidates.largest_weight > LARGEST_WEIGHT:
            raise ValueError(f"weights above {LARGEST_WEIGHT} would overflow the scores")
        self._candidates = candidates
        self._noise = noise
        self._spender = spender
        self._sensitivity = rows_per_person * candidates.largest_weight << UNIT_BITS
        self._errors = _Errors(candidates, counts, control or RunControl())

    def choose(
        self,
        model: GraphicalModel,
        *,
        pico_rho: int,
        penalties: FloatArray,
        among: IntArray,
        admissible: Callable[[Clique], bool],
    ) -> Clique | None:
        """The candidate with the largest noisy score among the admissible ones.

        Candidates are ranked by noisy score and the first admissible one is taken, which is the exponential
        mechanism on those that are ranked and admissible; the rest of the ranking is thrown away.
        Cost: `pico_rho`.

        Args:
            model: What is known so far.
            pico_rho: What to spend.
            penalties: Expected L1 noise of measuring each candidate, in counts.
            among: Positions of the candidates that are ranked; must depend on public things only.
            admissible: Whether a clique may be measured; must depend on public things only.

        Returns:
            The clique, or None where no candidate is admissible.

        Raises:
            BudgetExceededError: Too little budget is left; nothing was drawn.
        """
        epsilon = selection_epsilon(pico_rho)
        penalty = _fixed_point(np.minimum(penalties, LARGEST_TOTAL))
        self._spender.spend(pico_rho=pico_rho)
        scores = (self._candidates.weights * (self._errors.of(model) - penalty))[among]
        ranking = self._noise.noisy_ranking(scores, sensitivity=self._sensitivity, epsilon=epsilon)
        ranked = (self._candidates.cliques[among[place]] for place in ranking)
        return next((clique for clique in ranked if admissible(clique)), None)


class _Errors:
    """Exact L1 errors of a model on the candidates, in units of 2⁻¹⁶ counts; counts the table once."""

    def __init__(self, candidates: Candidates, counts: CountSource, control: RunControl) -> None:
        self._counts = counts
        self._control = control
        self._starts = np.concatenate([[0], np.cumsum(counts.sizes)]).astype(np.int64)
        in_matrix = int(self._starts[-1]) <= MATRIX_ROWS
        small = np.array([in_matrix and len(clique) <= 2 for clique in candidates.cliques])
        self._small = np.flatnonzero(small)
        self._large = np.flatnonzero(~small)
        self._cliques = candidates.cliques
        self._ends = np.array([(c[0], c[-1]) for c in candidates.cliques], dtype=np.int64)
        self._matrix: IntArray | None = None
        self._tables: dict[Clique, IntArray] = {}

    def of(self, model: GraphicalModel) -> IntArray:
        """The error of every candidate, shape (candidates,)."""
        total = min(model.total, LARGEST_TOTAL)
        errors = np.zeros(len(self._cliques), dtype=np.int64)
        if self._small.size:
            errors[self._small] = self._matrix_errors(model.pair_matrix(), total)
        for index in self._large:
            clique = self._cliques[index]
            estimate = _fixed_point(total * model.marginal(clique))
            errors[index] = np.abs(self._table(clique) - estimate).sum()
        return errors

    def _matrix_errors(self, pairs: FloatArray, total: float) -> IntArray:
        """Errors of all candidates of one or two columns."""
        distance = np.abs(self._co_occurrence() - _fixed_point(total * pairs))
        starts = self._starts[:-1]
        blocks = np.add.reduceat(np.add.reduceat(distance, starts, axis=0), starts, axis=1)
        first, last = self._ends[self._small].T
        errors: IntArray = blocks[first, last]
        return errors

    def _co_occurrence(self) -> IntArray:
        """Counts of the candidates of one or two columns, as a matrix over all values of all columns.

        A column's own counts stand on the diagonal of its block, as in the model's matrix.
        """
        if self._matrix is None:
            rows = int(self._starts[-1])
            self._matrix = np.zeros((rows, rows), dtype=np.int64)
            for clique in (self._cliques[index] for index in self._small):
                table = self._counted(clique)
                here, there = (slice(*self._starts[c : c + 2]) for c in (clique[0], clique[-1]))
                self._matrix[here, there] = np.diag(table) if len(clique) == 1 else table
        return self._matrix

    def _table(self, clique: Clique) -> IntArray:
        """Counts of a candidate outside the matrix."""
        if clique not in self._tables:
            self._tables[clique] = self._counted(clique)
        return self._tables[clique]

    def _counted(self, clique: Clique) -> IntArray:
        """Exact counts in the unit of the scores; the run may be stopped between one clique and the next."""
        self._control.checkpoint()
        return self._counts.counts(clique) << UNIT_BITS


def _fixed_point(counts: FloatArray) -> IntArray:
    """Counts rounded to the unit of the scores."""
    rounded: IntArray = np.rint(counts * (1 << UNIT_BITS)).astype(np.int64)
    return rounded
