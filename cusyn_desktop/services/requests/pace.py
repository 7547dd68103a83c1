"""What reading and making rows takes, and so how far a run is at each step; from public facts alone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Self

from cusyn_desktop.data.domain.schema import AnyColumn, DateColumn, NumberColumn
from cusyn_desktop.services.requests.case import rows_to_make

if TYPE_CHECKING:
    from cusyn_desktop.services.requests.case import Case

SECONDS_A_READ_CELL = 8e-7
"""Time to read a cell of the private table."""
SECONDS_A_MADE_LABEL = 3e-7
SECONDS_A_MADE_NUMBER = 5e-7
SECONDS_A_MADE_DATE = 1e-6
SECONDS_A_MADE_MOMENT = 4.3e-6
"""Time to make and store a cell of the synthetic table: a word, a number, a date, or one of so many moments
that hardly any comes twice."""
_MANY_MOMENTS = 50_000

MAKING_CODES, MAKING_TEXT = 0.1, 0.75
"""Parts of that time: rows are drawn as codes, then written as text; packing takes the rest."""

_OPENED = 0.02
_LEAST = 0.02
"""Each step of a run moves the bar by so much at least, however short it is beside the others."""


def reading_seconds(case: Case, rows: float | None) -> float:
    """About how long it takes to read the private table; 0 where no number of its rows is known."""
    return SECONDS_A_READ_CELL * (rows or 0.0) * len(case.schema.columns)


def making_seconds(case: Case, rows: float | None) -> float:
    """About how long it takes to make and store the synthetic table; 0 where its length is not known."""
    return (rows_to_make(case) or rows or 0.0) * sum(map(_seconds_a_cell, case.schema.columns))


def _seconds_a_cell(column: AnyColumn) -> float:
    if isinstance(column, DateColumn):
        moments = column.bins.last - column.bins.starts[0]
        return SECONDS_A_MADE_MOMENT if moments > _MANY_MOMENTS else SECONDS_A_MADE_DATE
    return SECONDS_A_MADE_NUMBER if isinstance(column, NumberColumn) else SECONDS_A_MADE_LABEL


@dataclass(frozen=True, slots=True)
class Pace:
    """How far a run is, 0 to 1, when each of its longer steps is done; the last ends at 1.

    Attributes:
        opened: The rows may be read.
        read: They were.
        fitted: The model is there.
        drawn: The synthetic rows are there, as codes.
        written: They are there as text.
    """

    opened: float
    read: float
    fitted: float
    drawn: float
    written: float

    @classmethod
    def of(cls, case: Case, *, rows: float | None, seconds: float) -> Self:
        """The pace of a run that is expected to take so many seconds.

        Args:
            case: The request.
            rows: A public or noisy number of rows of the private table, or None where none is known.
            seconds: Forecast of the whole run.
        """
        reading, making = reading_seconds(case, rows), making_seconds(case, rows)
        fitting = max(0.0, seconds - reading - making)
        parts = (
            reading,
            fitting,
            making * MAKING_CODES,
            making * MAKING_TEXT,
            making * (1 - MAKING_CODES - MAKING_TEXT),
        )
        spare = 1 - _OPENED - _LEAST * len(parts)
        whole = sum(parts) or 1.0
        ends = accumulate((_LEAST + spare * part / whole for part in parts[:-1]), initial=_OPENED)
        return cls(*ends)
