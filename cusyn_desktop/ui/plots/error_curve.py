"""Expected error against epsilon: what was granted, what was asked, and what more would buy."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import linear_ticks
from cusyn_desktop.ui.plots.themed import Plot
from cusyn_desktop.ui.words.formats import epsilon_figure, plus_minus, points

_MARK_PX = 10
_FINE = 160
_LEAST_PX = 100
_LABEL_PX = 24.0
_AXIS_PX = 26.0


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A budget and the expected error (0 to 1) that it buys."""

    epsilon: float
    error: float


class ErrorCurve(Plot):
    """Error in percentage points over epsilon."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._points: tuple[CurvePoint, ...] = ()
        self._granted: CurvePoint | None = None
        self._asked: CurvePoint | None = None
        self.setMinimumHeight(_LEAST_PX)
        self.describe(self.tr("Expected error against ε"), "")

    @override
    def sizeHint(self) -> QSize:
        """No higher than it must be: a page that scrolls as a whole would have a gap of that height."""
        return QSize(super().sizeHint().width(), _LEAST_PX)

    def set_curve(
        self,
        curve: Sequence[CurvePoint],
        *,
        granted: CurvePoint | None = None,
        asked: CurvePoint | None = None,
    ) -> None:
        """Show a curve in rising order of epsilon, and the two budgets on it."""
        self._points, self._granted, self._asked = tuple(curve), granted, asked
        self.describe(self.tr("Expected error against ε"), self._told())
        self.redraw()

    def table(self) -> Sheet:
        """The points of the curve."""
        head = (self.tr("ε"), self.tr("Error in points"))
        rows = tuple((epsilon_figure(p.epsilon), points(p.error, places=2)) for p in self._points)
        return Sheet(head, rows)

    def draw(self) -> None:
        """The curve, cut at three times the error that matters, then the two budgets."""
        if not self._points:
            self.set_ticks("left", ())
            self.set_ticks("bottom", ())
            return
        top = self._top()
        x_ticks = linear_ticks(self._points[-1].epsilon, n_ticks=5)
        y_ticks = linear_ticks(top, n_ticks=3)
        right = x_ticks[-1].value * 1.05
        self.set_range((0.0, right), (0.0, max(y_ticks[-1].value * 1.08, self._label_top(right))))
        self.set_ticks("bottom", x_ticks[1:])
        self.set_ticks("left", y_ticks)
        self.add_grid(y_ticks[1:])
        x, y = self._smooth()
        self.add_line(x, y, self.pen(self.theme.edge, 2.0))
        if self._asked is not None and self._asked != self._granted:
            self._draw_asked(self._asked)
        if self._granted is not None:
            self._draw_granted(self._granted)

    def _top(self) -> float:
        """The largest error shown: low budgets have errors beyond all use."""
        marked = [p.error for p in (self._granted, self._asked) if p is not None]
        reference = max(marked, default=self._points[len(self._points) // 2].error)
        return 100.0 * min(3.0 * reference, max(p.error for p in self._points))

    def _smooth(self) -> tuple[list[float], list[float]]:
        """Points between the known ones along a power law, which the error follows."""
        known = [p for p in self._points if p.error > 0]
        if len(known) < 2:
            return [p.epsilon for p in known], [100.0 * p.error for p in known]
        logs = np.log([p.epsilon for p in known])
        fine = np.linspace(logs[0], logs[-1], _FINE)
        errors = np.interp(fine, logs, np.log([100.0 * p.error for p in known]))
        return np.exp(fine).tolist(), np.exp(errors).tolist()

    def _label_top(self, right: float) -> float:
        """The error that must still be shown so that the labels above their points have room."""
        marked = [p.error for p in (self._granted, self._asked) if p is not None]
        lines = 2 if self._labels_touch(right) else 1
        share = min(0.75, lines * _LABEL_PX / max(1.0, self.height() - _AXIS_PX))
        return 100.0 * max(marked, default=0.0) / (1.0 - share)

    def _labels_touch(self, right: float) -> bool:
        """Whether the label of what is granted would run into that of what is asked."""
        if self._granted is None or self._asked is None or self._asked == self._granted:
            return False
        apart = (self._asked.epsilon - self._granted.epsilon) / right * self.inner_width
        return apart < Words(_label(self._granted), TextStyle.CAPTION_STRONG, "").width + 12.0

    def _draw_granted(self, point: CurvePoint) -> None:
        theme, place = self.theme, (point.epsilon, 100.0 * point.error)
        self.add_line([place[0], place[0]], [0.0, place[1]], self.pen(theme.text, 2.0))
        self.add_marks(
            pos=[place],
            symbol="o",
            size=_MARK_PX,
            brush=QColor(theme.accent),
            pen=self.pen(theme.surface, 1.0),
        )
        lift = 2.0 if self._labels_touch(self._range[0][1]) else 1.0
        self.add_text(_label(point), place, anchor=(-0.12, lift), style=TextStyle.CAPTION_STRONG)

    def _draw_asked(self, point: CurvePoint) -> None:
        theme, place = self.theme, (point.epsilon, 100.0 * point.error)
        self.add_line([place[0], place[0]], [0.0, place[1]], self.pen(theme.text, 2.0, (3.0, 2.0)))
        self.add_marks(
            pos=[place], symbol="o", size=_MARK_PX, brush=QColor(theme.surface), pen=self.pen(theme.text, 1.8)
        )
        self.add_text(_label(point), place, anchor=(-0.12, 1.0))

    def _told(self) -> str:
        told = []
        if self._granted is not None:
            told.append(self.tr("Granted {point} points").format(point=_label(self._granted)))
        if self._asked is not None:
            told.append(self.tr("Asked {point} points").format(point=_label(self._asked)))
        return ", ".join(told)


def _label(point: CurvePoint) -> str:
    return f"{epsilon_figure(point.epsilon)}: {plus_minus(points(point.error))}"
