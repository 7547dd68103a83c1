"""The rows of the file in the domain of one column, as small bars: exact, for the custodian alone."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout
from typing_extensions import override

from cusyn_desktop.data.domain.binned_columns import BinnedColumn
from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.data.drafting.seen import SeenValues
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import CENTRE, LEFT, RIGHT, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.columns.form_base import number_text
from cusyn_desktop.ui.models.column_words import label_words
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, caption, card_title
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.widgets.panels import TonedFrame
from cusyn_desktop.ui.words import formats

_BARS_PX = 78
_LABELS_PX = 18
_ROW_PX = 16
_MOST_BARS = 64
_MOST_ROWS = 5
_NAME_SHARE = 0.36
_FIGURE_PX = 64
_LEAST_APART_PX, _APART_GAP_PX = 18.0, 12.0


Bar = tuple[str, int]
"""A value and how many rows have it."""


class SeenBars(PaintedWidget):
    """Standing bars for values in order, lying ones with names for the most frequent categories."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._bars: tuple[Bar, ...] = ()
        self._missing: Bar | None = None
        self._rest = ""
        self._ends = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_BARS_PX + _LABELS_PX)

    @property
    def bars(self) -> tuple[Bar, ...]:
        """Label and count of each bar that is drawn."""
        return self._bars if self._missing is None else (*self._bars, self._missing)

    @property
    def rest_text(self) -> str:
        """What is said of the values that have no bar."""
        return self._rest

    def show_none(self) -> None:
        """Draw nothing."""
        self._show((), ("", ""), None)

    def show_in_order(self, bars: Sequence[Bar], ends: tuple[str, str], *, missing: Bar | None) -> None:
        """Draw standing bars between two ends, and missing cells apart from them."""
        step = max(1, -(-len(bars) // _MOST_BARS))
        parts = [bars[start : start + step] for start in range(0, len(bars), step)]
        joined = tuple((part[0][0], sum(count for _, count in part)) for part in parts)
        self._show(joined, ends, missing)

    def show_most_frequent(self, bars: Sequence[Bar]) -> None:
        """Draw lying bars, and say how many values are left without one, with how many rows."""
        ordered = tuple(sorted(bars, key=lambda bar: -bar[1]))
        shown, left_out = ordered[:_MOST_ROWS], ordered[_MOST_ROWS:]
        told = self.tr("and %Ln more values: {rows} rows", "", len(left_out))
        rows = formats.count(sum(count for _, count in left_out))
        self._show(shown, ("", ""), None, rest=told.format(rows=rows) if left_out else "")

    def _show(
        self, bars: tuple[Bar, ...], ends: tuple[str, str], missing: Bar | None, *, rest: str = ""
    ) -> None:
        self._bars, self._ends, self._missing, self._rest = bars, ends, missing, rest
        most = max(self.bars, key=lambda bar: bar[1], default=("", 0))
        told = self.tr("Most rows have: {label}").format(label=most[0])
        self.describe(self.tr("Rows of the file by value"), f"{told}; {rest}" if rest else told)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, _BARS_PX + _LABELS_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter = self.start_painting()
        most = max(1, *(count for _, count in self.bars))
        if any(self._ends):
            self._paint_standing(painter, most)
        else:
            self._paint_lying(painter, most)
        painter.end()

    def _paint_standing(self, painter: QPainter, most: int) -> None:
        theme, values_px = self.theme, float(self.width())
        if self._missing is not None:
            words = Words(self._missing[0], TextStyle.CAPTION, theme.muted)
            apart_px = max(words.width + 1.0, _LEAST_APART_PX)
            values_px -= apart_px + _APART_GAP_PX
            left = values_px + _APART_GAP_PX
            self._paint_bars(painter, QRectF(left, 0.0, apart_px, _BARS_PX), [self._missing[1]], most)
            words.paint(painter, _below(left, apart_px), CENTRE)
        counts = [count for _, count in self._bars]
        self._paint_bars(painter, QRectF(0.0, 0.0, values_px, _BARS_PX), counts, most)
        first, last = (Words(end, TextStyle.CAPTION, theme.muted) for end in self._ends)
        if self._ends[0] == self._ends[1]:
            first.paint(painter, _below(0.0, values_px), CENTRE)
            return
        first.paint(painter, _below(0.0, values_px / 2), LEFT)
        last.paint(painter, _below(values_px / 2, values_px / 2), RIGHT)

    def _paint_bars(self, painter: QPainter, area: QRectF, counts: Sequence[int], most: int) -> None:
        """Bars side by side on a line, the highest as high as the area where it has the most rows of all."""
        theme, width = self.theme, area.width() / len(counts)
        fill_rounded(painter, QRectF(area.left(), area.bottom(), area.width(), 1.0), theme.edge, 0.0)
        gap = min(2.0, width / 4)
        for place, count in enumerate(counts):
            height = max(1.5, (area.height() - 2) * count / most) if count else 0.0
            left = area.left() + place * width + gap / 2
            bar = QRectF(left, area.bottom() - height, width - gap, height)
            fill_rounded(painter, bar, theme.accent_fill, min(2.0, width / 4))

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
        below = QRectF(0.0, len(self._bars) * _ROW_PX, float(self.width()), _ROW_PX)
        Words(self._rest, TextStyle.CAPTION, theme.muted).paint(painter, below)


def _below(left: float, width: float) -> QRectF:
    """Room for words under the standing bars."""
    return QRectF(left, _BARS_PX + 2.0, width, _LABELS_PX - 2.0)


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

    def show_none(self) -> None:
        """Show no counts: the column is not in the model, or they are being made."""
        self.bars.show_none()
        self._outside.setText("")
        self._outside.setVisible(False)
        self._told.setText(self.tr("exact; only you see this"))

    def show_seen(self, seen: SeenValues, column: ModelledColumn) -> None:
        """Show how the rows fall into the domain of a column."""
        has_missing = column.missing_code is not None
        labels = label_words(seen.labels, kind=column.type, has_missing=has_missing)
        pairs = tuple(zip(labels, seen.counts, strict=True))
        if column.is_ordered:
            values, missing = (pairs[:-1], pairs[-1]) if has_missing else (pairs, None)
            ends = (labels[0], labels[len(values) - 1])
            if isinstance(column, BinnedColumn):
                ends = (number_text(column.bounds[0]), number_text(column.bounds[1]))
            self.bars.show_in_order(values, ends, missing=missing)
        else:
            self.bars.show_most_frequent(pairs)
        self._told.setText(
            self.tr("exact; only you see this")
            if seen.whole
            else self.tr("the first rows; only you see this")
        )
        told = []
        if seen.n_outside:
            text = self.tr("Rows outside the domain: {count}.")
            told.append(text.format(count=formats.count(seen.n_outside)))
        if seen.n_unplaced:
            text = self.tr("Rows for which the domain has no place: {count}.")
            told.append(text.format(count=formats.count(seen.n_unplaced)))
        if seen.examples:
            shown = ", ".join(example or self.tr("empty") for example in seen.examples)
            told.append(self.tr("For example: {values}").format(values=shown))
        self._outside.setText(joined(told))
        self._outside.setVisible(bool(told))
