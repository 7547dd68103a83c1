"""Which of a column's values are written below its bars: evenly many, always the first and the last.

Labels are never turned. Where they are long, they end in dots, and the bar says the whole when pointed at.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF

from cusyn_desktop.ui.plots.themed import Tick

_EDGE = 0.6  # a bar's room before the middle of the first bar and after that of the last
_GAP_PX = 8.0
_CUT_ABOVE_PX, _NEVER_ABOVE_PX = 96.0, 124.0
_READABLE_SHARE = 0.25

BEFORE_PX = 36
"""How far the first label may stand below the axis at the left."""


@dataclass(frozen=True, slots=True)
class ValueLabels:
    """How bars at 0, 1, 2, ... and their labels share a width.

    Attributes:
        ticks: What is written, and where.
        left: Where the plane begins, in bars.
        right: Where it ends.
    """

    ticks: tuple[Tick, ...]
    left: float
    right: float


def arrange(labels: Sequence[str], metrics: QFontMetricsF, inner_px: float) -> ValueLabels:
    """Find room for as many labels as stay readable.

    Args:
        labels: One for each bar, at least one.
        metrics: Of the type that they are written in.
        inner_px: Width of the plane.
    """
    readable_px = min(max(_READABLE_SHARE * inner_px, _CUT_ABOVE_PX), _NEVER_ABOVE_PX)
    most_px = max(inner_px / (len(labels) + 2 * _EDGE - 1), readable_px)
    most_px = max(1.0, min(most_px, inner_px / 2) - _GAP_PX)
    widths = [min(metrics.horizontalAdvance(label), most_px) for label in labels]
    room_px, left_px, right_px = _shared_width(inner_px, widths)
    stride = -(-(max(widths) + _GAP_PX) // room_px)
    elide = Qt.TextElideMode.ElideRight
    ticks = tuple(
        Tick(float(place), metrics.elidedText(labels[place], elide, most_px + 0.5))
        for place in spread(len(labels), stride=int(stride))
    )
    return ValueLabels(ticks, -left_px / room_px, len(labels) - 1 + right_px / room_px)


def spread(n_values: int, *, stride: int) -> tuple[int, ...]:
    """Places from the first to the last, at least `stride` apart; in equal steps where that costs little."""
    last = n_values - 1
    if last <= 0:
        return tuple(range(n_values))
    for equal in range(stride, min(last, stride + stride // 2) + 1):
        if last % equal == 0:
            return tuple(range(0, n_values, equal))
    n_steps = max(1, last // stride)
    return tuple(round(step * last / n_steps) for step in range(n_steps + 1))


def _shared_width(inner_px: float, widths: Sequence[float]) -> tuple[float, float, float]:
    """Pixels from bar to bar, and at either end, where half a label may need more than half a bar."""
    halves = (widths[0] / 2 - BEFORE_PX, (widths[-1] + _GAP_PX) / 2)
    n_between = len(widths) - 1
    room_px = inner_px / (n_between + 2 * _EDGE)
    for _ in range(2):  # one end that takes more may leave the other too little
        wide = [half for half in halves if half > _EDGE * room_px]
        room_px = (inner_px - sum(wide)) / max(_EDGE, n_between + _EDGE * (2 - len(wide)))
    left_px, right_px = (max(half, _EDGE * room_px) for half in halves)
    return room_px, left_px, right_px
