"""The audit log: its chain, and the rows that each entry covers."""

import heapq
import json
import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from itertools import groupby, zip_longest
from operator import itemgetter
from typing import Final

from cusyn_desktop.store.file.schema import TABLES
from cusyn_desktop.store.verify.report import Fault

_NO_ENTRY: Final = 1 << 63
_Line = tuple[int, str, int, bytes]


def newest(db: sqlite3.Connection) -> tuple[int, str]:
    """Number and fingerprint of the newest entry."""
    seq, fingerprint = db.execute("SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1").fetchone()
    return seq, fingerprint.hex()


def check_chain(db: sqlite3.Connection) -> str:
    """Every entry follows from the one before.

    Raises:
        Fault: One does not; it is named.
    """
    previous, count = bytes(32), 0
    for seq, body, fingerprint in db.execute("SELECT seq, body, hash FROM audit ORDER BY seq"):
        count += 1
        if seq != count:
            raise Fault(f"Entry {count} is missing.", count)
        previous = sha256(previous + seq.to_bytes(8, "big") + body.encode()).digest()
        if previous != fingerprint:
            raise Fault(f"Entry {seq} does not fit the entries around it.", seq)
    if not count:
        raise Fault("The audit log is empty.", 1)
    return f"All {count} entries follow from one another."


def check_rows(db: sqlite3.Connection) -> str:
    """The rows of every table are those that the audit entries cover.

    Raises:
        Fault: A row was changed, added or removed; the entry that covers it is named.
    """
    count = 0
    for covered, told in zip_longest(_covered(db), _told(db), fillvalue=(_NO_ENTRY, "")):
        if covered != told:
            seq = min(covered[0], told[0])
            raise Fault(f"The rows that belong to entry {seq} were changed, added or removed.", seq)
        count += 1
    return f"All rows are as {count} entries of the log say."


def _told(db: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    """Entries that cover rows, with the fingerprint of these."""
    for seq, body in db.execute("SELECT seq, body FROM audit WHERE instr(body, '\"rows\":') ORDER BY seq"):
        fingerprint = json.loads(body).get("rows")
        if fingerprint is not None:
            yield seq, fingerprint


def _covered(db: sqlite3.Connection) -> Iterator[tuple[int, str]]:
    """Entries that rows name, with the fingerprint of these rows."""
    lines = heapq.merge(*(_lines(db, table) for table in TABLES))
    for entry, group in groupby(lines, key=itemgetter(0)):
        digest = sha256()
        for *_, line in group:
            digest.update(line)
        yield entry, digest.hexdigest()


def _lines(db: sqlite3.Connection, table: str) -> Iterator[_Line]:
    """The rows of a table in the order of their entries, which is the order in which they were written."""
    cursor = db.execute(f"SELECT * FROM {table} ORDER BY id")
    names = [column[0] for column in cursor.description]
    before = 0
    for values in cursor:
        row = {name: _cell(value) for name, value in zip(names, values, strict=True)}
        entry, row_id = values[names.index("entry")], values[names.index("id")]
        if entry < before:
            raise Fault(f"A row of {table} was put where another one belongs.", entry)
        before = entry
        line = json.dumps([table, row], sort_keys=True, separators=(",", ":"))
        yield entry, table, row_id, line.encode() + b"\n"


def _cell(value: object) -> object:
    return {"sha256": sha256(value).hexdigest()} if isinstance(value, bytes) else value
