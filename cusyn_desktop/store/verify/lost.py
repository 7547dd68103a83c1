"""Packages from entries that were lost when a copy was accepted: what can be proved of them, and what not."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cusyn_desktop.store.verify.ledger import acceptances, newest_entry, spent_at
from cusyn_desktop.store.verify.report import Fault, Unproven
from cusyn_desktop.store.verify.statement import Statement


@dataclass(frozen=True, slots=True)
class Acceptance:
    """A copy was accepted, in whose place there had been other entries.

    Attributes:
        entry: Number of the entry that says so.
        lost_until: The newest lost entry that was known then; None where there was no mark.
        releases: Label and fingerprint of the table of each release that was a witness.
    """

    entry: int
    lost_until: int | None
    releases: frozenset[tuple[str, str]]

    def may_have_lost(self, statement: Statement) -> bool:
        """Whether a package may come from the lost entries."""
        return self.has_heard(statement) or self.lost_until is None or statement.entry <= self.lost_until

    def has_heard(self, statement: Statement) -> bool:
        """Whether the release of a package was a witness."""
        return (statement.release, statement.table_sha256) in self.releases


def acceptance_of(db: sqlite3.Connection, statement: Statement) -> Acceptance | None:
    """The acceptance that may have lost a package's entry, or None: the log has it, or lost none like it.

    One of which the package was a witness comes first.
    """
    if knows_entry(db, statement):
        return None
    known = (_acceptance(entry, facts) for entry, facts in acceptances(db))
    found = [one for one in known if one.may_have_lost(statement)]
    return min(found, key=lambda one: not one.has_heard(statement), default=None)


def knows_entry(db: sqlite3.Connection, statement: Statement) -> bool:
    """Whether the log has the entry that was its newest when a package was written."""
    row = db.execute("SELECT hash FROM audit WHERE seq = ?", (statement.entry,)).fetchone()
    return row is not None and row[0].hex() == statement.head


def _acceptance(entry: int, facts: Mapping[str, Any]) -> Acceptance:
    known, releases = facts["anchor_entry"], facts.get("releases", ())
    return Acceptance(
        entry=entry,
        lost_until=None if known is None else max(known, *(one["entry"] for one in releases), 0),
        releases=frozenset((one["label"], one["table_sha256"]) for one in releases),
    )


def check_origin(db: sqlite3.Connection, statement: Statement, acceptance: Acceptance) -> str:
    """The package was a witness when its entry was lost, or its table at least is in the workspace.

    Raises:
        Unproven: Neither.
    """
    name, lost = statement.release, f"when a copy of the workspace was accepted at entry {acceptance.entry}"
    if acceptance.has_heard(statement):
        return (
            f"{name} was made before that copy: its entries were lost {lost}. The package was accepted as a "
            "witness; that it is genuine is the word of the custodian who accepted it."
        )
    row = db.execute("SELECT csv_sha256 FROM releases WHERE spend = ?", (statement.spend,)).fetchone()
    if row and row[0] == statement.table_sha256:
        return f"{name} is stored in the workspace. The entry of this export was lost {lost}."
    beside = f" The {name} of this workspace has another table." if row else ""
    if statement.entry > newest_entry(db):
        beside += " Or this file is itself an older copy."
    raise Unproven(
        f"{name} is not in this log. It may come from the entries that were lost {lost}, but it was not "
        f"among the witnesses: nothing here proves or disproves it.{beside}"
    )


def check_counted(db: sqlite3.Connection, statement: Statement) -> str:
    """What the package says was spent counts as spent, or all of the pool does.

    Raises:
        Fault: Less does.
    """
    rows = {f"rows:{one}" for one in statement.rows}
    named = {f"{how}:{name}" for how in ("named", "dataset") for name in statement.dataset_names}
    counted = _counted(db, rows | named, _DATASET_POOLS)
    if counted < statement.spent:
        raise Fault(_LESS.format(owner="dataset"))
    if _counted(db, {f"user:{statement.user}"}, _USER_POOLS) < (statement.user_spent or 0):
        raise Fault(_LESS.format(owner="user"))
    return "What the package says was spent counts as spent here, too."


_LESS: Final = (
    "The pool of the {owner} counts less as spent here than the package says. If the package is genuine, "
    "spends were forgotten: put back the newest file."
)
_ALL: Final = float("inf")
_DATASET_POOLS: Final = """
    SELECT 'rows:' || fingerprint, pool FROM datasets UNION ALL SELECT 'named:' || name, pool FROM datasets
"""
_USER_POOLS: Final = "SELECT 'user:' || name, pool FROM users WHERE pool NOT NULL"


def _counted(db: sqlite3.Connection, owners: set[str], pools: str) -> float:
    """The most that counts as spent of any of these owners, now or once they are added again.

    A pool of which nothing is left counts as more than anybody can say.
    """
    totals: Mapping[int, int] = dict(db.execute("SELECT pool, MIN(pico_rho) FROM pool_totals GROUP BY pool"))
    spent = spent_at(db, until=newest_entry(db))
    amounts = [
        spent[pool] if spent[pool] < totals[pool] else _ALL
        for owner, pool in db.execute(pools)
        if owner in owners
    ]
    lost = db.execute("SELECT owner, pico_rho FROM lost_spends")
    return max((*amounts, *(pico_rho for owner, pico_rho in lost if owner in owners)), default=0)
