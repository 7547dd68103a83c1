"""What to expect of a request at several budgets, from public facts alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import LARGEST_EPSILON, SMALLEST_EPSILON, BudgetAmount, asked_amount
from cusyn_desktop.data.writing.decoding import BATCH_CELLS
from cusyn_desktop.engine.forecast import Beside, forecast
from cusyn_desktop.services.records import ErrorPoint, ForecastSummary
from cusyn_desktop.services.requests.case import rows_to_make
from cusyn_desktop.services.requests.pace import making_seconds, reading_seconds

if TYPE_CHECKING:
    from cusyn_desktop.arrays import Clique
    from cusyn_desktop.engine.plan import SynthesisPlan
    from cusyn_desktop.services.requests.case import Case

BYTES_A_MADE_CELL, BYTES_A_WRITTEN_CELL = 10, 54
"""Memory for each cell of the synthetic table, as packed text, and more for those that become text at one
time."""

_CURVE = (0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0)
"""Budgets of the curve, as multiples of what was asked, in epsilon."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Forecasts for what is granted and what was asked, and the error over budgets."""

    granted: ForecastSummary | None = None
    asked: ForecastSummary | None = None
    curve: tuple[ErrorPoint, ...] = ()

    @classmethod
    def of(cls, plan: SynthesisPlan, case: Case, *, rows: float | None) -> Outlook:
        """Forecast a plan.

        Args:
            plan: The plan for the grant.
            case: The request and its decision.
            rows: A public or noisy number of rows, or None where none is known.
        """
        decision = case.decision
        if decision.granted is None:
            return cls()
        asked = None
        if decision.granted != decision.asked:
            asked = foreseen(replace(plan, pico_rho=decision.asked), case, rows=rows)
        curve = _curve(plan, case, rows=rows) if plan.interest and rows else ()
        return cls(foreseen(plan, case, rows=rows), asked, curve)


def _curve(plan: SynthesisPlan, case: Case, *, rows: float) -> tuple[ErrorPoint, ...]:
    delta = case.dataset.delta
    asked = BudgetAmount.of(case.decision.asked, delta).epsilon
    typed = (min(max(factor * asked, SMALLEST_EPSILON), LARGEST_EPSILON) for factor in _CURVE)
    amounts = sorted({asked_amount(epsilon, delta) for epsilon in typed}, key=lambda one: one.pico_rho)
    plans = (replace(plan, pico_rho=amount.pico_rho) for amount in amounts)
    found = (foreseen(one, case, rows=rows) for one in plans)
    return tuple(
        ErrorPoint(amount, one.query_error, len(one.not_measured))
        for amount, one in zip(amounts, found, strict=True)
        if one.query_error is not None
    )


def foreseen(plan: SynthesisPlan, case: Case, *, rows: float | None) -> ForecastSummary:
    """Forecast one plan of a request, with the reading and writing of its tables.

    Args:
        plan: What would be carried out.
        case: The request.
        rows: A public or noisy number of rows, or None where none is known.
    """
    n_made = round(rows_to_make(case) or rows or 0.0) * len(case.schema.columns)
    beside = Beside(
        seconds=reading_seconds(case, rows) + making_seconds(case, rows), memory_bytes=written_bytes(n_made)
    )
    found = forecast(plan, approx_rows=rows, beside=beside)

    def named(cliques: tuple[Clique, ...]) -> tuple[tuple[str, ...], ...]:
        return tuple(case.request.queries[plan.interest.index(clique)] for clique in cliques)

    return ForecastSummary(
        cells=found.cells,
        memory_bytes=found.memory_bytes,
        seconds=found.seconds,
        query_errors=found.interest_error,
        workload_error=found.workload_error,
        warnings=found.warnings,
        not_measured=named(found.not_measured),
        may_drown=named(found.may_drown),
    )


def written_bytes(n_cells: int) -> int:
    """Memory for a synthetic table of so many cells while it becomes text, a batch at a time."""
    return BYTES_A_MADE_CELL * n_cells + BYTES_A_WRITTEN_CELL * min(n_cells, BATCH_CELLS)
