import pytest

from cusyn_desktop.data.domain.schema import (
    AnyColumn,
    BinnedColumn,
    CategoryColumn,
    DateColumn,
    LeftOutColumn,
    NumberColumn,
    column_of,
)
from cusyn_desktop.errors import InputError


def made(**fields: object) -> AnyColumn:
    return column_of({"name": "x", "origin": "public"} | fields)


def category(**fields: object) -> CategoryColumn:
    column = made(**({"type": "category", "categories": ["a", "b"]} | fields))
    assert isinstance(column, CategoryColumn)
    return column


def test_missing_comes_last_and_other_before_it() -> None:
    column = category(outside="other", missing=["", "NA"])
    assert column.labels() == ("a", "b", "other", "missing")
    assert (column.size, column.other_code, column.missing_code, column.fallback_code) == (4, 2, 3, 3)
    assert column.codes() == {"a": 0, "b": 1, "": 3, "NA": 3}


def test_other_may_be_one_of_the_categories() -> None:
    column = category(outside="other", other="b")
    assert column.labels() == ("a", "b")
    assert (column.size, column.other_code, column.missing_code, column.fallback_code) == (2, 1, None, 1)


def test_without_other_and_missing_there_is_still_a_place() -> None:
    column = category()
    assert (column.size, column.other_code, column.missing_code, column.fallback_code) == (2, None, None, 0)


def test_a_category_called_missing_is_told_apart() -> None:
    assert category(categories=["a", "missing"], missing=[""]).labels() == ("a", "missing", "(missing)")


def test_groups_send_rare_values_to_a_category() -> None:
    column = category(groups={"b": ["c", "d"]}, ordered=True)
    assert column.codes() == {"a": 0, "b": 1, "c": 1, "d": 1}
    assert column.is_ordered


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"type": "category", "categories": ["a", "a"]}, "'a' is listed twice"),
        ({"type": "category", "categories": ["a"], "missing": ["a"]}, "'a' is listed twice"),
        ({"type": "category", "categories": ["a"], "missing": ["", ""]}, "listed twice"),
        ({"type": "category", "categories": ["a", "b"], "groups": {"c": ["d"]}}, "'c' is not one of"),
        ({"type": "category", "categories": ["a", "b"], "groups": {"a": ["b"]}}, "'b' is listed twice"),
        ({"type": "category", "categories": ["a"], "outside": "missing"}, "say first which cells"),
        ({"type": "boolean", "categories": ["a", "b", "c"]}, "exactly two categories"),
        ({"type": "integer", "from": 0, "to": 9, "outside": "other"}, "cannot hold 'other'"),
        ({"type": "integer", "from": 0, "to": 1e6}, "more than 10,000 groups"),
        ({"type": "integer", "from": 0, "to": 9.5}, "more than 0 decimal places"),
        ({"type": "decimal", "from": 0, "to": 1e15, "width": 1e12, "places": 6}, "too large"),
        ({"type": "integer", "from": 0, "to": float("nan")}, "finite"),
        ({"type": "integer", "from": 0, "to": 9, "starts": [5, 20]}, "last group must start"),
    ],
)  # fmt: skip
def test_domains_that_cannot_work_are_refused(fields: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        made(**fields)


@pytest.mark.parametrize(
    ("date_format", "first", "last", "words"),
    [
        ("%Y-%m-%d", "2026-01-02", "2026-01-01", "last day"),
        ("%Y-%m-%d", "2026", "2026-01-01", "is no date"),
        ("%b-%Y", "2026-01-15", "2026-05-31", "cannot write 2026-01-15"),
        ("%d.%m.%y", "1960-01-01", "1970-01-01", "cannot write 1960-01-01"),
    ],
)
def test_dates_that_cannot_work_are_refused(date_format: str, first: str, last: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        made(type="date", format=date_format, by="month", **{"from": first, "to": last})


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"type": "text", "release": "regenerated", "start": "x1"}, "Only identifiers and constants"),
        ({"type": "identifier", "release": "regenerated"}, "needs a first value"),
        ({"type": "identifier", "release": "regenerated", "start": "P-x"}, "ends in digits"),
    ],
)
def test_what_cannot_be_regenerated_is_refused(fields: dict[str, object], words: str) -> None:
    with pytest.raises(InputError, match=words):
        column_of({"name": "x"} | fields)
    assert isinstance(
        column_of({"name": "x", "type": "constant", "release": "regenerated", "start": "v"}), LeftOutColumn
    )


def test_whole_numbers_are_their_own_groups_by_default() -> None:
    column = made(type="integer", **{"from": 1, "to": 3})
    assert isinstance(column, NumberColumn)
    assert column.labels() == ("1", "2", "3")
    assert column.bounds == ("1", "3")


def test_the_lower_limit_is_the_first_start() -> None:
    listed = made(type="integer", **{"from": 0, "to": 9, "starts": [0, 5]})
    implied = made(type="integer", **{"from": 0, "to": 9, "starts": [5]})
    assert isinstance(listed, BinnedColumn)
    assert isinstance(implied, BinnedColumn)
    assert listed.bins == implied.bins


def test_decimals_are_exact_on_their_grid() -> None:
    column = made(type="decimal", places=1, **{"from": 0.1, "to": 0.7, "width": 0.2})
    assert isinstance(column, NumberColumn)
    assert column.labels() == ("0.1 to 0.2", "0.3 to 0.4", "0.5 to 0.6", "0.7")


def test_a_day_as_upper_limit_is_a_whole_day() -> None:
    column = made(
        type="datetime", format="%Y-%m-%d %H:%M", by="day", **{"from": "2026-01-01", "to": "2026-01-02"}
    )
    assert isinstance(column, DateColumn)
    assert column.reading.write(column.bins.last) == "2026-01-02 23:59"
    assert column.labels() == ("2026-01-01", "2026-01-02")
    assert column.bounds == ("2026-01-01", "2026-01-02")


def test_dates_may_have_their_own_groups() -> None:
    column = made(
        type="date", format="%Y-%m-%d", starts=["2020-01-01"], **{"from": "1999-01-01", "to": "2029-12-31"}
    )
    assert isinstance(column, DateColumn)
    assert column.labels() == ("1999-01-01 to 2019-12-31", "2020-01-01 to 2029-12-31")
