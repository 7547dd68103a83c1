"""One noisy answer about the private table, with the noise that is in it and what it cost."""

from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.errors import InputError

_RANGE_TOLERANCE = 1e-6


class MeasurementKind(StrEnum):
    """What of a clique was measured."""

    FULL = "full"
    """All counts of the clique."""
    RESIDUAL = "residual"
    """What the counts add to what the clique's parts tell: their projection by ⊗(I − 11ᵀ/n)."""


class Purpose(StrEnum):
    """Why a measurement was made."""

    ONE_WAY = "one_way"
    SELECTED = "selected"
    INTEREST = "interest"
    REUSED = "reused"


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """A noisy marginal, or the residual of one.

    Attributes:
        clique: Columns in rising order.
        kind: Full counts or a residual.
        values: Noisy answer, one axis for each column of the clique; read-only. A residual sums to zero along
            every axis.
        sigma: Standard deviation of the noise in every cell of a full table; the noise of a residual is
            P·N(0, sigma²·I) with the projection P = ⊗(I − 11ᵀ/n).
        pico_rho: What it cost, in whole pico-rho of zCDP, when it was drawn.
        purpose: Why it was made; an earlier release's measurement is `REUSED`.
    """

    clique: Clique
    kind: MeasurementKind
    values: FloatArray
    sigma: float
    pico_rho: int
    purpose: Purpose

    def __post_init__(self) -> None:
        """Refuse what no mechanism can have drawn.

        Raises:
            InputError: Columns out of order, a wrong shape, values that are not finite, or no residual.
        """
        values = np.array(self.values, dtype=np.float64)
        values.setflags(write=False)
        object.__setattr__(self, "values", values)
        if not self.clique or any(a >= b for a, b in zip((-1, *self.clique), self.clique, strict=False)):
            raise InputError("A measurement needs different columns in rising order.", clique=self.clique)
        if values.ndim != len(self.clique) or not values.size:
            raise InputError("A measurement has one axis for each of its columns.", clique=self.clique)
        if not np.isfinite(values).all():
            raise InputError("A measurement holds a value that is not a finite number.", clique=self.clique)
        if not (np.isfinite(self.sigma) and self.sigma > 0):
            raise InputError("The noise of a measurement must be positive and finite.", sigma=self.sigma)
        if self.pico_rho < 0:
            raise InputError("The cost of a measurement cannot be negative.", pico_rho=self.pico_rho)
        if self.kind is MeasurementKind.RESIDUAL:
            self._check_residual()

    def _check_residual(self) -> None:
        """A residual lies in the range of the projection."""
        if min(self.values.shape) < 2:
            raise InputError("A column with one value has no residual.", clique=self.clique)
        allowed = _RANGE_TOLERANCE * (self.sigma + float(np.abs(self.values).max()))
        if any(float(np.abs(self.values.sum(axis=axis)).max()) > allowed for axis in range(self.values.ndim)):
            raise InputError("A residual must sum to zero along every axis.", clique=self.clique)

    @property
    def variance(self) -> float:
        """`sigma` squared."""
        return self.sigma * self.sigma
