"""The tables and triggers of a workspace, compared with those that this program makes."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from functools import cache
from typing import Final

from cusyn_desktop.store.file.schema import first_schema
from cusyn_desktop.store.verify.report import Fault

_SCHEMAS: Final = {1: first_schema}


def newest_version() -> int:
    """The newest version of a file that can be checked."""
    return max(_SCHEMAS)


def check_rules(db: sqlite3.Connection) -> str:
    """Tables, rules and triggers are those that this version makes, word for word.

    Fast enough for every reservation: a trigger that is gone could let a pool be spent twice.

    Raises:
        Fault: One was removed, changed or added.
    """
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version not in _SCHEMAS:
        raise Fault(f"The file has version {version}, which this program does not know.")
    expected, found = _expected(version), _objects(db)
    for name in sorted(expected.keys() | found.keys()):
        if name not in found:
            raise Fault(f"The rule or table {name} was removed.")
        if name not in expected or expected[name] != found[name]:
            raise Fault(f"The rule or table {name} was changed or added.")
    return f"All {len(expected)} tables and rules are in place."


@cache
def _expected(version: int) -> Mapping[str, tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:")) as fresh:
        fresh.executescript(_SCHEMAS[version]())
        return _objects(fresh)


def _objects(db: sqlite3.Connection) -> Mapping[str, tuple[str, str, str]]:
    rows = db.execute("SELECT name, type, tbl_name, sql FROM sqlite_schema")
    return {name: (kind, table, sql) for name, kind, table, sql in rows}
