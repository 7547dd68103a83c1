"""The errors that a plan lets expect, before a row is read: what would be known of every table."""

from functools import lru_cache
from math import hypot, sqrt

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import PICO, gaussian_sigma
from cusyn_desktop.engine.allocation import Share, interest_shares
from cusyn_desktop.engine.foresight.effort import rounds_of
from cusyn_desktop.engine.foresight.growth import Growth
from cusyn_desktop.engine.knowledge import Knowledge, RankedCells, fitted_tvd
from cusyn_desktop.engine.measurement import MeasurementKind
from cusyn_desktop.engine.model_limit import CELLS_A_MB
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.residuals import ResidualForm, residual_share
from cusyn_desktop.engine.schedule import Schedule

UNEVENNESS = 1.7
"""The k-th largest cell of a table holds about k to the minus this of what the largest does."""
LEFT_A_CELL = 1.5e-3
LEFT_POWER = 1 / 4
"""Where a model of 1 MB has no room for a table, its error is about this times the root of its cells, and
falls by so small a power of the limit; from Fire, Adult, Salary, MSNBC and taxi trips at 1 to 80 MB."""


def left_to_the_model(cells: int, *, limit_cells: int) -> float:
    """Total variation distance that remains where a table has no room in the model.

    What its columns have to do with each other comes through other columns alone: more of it in a larger
    model, less of it in a larger table.
    """
    return LEFT_A_CELL * sqrt(cells) * float((CELLS_A_MB / limit_cells) ** LEFT_POWER)


class ExpectedErrors:
    """Expected total variation distances of a plan's tables.

    Measured parts have the noise that their shares of the budget buy, all others that of the rounds'
    measurements on average, and what has no room in the model the error that is left there. Tables of people
    are uneven: the k-th largest cell is taken to hold k^(−1.7) of what the largest does.
    """

    def __init__(
        self,
        plan: SynthesisPlan,
        schedule: Schedule,
        queries: tuple[Clique, ...],
        *,
        growth: Growth,
        rows: float,
    ) -> None:
        """Spend the schedule as the run would.

        Args:
            plan: What is asked.
            schedule: How its budget is divided.
            queries: The interest queries that will be measured.
            growth: How the model grows.
            rows: A public number of rows.
        """
        self._plan = plan
        self._rows = rows
        self._measured = frozenset(queries)
        self._refused_share = growth.refused_share
        self._unknown = _round_variance(
            plan, schedule, left=0 if queries else schedule.interest_after, rows=rows
        )
        self._knowledge = Knowledge(plan.sizes, plan.reused)
        self._noises: dict[tuple[int, float], float] = {}
        if schedule.one_way_pico_rho:
            for column in range(plan.n_columns):
                self._learn(Share((column,), MeasurementKind.FULL, schedule.one_way_pico_rho))
        for budget in (schedule.interest_before, schedule.interest_after):
            if budget and queries:
                self._learn_interest(schedule, queries, budget)

    def _learn_interest(self, schedule: Schedule, queries: tuple[Clique, ...], budget: int) -> None:
        """Spend one part of the interest budget."""
        shares = interest_shares(
            queries,
            schedule.interest_method,
            sizes=self._plan.sizes,
            knowledge=self._knowledge,
            pico_rho=budget,
            rows_per_person=self._plan.rows_per_person,
        )
        for share in shares:
            self._learn(share)

    def _learn(self, share: Share) -> None:
        """Know what a measurement of this share would tell."""
        people = self._plan.rows_per_person**2
        if share.kind is MeasurementKind.FULL:
            sigma = gaussian_sigma(share.pico_rho, sensitivity_squared=people)
        else:
            form = ResidualForm(self._plan.shape(share.clique))
            scale = gaussian_sigma(share.pico_rho, sensitivity_squared=people * form.sensitivity_squared)
            sigma = form.sigma(scale)
        self._knowledge.learn(share.clique, kind=share.kind, variance=sigma * sigma)

    def of(self, clique: Clique) -> float:
        """Of one table; the mean over whether it has room where that is not known."""
        variance = self._knowledge.variance(clique, unknown=self._unknown)
        cells = self._plan.cells(clique)
        noise = self._noise(cells, variance=variance)
        if len(clique) == 1 or clique in self._measured:
            return noise
        left = left_to_the_model(cells, limit_cells=self._plan.model_limit_cells)
        refused = (
            1.0 if clique in self._plan.interest and self._plan.engine.customised else self._refused_share
        )
        return min(1.0, (1 - refused) * noise + refused * hypot(noise, left))

    def _noise(self, cells: int, *, variance: float) -> float:
        """What noise lets expect of a table; in wide tables many are alike."""
        key = cells, variance
        if key not in self._noises:
            self._noises[key] = fitted_tvd(_uneven_shares(cells).scaled(self._rows), variance=variance)
        return self._noises[key]

    def of_workload(self) -> float:
        """Mean over the workload."""
        return sum(self.of(clique) for clique in self._plan.workload) / len(self._plan.workload)


def _round_variance(plan: SynthesisPlan, schedule: Schedule, *, left: int, rows: float) -> float:
    """Variance of the rounds' measurements on average: all their budget over all rounds.

    Args:
        plan: What is asked.
        schedule: How its budget is divided.
        left: What they get beside, in pico-rho, because no interest query can be measured.
        rows: A public number of rows.
    """
    rho = (schedule.loop_pico_rho - plan.n_columns * schedule.one_way_pico_rho + left) / PICO
    share = rho * float(schedule.measure_share) / rounds_of(plan, schedule, rows=rows)
    prices = [
        float(residual_share(plan.shape(clique))) if schedule.is_residual(plan.sizes, clique) else 1.0
        for clique in plan.workload
    ]
    return plan.rows_per_person**2 * sum(prices) / len(prices) / (2 * share)


@lru_cache(maxsize=1024)
def _uneven_shares(cells: int) -> RankedCells:
    """Shares of rows in the cells of a typical table."""
    shares = 1.0 / np.arange(1, cells + 1, dtype=np.float64) ** UNEVENNESS
    return RankedCells.of(shares / shares.sum())
