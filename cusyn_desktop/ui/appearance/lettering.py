"""Texts that are painted: in a widget, in a plot, in the picture of either."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font, paper_font

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
    def face(self) -> QFont:
        """The font in which it is measured and painted."""
        return font(self.style)

    @property
    def width(self) -> float:
        """Room that it needs on one line."""
        return QFontMetricsF(self.face).horizontalAdvance(self.text)

    def paint(self, painter: QPainter, rect: QRectF, alignment: Qt.AlignmentFlag = LEFT) -> None:
        """Paint on one line; what does not fit ends in dots."""
        face = self.face
        painter.setFont(face)
        painter.setPen(QColor(self.colour))
        shown = QFontMetricsF(face).elidedText(self.text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
        painter.drawText(rect, int(alignment), shown)

    def paint_wrapped(self, painter: QPainter, rect: QRectF) -> None:
        """Paint from the top left corner, over as many lines as it takes."""
        painter.setFont(self.face)
        painter.setPen(QColor(self.colour))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(rect, int(flags) | int(Qt.TextFlag.TextWordWrap), self.text)


@dataclass(frozen=True, slots=True)
class PaperWords(Words):
    """The same for sheets of paper: a program that reads the PDF finds every sign of it."""

    @property
    @override
    def face(self) -> QFont:
        return paper_font(self.style)
