"""What a round may choose from: cliques with their weights and sizes, all of it public."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import gcd

import numpy as np

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.engine.cliques import downward_closure, n_cells

LARGEST_WEIGHT = 2**9
"""Larger weights are scaled down, so that weighted scores fit in 64 bits."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidates:
    """The cliques among which a round chooses.

    Attributes:
        cliques: Each once, shorter ones first.
        weights: How much an error in each counts; whole numbers of at least 1 without a common divisor.
        cells: Number of cells of each clique's table.
    """

    cliques: tuple[Clique, ...]
    weights: IntArray
    cells: IntArray

    @property
    def largest_weight(self) -> int:
        """The weight that sets the sensitivity of the choice."""
        return int(self.weights.max())


def closure_of(workload: Iterable[Clique], sizes: Sequence[int]) -> Candidates:
    """All non-empty subsets of the workload's cliques, weighted by what they share with the workload.

    The weight of r is Σ over q in the workload of |r ∩ q|, that is the sum of its columns' degrees. A common
    divisor of all weights changes no choice and is taken out.

    Args:
        workload: The cliques that count.
        sizes: Number of codes of each column.

    Source:
        McKenna, Mullins, Sheldon, Miklau (2022), AIM, VLDB 15(11), section 4.
    """
    workload = tuple(workload)
    degree = Counter(chain.from_iterable(workload))
    cliques = downward_closure(workload)
    weights = [sum(degree[column] for column in clique) for clique in cliques]
    return _candidates(cliques, _small_weights(weights), sizes)


def _small_weights(weights: Sequence[int]) -> list[int]:
    """Weights in the same proportions, as nearly as numbers of at most `LARGEST_WEIGHT` allow."""
    divisor = gcd(*weights)
    largest = max(weights) // divisor
    if largest <= LARGEST_WEIGHT:
        return [weight // divisor for weight in weights]
    return [max(1, weight // divisor * LARGEST_WEIGHT // largest) for weight in weights]


def workload_only(workload: Iterable[Clique], sizes: Sequence[int]) -> Candidates:
    """The workload's cliques themselves, all of weight one."""
    cliques = tuple(sorted(set(workload), key=lambda clique: (len(clique), clique)))
    return _candidates(cliques, [1] * len(cliques), sizes)


def _candidates(cliques: tuple[Clique, ...], weights: list[int], sizes: Sequence[int]) -> Candidates:
    """Candidates with their table sizes."""
    cells = [n_cells(sizes, clique) for clique in cliques]
    return Candidates(cliques, np.array(weights, dtype=np.int64), np.array(cells, dtype=np.int64))
