"""The groups of a number or date as boxes on a line, wider where they hold more values."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.painted import PaintedWidget, frame_rounded

_BOX_PX = 16.0
_HEIGHT_PX = 38
_INSET_PX = 12.0
_LEAST_PX = 14.0
"""So that a last group of a single value is seen beside groups of many."""


class DomainRuler(PaintedWidget):
    """Groups above the values that they hold; labels that would touch are left out.

    A group of one value is named in its middle; any other at its left edge, where it starts.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edges: tuple[float, ...] = ()
        self._spans: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_groups(self, edges: Sequence[float], spans: Sequence[tuple[str, str]]) -> None:
        """Show the groups between rising edges, each with its first and its last value."""
        self._edges, self._spans = tuple(edges), tuple(spans)
        told = self.tr("%n group(s), from {first} to {last}", "", len(self._spans))
        ends = (self._spans[0][0], self._spans[-1][1]) if self._spans else ("", "")
        self.describe(self.tr("Groups"), told.format(first=ends[0], last=ends[1]))
        self.update()

    @property
    def labels(self) -> tuple[tuple[float, str], ...]:
        """What may stand below the boxes, with the place of its middle; the last is always shown."""
        places = self._places()
        shown = [
            ((left + right) / 2 if first == last else left, first)
            for (first, last), (left, right) in zip(self._spans, pairwise(places), strict=True)
        ]
        first, last = self._spans[-1]
        return (*shown, *([] if first == last else [(places[-1], last)]))

    @override
    def sizeHint(self) -> QSize:
        return QSize(400, _HEIGHT_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(160, _HEIGHT_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._spans:
            return
        painter = self.start_painting()
        for left, right in pairwise(self._places()):
            box = QRectF(left + 0.75, 1.0, max(1.0, right - left - 1.5), _BOX_PX)
            frame_rounded(painter, box, line=self.theme.accent, ground=self.theme.soft)
        self._paint_labels(painter)
        painter.end()

    def _paint_labels(self, painter: QPainter) -> None:
        """From the left, each that does not touch the one before or the last, which is always there."""
        free_from, labels = 0.0, self.labels
        last_left = self._left(*labels[-1])
        for place, (middle, text) in enumerate(labels, start=1):
            words, left = Words(text, TextStyle.CAPTION, self.theme.muted), self._left(middle, text)
            if left >= free_from and (place == len(labels) or left + words.width <= last_left - 4.0):
                words.paint(painter, QRectF(left, 19.0, words.width + 1.0, 18.0))
                free_from = left + words.width + 6.0

    def _places(self) -> tuple[float, ...]:
        """The edges in pixels: in proportion, but no group narrower than is seen, where there is room."""
        room, span = self.width() - 2 * _INSET_PX, self._edges[-1] - self._edges[0]
        least = min(_LEAST_PX, room / len(self._spans))
        widths = [max(least, (right - left) / span * room) for left, right in pairwise(self._edges)]
        scale = room / sum(widths)
        return tuple(_INSET_PX + scale * passed for passed in accumulate(widths, initial=0.0))

    def _left(self, middle: float, text: str) -> float:
        """Where a label around this middle starts, within the widget."""
        width = Words(text, TextStyle.CAPTION, "").width
        return min(max(middle - width / 2, 0.0), self.width() - width)
