"""Pools on paper, for the auditor: what was spent, by whom, whether the log holds, and its receipt."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import datasets_for, pools_for
from cusyn_desktop.services.history import spend_summaries
from cusyn_desktop.services.ledger.auditing import receipt, verify_open
from cusyn_desktop.services.people import user_summaries
from cusyn_desktop.services.pools import pool_status
from cusyn_desktop.services.records import SplitPart
from cusyn_desktop.services.tables.bound_grids import searches_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import (
        BoundsSearch,
        PoolStatus,
        Receipt,
        SpendSummary,
        VerificationReport,
    )
    from cusyn_desktop.services.workspace import Workspace


@dataclass(frozen=True, slots=True)
class PoolLine:
    """A spend as one pool saw it.

    Attributes:
        spend: The spend.
        share: Part of the pool that it took, others' measurements included in a user's pool; 0 to 1.
        left: Part of the pool that was left after it.
        search: Which bounds it looked for, or None: a table was asked for.
    """

    spend: SpendSummary
    share: float
    left: float
    search: BoundsSearch | None = None

    @property
    def table(self) -> str:
        """Name of the table that the spend is about."""
        return self.spend.dataset if self.search is None else self.search.dataset


@dataclass(frozen=True, slots=True)
class PoolPage:
    """One pool.

    Attributes:
        pool: The pool.
        datasets: Tables whose rows it protects; for a user's pool those that they spent on.
        parts: Who took how much.
        lines: All spends from it that may be seen, oldest first.
        is_whole: Whether these are all spends, so that the timeline can be drawn.
    """

    pool: PoolStatus
    datasets: tuple[str, ...]
    parts: tuple[SplitPart, ...]
    lines: tuple[PoolLine, ...]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class PoolPaper:
    """What is printed.

    Attributes:
        workspace: Name of the file.
        pages: One for each pool that may be seen: those of datasets first.
        positions: The mark of each user.
        report: What a verification found just now; None for whoever may not verify.
        receipt: Head of the log; None for whoever may not read it.
        at: When all this was read.
    """

    workspace: str
    pages: tuple[PoolPage, ...]
    positions: dict[str, int]
    report: VerificationReport | None
    receipt: Receipt | None
    at: datetime


def pool_paper(workspace: Workspace, *, control: RunControl) -> PoolPaper:
    """Read everything that somebody's pools on paper show. Spends nothing."""
    actor = workspace.actor
    report = verify_open(workspace, control=control.quiet()) if actor.may(Right.VERIFY) else None
    control.checkpoint()
    kept = receipt(workspace) if actor.may(Right.AUDIT) else None
    with workspace.store(Right.LOOK) as store, store.reading():
        spends = spend_summaries(store, actor)
        datasets = datasets_for(store, actor)
        searches = searches_of(store, {one.name for one in datasets})
        names = {one.id: [each.name for each in datasets if each.pool == one.id] for one in store.pools.all()}
        pages = []
        for stored in pools_for(store, actor):
            control.checkpoint()
            is_whole = actor.sees_everybody or stored.kind is PoolKind.USER
            page = _page(pool_status(stored), names[stored.id], spends, searches, is_whole=is_whole)
            pages.append(page)
        positions = {user.name: user.number - 1 for user in user_summaries(store, actor)}
    return PoolPaper(workspace.path.name, tuple(pages), positions, report, kept, datetime.now(UTC))


def _page(
    pool: PoolStatus,
    names: Sequence[str],
    spends: Sequence[SpendSummary],
    searches: Mapping[str, BoundsSearch],
    *,
    is_whole: bool,
) -> PoolPage:
    """A pool; searches for bounds belong to the table whose columns they are about."""
    if pool.kind is PoolKind.DATASET:
        own = [one for one in spends if one.dataset in names]
        lines = tuple(PoolLine(one, one.share, one.left_after, searches.get(one.dataset)) for one in own)
        tables = [name for name in names if name not in searches]
    else:
        lines = _of_user(pool, [one for one in spends if one.user == pool.name], searches)
        tables = [line.table for line in lines]
    return PoolPage(pool, tuple(dict.fromkeys(tables)), _parts(lines), lines, is_whole)


def _of_user(
    pool: PoolStatus, spends: Sequence[SpendSummary], searches: Mapping[str, BoundsSearch]
) -> tuple[PoolLine, ...]:
    """A user's pool pays for the grant and for others' measurements; what is left is counted backwards."""
    whole = max(pool.total.pico_rho, 1)
    left = pool.total.pico_rho - pool.spent.pico_rho
    lines = []
    for one in reversed(spends):
        took = one.granted.pico_rho + one.exposure.pico_rho if one.share > 0 else 0
        lines.append(PoolLine(one, took / whole, left / whole, searches.get(one.dataset)))
        left += took
    return tuple(reversed(lines))


def _parts(lines: Sequence[PoolLine]) -> tuple[SplitPart, ...]:
    taken: dict[str, float] = {}
    for line in lines:
        if line.share > 0:
            taken[line.spend.user] = taken.get(line.spend.user, 0.0) + line.share
    return tuple(SplitPart(user, share) for user, share in taken.items())
