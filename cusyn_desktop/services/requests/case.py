"""A request with everything that decides about it, read at one moment, and the plan that comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import asked_amount, smallest_useful_pico_rho
from cusyn_desktop.budget.evaluator import BudgetRequest, Decision, budget_eval
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.visible import dataset_for, user_for
from cusyn_desktop.services.machine import available_memory
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.planning import checked_plan, interest_of, usual_limit_mb
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.row_numbers import check_fits

if TYPE_CHECKING:
    from cusyn_desktop.engine.plan import SynthesisPlan
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.users import User
    from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class Case:
    """A request with everything that decides about it.

    Attributes:
        request: What is asked, as it was asked.
        settled: The same with a limit of the model, this machine's where none was asked: it is what is run,
            and what another machine repeats.
        dataset: Of which dataset.
        user: For whom.
        schema: Of the dataset.
        sources: Spends whose measurements would be used again.
        decision: What BudgetEval says.
        recipe: The settled request in the form that the ledger keeps.
    """

    request: Request
    settled: Request
    dataset: Dataset
    user: User
    schema: Schema
    sources: tuple[int, ...]
    decision: Decision
    recipe: str


def case_of(store: Store, actor: Actor, request: Request) -> Case:
    """Read what decides about a request, and decide.

    Raises:
        MissingRightError: An analyst asked for somebody else.
        InputError: A name, a number, a query or a setting cannot be used.
    """
    user, dataset = user_for(store, actor, request.user), dataset_for(store, actor, request.dataset)
    schema = Schema.from_json(dataset.schema_json)
    interest_of(schema, request)
    Recipe.of(request)  # every field can be used
    check_fits(
        request.rows or dataset.approx_rows, n_columns=len(schema.columns), available=available_memory()
    )
    asked = asked_amount(request.epsilon, dataset.delta).pico_rho
    settled = _settled(schema, request, pico_rho=asked, approx_rows=dataset.approx_rows)
    smallest = _smallest(request, dataset, asked)
    with store.reading():
        sources = _sources(store, request, dataset, user)
        exposure = store.ledger.exposure(dataset=dataset.id, user=user.id, sources=sources)
        limits = store.ledger.limits(dataset=dataset.id, user=user.id)
    return Case(
        request=request,
        settled=settled,
        dataset=dataset,
        user=user,
        schema=schema,
        sources=sources,
        decision=budget_eval(BudgetRequest(asked=asked, smallest=smallest, exposure=exposure), limits),
        recipe=Recipe.of(settled).canonical(),
    )


def plan_for(store: Store, case: Case, pico_rho: int) -> SynthesisPlan:
    """The engine's plan if `pico_rho` were spent; checked to fit into a model.

    Raises:
        InputError: The plan cannot be carried out.
        ModelTooLargeError: The columns or queries need a model that does not fit.
    """
    return checked_plan(
        case.schema,
        case.settled,
        pico_rho=pico_rho,
        rows_per_person=case.dataset.rows_per_person,
        reused=store.measurements.of(*case.sources),
    )


def rows_to_make(case: Case) -> int | None:
    """How many rows, from public facts alone; None lets the noisy total decide."""
    return case.request.rows or case.dataset.approx_rows


def known_rows(store: Store, case: Case) -> float | None:
    """The public number of rows, else the noisy one of the user's newest release of the dataset, or None."""
    if case.dataset.approx_rows:
        return case.dataset.approx_rows
    received = store.ledger.sources(case.dataset.id, user=case.user.id)
    return RunSummary.from_json(store.releases.get(received[-1]).summary).total if received else None


def _settled(schema: Schema, request: Request, *, pico_rho: int, approx_rows: int | None) -> Request:
    """The request with the limit of the model that it asks for, else with this machine's.

    Raises:
        InputError: The budget is too small to be divided.
    """
    if request.model_limit_mb is not None:
        return request
    limit = usual_limit_mb(schema, request, pico_rho=pico_rho, approx_rows=approx_rows)
    return replace(request, model_limit_mb=limit)


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
