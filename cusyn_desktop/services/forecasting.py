"""What to expect of a request at several budgets, from public facts alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.engine.forecast import forecast
from cusyn_desktop.services.records import ErrorPoint, ForecastSummary

if TYPE_CHECKING:
    from cusyn_desktop.budget.evaluator import Decision
    from cusyn_desktop.engine.plan import SynthesisPlan

_CURVE = (0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0)
"""Budgets of the curve, as multiples of what was asked, in epsilon."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Forecasts for what is granted and what was asked, and the error over budgets."""

    granted: ForecastSummary | None = None
    asked: ForecastSummary | None = None
    curve: tuple[ErrorPoint, ...] = ()

    @classmethod
    def of(cls, plan: SynthesisPlan, decision: Decision, *, delta: float, rows: int | None) -> Outlook:
        """Forecast a plan.

        Args:
            plan: The plan for the grant, or for what was asked when it is refused.
            decision: What BudgetEval says.
            delta: Of the dataset.
            rows: A public number of rows, or None.
        """
        if decision.granted is None:
            return cls()
        reduced = decision.granted != decision.asked
        return cls(
            granted=_summary(plan, rows),
            asked=_summary(replace(plan, pico_rho=decision.asked), rows) if reduced else None,
            curve=_curve(plan, decision, delta=delta, rows=rows) if plan.interest and rows else (),
        )


def _curve(plan: SynthesisPlan, decision: Decision, *, delta: float, rows: int) -> tuple[ErrorPoint, ...]:
    asked = BudgetAmount.of(decision.asked, delta).epsilon
    points = []
    for factor in _CURVE:
        amount = asked_amount(min(max(factor * asked, 0.001), 1000.0), delta)
        error = _summary(replace(plan, pico_rho=amount.pico_rho), rows).query_error
        if error is not None:
            points.append(ErrorPoint(amount, error))
    return tuple(points)


def _summary(plan: SynthesisPlan, rows: int | None) -> ForecastSummary:
    found = forecast(plan, approx_rows=rows)
    return ForecastSummary(
        cells=found.cells,
        memory_bytes=found.memory_bytes,
        seconds=found.seconds,
        query_errors=found.interest_error,
        workload_error=found.workload_error,
        warnings=found.warnings,
    )
