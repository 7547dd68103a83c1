"""Pools: budgets that only go down. What is spent is the sum of the charges, and stands nowhere else."""

import sqlite3
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cusyn_desktop.budget.pools import Pool, PoolKind
from cusyn_desktop.errors import BudgetError, InputError
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.names import checked_reason, unknown
from cusyn_desktop.store.session import Entry, Session

LARGEST_PICO_RHO: Final = 10**18
"""Nine pools of this size still fit a signed 64-bit sum."""

_POOLS: Final = """
    SELECT pool_status.*, json_extract(body, '$.at') AS added_at
    FROM pool_status JOIN audit ON audit.seq = pool_status.entry
"""


@dataclass(frozen=True, slots=True)
class StoredPool:
    """A pool as it is now.

    Attributes:
        id: Its number.
        kind: Of a dataset or of a user.
        name: Of the dataset or user it was made for.
        budget: Its size, what is spent, its delta, and whether it is closed.
        added_at: When it was made.
    """

    id: int
    kind: PoolKind
    name: str
    budget: Pool
    added_at: datetime


class Pools:
    """All pools of a workspace."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def all(self) -> tuple[StoredPool, ...]:
        """Those of datasets first, then those of users, each in the order they were made."""
        return tuple(map(_pool, self._session.rows(f"{_POOLS} ORDER BY kind, id")))

    def get(self, pool: int) -> StoredPool:
        """One pool by its number.

        Raises:
            InputError: There is none of that number.
        """
        row = self._session.row(f"{_POOLS} WHERE id = ?", pool)
        if row is None:
            raise unknown("pool", pool, (one.id for one in self.all()))
        return _pool(row)

    def named(self, kind: PoolKind, name: str) -> StoredPool:
        """One pool by whose it is.

        Raises:
            InputError: There is none of that name.
        """
        row = self._session.row(f"{_POOLS} WHERE kind = ? AND name = ?", kind, name)
        if row is None:
            raise unknown(
                f"pool of a {kind} named", name, (one.name for one in self.all() if one.kind is kind)
            )
        return _pool(row)

    def lower(self, pool: int, *, pico_rho: int, reason: str) -> StoredPool:
        """Correct the size of a pool downwards, never below what is spent.

        Raises:
            InputError: There is no such pool, the size is not lower, or the reason is empty.
            BudgetError: More is spent already.
        """
        why = checked_reason(reason)
        with self._session.entry(Event.POOL_LOWERED) as entry:
            now = self.get(pool)
            if not 0 <= pico_rho < now.budget.total:
                raise InputError("The new size must be below the present one: a pool is never refilled.")
            if pico_rho < now.budget.spent:
                raise BudgetError("More than this is spent already. Close the pool to stop further spends.")
            entry.insert("pool_totals", pool=pool, pico_rho=pico_rho, reason=why)
            entry.tell(kind=now.kind, name=now.name, pico_rho=pico_rho, before=now.budget.total, reason=why)
            entry.tell(delta=now.budget.delta)
        return self.get(pool)

    def close(self, pool: int, *, reason: str) -> StoredPool:
        """Close a pool for good; closing it twice changes nothing.

        Raises:
            InputError: There is no such pool, or the reason is empty.
        """
        why = checked_reason(reason)
        with self._session.entry(Event.POOL_CLOSED) as entry:
            now = self.get(pool)
            if not now.budget.closed:
                entry.insert("pool_closures", pool=pool, reason=why)
                entry.tell(kind=now.kind, name=now.name, reason=why)
        return self.get(pool)


def add_pool(entry: Entry, kind: PoolKind, name: str, *, pico_rho: int, delta: float) -> int:
    """Make a pool as part of adding its owner, and return its number.

    Raises:
        InputError: The size or the delta is out of range.
    """
    if not 0 < pico_rho <= LARGEST_PICO_RHO:
        raise InputError(
            f"A pool holds 1 to {LARGEST_PICO_RHO} pico-rho.", field="epsilon", pico_rho=pico_rho
        )
    if not 0 < delta < 1:
        raise InputError(
            "The delta of a pool lies between 0 and 1, both left out.", field="delta", delta=delta
        )
    pool = entry.insert("pools", kind=kind, name=name, delta=delta)
    entry.insert("pool_totals", pool=pool, pico_rho=pico_rho, reason="as registered")
    return pool


def _pool(row: sqlite3.Row) -> StoredPool:
    return StoredPool(
        id=row["id"],
        kind=PoolKind(row["kind"]),
        name=row["name"],
        budget=Pool(total=row["total"], spent=row["spent"], delta=row["delta"], closed=bool(row["closed"])),
        added_at=datetime.fromisoformat(row["added_at"]),
    )
