"""Bounds of a column of numbers or dates that no row gave away: found from noisy counts over a public grid.

The grid of numbers has groups from 1 to 1, 2 to 4, 5 to 9, 10 to 19, 20 to 49 and so on, in units of the
column's last place, on both sides of zero; that of dates has years, five years, or more of them the further
they lie from the years of today's tables. It follows from the public form of the column alone. Where the
noisy counts stand out of their noise, there are values; everything here works on counts that were paid for.

Source:
    A noisy histogram over growing groups, cut by a threshold: the approximate bounds of Wilson, Zhang, Lam,
    Desfontaines, Simmons-Marengo and Gipson (2020), arXiv:1909.01917.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from statistics import NormalDist
from typing import TypeAlias

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.domain.binned_columns import DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import ColumnType, Origin
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.data.drafting.domains import date_groups, plain_number, round_limits

_STEPS = (1, 2, 5)
_DECADES = 14
_GRID_SIZE = 2 * len(_STEPS) * _DECADES + 1
_YEARS = (1700, *range(1800, 1900, 20), *range(1900, 2000, 5), *range(2000, 2040), *range(2040, 2101, 10))
_LAST_YEAR = 2199  # so far, microseconds since 1970 stay exact as floats
_SHORT_YEARS = (1969, 2068)  # those that a year of two digits can stand for
_NOTHING = 0
"""The lowest group of the grid, as which cells without a value count; it is no bound of any column."""
_FALSE_ALARM = (
    1e-3  # the chance that noise alone sets a bound too wide: perhaps far too wide, so it must be rare
)
_CROWDED = 0.6  # share of the counts in one group from which on equal groups are useless

GridColumn: TypeAlias = NumberColumn | DateColumn
"""A column whose bounds can be chosen."""


@dataclass(frozen=True, slots=True)
class NumberForm:
    """What a person declares to be public knowledge about how the numbers of a column are written.

    Attributes:
        places: Decimal places; 0 for whole numbers.
        missing: Cells that count as missing.
    """

    places: int
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DateForm:
    """What a person declares to be public knowledge about how the dates of a column are written.

    Attributes:
        format: See `dates.py`.
        missing: Cells that count as missing.
    """

    format: str
    missing: tuple[str, ...] = ()


def declared_column(name: str, form: NumberForm | DateForm) -> GridColumn:
    """The column over the public grid, as its declared form alone tells.

    Raises:
        InputError: The form cannot be used.
    """
    return declared_date(name, form) if isinstance(form, DateForm) else declared_number(name, form)


def declared_date(name: str, form: DateForm) -> DateColumn:
    """A column of dates over the public grid, as its declared form alone tells.

    Raises:
        InputError: The form cannot be used.
    """
    is_day = date_format(form.format).unit.days
    fields = {
        "name": name,
        "type": ColumnType.DATE if is_day else ColumnType.DATETIME,
        "origin": Origin.PUBLIC,
        "missing": form.missing,
        "format": form.format,
    }
    grid = _date_grid(form.format)
    return DateColumn.model_validate(column_of({**fields, **grid}))


def declared_number(name: str, form: NumberForm) -> NumberColumn:
    """A column of numbers over the public grid, as its declared form alone tells.

    Raises:
        InputError: The form cannot be used.
    """
    column = column_of(
        {
            "name": name,
            "type": ColumnType.DECIMAL if form.places else ColumnType.INTEGER,
            "origin": Origin.PUBLIC,
            "missing": form.missing,
            "places": form.places,
            "from": 0,
            "to": 0,
            "width": 1,
        }
    )
    return _number_on_grid(NumberColumn.model_validate(column))


def on_public_grid(column: GridColumn) -> GridColumn:
    """The column over all values that it could hold by its public form, in groups that follow from that."""
    if isinstance(column, NumberColumn):
        return _number_on_grid(column)
    grid = _date_grid(column.format)
    return column.model_copy(
        update={"origin": Origin.PUBLIC, "chosen_by": "", "note": "", "by": None, **_by_name(grid)}
    )


def _date_grid(form: str) -> dict[str, object]:
    """The limits and the groups of dates in a format, by their names in a schema."""
    first, last = _SHORT_YEARS if "%y" in form else (_YEARS[0], _LAST_YEAR)
    starts = (first, *(year for year in _YEARS if first < year <= last))
    return {
        "from": f"{first}-01-01",
        "to": f"{last}-12-31",
        "starts": tuple(f"{year}-01-01" for year in starts),
    }


def _by_name(grid: dict[str, object]) -> dict[str, object]:
    return {"lowest": grid["from"], "highest": grid["to"], "starts": grid["starts"]}


def _number_on_grid(column: NumberColumn) -> NumberColumn:
    edges = [step * 10**decade for decade in range(_DECADES) for step in _STEPS]
    last = 10**_DECADES - 1
    ends = [*(edge - 1 for edge in edges[1:]), last]
    starts = (*(-end for end in reversed(ends)), 0, *edges)
    return _with_domain(column, starts[0], last, starts=starts, origin=Origin.PUBLIC)


def chosen_bounds(column: GridColumn, counts: FloatArray, *, deviation: float) -> GridColumn | None:
    """The column between the outermost groups of the grid that stand out of the noise.

    Args:
        column: As it was counted, over the public grid.
        counts: Noisy count of each group of the grid, from the lowest; those of missing cells may follow.
        deviation: Standard deviation of the noise in each.

    Returns:
        The column in groups as they are proposed at import, numbers in groups of the grid where most values
        crowd into an equal one; None where no count stands out.
    """
    bins, least = column.bins, least_seen(deviation)
    seen = [group for group in range(_NOTHING + 1, bins.size) if counts[group] > least]
    if not seen:
        return None
    first, last = seen[0], seen[-1]
    if isinstance(column, DateColumn):
        return _between_days(column, bins.starts[first], bins.ends[last])
    low, high, width = round_limits(
        bins.starts[first], bins.ends[last], is_decimal=column.type is ColumnType.DECIMAL
    )
    between = slice(first, last + 1)
    starts, ends = bins.starts[between], bins.ends[between]
    if width > 1 and _are_crowded(starts, ends, counts[between], low=low, width=width):
        return _with_domain(column, starts[0], bins.ends[last], starts=starts, origin=Origin.CHOSEN)
    return _with_domain(column, low, high, width=width, origin=Origin.CHOSEN)


def _between_days(column: DateColumn, first: int, last: int) -> DateColumn:
    """The column between two of its grid numbers, rounded outwards, in groups of whole months or years."""
    low, high = (date.fromisoformat(column.plain(grid)) for grid in (first, last))
    groups = date_groups(low, high, within=column.reading.days)
    return column.model_copy(
        update={
            "origin": Origin.CHOSEN,
            "lowest": groups.lowest,
            "highest": groups.highest,
            "by": groups.by,
            "starts": groups.starts,
        }
    )


def are_words_seen(counts: FloatArray, *, deviation: float) -> bool:
    """Whether cells that hold no value, and were not declared to be missing, stand out of the noise.

    Args:
        counts: Noisy count of each group of the grid, from the lowest.
        deviation: Standard deviation of the noise in each.
    """
    return bool(counts[_NOTHING] > least_seen(deviation))


def least_seen(deviation: float) -> float:
    """The noisy count from which on a group of the grid stands out of noise of a standard deviation."""
    return NormalDist().inv_cdf(1 - _FALSE_ALARM / _GRID_SIZE) * deviation


def _are_crowded(
    starts: Sequence[int], ends: Sequence[int], counts: FloatArray, *, low: int, width: int
) -> bool:
    """Whether one of the equal groups holds most of the counts of the grid's groups that lie within it.

    The grid's groups are those between the bounds: beyond is nothing but noise, of which there may be more.
    """
    held: dict[int, float] = {}
    for start, end, count in zip(starts, ends, counts.tolist(), strict=True):
        group = (start - low) // width
        if group == (end - low) // width:
            held[group] = held.get(group, 0.0) + count
    return max(held.values(), default=0.0) > _CROWDED * float(counts.sum())


def _with_domain(
    column: NumberColumn,
    low: int,
    high: int,
    *,
    origin: Origin,
    starts: tuple[int, ...] = (),
    width: int = 1,
) -> NumberColumn:
    """The column with another domain; all in grid numbers."""

    def plain(grid: int) -> float:
        return plain_number(grid, places=column.grid_places)

    is_each_number = width == 1 and column.type is ColumnType.INTEGER
    return column.model_copy(
        update={
            "origin": origin,
            "chosen_by": "",
            "note": "",
            "lowest": plain(low),
            "highest": plain(high),
            "starts": tuple(map(plain, starts)),
            "width": None if starts or is_each_number else plain(width),
        }
    )
