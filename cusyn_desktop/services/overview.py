"""The budget of a dataset at a glance, with what a planned request would leave. Spends nothing."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.comparison import compare_rules
from cusyn_desktop.budget.meaning import group_amount, meaning_of
from cusyn_desktop.services.history import spend_summaries
from cusyn_desktop.services.importing import dataset_summary
from cusyn_desktop.services.people import user_summaries
from cusyn_desktop.services.records import (
    Overview,
    PlanEffect,
    PoolStatus,
    SpendSummary,
    Subject,
    SubjectMeaning,
    UserBudget,
    UserSummary,
)
from cusyn_desktop.services.rights import Right
from cusyn_desktop.services.visible import dataset_for, datasets_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.services.requests import Typed
    from cusyn_desktop.services.rights import Actor
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store

FAMILY_SIZE = 4
"""People in the family whose bound is shown beside that of one person."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A request that somebody thinks about.

    Attributes:
        user: Whose request it would be.
        epsilon: What it would spend, at the dataset's delta.
    """

    user: str
    epsilon: Typed


def overview(
    workspace: Workspace, *, dataset: str | None = None, plan: Plan | None = None
) -> Overview | None:
    """The budget of a dataset; of the oldest one where none is named. None without any dataset.

    Raises:
        MissingRightError: An analyst planned for somebody else.
        InputError: There is no dataset of that name, or the plan's budget cannot be used.
    """
    actor = workspace.actor
    with workspace.store(Right.LOOK) as store:
        if plan is not None:
            actor.require_user(plan.user)
        seen = datasets_for(store, actor)
        return _overview(store, dataset or seen[0].name, actor, plan=plan) if seen else None


def _overview(store: Store, name: str, actor: Actor, *, plan: Plan | None) -> Overview:
    stored, seen = dataset_for(store, actor, name), datasets_for(store, actor)
    dataset = dataset_summary(store, stored, actor)
    sharing = {one.name for one in seen if one.pool == stored.pool}
    spends = tuple(spend for spend in spend_summaries(store, actor) if spend.dataset in sharing)
    users = user_summaries(store, actor)
    amount = None if plan is None else asked_amount(plan.epsilon, stored.delta)
    return Overview(
        dataset=dataset,
        names=tuple(one.name for one in seen),
        users=_budgets(users, name, spends, plan=plan, amount=amount),
        spends=spends,
        plan=amount,
        planned_by="" if plan is None else plan.user,
        plan_effect=None if amount is None else plan_effect(dataset.pool, amount.pico_rho),
        meanings=_meanings(dataset.pool, amount),
        family_size=FAMILY_SIZE,
        rules=compare_rules([one.granted.pico_rho for one in spends if one.share > 0], stored.delta),
        at=datetime.now(UTC),
    )


def plan_effect(pool: PoolStatus, pico_rho: int) -> PlanEffect:
    """What a request would do to a pool."""
    whole = max(pool.total.pico_rho, 1)
    left = pool.remaining.pico_rho - pico_rho
    if left < 0:
        return PlanEffect(pico_rho / whole, None, 0.0)
    return PlanEffect(pico_rho / whole, BudgetAmount.of(left, pool.total.delta), left / whole)


def _budgets(
    users: Sequence[UserSummary],
    dataset: str,
    spends: Sequence[SpendSummary],
    *,
    plan: Plan | None,
    amount: BudgetAmount | None,
) -> tuple[UserBudget, ...]:
    """Whoever may ask for the dataset, or took of its pool."""
    taken: dict[str, float] = {}
    for spend in spends:
        taken[spend.user] = taken.get(spend.user, 0.0) + spend.share
    return tuple(
        UserBudget(
            user=user,
            taken=taken.get(user.name, 0.0),
            plan=plan_effect(user.pool, amount.pico_rho)
            if plan is not None and amount is not None and user.pool is not None and plan.user == user.name
            else None,
        )
        for user in users
        if user.name in taken or _may_ask(user, dataset)
    )


def _may_ask(user: UserSummary, dataset: str) -> bool:
    return user.datasets is None or dataset in user.datasets


def _meanings(pool: PoolStatus, plan: BudgetAmount | None) -> tuple[SubjectMeaning, ...]:
    amounts = {
        Subject.PLAN: plan,
        Subject.SPENT: pool.spent,
        Subject.POOL: pool.total,
        Subject.FAMILY: group_amount(pool.spent, size=FAMILY_SIZE),
    }
    return tuple(
        SubjectMeaning(subject, meaning_of(amount))
        for subject, amount in amounts.items()
        if amount is not None
    )
