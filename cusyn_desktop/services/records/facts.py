"""Datasets, users, pools and spends as they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.budget.ledger import SpendState
    from cusyn_desktop.budget.pools import PoolKind
    from cusyn_desktop.services.records.requests import QuerySet, Request
    from cusyn_desktop.store.roles import Role


class ColumnState(StrEnum):
    """What is known about a column's domain."""

    PUBLIC = "public"
    INFERRED = "inferred"
    LEFT_OUT = "left out"


@dataclass(frozen=True, slots=True)
class ColumnSummary:
    """A column as its schema declares it.

    Attributes:
        name: As in the file's header.
        type: `category`, `integer`, `decimal`, `date`, ... (`data.schema.ColumnType`).
        state: Public, inferred from the rows, or left out of the model.
        size: Number of values the model tells apart; 0 when left out.
        labels: Public label of each of them.
        is_ordered: Whether the labels have an order (numbers, dates).
        has_missing: Whether the last label stands for missing cells.
        places: Decimal places of a column of numbers.
        date_format: How the dates of a column of dates are written (`data.domain.dates`), else empty.
    """

    name: str
    type: str
    state: ColumnState
    size: int
    labels: tuple[str, ...]
    is_ordered: bool
    has_missing: bool = False
    places: int = 0
    date_format: str = ""


@dataclass(frozen=True, slots=True)
class PoolStatus:
    """A budget that only goes down.

    Attributes:
        kind: Of a dataset or of a user.
        name: Of the dataset or user.
        total: The whole pool.
        spent: What is used, failed and cancelled runs included.
        remaining: What is left; 0 pico-rho means used up.
        closed: Whether the custodian closed it.
        spent_share: Spent part of the pool in rho, 0 to 1 (shares add up, epsilons do not).
    """

    kind: PoolKind
    name: str
    total: BudgetAmount
    spent: BudgetAmount
    remaining: BudgetAmount
    closed: bool
    spent_share: float

    @property
    def left_share(self) -> float:
        """Part of the pool that is left, 0 to 1."""
        return self.remaining.pico_rho / self.total.pico_rho if self.total.pico_rho else 0.0


@dataclass(frozen=True, slots=True)
class BoundsSearch:
    """What noisy counts over a public grid are for: the bounds of a column of a registered table.

    Attributes:
        dataset: Name of the table.
        column: Name of its column.
    """

    dataset: str
    column: str


@dataclass(frozen=True, slots=True)
class DatasetSummary:
    """A registered table, by its public facts.

    Attributes:
        number: Internal number; stable.
        name: What people call it.
        file: Where the private file lies; None for everybody but the custodian.
        added_at: When it was registered.
        columns: In file order, those that were left out included.
        pool: Its budget.
        per_synthesis: The most that one synthesis may spend, or None.
        rows_per_person: The most rows of one person.
        approx_rows: A public number of rows, or None.
        n_releases: How many tables were released, to an analyst those of their own.
        shares_with: Names of the other tables, of those that can be seen, for which the same pool counts.
        searches: Names of what bounds of these tables were looked for over: the same pool paid for it.
        n_bounds: How often bounds of its columns were paid for, to an analyst where the counts went to them.
        search: Which bounds were looked for over it, or None: it is a table of its own. One that is not
            stands in no list of tables; its spends are in the ledger like all others.
        notes: For the custodian, in the answer to a registration alone: what became of values outside the
            declared domains. Never stored, logged or exported.
        pool_notes: In the same answer: whose pool and limit count. They follow from what the log says.
    """

    number: int
    name: str
    file: Path | None
    added_at: datetime
    columns: tuple[ColumnSummary, ...]
    pool: PoolStatus
    per_synthesis: BudgetAmount | None
    rows_per_person: int
    approx_rows: int | None
    n_releases: int
    shares_with: tuple[str, ...] = ()
    searches: tuple[str, ...] = ()
    n_bounds: int = 0
    search: BoundsSearch | None = None
    notes: tuple[str, ...] = ()
    pool_notes: tuple[str, ...] = ()

    @property
    def delta(self) -> float:
        """The delta at which every epsilon of this dataset is told."""
        return self.pool.total.delta

    @property
    def modelled(self) -> tuple[str, ...]:
        """Names of the columns that a synthetic table can have relations between."""
        return tuple(column.name for column in self.columns if column.size > 0)

    @property
    def inferred(self) -> tuple[str, ...]:
        """Names of the columns whose domain was taken from the rows and not confirmed."""
        return tuple(column.name for column in self.columns if column.state is ColumnState.INFERRED)


@dataclass(frozen=True, slots=True)
class KnownRows:
    """What a table that is not registered yet comes back to. For the custodian.

    Attributes:
        datasets: Registered tables with these rows, or with much the same.
        are_same: Whether they are the very rows: then the pool of the first one counts, without a question.
    """

    datasets: tuple[DatasetSummary, ...]
    are_same: bool


@dataclass(frozen=True, slots=True)
class UserSummary:
    """Somebody who receives synthetic tables.

    Attributes:
        number: Internal number; stable; rises by one, so it can pick a colour and a shape.
        name: Shown everywhere.
        pool: Their own budget, or None.
        per_request: The most that one request may spend, or None.
        datasets: Names of the tables they may ask for, without those over which bounds are looked for;
            None means all.
        query_sets: Interest queries they saved.
        added_at: When they were added.
        n_releases: How many tables they received.
    """

    number: int
    name: str
    pool: PoolStatus | None
    per_request: BudgetAmount | None
    datasets: tuple[str, ...] | None
    query_sets: tuple[QuerySet, ...]
    added_at: datetime
    n_releases: int


@dataclass(frozen=True, slots=True)
class AccountSummary:
    """Somebody who may sign in; for custodian and auditor.

    Attributes:
        name: What they type to sign in.
        role: What they are, or None once the account is closed.
        user: Name of the user whom an analyst acts for; empty for everybody else.
        added_at: When the account was added.
        failures: Refused sign-ins since the last good one.
        locked_until: When the next sign-in is looked at, or None: at once.
    """

    name: str
    role: Role | None
    user: str
    added_at: datetime
    failures: int
    locked_until: datetime | None


@dataclass(frozen=True, slots=True)
class SpendSummary:
    """A grant that was written into the ledger.

    Attributes:
        id: `R-01`, `R-02`, ...; the release that comes of it has the same.
        dataset: Name.
        user: Name.
        asked: What was asked.
        granted: What is spent.
        exposure: What the user's pool paid for others' measurements received for the first time; 0 pico-rho
            without such reuse.
        state: Where it stands; every state but `voided` keeps the spend.
        reason: Why it failed or was cancelled or voided, or empty.
        reserved_at: When it was spent.
        ended_at: When it was released, failed, cancelled or voided, or None.
        share: Part of the dataset's pool that it took, 0 to 1.
        left_after: Part of the dataset's pool that was left after it, 0 to 1.
        request: What was asked, to ask again.
    """

    id: str
    dataset: str
    user: str
    asked: BudgetAmount
    granted: BudgetAmount
    exposure: BudgetAmount
    state: SpendState
    reason: str
    reserved_at: datetime
    ended_at: datetime | None
    share: float
    left_after: float
    request: Request

    @property
    def took(self) -> timedelta | None:
        """How long the run took, as exactly as somebody may know it; None while it runs."""
        return None if self.ended_at is None else self.ended_at - self.reserved_at
