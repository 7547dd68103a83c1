"""What is spent and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.budget.pools import PoolKind
    from cusyn_desktop.services.records import PoolStatus, SpendSummary
    from cusyn_desktop.services.requests import Typed
    from cusyn_desktop.services.workspace import Workspace


def pools(workspace: Workspace) -> tuple[PoolStatus, ...]:
    """All pools: those of datasets first, then those of users."""
    raise NotImplementedError


def spends(workspace: Workspace) -> tuple[SpendSummary, ...]:
    """All spends, oldest first: what the plot of the remaining budget and the list of spends show."""
    raise NotImplementedError


def spend(workspace: Workspace, spend_id: str) -> SpendSummary:
    """One spend by its id (`R-01`).

    Raises:
        InputError: There is none of that id.
    """
    raise NotImplementedError


def close_pool(workspace: Workspace, *, kind: PoolKind, name: str, reason: str) -> PoolStatus:
    """Close a pool for good. What is left in it is never spent.

    Raises:
        InputError: There is no such pool, or the reason is empty.
    """
    raise NotImplementedError


def lower_pool(workspace: Workspace, *, kind: PoolKind, name: str, epsilon: Typed, reason: str) -> PoolStatus:
    """Correct a pool's size downwards, never below what is spent, and never up again.

    Raises:
        InputError: There is no such pool, or the number is not lower, or the reason is empty.
        BudgetError: More than the new size is spent already.
    """
    raise NotImplementedError


def void_spend(workspace: Workspace, *, spend_id: str, reason: str) -> SpendSummary:
    """Take back a reservation that provably never opened the rows.

    Raises:
        InputError: There is no such spend, or the reason is empty.
        BudgetError: The rows were opened: the spend stands.
    """
    raise NotImplementedError
