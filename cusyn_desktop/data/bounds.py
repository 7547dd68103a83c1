"""Bounds of a column of numbers that no row gave away: found from noisy counts over a public grid.

The grid has groups from 1 to 1, 2 to 4, 5 to 9, 10 to 19, 20 to 49 and so on, in units of the column's last
place, on both sides of zero: it follows from the public form of the column alone. Where the noisy counts
stand out of their noise, there are values; everything here works on counts that were paid for.

Source:
    A noisy histogram over growing groups, cut by a threshold: the approximate bounds of Wilson, Zhang, Lam,
    Desfontaines, Simmons-Marengo and Gipson (2020), arXiv:1909.01917.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.data.domain.columns import ColumnType, Origin
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.data.drafting.domains import plain_number, round_limits

_STEPS = (1, 2, 5)
_DECADES = 14
_GRID_SIZE = 2 * len(_STEPS) * _DECADES + 1
_NO_NUMBER = 0
"""The lowest group of the grid, as which cells without a number count; it is no bound of any column."""
_FALSE_ALARM = (
    1e-3  # the chance that noise alone sets a bound too wide: perhaps far too wide, so it must be rare
)
_CROWDED = 0.6  # share of the counts in one group from which on equal groups are useless


@dataclass(frozen=True, slots=True)
class NumberForm:
    """What a person declares to be public knowledge about how the numbers of a column are written.

    Attributes:
        places: Decimal places; 0 for whole numbers.
        missing: Cells that count as missing.
    """

    places: int
    missing: tuple[str, ...] = ()


def declared_number(name: str, form: NumberForm) -> NumberColumn:
    """The column over the public grid, as its declared form alone tells.

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
    return on_public_grid(NumberColumn.model_validate(column))


def on_public_grid(column: NumberColumn) -> NumberColumn:
    """The column over all numbers that it could hold by its public form, in groups that grow from zero."""
    edges = [step * 10**decade for decade in range(_DECADES) for step in _STEPS]
    last = 10**_DECADES - 1
    ends = [*(edge - 1 for edge in edges[1:]), last]
    starts = (*(-end for end in reversed(ends)), 0, *edges)
    return _with_domain(column, starts[0], last, starts=starts, origin=Origin.PUBLIC)


def chosen_bounds(column: NumberColumn, counts: FloatArray, *, deviation: float) -> NumberColumn | None:
    """The column between the outermost groups of the grid that stand out of the noise.

    Args:
        column: As it was counted, over the public grid.
        counts: Noisy count of each group of the grid, from the lowest; those of missing cells may follow.
        deviation: Standard deviation of the noise in each.

    Returns:
        The column in equal groups, or in groups of the grid where most values crowd into one; None where no
        count stands out.
    """
    bins, least = column.bins, least_seen(deviation)
    seen = [group for group in range(_NO_NUMBER + 1, bins.size) if counts[group] > least]
    if not seen:
        return None
    first, last = seen[0], seen[-1]
    low, high, width = round_limits(
        bins.starts[first], bins.ends[last], is_decimal=column.type is ColumnType.DECIMAL
    )
    between = slice(first, last + 1)
    starts, ends = bins.starts[between], bins.ends[between]
    if width > 1 and _are_crowded(starts, ends, counts[between], low=low, width=width):
        return _with_domain(column, starts[0], bins.ends[last], starts=starts, origin=Origin.CHOSEN)
    return _with_domain(column, low, high, width=width, origin=Origin.CHOSEN)


def are_words_seen(counts: FloatArray, *, deviation: float) -> bool:
    """Whether cells that hold no number, and were not declared to be missing, stand out of the noise.

    Args:
        counts: Noisy count of each group of the grid, from the lowest.
        deviation: Standard deviation of the noise in each.
    """
    return bool(counts[_NO_NUMBER] > least_seen(deviation))


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
