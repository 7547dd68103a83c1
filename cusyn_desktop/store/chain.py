"""The fingerprints of the audit log.

    hash_0 = 32 zero bytes;  hash_n = SHA-256(hash_(n-1) || n as 8 bytes, high byte first || body_n in UTF-8)

The body is canonical JSON with `at`, `actor`, `event`, `facts` and, where rows were written with the entry,
`rows`: the SHA-256 of these rows (`canonical.row_line`, ordered by table and id). A changed, added or missing
entry or row breaks every later fingerprint; what a chain alone cannot see is a cut tail, hence `anchors`.
"""

import hashlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cusyn_desktop.errors import StoreTamperedError

GENESIS: Final = bytes(32)
_RECEIPT_DIGITS: Final = 15  # of 4 bits: the first 60 bits of the head
_GROUP: Final = 5


@dataclass(frozen=True, slots=True)
class Head:
    """The newest entry of the log.

    Attributes:
        seq: Its number; 0 in an empty log.
        hash: Its fingerprint, 64 hex digits.
    """

    seq: int
    hash: str

    @property
    def code(self) -> str:
        """The first 60 bits for a receipt, as `7a3e9-62058-90292`."""
        return "-".join(self.hash[start : start + _GROUP] for start in range(0, _RECEIPT_DIGITS, _GROUP))


def chained(previous: bytes, seq: int, body: str) -> bytes:
    """The fingerprint of an entry, 32 bytes.

    Args:
        previous: Fingerprint of the entry before, `GENESIS` before the first.
        seq: Number of the entry.
        body: Its canonical JSON.
    """
    return hashlib.sha256(previous + seq.to_bytes(8, "big") + body.encode()).digest()


def head_of(db: sqlite3.Connection) -> Head:
    """The newest entry; number 0 and zeros in an empty log."""
    row = db.execute("SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1").fetchone()
    return Head(row["seq"], row["hash"].hex()) if row else Head(0, GENESIS.hex())


def verify_chain(db: sqlite3.Connection) -> Head:
    """Check every number and fingerprint; streams, so that a long log needs no memory.

    Raises:
        StoreTamperedError: An entry does not follow from the one before; `seq` in the details names it.
    """
    previous, expected = GENESIS, 0
    for seq, body, fingerprint in _raw_entries(db):
        expected += 1
        if seq != expected or chained(previous, seq, body) != fingerprint:
            raise StoreTamperedError(
                f"Entry {expected} of the audit log does not fit the entries around it. The file was changed "
                "outside CuSyn, and nothing can be spent until this is settled. Put back a copy made after "
                "the last receipt.",
                seq=expected,
            )
        previous = fingerprint
    return Head(expected, previous.hex())


def _raw_entries(db: sqlite3.Connection) -> Iterator[tuple[int, str, bytes]]:
    cursor = db.cursor()
    cursor.row_factory = None
    yield from cursor.execute("SELECT seq, body, hash FROM audit ORDER BY seq")
