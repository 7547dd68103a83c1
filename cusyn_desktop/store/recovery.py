"""The way out when an older copy of the workspace was put back: it never lowers what is spent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.anchors import Mark, Standing, standing_of
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.names import checked_reason
from cusyn_desktop.store.pools import Pools, StoredPool
from cusyn_desktop.store.session import OWNERS, Entry, Session


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """What a receipt or a release package proves: this much of a pool was spent already.

    Attributes:
        source: What it is, for the audit log: `receipt of 5 Nov`, `package R-07`.
        kind: Whose pool.
        name: Name of the dataset or user.
        pico_rho: What was spent of it.
    """

    source: str
    kind: PoolKind
    name: str
    pico_rho: int


def accept_copy(session: Session, *, reason: str, witnesses: Sequence[Witness] = ()) -> dict[int, int]:
    """Let the custodian go on with a copy that does not fit its mark.

    The spent part of each pool rises to the largest value that the mark or a witness proves. Without a mark,
    the rest of every pool that no witness speaks for is forfeited. What is proven of owners whom the copy
    does not know waits for the day they are added again.

    Args:
        session: The open workspace.
        reason: Why the copy is used, for the audit log.
        witnesses: Receipts and packages that the custodian has.

    Returns:
        What each pool was charged, in pico-rho, by the id of the pool.

    Raises:
        InputError: The workspace is its newest copy, or the reason is empty.
    """
    why = checked_reason(reason)
    session.anchor.check_writable()
    mark = session.anchor.read()
    with session.entry(Event.COPY_ACCEPTED) as entry:
        standing = standing_of(session.db, mark)
        _require_copy(standing)
        recovery = entry.insert("recoveries", standing=standing, reason=why)
        entry.tell(standing=standing, reason=why, anchor_entry=mark.seq if mark else None)
        entry.tell(witnesses=[one.source for one in witnesses])
        charged = _charge_pools(session, entry, recovery, mark=mark, witnesses=witnesses)
        _keep_lost_spends(session, entry, recovery, _spent_by_owner(mark, witnesses))
    session.anchor.replace(entry.mark)
    return charged


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What accepting a copy does to one pool.

    Attributes:
        pool: The pool as it is.
        pico_rho: What it would be charged.
        is_proven: Whether the mark or a witness says what was spent; else the rest is forfeited.
    """

    pool: StoredPool
    pico_rho: int
    is_proven: bool


def foresee(session: Session, *, witnesses: Sequence[Witness] = ()) -> tuple[Foreseen, ...]:
    """What `accept_copy` would do to each pool. Changes nothing.

    Raises:
        InputError: The workspace is its newest copy.
    """
    mark = session.anchor.read()
    with session.reading():
        _require_copy(standing_of(session.db, mark))
        return _foreseen(session, mark=mark, witnesses=witnesses)


def _require_copy(standing: Standing) -> None:
    if standing is Standing.CURRENT:
        raise InputError("This is the newest copy of the workspace; there is nothing to accept.")


def _foreseen(session: Session, *, mark: Mark | None, witnesses: Sequence[Witness]) -> tuple[Foreseen, ...]:
    pools = Pools(session).all()
    owners = _owners_by_pool(session)
    found = []
    for pool in pools:
        proven = [one.pico_rho for one in witnesses if (one.kind, one.name) == (pool.kind, pool.name)]
        if mark is not None:
            proven += [mark.spent.get(owner, 0) for owner in owners[pool.id]]
        missing = max(proven, default=pool.budget.total) - pool.budget.spent
        found.append(Foreseen(pool, max(min(missing, pool.budget.left), 0), bool(proven)))
    return tuple(found)


def _charge_pools(
    session: Session, entry: Entry, recovery: int, *, mark: Mark | None, witnesses: Sequence[Witness]
) -> dict[int, int]:
    found = _foreseen(session, mark=mark, witnesses=witnesses)
    charged = {one.pool.id: one.pico_rho for one in found if one.pico_rho}
    for pool, pico_rho in charged.items():
        entry.insert("charges", recovery=recovery, pool=pool, kind="recovery", pico_rho=pico_rho)
    entry.tell(charges={str(pool): pico_rho for pool, pico_rho in charged.items()})
    return charged


def _owners_by_pool(session: Session) -> Mapping[int, list[str]]:
    """The names under which a mark knows each pool."""
    owners: dict[int, list[str]] = {pool.id: [] for pool in Pools(session).all()}
    for row in session.rows(OWNERS):
        owners[row["pool"]].append(row["owner"])
    return owners


def _spent_by_owner(mark: Mark | None, witnesses: Sequence[Witness]) -> Mapping[str, int]:
    """The most that is proven of each owner. The mark knows datasets by their rows, a witness by name."""
    spent = dict(mark.spent) if mark else {}
    for one in witnesses:
        owner = f"{one.kind}:{one.name}"
        spent[owner] = max(spent.get(owner, 0), one.pico_rho)
    return spent


def _keep_lost_spends(session: Session, entry: Entry, recovery: int, spent: Mapping[str, int]) -> None:
    """Remember what was spent by owners that this copy does not know, for the day they are added again."""
    known = {row["owner"] for row in session.rows(OWNERS)}
    known |= {f"{pool.kind}:{pool.name}" for pool in Pools(session).all()}
    for owner, pico_rho in sorted(spent.items()):
        if owner not in known and pico_rho > 0:
            entry.insert("lost_spends", recovery=recovery, owner=owner, pico_rho=pico_rho)
