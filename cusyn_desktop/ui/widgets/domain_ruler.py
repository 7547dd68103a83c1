"""The groups of a number or date as boxes on a line, in proportion to their width."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.lettering import CENTRE, Words
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.painted import PaintedWidget, frame_rounded

_BOX_PX = 16.0
_HEIGHT_PX = 38
_INSET_PX = 12.0


class DomainRuler(PaintedWidget):
    """Numbered groups above the values at which they start; labels that would touch are left out."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edges: tuple[float, ...] = ()
        self._labels: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_edges(self, edges: Sequence[float], labels: Sequence[str]) -> None:
        """Show the groups between rising edges; the labels name the edges, one each."""
        self._edges, self._labels = tuple(edges), tuple(labels)
        told = self.tr("%n group(s), from {first} to {last}", "", max(0, len(self._edges) - 1))
        ends = (self._labels[0], self._labels[-1]) if self._labels else ("", "")
        self.describe(self.tr("Groups"), told.format(first=ends[0], last=ends[1]))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, _HEIGHT_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(160, _HEIGHT_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self._edges) < 2 or self._edges[-1] <= self._edges[0]:
            return
        painter = self.start_painting()
        for index in range(len(self._edges) - 1):
            left, right = self._x(index), self._x(index + 1)
            box = QRectF(left + 0.75, 1.0, max(1.0, right - left - 1.5), _BOX_PX)
            frame_rounded(painter, box, line=self.theme.accent, ground=self.theme.soft)
            words = Words(str(index + 1), TextStyle.CAPTION, self.theme.text)
            if words.width + 4.0 <= box.width():
                words.paint(painter, box, CENTRE)
        self._paint_labels(painter)
        painter.end()

    def _paint_labels(self, painter: QPainter) -> None:
        """From the left, each that does not touch the one before or the last, which is always there."""
        free_from = 0.0
        for index, label in enumerate(self._labels):
            words = Words(label, TextStyle.CAPTION, self.theme.muted)
            left = min(max(self._x(index) - words.width / 2, 0.0), self.width() - words.width)
            is_last = index == len(self._edges) - 1
            if left >= free_from and (is_last or left + words.width <= self._last_label_left() - 4.0):
                words.paint(painter, QRectF(left, 19.0, words.width + 1.0, 18.0))
                free_from = left + words.width + 6.0

    def _x(self, index: int) -> float:
        span = self._edges[-1] - self._edges[0]
        share = (self._edges[index] - self._edges[0]) / span
        return _INSET_PX + share * (self.width() - 2 * _INSET_PX)

    def _last_label_left(self) -> float:
        width = Words(self._labels[-1], TextStyle.CAPTION, "").width
        return min(self._x(len(self._edges) - 1) - width / 2, self.width() - width)
