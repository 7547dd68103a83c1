"""What chosen bounds cost: the same for each column, and all of it from the pools."""

from __future__ import annotations

from dataclasses import replace
from math import ceil, floor, log10, sqrt
from typing import TYPE_CHECKING

from cusyn_desktop.budget.accounting import PICO
from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import BudgetRequest, LimitName, budget_eval
from cusyn_desktop.data.bounds import least_seen
from cusyn_desktop.services.records import BoundsPrice
from cusyn_desktop.services.requests.case import Case, case_of
from cusyn_desktop.services.requests.deciding import limit_statuses, sentence_of
from cusyn_desktop.services.words import epsilon_text, limit_phrase

if TYPE_CHECKING:
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.store.workspace import Store

_POOLS = (LimitName.DATASET_POOL, LimitName.USER_POOL)


def search_case(store: Store, actor: Actor, request: Request) -> Case:
    """What decides about a search for bounds: what it counts joins the pool, with the strictest limit in it.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset or user, or the number cannot be used.
    """
    case = case_of(store, actor, request)
    decision = case.decision
    strictest = (decision.limits.per_synthesis, store.datasets.strictest_limit(case.dataset.pool))
    limits = replace(
        decision.limits, per_synthesis=min((one for one in strictest if one is not None), default=None)
    )
    asked = BudgetRequest(asked=decision.asked, smallest=decision.smallest, exposure=decision.exposure)
    return replace(case, decision=budget_eval(asked, limits))


def price_of(case: Case, *, n_columns: int) -> BoundsPrice:
    """The price of as many columns, each at what a case asks.

    Each column is a request of its own, so that each is within the limits for one; the pools pay for all.
    """
    decision, delta = case.decision, case.dataset.delta
    each, total = decision.asked, decision.asked * n_columns
    pools = {name: room for name in _POOLS if (room := decision.limits.get(name)) is not None}
    short = tuple(name for name, room in pools.items() if room < total)
    binding = decision.binding if decision.granted != each else short
    left = max(0, pools[LimitName.DATASET_POOL] - total)
    return BoundsPrice(
        n_columns=n_columns,
        each=BudgetAmount.of(each, delta),
        total=BudgetAmount.of(total, delta),
        left=BudgetAmount.of(left, delta),
        seen_from=_about(least_seen(case.dataset.rows_per_person * sqrt(PICO / (2 * each)))),
        limits=limit_statuses(decision.limits, binding, delta),
        refusal=_refusal(case, short, n_columns=n_columns),
    )


def _about(rows: float) -> int:
    """A number of rows in two figures, rounded up."""
    unit: int = 10 ** max(0, floor(log10(rows)) - 1)
    return ceil(rows / unit) * unit


def _refusal(case: Case, short: tuple[LimitName, ...], *, n_columns: int) -> str:
    """Why nothing can be spent; empty if it can."""
    decision, delta = case.decision, case.dataset.delta
    if decision.granted != decision.asked:
        return sentence_of(case)
    if not short:
        return ""
    total = epsilon_text(BudgetAmount.of(decision.asked * n_columns, delta))
    each = epsilon_text(BudgetAmount.of(decision.asked, delta), towards="less")
    why = " and ".join(limit_phrase(name, user=case.user.name, dataset=case.dataset.name) for name in short)
    verb = "decide" if len(short) > 1 else "decides"
    return (
        f"Refused: {n_columns} columns at {each} each take {total} in all, which is too much; {why} {verb}."
        " Nothing is spent."
    )
