"""A table of shares as coloured boxes with their figures; two of them side by side share one scale."""

from collections.abc import Sequence
from math import ceil

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget
from typing_extensions import override

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import CENTRE, RIGHT, Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import Drawn, Kept, Sheet
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded
from cusyn_desktop.ui.words.formats import clique, number

_ROW_PX = 27
_TITLE_PX, _ACROSS_PX, _NAMES_PX = 24, 18, 20
_HEAD_PX = _TITLE_PX + _ACROSS_PX + _NAMES_PX
_CORNER_PX = 28
_GAP_PX = 2.0
_LABEL_GAP_PX = 8.0
_LEAST_CELL_PX = 12
_WIDEST_LABEL_PX = 96.0


class HeatMap(Kept, PaintedWidget):
    """Percent of people by two columns. The figures are in one colour that reads on every ground.

    Title, the column that goes across and its values stand on top, and stay in sight while the map scrolls;
    the column that goes down stands above its values.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._shares: FloatArray = np.zeros((0, 0))
        self._rows: tuple[str, ...] = ()
        self._columns: tuple[str, ...] = ()
        self._axes = ("", "")
        self._largest = 0.0
        self._figures_px = 0.0
        self._labelled = True
        self._title = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def title(self) -> str:
        """What stands above the map."""
        return self._title

    def set_title(self, title: str) -> None:
        """What the map shows, above it."""
        self._title = title
        self.update()

    def set_rows_labelled(self, *, labelled: bool) -> None:
        """Leave out the labels at the left where another map stands there."""
        self._labelled = labelled
        self.update()

    def set_table(
        self,
        name: str,
        shares: FloatArray,
        *,
        axes: tuple[str, str],
        rows: Sequence[str],
        columns: Sequence[str],
        largest: float,
    ) -> None:
        """Show a table of shares (0 to 1), shape (rows, columns), on a scale up to `largest`.

        Args:
            name: What it is, for screen readers.
            shares: The table.
            axes: The column of the data whose values go down, and the one whose values go across.
            rows: The values that go down.
            columns: The values that go across.
            largest: Share that has the deepest colour.
        """
        self._axes = axes
        self._shares, self._rows, self._columns = shares, tuple(rows), tuple(columns)
        self._largest = largest
        self._figures_px = Words(_figure(float(np.abs(shares).max(initial=0.0))), TextStyle.CAPTION, "").width
        self.describe(name, self._told())
        self.updateGeometry()
        self.update()

    @override
    def sheet(self) -> Sheet:
        """The shares in percent."""
        rows = zip(self._rows, self._shares, strict=True)
        texts = tuple((label, *(_figure(float(share)) for share in shares)) for label, shares in rows)
        return Sheet((self.tr("% of people"), *self._columns), texts)

    @override
    def drawn(self) -> Drawn:
        return Drawn(self.size(), self.paint_picture)

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, _ROW_PX * max(1, len(self._rows)) + _HEAD_PX)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_CELL_PX * len(self._columns) + 40, 14 * max(1, len(self._rows)) + _HEAD_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shares.size == 0:
            return
        painter = self.start_painting()
        left = self.labels_px
        width = (self.width() - left) / len(self._columns)
        height = (self.height() - _HEAD_PX) / len(self._rows)
        for i, row in enumerate(self._rows):
            top = _HEAD_PX + i * height
            if not event.rect().top() - height <= top <= event.rect().bottom():
                continue
            if self._labelled:
                place = QRectF(0.0, top, left - _LABEL_GAP_PX, height)
                Words(row, TextStyle.CAPTION, self.theme.muted).paint(painter, place, RIGHT)
            for j in range(len(self._columns)):
                box = QRectF(left + j * width, top, width - _GAP_PX, height - _GAP_PX)
                self._paint_cell(painter, box, float(self._shares[i, j]))
        self._paint_head(painter, left, width)
        if self.hasFocus():
            self._paint_focus(painter)
        painter.end()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.told_at(event.pos()), self)
            return True
        return super().event(event)

    def told_at(self, place: QPoint) -> str:
        """The cell below a place, in words; empty beside the cells."""
        top = max(0, self.visibleRegion().boundingRect().top()) + _HEAD_PX
        if self._shares.size == 0 or place.x() < self.labels_px or place.y() < top:
            return ""
        i = int((place.y() - _HEAD_PX) * len(self._rows) / max(1, self.height() - _HEAD_PX))
        j = int((place.x() - self.labels_px) * len(self._columns) / max(1.0, self.width() - self.labels_px))
        if not (0 <= i < len(self._rows) and 0 <= j < len(self._columns)):
            return ""
        return self._cell_told(i, j)

    def _paint_head(self, painter: QPainter, left: float, width: float) -> None:
        """Title, and the names of the columns: all, or every second, third, ... where they need more room."""
        top = float(max(0, self.visibleRegion().boundingRect().top()))
        painter.fillRect(
            QRectF(0.0, top, float(self.width()), _HEAD_PX - _GAP_PX), QColor(self.theme.surface)
        )
        title = QRectF(left, top, self.width() - left - _CORNER_PX, _TITLE_PX)
        Words(self._title, TextStyle.CAPTION_STRONG, self.theme.text).paint(painter, title)
        across = title.translated(0.0, _TITLE_PX)
        across.setHeight(_ACROSS_PX)
        Words(self._axes[1], TextStyle.TABLE_HEAD, self.theme.text).paint(painter, across)
        if self._labelled:
            down = QRectF(0.0, top + _TITLE_PX + _ACROSS_PX, left - _LABEL_GAP_PX, _NAMES_PX)
            Words(self._axes[0], TextStyle.TABLE_HEAD, self.theme.text).paint(painter, down, RIGHT)
        words = [Words(column, TextStyle.CAPTION, self.theme.muted) for column in self._columns]
        widest = max(one.width for one in words) + _LABEL_GAP_PX
        widest = min(widest, _WIDEST_LABEL_PX)
        pushed = max(0.0, widest - width) / 2  # how far an edge moves the first or last name
        stride = min(max(1, ceil((widest + pushed) / width)), len(words))
        room = stride * width - _GAP_PX - pushed
        for j in range(0, len(words), stride):
            middle = left + (j + 0.5) * width
            taken = min(words[j].width + 1.0, room)
            start = min(max(middle - taken / 2, left), self.width() - taken)
            place = QRectF(start, top + _TITLE_PX + _ACROSS_PX, taken, _NAMES_PX)
            words[j].paint(painter, place, CENTRE)

    def _paint_focus(self, painter: QPainter) -> None:
        """Show that the keyboard is here, around what is in sight."""
        seen = QRectF(self.visibleRegion().boundingRect()).adjusted(1.0, 1.0, -1.0, -1.0)
        painter.setPen(QPen(QColor(self.theme.accent), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(seen, 4.0, 4.0)

    @property
    def labels_px(self) -> float:
        """Room that the labels at the left take."""
        if not self._labelled:
            return 0.0
        widest = max((Words(row, TextStyle.CAPTION, "").width for row in self._rows), default=0.0)
        widest = max(widest, Words(self._axes[0], TextStyle.TABLE_HEAD, "").width)
        return min(widest + _LABEL_GAP_PX, 0.35 * self.width())

    def _paint_cell(self, painter: QPainter, box: QRectF, share: float) -> None:
        level = share / self._largest if self._largest > 0 else 0.0
        fill_rounded(painter, box, self.theme.heat(level))
        if self._figures_px <= box.width() and box.height() >= _LEAST_CELL_PX:
            Words(_figure(share), TextStyle.CAPTION, self.theme.text).paint(painter, box, CENTRE)

    def _told(self) -> str:
        """The table in words; of a large one, where most people are."""
        order = np.argsort(-self._shares, axis=None)[:12]
        cells = (divmod(int(place), max(1, len(self._columns))) for place in order)
        return "; ".join(self._cell_told(i, j) for i, j in cells)

    def _cell_told(self, i: int, j: int) -> str:
        return f"{clique((self._rows[i], self._columns[j]))}: {_figure(float(self._shares[i, j]))}%"


def _figure(share: float) -> str:
    return number(100.0 * share, places=1)
