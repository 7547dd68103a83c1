"""What `report.html` says of a release in the language chosen: promise, conditions, rules, columns."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cusyn_desktop.budget.meaning import MOST_ODDS_TOLD, meaning_of, odds_text, percent_text
from cusyn_desktop.data.domain.columns import ColumnType, Kept
from cusyn_desktop.data.domain.rules import SHOWN_VALUES, AtMost, MissingUnless, Range
from cusyn_desktop.data.domain.schema import Origin
from cusyn_desktop.services.releases.fitness import Fitness
from cusyn_desktop.services.tables.dictionary import SHOWN_CATEGORIES
from cusyn_desktop.services.wording import joined
from cusyn_desktop.services.words import FIRST_NAMES, MOST_NAMES, query_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.data.domain.rules import Rule, Values
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.services.records import OneWayTable
    from cusyn_desktop.services.releases.fitness import Judgement
    from cusyn_desktop.services.tables.dictionary import DictionaryColumn
    from cusyn_desktop.services.wording import Wording

_IN_SPANS = frozenset({ColumnType.INTEGER, ColumnType.DECIMAL, ColumnType.DATE, ColumnType.DATETIME})


def fitness_in_words(judgement: Judgement, *, n_rows: int, wording: Wording) -> tuple[str, str]:
    """What the table is good for, and the figures that this rests on, if there are any."""
    use = wording.text(f"fitness.{judgement.fitness}")
    if judgement.fitness is Fitness.COLUMNS:
        return use, ""
    why = wording.text(
        f"fitness.{judgement.basis}",
        points=wording.figure(f"{judgement.points:.1f}"),
        all=wording.whole(judgement.n_queries),
        measured=wording.whole(judgement.n_measured),
        names=all_names([query_text(query) for query in judgement.unmeasured], wording),
    )
    if judgement.fitness is not Fitness.TRIAL:
        group, rows = wording.whole(judgement.smallest_group), wording.whole(n_rows)
        why = wording.text("fitness.groups", expected=why, group=group, rows=rows)
    return use, why


def all_names(names: Sequence[str], wording: Wording) -> str:
    """Names in a row, however many there are."""
    return wording.texts["names.between"].join(names)


def few_names(names: Sequence[str], wording: Wording) -> str:
    """Names in a row; of many the first ones and how many more."""
    if len(names) <= MOST_NAMES:
        return all_names(names, wording)
    first = all_names(names[:FIRST_NAMES], wording)
    return wording.text("names.more", first=first, number=len(names) - FIRST_NAMES)


def conditions_in_words(
    schema: Schema,
    *,
    rows_per_person: int,
    wording: Wording,
    listed: Callable[[Sequence[str], Wording], str],
) -> tuple[str, ...]:
    """What the promise depends on, as sentences.

    Args:
        schema: Of the dataset.
        rows_per_person: So many rows of the table may belong to one person.
        wording: The language.
        listed: How columns are named: all of them for programs, few for people.
    """
    inferred = schema.inferred
    key = "public" if not inferred else "inferred" if len(inferred) == 1 else "inferred.several"
    domains = wording.text(f"condition.{key}", names=listed(inferred, wording))
    paid = tuple(column.name for column in schema.modelled if column.origin is Origin.CHOSEN)
    if paid:
        domains += " " + wording.text("condition.chosen", names=listed(paid, wording))
    people = "condition.row" if rows_per_person == 1 else "condition.rows"
    rules = (wording.text("condition.rules"),) if schema.rules else ()
    return (
        wording.text(people, rows=rows_per_person),
        domains,
        *rules,
        wording.text("condition.workspace"),
        wording.text("condition.noise"),
    )


def meaning_in_words(spent: BudgetAmount, whole: BudgetAmount, wording: Wording) -> str:
    """What the budget means for a person in the data; all figures are rounded up."""
    one, every = meaning_of(spent), meaning_of(whole)
    return wording.text(
        "report.meaning",
        odds=_odds(one.odds_factor, wording),
        guess=wording.figure(percent_text(one.prior)),
        belief=wording.figure(percent_text(one.belief)),
        all_odds=_odds(every.odds_factor, wording),
        all_belief=wording.figure(percent_text(every.belief)),
    )


def _odds(factor: float, wording: Wording) -> str:
    if factor >= MOST_ODDS_TOLD:
        return wording.text("report.odds.beyond")
    return wording.figure(odds_text(factor))


def small_print(spent: BudgetAmount, rows_per_person: int, wording: Wording) -> str:
    """Delta and the unit of protection."""
    fails = wording.text("report.fails", delta=wording.delta(spent.delta))
    unit = "report.person" if rows_per_person == 1 else "report.persons"
    return joined((fails, wording.text(unit, rows=rows_per_person)))


def rule_in_words(rule: Rule, wording: Wording) -> str:
    """A rule as a sentence; in English what `Rule.in_words` says."""
    if isinstance(rule, AtMost):
        return wording.text("rule.at_most", lower=rule.lower, upper=rule.upper)
    conditions = _conditions(rule.values, wording)
    if isinstance(rule, MissingUnless):
        return wording.text("rule.missing_unless", column=rule.column, conditions=conditions)
    return wording.text("rule.forbidden", conditions=conditions)


def _conditions(values: Mapping[str, Values], wording: Wording) -> str:
    told = (_wanted(name, wanted, wording) for name, wanted in values.items())
    return wording.texts["rule.and"].join(told)


def _wanted(column: str, values: Values, wording: Wording) -> str:
    if isinstance(values, Range):
        return _in_range(column, values, wording)
    missing = wording.text("rule.missing")
    shown = [missing if value is None else value for value in values[:SHOWN_VALUES]]
    if len(values) > SHOWN_VALUES:
        shown.append(wording.text("rule.more", number=wording.whole(len(values) - SHOWN_VALUES)))
    return wording.text("rule.is", column=column, values=wording.texts["rule.or"].join(shown))


def _in_range(column: str, values: Range, wording: Wording) -> str:
    if values.lowest is None:
        key = "rule.present" if values.highest is None else "rule.highest"
    else:
        key = "rule.lowest" if values.highest is None else "rule.range"
    return wording.text(key, column=column, lowest=values.lowest, highest=values.highest)


def labelled(table: OneWayTable, wording: Wording) -> OneWayTable:
    """A column whose groups and missing cells, which the program words, are told in the language.

    The labels of categories are the person's own.
    """
    values = table.labels[:-1] if table.has_missing else table.labels
    if table.kind in _IN_SPANS:
        values = tuple(_span(value, table.kind, wording) for value in values)
    if not table.has_missing:
        return replace(table, labels=values)
    missing = wording.text("rule.missing")
    return replace(table, labels=(*values, f"({missing})" if missing in values else missing))


def _span(label: str, kind: str, wording: Wording) -> str:
    """One value or two ends."""
    first, between, last = label.partition(" to ")
    if kind == ColumnType.DECIMAL:
        first, last = wording.figure(first), wording.figure(last)
    return wording.text("values.range", lowest=first, highest=last) if between else first


def values_in_words(column: DictionaryColumn, wording: Wording) -> str:
    """The possible values of a column; long lists are cut."""
    if column.lowest is not None:
        told = _span(f"{column.lowest} to {column.highest}", column.type, wording)
        if not column.decimal_places:
            return told
        key = "values.place" if column.decimal_places == 1 else "values.places"
        return wording.text(key, range=told, number=column.decimal_places)
    if column.categories is None:
        return "-"
    shown = all_names(column.categories[:SHOWN_CATEGORIES], wording)
    rest = len(column.categories) - SHOWN_CATEGORIES
    return wording.text("values.more", shown=shown, number=wording.whole(rest)) if rest > 0 else shown


def columns_in_words(columns: Sequence[DictionaryColumn], wording: Wording) -> str:
    """How many columns the table has, and how many of the real one were left out."""
    left_out = sum(column.release == Kept.LEFT_OUT for column in columns)
    number = wording.whole(len(columns) - left_out)
    if not left_out:
        return number
    return wording.text("report.columns.left_out", number=number, left_out=wording.whole(left_out))


def missing_in_words(column: DictionaryColumn, wording: Wording) -> str:
    """How a missing value of a column is written."""
    if column.missing is None:
        return wording.text("missing.never")
    return column.missing or wording.text("missing.empty")
