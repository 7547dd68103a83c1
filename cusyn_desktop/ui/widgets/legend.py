"""A line that explains marks: sample and word, one after the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.marks import mark_path, paint_mark
from cusyn_desktop.ui.appearance.theme import MarkShape
from cusyn_desktop.ui.widgets.labels import ElidedLabel
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded, frame_rounded

_WIDEST_PX = 168


class Sample(StrEnum):
    """What stands before a word of a legend."""

    USER = "user"
    PLANNED = "planned"
    TREND = "trend"
    EXPECTED = "expected"
    MEASURED = "measured"
    NEUTRAL_BAR = "neutral bar"
    ACCENT_BAR = "accent bar"


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sample, its words, and for users their position."""

    sample: Sample
    text: str
    position: int = 0


class Legend(QWidget):
    """Samples with words, in reading order."""

    def __init__(self, look: Look, entries: Sequence[LegendEntry] = ()) -> None:
        super().__init__()
        self._look = look
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self.set_entries(entries)

    def set_entries(self, entries: Sequence[LegendEntry]) -> None:
        """Explain other marks."""
        while (item := self._row.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for index, entry in enumerate(entries):
            if index > 0:
                self._row.addSpacing(10)
            self._row.addWidget(_SampleBox(self._look, entry))
            word = ElidedLabel(entry.text, TextStyle.CAPTION)
            word.setMaximumWidth(_WIDEST_PX)
            self._row.addWidget(word)
        self.setAccessibleName(self.tr("Legend"))
        self.setAccessibleDescription(", ".join(entry.text for entry in entries))


class _SampleBox(PaintedWidget):
    def __init__(self, look: Look, entry: LegendEntry) -> None:
        super().__init__(look)
        self._entry = entry
        wide = entry.sample in (Sample.PLANNED, Sample.TREND)
        self.setFixedSize(QSize(22 if wide else 14, 14))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        theme, rect = self.theme, QRectF(self.rect())
        middle = rect.center()
        match self._entry.sample:
            case Sample.USER:
                paint_mark(painter, rect, theme.user_mark(self._entry.position))
            case Sample.PLANNED:
                pen = QPen(QColor(theme.user_mark(self._entry.position).colour), 2.0)
                pen.setDashPattern([4.0, 2.0])
                painter.setPen(pen)
                painter.drawLine(QPointF(0.0, middle.y()), QPointF(rect.right(), middle.y()))
            case Sample.TREND:
                pen = QPen(QColor(theme.muted), 1.6)
                pen.setDashPattern([2.0, 2.5])
                painter.setPen(pen)
                painter.drawLine(QPointF(0.0, middle.y()), QPointF(rect.right(), middle.y()))
            case Sample.EXPECTED:
                painter.setPen(QPen(QColor(theme.text), 2.0))
                painter.drawEllipse(middle, 5.0, 5.0)
            case Sample.MEASURED:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.accent))
                painter.translate(middle)
                painter.scale(11.0, 11.0)
                painter.drawPath(mark_path(MarkShape.DIAMOND))
            case Sample.NEUTRAL_BAR:
                inner = rect.adjusted(2.0, 2.0, -2.0, -2.0)
                frame_rounded(painter, inner, line=theme.edge, ground=theme.neutral, radius=1.0)
            case Sample.ACCENT_BAR:
                fill_rounded(painter, rect.adjusted(2.0, 2.0, -2.0, -2.0), theme.accent, 1.0)
        painter.end()
