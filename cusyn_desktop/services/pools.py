"""What is spent and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import pools_for, spend_for, spends_for
from cusyn_desktop.services.history import spend_summaries, spend_summary
from cusyn_desktop.services.records import PoolStatus

if TYPE_CHECKING:
    from datetime import datetime

    from cusyn_desktop.budget.pools import PoolKind
    from cusyn_desktop.services.records import SpendSummary
    from cusyn_desktop.services.records.requests import Typed
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.pools import StoredPool


def pools(workspace: Workspace) -> tuple[PoolStatus, ...]:
    """All pools: those of datasets first, then those of users."""
    with workspace.store(Right.LOOK) as store:
        return tuple(pool_status(pool) for pool in pools_for(store, workspace.actor))


def spends(workspace: Workspace) -> tuple[SpendSummary, ...]:
    """All spends, oldest first: what the plot of the remaining budget and the list of spends show."""
    with workspace.store(Right.LOOK) as store:
        return spend_summaries(store, workspace.actor)


def spends_since(workspace: Workspace, moment: datetime) -> tuple[SpendSummary, ...]:
    """Spends that were reserved at a moment or later, oldest first; compared by their exact times."""
    actor = workspace.actor
    with workspace.store(Right.LOOK) as store:
        late = {one.label for one in spends_for(store, actor) if one.reserved_at >= moment}
        return tuple(one for one in spend_summaries(store, actor) if one.id in late)


def spend(workspace: Workspace, spend_id: str) -> SpendSummary:
    """One spend by its id (`R-01`).

    Raises:
        InputError: There is none of that id.
    """
    with workspace.store(Right.LOOK) as store:
        return spend_summary(store, workspace.actor, spend_for(store, workspace.actor, spend_id).id)


def close_pool(workspace: Workspace, *, kind: PoolKind, name: str, reason: str) -> PoolStatus:
    """Close a pool for good. What is left in it is never spent.

    Raises:
        InputError: There is no such pool, or the reason is empty.
    """
    with workspace.store(Right.CLOSE_POOLS) as store:
        pool = store.pools.named(kind, name)
        return pool_status(store.pools.close(pool.id, reason=reason))


def lower_pool(workspace: Workspace, *, kind: PoolKind, name: str, epsilon: Typed, reason: str) -> PoolStatus:
    """Correct a pool's size downwards, never below what is spent, and never up again.

    Raises:
        InputError: There is no such pool, or the number is not lower, or the reason is empty.
        BudgetError: More than the new size is spent already.
    """
    with workspace.store(Right.CLOSE_POOLS) as store:
        pool = store.pools.named(kind, name)
        size = asked_amount(epsilon, pool.budget.delta)
        return pool_status(store.pools.lower(pool.id, pico_rho=size.pico_rho, reason=reason))


def void_spend(workspace: Workspace, *, spend_id: str, reason: str) -> SpendSummary:
    """Take back a reservation that provably never opened the rows.

    Raises:
        InputError: There is no such spend, or the reason is empty.
        BudgetError: The rows were opened: the spend stands.
    """
    with workspace.store(Right.RECOVER) as store:
        number = spend_for(store, workspace.actor, spend_id).id
        store.ledger.void(number, reason=reason)
        return spend_summary(store, workspace.actor, number)


def pool_status(pool: StoredPool) -> PoolStatus:
    """A stored pool as it is shown."""
    budget = pool.budget
    return PoolStatus(
        kind=pool.kind,
        name=pool.name,
        total=BudgetAmount.of(budget.total, budget.delta),
        spent=BudgetAmount.of(budget.spent, budget.delta),
        remaining=BudgetAmount.of(budget.remaining, budget.delta),
        closed=budget.closed,
        spent_share=float(budget.share(budget.spent)),
    )
