"""Common ground of the widgets that are painted from the theme."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.fonts import TextStyle, font
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.theme import LIGHT, Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class PaintedWidget(QWidget):
    """Repaints when the theme changes, and says in words what it shows."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._lent: Theme | None = None
        look.changed.connect(self.update)

    @property
    def theme(self) -> Theme:
        """The theme in use, faded where the widget is disabled; a picture has the light one."""
        if self._lent is not None:
            return self._lent
        return self.look.theme if self.isEnabled() else self.look.theme.faded

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what is shown."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def paint_picture(self, painter: QPainter, place: QRectF, ratio: float) -> None:  # noqa: ARG002
        """Paint the widget elsewhere, in light colours, as large as it is on the page."""
        self._lent = LIGHT
        try:
            self.render(painter, place.topLeft().toPoint(), renderFlags=QWidget.RenderFlag(0))
        finally:
            self._lent = None

    def start_painting(self) -> QPainter:
        """A painter with smooth edges; end it before returning."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return painter


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


def fill_rounded(painter: QPainter, rect: QRectF, colour: str, radius: float = 3.0) -> None:
    """A filled box without a border."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, radius, radius)


def frame_rounded(
    painter: QPainter, rect: QRectF, *, line: str, ground: str, radius: float = 3.0, width: float = 1.0
) -> None:
    """A box with a border whose outer edge is `rect`."""
    inset = width / 2
    painter.setPen(QPen(QColor(line), width))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
