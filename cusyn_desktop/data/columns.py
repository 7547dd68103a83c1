"""What a column may hold: its type, its public domain, and where every other cell goes.

Each column in the model has codes 0 to size - 1: first the values of its domain in their order, then "other"
where the domain has such a code, then "missing" where it has one. The rules are total: no row can raise
an error:

- a cell that is one of the `missing` tokens is missing;
- a value of the domain has its own code;
- any other value follows `outside`: `clip` moves a number or date to the nearest limit, `other` and `missing`
  use that code;
- a cell that no rule places (an empty cell where nothing is missing by declaration, a word in a column of
  numbers, an unknown category under `clip`) is missing where the domain has missing, else the first value.
"""

from collections import Counter
from collections.abc import Sequence
from datetime import time, timedelta
from decimal import Decimal
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from cusyn_desktop.data.bins import Bins
from cusyn_desktop.data.dates import (
    DateFormat,
    DateStep,
    date_format,
    moment_of,
    range_label,
    span_label,
    steps,
)
from cusyn_desktop.errors import InputError

MAX_VALUES = 10_000
MAX_NAME_LENGTH = 200
_MAX_GRID = 1 << 52  # grid numbers stay exact as floats

Number: TypeAlias = Annotated[int | float, Field(allow_inf_nan=False)]


class ColumnType(StrEnum):
    """What a column holds; the last four are never in the model."""

    CATEGORY = "category"
    INTEGER = "integer"
    DECIMAL = "decimal"
    DATE = "date"
    DATETIME = "datetime"
    BOOLEAN = "boolean"
    IDENTIFIER = "identifier"
    TEXT = "text"
    CONSTANT = "constant"
    EMPTY = "empty"


class Origin(StrEnum):
    """Where a domain comes from: public knowledge, or the rows until somebody confirms it."""

    PUBLIC = "public"
    INFERRED = "inferred"


class Outside(StrEnum):
    """Where a value outside the domain goes."""

    CLIP = "clip"
    OTHER = "other"
    MISSING = "missing"


class Kept(StrEnum):
    """What becomes of a column that is not in the model."""

    LEFT_OUT = "left_out"
    EMPTY = "empty"
    REGENERATED = "regenerated"


class Column(BaseModel):
    """What all columns have.

    Attributes:
        name: As in the header of the file; internal positions do not depend on it.
        type: What the column holds.
        note: A remark for the person who edits the schema.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME_LENGTH)]
    type: ColumnType
    note: str = ""


class LeftOutColumn(Column):
    """A column that is not modelled: identifiers, free text, constants, empty columns.

    Attributes:
        release: Whether the column is left out, stays as an empty column, or is filled anew.
        start: For `regenerated`: the first value; its last digits count upwards (`P-0001`, `P-0002`). A
            constant stays as it is.
    """

    type: Literal[ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY]
    release: Kept = Kept.LEFT_OUT
    start: str = ""

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.release is Kept.REGENERATED:
            if self.type in (ColumnType.TEXT, ColumnType.EMPTY):
                raise InputError("Only identifiers and constants can be regenerated.")
            if not self.start or (self.type is ColumnType.IDENTIFIER and not self.start[-1].isdigit()):
                raise InputError(
                    "A regenerated column needs a 'start', for an identifier one that ends in digits."
                )
        return self


class ModelledColumn(Column):
    """A column of the model; subclasses say what values it has.

    Attributes:
        origin: Whether the domain is public knowledge or was inferred from the rows.
        missing: Cells that count as missing (the first one is written); none means that nothing is missing.
        outside: Where a value outside the domain goes.
    """

    origin: Origin
    missing: tuple[str, ...] = ()
    outside: Outside = Outside.CLIP

    @property
    def value_labels(self) -> tuple[str, ...]:
        """A label for each value of the domain, without other and missing."""
        raise NotImplementedError

    @property
    def n_values(self) -> int:
        """How many values the domain has, without other and missing."""
        return len(self.value_labels)

    @property
    def other_code(self) -> int | None:
        """The code of values outside the domain, where they have one."""
        return None

    @property
    def missing_code(self) -> int | None:
        """The code of missing cells, always the last, where the domain has one."""
        return self.size - 1 if self.missing else None

    @property
    def fallback_code(self) -> int:
        """The code of a cell that no rule places."""
        codes = [code for code in (self.missing_code, self.other_code) if code is not None]
        return codes[0] if codes else 0

    @property
    def size(self) -> int:
        """The number of codes."""
        return self.n_values + bool(self.missing)

    @property
    def is_ordered(self) -> bool:
        """Whether the values have a natural order."""
        return False

    def labels(self) -> tuple[str, ...]:
        """A public label for each code."""
        if not self.missing:
            return self.value_labels
        return (*self.value_labels, "(missing)" if "missing" in self.value_labels else "missing")

    @model_validator(mode="after")
    def _check_missing(self) -> Self:
        if len(set(self.missing)) < len(self.missing):
            raise InputError("A missing token is listed twice.")
        if self.outside is Outside.MISSING and not self.missing:
            raise InputError("To count values outside the domain as missing, list a token in 'missing'.")
        return self


class CategoryColumn(ModelledColumn):
    """Words or codes, a boolean in its own two words (no, then yes).

    Attributes:
        categories: The values as they are written, leading zeros included.
        groups: Other values that count as one of the categories, for example rare ones.
        other: With `outside` = `other`: the word for all other values; it may be one of the categories.
        ordered: Whether the order of the categories means something.
    """

    type: Literal[ColumnType.CATEGORY, ColumnType.BOOLEAN]
    categories: Annotated[tuple[str, ...], Field(min_length=1, max_length=MAX_VALUES)]
    groups: dict[str, tuple[str, ...]] = {}
    other: str = "other"
    ordered: bool = False

    @cached_property
    def value_labels(self) -> tuple[str, ...]:
        """The categories, and the word for other values where it is not one of them."""
        adds_other = self.outside is Outside.OTHER and self.other not in self.categories
        return (*self.categories, self.other) if adds_other else self.categories

    @property
    def other_code(self) -> int | None:
        """The code of values outside the domain, where they have one."""
        return self.value_labels.index(self.other) if self.outside is Outside.OTHER else None

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the categories means something."""
        return self.ordered

    def codes(self) -> dict[str, int]:
        """The code of each value that is listed, missing tokens included."""
        codes = {value: code for code, value in enumerate(self.categories)}
        codes |= {raw: codes[value] for value, members in self.groups.items() for raw in members}
        return codes | dict.fromkeys(self.missing, self.size - 1)

    @model_validator(mode="after")
    def _check(self) -> Self:
        raws = (raw for members in self.groups.values() for raw in members)
        value, times = Counter((*self.categories, *raws, *self.missing)).most_common(1)[0]
        if times > 1:
            raise InputError(f"The value '{value}' is listed twice.")
        if unknown := [value for value in self.groups if value not in self.categories]:
            raise InputError(f"The group '{unknown[0]}' is not one of the categories.")
        if self.type is ColumnType.BOOLEAN and len(self.categories) != 2:
            raise InputError("A boolean needs exactly two categories: no, then yes.")
        return self


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
        if self.outside is Outside.OTHER:
            raise InputError("A column of numbers or dates cannot hold 'other'; take 'clip' or 'missing'.")
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
            raise InputError("The upper limit is below the lower limit.")
        if self.starts:
            return Bins(with_first(first, [self.grid(start) for start in self.starts]), last)
        step = 1 if self.width is None else self.grid(self.width)
        if step < 1 or (last - first) // step >= MAX_VALUES:
            raise InputError(
                f"There would be more than {MAX_VALUES:,} groups. Give 'starts' or a larger 'width'."
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
        first, last = self._grid(self.lowest), self._last()
        if last < first:
            raise InputError("The upper limit is before the lower limit.")
        if self.by is None:
            if not self.starts:
                raise InputError("Say how the dates are grouped: 'by' a step, or 'starts'.")
            return Bins(with_first(first, [self._grid(start) for start in self.starts]), last)
        days = steps(moment_of(self.lowest).date(), moment_of(self.highest).date(), self.by)
        return Bins((first, *(self._grid(day.isoformat()) for day in days[1:])), last)

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

    def _grid(self, text: str) -> int:
        return self.reading.grid(moment_of(text))

    def _last(self) -> int:
        """The last grid number: a limit that is a mere date stands for the whole day."""
        moment = moment_of(self.highest)
        whole_day = len(self.highest) == len("2026-01-31") and moment.time() == time()
        return self.reading.grid(moment + timedelta(days=1)) - 1 if whole_day else self.reading.grid(moment)

    @model_validator(mode="after")
    def _check(self) -> Self:
        reading = self.reading
        for start in self.bins.starts:
            if reading.read(reading.write(start)) != start:
                day = reading.moment(start).date().isoformat()
                raise InputError(f"The format '{self.format}' cannot write {day}, where a group starts.")
        return self


def with_first(first: int, starts: Sequence[int]) -> tuple[int, ...]:
    """The starts of the groups, the lower limit in front where it was not listed."""
    return tuple(starts) if starts[0] == first else (first, *starts)


AnyColumn: TypeAlias = Annotated[
    CategoryColumn | NumberColumn | DateColumn | LeftOutColumn, Field(discriminator="type")
]
