"""Texts that are painted: in a widget, in a plot, in the picture of either."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from cusyn_desktop.ui.appearance.fonts import TextStyle, font

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class Words:
    """A text to paint, in one style and colour."""

    text: str
    style: TextStyle
    colour: str

    @property
    def width(self) -> float:
        """Room that it needs on one line."""
        return QFontMetricsF(font(self.style)).horizontalAdvance(self.text)

    def paint(self, painter: QPainter, rect: QRectF, alignment: Qt.AlignmentFlag = LEFT) -> None:
        """Paint on one line; what does not fit ends in dots."""
        face = font(self.style)
        painter.setFont(face)
        painter.setPen(QColor(self.colour))
        shown = QFontMetricsF(face).elidedText(self.text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        painter.drawText(rect, int(alignment), shown)

    def paint_wrapped(self, painter: QPainter, rect: QRectF) -> None:
        """Paint from the top left corner, over as many lines as it takes."""
        painter.setFont(font(self.style))
        painter.setPen(QColor(self.colour))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextWordWrap), self.text)
