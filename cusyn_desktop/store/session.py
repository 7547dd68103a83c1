"""What all parts of a store share: one connection, who acts, the time, and the one way to write.

Whatever is written is written inside an `Entry`: rows and the audit entry that tells of them are one
transaction, so that nothing changes without a line in the log.
"""

import hashlib
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from cusyn_desktop.errors import StoreTamperedError
from cusyn_desktop.store.anchors import Anchor, Mark, Standing, refuse_copy, standing_of
from cusyn_desktop.store.canonical import Cell, canonical_json, row_line
from cusyn_desktop.store.chain import Head, chained, head_of
from cusyn_desktop.store.file.database import reading, store_errors, writing
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.numbers import newest_number
from cusyn_desktop.store.verify.report import Fault
from cusyn_desktop.store.verify.rules import check_rules

log = logging.getLogger(__name__)

SYSTEM: Final = "system"
"""Who acts where the program does something of its own accord."""

CHANGED_OUTSIDE: Final = (
    "The file was changed outside CuSyn, and nothing can be spent until this is settled. Put back a copy "
    "made after the last receipt."
)

OWNERS: Final = """
    SELECT pool, 'rows:' || fingerprint AS owner FROM datasets
    UNION ALL
    SELECT pool, 'user:' || name FROM users WHERE pool IS NOT NULL
"""
"""Under which names a mark knows the pools: other numbers may mean other pools in another copy."""

LOST: Final = "SELECT owner, MAX(pico_rho) AS pico_rho FROM lost_spends GROUP BY owner"
"""What owners had spent before a copy was accepted that did not know them."""


def utc_now() -> datetime:
    """The time of this computer, in UTC."""
    return datetime.now(UTC)


class Entry:
    """An audit entry that is being written, with the rows that belong to it.

    Attributes:
        seq: Its number.
        event: Key of what happens; may be made more exact until it is written.
        actor: Who does it.
        head: Number and fingerprint, once it is written.
        spent: Pico-rho that are spent once it is written, by the id of the pool.
        mark: What the anchor should hold once it is written.
    """

    def __init__(self, db: sqlite3.Connection, seq: int, *, event: str, actor: str) -> None:
        self.seq, self.event, self.actor = seq, event, actor
        self.head = Head(0, "")
        self.spent: dict[int, int] = {}
        self.mark = Mark("", 0, "", {})
        self._db = db
        self._facts: dict[str, object] = {}
        self._lines: list[tuple[str, int, bytes]] = []

    def insert(self, table: str, **values: Cell) -> int:
        """Add a row and return its id."""
        row = {**values, "entry": self.seq}
        names, places = ", ".join(row), ", ".join("?" * len(row))
        statement = f"INSERT INTO {table} ({names}) VALUES ({places})"
        row_id = self._db.execute(statement, tuple(row.values())).lastrowid or 0
        # read back, because RETURNING gives a whole number for 2.0 in a REAL column
        stored = self._db.execute(f"SELECT * FROM {table} WHERE id = ?", (row_id,)).fetchone()
        self._lines.append((table, row_id, row_line(table, dict(stored))))
        return row_id

    def tell(self, **facts: object) -> None:
        """Say in the log what happened, in JSON values."""
        self._facts.update(facts)

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to tell."""
        return not self._facts and not self._lines

    def body(self, at: datetime) -> str:
        """The canonical JSON of the entry."""
        body: dict[str, object] = {
            "at": at.isoformat(timespec="milliseconds"),
            "actor": self.actor,
            "event": self.event,
            "facts": self._facts,
        }
        if self._lines:
            body["rows"] = hashlib.sha256(b"".join(line for *_, line in sorted(self._lines))).hexdigest()
        return canonical_json(body)


@dataclass(frozen=True, slots=True)
class Session:
    """One connection of one thread, and what every part of the store needs beside it.

    Attributes:
        db: The connection.
        path: The workspace file.
        workspace_id: Its id, 32 hex digits.
        anchor: The copy of the newest fingerprint outside the file.
        actor: Who acts: a role, with the name of the account where the workspace has any.
        clock: Tells the time.
        key: Of an encrypted file.
    """

    db: sqlite3.Connection
    path: Path
    workspace_id: str
    anchor: Anchor
    actor: str = "custodian"
    clock: Callable[[], datetime] = field(default=utc_now)
    key: Key | None = None

    def rows(self, statement: str, *values: Cell) -> list[sqlite3.Row]:
        """All rows of a query."""
        with store_errors(self.path):
            return self.db.execute(statement, values).fetchall()

    def row(self, statement: str, *values: Cell) -> sqlite3.Row | None:
        """The first row of a query, or None."""
        return next(iter(self.rows(statement, *values)), None)

    @contextmanager
    def reading(self) -> Iterator[None]:
        """See one and the same state through several reads."""
        with store_errors(self.path), reading(self.db):
            yield

    @contextmanager
    def entry(self, event: str, *, actor: str = "") -> Iterator[Entry]:
        """Hold the write lock, then commit what was inserted together with its audit entry.

        An entry that tells nothing and has no row leaves no trace.

        Args:
            event: Key of what happens.
            actor: Who does it; empty for the session's own.
        """
        with store_errors(self.path):
            known = self.anchor.read()
            with writing(self.db):
                before = head_of(self.db)
                entry = Entry(self.db, before.seq + 1, event=event, actor=actor or self.actor)
                yield entry
                if entry.is_empty:
                    return
                standing = standing_of(self.db, known)
                entry.head = self._append(before, entry.body(self.clock()))
                entry.spent = self.spent()
                entry.mark = self.mark_of(entry.head, entry.spent)
            if standing is Standing.CURRENT:  # or an older copy could grow until it looks like the newest
                self._tell_anchor(entry.mark)

    def _tell_anchor(self, mark: Mark) -> None:
        try:
            self.anchor.advance(mark)
        except OSError:  # what is committed stands; the mark stays behind until the next entry
            log.warning("the newest fingerprint could not be written to %s", self.anchor.path.parent)

    def require_newest(self) -> None:
        """Refuse to go on unless the mark says that this is the newest file, with all its rules in place.

        Call it inside an entry.

        Raises:
            StoreTamperedError: An older or another copy was put back, nothing outside the file knows it, or a
                rule was removed from it.
            StoreError: The place outside the file cannot be written.
        """
        try:
            check_rules(self.db)
        except Fault as fault:
            raise StoreTamperedError(f"{fault} {CHANGED_OUTSIDE}") from fault
        self.anchor.check_writable()
        mark = self.anchor.read()
        refuse_copy(standing_of(self.db, mark), seq=head_of(self.db).seq, mark=mark)

    def _append(self, before: Head, body: str) -> Head:
        seq = before.seq + 1
        fingerprint = chained(bytes.fromhex(before.hash), seq, body)
        self.db.execute("INSERT INTO audit (seq, body, hash) VALUES (?, ?, ?)", (seq, body, fingerprint))
        return Head(seq, fingerprint.hex())

    def spent(self) -> dict[int, int]:
        """Pico-rho that are spent, by the id of the pool."""
        return {row["id"]: row["spent"] for row in self.rows("SELECT id, spent FROM pool_status")}

    def mark(self) -> Mark:
        """What the anchor should hold now."""
        return self.mark_of(head_of(self.db), self.spent())

    def mark_of(self, head: Head, spent: Mapping[int, int]) -> Mark:
        """What the anchor should hold at an entry, when so much of each pool is spent.

        It also remembers what owners had spent whom an accepted copy forgot, or the same copy put back once
        more would forget them for good.
        """
        by_owner = {row["owner"]: spent[row["pool"]] for row in self.rows(OWNERS)}
        for row in self.rows(LOST):
            by_owner[row["owner"]] = max(by_owner.get(row["owner"], 0), row["pico_rho"])
        newest = newest_number(self.db, until=head.seq)
        return Mark(self.workspace_id, head.seq, head.hash, by_owner, newest)
