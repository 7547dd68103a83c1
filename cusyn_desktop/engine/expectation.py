"""The errors that a plan lets expect, before a row is read: what would be known of every table."""

from functools import lru_cache

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.budget.accounting import PICO, gaussian_sigma
from cusyn_desktop.engine.allocation import Share, interest_shares
from cusyn_desktop.engine.knowledge import Knowledge, fitted_tvd
from cusyn_desktop.engine.measurement import MeasurementKind
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.residuals import ResidualForm, residual_share
from cusyn_desktop.engine.schedule import Base, Schedule

ROUNDS_A_COLUMN = 4
"""AIM runs about this many rounds for each column."""
ROUNDS_RUN = 0.65
"""Where it is planned for as few, annealing shortens it to this part of them."""
UNEVENNESS = 1.8
"""The k-th largest cell of a table holds about k to the minus this of what the largest does."""


def rounds_of(plan: SynthesisPlan, schedule: Schedule) -> int:
    """About how many rounds a run has."""
    if schedule.base is Base.MWEM:
        return schedule.rounds
    return max(1, min(int(ROUNDS_RUN * schedule.rounds), ROUNDS_A_COLUMN * plan.n_columns))


class ExpectedErrors:
    """Expected total variation distances of a plan's tables.

    Measured parts have the noise that their shares of the budget buy, all others that of the rounds'
    measurements on average. Tables of people are uneven: the k-th largest cell is taken to hold k^(−1.8)
    of what the largest does.
    """

    def __init__(
        self, plan: SynthesisPlan, schedule: Schedule, queries: tuple[Clique, ...], *, rows: float
    ) -> None:
        """Spend the schedule as the run would.

        Args:
            plan: What is asked.
            schedule: How its budget is divided.
            queries: The interest queries that will be measured.
            rows: A public number of rows.
        """
        self._plan = plan
        self._rows = rows
        self._unknown = _round_variance(plan, schedule)
        self._knowledge = Knowledge(plan.sizes, plan.reused)
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
        """Of one table."""
        variance = self._knowledge.variance(clique, unknown=self._unknown)
        return fitted_tvd(self._rows * _uneven_shares(self._plan.cells(clique)), variance=variance)

    def of_workload(self) -> float:
        """Mean over the workload."""
        return sum(self.of(clique) for clique in self._plan.workload) / len(self._plan.workload)


def _round_variance(plan: SynthesisPlan, schedule: Schedule) -> float:
    """Variance of the rounds' measurements on average: all their budget over all rounds."""
    rho = (schedule.loop_pico_rho - plan.n_columns * schedule.one_way_pico_rho) / PICO
    share = rho * float(schedule.measure_share) / rounds_of(plan, schedule)
    prices = [
        float(residual_share(plan.shape(clique))) if schedule.is_residual(plan.sizes, clique) else 1.0
        for clique in plan.workload
    ]
    return plan.rows_per_person**2 * sum(prices) / len(prices) / (2 * share)


@lru_cache(maxsize=1024)
def _uneven_shares(cells: int) -> FloatArray:
    """Shares of rows in the cells of a typical table, largest first."""
    shares: FloatArray = 1.0 / np.arange(1, cells + 1, dtype=np.float64) ** UNEVENNESS
    shares /= shares.sum()
    return shares
