"""The ledger's tables as plain rows, for an auditor's own tools. Read with sqlite-utils, and only here.

The rest of the store talks to SQLite itself: sqlite-utils loads pandas, which costs every start a second, and
what writes the ledger should not depend on more than it needs.
"""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

TABLES: Final = (
    "pools",
    "pool_totals",
    "pool_closures",
    "datasets",
    "users",
    "grants",
    "limits",
    "spends",
    "spend_states",
    "charges",
    "exposures",
    "recoveries",
    "lost_spends",
    "measurements",
    "releases",
)
"""What proves the budget. Left out: keys, passphrases, sign-ins, and the places of private files."""

_KEPT_INSIDE: Final = frozenset({"fingerprint", "file_sha256"})
"""Columns that say something about the private file itself."""


@dataclass(frozen=True, slots=True)
class PlainTable:
    """One table of the ledger.

    Attributes:
        name: Its name in the file.
        columns: Names of its columns; tables of counts and models are left out.
        rows: One tuple a row, in the order in which they were written.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]


def plain_tables(db: sqlite3.Connection) -> Iterator[PlainTable]:
    """Read the tables that prove the budget.

    Args:
        db: An open workspace.
    """
    from sqlite_utils import Database

    database = Database(db, execute_plugins=False)
    for name in TABLES:
        table = database.table(name)
        columns = tuple(c.name for c in table.columns if c.type != "BLOB" and c.name not in _KEPT_INSIDE)
        quoted = ", ".join(f'"{column}"' for column in columns)
        rows = table.rows_where(select=quoted, order_by="rowid")
        yield PlainTable(name, columns, tuple(tuple(row[column] for column in columns) for row in rows))
