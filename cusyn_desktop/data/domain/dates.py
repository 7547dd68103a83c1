"""Dates and times in a declared format, read and written alike in every locale.

The formats are those of `strptime`, in English, with a few additions: `%-d`, `%-m`, `%-H` and `%-I` have no
leading zero (as in 3/14/2026) and `%3f` stands for milliseconds.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import lru_cache

from cusyn_desktop.errors import InputError

_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_FULL = {name.lower(): number for number, name in enumerate(_MONTHS, start=1)}
_SHORT = {name[:3].lower(): number for number, name in enumerate(_MONTHS, start=1)}

_PATTERNS = {
    "%Y": r"(?P<year>\d{4})",
    "%y": r"(?P<short_year>\d{2})",
    "%m": r"(?P<month>\d{2})",
    "%-m": r"(?P<month>\d{1,2})",
    "%B": r"(?P<full_month>" + "|".join(_FULL) + ")",
    "%b": r"(?P<short_month>" + "|".join(_SHORT) + ")",
    "%d": r"(?P<day>\d{2})",
    "%-d": r"(?P<day>\d{1,2})",
    "%H": r"(?P<hour>\d{2})",
    "%-H": r"(?P<hour>\d{1,2})",
    "%I": r"(?P<hour12>\d{2})",
    "%-I": r"(?P<hour12>\d{1,2})",
    "%p": r"(?P<half>am|pm)",
    "%M": r"(?P<minute>\d{2})",
    "%S": r"(?P<second>\d{2})",
    "%f": r"(?P<fraction>\d{6})",
    "%3f": r"(?P<fraction>\d{3})",
}
_WRITERS: Mapping[str, Callable[[datetime], str]] = {
    "%Y": lambda moment: f"{moment.year:04}",
    "%y": lambda moment: f"{moment.year % 100:02}",
    "%m": lambda moment: f"{moment.month:02}",
    "%-m": lambda moment: f"{moment.month}",
    "%B": lambda moment: _MONTHS[moment.month - 1],
    "%b": lambda moment: _MONTHS[moment.month - 1][:3],
    "%d": lambda moment: f"{moment.day:02}",
    "%-d": lambda moment: f"{moment.day}",
    "%H": lambda moment: f"{moment.hour:02}",
    "%-H": lambda moment: f"{moment.hour}",
    "%I": lambda moment: f"{(moment.hour - 1) % 12 + 1:02}",
    "%-I": lambda moment: f"{(moment.hour - 1) % 12 + 1}",
    "%p": lambda moment: "AM" if moment.hour < 12 else "PM",
    "%M": lambda moment: f"{moment.minute:02}",
    "%S": lambda moment: f"{moment.second:02}",
    "%f": lambda moment: f"{moment.microsecond:06}",
    "%3f": lambda moment: f"{moment.microsecond // 1000:03}",
}
"""How each part of a format is written; not by `strftime`, which follows the locale."""
_TOKEN = re.compile(r"%3f|%-?.|[^%]+")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_EXAMPLE = datetime(2026, 12, 31, 22, 45, tzinfo=UTC)
_PIVOT = 69  # as in POSIX: 69 to 99 are 19xx
_OF_TWO_DIGITS = date(1900 + _PIVOT, 1, 1), date(2000 + _PIVOT - 1, 12, 31)


class DateStep(StrEnum):
    """How a span of dates is cut into groups."""

    DAY = "day"
    WEEK = "week"
    MONTH = "month"
    QUARTER = "quarter"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class DateFormat:
    """A format, ready to read and write.

    Attributes:
        text: The format as declared.
        unit: The finest step that the format can express; grid numbers count these from 1970-01-01.
    """

    text: str
    unit: timedelta
    _tokens: tuple[str, ...]
    _regex: re.Pattern[str]

    def read(self, text: str) -> int | None:
        """The grid number of a text, or None where it is no date of this format."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        try:
            return self.grid(_moment(match.groupdict()))
        except ValueError:  # the 31st of February
            return None

    def write(self, grid: int) -> str:
        """The text of a grid number."""
        moment = self.moment(grid)
        return "".join(_WRITERS[token](moment) if token in _WRITERS else token for token in self._tokens)

    @property
    def example(self) -> str:
        """How a day of the calendar, the same for every table, is written."""
        return self.write(self.grid(_EXAMPLE))

    @property
    def days(self) -> tuple[date, date]:
        """The first and the last day that can be written."""
        return _OF_TWO_DIGITS if "%y" in self._tokens else (date.min, date.max)

    def grid(self, moment: datetime) -> int:
        """The grid number of a moment."""
        return (moment - _EPOCH) // self.unit

    def moment(self, grid: int) -> datetime:
        """The moment of a grid number."""
        return _EPOCH + grid * self.unit


@lru_cache(maxsize=2048)
def date_format(text: str) -> DateFormat:
    """Prepare a format.

    Raises:
        InputError: The format has an unknown directive, names a part twice, or lacks the year or the month.
    """
    tokens = tuple(_TOKEN.findall(text))
    unknown = [token for token in tokens if token.startswith("%") and token not in _PATTERNS]
    if unknown:
        raise InputError(f"The date format '{text}' has an unknown part '{unknown[0]}'.", format=text)
    try:
        regex = re.compile(
            "".join(_PATTERNS.get(token) or re.escape(token) for token in tokens), re.IGNORECASE
        )
    except re.error as error:
        raise InputError(f"The date format '{text}' names a part twice.", format=text) from error
    parts = regex.groupindex.keys()
    if not parts & {"year", "short_year"} or not parts & {"month", "full_month", "short_month"}:
        raise InputError(f"The date format '{text}' needs a year (%Y) and a month (%m or %b).", format=text)
    return DateFormat(text, _unit(tokens), tokens, regex)


def moment_of(text: str) -> datetime:
    """Read a limit of a domain: a date or date-time in ISO form.

    Raises:
        InputError: The text is not in that form.
    """
    try:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)
    except ValueError as error:
        raise InputError(f"'{text}' is no date. Write it as 2026-01-31 or 2026-01-31T08:30.") from error


def steps(first: date, last: date, step: DateStep) -> tuple[date, ...]:
    """The first days of the groups from `first` to `last`; all but the first begin with a whole step."""
    days = [first]
    while (following := _next_step(days[-1], step)) is not None and following <= last:
        days.append(following)
    return tuple(days)


def range_label(first: str, last: str) -> str:
    """`18`, or `18 to 29`."""
    return first if first == last else f"{first} to {last}"


def span_label(first: datetime, last: datetime, unit: timedelta) -> str:
    """A span in ISO form; a whole month, quarter or year by its own name."""
    if last.year == MAXYEAR:
        return range_label(first.date().isoformat(), last.date().isoformat())
    end = last + unit
    if (first.day, first.time(), end.day, end.time()) == (1, time(), 1, time()):
        months = (end.year - first.year) * 12 + end.month - first.month
        if months == 1:
            return f"{first.year:04}-{first.month:02}"
        if months == 12 and first.month == 1:
            return f"{first.year:04}"
        if months == 3 and first.month % 3 == 1:
            return f"{first.year:04} Q{first.month // 3 + 1}"
    if first.time() == time() and end.time() == time():
        return range_label(first.date().isoformat(), last.date().isoformat())
    return range_label(first.replace(tzinfo=None).isoformat(" "), last.replace(tzinfo=None).isoformat(" "))


def _next_step(day: date, step: DateStep) -> date | None:
    """The first day of the next step; None at the end of the calendar."""
    if step in (DateStep.DAY, DateStep.WEEK):
        days = 1 if step is DateStep.DAY else 7 - day.weekday()
        return day + timedelta(days=days) if (date.max - day).days >= days else None
    months = {DateStep.MONTH: 1, DateStep.QUARTER: 3, DateStep.YEAR: 12}[step]
    index = (day.year * 12 + day.month - 1) // months * months + months
    return date(index // 12, index % 12 + 1, 1) if index // 12 <= MAXYEAR else None


def _unit(tokens: tuple[str, ...]) -> timedelta:
    names = {token.replace("-", "") for token in tokens}
    for token, unit in (
        ("%f", timedelta(microseconds=1)),
        ("%3f", timedelta(milliseconds=1)),
        ("%S", timedelta(seconds=1)),
        ("%M", timedelta(minutes=1)),
        ("%H", timedelta(hours=1)),
        ("%I", timedelta(hours=1)),
    ):
        if token in names:
            return unit
    return timedelta(days=1)


def _moment(parts: dict[str, str | None]) -> datetime:
    fraction = parts.get("fraction") or "0"
    return datetime(
        _year(parts),
        _month(parts),
        int(parts.get("day") or 1),
        _hour(parts),
        int(parts.get("minute") or 0),
        int(parts.get("second") or 0),
        int(fraction) * (1000 if len(fraction) == 3 else 1),
        tzinfo=UTC,
    )


def _year(parts: dict[str, str | None]) -> int:
    if (full := parts.get("year")) is not None:
        return int(full)
    short = int(parts["short_year"] or 0)
    return short + (1900 if short >= _PIVOT else 2000)


def _month(parts: dict[str, str | None]) -> int:
    if (number := parts.get("month")) is not None:
        return int(number)
    if (name := parts.get("full_month")) is not None:
        return _FULL[name.lower()]
    return _SHORT[(parts["short_month"] or "").lower()]


def _hour(parts: dict[str, str | None]) -> int:
    if (hour12 := parts.get("hour12")) is None:
        return int(parts.get("hour") or 0)
    if not 1 <= int(hour12) <= 12:
        raise ValueError(hour12)
    return int(hour12) % 12 + (12 if (parts.get("half") or "").lower() == "pm" else 0)
