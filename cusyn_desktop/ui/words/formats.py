"""Numbers, budgets, dates and durations as text, in the person's locale.

What is left is rounded down, what is spent and every error up, so that no figure promises too much. A grant
is written as what is spent from the first offer on, or the ledger would seem to take more than was agreed to.
"""

from collections.abc import Sequence
from datetime import datetime
from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from enum import StrEnum

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from cusyn_desktop.services.wording import delta_text

translate = QCoreApplication.translate

NO_BREAK = "\N{NO-BREAK SPACE}"
TIMES = "\N{MULTIPLICATION SIGN}"
_SLACK = Decimal("1e-7")


class Rounding(StrEnum):
    """Which way a figure may be wrong."""

    UP = "up"
    DOWN = "down"


_DIRECTION = {Rounding.UP: (ROUND_CEILING, -_SLACK), Rounding.DOWN: (ROUND_FLOOR, _SLACK)}


def number(value: float, *, places: int, rounding: Rounding = Rounding.UP) -> str:
    """A number with fixed places; the far digits of a float don't count as more."""
    direction, slack = _DIRECTION[rounding]
    unit = Decimal(1).scaleb(-places)
    shift = min(_SLACK, unit / 1000).copy_sign(slack)
    rounded = (Decimal(repr(float(value))) + shift).quantize(unit, direction)
    return QLocale().toString(float(rounded) + 0.0, "f", places)


def count(value: int) -> str:
    """A whole number with separators."""
    return QLocale().toString(value)


def counted(value: int, *, one: str, many: str, **facts: str) -> str:
    """A number of things in words, for texts outside of a `QObject`, where Qt's tools find no `%n`.

    Args:
        value: How many.
        one: The translated text for one of them.
        many: The same for more or none, with `{count}` where the number is told.
        **facts: What else stands in braces in both.
    """
    return (one if value == 1 else many).format(count=count(value), **facts)


def epsilon_figure(value: float, *, rounding: Rounding = Rounding.UP) -> str:
    """An epsilon without its letter: two places, more where the value is so small that they say nothing."""
    size = round(value, 7)  # a typed 0.1 is kept as a little less
    places = 2 if size >= 0.1 or value == 0.0 else 3 if size >= 0.01 else 4
    return number(value, places=places, rounding=rounding)


def epsilon(value: float, *, rounding: Rounding = Rounding.UP) -> str:
    """An epsilon with its letter, never broken over lines."""
    return f"ε{NO_BREAK}{epsilon_figure(value, rounding=rounding)}"


def epsilon_left(value: float) -> str:
    """The epsilon that is still allowed, rounded down."""
    return epsilon(value, rounding=Rounding.DOWN)


def delta(value: float) -> str:
    """A delta with its letter, never less than it is; papers write it the same way."""
    return delta_text(value, point=QLocale().decimalPoint())


def listed(names: Sequence[str]) -> str:
    """Names in a row: in Chinese with the mark that parts the words of a list."""
    between = translate("Formats", "{one}, {other}").format(one="", other="")
    return between.join(names)


def cases_to_one(chance: float) -> str:
    """In how many cases something of a small chance happens once, rounded down: never rarer than it is."""
    return count(int(1 / Decimal(repr(chance))))


def percent(share: float, *, places: int = 1, rounding: Rounding = Rounding.UP) -> str:
    """A share between 0 and 1 in percent."""
    return in_percent(number(100.0 * share, places=places, rounding=rounding))


def in_percent(figure: str) -> str:
    """A figure with the sign of percent, as it is written here."""
    return translate("Formats", "{number}%").format(number=figure)


def written(figure: str) -> str:
    """A figure that was rounded elsewhere, such as `4.2`, `1,234` or `32%`, as it is written here."""
    locale = QLocale()
    marks = {",": locale.groupSeparator(), ".": locale.decimalPoint()}
    told = "".join(marks.get(mark, mark) for mark in figure.removesuffix("%"))
    return in_percent(told) if figure.endswith("%") else told


def percent_left(share: float) -> str:
    """The share that is left, rounded down."""
    return percent(share, rounding=Rounding.DOWN)


def points(error: float, *, places: int = 1) -> str:
    """An error between 0 and 1 as percentage points of people, without the word."""
    return number(100.0 * error, places=places)


def plus_minus(text: str) -> str:
    """A figure as a bound on both sides."""
    return f"±{NO_BREAK}{text}"


def clique(columns: tuple[str, ...]) -> str:
    """A set of columns."""
    return f" {TIMES} ".join(columns)


def memory(n_bytes: int) -> str:
    """An amount of memory, in steps that a person can compare."""
    return QLocale().formattedDataSize(n_bytes, 0, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def duration(seconds: float) -> str:
    """A span of time to one or two figures: `9 s`, `2 min`, `1.5 h`."""
    if seconds < 1.0:
        return translate("Formats", "under 1{gap}s").format(gap=NO_BREAK)
    if seconds < 90.0:
        pattern, told = translate("Formats", "{number}{gap}s"), number(seconds, places=0)
    elif seconds < 5400.0:
        pattern, told = translate("Formats", "{number}{gap}min"), number(seconds / 60.0, places=0)
    else:
        pattern, told = translate("Formats", "{number}{gap}h"), number(seconds / 3600.0, places=1)
    return pattern.format(number=told, gap=NO_BREAK)


def day(moment: datetime) -> str:
    """A date: `5 Nov 2026`."""
    return _written(moment, day_pattern())


def month(moment: datetime) -> str:
    """A month: `Mar 2027`."""
    return _written(moment, month_pattern())


def minute(moment: datetime) -> str:
    """A date and time: `5 Nov 2026 09:47`."""
    return _written(moment, f"{day_pattern()} HH:mm")


def moment(when: datetime) -> str:
    """A date and time to the millisecond: `5 Nov 2026 09:47:03.218`."""
    return _written(when, f"{day_pattern()} HH:mm:ss.zzz")


def instant(moment: datetime) -> str:
    """A time of day to a tenth of a second: `10:42:07.1`."""
    local = moment.astimezone()
    return f"{local:%H:%M:%S}{QLocale().decimalPoint()}{local.microsecond // 100_000}"


def day_pattern() -> str:
    """Day, month and year in the order of the language, in the letters of Qt."""
    return translate("Formats", "d MMM yyyy")


def short_day_pattern() -> str:
    """Day and month, where the year is plain."""
    return translate("Formats", "d MMM")


def month_pattern() -> str:
    """Month and year."""
    return translate("Formats", "MMM yyyy")


def _written(moment: datetime, pattern: str) -> str:
    local = QDateTime.fromMSecsSinceEpoch(int(moment.timestamp() * 1000))
    return QLocale().toString(local, pattern)
