"""How far a guess about one person can move: from what was held before to what is possible at most."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.words.formats import percent

_TRACK_PX = 6.0
_DOT_PX = 5.5


class BeliefBar(PaintedWidget):
    """A bar from 0 to 100 % with a tick for the guess before and a dot for the guess after."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._before, self._after = 0.1, 0.1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_belief(self, *, before: float, after: float) -> None:
        """Show that a guess held with probability `before` can become `after` at most."""
        self._before, self._after = before, after
        told = self.tr("A guess held {before} can become at most {after} likely")
        self.describe(
            self.tr("Belief that moves"),
            told.format(before=percent(before, places=0), after=percent(after, places=0)),
        )
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(120, 16)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(60, 16)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        y = self.height() / 2
        track = QRectF(0.0, y - _TRACK_PX / 2, float(self.width()), _TRACK_PX)
        fill_rounded(painter, track, self.theme.track)
        before, after = self._x(self._before), self._x(self._after)
        moved = QRectF(before, track.top(), max(0.0, after - before), _TRACK_PX)
        fill_rounded(painter, moved, self.theme.accent_fill, 0.0)
        painter.setPen(QPen(QColor(self.theme.muted), 2.0))
        painter.drawLine(QPointF(before, y - 7.0), QPointF(before, y + 7.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.accent))
        painter.drawEllipse(QPointF(after, y), _DOT_PX, _DOT_PX)
        painter.end()

    def _x(self, share: float) -> float:
        inset = _DOT_PX + 0.5
        return min(max(share * self.width(), inset), self.width() - inset)
