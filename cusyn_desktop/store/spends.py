"""Spends as they are read: facts that never change, and the newest state."""

import json
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cusyn_desktop.budget.ledger import SpendState, is_running
from cusyn_desktop.store.names import unknown
from cusyn_desktop.store.session import Session

_SPENDS: Final = """
    SELECT spends.*, current_states.state, current_states.reason,
        json_extract(first.body, '$.at') AS reserved_at,
        json_extract(newest.body, '$.at') AS changed_at,
        (SELECT json_group_array(source) FROM exposures WHERE spend = spends.id) AS sources
    FROM spends
    JOIN current_states ON current_states.spend = spends.id
    JOIN audit AS first ON first.seq = spends.entry
    JOIN audit AS newest ON newest.seq = current_states.entry
"""


def label_of(spend: int) -> str:
    """The id that people see, `R-01`; a release has that of its spend."""
    return f"R-{spend:02d}"


def number_of(label: str) -> int:
    """The number of the spend that people see as `R-01`; 0 where that is no such id."""
    digits = label.removeprefix("R-")
    return int(digits) if digits.isdecimal() else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend:
    """A grant that was written into the ledger.

    Attributes:
        id: Its number, from 1.
        token: What makes a repeated call harmless.
        dataset: Number of the dataset.
        user: Number of the user.
        asked: What was asked, in pico-rho.
        smallest: The smallest budget that was still of use, in pico-rho.
        granted: What is spent from the pools of the dataset and the user, in pico-rho.
        exposure: What the user's pool paid beside that, in pico-rho.
        sources: Spends whose measurements the user received with it for the first time.
        request: What was asked, in JSON.
        request_sha256: Of `request`.
        state: Where it stands.
        reason: Why it failed, was cancelled or voided; else empty.
        reserved_at: When it was spent.
        changed_at: When it came to its state.
    """

    id: int
    token: str
    dataset: int
    user: int
    asked: int
    smallest: int
    granted: int
    exposure: int
    sources: tuple[int, ...]
    request: str
    request_sha256: str
    state: SpendState
    reason: str
    reserved_at: datetime
    changed_at: datetime

    @property
    def label(self) -> str:
        """The id that people see, `R-01`."""
        return label_of(self.id)

    @property
    def ended_at(self) -> datetime | None:
        """When it was released, failed, cancelled or voided, or None."""
        return None if is_running(self.state) else self.changed_at


def all_spends(session: Session) -> tuple[Spend, ...]:
    """In the order they were reserved."""
    return tuple(map(_spend, session.rows(f"{_SPENDS} ORDER BY spends.id")))


def spend_by_id(session: Session, spend: int) -> Spend:
    """One by its number.

    Raises:
        InputError: There is none of that number.
    """
    row = session.row(f"{_SPENDS} WHERE spends.id = ?", spend)
    if row is None:
        raise unknown("spend", label_of(spend), (one.label for one in all_spends(session)))
    return _spend(row)


def spend_by_token(session: Session, token: str) -> Spend | None:
    """The one that was reserved with a token, or None."""
    row = session.row(f"{_SPENDS} WHERE token = ?", token)
    return _spend(row) if row else None


def spends_of_request(session: Session, request_sha256: str) -> tuple[Spend, ...]:
    """All spends of an identical request, oldest first."""
    rows = session.rows(f"{_SPENDS} WHERE request_sha256 = ? ORDER BY spends.id", request_sha256)
    return tuple(map(_spend, rows))


def states_of(session: Session, spend: int) -> tuple[SpendState, ...]:
    """All states that a spend went through, oldest first."""
    rows = session.rows("SELECT state FROM spend_states WHERE spend = ? ORDER BY id", spend)
    return tuple(SpendState(row["state"]) for row in rows)


def _spend(row: sqlite3.Row) -> Spend:
    return Spend(
        id=row["id"],
        token=row["token"],
        dataset=row["dataset"],
        user=row["user"],
        asked=row["asked"],
        smallest=row["smallest"],
        granted=row["granted"],
        exposure=row["exposure"],
        sources=tuple(sorted(json.loads(row["sources"]))),
        request=row["request"],
        request_sha256=row["request_sha256"],
        state=SpendState(row["state"]),
        reason=row["reason"],
        reserved_at=datetime.fromisoformat(row["reserved_at"]),
        changed_at=datetime.fromisoformat(row["changed_at"]),
    )
