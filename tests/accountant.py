"""An accountant that trusts nobody: what every draw costs, worked out in fractions from its noise alone.

It shares no code with the product's accounting. A draw is what a `NoiseSource` was asked; sensitivities
are taken from their definitions, by moving every cell of a table by one row.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from cusyn_desktop.arrays import Clique, IntArray
from tests.replay import CallKind, NoiseCall

PICO = 10**12


@dataclass(frozen=True, slots=True)
class Payment:
    """What a run paid, in pico-rho, at the moment it paid."""

    pico_rho: int


def contrast_matrix(shape: Sequence[int]) -> IntArray:
    """The whole-number residual of a table as one matrix: (1, -1) or n I - 11' for each column."""
    matrix = np.ones((1, 1), dtype=np.int64)
    for n in shape:
        axis = np.array([[1, -1]]) if n == 2 else n * np.eye(n, dtype=np.int64) - 1
        matrix = np.kron(matrix, axis)
    return matrix


def gaussian_sensitivity_squared(shape: Sequence[int], *, residual: bool, rows_per_person: int) -> int:
    """The square of the furthest that one person's rows move a measurement, tried cell by cell."""
    if not residual:
        return rows_per_person**2
    moves = rows_per_person * contrast_matrix(shape)  # all rows in one cell; else the triangle is shorter
    return int((moves**2).sum(axis=0).max())


def choice_sensitivity(workload: Iterable[Clique], *, weighted: bool, rows_per_person: int) -> int:
    """The furthest that one person's rows move a score, in the unit of the scores (2^-16 counts).

    One row moves the L1 error of a clique by at most one count, k rows by k. AIM weighs a clique by the sum
    over all queries of the columns that they share; a common divisor of all weights may be taken out.
    """
    if not weighted:
        return rows_per_person * 2**16
    queries = [set(query) for query in workload]
    subsets = {clique for query in queries for clique in _subsets(sorted(query))}
    weights = [sum(len(query & set(clique)) for query in queries) for clique in subsets]
    return rows_per_person * max(weights) // math.gcd(*weights) * 2**16


def _subsets(columns: Sequence[int]) -> Iterable[Clique]:
    for mask in range(1, 1 << len(columns)):
        yield tuple(column for place, column in enumerate(columns) if mask >> place & 1)


def rho_of(call: NoiseCall, *, sensitivity_squared: int) -> Fraction:
    """The exact cost of a draw: Delta^2 / (2 sigma^2), or epsilon^2 / 8 of a choice."""
    if call.kind is CallKind.RANKING:
        return Fraction(call.parameter) ** 2 / 8
    return Fraction(sensitivity_squared) / (2 * Fraction(call.parameter) ** 2)


def whole_pico_rho(rho: Fraction) -> int:
    """A cost in whole pico-rho, rounded up."""
    return math.ceil(rho * PICO)
