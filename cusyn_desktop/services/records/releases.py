"""Synthetic tables that were released, and how well they came out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.arrays import FloatArray
    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.data.bounds import GridColumn
    from cusyn_desktop.engine.measurement import Purpose
    from cusyn_desktop.services.records.facts import BoundsSearch, SpendSummary


@dataclass(frozen=True, slots=True)
class ReleaseSummary:
    """A synthetic table that was released.

    Attributes:
        id: The id of its spend.
        spend: Its line in the ledger.
        engine: Method (`cusyn-aim`, ...).
        n_rows: Rows of the synthetic table.
        n_queries: Number of interest queries.
        query_error: Mean expected error of the interest queries, or None without any.
        sha256: Of the synthetic table as it is exported.
        search: Which bounds its noisy counts tell, or None: the table is what was asked for.
    """

    id: str
    spend: SpendSummary
    engine: str
    n_rows: int
    n_queries: int
    query_error: float | None
    sha256: str
    search: BoundsSearch | None = None


@dataclass(frozen=True, slots=True)
class RunFigures:
    """What was foreseen of a run, and what came of it; None where a release from before does not tell.

    Attributes:
        cells: Size of the model.
        cells_foreseen: As told before the run.
        seconds_foreseen: Time of the run, as told before it; what it took is `SpendSummary.took`.
        query_error: Mean error of the interest queries as it was estimated after the run, from the noisy
            answers; None without any.
        query_error_foreseen: Mean error, told before the run; None also where no number of rows was known.
        worst_error: Largest of those estimated after the run, or None without any.
        worst_query: Whose that is.
    """

    cells: int | None
    cells_foreseen: int | None
    seconds_foreseen: float | None
    query_error: float | None
    query_error_foreseen: float | None
    worst_error: float | None = None
    worst_query: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class QueryResult:
    """How well one marginal came out, from noise and model alone.

    Attributes:
        columns: Their names.
        cells: Number of cells.
        is_interest: Whether the user asked for it.
        is_measured: False: served by the model, not measured.
        expected_error: Before looking, from the noise; None where it cannot be told.
        measured_error: Distance of the synthetic table from the noisy measurement; None when not measured.
    """

    columns: tuple[str, ...]
    cells: int
    is_interest: bool
    is_measured: bool
    expected_error: float | None
    measured_error: float | None


@dataclass(frozen=True, slots=True)
class MeasuredTable:
    """A noisy table of counts that was paid for.

    Attributes:
        order: From 1, in the order of measuring.
        columns: Their names.
        purpose: Why.
        cells: Number of cells.
        sigma: Standard deviation of the noise, in rows.
        amount: What it cost.
        share: Of the grant in rho, 0 to 1; 0 for a reused one.
    """

    order: int
    columns: tuple[str, ...]
    purpose: Purpose
    cells: int
    sigma: float
    amount: BudgetAmount
    share: float


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table of one or two columns that earlier releases tell, and the error that its noise lets expect."""

    columns: tuple[str, ...]
    error: float


@dataclass(frozen=True, slots=True)
class OneWayTable:
    """Shares of people by one column's values.

    Attributes:
        column: Its name.
        labels: A label for each value.
        measured: With noise; None where it was never measured.
        synthetic: Of the synthetic table.
        kind: Key of the column's type.
        has_missing: Whether the last label stands for missing cells.
    """

    column: str
    labels: tuple[str, ...]
    measured: FloatArray | None
    synthetic: FloatArray
    kind: str = ""
    has_missing: bool = False


@dataclass(frozen=True, slots=True)
class PairTable:
    """Shares of people by two columns, shape (rows, columns): measured with noise or None, and synthetic."""

    columns: tuple[str, str]
    row_labels: tuple[str, ...]
    column_labels: tuple[str, ...]
    measured: FloatArray | None
    synthetic: FloatArray


@dataclass(frozen=True, slots=True)
class ReleaseDetail:
    """Everything about a release that whoever received it may know.

    Attributes:
        summary: The line in the list.
        queries: The interest queries first, then every other table of two or more columns that was measured.
        measured: All measurements, in their order; those that were reused first.
        one_way: One table for each column of the model.
        pairs: Column names of the pairs that `releases.pair_table` can show, measured ones first.
        screened_out: Interest queries that the model serves without a measurement.
        reused: Ids of the releases whose measurements were used again.
        entry: Number of the audit entry that stored it.
        figures: The run's forecast beside what came of it.
    """

    summary: ReleaseSummary
    queries: tuple[QueryResult, ...]
    measured: tuple[MeasuredTable, ...]
    one_way: tuple[OneWayTable, ...]
    pairs: tuple[tuple[str, str], ...]
    screened_out: tuple[tuple[str, ...], ...]
    reused: tuple[str, ...]
    entry: int
    figures: RunFigures


@dataclass(frozen=True, slots=True)
class BoundsFound:
    """What the noisy counts of a release tell of a column's bounds.

    Attributes:
        search: Of which column.
        column: The column between its bounds; None where no number stands out of the noise.
        starts: Smallest number of each group of the public grid, around those that stand out.
        shares: Noisy share of people in each.
        least: The share from which on a group stands out of the noise.
    """

    search: BoundsSearch
    column: GridColumn | None
    starts: tuple[str, ...]
    shares: FloatArray
    least: float


@dataclass(frozen=True, slots=True)
class TrueError:
    """For the custodian alone: distance between the real and the synthetic marginal. Never exported."""

    columns: tuple[str, ...]
    is_interest: bool
    error: float
