"""The one way to make a plot: calm axes, the theme's colours, words, its data as texts, a picture of it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from numpy.typing import ArrayLike
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import LIGHT, Theme
from cusyn_desktop.ui.keeping import Drawn, Kept, Sheet

_GRID_Z = -20
_GROUND_Z = -10
LINE_Z = 0
MARK_Z = 10
TEXT_Z = 20
_REACH_PX = 10.0
_REDRAWN_AFTER = (QEvent.Type.DevicePixelRatioChange, QEvent.Type.EnabledChange)


@dataclass(frozen=True, slots=True)
class Tick:
    """A value on an axis and what is written there."""

    value: float
    text: str


def themed_plot() -> Any:  # noqa: ANN401 - pyqtgraph has no types
    """A plot widget that only shows: no menu, no buttons, no dragging, no padding."""
    made = pg.PlotWidget(background=None, enableMenu=False)
    for part in (made, made.viewport()):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        part.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)  # it is the plot's around it
    item = made.getPlotItem()
    item.hideButtons()
    item.setMouseEnabled(x=False, y=False)
    item.getViewBox().setDefaultPadding(0.0)
    for side in ("left", "bottom"):
        axis = item.getAxis(side)
        axis.setStyle(tickFont=font(TextStyle.CAPTION), tickTextOffset=8, autoReduceTextSpace=False)
        axis.enableAutoSIPrefix(enable=False)
    item.getAxis("left").setStyle(tickLength=0)
    item.getAxis("bottom").setStyle(tickLength=-5)
    return made


def apply_theme(plot: Any, theme: Theme) -> None:  # noqa: ANN401 - pyqtgraph has no types
    """Colour ground and axes; the curves are coloured by whoever draws them."""
    plot.setBackground(QColor(theme.surface))
    item = plot.getPlotItem()
    for side in ("left", "bottom"):
        axis = item.getAxis(side)
        axis.setTextPen(QColor(theme.muted))
        axis.setTickPen(QColor(theme.edge))
        axis.setPen(QColor(theme.edge))
    item.getAxis("left").setPen(QColor(theme.surface))
    item.getAxis("left").setTickPen(QColor(theme.surface))


class Plot(Kept, QWidget):
    """Base of all plots. A subclass keeps its data, and draws all of it in `draw`.

    The keyboard reaches it, so that it can be read by screen readers, copied and saved. What is not shown is
    drawn only once it is, because lines and words on hidden pages would be felt on the one in front.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._lent: Theme | None = None
        self._is_behind = False
        self._laid_out = QTimer(self)
        self._laid_out.setSingleShot(True)
        self._laid_out.timeout.connect(self._on_laid_out)
        self._ratio: float | None = None
        self._range = ((0.0, 1.0), (0.0, 1.0))
        self.canvas = themed_plot()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.canvas)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._focus_ring = _FocusRing(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._on_look_changed)
        apply_theme(self.canvas, look.theme)

    @property
    def theme(self) -> Theme:
        """The theme in use, faded where the plot is disabled; a picture has the light one."""
        if self._lent is not None:
            return self._lent
        return self.look.theme if self.isEnabled() else self.look.theme.faded

    def draw(self) -> None:
        """Put every line, mark and text on an empty canvas."""
        raise NotImplementedError

    def table(self) -> Sheet:
        """What is drawn, as texts."""
        raise NotImplementedError

    def told_at(self, place: QPointF) -> str:  # noqa: ARG002 - for those that have something to say
        """What lies at a place of the canvas, in words; empty where there is nothing to tell."""
        return ""

    def nearest(self, place: QPointF, x: FloatArray, y: FloatArray) -> int | None:
        """Which of the points of the plane lies nearest to a place of the canvas; None where none is near."""
        if not len(x):
            return None
        box = self.canvas.getPlotItem().getViewBox()
        at, (width, height) = box.mapDeviceToView(place), box.viewPixelSize()
        away = np.hypot((x - at.x()) / width, (y - at.y()) / height)
        found = int(np.argmin(away))
        return found if away[found] <= _REACH_PX else None

    def paint_picture(self, painter: QPainter, place: QRectF, ratio: float) -> None:
        """Paint the plot in light colours; `ratio` says how many pixels of the device are one of the page."""
        with self._drawn_for_picture(painter, ratio):
            self.canvas.scene().render(painter, place, QRectF(self.canvas.viewport().rect()))

    def as_image(self, fine: float) -> QImage:
        """The plot in light colours, with so many pixels for each of its own, shown or not."""
        self._draw_anew()
        for _ in range(2):  # the room of an axis follows from the labels that were painted before
            self.grab()
            self.canvas.getPlotItem().layout.activate()
        made = QImage(self.canvas.size() * fine, QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(fine)
        made.fill(QColor(LIGHT.surface))
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_picture(painter, QRectF(self.canvas.rect()), fine)
        painter.end()
        return made

    @contextmanager
    def _drawn_for_picture(self, painter: QPainter, ratio: float) -> Iterator[None]:
        """Lines keep their width on any device, marks are painted and not copied as pixels."""
        self._lent, self._ratio = LIGHT, ratio
        self._on_look_changed()
        self.canvas.scene().prepareForPaint()
        marked = [item for item in self.canvas.scene().items() if hasattr(item, "setExportMode")]
        for item in marked:
            item.setExportMode(True, {"antialias": True, "painter": painter, "resolutionScale": 1.0})
        try:
            yield
        finally:
            for item in marked:
                item.setExportMode(False)
            self._lent = self._ratio = None
            self._on_look_changed()

    @override
    def sheet(self) -> Sheet:
        return self.table()

    @override
    def drawn(self) -> Drawn:
        return Drawn(self.canvas.size(), self.paint_picture)

    def redraw(self) -> None:
        """Draw anew, after another theme or other data: at once, or when it is shown."""
        if self.isVisible() or self._lent is not None:
            self._draw_anew()
        else:
            self._is_behind = True

    @Slot()
    def _on_laid_out(self) -> None:
        if self._is_behind and self.isVisible():
            self._draw_anew()

    def _draw_anew(self) -> None:
        self._is_behind = False
        self.canvas.getPlotItem().clear()
        self.draw()

    def pen(self, colour: str, width: float = 1.0, dashes: Sequence[float] | None = None) -> QPen:
        """A pen of so many pixels of the page, whatever the scale of plot and screen."""
        made = QPen(QColor(colour), width * (self._ratio or self.devicePixelRatioF()))
        made.setCosmetic(True)
        if dashes is not None:
            made.setCapStyle(Qt.PenCapStyle.FlatCap)
            made.setDashPattern(list(dashes))
        return made

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what is shown."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def set_range(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        """Show exactly this part of the plane."""
        self._range = (x, y)
        self.canvas.setXRange(*x, padding=0)
        self.canvas.setYRange(*y, padding=0)

    @property
    def ends(self) -> tuple[float, float]:
        """Where the part of the plane that is shown begins and ends."""
        return self._range[0]

    def set_ticks(self, side: str, ticks: Sequence[Tick]) -> None:
        """Write at these values of an axis and nowhere else."""
        self.canvas.getPlotItem().getAxis(side).setTicks([[(tick.value, tick.text) for tick in ticks]])

    def add_grid(self, ticks: Sequence[Tick], *, angle: int = 0) -> None:
        """Draw a faint line at each tick: 0 across, 90 upright."""
        along = self._range[1] if angle else self._range[0]
        across = [tick.value for tick in ticks for _ in along]
        ends = [end for _ in ticks for end in along]
        x, y = (across, ends) if angle else (ends, across)
        self.add_pairs(x, y, self.pen(self.theme.grid)).setZValue(_GRID_Z)

    def add_pairs(self, x: ArrayLike, y: ArrayLike, line_pen: QPen) -> Any:  # noqa: ANN401
        """Draw many short lines as one item: from the first point to the second, the third to the fourth."""
        curve = pg.PlotCurveItem(np.asarray(x), np.asarray(y), pen=line_pen, connect="pairs", antialias=True)
        curve.setZValue(LINE_Z)
        self.canvas.addItem(curve)
        return curve

    def add_line(self, x: ArrayLike, y: ArrayLike, line_pen: QPen, *, fill: str | None = None) -> Any:  # noqa: ANN401 - pyqtgraph has no types
        """Draw a line, broken where a value is not a number, and fill below it where a colour is given."""
        x, y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
        curve = pg.PlotCurveItem(x, y, pen=line_pen, connect="finite", antialias=True)
        if fill is not None:
            ground = pg.PlotCurveItem(x, y, pen=None, brush=QColor(fill), fillLevel=0.0)
            ground.setZValue(_GROUND_Z)
            self.canvas.addItem(ground)
        curve.setZValue(LINE_Z)
        self.canvas.addItem(curve)
        return curve

    def add_marks(self, **options: Any) -> Any:  # noqa: ANN401 - pyqtgraph has no types
        """Draw marks above all lines; the options are those of `ScatterPlotItem`."""
        marks = pg.ScatterPlotItem(antialias=True, pxMode=True, **options)
        marks.setZValue(MARK_Z)
        self.canvas.addItem(marks)
        return marks

    def add_text(
        self,
        text: str,
        place: tuple[float, float],
        *,
        anchor: tuple[float, float] = (0.0, 0.5),
        style: TextStyle = TextStyle.CAPTION,
        colour: str | None = None,
        ground: str | None = None,
    ) -> Any:  # noqa: ANN401 - pyqtgraph has no types
        """Write at a place of the plane; `anchor` says which point of the text lies there.

        With a `ground`, no line crosses the words.
        """
        fill = None if ground is None else QColor(ground)
        item = pg.TextItem(text, color=QColor(colour or self.theme.text), anchor=anchor, fill=fill)
        item.setFont(font(style))
        item.setPos(*place)
        item.setZValue(TEXT_Z)
        self.canvas.addItem(item, ignoreBounds=True)
        return item

    @property
    def inner_width(self) -> float:
        """Pixels between the left axis and the right edge, near enough to find room for words."""
        axis = self.canvas.getPlotItem().getAxis("left")
        return max(1.0, float(self.canvas.width() - axis.width()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._focus_ring.setGeometry(self.rect())
        self._is_behind = True  # a page that is laid out gives several sizes; only the last one is drawn
        self._laid_out.start(0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_behind:
            self._draw_anew()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focus_ring.setVisible(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus_ring.setVisible(False)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self.canvas.viewport().mapFromGlobal(event.globalPos())
            QToolTip.showText(event.globalPos(), self.told_at(QPointF(place)) or self.toolTip(), self)
            return True
        if event.type() in _REDRAWN_AFTER:
            self.redraw()
        return super().event(event)

    @Slot()
    def _on_look_changed(self) -> None:
        apply_theme(self.canvas, self.theme)
        self.redraw()


class _FocusRing(QWidget):
    """Shows that the keyboard is on a plot."""

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self._look = plot.look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setVisible(False)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.theme.accent), 2.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.0, 1.0, -1.0, -1.0), 4.0, 4.0)
        painter.end()
