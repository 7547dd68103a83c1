"""Residuals of marginals on whole numbers: what a table tells beyond its parts, at its exact sensitivity.

The residual of a table x over columns with n_1, ..., n_m values is P x with P = ⊗(I − 11ᵀ/n_a). Noise is
drawn on a whole-number form of it, c = R x with R = ⊗R_a: R_a = (1, −1) for a column of two values,
n_a I − 11ᵀ for any other. Lifting c back gives y = P x + P·N(0, sigma²·I), at the price p / (2 sigma²) with
p = Π(1 − 1/n_a).

Source:
    Xiao, He, Zhang, Kifer (2023), ResidualPlanner, NeurIPS, arXiv:2305.08175.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod, sqrt

import numpy as np

from cusyn_desktop.arrays import FloatArray, IntArray


@dataclass(frozen=True, slots=True)
class ResidualForm:
    """The whole-number residual of tables of one shape.

    Neighbours differ by one row, added or removed: one cell of x changes by one and c by one column of R.

    Attributes:
        shape: Number of values of each column, each at least 2.
    """

    shape: tuple[int, ...]

    @property
    def share(self) -> Fraction:
        """What a residual costs beside a full table of the same noise: p."""
        return residual_share(self.shape)

    @property
    def sensitivity_squared(self) -> int:
        """Squared L2 norm of a column of R, the same for all columns: 1 for two values, n(n − 1) for more."""
        return prod(1 if n == 2 else n * (n - 1) for n in self.shape)

    def contrast(self, counts: IntArray) -> IntArray:
        """R x; a column of two values leaves an axis of length one."""
        for axis, n in enumerate(self.shape):
            total = counts.sum(axis=axis, keepdims=True)
            counts = 2 * counts.take([0], axis=axis) - total if n == 2 else n * counts - total
        return counts

    def lift(self, contrast: IntArray) -> FloatArray:
        """The residual table, in counts, that a noisy R x stands for."""
        table = contrast.astype(np.float64)
        for axis, n in enumerate(self.shape):
            if n == 2:
                table = np.concatenate([table, -table], axis=axis) / 2
            else:
                table = (table - table.mean(axis=axis, keepdims=True)) / n
        return table

    def sigma(self, scale: float) -> float:
        """The `sigma` of a residual whose contrast carries noise of the given scale."""
        return scale * sqrt(prod(0.5 if n == 2 else 1.0 / (n * n) for n in self.shape))


def residual_share(shape: Sequence[int]) -> Fraction:
    """The squared change of P x when one row comes or goes: p = Π(1 − 1/n_a)."""
    return prod((1 - Fraction(1, n) for n in shape), start=Fraction(1))


def project(table: FloatArray) -> FloatArray:
    """P x: the table less everything that its totals and smaller marginals tell."""
    for axis in range(table.ndim):
        table = table - table.mean(axis=axis, keepdims=True)
    return table
