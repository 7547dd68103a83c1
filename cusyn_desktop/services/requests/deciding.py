"""BudgetEval for a request, with a forecast. Nothing is spent by looking, and no row is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import Decision, LimitName, Limits
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.engine.model_limit import CELLS_A_MB
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import Evaluation, LimitStatus
from cusyn_desktop.services.requests.case import Case, case_of, known_rows, plan_for, rows_to_make
from cusyn_desktop.services.requests.forecasting import Outlook
from cusyn_desktop.services.tables.descriptions import inferred_warning
from cusyn_desktop.services.words import decision_sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.engine.plan import SynthesisPlan
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store


def evaluate(workspace: Workspace, request: Request, *, with_forecast: bool = True) -> Evaluation:
    """What BudgetEval answers to a request, and what to expect of it.

    Args:
        workspace: Where the pools are.
        request: What is asked.
        with_forecast: Leave out the forecast and the curve for an answer at once.

    Raises:
        MissingRightError: An analyst asked for somebody else, or an auditor asked at all.
        InputError: A name, a number, a query or a setting cannot be used.
        ModelTooLargeError: The columns or queries need a model that does not fit; with the numbers.
    """
    with workspace.store(Right.EVALUATE) as store:
        case = case_of(store, workspace.actor, request)
        plan = plan_for(store, case, case.decision.granted or case.decision.asked)
        return _evaluation(store, case, plan, with_forecast=with_forecast)


def sentence_of(case: Case) -> str:
    """A decision in words."""
    decision, delta = case.decision, case.dataset.delta
    return decision_sentence(
        decision,
        asked=BudgetAmount.of(decision.asked, delta),
        granted=None if decision.granted is None else BudgetAmount.of(decision.granted, delta),
        user=case.user.name,
        dataset=case.dataset.name,
        at_least=None if case.request.at_least is None else BudgetAmount.of(decision.smallest, delta),
    )


def _evaluation(store: Store, case: Case, plan: SynthesisPlan, *, with_forecast: bool) -> Evaluation:
    decision, delta = case.decision, case.dataset.delta
    asked = BudgetAmount.of(decision.asked, delta)
    granted = None if decision.granted is None else BudgetAmount.of(decision.granted, delta)
    outlook = Outlook.of(plan, case, rows=known_rows(store, case)) if with_forecast else None
    return Evaluation(
        request=case.request,
        decision=decision,
        asked=asked,
        granted=granted,
        smallest=BudgetAmount.of(decision.smallest, delta),
        limits=limit_statuses(decision.limits, decision.binding, delta),
        sentence=sentence_of(case),
        warnings=(inferred_warning(case.schema.inferred),) if case.schema.inferred else (),
        model_limit_mb=plan.model_limit_cells // CELLS_A_MB,
        rows=rows_to_make(case),
        forecast=outlook.granted if outlook else None,
        forecast_asked=outlook.asked if outlook else None,
        curve=outlook.curve if outlook else (),
        dataset_left=_left(decision, LimitName.DATASET_POOL, delta, exposure=0),
        user_left=_left(decision, LimitName.USER_POOL, _user_delta(store, case), exposure=decision.exposure),
        existing=_existing(store, case),
    )


def limit_statuses(limits: Limits, binding: Sequence[LimitName], delta: float) -> tuple[LimitStatus, ...]:
    """The four limits in their order, and which of them decide."""
    found = ((name, limits.get(name)) for name in LimitName)
    return tuple(
        LimitStatus(name, None if limit is None else BudgetAmount.of(limit, delta), name in binding)
        for name, limit in found
    )


def _left(decision: Decision, pool: LimitName, delta: float, *, exposure: int) -> BudgetAmount | None:
    """What a pool would have left, or None where nothing would be spent from it.

    Of what the decision found in the pool: another run may have spent from it since.
    """
    held = decision.limits.get(pool)
    if held is None or decision.granted is None:
        return None
    return BudgetAmount.of(held - decision.granted - exposure, delta)


def _user_delta(store: Store, case: Case) -> float:
    """At which the user's pool is shown; a choice that never changes. Who has none shares the dataset's."""
    return case.dataset.delta if case.user.pool is None else store.pools.get(case.user.pool).budget.delta


def _existing(store: Store, case: Case) -> tuple[str, ...]:
    """Releases of the identical request, which can be had again for free."""
    earlier = store.ledger.of_request(case.recipe)
    return tuple(spend.label for spend in earlier if spend.state is SpendState.RELEASED)
