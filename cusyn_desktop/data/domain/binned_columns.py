"""Columns of numbers and dates: values on a grid of whole numbers, between public limits, in groups."""

from collections.abc import Sequence
from datetime import UTC, datetime, time
from decimal import Decimal
from functools import cached_property
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from cusyn_desktop.data.domain.bins import Bins
from cusyn_desktop.data.domain.columns import (
    MAX_VALUES,
    CategoryColumn,
    ColumnType,
    LeftOutColumn,
    ModelledColumn,
    Outside,
)
from cusyn_desktop.data.domain.dates import (
    DateFormat,
    DateStep,
    date_format,
    moment_of,
    range_label,
    span_label,
    steps,
)
from cusyn_desktop.errors import InputError

_MAX_GRID = 1 << 52  # grid numbers stay exact as floats

Number: TypeAlias = Annotated[int | float, Field(allow_inf_nan=False)]


class BinnedColumn(ModelledColumn):
    """A column whose values lie on a grid of whole numbers and are grouped."""

    @property
    def bins(self) -> Bins:
        """The groups, in grid numbers."""
        raise NotImplementedError

    @property
    def bounds(self) -> tuple[str, str]:
        """The lowest and highest value, as written."""
        raise NotImplementedError

    def plain(self, grid: int) -> str:
        """A grid number as text: with a decimal point, a date in ISO form."""
        raise NotImplementedError

    def lower_grid(self, limit: float | str) -> int:
        """The grid number of a lower limit typed by a person."""
        raise NotImplementedError

    def upper_grid(self, limit: float | str) -> int:
        """The grid number of an upper limit typed by a person; a day stands for its end."""
        raise NotImplementedError

    @property
    def n_values(self) -> int:
        """How many groups there are."""
        return self.bins.size

    @property
    def is_ordered(self) -> bool:
        """Groups of numbers and dates are always in order."""
        return True

    @model_validator(mode="after")
    def _check_bins(self) -> Self:
        if self.outside in (Outside.OTHER, Outside.FIRST):
            raise InputError(
                f"A column of numbers or dates cannot hold '{self.outside}'; take 'clip' or 'missing'."
            )
        if self.bins.size > MAX_VALUES:
            raise InputError(
                f"{self.bins.size:,} groups are too many; {MAX_VALUES:,} are possible. Widen them."
            )
        return self


class NumberColumn(BinnedColumn):
    """Whole numbers or decimals, between public limits and in groups.

    Attributes:
        lowest, highest: The limits, both included (`from` and `to` in JSON).
        starts: Where the groups start; the first group starts at the lower limit.
        width: Groups of equal width instead. Neither: each whole number is a group of its own.
        places: Decimal places as written; the grid of a decimal (whole numbers written 1.0 have places, too).
        least_places: Trailing zeros are dropped down to this number of places; None drops nothing.
        grouped: Whether the numbers are written with the thousands mark of the file.
    """

    type: Literal[ColumnType.INTEGER, ColumnType.DECIMAL]
    lowest: Annotated[Number, Field(alias="from")]
    highest: Annotated[Number, Field(alias="to")]
    starts: tuple[Number, ...] = ()
    width: Annotated[Number | None, Field(gt=0)] = None
    places: Annotated[int, Field(ge=0, le=15)] = 0
    least_places: Annotated[int | None, Field(ge=0, le=15)] = None
    grouped: bool = False

    @property
    def grid_places(self) -> int:
        """Decimal places of the grid: none for whole numbers."""
        return self.places if self.type is ColumnType.DECIMAL else 0

    @cached_property
    def bins(self) -> Bins:
        """The groups, in grid numbers."""
        first, last = self.grid(self.lowest), self.grid(self.highest)
        if last < first:
            raise InputError("The largest value is below the smallest.")
        if self.starts:
            return Bins(with_first(first, [self.grid(start) for start in self.starts]), last)
        step = 1 if self.width is None else self.grid(self.width)
        if step < 1 or (last - first) // step >= MAX_VALUES:
            raise InputError(
                f"There would be more than {MAX_VALUES:,} groups. Make them wider, or say where each starts"
                " ('width' or 'starts' in a schema)."
            )
        return Bins(tuple(range(first, last + 1, step)), last)

    @property
    def bounds(self) -> tuple[str, str]:
        """The limits as text, with a decimal point."""
        return self.plain(self.bins.starts[0]), self.plain(self.bins.last)

    @cached_property
    def value_labels(self) -> tuple[str, ...]:
        """`18`, or `18 to 29`."""
        spans = zip(self.bins.starts, self.bins.ends, strict=True)
        return tuple(range_label(self.plain(start), self.plain(end)) for start, end in spans)

    def lower_grid(self, limit: float | str) -> int:
        """The grid number of a lower limit typed by a person."""
        if isinstance(limit, str):
            raise InputError(f"'{limit}' is no number, as '{self.name}' needs one.")
        return self.grid(limit)

    def upper_grid(self, limit: float | str) -> int:
        """The grid number of an upper limit typed by a person."""
        return self.lower_grid(limit)

    def grid(self, value: float) -> int:
        """The grid number of a value typed by a person; exact, as typed."""
        scaled = Decimal(str(value)).scaleb(self.grid_places)
        if scaled != scaled.to_integral_value():
            raise InputError(f"{value} has more than {self.grid_places} decimal places.")
        if abs(scaled) > _MAX_GRID:
            raise InputError(f"{value} is too large for {self.grid_places} decimal places.")
        return int(scaled)

    def plain(self, grid: int) -> str:
        """A grid number with a decimal point and all places of the grid."""
        return format(Decimal(grid).scaleb(-self.grid_places), "f")


class DateColumn(BinnedColumn):
    """Dates or date-times, between public limits and in groups.

    Attributes:
        format: How they are written; see `dates.py`.
        lowest, highest: The limits in ISO form, both included (`from` and `to` in JSON).
        by: Groups of whole days, weeks, months, quarters or years.
        starts: Where the groups start instead, in ISO form; the first group starts at the lower limit.
    """

    type: Literal[ColumnType.DATE, ColumnType.DATETIME]
    format: str
    lowest: Annotated[str, Field(alias="from")]
    highest: Annotated[str, Field(alias="to")]
    by: DateStep | None = None
    starts: tuple[str, ...] = ()

    @property
    def reading(self) -> DateFormat:
        """The format, ready to read and write."""
        return date_format(self.format)

    @cached_property
    def bins(self) -> Bins:
        """The groups, in grid numbers."""
        first, last = self.lower_grid(self.lowest), self.upper_grid(self.highest)
        if last < first:
            raise InputError("The last day is before the first.")
        if self.by is None:
            if not self.starts:
                raise InputError(
                    "Say by which step the dates are grouped, or where the groups start"
                    " ('by' or 'starts' in a schema)."
                )
            return Bins(with_first(first, [self.lower_grid(start) for start in self.starts]), last)
        days = steps(moment_of(self.lowest).date(), moment_of(self.highest).date(), self.by)
        return Bins((first, *(self.lower_grid(day.isoformat()) for day in days[1:])), last)

    def plain(self, grid: int) -> str:
        """The day of a grid number, in ISO form."""
        return self.reading.moment(grid).date().isoformat()

    @property
    def bounds(self) -> tuple[str, str]:
        """The limits as declared."""
        return self.lowest, self.highest

    @cached_property
    def value_labels(self) -> tuple[str, ...]:
        """`2026-01-05 to 2026-01-11`; a whole month is `2026-01`, a whole year `2026`."""
        moment = self.reading.moment
        spans = zip(self.bins.starts, self.bins.ends, strict=True)
        return tuple(span_label(moment(start), moment(end), self.reading.unit) for start, end in spans)

    def lower_grid(self, limit: float | str) -> int:
        """The grid number of a lower limit in ISO form."""
        return self.reading.grid(moment_of(str(limit)))

    def upper_grid(self, limit: float | str) -> int:
        """The grid number of an upper limit in ISO form; a mere date stands for the whole day."""
        moment = moment_of(str(limit))
        is_day = len(str(limit)) == len("2026-01-31") and moment.time() == time()
        return self.reading.grid(datetime.combine(moment, time.max, UTC) if is_day else moment)

    @model_validator(mode="after")
    def _check(self) -> Self:
        reading = self.reading
        for start in self.bins.starts:
            if reading.read(reading.write(start)) != start:
                day = reading.moment(start).date().isoformat()
                raise InputError(f"The format '{self.format}' cannot write {day}, where a group starts.")
        return self


def with_first(first: int, starts: Sequence[int]) -> tuple[int, ...]:
    """The starts of the groups, the lower limit in front where it was not listed.

    Raises:
        InputError: A group starts below the lower limit.
    """
    if starts[0] < first:
        raise InputError(
            "A group starts below the smallest value. Take that start off the list, or lower the smallest"
            " value."
        )
    return tuple(starts) if starts[0] == first else (first, *starts)


AnyColumn: TypeAlias = Annotated[
    CategoryColumn | NumberColumn | DateColumn | LeftOutColumn, Field(discriminator="type")
]
