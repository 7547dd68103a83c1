"""The ledger as it is shown: every spend with its share of the dataset's pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.ledger import keeps_charge
from cusyn_desktop.services.access.times import beginning, end, step_for
from cusyn_desktop.services.records import SpendSummary
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.store.spends import label_of

if TYPE_CHECKING:
    from datetime import timedelta

    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.pools import StoredPool
    from cusyn_desktop.store.spends import Spend
    from cusyn_desktop.store.workspace import Store


def spend_summaries(store: Store, actor: Actor) -> tuple[SpendSummary, ...]:
    """All spends that somebody may see, oldest first."""
    return tuple(one for one in _all_summaries(store, actor) if actor.sees(one.user))


def _all_summaries(store: Store, actor: Actor) -> tuple[SpendSummary, ...]:
    with store.reading():  # or a run that starts meanwhile is in the pools and not among the spends
        spends = store.ledger.all()
        datasets = {one.id: one for one in store.datasets.all()}
        pools = {one.id: one for one in store.pools.all()}
        users = {one.id: one.name for one in store.users.all()}
    later = dict.fromkeys(pools, 0)  # what was granted after the spend in hand
    step = step_for(actor)
    shown = []
    for spend in reversed(spends):
        dataset = datasets[spend.dataset]
        pool = pools[dataset.pool]
        shown.append(_summary(spend, dataset, pool, user=users[spend.user], later=later[pool.id], step=step))
        later[pool.id] += _charged(spend)
    return tuple(reversed(shown))


def spend_summary(store: Store, actor: Actor, spend: int) -> SpendSummary:
    """One spend by its number, with times as somebody may know them."""
    label = label_of(spend)
    return next(one for one in _all_summaries(store, actor) if one.id == label)


def _charged(spend: Spend) -> int:
    """What a spend takes from the dataset's pool, in pico-rho."""
    return spend.granted if keeps_charge(spend.state) else 0


def _summary(
    spend: Spend, dataset: Dataset, pool: StoredPool, *, user: str, later: int, step: timedelta
) -> SpendSummary:
    left = pool.budget.left + later
    return SpendSummary(
        id=spend.label,
        dataset=dataset.name,
        user=user,
        asked=BudgetAmount.of(spend.asked, dataset.delta),
        granted=BudgetAmount.of(spend.granted, dataset.delta),
        exposure=BudgetAmount.of(spend.exposure, dataset.delta),
        state=spend.state,
        reason=spend.reason,
        reserved_at=beginning(spend.reserved_at, step),
        ended_at=None if spend.ended_at is None else end(spend.reserved_at, spend.ended_at, step),
        share=float(pool.budget.share(_charged(spend))),
        left_after=float(pool.budget.share(left)),
        request=Recipe.from_json(spend.request).request(),
    )
