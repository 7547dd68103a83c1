"""The answer to a request, before anything is spent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import OF_THE_USER

if TYPE_CHECKING:
    from cusyn_desktop.budget.evaluator import Decision, LimitName
    from cusyn_desktop.services.records.requests import Request


@dataclass(frozen=True, slots=True)
class LimitStatus:
    """One of the four limits of a decision; `amount` is None where it is not set."""

    name: LimitName
    amount: BudgetAmount | None
    binding: bool


@dataclass(frozen=True, slots=True)
class ForecastSummary:
    """What to expect of a run, from public facts alone.

    Attributes:
        cells: Size of the model in cells.
        memory_bytes: Of the run.
        seconds: Of the run, on this machine.
        query_errors: Expected error of each interest query, in the request's order; None where no public row
            number is known.
        workload_error: Expected error of all other pairs, or None.
        warnings: Sentences: what will not be measured, what takes long.
        not_measured: Interest queries without a measurement of their own; a round may still choose them.
        may_drown: Others that are measured only if there are rows enough; empty where their number is known.
    """

    cells: int
    memory_bytes: int
    seconds: float
    query_errors: tuple[float | None, ...]
    workload_error: float | None
    warnings: tuple[str, ...]
    not_measured: tuple[tuple[str, ...], ...] = ()
    may_drown: tuple[tuple[str, ...], ...] = ()

    @property
    def query_error(self) -> float | None:
        """Mean of the known query errors, or None."""
        known = [error for error in self.query_errors if error is not None]
        return sum(known) / len(known) if known else None


@dataclass(frozen=True, slots=True)
class ErrorPoint:
    """Expected mean error of the interest queries if `amount` were spent.

    Attributes:
        amount: A budget.
        query_error: Mean over the interest queries.
        n_not_measured: Interest queries that would get no measurement of their own.
    """

    amount: BudgetAmount
    query_error: float
    n_not_measured: int = 0


@dataclass(frozen=True, slots=True)
class BoundsPrice:
    """What the bounds of some columns would cost; nothing is spent by it. For the custodian.

    Attributes:
        n_columns: How many columns.
        each: What each takes, at the dataset's delta.
        total: What all take together; epsilons do not add up, what stands behind them does.
        left: What the dataset's pool would have left.
        seen_from: About how many rows a range of numbers must hold to stand out of the noise.
        limits: The four, in a fixed order; those that allow less than this decide.
        refusal: Why it cannot be had, a sentence; empty if it can.
    """

    n_columns: int
    each: BudgetAmount
    total: BudgetAmount
    left: BudgetAmount
    seen_from: int
    limits: tuple[LimitStatus, ...]
    refusal: str


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The answer to a request; nothing is spent by it.

    Attributes:
        request: What was asked.
        decision: BudgetEval's decision, in pico-rho.
        asked: What was asked, at the dataset's delta.
        granted: What would be spent, or None when refused.
        smallest: The smallest budget that would be accepted.
        limits: The four, in a fixed order.
        sentence: The reason in words, for people.
        warnings: What to know before consent, each a sentence (inferred domains).
        model_limit_mb: Most megabytes of the model; chosen for this machine where `request` has none.
        rows: How many rows would be made, or None: the noisy total decides.
        forecast: For the grant; None when refused.
        forecast_asked: For what was asked when less is granted; else None.
        curve: Expected error of the interest queries over budgets; empty without queries or row number.
        dataset_left: What the dataset's pool would have left, or None when refused.
        user_left: What the user's pool would have left; None when refused or without such a pool.
        existing: Ids of releases of the identical request, to be had for free.
    """

    request: Request
    decision: Decision
    asked: BudgetAmount
    granted: BudgetAmount | None
    smallest: BudgetAmount
    limits: tuple[LimitStatus, ...]
    sentence: str
    warnings: tuple[str, ...]
    model_limit_mb: int
    rows: int | None
    forecast: ForecastSummary | None
    forecast_asked: ForecastSummary | None
    curve: tuple[ErrorPoint, ...]
    dataset_left: BudgetAmount | None
    user_left: BudgetAmount | None
    existing: tuple[str, ...]

    @property
    def exposure(self) -> BudgetAmount:
        """What measurements of others cost that the user would receive for the first time.

        It counts against the user's limits, beside the grant; 0 pico-rho without such reuse.
        """
        return BudgetAmount.of(self.decision.exposure, self.asked.delta)

    def room(self, limit: LimitStatus) -> BudgetAmount | None:
        """What a limit leaves for the grant: a user's limits hold the exposure first. None: not set."""
        if limit.amount is None or limit.name not in OF_THE_USER:
            return limit.amount
        left = max(0, limit.amount.pico_rho - self.decision.exposure)
        return BudgetAmount.of(left, limit.amount.delta)
