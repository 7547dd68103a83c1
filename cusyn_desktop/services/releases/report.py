"""`report.html`: one page for people, without scripts, made from public facts and noisy answers alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.data.domain.columns import Kept
from cusyn_desktop.resources import resource
from cusyn_desktop.services.releases.fitness import judgement_of
from cusyn_desktop.services.releases.report_charts import (
    bars_of,
    correlations_of,
    error_of,
    heat_of,
    round_ceiling,
    strengths_of,
)
from cusyn_desktop.services.releases.report_words import (
    all_names,
    columns_in_words,
    conditions_in_words,
    few_names,
    fitness_in_words,
    labelled,
    meaning_in_words,
    missing_in_words,
    rule_in_words,
    small_print,
    values_in_words,
)
from cusyn_desktop.services.words import epsilon_text, query_text, share_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.services.records import PairTable, ReleaseDetail
    from cusyn_desktop.services.records.statement import Amount, PoolFacts, PrivacyStatement
    from cusyn_desktop.services.releases.association import PairStrength
    from cusyn_desktop.services.tables.dictionary import DataDictionary, DictionaryColumn
    from cusyn_desktop.services.wording import Wording

MAX_PAIRS = 8


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
    *,
    schema: Schema,
    wording: Wording,
) -> str:
    """The report of a release.

    Args:
        detail: What is known about the release.
        statement: Its privacy statement.
        dictionary: Its columns.
        drawn: What is drawn of its pairs of columns.
        schema: Of its dataset.
        wording: The language of the report.
    """
    folder = FileSystemLoader(resource("templates"))
    environment = Environment(
        loader=folder, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["t"] = partial(_told, wording)
    environment.filters["points"] = lambda share: wording.figure(_points(share))
    environment.filters["percent"] = lambda share: wording.figure(f"{_points(share)}%")
    environment.filters["two"] = lambda number: wording.figure(f"{number:.2f}")
    environment.filters["shorten"] = _shorten
    environment.filters["breakable"] = _breakable
    template = environment.get_template("report.html.jinja")
    return template.render(report=_view(detail, statement, dictionary, drawn, schema, wording))


def _view(
    detail: ReleaseDetail,
    statement: PrivacyStatement,
    dictionary: DataDictionary,
    drawn: Drawn,
    schema: Schema,
    wording: Wording,
) -> dict[str, object]:
    """What the template shows."""
    guarantee, spent = statement.guarantee, _amount(statement.guarantee.this_release)
    names = tuple(table.column for table in detail.one_way)
    one_way = tuple(labelled(table, wording) for table in detail.one_way)
    labels = {table.column: table.labels for table in one_way}
    pairs = [_labelled_pair(pair, labels) for pair in drawn.pairs]
    queries = tuple(error_of(query) for query in detail.queries)
    n_rows = statement.release.rows
    judgement = judgement_of(detail.queries, n_rows=n_rows)
    use, why = fitness_in_words(judgement, n_rows=n_rows, wording=wording)
    known = [error for query in queries for error in (query.expected, query.measured) if error is not None]
    return {
        "release": statement.release.id,
        "dataset": statement.release.dataset,
        "user": statement.release.user,
        "language": wording.language.value.replace("_", "-"),
        "date": wording.day(statement.release.released_at),
        "version": statement.program.version,
        "rows": wording.whole(n_rows),
        "use": use,
        "why": why,
        "drawn_anew": statement.release.drawn_anew,
        "spent": wording.figure(epsilon_text(spent)),
        "delta": wording.delta(spent.delta),
        "meaning": meaning_in_words(spent, _amount(guarantee.all_releases), wording),
        "small_print": small_print(spent, guarantee.rows_per_person, wording),
        "conditions": conditions_in_words(
            schema, rows_per_person=guarantee.rows_per_person, wording=wording, listed=few_names
        ),
        "inferred": few_names(guarantee.inferred_columns, wording),
        "pools": tuple(_pool_line(pool, wording) for pool in statement.pools),
        "queries": queries,
        "largest_error": round_ceiling(max(known, default=0.0)),
        "unmeasured": all_names([query_text(query) for query in detail.screened_out], wording),
        "one_way": bars_of(one_way, wording),
        "pairs": tuple(heat for pair in pairs if (heat := heat_of(pair)) is not None)[:MAX_PAIRS],
        "strengths": strengths_of(drawn.strengths, names),
        "correlations": correlations_of(drawn.strengths, names),
        "rules": tuple(rule_in_words(rule, wording) for rule in schema.rules),
        "columns": columns_in_words(dictionary.columns, wording),
        "dictionary": tuple(_dictionary_line(column, wording) for column in dictionary.columns),
        "measured": tuple(
            _Measured(
                order=table.order,
                title=query_text(table.columns),
                why=wording.text(f"purpose.{table.purpose}"),
                cells=wording.whole(table.cells),
                noise=wording.figure(f"{table.sigma:.3g}"),
                share=_share(table.share, wording),
            )
            for table in detail.measured
        ),
        "entry": statement.chain.release_entry,
        "workspace": statement.chain.workspace,
    }


def _pool_line(pool: PoolFacts, wording: Wording) -> _PoolLine:
    total = pool.total.pico_rho
    left = _amount(pool.left_after)
    return _PoolLine(
        name=pool.name,
        title=wording.text(f"report.pool.{pool.kind}", name=pool.name),
        before=1 - pool.left_before.pico_rho / total,
        after=1 - left.pico_rho / total,
        left=wording.figure(epsilon_text(left, towards="less")),
        left_share=wording.figure(share_text(left.pico_rho / total)),
        total=wording.figure(epsilon_text(_amount(pool.total), towards="less")),
    )


def _dictionary_line(column: DictionaryColumn, wording: Wording) -> _DictionaryLine:
    """A column as the table has it: nothing but its name where it is left out."""
    if column.release == Kept.LEFT_OUT:
        return _DictionaryLine(column.name, "-", "-", "-", wording.text("domain.left_out"))
    return _DictionaryLine(
        name=column.name,
        type=wording.text(f"type.{column.type}"),
        values=values_in_words(column, wording),
        missing=missing_in_words(column, wording),
        domain=wording.text(f"domain.{column.origin or column.release}"),
    )


def _amount(amount: Amount) -> BudgetAmount:
    return BudgetAmount(amount.pico_rho, amount.epsilon, amount.delta)


def _labelled_pair(pair: PairTable, labels: Mapping[str, tuple[str, ...]]) -> PairTable:
    """Two columns with the labels of each."""
    rows, columns = pair.columns
    return replace(pair, row_labels=labels[rows], column_labels=labels[columns])


def _share(share: float, wording: Wording) -> str:
    """What part of the budget of this release a measurement took."""
    return wording.text("report.free") if share == 0 else wording.figure(f"{100 * share:.1f}%")


def _told(wording: Wording, key: str, **facts: object) -> Markup:
    """A text of the page; its facts are escaped, for they may hold names of columns."""
    return Markup(wording.texts[key]).format(**facts)


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
