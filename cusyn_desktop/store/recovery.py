"""The way out when an older copy of the workspace was put back: it never lowers what is spent.

Two things can speak for a pool. The mark outside the file says what was spent when this computer saw it last.
A release package says what was spent when it was exported, hence the least that is spent by now; only the
custodian can say that nothing came after it, and it has to be newer than the copy to say anything new.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.anchors import Mark, Standing, standing_of
from cusyn_desktop.store.chain import head_of
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.names import checked_reason
from cusyn_desktop.store.numbers import newest_number, number_after_copy
from cusyn_desktop.store.pools import Pools, StoredPool
from cusyn_desktop.store.session import OWNERS, Entry, Session

_KNOWN: Final = f"""
    {OWNERS}
    UNION ALL SELECT pool, 'dataset:' || name FROM datasets
    UNION ALL SELECT pool, 'named:' || name FROM datasets
"""
"""Under which names the mark or a witness knows the pools."""


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class WitnessedRelease:
    """The release that a witness holds; the log keeps it, for its own entries are lost.

    Attributes:
        label: `R-07`.
        table_sha256: Of the table as it was released.
        statement_sha256: Of the privacy statement without its place in the log.
        entry: The newest entry of the log that the package has seen.
    """

    label: str
    table_sha256: str
    statement_sha256: str
    entry: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """What a release package proves: this much of a pool was spent when it was exported.

    Attributes:
        source: What it is, for the audit log: `package R-07`.
        kind: Whose pool.
        name: Name of the dataset or user.
        pico_rho: What was spent of it.
        rows: Keyed fingerprints of the datasets whose pool it is; older packages do not tell them.
        entry: The newest entry of the log that it has seen.
        is_newest: Whether the custodian says that nothing was spent of the pool after this.
        newest_spend: The largest number of a spend that it knows.
        release: The release that it holds, by which the package is known again.
    """

    source: str
    kind: PoolKind
    name: str
    pico_rho: int
    rows: tuple[str, ...] = ()
    entry: int = 0
    is_newest: bool = False
    newest_spend: int = 0
    release: WitnessedRelease | None = None

    @property
    def owners(self) -> tuple[str, ...]:
        """The names of the pool."""
        if not self.rows:
            return (f"{self.kind}:{self.name}",)
        return (f"named:{self.name}", *(f"rows:{one}" for one in self.rows))


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What accepting a copy does to one pool.

    Attributes:
        pool: The pool as it is.
        pico_rho: What it would be charged.
        is_proven: Whether the mark says what was spent, or a newer package that the custodian says is the
            newest; else the rest is forfeited.
    """

    pool: StoredPool
    pico_rho: int
    is_proven: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """What somebody spent whom the copy does not know: it is charged when they are added again.

    Attributes:
        kind: A dataset or a user.
        name: Its name; empty where the mark knows its rows alone.
        pico_rho: What was spent.
        is_anybody: Whether it is a dataset that is known by its name alone: until one of that name is
            registered, it may be any new one.
    """

    kind: PoolKind
    name: str
    pico_rho: int
    is_anybody: bool


@dataclass(frozen=True, slots=True)
class Foresight:
    """What accepting a copy does.

    Attributes:
        pools: To each pool.
        forgotten: To owners whom the copy does not know.
    """

    pools: tuple[Foreseen, ...]
    forgotten: tuple[Forgotten, ...]


def accept_copy(session: Session, *, reason: str, witnesses: Sequence[Witness] = ()) -> dict[int, int]:
    """Let the custodian go on with a copy that does not fit its mark.

    The spent part of each pool rises to the largest value that the mark or a witness proves. Without a mark,
    the rest of every pool is forfeited, but of those for which a witness that is newer than the copy was said
    to be the newest. What is proven of owners whom the copy does not know waits for the day they are added
    again. Spends are numbered on after those that were lost; see `numbers`.

    Args:
        session: The open workspace.
        reason: Why the copy is used, for the audit log.
        witnesses: What the packages say that the custodian has.

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
        entry.tell(said_to_be_newest=sorted({one.source for one in witnesses if one.is_newest}))
        entry.tell(
            releases=[asdict(one) for one in sorted({one.release for one in witnesses if one.release})]
        )
        own = newest_number(session.db, until=entry.seq)
        told = (one.newest_spend for one in witnesses)
        entry.tell(newest_spend=number_after_copy(own, mark=mark, told=told))
        evidence = _Evidence(session, mark, witnesses)
        charged = _charge_pools(entry, recovery, evidence)
        for owner, pico_rho in evidence.lost.items():
            entry.insert("lost_spends", recovery=recovery, owner=owner, pico_rho=pico_rho)
    session.anchor.replace(entry.mark)
    return charged


def foresee(session: Session, *, witnesses: Sequence[Witness] = ()) -> Foresight:
    """What `accept_copy` would do. Changes nothing.

    Raises:
        InputError: The workspace is its newest copy.
    """
    mark = session.anchor.read()
    with session.reading():
        _require_copy(standing_of(session.db, mark))
        evidence = _Evidence(session, mark, witnesses)
        return Foresight(evidence.pools, evidence.forgotten)


def _require_copy(standing: Standing) -> None:
    if standing is Standing.CURRENT:
        raise InputError("This is the newest copy of the workspace; there is nothing to accept.")


def _charge_pools(entry: Entry, recovery: int, evidence: "_Evidence") -> dict[int, int]:
    charged = {one.pool.id: one.pico_rho for one in evidence.pools if one.pico_rho}
    for pool, pico_rho in charged.items():
        entry.insert("charges", recovery=recovery, pool=pool, kind="recovery", pico_rho=pico_rho)
    entry.tell(charges={str(pool): pico_rho for pool, pico_rho in charged.items()})
    return charged


class _Evidence:
    """All that speaks for the pools of a copy.

    Attributes:
        pools: What becomes of each pool.
        lost: What owners had spent whom the copy does not know, by their names.
    """

    def __init__(self, session: Session, mark: Mark | None, witnesses: Sequence[Witness]) -> None:
        self._has_mark, self._witnesses = mark is not None, witnesses
        self._newest_entry = head_of(session.db).seq
        self._spent = _spent_by_owner(mark, witnesses)
        owners = _owners_by_pool(session)
        self.pools = tuple(self._foreseen(pool, owners[pool.id]) for pool in Pools(session).all())
        known = set[str]().union(*owners.values())
        lost = {owner: spent for owner, spent in self._spent.items() if owner not in known and spent > 0}
        self.lost = dict(sorted(lost.items()))

    def _foreseen(self, pool: StoredPool, owners: set[str]) -> Foreseen:
        is_proven = self._has_mark or any(self._settles(one, owners) for one in self._witnesses)
        proven = max(self._spent.get(owner, 0) for owner in owners)
        missing = (proven if is_proven else pool.budget.total) - pool.budget.spent
        return Foreseen(pool, max(min(missing, pool.budget.left), 0), is_proven)

    def _settles(self, witness: Witness, owners: set[str]) -> bool:
        """Whether nothing was spent of a pool after this; what is older than the copy tells it nothing."""
        is_newer = witness.is_newest and witness.entry > self._newest_entry
        return is_newer and not owners.isdisjoint(witness.owners)

    @property
    def forgotten(self) -> tuple[Forgotten, ...]:
        """What is lost, each owner once."""
        named = {f"rows:{rows}" for one in self._witnesses for rows in one.rows}
        return tuple(
            _forgotten(owner, pico_rho) for owner, pico_rho in self.lost.items() if owner not in named
        )


def _forgotten(owner: str, pico_rho: int) -> Forgotten:
    how, _, name = owner.partition(":")
    return Forgotten(
        kind=PoolKind.USER if how == "user" else PoolKind.DATASET,
        name="" if how == "rows" else name,
        pico_rho=pico_rho,
        is_anybody=how == "dataset",
    )


def _owners_by_pool(session: Session) -> Mapping[int, set[str]]:
    """The names under which the mark or a witness knows each pool."""
    owners = {pool.id: {f"{pool.kind}:{pool.name}"} for pool in Pools(session).all()}
    for row in session.rows(_KNOWN):
        owners[row["pool"]].add(row["owner"])
    return owners


def _spent_by_owner(mark: Mark | None, witnesses: Sequence[Witness]) -> Mapping[str, int]:
    """The most that is proven of each owner."""
    spent = defaultdict[str, int](int, mark.spent if mark else {})
    for one in witnesses:
        for owner in one.owners:
            spent[owner] = max(spent[owner], one.pico_rho)
    return spent
