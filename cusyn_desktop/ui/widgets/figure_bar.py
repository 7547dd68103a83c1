"""A bar with its figure right behind it, for a few figures that are compared."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded

_BAR_PX = 12.0
_GAP_PX = 7.0
_LEAST_PX = 3.0


class FigureBar(PaintedWidget):
    """All bars of a group share one scale; the one that counts is in accent, with a bold figure."""

    def __init__(self, look: Look, *, counts: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._style = TextStyle.BODY_STRONG if counts else TextStyle.BODY
        self._counts = counts
        self._share, self._figure, self._room = 0.0, "", 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, name: str, *, share: float, figure: str, widest: str) -> None:
        """Show a share (0 to 1) of the longest bar, which leaves room for the widest figure."""
        self._share, self._figure = share, figure
        self._room = Words(widest, TextStyle.BODY_STRONG, "").width + _GAP_PX
        self.describe(name, figure)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(150, 20)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(90, 20)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        theme, height = self.theme, float(self.height())
        length = max(_LEAST_PX, self._share * (self.width() - self._room))
        bar = QRectF(0.0, (height - _BAR_PX) / 2, length, _BAR_PX)
        fill_rounded(painter, bar, theme.accent if self._counts else theme.neutral)
        place = QRectF(length + _GAP_PX, 0.0, self._room, height)
        Words(self._figure, self._style, theme.text).paint(painter, place)
        painter.end()
