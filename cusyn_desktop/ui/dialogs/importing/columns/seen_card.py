"""The rows of the file in the domain of one column, as small bars: exact, for the custodian alone."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout
from typing_extensions import override

from cusyn_desktop.data.seen import SeenValues
from cusyn_desktop.ui import formats
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.theme import Tone
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, caption, card_title
from cusyn_desktop.ui.widgets.painted import CENTRE, LEFT, RIGHT, PaintedWidget, Words, fill_rounded
from cusyn_desktop.ui.widgets.panels import TonedFrame

_BARS_PX = 64
_LABELS_PX = 18
_ROW_PX = 16
_MOST_BARS = 64
_MOST_ROWS = 5
_NAME_SHARE = 0.36
_FIGURE_PX = 64


class SeenBars(PaintedWidget):
    """Standing bars for values in order, lying ones with names for the most frequent categories."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._bars: tuple[tuple[str, int], ...] = ()
        self._is_ordered = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_BARS_PX + _LABELS_PX)

    @property
    def bars(self) -> tuple[tuple[str, int], ...]:
        """Label and count of each bar that is drawn."""
        return self._bars

    def show_none(self) -> None:
        """Draw nothing."""
        self._bars = ()
        self.update()

    def show_counts(self, labels: Sequence[str], counts: Sequence[int], *, is_ordered: bool) -> None:
        """Draw other counts."""
        pairs = list(zip(labels, counts, strict=True))
        self._is_ordered = is_ordered
        if is_ordered:
            step = -(-len(pairs) // _MOST_BARS)
            parts = [pairs[start : start + step] for start in range(0, len(pairs), step)]
            self._bars = tuple((part[0][0], sum(count for _, count in part)) for part in parts)
        else:
            self._bars = tuple(sorted(pairs, key=lambda pair: -pair[1])[:_MOST_ROWS])
        most = max(self._bars, key=lambda pair: pair[1], default=("", 0))
        self.describe(
            self.tr("Rows of the file by value"), self.tr("Most rows have: {label}").format(label=most[0])
        )
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, _BARS_PX + _LABELS_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = self.start_painting()
        most = max(1, *(count for _, count in self._bars))
        if self._is_ordered:
            self._paint_standing(painter, most)
        else:
            self._paint_lying(painter, most)
        painter.end()

    def _paint_standing(self, painter: QPainter, most: int) -> None:
        theme, width = self.theme, self.width() / len(self._bars)
        fill_rounded(painter, QRectF(0.0, _BARS_PX, self.width(), 1.0), theme.edge, 0.0)
        gap = min(2.0, width / 4)
        for place, (_, count) in enumerate(self._bars):
            height = max(1.5, (_BARS_PX - 2) * count / most) if count else 0.0
            bar = QRectF(place * width + gap / 2, _BARS_PX - height, width - gap, height)
            fill_rounded(painter, bar, theme.accent_fill, min(2.0, width / 4))
        ground = QRectF(0.0, _BARS_PX + 2.0, self.width(), _LABELS_PX - 2.0)
        half = ground.adjusted(0.0, 0.0, -ground.width() / 2, 0.0)
        if len(self._bars) == 1:
            Words(self._bars[0][0], TextStyle.CAPTION, theme.muted).paint(painter, ground, CENTRE)
            return
        Words(self._bars[0][0], TextStyle.CAPTION, theme.muted).paint(painter, half, LEFT)
        last = half.translated(half.width(), 0.0)
        Words(self._bars[-1][0], TextStyle.CAPTION, theme.muted).paint(painter, last, RIGHT)

    def _paint_lying(self, painter: QPainter, most: int) -> None:
        theme, names_px = self.theme, self.width() * _NAME_SHARE
        room = self.width() - names_px - _FIGURE_PX - 8.0
        for place, (label, count) in enumerate(self._bars):
            line = QRectF(0.0, place * _ROW_PX, names_px, _ROW_PX)
            Words(label, TextStyle.CAPTION, theme.text).paint(painter, line)
            length = max(2.0, room * count / most)
            bar = QRectF(names_px + 8.0, line.top() + 3.0, length, _ROW_PX - 6.0)
            fill_rounded(painter, bar, theme.accent_fill)
            figure = QRectF(bar.right() + 6.0, line.top(), _FIGURE_PX, _ROW_PX)
            Words(formats.count(count), TextStyle.CAPTION, theme.muted).paint(painter, figure)


class SeenCard(TonedFrame):
    """Bars with what lies outside; the dashed border and the crossed eye say that nobody else sees it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, Tone.PLAIN)
        self.set_pen_style(Qt.PenStyle.DashLine)
        self.setAccessibleName(self.tr("In the file, for you alone"))
        self.bars = SeenBars(look)
        self._outside = Label("", TextStyle.CAPTION, ink=Ink.WARN, wrap=True)
        self._told = caption()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(IconLabel(look.icon(Icon.CUSTODIAN_ONLY, Tint.MUTED)))
        head.addWidget(card_title(self.tr("In the file")))
        head.addStretch(1)
        head.addWidget(self._told)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.bars)
        column.addWidget(self._outside)
        self.show_none()

    @property
    def outside_text(self) -> str:
        """What is said of cells outside the domain."""
        return self._outside.text()

    def show_none(self) -> None:
        """Show no counts: the column is not in the model, or they are being made."""
        self.bars.show_none()
        self._outside.setText("")
        self._outside.setVisible(False)
        self._told.setText(self.tr("exact; only you see this"))

    def show_seen(self, seen: SeenValues, *, is_ordered: bool) -> None:
        """Show how the rows fall into the domain."""
        self.bars.show_counts(seen.labels, seen.counts, is_ordered=is_ordered)
        self._told.setText(
            self.tr("exact; only you see this")
            if seen.whole
            else self.tr("the first rows; only you see this")
        )
        told = []
        if seen.n_outside:
            text = self.tr("Outside the domain: {count}.")
            told.append(text.format(count=formats.count(seen.n_outside)))
        if seen.n_unplaced:
            text = self.tr("Without a place in it: {count}.")
            told.append(text.format(count=formats.count(seen.n_unplaced)))
        if seen.examples:
            shown = ", ".join(example or self.tr("empty") for example in seen.examples)
            told.append(self.tr("For example: {values}").format(values=shown))
        self._outside.setText(" ".join(told))
        self._outside.setVisible(bool(told))
