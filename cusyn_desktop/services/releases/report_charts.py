"""What the charts of `report.html` show: shares, errors and strengths, ready for the template."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from cusyn_desktop.services.words import NBSP, query_text

if TYPE_CHECKING:
    from cusyn_desktop.arrays import FloatArray
    from cusyn_desktop.services.records import OneWayTable, PairTable, QueryResult
    from cusyn_desktop.services.releases.association import PairStrength
    from cusyn_desktop.services.wording import Wording

_MAX_BARS = 30
_FEW_BARS = 12  # in a table of many columns
_MANY_COLUMNS = 12
_MAX_SIDE = 24
_MAX_CORRELATIONS = 40


@dataclass(frozen=True, slots=True)
class Bar:
    """A value of a column, with its shares."""

    label: str
    measured: float | None
    synthetic: float


@dataclass(frozen=True, slots=True)
class Bars:
    """A column: its values, and the end of the axis."""

    title: str
    rows: tuple[Bar, ...]
    largest: float


@dataclass(frozen=True, slots=True)
class Heat:
    """Two columns, measured and synthetic side by side."""

    title: str
    row_labels: tuple[str, ...]
    column_labels: tuple[str, ...]
    measured: list[list[float]]
    synthetic: list[list[float]]
    largest: float


@dataclass(frozen=True, slots=True)
class Error:
    """A query with its expected and its measured error."""

    title: str
    expected: float | None
    measured: float | None


@dataclass(frozen=True, slots=True)
class Strengths:
    """How strongly columns hang together.

    Attributes:
        names: The columns of the matrix.
        cells: Row, column and strength: synthetic above the diagonal, measured below it.
        left_out: How many columns are not in the matrix.
    """

    names: tuple[str, ...]
    cells: tuple[tuple[int, int, float], ...]
    left_out: int


@dataclass(frozen=True, slots=True)
class Correlation:
    """Of two ordered columns."""

    title: str
    measured: float
    noise: float
    synthetic: float


def error_of(query: QueryResult) -> Error:
    """A line of the chart of errors; a star marks an interest query."""
    star = f"★{NBSP}" if query.is_interest else ""
    return Error(f"{star}{query_text(query.columns)}", query.expected_error, query.measured_error)


def bars_of(tables: Sequence[OneWayTable], wording: Wording) -> tuple[Bars, ...]:
    """Every column: its most frequent values in their order, and all others together."""
    most = _MAX_BARS if len(tables) <= _MANY_COLUMNS else _FEW_BARS
    return tuple(_bars(table, most, wording) for table in tables)


def _bars(table: OneWayTable, most: int, wording: Wording) -> Bars:
    n_values = len(table.labels)
    n_shown = n_values if n_values <= most else most - 1
    order = np.argsort(-table.synthetic, kind="stable").tolist()
    rows = [_bar(table.labels[code], table, [code]) for code in sorted(order[:n_shown])]
    if others := order[n_shown:]:
        rows.append(_bar(wording.text("report.others", number=wording.whole(len(others))), table, others))
    largest = max([bar.synthetic for bar in rows] + [bar.measured or 0.0 for bar in rows])
    return Bars(table.column, tuple(rows), largest or 1.0)


def _bar(label: str, table: OneWayTable, codes: Sequence[int]) -> Bar:
    measured = None if table.measured is None else max(float(table.measured[list(codes)].sum()), 0.0)
    return Bar(label, measured, float(table.synthetic[list(codes)].sum()))


def heat_of(pair: PairTable) -> Heat | None:
    """A pair that was measured and fits the page; the column of more values goes down."""
    if pair.measured is None or max(pair.synthetic.shape) > _MAX_SIDE:
        return None
    labels, measured, synthetic = (pair.row_labels, pair.column_labels), pair.measured, pair.synthetic
    if synthetic.shape[0] < synthetic.shape[1]:
        labels, measured, synthetic = labels[::-1], measured.T, synthetic.T
    measured = np.maximum(measured, 0.0)
    return Heat(
        title=query_text(pair.columns),
        row_labels=labels[0],
        column_labels=labels[1],
        measured=_lists(measured),
        synthetic=_lists(synthetic),
        largest=float(max(measured.max(), synthetic.max())) or 1.0,
    )


def _lists(table: FloatArray) -> list[list[float]]:
    return [[float(share) for share in line] for line in table]


def strengths_of(pairs: Sequence[PairStrength], names: Sequence[str]) -> Strengths | None:
    """The matrix of all pairs; None where there is only one column."""
    columns = sorted({column for pair in pairs for column in pair.columns})
    if not columns:
        return None
    place = {column: at for at, column in enumerate(columns)}
    cells: list[tuple[int, int, float]] = []
    for pair in pairs:
        first, second = (place[column] for column in pair.columns)
        cells.append((first, second, pair.synthetic))
        if pair.measured is not None:
            cells.append((second, first, pair.measured))
    return Strengths(tuple(names[column] for column in columns), tuple(cells), len(names) - len(columns))


def correlations_of(pairs: Sequence[PairStrength], names: Sequence[str]) -> tuple[Correlation, ...]:
    """The correlations of ordered columns that were measured together, the strongest first."""
    found = [
        Correlation(
            query_text(tuple(names[column] for column in pair.columns)),
            one.measured,
            one.noise,
            one.synthetic,
        )
        for pair in pairs
        if (one := pair.correlation) is not None
    ]
    return tuple(sorted(found, key=lambda one: -abs(one.measured))[:_MAX_CORRELATIONS])


def round_ceiling(largest: float) -> float:
    """The end of an axis of four parts, each of a round length, that holds a number."""
    part = max(largest, 1e-4) / 4
    unit = 10.0 ** math.floor(math.log10(part))
    return 4 * unit * next(factor for factor in (1, 2, 2.5, 5, 10) if factor * unit >= part * (1 - 1e-9))
