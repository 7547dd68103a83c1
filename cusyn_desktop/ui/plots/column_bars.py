"""Shares of people by one column: measured with noise beside synthetic."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QWidget

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import blend
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import percent_ticks
from cusyn_desktop.ui.plots.themed import Plot, Tick
from cusyn_desktop.ui.words.formats import percent

_BAR = 0.38
_LEAST_LABELS = 2
_AXIS_PX = 56.0
_MARGIN_PX = 4.0


class ColumnBars(Plot):
    """Two bars for each value; where a column was never measured, one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._labels: tuple[str, ...] = ()
        self._measured: FloatArray | None = None
        self._synthetic: FloatArray = np.zeros(0)
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
        n_values = len(self._labels)
        right = n_values - 0.4 + self._overhang()
        self.set_range((-0.6, right), (0.0, 1.05 * top))  # room for the upper half of the last figure
        self.set_ticks("left", [tick for tick in y_ticks if tick.value <= top])
        self.set_ticks("bottom", self._value_ticks())
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

    def _overhang(self) -> float:
        """How many bars' room the last label needs beyond the last bar."""
        inner_px = max(1.0, self.width() - _AXIS_PX)
        label_px = QFontMetricsF(font(TextStyle.CAPTION)).horizontalAdvance(self._labels[-1])
        half_px = min(label_px / 2.0 + _MARGIN_PX, inner_px / (2.0 * _LEAST_LABELS))
        n_shown = len(self._labels) + 0.2  # 0.6 of a bar's room before the first and after the last
        return max(0.0, (half_px * n_shown - 0.6 * inner_px) / (inner_px - half_px))

    def _value_ticks(self) -> list[Tick]:
        """Every value where there is room, else every second, third, ... and the last of all.

        The last one is often the missing value. A label is cut only where not even two have room.
        """
        metrics = QFontMetricsF(font(TextStyle.CAPTION))
        widest = max(metrics.horizontalAdvance(label) for label in self._labels) + 8.0
        room = max(1.0, (self.width() - _AXIS_PX) / (len(self._labels) + self._overhang()))
        n_values = len(self._labels)
        limit = max(4.0 * room, room * n_values / _LEAST_LABELS)
        stride = max(1, int(-(-min(widest, limit) // room)))
        return [
            Tick(float(i), metrics.elidedText(label, pg.QtCore.Qt.TextElideMode.ElideRight, limit - 8.0))
            for i, label in enumerate(self._labels)
            if (n_values - 1 - i) % stride == 0 and i >= stride // 2  # the first would be cut at the edge
        ]

    def _row(self, index: int) -> tuple[str, str, str]:
        measured = "–" if self._measured is None else percent(max(0.0, float(self._measured[index])))
        return self._labels[index], measured, percent(float(self._synthetic[index]))

    def _told(self) -> str:
        return "; ".join(
            self.tr("{label}: measured {measured}, synthetic {synthetic}").format(
                label=label, measured=measured, synthetic=synthetic
            )
            for label, measured, synthetic in map(self._row, range(min(12, len(self._labels))))
        )
