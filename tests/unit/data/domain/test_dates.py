from datetime import UTC, date, datetime, timedelta

import pytest

from cusyn_desktop.data.domain.dates import DateStep, date_format, moment_of, span_label, steps
from cusyn_desktop.errors import InputError

NOON = datetime(2026, 3, 14, 15, 9, 26, 535_897, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("%Y-%m-%d", "2026-03-14"),
        ("%d.%m.%Y", "14.03.2026"),
        ("%-m/%-d/%Y", "3/14/2026"),
        ("%d.%m.%y", "14.03.26"),
        ("%Y%m%d", "20260314"),
        ("%b-%Y", "Mar-2026"),
        ("%-d %B %Y", "14 March 2026"),
        ("%Y-%m-%dT%H:%M:%SZ", "2026-03-14T15:09:26Z"),
        ("%Y-%m-%d %H:%M:%S.%f", "2026-03-14 15:09:26.535897"),
        ("%Y-%m-%d %H:%M:%S.%3f", "2026-03-14 15:09:26.535"),
        ("%m/%d/%Y %-I:%M %p", "03/14/2026 3:09 PM"),
        ("%d/%m/%Y %-H:%M", "14/03/2026 15:09"),
    ],
)
def test_a_format_reads_what_it_writes(text: str, written: str) -> None:
    reading = date_format(text)
    assert reading.write(reading.grid(NOON)) == written
    grid = reading.read(written)
    assert grid is not None
    assert reading.write(grid) == written
    assert reading.read(written + "x") is None


@pytest.mark.parametrize("text", ["2026-02-30", "2026-13-01", "26-01-01", "2026-1-1", "", "2026-01-01 "])
def test_what_is_no_date_is_not_read(text: str) -> None:
    assert date_format("%Y-%m-%d").read(text) is None


def test_twelve_hour_clocks() -> None:
    reading = date_format("%Y-%m-%d %I:%M %p")
    grids = [
        reading.read(f"2026-01-01 {clock}") for clock in ("12:00 AM", "11:59 AM", "12:00 PM", "11:59 pm")
    ]
    assert [reading.moment(grid).hour for grid in grids if grid is not None] == [0, 11, 12, 23]
    assert reading.read("2026-01-01 13:00 AM") is None


def test_short_years_turn_at_69() -> None:
    reading = date_format("%d.%m.%y")
    years = [reading.read(f"01.01.{year}") for year in ("68", "69")]
    assert [reading.moment(grid).year for grid in years if grid is not None] == [2068, 1969]


def test_months_are_english_in_any_case() -> None:
    assert date_format("%d %b %Y").read("01 MAR 2026") == date_format("%d %b %Y").read("01 Mar 2026")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("%Y-%q-%d", "unknown part '%q'"),
        ("%Y-%Y-%m", "twice"),
        ("%H:%M", "needs a year"),
        ("%Y", "and a month"),
    ],
)
def test_bad_formats_are_explained(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        date_format(text)


def test_limits_are_iso() -> None:
    assert moment_of("2026-01-31T08:30") == datetime(2026, 1, 31, 8, 30, tzinfo=UTC)
    with pytest.raises(InputError, match="is no date"):
        moment_of("31.01.2026")


@pytest.mark.parametrize(
    ("step", "starts"),
    [
        (DateStep.WEEK, ["2025-11-20", "2025-11-24", "2025-12-01"]),
        (DateStep.MONTH, ["2025-11-20", "2025-12-01"]),
        (DateStep.QUARTER, ["2025-11-20"]),
        (DateStep.YEAR, ["2025-11-20"]),
    ],
)
def test_steps_begin_with_whole_units(step: DateStep, starts: list[str]) -> None:
    assert [day.isoformat() for day in steps(date(2025, 11, 20), date(2025, 12, 5), step)] == starts


def test_years_and_quarters_roll_over() -> None:
    days = steps(date(2025, 11, 20), date(2026, 5, 5), DateStep.QUARTER)
    assert [day.isoformat() for day in days] == ["2025-11-20", "2026-01-01", "2026-04-01"]
    assert len(steps(date(2025, 11, 20), date(2025, 11, 22), DateStep.DAY)) == 3
    assert [day.year for day in steps(date(2024, 1, 1), date(2026, 1, 1), DateStep.YEAR)] == [
        2024,
        2025,
        2026,
    ]


@pytest.mark.parametrize(
    ("first", "last", "label"),
    [
        ("2026-01-01", "2026-01-31", "2026-01"),
        ("2026-01-01", "2026-12-31", "2026"),
        ("2026-04-01", "2026-06-30", "2026 Q2"),
        ("2026-04-02", "2026-06-30", "2026-04-02 to 2026-06-30"),
        ("2026-04-02", "2026-04-02", "2026-04-02"),
    ],
)
def test_spans_have_short_labels(first: str, last: str, label: str) -> None:
    assert span_label(moment_of(first), moment_of(last), timedelta(days=1)) == label


def test_the_calendar_has_an_end() -> None:
    assert steps(date(9999, 12, 30), date.max, DateStep.DAY) == (date(9999, 12, 30), date.max)
    assert steps(date(9998, 1, 1), date.max, DateStep.YEAR) == (date(9998, 1, 1), date(9999, 1, 1))
    assert span_label(moment_of("9999-01-01"), moment_of("9999-12-31"), timedelta(days=1)).endswith(
        "9999-12-31"
    )


def test_spans_inside_a_day_show_the_time() -> None:
    first, last = moment_of("2026-01-01T08:00"), moment_of("2026-01-01T08:59")
    assert span_label(first, last, timedelta(minutes=1)) == "2026-01-01 08:00:00 to 2026-01-01 08:59:00"
