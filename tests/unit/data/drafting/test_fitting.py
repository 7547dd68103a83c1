"""Whether cells fit a domain that was declared for other rows."""

import pytest

from cusyn_desktop.data.domain.columns import ColumnType, LeftOutColumn
from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.data.drafting.fitting import Misfit, misfit_of
from cusyn_desktop.data.drafting.profile import ColumnProfile
from cusyn_desktop.data.parsing.reading import Reading

READING = Reading()
AGE = {"type": "integer", "from": 0, "to": 99, "width": 10}
DATE = {"type": "date", "format": "%Y-%m-%d", "from": "2026-01-01", "to": "2026-12-31", "by": "month"}
SEX = {"type": "category", "categories": ["f", "m"]}


def profile_of(*cells: str) -> ColumnProfile:
    made = ColumnProfile("x")
    made.update(cells, number_format(READING))
    return made


@pytest.mark.parametrize(
    ("fields", "cells", "expected"),
    [
        (AGE, ("0", "99"), None),
        (AGE, ("0", "120"), Misfit.OUTSIDE),
        (AGE, ("-9", "12"), Misfit.OUTSIDE),
        (AGE | {"missing": ["-9"]}, ("-9", "12"), None),
        (AGE, ("12", "k.A."), Misfit.UNPLACED),
        (AGE, ("120", "k.A."), Misfit.UNPLACED),
        (AGE, ("12", ""), Misfit.UNPLACED),
        (AGE, ("12.5", "40"), Misfit.ROUNDED),
        (DATE, ("2026-02-28",), None),
        (DATE, ("28.02.2026",), Misfit.UNPLACED),
        (DATE, ("2025-02-28",), Misfit.OUTSIDE),
        (SEX, ("f", "m"), None),
        (SEX, ("f", "d"), Misfit.UNLISTED),
        (SEX | {"outside": "first"}, ("f", "d"), Misfit.OUTSIDE),
        (SEX | {"missing": ["d"]}, ("f", "d"), None),
    ],
)
def test_the_worst_that_becomes_of_a_cell(
    fields: dict[str, object], cells: tuple[str, ...], expected: Misfit | None
) -> None:
    column = column_of({"name": "x", "origin": "public", **fields})
    assert misfit_of(profile_of(*cells), column, READING) is expected


def test_what_is_left_out_or_was_not_read_always_fits() -> None:
    left_out = LeftOutColumn(name="x", type=ColumnType.TEXT)
    assert misfit_of(profile_of("anything"), left_out, READING) is None
    assert misfit_of(None, column_of({"name": "x", "origin": "public", **AGE}), READING) is None
