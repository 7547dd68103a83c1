"""Round ticks for axes, in the person's locale."""

import math
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QDate, QLocale

from cusyn_desktop.ui.plots.themed import Tick
from cusyn_desktop.ui.words.formats import Rounding, in_percent, month_pattern, number, short_day_pattern

_STEPS = (1.0, 2.0, 5.0, 10.0)
_SHORT_DAYS = timedelta(days=3)
_SHORT_MONTHS = timedelta(days=75)
_CLOCK_STEPS_S = (1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200)
_MONTH_STEPS = (1, 2, 3, 6, 12, 24, 60, 120)


def round_step(largest: float, n_ticks: int) -> float:
    """The least round step with at most `n_ticks` steps up to `largest`."""
    unit = 10.0 ** math.floor(math.log10(largest / n_ticks))
    return next(step * unit for step in _STEPS if step * unit * n_ticks >= largest * (1 - 1e-9))


def linear_ticks(largest: float, *, n_ticks: int = 4) -> list[Tick]:
    """Ticks from 0 to the first round value at or above `largest`."""
    step = round_step(max(largest, 1e-9), n_ticks)
    places = max(0, -math.floor(math.log10(step) + 1e-9))
    n_steps = math.ceil(largest / step - 1e-9) or 1
    return [_linear_tick(index * step, places) for index in range(n_steps + 1)]


def percent_ticks(largest: float, *, n_ticks: int = 4) -> list[Tick]:
    """The same in percent: `largest` is a share in hundredths."""
    return [Tick(tick.value, in_percent(tick.text)) for tick in linear_ticks(largest, n_ticks=n_ticks)]


def halving_ticks(smallest: float, largest: float) -> list[Tick]:
    """Powers of two around a range, placed at their binary logarithm: each halves the next."""
    first = math.floor(math.log2(smallest))
    last = max(first + 1, math.ceil(math.log2(largest)))
    return [Tick(float(power), _power_text(power)) for power in range(first, last + 1)]


def month_ticks(first: datetime, last: datetime, *, n_ticks: int = 6) -> list[Tick]:
    """The beginnings of months (every month, or every second, third, ...) between two moments."""
    months = (last.year - first.year) * 12 + last.month - first.month + 1
    step = next((s for s in _MONTH_STEPS if months / s <= n_ticks), _MONTH_STEPS[-1])
    starts = [_month(first, index) for index in range(0, months + step, step)]
    shown = [moment for moment in starts if first <= moment <= last]
    return [Tick(moment.timestamp(), _month_text(moment, first)) for moment in shown]


def time_ticks(first: datetime, last: datetime) -> list[Tick]:
    """Ticks for any span: months, days, or the time of day."""
    span = last - first
    if span < _SHORT_DAYS:
        return clock_ticks(first, last)
    return day_ticks(first, last) if span < _SHORT_MONTHS else month_ticks(first, last)


def clock_ticks(first: datetime, last: datetime, *, n_ticks: int = 6) -> list[Tick]:
    """Round times of day, at whole minutes or hours; within a minute at whole seconds."""
    seconds = (last - first).total_seconds()
    step = next((s for s in _CLOCK_STEPS_S if seconds / s <= n_ticks), _CLOCK_STEPS_S[-1])
    start = math.ceil(first.timestamp() / step) * step
    pattern = "%H:%M" if step >= 60 else "%H:%M:%S"
    moments = range(start, math.floor(last.timestamp()) + 1, step)
    zone = first.astimezone().tzinfo
    return [Tick(float(at), f"{datetime.fromtimestamp(at, tz=zone):{pattern}}") for at in moments]


def day_ticks(first: datetime, last: datetime, *, n_ticks: int = 5) -> list[Tick]:
    """Equally spaced days, for spans too short for months."""
    days = max(1, (last - first).days)
    step = max(1, math.ceil(days / n_ticks))
    midnight = first.replace(hour=0, minute=0, second=0, microsecond=0)
    moments = [midnight + timedelta(days=index * step) for index in range(1, days // step + 2)]
    shown = [moment for moment in moments if first <= moment <= last]
    return [
        Tick(moment.timestamp(), _date_text(moment.astimezone(), short_day_pattern())) for moment in shown
    ]


def _linear_tick(value: float, places: int) -> Tick:
    """A tick in figures; nothing is 0, without places."""
    return Tick(value, number(value, places=places if value else 0, rounding=Rounding.DOWN))


def _power_text(power: int) -> str:
    return number(2.0**power, places=max(0, -power), rounding=Rounding.DOWN)


def _month(first: datetime, index: int) -> datetime:
    years, month = divmod(first.month - 1 + index, 12)
    return datetime(first.year + years, month + 1, 1, tzinfo=UTC)


def _month_text(moment: datetime, first: datetime) -> str:
    pattern = "MMM" if moment.year == first.year else month_pattern()
    return _date_text(moment, pattern)


def _date_text(moment: datetime, pattern: str) -> str:
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), pattern)
