"""Domains that look like public knowledge: round limits, round group edges, whole months and years.

They are still taken from the rows, so each is marked as inferred until a person confirms it.
"""

import math
from bisect import bisect_right
from calendar import monthrange
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import MINYEAR, date, timedelta
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from functools import partial

import numpy as np

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.data.domain.binned_columns import AnyColumn, DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, LeftOutColumn, Origin
from cusyn_desktop.data.domain.dates import DateFormat, DateStep, date_format
from cusyn_desktop.data.domain.numbers import NumberFormat
from cusyn_desktop.data.drafting.profile import MAX_DISTINCT, ColumnProfile
from cusyn_desktop.errors import InputError

_MAX_GROUPS = 32
_MANY_GROUPS = 20  # aimed at where values need grouping
_SPIKE = 0.05  # share of zeros from which on zero is a group of its own
_CROWDED = 0.6  # share of rows in one group from which on equal groups are useless
_MAX_DIGITS = 15

BOOLEAN_WORDS = (
    ("no", "yes"), ("n", "y"), ("false", "true"), ("f", "t"), ("0", "1"), ("off", "on"), ("nein", "ja"),
    ("n", "j"), ("non", "oui"), ("no", "si"), ("no", "sí"), ("nie", "tak"), ("nej", "ja"), ("nee", "ja"),
)  # fmt: skip


def column_as(
    kind: ColumnType,
    profile: ColumnProfile,
    *,
    numbers: NumberFormat,
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

    Raises:
        InputError: There are too many different values for categories.
    """
    if kind in (ColumnType.INTEGER, ColumnType.DECIMAL) and profile.n_numbers:
        return _number_column(profile, kind, missing, note)
    if kind in (ColumnType.DATE, ColumnType.DATETIME) and profile.spans:
        return date_column_as(next(iter(profile.spans)), profile, missing=missing, note=note)
    if kind in (ColumnType.CATEGORY, ColumnType.BOOLEAN):
        if profile.overflowed:
            raise InputError(
                f"'{profile.name}' has more than {MAX_DISTINCT:,} different values, too many for categories."
                " Leave it out, or group the values in the file."
            )
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


def date_column_as(
    form: str, profile: ColumnProfile, *, missing: tuple[str, ...], note: str = ""
) -> DateColumn:
    """A column of dates in one of the formats that fit its cells, with limits proposed from what was seen.

    Raises:
        InputError: The cells are no dates of that format.
    """
    spans = profile.spans or {}
    if form not in spans:
        raise InputError(f"The cells of '{profile.name}' are not written as '{form}'.", column=profile.name)
    return _date_column(profile.name, date_format(form), spans[form], missing, note)


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
    is_decimal = kind is ColumnType.DECIMAL
    digits = len(str(int(max(abs(profile.low), abs(profile.high)))))
    places = min(profile.most_places, _MAX_DIGITS - digits)
    places = max(places, 1) if is_decimal else places if profile.is_whole else 0
    grid = partial(_grid, places=places if is_decimal else 0)
    plain = partial(plain_number, places=places if is_decimal else 0)
    low, high, width = round_limits(
        grid(profile.low, rounding=ROUND_FLOOR),
        grid(profile.high, rounding=ROUND_CEILING),
        is_decimal=is_decimal,
    )
    sample = np.rint(np.array(profile.sample) * 10.0 ** (places if is_decimal else 0)).astype(np.int64)
    starts = () if width == 1 else _crowded_starts(sample, low, high, width)
    return NumberColumn(
        name=profile.name,
        type=ColumnType.DECIMAL if is_decimal else ColumnType.INTEGER,
        origin=Origin.INFERRED,
        note=note,
        missing=missing,
        lowest=plain(low),
        highest=plain(high),
        starts=tuple(map(plain, starts)),
        width=None if starts or (width == 1 and not is_decimal) else plain(width),
        places=places,
        least_places=profile.fewest_places if profile.fewest_places < places else None,
        grouped=profile.n_grouped > 0,
    )


def _grid(value: float, *, places: int, rounding: str) -> int:
    """A number in units of its last place."""
    return int(Decimal(repr(value)).scaleb(places).to_integral_value(rounding))


def plain_number(grid: int, *, places: int) -> float:
    """The number that a person would type for a grid number."""
    value = Decimal(grid).scaleb(-places)
    return int(value) if value == value.to_integral_value() else float(value)


def round_limits(low: int, high: int, *, is_decimal: bool) -> tuple[int, int, int]:
    """Limits rounded outwards, and a round width of groups between them; all in grid numbers."""
    if not is_decimal and high - low < _MAX_GROUPS:
        return low, high, 1
    coarse = _nice(-(-(high - low) // 5))
    lowest = low // coarse * coarse
    if low < 0:
        lowest = max(lowest, -_nice(-low))
    highest = -(-high // coarse) * coarse
    width = _nice(-(-(highest - lowest) // _MANY_GROUPS))
    return lowest, highest - (highest > high), width


def _nice(width: int) -> int:
    """The least of 1, 2, 5 times a power of ten that is at least `width`."""
    power: int = 10 ** (len(str(width)) - 1)
    return min(step * power for step in (1, 2, 5, 10) if step * power >= width)


def _crowded_starts(sample: IntArray, low: int, high: int, width: int) -> tuple[int, ...]:
    """Edges 1, 2, 5, 10, 20 ... away from zero, where most values crowd into one group; else none."""
    _, in_groups = np.unique((sample - low) // width, return_counts=True)
    if not sample.size or in_groups.max() < _CROWDED * sample.size:
        return ()
    edges = {low, 0}
    if np.count_nonzero(sample == 0) > _SPIKE * sample.size:
        edges.add(1)
    power = _first_power(sample)
    while power <= max(abs(low), abs(high)):
        edges |= {sign * step * power for step in (1, 2, 5) for sign in (1, -1)}
        power *= 10
    return tuple(sorted(edge for edge in edges if low <= edge <= high))


def _first_power(sample: IntArray) -> int:
    """Where the edges begin: the power of ten at the lower quarter of the distances from zero."""
    distances = np.sort(np.abs(sample[sample != 0]))
    power: int = 10 ** (len(str(distances[distances.size // 4])) - 1) if distances.size else 1
    return power


def _date_column(
    name: str, reading: DateFormat, span: tuple[int, int], missing: tuple[str, ...], note: str
) -> DateColumn:
    low, high = (reading.moment(grid).date() for grid in span)
    groups = date_groups(low, high, within=reading.days)
    return DateColumn(
        name=name,
        type=ColumnType.DATE if reading.unit == timedelta(days=1) else ColumnType.DATETIME,
        origin=Origin.INFERRED,
        note=note,
        missing=missing,
        format=reading.text,
        lowest=groups.lowest,
        highest=groups.highest,
        by=groups.by,
        starts=groups.starts,
    )


@dataclass(frozen=True, slots=True)
class DateGroups:
    """Limits of dates at whole months or years, and few groups between them; limits and starts in ISO form.

    Attributes:
        lowest, highest: The limits, both included.
        by: The step by which they are grouped, or None.
        starts: Where the groups start instead.
    """

    lowest: str
    highest: str
    by: DateStep | None
    starts: tuple[str, ...] = ()


def date_groups(low: date, high: date, *, within: tuple[date, date]) -> DateGroups:
    """Round limits around two days, and groups between them.

    Args:
        low: The first.
        high: The last.
        within: The days that the column can write, the limits among them.
    """
    step = _step_for(low, high)
    lowest, highest = _whole_years(low, high) if step is None else _whole_steps(low, high, step)
    lowest, highest = max(lowest, within[0]), min(highest, within[1])
    starts = () if step else _year_starts(lowest, highest)
    return DateGroups(lowest.isoformat(), highest.isoformat(), step, starts)


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
    return low.replace(day=1), high.replace(day=monthrange(high.year, high.month)[1])


def _whole_years(low: date, high: date) -> tuple[date, date]:
    return date(max(low.year // 10 * 10, MINYEAR), 1, 1), date(high.year // 10 * 10 + 9, 12, 31)


def _year_starts(low: date, high: date) -> tuple[str, ...]:
    """Every fifth or tenth year, or rarer."""
    years = max(_nice((high.year - low.year) // _MANY_GROUPS), 5)
    return tuple(date(year, 1, 1).isoformat() for year in range(low.year, high.year + 1, years))
