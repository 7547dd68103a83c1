"""BudgetEval for a request, with a forecast. Nothing is spent by looking, and no row is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount, smallest_useful_pico_rho
from cusyn_desktop.budget.evaluator import BudgetRequest, Decision, LimitName, budget_eval
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.data.schema import Schema
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.importing import inferred_warning
from cusyn_desktop.services.planning import checked_plan, interest_of
from cusyn_desktop.services.recipe import Recipe
from cusyn_desktop.services.records import Evaluation, LimitStatus
from cusyn_desktop.services.rights import Right
from cusyn_desktop.services.row_numbers import available_memory, check_fits
from cusyn_desktop.services.summary import RunSummary
from cusyn_desktop.services.visible import dataset_for, user_for
from cusyn_desktop.services.words import decision_sentence

if TYPE_CHECKING:
    from cusyn_desktop.engine.plan import SynthesisPlan
    from cusyn_desktop.services.forecasting import Outlook
    from cusyn_desktop.services.requests import Request
    from cusyn_desktop.services.rights import Actor
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.users import User
    from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class Case:
    """A request with everything that decides about it, read at one moment.

    Attributes:
        request: What is asked.
        dataset: Of which dataset.
        user: For whom.
        schema: Of the dataset.
        sources: Spends whose measurements would be used again.
        decision: What BudgetEval says.
        recipe: The request in the form that the ledger keeps.
    """

    request: Request
    dataset: Dataset
    user: User
    schema: Schema
    sources: tuple[int, ...]
    decision: Decision
    recipe: str


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


def case_of(store: Store, actor: Actor, request: Request) -> Case:
    """Read what decides about a request, and decide.

    Raises:
        MissingRightError: An analyst asked for somebody else.
        InputError: A name, a number, a query or a setting cannot be used.
    """
    user, dataset = user_for(store, actor, request.user), dataset_for(store, actor, request.dataset)
    schema = Schema.from_json(dataset.schema_json)
    interest_of(schema, request)
    recipe = Recipe.of(request).canonical()
    check_fits(
        request.rows or dataset.approx_rows, n_columns=len(schema.columns), available=available_memory()
    )
    asked = asked_amount(request.epsilon, dataset.delta).pico_rho
    sources = _sources(store, request, dataset, user)
    exposure = store.ledger.exposure(dataset=dataset.id, user=user.id, sources=sources)
    budget = BudgetRequest(asked=asked, smallest=_smallest(request, dataset, asked), exposure=exposure)
    decision = budget_eval(budget, store.ledger.limits(dataset=dataset.id, user=user.id))
    return Case(request, dataset, user, schema, sources, decision, recipe)


def plan_for(store: Store, case: Case, pico_rho: int) -> SynthesisPlan:
    """The engine's plan if `pico_rho` were spent; checked to fit into a model.

    Raises:
        InputError: The plan cannot be carried out.
        ModelTooLargeError: The columns or queries need a model that does not fit.
    """
    return checked_plan(
        case.schema,
        case.request,
        pico_rho=pico_rho,
        rows_per_person=case.dataset.rows_per_person,
        reused=store.measurements.of(*case.sources),
    )


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


def rows_to_make(case: Case) -> int | None:
    """How many rows, from public facts alone; None lets the noisy total decide."""
    return case.request.rows or case.dataset.approx_rows


def _smallest(request: Request, dataset: Dataset, asked: int) -> int:
    """The smallest budget that would be accepted, in pico-rho.

    Raises:
        InputError: More is of use than is asked.
    """
    if request.at_least is None:
        return min(asked, smallest_useful_pico_rho(dataset.delta))
    least = asked_amount(request.at_least, dataset.delta).pico_rho
    if least > asked:
        raise InputError(
            f"The smallest budget of use, epsilon {request.at_least}, is more than the epsilon"
            f" {request.epsilon} that is asked. Lower it, or ask for more.",
            field="at_least",
        )
    return least


def _sources(store: Store, request: Request, dataset: Dataset, user: User) -> tuple[int, ...]:
    """Which releases may be used again."""
    if request.reuse is Reuse.NONE:
        return ()
    return store.ledger.sources(dataset.id, user=user.id if request.reuse is Reuse.MINE else None)


def _evaluation(store: Store, case: Case, plan: SynthesisPlan, *, with_forecast: bool) -> Evaluation:
    decision, delta = case.decision, case.dataset.delta
    asked = BudgetAmount.of(decision.asked, delta)
    granted = None if decision.granted is None else BudgetAmount.of(decision.granted, delta)
    outlook = _outlook(store, plan, case) if with_forecast else None
    return Evaluation(
        request=case.request,
        decision=decision,
        asked=asked,
        granted=granted,
        smallest=BudgetAmount.of(decision.smallest, delta),
        limits=_limits(decision, delta),
        sentence=sentence_of(case),
        warnings=(inferred_warning(case.schema.inferred),) if case.schema.inferred else (),
        rows=rows_to_make(case),
        forecast=outlook.granted if outlook else None,
        forecast_asked=outlook.asked if outlook else None,
        curve=outlook.curve if outlook else (),
        dataset_left=_left(store, case, case.dataset.pool, exposure=0),
        user_left=_left(store, case, case.user.pool, exposure=decision.exposure),
        existing=_existing(store, case),
    )


def _outlook(store: Store, plan: SynthesisPlan, case: Case) -> Outlook:
    """Forecasts, from public facts and what the user received before."""
    from cusyn_desktop.services.forecasting import Outlook

    return Outlook.of(plan, case, rows=case.dataset.approx_rows or _noisy_rows(store, case))


def _noisy_rows(store: Store, case: Case) -> float | None:
    """The noisy number of rows in the user's newest release of the dataset, or None."""
    received = store.ledger.sources(case.dataset.id, user=case.user.id)
    return RunSummary.from_json(store.releases.get(received[-1]).summary).total if received else None


def _limits(decision: Decision, delta: float) -> tuple[LimitStatus, ...]:
    """The four limits in their order."""
    found = ((name, decision.limits.get(name)) for name in LimitName)
    return tuple(
        LimitStatus(name, None if limit is None else BudgetAmount.of(limit, delta), name in decision.binding)
        for name, limit in found
    )


def _left(store: Store, case: Case, pool: int | None, *, exposure: int) -> BudgetAmount | None:
    """What a pool would have left, or None where nothing would be spent from it."""
    if pool is None or case.decision.granted is None:
        return None
    budget = store.pools.get(pool).budget
    return BudgetAmount.of(budget.remaining - case.decision.granted - exposure, budget.delta)


def _existing(store: Store, case: Case) -> tuple[str, ...]:
    """Releases of the identical request, which can be had again for free."""
    earlier = store.ledger.of_request(case.recipe)
    return tuple(spend.label for spend in earlier if spend.state is SpendState.RELEASED)
