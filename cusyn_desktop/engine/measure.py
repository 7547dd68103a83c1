"""Measuring a marginal: pay first, then add whole-number noise to exact counts. Part of the gate.

Neighbouring tables differ by one person's rows, added or removed. With k rows per person counts move
by k rows at most, all of them in one cell at worst: L2 sensitivities are k times those for one row,
costs k² times.
"""

from dataclasses import dataclass

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import gaussian_sigma
from cusyn_desktop.budget.spending import Spender
from cusyn_desktop.data.counts import CountSource
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.residuals import ResidualForm


@dataclass(frozen=True, slots=True)
class Measurer:
    """Draws noisy marginals, each paid for before its noise is drawn.

    Attributes:
        counts: Exact counts of the private table.
        noise: Where all noise comes from.
        spender: Pays; it raises where too little is left.
        rows_per_person: Most rows of one person, k.
    """

    counts: CountSource
    noise: NoiseSource
    spender: Spender
    rows_per_person: int = 1

    def measure(
        self, clique: Clique, *, kind: MeasurementKind, pico_rho: int, purpose: Purpose
    ) -> Measurement:
        """A noisy marginal or residual of a clique.

        Cost: `pico_rho`. The noise scale is rounded up, so that Δ²/(2·scale²) is at most that.

        Args:
            clique: Columns in rising order.
            kind: Full counts (Δ = k) or the residual (Δ² = k² times the form's).
            pico_rho: What to spend.
            purpose: Kept in the measurement.

        Raises:
            BudgetExceededError: Too little budget is left; nothing was drawn.

        Source:
            Canonne, Kamath, Steinke (2020): the discrete Gaussian costs Δ²/(2σ²) of zCDP.
        """
        if kind is MeasurementKind.RESIDUAL:
            return self._residual(clique, pico_rho=pico_rho, purpose=purpose)
        sigma = gaussian_sigma(pico_rho, sensitivity_squared=self.rows_per_person**2)
        self.spender.spend(pico_rho=pico_rho)
        noisy = self.noise.gaussian(self.counts.counts(clique), sigma=sigma)
        return Measurement(clique, MeasurementKind.FULL, noisy.astype(np.float64), sigma, pico_rho, purpose)

    def _residual(self, clique: Clique, *, pico_rho: int, purpose: Purpose) -> Measurement:
        """The noise goes on the whole-number form of the residual; lifting it afterwards is free."""
        form = ResidualForm(tuple(self.counts.sizes[column] for column in clique))
        sensitivity_squared = self.rows_per_person**2 * form.sensitivity_squared
        scale = gaussian_sigma(pico_rho, sensitivity_squared=sensitivity_squared)
        self.spender.spend(pico_rho=pico_rho)
        noisy = self.noise.gaussian(form.contrast(self.counts.counts(clique)), sigma=scale)
        values = form.lift(noisy)
        return Measurement(clique, MeasurementKind.RESIDUAL, values, form.sigma(scale), pico_rho, purpose)
