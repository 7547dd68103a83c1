"""Synthetic shares against the noisy measurement of the same cells: on the line they agree."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import Sheet
from cusyn_desktop.ui.plots.scales import percent_ticks
from cusyn_desktop.ui.plots.themed import Plot
from cusyn_desktop.ui.words.formats import Rounding, number, percent

_FEWEST_CELLS = 3
_MARGIN = 0.06


@dataclass(frozen=True, slots=True)
class CellDot:
    """One cell of a table.

    Attributes:
        name: Its values.
        measured: Share of people (0 to 1) as measured with noise; it may lie below 0.
        synthetic: Share of people in the synthetic table.
    """

    name: str
    measured: float
    synthetic: float


class Agreement(Plot):
    """A dot for each cell, and the line on which both shares are equal."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._dots: tuple[CellDot, ...] = ()
        self.setMinimumHeight(120)

    @property
    def correlation(self) -> float | None:
        """Pearson's correlation of both shares; None where it cannot be told."""
        measured, synthetic = self._shares()
        if len(self._dots) < _FEWEST_CELLS or 0.0 in (measured.std(), synthetic.std()):
            return None
        return float(np.corrcoef(measured, synthetic)[0, 1])

    def set_dots(self, name: str, dots: Sequence[CellDot]) -> None:
        """Show the cells of a table."""
        self._dots = tuple(dots)
        told = self.tr("{name}: synthetic against measured, noisy").format(name=name)
        self.describe(told, self._correlation_text())
        self.redraw()

    @override
    def told_at(self, place: QPointF) -> str:
        """The cell whose dot lies below a place of the canvas, in words; empty beside the dots."""
        measured, synthetic = self._shares()
        nearest = self.nearest(place, 100.0 * measured, 100.0 * synthetic)
        if nearest is None:
            return ""
        dot = self._dots[nearest]
        told = self.tr("{name}: measured {measured}, synthetic {synthetic}")
        return told.format(name=dot.name, measured=_percent(dot.measured), synthetic=_percent(dot.synthetic))

    def table(self) -> Sheet:
        """One row for each cell."""
        head = (self.tr("Cell"), self.tr("Measured, noisy"), self.tr("Synthetic"))
        rows = ((dot.name, _percent(dot.measured), _percent(dot.synthetic)) for dot in self._dots)
        return Sheet(head, tuple(rows))

    def draw(self) -> None:
        """Grid, the line of equal shares, dots, the correlation in words."""
        if not self._dots:
            self.set_ticks("left", ())
            self.set_ticks("bottom", ())
            return
        measured, synthetic = self._shares()
        ticks = percent_ticks(100.0 * max(measured.max(), synthetic.max(), 1e-4))
        top = ticks[-1].value
        lowest = min(100.0 * float(measured.min()), -_MARGIN * top)
        self.set_range((lowest, top * (1 + _MARGIN)), (-_MARGIN * top, top * (1 + _MARGIN)))
        self.set_ticks("bottom", ticks)
        self.set_ticks("left", ticks)
        self.add_grid(ticks)
        self.add_line([0.0, top], [0.0, top], self.pen(self.theme.edge, 1.0, (4.0, 3.0)))
        self.add_marks(
            x=100.0 * measured,
            y=100.0 * synthetic,
            symbol="o",
            size=8,
            brush=QColor(self.theme.accent),
            pen=self.pen(self.theme.surface, 0.5),
        )
        self.add_text(self._correlation_text(), (lowest, top * (1 + _MARGIN)), anchor=(-0.05, 0.0))

    def _shares(self) -> tuple[np.ndarray, np.ndarray]:
        return (
            np.array([dot.measured for dot in self._dots]),
            np.array([dot.synthetic for dot in self._dots]),
        )

    def _correlation_text(self) -> str:
        found = self.correlation
        if found is None:
            return self.tr("Too few different cells for a correlation.")
        shown = number(found, places=3, rounding=Rounding.DOWN)
        return self.tr("Correlation {value}").format(value=shown)


def _percent(share: float) -> str:
    return percent(share, places=2)
