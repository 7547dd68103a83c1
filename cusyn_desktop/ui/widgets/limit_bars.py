"""The four limits of a decision on one scale, with what was asked and what is granted."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import CENTRE, LEFT, RIGHT, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.words.formats import Rounding, epsilon, epsilon_figure, number
from cusyn_desktop.ui.words.formats import delta as delta_text

_HEAD_PX = 34
_ROW_PX = 26
_AXIS_PX = 24
_BAR_PX = 14
_LABEL_LEFT_PX = 24
_VALUE_PX = 64
_NICE_STEPS = (1.0, 2.0, 5.0, 10.0)
_MAX_TICKS = 5
_LEAST_GAP_PX = 28.0


@dataclass(frozen=True, slots=True)
class LimitRow:
    """One limit.

    Attributes:
        label: What limits, in words.
        epsilon: How much it allows; None where the limit is not set.
        binding: Whether it decides.
    """

    label: str
    epsilon: float | None
    binding: bool


@dataclass(frozen=True, slots=True)
class LimitPicture:
    """What LimitBars shows: everything at one delta.

    Attributes:
        rows: The limits.
        asked: The wish.
        granted: What is granted; None after a refusal.
        needed: The least that would be of use; it is shown after a refusal alone, where it explains it.
        delta: Where all of them hold.
    """

    rows: tuple[LimitRow, ...]
    asked: float
    granted: float | None
    needed: float
    delta: float


def tick_step(largest: float) -> float:
    """The distance of round ticks so that there are at most five up to `largest`."""
    unit = 10.0 ** math.floor(math.log10(largest / _MAX_TICKS))
    return next(step * unit for step in _NICE_STEPS if step * unit * _MAX_TICKS >= largest * (1 - 1e-9))


class LimitBars(PaintedWidget):
    """Bars that are compared, so they may show epsilon. What decides has five signs, colour the least."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._picture: LimitPicture | None = None
        self._lock = look.icon(Icon.LOCK, Tint.ACCENT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def has_picture(self) -> bool:
        """Whether a decision was shown yet."""
        return self._picture is not None

    def set_picture(self, picture: LimitPicture) -> None:
        """Show another decision."""
        resized = self._picture is None or len(self._picture.rows) != len(picture.rows)
        self._picture = picture
        self.describe(self.tr("Limits"), self._told(picture))
        if resized:
            self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        rows = len(self._picture.rows) if self._picture else 4
        return QSize(560, _HEAD_PX + rows * _ROW_PX + _AXIS_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(380, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        painter = self.start_painting()
        scale = _Scale(self._picture, left=self._label_right(), right=self.width() - _VALUE_PX)
        self._paint_band(painter, self._picture)
        self._paint_axis(painter, self._picture, scale)
        for index, row in enumerate(self._picture.rows):
            self._paint_row(painter, row, self._row_rect(index), scale)
        self._paint_lines(painter, self._picture, scale)
        self._paint_verdict(painter, self._picture, scale)
        painter.end()

    def _label_right(self) -> float:
        """Where the labels end and the bars begin."""
        labels = [Words(row.label, TextStyle.BODY_STRONG, "").width for row in self._rows()]
        return min(_LABEL_LEFT_PX + max(labels, default=0.0) + 32.0, 0.45 * self.width())

    def _rows(self) -> Sequence[LimitRow]:
        return self._picture.rows if self._picture else ()

    def _row_rect(self, index: int) -> QRectF:
        return QRectF(0.0, _HEAD_PX + index * _ROW_PX, float(self.width()), _ROW_PX)

    def _bottom(self) -> float:
        return float(_HEAD_PX + len(self._rows()) * _ROW_PX)

    def _paint_band(self, painter: QPainter, picture: LimitPicture) -> None:
        for index, row in enumerate(picture.rows):
            if row.binding:
                fill_rounded(painter, self._row_rect(index), self.theme.soft, 4.0)

    def _paint_axis(self, painter: QPainter, picture: LimitPicture, scale: "_Scale") -> None:
        theme = self.theme
        axis = QRectF(0.0, self._bottom(), float(self.width()), _AXIS_PX)
        told = self.tr("ε at {delta}").format(delta=delta_text(picture.delta))
        Words(told, TextStyle.CAPTION, theme.muted).paint(
            painter, QRectF(0.0, axis.top(), scale.left - 16.0, _AXIS_PX)
        )
        for tick in scale.ticks():
            x = scale.x(tick)
            painter.setPen(QPen(QColor(theme.grid), 1.0))
            painter.drawLine(QPointF(x, _HEAD_PX), QPointF(x, self._bottom()))
            words = Words(scale.tick_text(tick), TextStyle.CAPTION, theme.muted)
            words.paint(painter, QRectF(x - 30.0, axis.top(), 60.0, _AXIS_PX), CENTRE)

    def _paint_row(self, painter: QPainter, row: LimitRow, rect: QRectF, scale: "_Scale") -> None:
        theme = self.theme
        style = TextStyle.BODY_STRONG if row.binding else TextStyle.BODY
        label = QRectF(_LABEL_LEFT_PX, rect.top(), scale.left - _LABEL_LEFT_PX - 8.0, rect.height())
        Words(row.label, style, theme.text).paint(painter, label, LEFT)
        value = QRectF(rect.right() - _VALUE_PX, rect.top(), _VALUE_PX - 8.0, rect.height())
        if row.epsilon is None:
            Words(self.tr("no limit"), TextStyle.CAPTION, theme.muted).paint(painter, value, RIGHT)
            return
        if row.binding:
            self._lock.paint(painter, QRect(0, round(rect.center().y()) - 8, 16, 16))
        bar = QRectF(scale.left, rect.center().y() - _BAR_PX / 2, scale.x(row.epsilon) - scale.left, _BAR_PX)
        fill_rounded(painter, bar, theme.accent if row.binding else theme.neutral)
        shown = epsilon_figure(row.epsilon, rounding=self._rounding(row))
        Words(shown, style, theme.text).paint(painter, value, RIGHT)

    def _paint_lines(self, painter: QPainter, picture: LimitPicture, scale: "_Scale") -> None:
        if picture.granted is None:
            self._paint_wishes(painter, picture, scale)
        elif math.isclose(picture.granted, picture.asked, rel_tol=1e-6):
            told = self.tr("Asked and granted {amount}").format(amount=epsilon_figure(picture.granted))
            self._paint_line(painter, scale.x(picture.granted), Qt.PenStyle.SolidLine)
            self._paint_line_name(painter, scale.x(picture.granted), told, CENTRE)
        else:
            self._paint_line(painter, scale.x(picture.granted), Qt.PenStyle.SolidLine)
            self._paint_line(painter, scale.x(picture.asked), Qt.PenStyle.DashLine)
            told = self.tr("Granted {amount}").format(amount=epsilon_figure(picture.granted))
            asked_x = scale.x(picture.asked)
            granted_x = min(scale.x(picture.granted), asked_x - _LEAST_GAP_PX)
            self._paint_line_name(painter, granted_x, told, RIGHT)
            self._paint_line_name(painter, asked_x, self._asked_text(picture), LEFT)

    def _paint_wishes(self, painter: QPainter, picture: LimitPicture, scale: "_Scale") -> None:
        """After a refusal: what was asked, and what no limit reaches."""
        asked_x, needed_x = scale.x(picture.asked), scale.x(picture.needed)
        self._paint_line(painter, asked_x, Qt.PenStyle.DashLine)
        if math.isclose(picture.needed, picture.asked, rel_tol=1e-6):
            told = self.tr("Asked and needed {amount}").format(amount=_figure(picture.asked))
            self._paint_line_name(painter, asked_x, told, LEFT)
            return
        self._paint_line(painter, needed_x, Qt.PenStyle.DotLine)
        self._paint_line_name(painter, asked_x, self._asked_text(picture), LEFT)
        told = self._needed_text(picture)
        self._paint_line_name(painter, min(needed_x, asked_x - _LEAST_GAP_PX), told, RIGHT)

    def _needed_text(self, picture: LimitPicture) -> str:
        return self.tr("Needed {amount}").format(amount=epsilon_figure(picture.needed))

    def _asked_text(self, picture: LimitPicture) -> str:
        return self.tr("Asked {amount}").format(amount=_figure(picture.asked))

    def _paint_line(self, painter: QPainter, x: float, style: Qt.PenStyle) -> None:
        pen = QPen(QColor(self.theme.text), 2.0)
        if style != Qt.PenStyle.SolidLine:
            pen.setDashPattern([3.0, 2.0] if style == Qt.PenStyle.DashLine else [1.0, 1.0])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, _HEAD_PX - 12.0), QPointF(x, self._bottom() + 4.0))

    def _paint_line_name(self, painter: QPainter, x: float, text: str, side: Qt.AlignmentFlag) -> None:
        """Name a line above its top: to the right, to the left or centred; never beyond the widget."""
        strong = side != LEFT
        words = Words(text, TextStyle.CAPTION_STRONG if strong else TextStyle.TABLE_HEAD, self.theme.text)
        left = {LEFT: x - 8.0, RIGHT: x + 8.0 - words.width}.get(side, x - words.width / 2)
        left = min(max(left, 0.0), self.width() - words.width)
        words.paint(painter, QRectF(left, 0.0, words.width + 2.0, _HEAD_PX - 14.0), LEFT)

    def _paint_verdict(self, painter: QPainter, picture: LimitPicture, scale: "_Scale") -> None:
        """Write beside the deciding bar that it decides, where no line crosses the words."""
        verdict = self.tr("Less than needed") if picture.granted is None else self.tr("Lowest: decides")
        for index, row in enumerate(picture.rows):
            if not row.binding or row.epsilon is None:
                continue
            words = Words(verdict, TextStyle.CAPTION_STRONG, self.theme.accent)
            rect = self._row_rect(index)
            gaps = self._gaps(picture, row.epsilon, scale)
            left = next((x for x, end in gaps if x + words.width <= end), None)
            if left is None and words.width + 16.0 <= scale.x(row.epsilon) - scale.left:
                left, words = scale.left + 8.0, Words(verdict, words.style, self.theme.on_accent)
            if left is not None:
                words.paint(painter, QRectF(left, rect.top(), words.width + 2.0, rect.height()), LEFT)

    def _gaps(self, picture: LimitPicture, epsilon: float, scale: "_Scale") -> list[tuple[float, float]]:
        """Where words may stand beside a bar of this length: between its end, the lines and the figures.

        The last gap comes first, so that the words of several rows stand below each other.
        """
        least = picture.needed if picture.granted is None else picture.granted
        lines = sorted(scale.x(line) for line in {picture.asked, least} if line >= epsilon * (1 - 1e-9))
        starts = sorted({scale.x(epsilon), *lines})
        ends = [*starts[1:], self.width() - _VALUE_PX + 8.0]
        return [(start + 8.0, end - 8.0) for start, end in zip(starts, ends, strict=True)][::-1]

    def _told(self, picture: LimitPicture) -> str:
        told = [self._asked_text(picture)]
        decides = self.tr(", lowest: decides")
        if picture.granted is None:
            told.append(self._needed_text(picture))
            decides = self.tr(", less than needed")
        else:
            told.append(self.tr("Granted {amount}").format(amount=epsilon_figure(picture.granted)))
        for row in picture.rows:
            unset, rounding = self.tr("no limit"), self._rounding(row)
            allowed = unset if row.epsilon is None else epsilon(row.epsilon, rounding=rounding)
            told.append(f"{row.label}: {allowed}{decides if row.binding else ''}")
        told.append(self.tr("All at {delta}").format(delta=delta_text(picture.delta)))
        return "; ".join(told)

    def _rounding(self, row: LimitRow) -> Rounding:
        """A limit is rounded down; one that decides is the grant itself, and is written like it."""
        is_granted = self._picture is not None and self._picture.granted is not None
        return Rounding.UP if row.binding and is_granted else Rounding.DOWN


def _figure(value: float) -> str:
    """What is asked, rounded down as the limits are, so that equal budgets look equal."""
    return epsilon_figure(value, rounding=Rounding.DOWN)


class _Scale:
    """From epsilon to pixels."""

    def __init__(self, picture: LimitPicture, *, left: float, right: float) -> None:
        known = [row.epsilon for row in picture.rows if row.epsilon is not None]
        least = picture.needed if picture.granted is None else picture.granted
        largest = max([picture.asked, least, *known, 1e-3])
        self._step = tick_step(largest)
        self._top = self._step * math.ceil(largest / self._step + 0.2)
        self.left, self._right = left, right

    def x(self, value: float) -> float:
        """The place of a value."""
        return self.left + (self._right - self.left) * min(value / self._top, 1.0)

    def ticks(self) -> list[float]:
        """Round values from 0 to the end of the scale."""
        return [index * self._step for index in range(round(self._top / self._step) + 1)]

    def tick_text(self, value: float) -> str:
        """A tick's figure with as many places as the step needs."""
        places = max(1, -math.floor(math.log10(self._step) + 1e-9)) if self._step < 10 else 0
        return number(value, places=places, rounding=Rounding.DOWN)
