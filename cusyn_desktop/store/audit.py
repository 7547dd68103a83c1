"""The audit log as it is read, and the entries that belong to no other change."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from cusyn_desktop.store.chain import GENESIS, Head, head_of, verify_chain
from cusyn_desktop.store.session import Session


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One entry of the log.

    Attributes:
        seq: Number, from 1 without gaps.
        at: When, in UTC. The order is by number; a clock may have been set back.
        actor: Who: `system` or a role.
        event: Key of what happened.
        facts: What the entry tells, as JSON values.
        previous: Fingerprint of the entry before, 64 hex digits.
        hash: Fingerprint of this entry, 64 hex digits.
    """

    seq: int
    at: datetime
    actor: str
    event: str
    facts: Mapping[str, object]
    previous: str
    hash: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """A witness to be kept outside the file.

    Attributes:
        workspace: Id of the workspace.
        head: The newest entry.
        spent: Pico-rho that are spent, by the id of the pool.
    """

    workspace: str
    head: Head
    spent: Mapping[int, int]


class AuditLog:
    """Reads the log, adds entries about what changes nothing else, and checks the chain."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def record(self, event: str, **facts: object) -> Receipt:
        """Add an entry about something that changes no row: a decision shown, a package exported.

        Args:
            event: Key of what happened.
            facts: JSON values; public facts alone, nothing that was read from the rows.

        Returns:
            The receipt that has this entry as its head.
        """
        with self._session.entry(event) as entry:
            entry.tell(**facts)
        return Receipt(self._session.workspace_id, entry.head, entry.spent)

    def head(self) -> Head:
        """The newest entry."""
        with self._session.reading():
            return head_of(self._session.db)

    def receipt(self) -> Receipt:
        """The newest entry with what is spent from each pool."""
        with self._session.reading():
            return Receipt(self._session.workspace_id, self.head(), self._session.spent())

    def entries(self, *, after: int = 0) -> tuple[AuditEntry, ...]:
        """Entries in their order.

        Args:
            after: Number of the last entry that the caller has.
        """
        rows = self._session.rows("SELECT seq, body, hash FROM audit WHERE seq >= ? ORDER BY seq", after)
        before = {row["seq"] + 1: row["hash"] for row in rows}
        return tuple(_entry(row, before.get(row["seq"], GENESIS)) for row in rows if row["seq"] > after)

    def verify(self) -> Head:
        """Check every fingerprint of the chain.

        Raises:
            StoreTamperedError: An entry does not follow from the one before; `seq` in the details names it.
        """
        with self._session.reading():
            return verify_chain(self._session.db)


def _entry(row: sqlite3.Row, previous: bytes) -> AuditEntry:
    body = json.loads(row["body"])
    return AuditEntry(
        seq=row["seq"],
        at=datetime.fromisoformat(body["at"]),
        actor=body["actor"],
        event=body["event"],
        facts=body["facts"],
        previous=previous.hex(),
        hash=row["hash"].hex(),
    )
