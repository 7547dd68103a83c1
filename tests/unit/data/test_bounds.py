"""Bounds from noisy counts over a grid that follows from the declared type alone."""

from statistics import NormalDist

import numpy as np
import pytest

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.bounds import (
    _GRID_SIZE,
    DateForm,
    NumberForm,
    are_words_seen,
    chosen_bounds,
    declared_column,
    declared_date,
    declared_number,
    least_seen,
    on_public_grid,
)
from cusyn_desktop.data.domain.schema import DateColumn, NumberColumn, Origin, column_of
from cusyn_desktop.errors import InputError


def number(**fields: object) -> NumberColumn:
    column = column_of({"name": "x", "type": "integer", "origin": "inferred", "from": 3, "to": 5, **fields})
    assert isinstance(column, NumberColumn)
    grid = on_public_grid(column)
    assert isinstance(grid, NumberColumn)
    return grid


def bounds_of(grid: NumberColumn, counts: FloatArray) -> NumberColumn:
    """Where something stands out."""
    chosen = chosen_bounds(grid, counts, deviation=10.0)
    assert isinstance(chosen, NumberColumn)
    return chosen


def counted(grid: NumberColumn, *values: float, times: int = 1_000) -> FloatArray:
    """Exact counts, with a cell for missing ones where the column has one."""
    codes = grid.bins.place([grid.grid(value) for value in values])
    return times * np.bincount(codes, minlength=grid.size).astype(float)


def test_the_grid_follows_from_the_type_alone() -> None:
    grid = number()
    assert grid == number(**{"from": -70, "to": 7_000, "width": 10})
    assert grid.origin is Origin.PUBLIC
    assert grid.bins.size == 85 == _GRID_SIZE
    labels = grid.value_labels
    assert labels[36:49] == (
        "-99 to -50", "-49 to -20", "-19 to -10", "-9 to -5", "-4 to -2", "-1", "0",
        "1", "2 to 4", "5 to 9", "10 to 19", "20 to 49", "50 to 99",
    )  # fmt: skip
    assert (grid.bins.starts[0], grid.bins.last) == (1 - 10**14, 10**14 - 1)


def test_a_declared_form_is_all_that_the_grid_needs() -> None:
    assert declared_number("x", NumberForm(places=0)) == number()
    assert declared_number("x", NumberForm(places=2, missing=("-",))) == number(
        type="decimal", places=2, missing=["-"], width=1
    )
    with pytest.raises(InputError, match="listed twice"):
        declared_number("x", NumberForm(places=0, missing=("-", "-")))


def test_decimals_have_the_grid_of_their_last_place() -> None:
    grid = number(type="decimal", places=2, width=1)
    assert grid.value_labels[42:46] == ("0.00", "0.01", "0.02 to 0.04", "0.05 to 0.09")


@pytest.mark.parametrize(
    ("values", "bounds", "groups"),
    [
        ((18, 25, 33, 47, 61, 74, 99), ("0", "99"), 20),
        ((1, 2, 3), ("1", "4"), 4),
        ((0,), ("0", "0"), 1),
        ((-300, -150, 20, 140), ("-500", "199"), 14),
        ((-7, -3), ("-9", "-2"), 8),
        ((-3_000, *range(1, 9)), ("-4999", "9"), 15),
    ],
)
def test_bounds_are_round_and_hold_all_that_stands_out(
    values: tuple[float, ...], bounds: tuple[str, str], groups: int
) -> None:
    grid = number(missing=[""])
    chosen = bounds_of(grid, counted(grid, *values))
    assert chosen.bounds == bounds
    assert chosen.bins.size == groups
    assert chosen.origin is Origin.CHOSEN
    assert chosen.missing == ("",)


def test_values_that_crowd_near_zero_get_the_groups_of_the_grid() -> None:
    grid = number()
    counts = counted(grid, 0, 1, 3, 8, 15) + counted(grid, 30_000, times=100)
    chosen = bounds_of(grid, counts)
    assert chosen.bounds == ("0", "49999")
    assert chosen.value_labels[:6] == ("0", "1", "2 to 4", "5 to 9", "10 to 19", "20 to 49")
    assert chosen.bins.size == 15


def test_noise_beyond_the_bounds_does_not_count_as_crowding() -> None:
    """A single group of the grid stands out, and the noise of all others sums up to less than nothing."""
    grid = number(type="decimal", places=1, width=1)
    counts = counted(grid, 36.5) - 30.0
    chosen = bounds_of(grid, counts)
    assert chosen.bounds == ("20.0", "49.9")
    assert chosen.bins.size == 15


def test_decimals_keep_their_places() -> None:
    grid = number(type="decimal", places=1, width=1)
    chosen = bounds_of(grid, counted(grid, 36.5, 38.2, 41.0))
    assert chosen.bounds == ("20.0", "49.9")
    assert chosen.width == 2


DAYS = "%d.%m.%Y"


def day_counts(grid: DateColumn, *days: str, times: int = 1_000) -> FloatArray:
    codes = grid.bins.place([grid.lower_grid(day) for day in days])
    return times * np.bincount(codes, minlength=grid.size).astype(float)


@pytest.mark.parametrize("form", [DAYS, "%Y-%m", "%Y-%m-%dT%H:%M:%S.%f", "%d/%m/%y"])
def test_the_grid_of_dates_follows_from_their_format_alone(form: str) -> None:
    grid = declared_date("x", DateForm(form))
    for first, last in (("1999-03-01", "2001-06-30"), ("2020-01-01", "2020-01-31")):
        column = column_of(
            {"name": "x", "type": grid.type, "origin": "inferred", "format": form, "note": "a draft"}
            | {"from": first, "to": last, "by": "month"}
        )
        assert isinstance(column, DateColumn)
        assert on_public_grid(column) == grid
    assert on_public_grid(grid) == grid == declared_column("x", DateForm(form))
    assert grid.origin is Origin.PUBLIC
    assert grid.bins.size <= _GRID_SIZE  # so the threshold is rare enough for dates, too
    assert max(map(abs, (*grid.bins.starts, grid.bins.last))) < 2**53  # exact as floats


def test_years_of_two_digits_have_the_years_that_they_can_stand_for() -> None:
    grid = declared_date("x", DateForm("%d.%m.%y"))
    assert grid.bounds == ("1969-01-01", "2068-12-31")
    assert grid.value_labels[:3] == ("1969", "1970-01-01 to 1974-12-31", "1975-01-01 to 1979-12-31")


def test_what_cannot_be_a_date_format_is_refused() -> None:
    with pytest.raises(InputError, match="unknown part"):
        declared_date("x", DateForm("%Q"))
    with pytest.raises(InputError, match="listed twice"):
        declared_date("x", DateForm(DAYS, missing=("-", "-")))


@pytest.mark.parametrize(
    ("days", "bounds", "groups"),
    [
        (("2025-02-03", "2025-11-30"), ("2025-01-01", "2025-12-31"), 12),
        (("2019-02-03", "2024-11-30"), ("2019-01-01", "2024-12-31"), 24),
        (("1941-05-05", "1968-01-01"), ("1940-01-01", "1969-12-31"), 30),
        (("1931-05-05", "2003-01-01"), ("1930-01-01", "2009-12-31"), 16),
        (("1700-01-01", "1750-01-01", "2010-07-07"), ("2010-01-01", "2010-12-31"), 12),
    ],
)
def test_bounds_of_dates_are_whole_years_and_hold_all_that_stands_out(
    days: tuple[str, ...], bounds: tuple[str, str], groups: int
) -> None:
    """Those of the lowest group cannot be told from cells without a date, and bound nothing."""
    grid = declared_date("x", DateForm(DAYS, missing=("",)))
    chosen = chosen_bounds(grid, day_counts(grid, *days), deviation=10.0)
    assert isinstance(chosen, DateColumn)
    assert (chosen.bounds, chosen.bins.size) == (bounds, groups)
    assert (chosen.origin, chosen.format, chosen.missing) == (Origin.CHOSEN, DAYS, ("",))


def test_rare_dates_do_not_stand_out() -> None:
    grid = declared_date("x", DateForm(DAYS))
    counts = day_counts(grid, "2024-06-01") + day_counts(grid, "1900-01-01", times=20)
    chosen = chosen_bounds(grid, counts, deviation=10.0)
    assert chosen is not None
    assert chosen.bounds == ("2024-01-01", "2024-12-31")
    assert chosen_bounds(grid, np.zeros(grid.size), deviation=1.0) is None


def test_rare_values_do_not_stand_out() -> None:
    grid = number()
    counts = counted(grid, 20, 60) + counted(grid, 5_000_000, -800, times=20)
    assert bounds_of(grid, counts).bounds == ("20", "99")


def test_cells_without_a_number_are_told_and_are_no_bound() -> None:
    """They count as the lowest group of the grid, where no column has values."""
    grid = number()
    words = np.zeros(grid.size)
    words[0] = 500.0
    counts = counted(grid, 20, 60)
    assert bounds_of(grid, counts + words) == bounds_of(grid, counts)
    assert chosen_bounds(grid, words, deviation=1.0) is None
    assert are_words_seen(words, deviation=1.0)
    assert not are_words_seen(counts, deviation=1.0)


def test_noise_alone_tells_nothing() -> None:
    grid = number()
    assert chosen_bounds(grid, np.zeros(grid.size), deviation=1.0) is None


def test_noise_alone_widens_the_bounds_in_one_of_a_thousand_cases() -> None:
    grid = number()
    quantiles = np.array([NormalDist().inv_cdf((k + 0.5) / 1_000_000) for k in range(1_000_000)])
    noise = 10 * np.random.default_rng(5).choice(quantiles, (20_000, grid.bins.size))
    least = least_seen(10.0)
    wide = np.count_nonzero((noise > least).any(axis=1))
    assert 4 < wide < 45  # 20 expected
    exact = counted(grid, 20, 60)
    unusual = noise[(noise > least).any(axis=1)][0]
    assert bounds_of(grid, exact + unusual).bounds != ("20", "99")
