"""Shares of people by one column: measured with noise beside synthetic."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import blend
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import percent_ticks
from cusyn_desktop.ui.plots.themed import Plot
from cusyn_desktop.ui.plots.value_labels import BEFORE_PX, arrange
from cusyn_desktop.ui.words.formats import percent

_BAR = 0.38
_MOST_TOLD = 12
_AXIS_PX = 56.0


class ColumnBars(Plot):
    """Two bars for each value; where a column was never measured, one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._labels: tuple[str, ...] = ()
        self._measured: FloatArray | None = None
        self._synthetic: FloatArray = np.zeros(0)
        self.canvas.getPlotItem().getAxis("bottom").setStyle(hideOverlappingLabels=BEFORE_PX)
        self.setMinimumHeight(120)

    def set_bars(
        self, column: str, labels: Sequence[str], *, measured: FloatArray | None, synthetic: FloatArray
    ) -> None:
        """Show shares (0 to 1) for each value of a column."""
        self._labels, self._measured, self._synthetic = tuple(labels), measured, synthetic
        self.describe(self.tr("Shares by {column}").format(column=column), self._told())
        self.redraw()

    def table(self) -> Sheet:
        """One row for each value."""
        head = (self.tr("Value"), self.tr("Measured, noisy"), self.tr("Synthetic"))
        return Sheet(head, tuple(self._row(index) for index in range(len(self._labels))))

    def draw(self) -> None:
        """Bars side by side on a common ground."""
        if not self._labels:
            self.set_ticks("left", ())
            self.set_ticks("bottom", ())
            return
        largest = max(float(shares.max()) for shares in self._shown())
        y_ticks = percent_ticks(100.0 * max(largest, 0.001))
        top = max(100.0 * largest * 1.05, y_ticks[1].value)
        shown = arrange(
            self._labels, QFontMetricsF(font(TextStyle.CAPTION)), max(1.0, self.width() - _AXIS_PX)
        )
        self.set_range((shown.left, shown.right), (0.0, 1.05 * top))  # room for the upper half of a figure
        self.set_ticks("left", [tick for tick in y_ticks if tick.value <= top])
        self.set_ticks("bottom", shown.ticks)
        self.add_grid([tick for tick in y_ticks[1:] if tick.value <= top])
        grey = blend(self.theme.edge, self.theme.surface, 0.6)
        if self._measured is not None:
            self._add_bars(self._measured, -_BAR / 2 - 0.01, grey, self.theme.edge)
            self._add_bars(self._synthetic, _BAR / 2 + 0.01, self.theme.accent, self.theme.accent)
        else:
            self._add_bars(self._synthetic, 0.0, self.theme.accent, self.theme.accent)

    def _shown(self) -> list[FloatArray]:
        return [shares for shares in (self._measured, self._synthetic) if shares is not None]

    def _add_bars(self, shares: FloatArray, shift: float, colour: str, line: str) -> None:
        bars = pg.BarGraphItem(
            x=np.arange(len(shares)) + shift,
            height=100.0 * np.clip(shares, 0.0, None),
            width=_BAR,
            brush=QColor(colour),
            pen=self.pen(line, 1.0),
        )
        self.canvas.addItem(bars)

    def _row(self, index: int) -> tuple[str, str, str]:
        measured = "–" if self._measured is None else percent(max(0.0, float(self._measured[index])))
        return self._labels[index], measured, percent(float(self._synthetic[index]))

    @override
    def told_at(self, place: QPointF) -> str:
        """The value whose bars stand above or below a place of the canvas, in full."""
        x = self.canvas.getPlotItem().getViewBox().mapDeviceToView(place).x()
        index = round(x)
        return self._told_of(index) if 0 <= index < len(self._labels) else ""

    def _told_of(self, index: int) -> str:
        label, measured, synthetic = self._row(index)
        told = self.tr("{label}: measured {measured}, synthetic {synthetic}")
        return told.format(label=label, measured=measured, synthetic=synthetic)

    def _told(self) -> str:
        return "; ".join(map(self._told_of, range(min(_MOST_TOLD, len(self._labels)))))
