"""The ledger: every sum computed again from the charges, and once more from the audit log."""

import json
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from cusyn_desktop.store.verify.report import Fault, PoolSum

_FOLLOWS: Final = {
    (): {"reserved"},
    ("reserved",): {"opened", "failed", "cancelled", "voided"},
    ("reserved", "opened"): {"released", "failed", "cancelled"},
    ("reserved", "failed"): {"voided"},
    ("reserved", "cancelled"): {"voided"},
}
"""Which states may follow which."""


def pool_sums(db: sqlite3.Connection) -> tuple[PoolSum, ...]:
    """Size and spent part of every pool, from the rows."""
    spent = spent_at(db, until=newest_entry(db))
    totals = dict(db.execute("SELECT pool, MIN(pico_rho) FROM pool_totals GROUP BY pool"))
    pools = db.execute("SELECT id, kind, name FROM pools ORDER BY kind, id").fetchall()
    return tuple(PoolSum(kind, name, totals[pool], spent[pool]) for pool, kind, name in pools)


def newest_entry(db: sqlite3.Connection) -> int:
    """Number of the newest audit entry."""
    return int(db.execute("SELECT COALESCE(MAX(seq), 0) FROM audit").fetchone()[0])


def spent_at(db: sqlite3.Connection, *, until: int) -> Counter[int]:
    """What was spent of each pool when the log had a certain length.

    Args:
        db: The workspace.
        until: Number of the last entry that counts.
    """
    voided = {
        spend
        for (spend,) in db.execute(
            "SELECT spend FROM spend_states WHERE state = 'voided' AND entry <= ?", (until,)
        )
    }
    spent: Counter[int] = Counter()
    for pool, spend, pico_rho in db.execute(
        "SELECT pool, spend, pico_rho FROM charges WHERE entry <= ?", (until,)
    ):
        if spend not in voided:
            spent[pool] += pico_rho
    return spent


def check_ledger(db: sqlite3.Connection) -> str:
    """No pool is overdrawn, the log tells the same sums, and every spend is paid and has a possible life.

    Raises:
        Fault: One of these does not hold.
    """
    checks = (_check_pools, _check_log, _check_charges, _check_states, _check_releases, _check_numbers)
    for check in checks:
        check(db)
    sums = pool_sums(db)
    pools = "1 pool" if len(sums) == 1 else f"{len(sums)} pools"
    return f"The charges of {pools} add up, and none spends more than it holds."


def _check_pools(db: sqlite3.Connection) -> None:
    for pool in pool_sums(db):
        if not 0 <= pool.spent <= pool.total:
            raise Fault(f"The pool of the {pool.kind} {pool.name} spends more than it holds.")


def _check_log(db: sqlite3.Connection) -> None:
    """What the audit entries say was charged is what the rows say."""
    told: Counter[int] = Counter()
    by_release: dict[str, Counter[int]] = {}
    for event, release, charges in _charges_told(db):
        if event == "spend_voided":
            told.subtract(by_release[release])
        else:
            by_release[release] = charges
            told.update(charges)
    if +told != +spent_at(db, until=newest_entry(db)):
        raise Fault("The audit log tells of other charges than the ledger holds.")


def _charges_told(db: sqlite3.Connection) -> Iterator[tuple[str, str, Counter[int]]]:
    """Event, release and charges by pool of every audit entry that charges a pool or takes a charge back."""
    query = """SELECT body FROM audit
        WHERE instr(body, '"charges":') OR instr(body, '"event":"spend_voided"') ORDER BY seq"""
    for (body,) in db.execute(query):
        entry = json.loads(body)
        facts = entry["facts"]
        charges = {int(pool): pico_rho for pool, pico_rho in facts.get("charges", {}).items()}
        yield entry["event"], facts.get("release", ""), Counter(charges)


def _check_charges(db: sqlite3.Connection) -> None:
    """Every spend charges the pools of its dataset and of its user in full."""
    paid: Counter[tuple[int, int]] = Counter()
    for spend, pool, pico_rho in db.execute("SELECT spend, pool, pico_rho FROM charges WHERE spend NOT NULL"):
        paid[spend, pool] += pico_rho
    due: Counter[tuple[int, int]] = Counter()
    entries = {}
    for spend, entry, granted, exposure, dataset_pool, user_pool in db.execute(_SPENDS):
        due[spend, dataset_pool] += granted
        if user_pool is not None:
            due[spend, user_pool] += granted + exposure
        entries[spend] = entry
    for spend, _ in sorted(set((due - paid) + (paid - due))):
        raise Fault(f"{_label(spend)} does not charge what was granted.", entries.get(spend))


_SPENDS: Final = """
    SELECT spends.id, spends.entry, granted, exposure, datasets.pool, users.pool FROM spends
    JOIN datasets ON datasets.id = spends.dataset JOIN users ON users.id = spends.user
"""


def _check_states(db: sqlite3.Connection) -> None:
    """Every spend has a possible life, from its reservation on."""
    lives: dict[int, tuple[str, ...]] = {spend: () for (spend,) in db.execute("SELECT id FROM spends")}
    for spend, state, entry in db.execute("SELECT spend, state, entry FROM spend_states ORDER BY id"):
        if state not in _FOLLOWS.get(lives[spend], ()):
            raise Fault(f"{_label(spend)} cannot have become {state}.", entry)
        lives[spend] = (*lives[spend], state)
    for spend, life in lives.items():
        if not life:
            raise Fault(f"{_label(spend)} was never reserved.")


def _check_releases(db: sqlite3.Connection) -> None:
    """Every release has its spend, and every released spend its release."""
    ended = db.execute("SELECT spend FROM spend_states WHERE state = 'released'")
    released = {spend for (spend,) in ended}
    stored = dict(db.execute("SELECT spend, entry FROM releases").fetchall())
    for spend in sorted(released ^ stored.keys()):
        if spend in stored:
            raise Fault(f"The release {_label(spend)} has no spend that ended with it.", stored[spend])
        raise Fault(f"The release {_label(spend)} is missing.")


def _check_numbers(db: sqlite3.Connection) -> None:
    """No spend has a number that another one had before a copy was accepted."""
    for seq, facts in acceptances(db):
        number = facts.get("newest_spend") or 0  # the first version did not tell it, and used some again
        query = "SELECT id, entry FROM spends WHERE entry > ? AND id <= ?"
        reused = db.execute(query, (seq, number)).fetchone()
        if reused:
            raise Fault(f"{_label(reused[0])} may be the name of another run, which was lost.", reused[1])


def newest_number(db: sqlite3.Connection, *, until: int) -> int:
    """The largest number of a spend when the log had a certain length, lost ones included."""
    (own,) = db.execute("SELECT COALESCE(MAX(id), 0) FROM spends WHERE entry <= ?", (until,)).fetchone()
    told = (_number_told(facts) for seq, facts in acceptances(db) if seq <= until)
    return max(int(own), *told, 0)


def _number_told(facts: dict[str, Any]) -> int:
    """The largest number before a copy was accepted; the first version tells that of the entry alone."""
    told = facts.get("newest_spend")
    return (facts["anchor_entry"] or 0) if told is None else told


def acceptances(db: sqlite3.Connection) -> list[tuple[int, dict[str, Any]]]:
    """Entries that accepted a copy, with what they tell."""
    query = "SELECT seq, body FROM recoveries JOIN audit ON audit.seq = recoveries.entry ORDER BY seq"
    return [(seq, json.loads(body)["facts"]) for seq, body in db.execute(query)]


def check_tables(db: sqlite3.Connection) -> str:
    """The synthetic tables are those whose fingerprints were stored with them.

    Raises:
        Fault: One was changed.
    """
    count = 0
    rows = db.execute("SELECT spend, entry, csv, csv_sha256 FROM releases")
    for spend, entry, content, fingerprint in rows:
        if sha256(zlib.decompress(content)).hexdigest() != fingerprint:
            raise Fault(f"The table of {_label(spend)} was changed.", entry)
        count += 1
    if count == 1:
        return "The one synthetic table is as it was stored."
    return f"{count} synthetic tables are as they were stored."


def _label(spend: int) -> str:
    return f"R-{spend:02d}"
