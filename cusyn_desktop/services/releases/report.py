"""`report.html`: one page for people, without scripts, made from public facts and noisy answers alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.meaning import meaning_of, odds_text, percent_text
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.resources import resource
from cusyn_desktop.services.releases.report_charts import (
    bars_of,
    correlations_of,
    error_of,
    heat_of,
    round_ceiling,
    strengths_of,
)
from cusyn_desktop.services.words import (
    MOST_NAMES,
    delta_text,
    epsilon_text,
    names_text,
    query_text,
    share_text,
)

if TYPE_CHECKING:
    from cusyn_desktop.services.records import PairTable, ReleaseDetail
    from cusyn_desktop.services.records.statement import Amount, PoolFacts, PrivacyStatement
    from cusyn_desktop.services.releases.association import PairStrength
    from cusyn_desktop.services.tables.dictionary import DataDictionary, DictionaryColumn

MAX_PAIRS = 8
_WHY = {
    Purpose.ONE_WAY: "single column, measured first",
    Purpose.SELECTED: "the model was furthest off here",
    Purpose.INTEREST: "interest query",
    Purpose.REUSED: "earlier release, free",
}


@dataclass(frozen=True, slots=True)
class Drawn:
    """What is drawn of the pairs of columns.

    Attributes:
        pairs: Tables of two columns; those without a measurement and those too large are passed over.
        strengths: How strongly all pairs hang together.
    """

    pairs: tuple[PairTable, ...]
    strengths: tuple[PairStrength, ...]


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
    drawn: Drawn,
) -> str:
    """The report of a release.

    Args:
        detail: What is known about the release.
        statement: Its privacy statement.
        dictionary: Its columns.
        drawn: What is drawn of its pairs of columns.
    """
    folder = FileSystemLoader(resource("templates"))
    environment = Environment(
        loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["points"] = _points
    environment.filters["shorten"] = _shorten
    environment.filters["breakable"] = _breakable
    template = environment.get_template("report.html.jinja")
    return template.render(report=_view(detail, statement, dictionary, drawn))


def _view(
    detail: ReleaseDetail,
    statement: PrivacyStatement,
    dictionary: DataDictionary,
    drawn: Drawn,
) -> dict[str, object]:
    """What the template shows."""
    guarantee, spent = statement.guarantee, _amount(statement.guarantee.this_release)
    names = tuple(table.column for table in detail.one_way)
    queries = tuple(error_of(query) for query in detail.queries)
    known = [error for query in queries for error in (query.expected, query.measured) if error is not None]
    return {
        "release": statement.release.id,
        "dataset": statement.release.dataset,
        "user": statement.release.user,
        "date": day_text(statement),
        "version": statement.program.version,
        "rows": f"{statement.release.rows:,}",
        "drawn_anew": statement.release.drawn_anew,
        "spent": epsilon_text(spent),
        "delta": delta_text(spent.delta),
        "meaning": _meaning(spent, _amount(guarantee.all_releases)),
        "small_print": _small_print(spent, guarantee.rows_per_person),
        "conditions": tuple(_shortened(one, guarantee.inferred_columns) for one in guarantee.conditions),
        "inferred": names_text(guarantee.inferred_columns),
        "pools": tuple(_pool_line(pool) for pool in statement.pools),
        "queries": queries,
        "largest_error": round_ceiling(max(known, default=0.0)),
        "unmeasured": ", ".join(query_text(query) for query in detail.screened_out),
        "one_way": bars_of(detail.one_way),
        "pairs": tuple(heat for pair in drawn.pairs if (heat := heat_of(pair)) is not None)[:MAX_PAIRS],
        "strengths": strengths_of(drawn.strengths, names),
        "correlations": correlations_of(drawn.strengths, names),
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


def _shortened(condition: str, names: tuple[str, ...]) -> str:
    """A condition that does not list very many columns; privacy.json does."""
    return condition.replace(", ".join(names), names_text(names)) if len(names) > MOST_NAMES else condition


def day_text(statement: PrivacyStatement) -> str:
    """The day of the release, as `5 Nov 2026`."""
    at = statement.release.released_at
    return f"{at.day} {at:%b %Y}"


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


def _breakable(text: str) -> Markup:
    """A name that may go on in the next line after an underscore."""
    return escape(text).replace("_", Markup("_<wbr>"))
