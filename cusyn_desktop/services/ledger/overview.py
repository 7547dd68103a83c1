"""The budget of a dataset at a glance, with what a planned request would leave. Spends nothing."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.comparison import compare_rules
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.meaning import group_amount, meaning_of
from cusyn_desktop.budget.outlook import Dated, n_more_like, outlook_of
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import dataset_for, datasets_for
from cusyn_desktop.services.history import spend_summaries
from cusyn_desktop.services.people import user_summaries
from cusyn_desktop.services.records import (
    Overview,
    PlanEffect,
    PoolStatus,
    SpendSummary,
    Split,
    SplitPart,
    Subject,
    SubjectMeaning,
    UserBudget,
    UserSummary,
)
from cusyn_desktop.services.tables.bound_grids import searches_of
from cusyn_desktop.services.tables.descriptions import dataset_summary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records import BoundsSearch
    from cusyn_desktop.services.records.requests import Typed
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
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
    with workspace.store(Right.LOOK) as store, store.reading():
        if plan is not None:
            actor.require_user(plan.user)
        seen = datasets_for(store, actor)
        return _overview(store, dataset or seen[0].name, actor, plan=plan) if seen else None


def _overview(store: Store, name: str, actor: Actor, *, plan: Plan | None) -> Overview:
    stored, seen = dataset_for(store, actor, name), datasets_for(store, actor)
    dataset = dataset_summary(store, stored, actor)
    sharing = {one.name for one in seen if one.pool == stored.pool}
    every = spend_summaries(store, actor)
    spends = tuple(spend for spend in every if spend.dataset in sharing)
    users = user_summaries(store, actor)
    amount = None if plan is None else asked_amount(plan.epsilon, stored.delta)
    budgets = _budgets(users, name, spends, plan=plan, amount=amount)
    now = datetime.now(UTC)
    sizes = _sizes(store, seen)
    searches = searches_of(store, sizes)
    return Overview(
        dataset=dataset,
        names=tuple(one.name for one in seen if one.name not in searches),
        searches=searches,
        users=budgets,
        spends=spends,
        plan=amount,
        planned_by="" if plan is None else plan.user,
        plan_effect=None if amount is None else plan_effect(dataset.pool, amount.pico_rho),
        held_back=held_back(store, stored.pool) if actor.sees_everybody else 0.0,
        n_more_like_plan=0 if amount is None else n_more_like_plan(dataset.pool, budgets, amount.pico_rho),
        outlook=outlook_of(dated(spends), left=dataset.pool.remaining.pico_rho, now=now),
        by_dataset=by_dataset(every, sizes, searches),
        by_user=by_user(every, sizes, searches, users=[user.name for user in users]),
        meanings=_meanings(dataset.pool, amount),
        family_size=FAMILY_SIZE,
        rules=compare_rules([one.granted.pico_rho for one in spends if one.share > 0], stored.delta),
        at=now,
    )


def held_back(store: Store, number: int) -> float:
    """The part of a dataset's pool that is kept for users to come.

    A spend takes at least as much of its user's own pool as of the dataset's, so that what is left of the
    former bounds what is still taken of the latter.

    Args:
        store: The workspace.
        number: Of the pool.
    """
    pools = {pool.id: pool.budget for pool in store.pools.all()}
    tables = [one.id for one in store.datasets.all() if one.pool == number]
    asking = [user for user in store.users.all() if any(map(user.may_ask_for, tables))]
    own = [user.pool for user in asking if user.pool is not None]
    if not asking or len(own) < len(asking):
        return 0.0
    kept = pools[number].remaining - sum(pools[one].remaining for one in own)
    return max(0, kept) / max(pools[number].total, 1)


def plan_effect(pool: PoolStatus, pico_rho: int) -> PlanEffect:
    """What a request would do to a pool."""
    whole = max(pool.total.pico_rho, 1)
    left = pool.remaining.pico_rho - pico_rho
    if left < 0:
        return PlanEffect(pico_rho / whole, None, 0.0)
    return PlanEffect(pico_rho / whole, BudgetAmount.of(left, pool.total.delta), left / whole)


def n_more_like_plan(pool: PoolStatus, users: Sequence[UserBudget], pico_rho: int) -> int:
    """How many more of a planned request fit after it: the dataset's pool and the user's own both count."""
    lefts = [pool.remaining.pico_rho - pico_rho]
    for one in users:
        if one.plan is not None:
            lefts.append(one.plan.left.pico_rho if one.plan.left is not None else 0)
    return n_more_like(pico_rho, left=min(lefts))


def dated(spends: Sequence[SpendSummary]) -> tuple[Dated, ...]:
    """The releases, with the time of their spend: what failed or was cancelled is nothing to go on from."""
    return tuple(
        Dated(at=one.reserved_at, pico_rho=one.granted.pico_rho)
        for one in spends
        if one.state is SpendState.RELEASED
    )


def by_dataset(
    spends: Sequence[SpendSummary], sizes: Mapping[str, PoolSize], searches: Mapping[str, BoundsSearch]
) -> tuple[Split, ...]:
    """Each dataset's pool by user; datasets that share a pool are one, searches for bounds are none."""
    parts: dict[PoolSize, dict[_Part, int]] = {pool: {} for pool in sizes.values()}
    for one in _counting(spends):
        users = parts[sizes[one.dataset]]
        part = _Part(one.user, is_search=False)
        users[part] = users.get(part, 0) + one.granted.pico_rho
    tables = [name for name in sizes if name not in searches]
    names = {pool: [name for name in tables if sizes[name] == pool] for pool in parts}
    return tuple(_split(", ".join(names[pool]), users, pool.pico_rho) for pool, users in parts.items())


def by_user(
    spends: Sequence[SpendSummary],
    sizes: Mapping[str, PoolSize],
    searches: Mapping[str, BoundsSearch],
    *,
    users: Sequence[str],
) -> tuple[Split, ...]:
    """Each user by dataset, as shares of all pools; searches for bounds stand beside their dataset."""
    parts: dict[str, dict[_Part, int]] = {user: {} for user in users}
    for one in _counting(spends):
        search = searches.get(one.dataset)
        part = _Part(one.dataset if search is None else search.dataset, is_search=search is not None)
        parts[one.user][part] = parts[one.user].get(part, 0) + one.granted.pico_rho
    whole = sum(pool.pico_rho for pool in dict.fromkeys(sizes.values()))
    return tuple(_split(user, datasets, whole) for user, datasets in parts.items())


@dataclass(frozen=True, slots=True)
class PoolSize:
    """The pool of one or several datasets: its number and its whole, in pico-rho."""

    number: int
    pico_rho: int


@dataclass(frozen=True, slots=True)
class _Part:
    """What a part of a split is about: a user, a dataset, or the searches for bounds of its columns."""

    name: str
    is_search: bool


def _sizes(store: Store, datasets: Sequence[Dataset]) -> dict[str, PoolSize]:
    pools = {pool.id: pool.budget.total for pool in store.pools.all()}
    return {one.name: PoolSize(one.pool, pools[one.pool]) for one in datasets}


def _counting(spends: Sequence[SpendSummary]) -> Iterator[SpendSummary]:
    """The spends that count: all but those that were taken back."""
    return (one for one in spends if one.share > 0)


def _split(name: str, parts: Mapping[_Part, int], whole: int) -> Split:
    """In the order of the first spends, a dataset's searches for bounds right behind it."""
    order = list(dict.fromkeys(part.name for part in parts))
    ordered = sorted(parts.items(), key=lambda item: (order.index(item[0].name), item[0].is_search))
    return Split(
        name,
        tuple(
            SplitPart(part.name, pico_rho / max(whole, 1), is_search=part.is_search)
            for part, pico_rho in ordered
        ),
    )


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
