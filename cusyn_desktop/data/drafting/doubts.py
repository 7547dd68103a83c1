"""What to look at before confirming what was proposed for a column. Private, for the custodian alone."""

from collections.abc import Sequence
from datetime import date

from cusyn_desktop.data.domain.binned_columns import DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.data.drafting.profile import DAYS, ColumnProfile

MANY_CATEGORIES = 100
FEW_ROWS = 20
SOME = 200
"""Values that are looked at for patterns."""

_FEW = 0.01  # share of the numbers
_RARE_TIMES = 5
_MOST_ODD_CODES = 3
_CODES_OF_MISSING = frozenset({*range(-9, 0), *range(-99, -89), *range(-999, -989), -9999})


def doubts_about(
    profile: ColumnProfile, column: AnyColumn, kind: ColumnType, personal: str | None
) -> list[str]:
    """Sentences about the cells; `personal` names what kind of personal data they may be."""
    warnings = []
    if personal is not None:
        warnings.append(f"This column may hold {personal}.")
    if kind is ColumnType.IDENTIFIER and profile.distinct_share < 1:
        warnings.append("The key repeats: several rows may belong to one person. Set the rows per person.")
    if rivals := _rival_formats(profile):
        shown = ", ".join(date_format(form).example for form in rivals[:3])
        warnings.append(
            f"Day and month may be swapped: the cells also fit {shown}. Choose how the dates are written."
        )
    if isinstance(column, DateColumn) and column.reading.days != (date.min, date.max):
        first, last = (day.year for day in column.reading.days)
        warnings.append(
            f"The years have two digits: they are read as {first} to {last}. If older ones are meant, write"
            " all four digits in the file."
        )
    if isinstance(column, NumberColumn):
        warnings.extend(_number_warnings(profile))
    if isinstance(column, CategoryColumn):
        warnings.extend(_category_warnings(profile, column))
    return warnings


def _rival_formats(profile: ColumnProfile) -> Sequence[str]:
    """Other formats that read the cells as other dates; nobody means the day by the middle of 2024-01-02."""
    return [form for form in date_formats(profile)[1:] if not form.startswith("%Y-%d")]


def date_formats(profile: ColumnProfile) -> tuple[str, ...]:
    """The formats in which the cells are dates, each other ones; the likeliest first."""
    spans = profile.spans or {}
    first_of_span = {span: form for form, span in reversed(spans.items())}
    return tuple(form for form in spans if first_of_span[spans[form]] == form)


def _number_warnings(profile: ColumnProfile) -> list[str]:
    warnings = []
    if profile.odd:
        warnings.append("Some cells hold no number; they count as missing.")
    if profile.is_quoted:
        warnings.append("The numbers stand in quotes, as text does: if they are codes, make it a category.")
    if codes := _codes_of_missing(profile):
        warnings.append(
            f"Nothing is below zero but {', '.join(map(str, codes))}, as signs of missing values are."
            " If so, list it as missing, and raise the lower limit."
        )
    if profile.is_whole and profile.distinct_share == 1 and profile.n_filled > FEW_ROWS:
        warnings.append("Each row has another value: if it is a key, leave it out.")
    if not profile.is_whole and _nearly_whole(profile.sample):
        warnings.append(
            "Nearly all numbers are whole: how the few others are written would tell of single rows."
            " If whole numbers are meant, choose that type."
        )
    return warnings


def _nearly_whole(sample: Sequence[float]) -> bool:
    """Whether so few numbers have decimal places that they look like slips."""
    return len(sample) > FEW_ROWS and sum(not value.is_integer() for value in sample) < _FEW * len(sample)


def _codes_of_missing(profile: ColumnProfile) -> Sequence[int]:
    """The only negative numbers, where they are few and such as stand for a missing value, such as -9."""
    below = sorted({value for value in profile.sample if value < 0}, reverse=True)
    is_usual = bool(below) and below[-1] == profile.low and set(below) <= _CODES_OF_MISSING
    return list(map(int, below)) if is_usual and len(below) <= _MOST_ODD_CODES and profile.high > 0 else ()


def _category_warnings(profile: ColumnProfile, column: CategoryColumn) -> list[str]:
    warnings = []
    if column.n_values > MANY_CATEGORIES:
        warnings.append("There are very many categories. Group them, or leave the column out.")
    elif profile.n_rows > 1_000 and min(profile.filled.values(), default=0) < _RARE_TIMES:
        warnings.append("Some categories are rare. Group them, or take the list from a code book.")
    if column.n_values > 2 and are_dates(column.categories[:SOME]):
        warnings.append("Dates in several formats, or with mistakes: write all in one to make it a date.")
    if any(value.startswith(("=", "+", "-", "@")) and len(value) > 1 for value in column.categories):
        warnings.append("Some values start like a formula; export spreadsheet-safe if needed.")
    if len({value.casefold().strip() for value in column.categories}) < column.n_values:
        warnings.append("Some categories differ only in capital letters or blanks.")
    return warnings


def are_dates(texts: Sequence[str]) -> bool:
    """Whether nearly all texts are dates, each in some format."""
    n_dates = sum(any(date_format(form).read(text) is not None for form in DAYS) for text in texts)
    return n_dates >= 0.9 * len(texts)
