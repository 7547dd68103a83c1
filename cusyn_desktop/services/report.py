"""`report.html`: one page for people, without scripts, made from public facts and noisy answers alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.meaning import meaning_of, odds_text, percent_text
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.resources import resource
from cusyn_desktop.services.words import delta_text, epsilon_text, query_text, share_text

if TYPE_CHECKING:
    from cusyn_desktop.arrays import FloatArray
    from cusyn_desktop.services.dictionary import DataDictionary, DictionaryColumn
    from cusyn_desktop.services.records import OneWayTable, PairTable, QueryResult, ReleaseDetail
    from cusyn_desktop.services.statement import Amount, PoolFacts, PrivacyStatement

_MAX_BARS = 30
_MAX_SIDE = 24
_WHY = {
    Purpose.ONE_WAY: "single column, measured first",
    Purpose.SELECTED: "the model was furthest off here",
    Purpose.INTEREST: "interest query",
    Purpose.REUSED: "earlier release, free",
}


@dataclass(frozen=True, slots=True)
class _Bar:
    label: str
    measured: float | None
    synthetic: float


@dataclass(frozen=True, slots=True)
class _Bars:
    title: str
    rows: tuple[_Bar, ...]
    largest: float
    left_out: int


@dataclass(frozen=True, slots=True)
class _Heat:
    title: str
    row_labels: tuple[str, ...]
    column_labels: tuple[str, ...]
    measured: list[list[float]]
    synthetic: list[list[float]]
    largest: float


@dataclass(frozen=True, slots=True)
class _Error:
    title: str
    expected: float | None
    measured: float | None


@dataclass(frozen=True, slots=True)
class _PoolLine:
    name: str
    title: str
    before: float
    after: float
    left: str
    left_share: str
    total: str


@dataclass(frozen=True, slots=True)
class _Measured:
    order: int
    title: str
    why: str
    cells: str
    noise: str
    share: str


@dataclass(frozen=True, slots=True)
class _DictionaryLine:
    name: str
    type: str
    values: str
    missing: str
    domain: str


def report_html(
    detail: ReleaseDetail,
    statement: PrivacyStatement,
    dictionary: DataDictionary,
    pairs: tuple[PairTable, ...],
) -> str:
    """The report of a release.

    Args:
        detail: What is known about the release.
        statement: Its privacy statement.
        dictionary: Its columns.
        pairs: Pairs of columns to draw; those without a measurement and those too large are left out.
    """
    folder = FileSystemLoader(resource("templates"))
    environment = Environment(
        loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["points"] = _points
    environment.filters["shorten"] = _shorten
    template = environment.get_template("report.html.jinja")
    return template.render(report=_view(detail, statement, dictionary, pairs))


def _view(
    detail: ReleaseDetail,
    statement: PrivacyStatement,
    dictionary: DataDictionary,
    pairs: tuple[PairTable, ...],
) -> dict[str, object]:
    """What the template shows."""
    guarantee, spent = statement.guarantee, _amount(statement.guarantee.this_release)
    queries = tuple(_error(query) for query in detail.queries)
    known = [error for query in queries for error in (query.expected, query.measured) if error is not None]
    return {
        "release": statement.release.id,
        "dataset": statement.release.dataset,
        "user": statement.release.user,
        "date": day_text(statement),
        "version": statement.program.version,
        "rows": f"{statement.release.rows:,}",
        "spent": epsilon_text(spent),
        "delta": delta_text(spent.delta),
        "meaning": _meaning(spent, _amount(guarantee.all_releases)),
        "small_print": _small_print(spent, guarantee.rows_per_person),
        "conditions": guarantee.conditions,
        "inferred": ", ".join(guarantee.inferred_columns),
        "pools": tuple(_pool_line(pool) for pool in statement.pools),
        "queries": queries,
        "largest_error": round_ceiling(max(known, default=0.0)),
        "unmeasured": ", ".join(query_text(query) for query in detail.screened_out),
        "one_way": tuple(_bars(table) for table in detail.one_way),
        "pairs": tuple(heat for pair in pairs if (heat := _heat(pair)) is not None),
        "rules": dictionary.rules,
        "dictionary": tuple(_dictionary_line(column) for column in dictionary.columns),
        "measured": tuple(
            _Measured(
                order=table.order,
                title=query_text(table.columns),
                why=_WHY[table.purpose],
                cells=f"{table.cells:,}",
                noise=f"{table.sigma:.3g}",
                share="free" if table.share == 0 else f"{100 * table.share:.1f}%",
            )
            for table in detail.measured
        ),
        "entry": statement.chain.release_entry,
        "workspace": statement.chain.workspace,
    }


def day_text(statement: PrivacyStatement) -> str:
    """The day of the release, as `5 Nov 2026`."""
    at = statement.release.released_at
    return f"{at.day} {at:%b %Y}"


def round_ceiling(largest: float) -> float:
    """The end of an axis of four parts, each of a round length, that holds a number."""
    part = max(largest, 1e-4) / 4
    unit = 10.0 ** math.floor(math.log10(part))
    return 4 * unit * next(factor for factor in (1, 2, 2.5, 5, 10) if factor * unit >= part * (1 - 1e-9))


def _meaning(spent: BudgetAmount, whole: BudgetAmount) -> str:
    """What the budget means for a person in the data; all figures are rounded up."""
    one, every = meaning_of(spent), meaning_of(whole)
    guess = percent_text(one.prior)
    return (
        "Whoever reads this table can shift the odds of a guess about one person by a factor of at most"
        f" {odds_text(one.odds_factor)}: a guess held {guess} likely can become at most"
        f" {percent_text(one.belief)} likely. All releases of this dataset together, to the last of its pool,"
        f" can shift the odds by a factor of at most {odds_text(every.odds_factor)}: a guess held {guess}"
        f" likely can become at most {percent_text(every.belief)} likely."
    )


def _small_print(spent: BudgetAmount, rows_per_person: int) -> str:
    """Delta and the unit of protection."""
    rows = "one row" if rows_per_person == 1 else f"up to {rows_per_person} rows"
    return (
        f"This bound may fail in a rare case of probability at most {delta_text(spent.delta)}. "
        f"One person means {rows} of the table, present or absent. A family together is protected less."
    )


def _pool_line(pool: PoolFacts) -> _PoolLine:
    total = pool.total.pico_rho
    left = _amount(pool.left_after)
    return _PoolLine(
        name=pool.name,
        title=f"{'Dataset' if pool.kind == 'dataset' else 'User'} {pool.name}",
        before=1 - pool.left_before.pico_rho / total,
        after=1 - left.pico_rho / total,
        left=epsilon_text(left, towards="less"),
        left_share=share_text(left.pico_rho / total),
        total=epsilon_text(_amount(pool.total), towards="less"),
    )


def _error(query: QueryResult) -> _Error:
    star = "★ " if query.is_interest else ""
    return _Error(f"{star}{query_text(query.columns)}", query.expected_error, query.measured_error)


def _bars(table: OneWayTable) -> _Bars:
    """The values with the largest synthetic shares, in the column's order."""
    shown = sorted(np.argsort(-table.synthetic, kind="stable")[:_MAX_BARS].tolist())
    measured = None if table.measured is None else np.maximum(table.measured, 0.0)
    rows = tuple(
        _Bar(
            label=table.labels[code],
            measured=None if measured is None else float(measured[code]),
            synthetic=float(table.synthetic[code]),
        )
        for code in shown
    )
    largest = max([bar.synthetic for bar in rows] + [bar.measured or 0.0 for bar in rows])
    return _Bars(table.column, rows, largest or 1.0, len(table.labels) - len(shown))


def _heat(pair: PairTable) -> _Heat | None:
    """A pair that was measured and fits the page."""
    if pair.measured is None or max(pair.synthetic.shape) > _MAX_SIDE:
        return None
    measured = np.maximum(pair.measured, 0.0)
    largest = float(max(measured.max(), pair.synthetic.max())) or 1.0
    return _Heat(
        title=query_text(pair.columns),
        row_labels=pair.row_labels,
        column_labels=pair.column_labels,
        measured=_lists(measured),
        synthetic=_lists(pair.synthetic),
        largest=largest,
    )


def _lists(table: FloatArray) -> list[list[float]]:
    return [[float(share) for share in line] for line in table]


def _dictionary_line(column: DictionaryColumn) -> _DictionaryLine:
    return _DictionaryLine(
        name=column.name,
        type=column.type.replace("integer", "whole number"),
        values=column.values_in_words,
        missing="never" if column.missing is None else column.missing or "empty",
        domain=column.origin or column.release.replace("_", " "),
    )


def _amount(amount: Amount) -> BudgetAmount:
    return BudgetAmount(amount.pico_rho, amount.epsilon, amount.delta)


def _points(share: float) -> str:
    """A share in percent, or an error in points."""
    percent = 100 * share
    return f"{percent:.1f}" if abs(percent) >= 1 else f"{percent:.2f}"


def _shorten(text: str, length: int) -> str:
    """A label that fits; the whole one is its tooltip."""
    return text if len(text) <= length else text[: length - 1] + "…"
