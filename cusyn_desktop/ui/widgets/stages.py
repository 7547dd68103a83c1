"""The stages of a run: which are over, which one runs, which are to come."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded, frame_rounded

_CIRCLE_PX = 22.0
_TEXT_TOP_PX = 31.0
_HEIGHT_PX = 64


class Stages(PaintedWidget):
    """A row of circles with words below them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._titles: tuple[str, ...] = ()
        self._current = 0
        self._is_stopped = False
        self._check = look.icon(Icon.CHECK, Tint.ON_ACCENT)
        self._cross = look.icon(Icon.CLOSE, Tint.MUTED)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_stages(self, titles: Sequence[str]) -> None:
        """Show the stages of another run, at the first of them."""
        self._titles = tuple(titles)
        self._is_stopped = False
        self.set_current(0)

    def set_current(self, index: int) -> None:
        """Say which stage runs; one past the last means that all are over."""
        self._current = index
        over = self.tr("All stages are over")
        running = self._titles[index] if index < len(self._titles) else over
        told = self.tr("%n of {all} stages are over", "", index).format(all=len(self._titles))
        self.describe(self.tr("Stages of the run"), f"{running}; {told}")
        self.update()

    def stop(self) -> None:
        """Say that the run ended in the stage where it is, and goes no further."""
        self._is_stopped = True
        if self._current < len(self._titles):
            told = self.tr("it ended in the stage “{stage}”").format(stage=self._titles[self._current])
            self.describe(self.tr("Stages of the run"), told)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, _HEIGHT_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(80 * len(self._titles), _HEIGHT_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        line_px = QFontMetricsF(font(TextStyle.CAPTION_STRONG)).lineSpacing()
        pitch = self.width() / max(1, len(self._titles))
        for index, title in enumerate(self._titles):
            if index > 0:
                self._paint_link(painter, index, pitch)
            self._paint_circle(painter, index, QRectF(index * pitch + 1.0, 1.0, _CIRCLE_PX, _CIRCLE_PX))
            place = QRectF(index * pitch, _TEXT_TOP_PX, pitch - 12.0, 2 * line_px)
            self._words(index, title).paint_wrapped(painter, place)
        painter.end()

    def _words(self, index: int, title: str) -> Words:
        if index == self._current:
            return Words(title, TextStyle.CAPTION_STRONG, self.theme.text)
        colour = self.theme.text if index < self._current else self.theme.muted
        return Words(title, TextStyle.CAPTION, colour)

    def _paint_link(self, painter: QPainter, index: int, pitch: float) -> None:
        colour = self.theme.accent if index <= self._current else self.theme.line
        y = 1.0 + _CIRCLE_PX / 2
        start = QPointF((index - 1) * pitch + _CIRCLE_PX + 7.0, y)
        painter.setPen(QPen(QColor(colour), 2.0))
        painter.drawLine(start, QPointF(index * pitch - 5.0, y))

    def _paint_circle(self, painter: QPainter, index: int, rect: QRectF) -> None:
        theme, radius = self.theme, _CIRCLE_PX / 2
        if index < self._current:
            fill_rounded(painter, rect, theme.accent, radius)
            self._check.paint(painter, rect.toAlignedRect().adjusted(5, 5, -5, -5))
        elif index == self._current and self._is_stopped:
            frame_rounded(painter, rect, line=theme.muted, ground=theme.surface, radius=radius, width=2.0)
            self._cross.paint(painter, rect.toAlignedRect().adjusted(5, 5, -5, -5))
        elif index == self._current:
            frame_rounded(painter, rect, line=theme.accent, ground=theme.surface, radius=radius, width=2.0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent))
            painter.drawEllipse(rect.center(), 4.0, 4.0)
        else:
            frame_rounded(painter, rect, line=theme.edge, ground=theme.surface, radius=radius, width=1.5)
