"""Geometry of the line charts of a result page; the template only draws it."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cusyn_desktop.experiments.points import Summary

WIDTH, HEIGHT = 460, 270
LEFT, RIGHT, TOP, BOTTOM = 62, 14, 14, 40
COLOURS = ("#55616F", "#C06A00", "#1F5FA6", "#7B5238", "#9A3F88", "#00806B", "#A3201A", "#5D6875", "#C2476B")
DASHES = ("none", "7 3", "2 3", "10 3 2 3")
"""Lines differ in their strokes too, for who cannot tell the colours apart."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A mark on an axis: where it is and what it says."""

    at: float
    label: str


@dataclass(frozen=True, slots=True)
class Dot:
    """A mean with its spread, in pixels."""

    x: float
    y: float
    low: float
    high: float
    title: str


@dataclass(frozen=True, slots=True)
class Line:
    """One method's means."""

    label: str
    colour: str
    dash: str
    path: str
    dots: tuple[Dot, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """One figure.

    Attributes:
        title: What is shown.
        x_title: What runs to the right.
        x_ticks: Marks of the horizontal axis.
        y_ticks: Marks of the vertical axis, which starts at 0.
        lines: One for each method.
    """

    title: str
    x_title: str
    x_ticks: tuple[Tick, ...]
    y_ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class _Value:
    """A value to draw: mean and standard deviation."""

    mean: float
    deviation: float = 0.0


def line_chart(
    summaries: Sequence[Summary],
    *,
    title: str,
    x_title: str,
    value: Callable[[Summary], tuple[float, float]],
    log_x: bool = False,
) -> Chart:
    """Lay out one figure.

    Args:
        summaries: All places of all lines.
        title: What is shown.
        x_title: What runs to the right.
        value: Mean and standard deviation of a place.
        log_x: Whether steps of x are ratios.
    """
    xs = sorted({summary.x for summary in summaries})
    values = {summary: _Value(*value(summary)) for summary in summaries}
    top = _round_up(max(v.mean + v.deviation for v in values.values()))

    def right(x: float) -> float:
        scale = math.log if log_x else float
        low, high = scale(xs[0]), scale(xs[-1])
        share = (scale(x) - low) / (high - low) if high > low else 0.5
        return round(LEFT + 12 + share * (WIDTH - LEFT - RIGHT - 24), 1)

    def up(y: float) -> float:
        return round(HEIGHT - BOTTOM - y / top * (HEIGHT - TOP - BOTTOM), 1)

    labels = list(dict.fromkeys(summary.line for summary in summaries))
    lines = []
    for number, label in enumerate(labels):
        dots = tuple(
            Dot(
                right(summary.x),
                up(values[summary].mean),
                up(max(0.0, values[summary].mean - values[summary].deviation)),
                up(values[summary].mean + values[summary].deviation),
                f"{label}, {summary.x:g}: {values[summary].mean:.4g}",
            )
            for summary in summaries
            if summary.line == label
        )
        path = "M " + " L ".join(f"{dot.x} {dot.y}" for dot in dots)
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        lines.append(Line(label, colour, dash, path, dots))
    shown = xs if len(xs) <= 8 else xs[:: math.ceil(len(xs) / 8)]
    return Chart(
        title=title,
        x_title=x_title,
        x_ticks=tuple(Tick(right(x), f"{x:g}") for x in shown),
        y_ticks=tuple(Tick(up(top * n / 4), _number(top * n / 4)) for n in range(5)),
        lines=tuple(lines),
    )


def _number(value: float) -> str:
    """Large numbers in full, small ones to three digits."""
    return f"{value:,.0f}" if value >= 1_000 else f"{value:.3g}"


def _round_up(value: float) -> float:
    """The next number of 1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8 or 10 times a power of ten; 1 for nothing."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(step * power for step in (1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10) if step * power >= value)
