"""Domains that look like public knowledge: round limits, round group edges, whole months and years.

They are still taken from the rows, so each is marked as inferred until a person confirms it.
"""

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from datetime import date, timedelta

from cusyn_desktop.data.binned_columns import AnyColumn, DateColumn, NumberColumn
from cusyn_desktop.data.columns import CategoryColumn, ColumnType, LeftOutColumn, Origin
from cusyn_desktop.data.dates import DateFormat, DateStep
from cusyn_desktop.data.numbers import NumberFormat
from cusyn_desktop.data.profile import ColumnProfile

_MAX_GROUPS = 32
_MANY_GROUPS = 20  # aimed at where values need grouping
_CROWDED = 0.6  # share of rows in one group from which on equal groups are useless
_MAX_DIGITS = 15

BOOLEAN_WORDS = (
    ("no", "yes"), ("n", "y"), ("false", "true"), ("f", "t"), ("0", "1"), ("off", "on"), ("nein", "ja"),
    ("n", "j"), ("non", "oui"), ("no", "si"), ("no", "sí"), ("nie", "tak"), ("nej", "ja"), ("nee", "ja"),
)  # fmt: skip


def column_as(
    kind: ColumnType,
    profile: ColumnProfile,
    numbers: NumberFormat,
    *,
    missing: tuple[str, ...],
    note: str = "",
) -> AnyColumn:
    """A column of a given type with a domain proposed from what was seen.

    Args:
        kind: The type to make it; one that does not fit is left out.
        profile: What the cells look like.
        numbers: How the numbers of the file are written.
        missing: Texts that count as missing.
        note: A remark to keep with the column.
    """
    if kind in (ColumnType.INTEGER, ColumnType.DECIMAL) and profile.n_numbers:
        return _number_column(profile, kind, missing, note)
    if kind in (ColumnType.DATE, ColumnType.DATETIME) and profile.spans:
        reading, (low, high) = next(iter(profile.spans.items()))
        return _date_column(profile.name, reading, (low, high), missing, note)
    if kind in (ColumnType.CATEGORY, ColumnType.BOOLEAN):
        words = boolean_words(profile, missing) if kind is ColumnType.BOOLEAN else None
        return CategoryColumn(
            name=profile.name,
            type=ColumnType.BOOLEAN if words else ColumnType.CATEGORY,
            origin=Origin.INFERRED,
            note=note,
            missing=missing,
            categories=words or _sorted_categories(profile, numbers, missing),
        )
    return _left_out(profile.name, kind, note)


def boolean_words(profile: ColumnProfile, missing: Sequence[str]) -> tuple[str, str] | None:
    """The two words of a boolean in the order no, yes; None where the texts are no such words."""
    texts = [text for text in profile.counts if text not in missing]
    by_word = {text.lower(): text for text in texts}
    for no, yes in BOOLEAN_WORDS:
        if len(texts) == 2 and by_word.keys() == {no, yes}:
            return by_word[no], by_word[yes]
    return None


def _sorted_categories(
    profile: ColumnProfile, numbers: NumberFormat, missing: Sequence[str]
) -> tuple[str, ...]:
    """The texts that occur, numbers by value and before words."""

    def key(text: str) -> tuple[float, str]:
        plain = numbers.value(text)
        return (math.inf if plain is None else float(plain), text)

    texts = [text for text in profile.counts if text not in missing]
    return tuple(sorted(texts, key=key)) or ("value",)


def _left_out(name: str, kind: ColumnType, note: str) -> LeftOutColumn:
    kinds = (ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.EMPTY)
    return LeftOutColumn(name=name, type=kind if kind in kinds else ColumnType.CONSTANT, note=note)


def _number_column(
    profile: ColumnProfile, kind: ColumnType, missing: tuple[str, ...], note: str
) -> NumberColumn:
    digits = len(str(int(max(abs(profile.low), abs(profile.high)))))
    places = min(profile.most_places, _MAX_DIGITS - digits - 1)
    grid_places = max(places, 1) if kind is ColumnType.DECIMAL else 0
    low, high, width = _round_limits(profile.low, profile.high, grid_places)
    starts = _crowded_starts(profile.sample, low, high, width, grid_places)
    return NumberColumn(
        name=profile.name,
        type=ColumnType.DECIMAL if kind is ColumnType.DECIMAL else ColumnType.INTEGER,
        origin=Origin.INFERRED,
        note=note,
        missing=missing,
        lowest=low,
        highest=high,
        starts=starts,
        width=None if starts or (width == 1 and not grid_places) else width,
        places=max(places, 1) if kind is ColumnType.DECIMAL else max(places, 0),
        least_places=profile.fewest_places if profile.fewest_places < places else None,
        grouped=profile.n_grouped > 0,
    )


def _round_limits(low: float, high: float, places: int) -> tuple[float, float, float]:
    """Limits rounded outwards, and a round width of groups between them."""
    unit = 10.0**-places
    if not places and high - low < _MAX_GROUPS:
        return int(low), int(high), 1
    coarse = max(_nice((high - low) / 5), unit)
    lowest = math.floor(low / coarse + 1e-9) * coarse
    if low < 0:
        lowest = max(lowest, -_nice(-low))
    highest = math.ceil(high / coarse - 1e-9) * coarse
    width = max(_nice((highest - lowest) / _MANY_GROUPS), unit)
    if highest > high:
        highest -= unit
    return _tidy(lowest, places), _tidy(highest, places), _tidy(width, places)


def _tidy(value: float, places: int) -> float:
    """Without the dust of float arithmetic; whole numbers as such."""
    rounded = round(float(value), places)
    return int(rounded) if rounded.is_integer() else rounded


def _nice(width: float) -> float:
    """The least of 1, 2, 5 times a power of ten that is at least `width`."""
    if width <= 0:
        return 0.0
    power = 10.0 ** math.floor(math.log10(width))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= width * (1 - 1e-9))


def _crowded_starts(
    sample: Sequence[float], low: float, high: float, width: float, places: int
) -> tuple[float, ...]:
    """Edges 1, 2, 5, 10, 20 ... away from zero, where most values crowd into one group; else none."""
    unit = 10.0**-places
    if width <= unit or not sample:
        return ()
    groups = Counter(math.floor((value - low) / width) for value in sample)
    if groups.most_common(1)[0][1] < _CROWDED * len(sample):
        return ()
    smallest = _smallest_step(sample, unit)
    edges = {low, 0.0, unit} if sample.count(0.0) > 0.05 * len(sample) else {low, 0.0}
    power = smallest
    while power <= max(abs(low), abs(high)):
        edges |= {step * power for step in (1, 2, 5)} | {-step * power for step in (1, 2, 5)}
        power *= 10
    return tuple(sorted({_tidy(edge, places) for edge in edges if low <= edge <= high}))


def _smallest_step(sample: Sequence[float], unit: float) -> float:
    """Where the edges begin: the power of ten below a tenth of the typical distance from zero."""
    distances = sorted(abs(value) for value in sample if value)
    typical = distances[len(distances) // 4] if distances else 1.0
    return max(10.0 ** math.floor(math.log10(typical)), unit)


def _date_column(
    name: str, reading: DateFormat, span: tuple[int, int], missing: tuple[str, ...], note: str
) -> DateColumn:
    low, high = (reading.moment(grid).date() for grid in span)
    step = _step_for(low, high)
    lowest, highest = _whole_years(low, high) if step is None else _whole_steps(low, high, step)
    return DateColumn(
        name=name,
        type=ColumnType.DATE if reading.unit == timedelta(days=1) else ColumnType.DATETIME,
        origin=Origin.INFERRED,
        note=note,
        missing=missing,
        format=reading.text,
        lowest=lowest.isoformat(),
        highest=highest.isoformat(),
        by=step,
        starts=() if step else _year_starts(lowest, highest),
    )


def _step_for(low: date, high: date) -> DateStep | None:
    """The finest step with few groups; None where even years are too many."""
    days = (high - low).days
    edges = (_MAX_GROUPS, _MAX_GROUPS * 30, _MAX_GROUPS * 91, _MAX_GROUPS * 365)
    steps = (DateStep.DAY, DateStep.MONTH, DateStep.QUARTER, DateStep.YEAR, None)
    return steps[bisect_right(edges, days)]


def _whole_steps(low: date, high: date, step: DateStep) -> tuple[date, date]:
    """Limits at whole months; whole years for groups of quarters and years."""
    if step in (DateStep.QUARTER, DateStep.YEAR):
        return date(low.year, 1, 1), date(high.year, 12, 31)
    following = date(high.year + high.month // 12, high.month % 12 + 1, 1)
    return low.replace(day=1), following - timedelta(days=1)


def _whole_years(low: date, high: date) -> tuple[date, date]:
    return date(low.year // 10 * 10, 1, 1), date(high.year // 10 * 10 + 9, 12, 31)


def _year_starts(low: date, high: date) -> tuple[str, ...]:
    """Every fifth or tenth year, or rarer."""
    years = max(int(_nice((high.year - low.year) / _MANY_GROUPS)), 5)
    return tuple(date(year, 1, 1).isoformat() for year in range(low.year, high.year + 1, years))
