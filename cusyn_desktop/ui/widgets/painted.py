"""Common ground of the widgets that are painted from the theme."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import LIGHT, Theme


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
