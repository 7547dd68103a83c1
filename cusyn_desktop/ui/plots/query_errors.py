"""Error of each query: what was expected, and how far the table is from its noisy measurement."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import linear_ticks
from cusyn_desktop.ui.plots.themed import Plot, Tick
from cusyn_desktop.ui.words.formats import points

_LEAST_ROW_PX = 22
_FOOT_PX = 44
_NAME_GAP_PX = 10
_STAR = "★ "


@dataclass(frozen=True, slots=True)
class QueryDot:
    """One line of the plot.

    Attributes:
        name: The query's columns.
        is_interest: Whether the user asked for it.
        expected: Expected error, 0 to 1, or None.
        measured: Distance from the noisy measurement, 0 to 1, or None.
    """

    name: str
    is_interest: bool
    expected: float | None
    measured: float | None


class QueryErrors(Plot):
    """A ring for the expected error, a diamond for the distance to the measurement; a star: interest."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._dots: tuple[QueryDot, ...] = ()
        self._scale: float | None = None
        axis = self.canvas.getPlotItem().getAxis("left")
        axis.setStyle(tickFont=font(TextStyle.CAPTION), tickTextOffset=_NAME_GAP_PX)

    def set_dots(self, dots: Sequence[QueryDot], *, largest: float | None = None) -> None:
        """Show queries, the first at the top, on a scale up to `largest` (0 to 1) or as far as they go."""
        self._dots, self._scale = tuple(dots), largest
        self.setMinimumHeight(_FOOT_PX + _LEAST_ROW_PX * max(1, len(self._dots)))
        self.describe(self.tr("Error per query"), self._told())
        self.redraw()

    def table(self) -> Sheet:
        """One row for each query."""
        head = (
            self.tr("Query"),
            self.tr("Interest"),
            self.tr("Expected, points"),
            self.tr("Distance to the noisy measurement, points"),
        )
        rows = tuple(
            (
                dot.name,
                self.tr("yes") if dot.is_interest else "",
                _figure(dot.expected),
                _figure(dot.measured),
            )
            for dot in self._dots
        )
        return Sheet(head, rows)

    def draw(self) -> None:
        """Upright grid, links, then marks."""
        n_rows = len(self._dots)
        x_ticks = linear_ticks(self._largest(), n_ticks=5)
        self.set_range((-0.035 * x_ticks[-1].value, x_ticks[-1].value * 1.04), (-0.6, max(0.6, n_rows - 0.4)))
        self.set_ticks("bottom", x_ticks)
        self.set_ticks("left", [Tick(self._y(i), _name(dot)) for i, dot in enumerate(self._dots)])
        axis = self.canvas.getPlotItem().getAxis("left")
        axis.setTextPen(QColor(self.theme.text))
        face = QFontMetricsF(font(TextStyle.CAPTION))
        names = (face.horizontalAdvance(_name(dot)) for dot in self._dots)
        axis.setWidth(ceil(max(names, default=0.0)) + 2 * _NAME_GAP_PX)  # else known after painting only
        self.add_grid(x_ticks, angle=90)
        for index, dot in enumerate(self._dots):
            if dot.expected is not None and dot.measured is not None:
                ends = [100.0 * dot.expected, 100.0 * dot.measured]
                self.add_line(ends, [self._y(index)] * 2, self.pen(self.theme.edge, 2.0))
        self._draw_rings()
        self._draw_diamonds()

    def _draw_rings(self) -> None:
        known = [(100.0 * d.expected, self._y(i)) for i, d in enumerate(self._dots) if d.expected is not None]
        self.add_marks(
            pos=known,
            symbol="o",
            size=11,
            brush=QColor(self.theme.surface),
            pen=self.pen(self.theme.text, 2.0),
        )

    def _draw_diamonds(self) -> None:
        known = [(100.0 * d.measured, self._y(i)) for i, d in enumerate(self._dots) if d.measured is not None]
        self.add_marks(
            pos=known,
            symbol="d",
            size=11,
            brush=QColor(self.theme.accent),
            pen=self.pen(self.theme.surface, 0.5),
        )

    def _y(self, index: int) -> float:
        """The first query stands at the top."""
        return float(len(self._dots) - 1 - index)

    def _largest(self) -> float:
        if self._scale is not None:
            return 100.0 * self._scale
        known = [error for d in self._dots for error in (d.expected, d.measured) if error is not None]
        return 100.0 * max(known, default=0.01)

    def _told(self) -> str:
        return "; ".join(
            self.tr("{name}: expected error {expected}, distance to the noisy measurement {measured}").format(
                name=_name(dot),
                expected=_figure(dot.expected),
                measured=_figure(dot.measured),
            )
            for dot in self._dots
        )


def _name(dot: QueryDot) -> str:
    return f"{_STAR}{dot.name}" if dot.is_interest else dot.name


def _figure(error: float | None) -> str:
    return "–" if error is None else points(error, places=2)
