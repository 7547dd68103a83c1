"""Spends that an older copy of the workspace has forgotten, for owners which that copy does not know.

Owners are known as in the mark, `rows:<fingerprint>` and `user:<name>`, and beside that as a release package
knows them: `named:<name>` is a dataset whose rows are known as well, `dataset:<name>` one that is known by
its name alone. Of the latter nobody can tell whether it comes back under another name.
"""

import sqlite3
from typing import Final

from cusyn_desktop.store.session import Entry, Session

_UNSETTLED: Final = """
    SELECT recovery, MAX(pico_rho) AS pico_rho FROM lost_spends
    WHERE substr(owner, 1, 8) = 'dataset:' AND substr(owner, 9) NOT IN (SELECT name FROM datasets)
"""


def lost_users(session: Session) -> tuple[str, ...]:
    """Names of users who had spent something before an older copy was accepted."""
    owners = session.rows("SELECT DISTINCT owner FROM lost_spends WHERE substr(owner, 1, 5) = 'user:'")
    return tuple(row["owner"].removeprefix("user:") for row in owners)


def charge_user(session: Session, entry: Entry, pool: int, *, name: str) -> None:
    """Charge to the pool of a new user what they had spent before an older copy was accepted."""
    _charge(session, entry, pool, _of(session, f"user:{name}"))


def charge_dataset(session: Session, entry: Entry, pool: int, *, name: str, fingerprint: str) -> None:
    """Charge to a pool what a new dataset had spent before an older copy was accepted.

    Where neither its rows nor its name say whose it is, it may be any that is known by name alone, and is
    charged as the one that had spent most. A pool that is shared by then is charged in full, too: nobody can
    tell whether it held these before.

    Args:
        session: The open workspace.
        entry: The entry that registers the dataset, which is not among the others yet.
        pool: Its pool; more than it has left cannot be charged.
        name: The name it gets.
        fingerprint: Of its rows.
    """
    lost = _of(session, f"rows:{fingerprint}", f"named:{name}", f"dataset:{name}")
    _charge(session, entry, pool, lost or _any(session.row(_UNSETTLED)))


def charge_name(session: Session, entry: Entry, pool: int, *, name: str) -> None:
    """The same for rows that are registered already, and get a name that had another pool."""
    _charge(session, entry, pool, _of(session, f"named:{name}", f"dataset:{name}"))


def _of(session: Session, *owners: str) -> sqlite3.Row | None:
    """The most that any of these had spent, or None."""
    places = ", ".join("?" * len(owners))
    query = f"SELECT recovery, MAX(pico_rho) AS pico_rho FROM lost_spends WHERE owner IN ({places})"
    return _any(session.row(query, *owners))


def _any(row: sqlite3.Row | None) -> sqlite3.Row | None:
    """The largest of no rows is a row without a value."""
    return row if row and row["pico_rho"] else None


def _charge(session: Session, entry: Entry, pool: int, lost: sqlite3.Row | None) -> None:
    room = session.row("SELECT total - spent AS pico_rho FROM pool_status WHERE id = ?", pool)
    if lost and room and room["pico_rho"]:
        charged = min(lost["pico_rho"], room["pico_rho"])
        entry.insert("charges", recovery=lost["recovery"], pool=pool, kind="recovery", pico_rho=charged)
        entry.tell(charges={str(pool): charged})
