"""A triangle of boxes in which interest queries are chosen: boxes for pairs, circles for columns alone."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import combinations
from math import inf, log10

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import CENTRE, LEFT, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.painted import PaintedWidget, fill_rounded, frame_rounded
from cusyn_desktop.ui.words.formats import TIMES, clique, count, plus_minus, points

PITCH_PX = 22
_BOX_PX = 18
_NAME_GAP_PX = 6
_MARGIN_PX = 1
_RIGHT_PX = 8
_LEAST_NAME_PX = 48
"""A longer name ends in dots rather than that the matrix scrolls sideways; the box in words has it whole."""

_FINEST_ERROR, _DECADES = 0.001, 2.0
_FAINTEST = 0.25
"""A box is darkest where 0.1 points are known, and faint, but still seen, from 10 points on."""

Cell = tuple[int, int]
"""Row and column of the triangle, row >= column; on the diagonal a column alone."""


class CellState(StrEnum):
    """What a box says."""

    FREE = "free"
    CHOSEN = "chosen"
    PART_OF_THREE = "part of three"


class PairMatrix(PaintedWidget):
    """Names stand on the diagonal, so that none has to be turned; a guide links a box to its two names.

    Arrow keys move, Space or Enter toggles, Home and End go to the ends of a row. A box is the darker, the
    more precisely earlier releases tell its table already.

    Signals:
        toggled: The person clicked a box: its columns' positions in rising order, one or two of them.
        current_changed: The pointer or the keys moved to another box: the same positions, or an empty tuple.
    """

    toggled = Signal(object)
    current_changed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._names: tuple[str, ...] = ()
        self._sizes: tuple[int, ...] = ()
        self._pairs: frozenset[Cell] = frozenset()
        self._threes: frozenset[Cell] = frozenset()
        self._known: dict[Cell, float] = {}
        self._whole, self._least = _size_for(()), _size_for(())
        self._cursor: Cell = (0, 0)
        self._hovered: Cell | None = None
        self._check = look.icon(Icon.CHECK, Tint.ON_ACCENT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Interest queries"))

    @property
    def cursor_cell(self) -> Cell:
        """The box that the keys act on."""
        return self._cursor

    def set_columns(self, names: Sequence[str], sizes: Sequence[int]) -> None:
        """Show the columns of a dataset and forget every choice."""
        self._names, self._sizes = tuple(names), tuple(sizes)
        self._cursor, self._hovered = (0, 0), None
        self._known = {}
        self._whole = _size_for(self._names)
        self._least = _size_for(self._names, most_name_px=_LEAST_NAME_PX)
        self.set_queries(())
        self.updateGeometry()
        self.resize(self.sizeHint())

    def set_queries(self, queries: Sequence[Sequence[int]]) -> None:
        """Show what is chosen: positions of one, two or three columns each."""
        self._pairs = frozenset(cell_of(query) for query in queries if len(query) <= 2)
        threes = (query for query in queries if len(query) == 3)
        self._threes = frozenset(cell_of(pair) for query in threes for pair in combinations(query, 2))
        self._tell()
        self.update()

    def set_known(self, errors: Mapping[Cell, float]) -> None:
        """Show what earlier releases tell already: the error of each known box, 0 to 1."""
        self._known = dict(errors)
        self._tell()
        self.update()

    def state(self, cell: Cell) -> CellState:
        """What the box says."""
        if cell in self._pairs:
            return CellState.CHOSEN
        return CellState.PART_OF_THREE if cell in self._threes else CellState.FREE

    def told(self, cell: Cell) -> str:
        """The box in words: names, number of cells, state, what is known."""
        parts = (self.name_of(cell), self.size_text(cell), self._state_text(cell), self.known_text(cell))
        return ", ".join(part for part in parts if part)

    def name_of(self, cell: Cell) -> str:
        """The columns of a box."""
        return clique(tuple(self._names[place] for place in dict.fromkeys(cell)))

    def size_text(self, cell: Cell) -> str:
        """The number of cells of a box's table."""
        row, column = cell
        if row == column:
            return self.tr("%Ln cells", "", self._sizes[row])
        told = self.tr("{a} {times} {b} = %Ln cells", "", self._sizes[row] * self._sizes[column])
        return told.format(a=count(self._sizes[row]), b=count(self._sizes[column]), times=TIMES)

    def known_text(self, cell: Cell) -> str:
        """How precisely earlier releases tell the table of a box; empty where they do not."""
        if cell not in self._known:
            return ""
        error = plus_minus(points(self._known[cell]))
        return self.tr("known to {error} points from earlier releases").format(error=error)

    @override
    def sizeHint(self) -> QSize:
        return self._whole

    @override
    def minimumSizeHint(self) -> QSize:
        return self._least

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        shown = self._hovered or (self._cursor if self.hasFocus() else None)
        if shown is not None and self._names:
            self._paint_guide(painter, shown)
        rows = self._places(event.rect().top(), event.rect().bottom())
        columns = self._places(event.rect().left(), event.rect().right())
        for row in rows:
            for column in range(columns.start, min(columns.stop, row + 1)):
                self._paint_box(painter, (row, column))
            self._paint_name(painter, row, guided=shown is not None and row in shown)
        if self.hasFocus() and self._names:
            self._paint_focus(painter)
        painter.end()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, column = self._cursor
        last = len(self._names) - 1
        moves = {
            Qt.Key.Key_Up: (row - 1, column),
            Qt.Key.Key_Down: (row + 1, column),
            Qt.Key.Key_Left: (row, column - 1),
            Qt.Key.Key_Right: (row, column + 1),
            Qt.Key.Key_Home: (row, 0),
            Qt.Key.Key_End: (row, row),
            Qt.Key.Key_PageUp: (column, column),
            Qt.Key.Key_PageDown: (last, column),
        }
        key = Qt.Key(event.key())
        if key in moves:
            self._move_to(moves[key])
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._names:
            self.toggled.emit(positions_of(self._cursor))
        else:
            super().keyPressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._set_hovered(self.cell_at(event.position()))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._set_hovered(None)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and cell is not None:
            self._move_to(cell)
            self.toggled.emit(positions_of(cell))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._tell()
        self.update()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def cell_at(self, place: QPointF) -> Cell | None:
        """The box below a point; a name counts as the circle before it."""
        row = int((place.y() - _MARGIN_PX) // PITCH_PX)
        column = int((place.x() - _MARGIN_PX) // PITCH_PX)
        if not 0 <= row < len(self._names) or not 0 <= place.x() < self._whole.width():
            return None
        return (row, min(column, row))

    def box_rect(self, cell: Cell) -> QRectF:
        """Where a box is painted."""
        inset = (PITCH_PX - _BOX_PX) / 2
        left = _MARGIN_PX + cell[1] * PITCH_PX + inset
        return QRectF(left, _MARGIN_PX + cell[0] * PITCH_PX + inset, _BOX_PX, _BOX_PX)

    def _places(self, start_px: int, stop_px: int) -> range:
        """The rows or columns that lie between two edges."""
        first = max(0, (start_px - _MARGIN_PX) // PITCH_PX)
        return range(first, min(len(self._names), (stop_px - _MARGIN_PX) // PITCH_PX + 1))

    def _move_to(self, cell: Cell) -> None:
        if not self._names:
            return
        row = min(max(cell[0], 0), len(self._names) - 1)
        column = min(max(cell[1], 0), row)
        self._cursor = (row, column)
        self._tell()
        self.current_changed.emit(positions_of(self._cursor))
        self.update()

    def _set_hovered(self, cell: Cell | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self.current_changed.emit(() if cell is None else positions_of(cell))
            self.update()

    def _tell(self) -> None:
        """Say the box under the cursor; screen readers speak a changed description."""
        self.setAccessibleDescription(self.told(self._cursor) if self._names else "")

    def _state_text(self, cell: Cell) -> str:
        words = {
            CellState.FREE: self.tr("not chosen"),
            CellState.CHOSEN: self.tr("chosen"),
            CellState.PART_OF_THREE: self.tr("part of a query with three columns"),
        }
        return words[self.state(cell)]

    def _paint_guide(self, painter: QPainter, cell: Cell) -> None:
        row, column = cell
        soft = self.theme.soft
        top, left = _MARGIN_PX + row * PITCH_PX, _MARGIN_PX + column * PITCH_PX
        across = QRectF(_MARGIN_PX, top, (row + 1) * PITCH_PX, PITCH_PX)
        above = _MARGIN_PX + column * PITCH_PX
        down = QRectF(left, above, PITCH_PX, top + PITCH_PX - above)
        fill_rounded(painter, across, soft, 4.0)
        fill_rounded(painter, down, soft, 4.0)

    def _paint_box(self, painter: QPainter, cell: Cell) -> None:
        theme, rect, state = self.theme, self.box_rect(cell), self.state(cell)
        line, ground = {
            CellState.FREE: (theme.edge, self._free_ground(cell)),
            CellState.CHOSEN: (theme.accent, theme.accent),
            CellState.PART_OF_THREE: (theme.accent, theme.soft),
        }[state]
        radius = _BOX_PX / 2 if cell[0] == cell[1] else 4.0
        frame_rounded(painter, rect, line=line, ground=ground, radius=radius)
        if state is CellState.CHOSEN:
            self._check.paint(painter, rect.toAlignedRect().adjusted(3, 3, -3, -3))
        elif state is CellState.PART_OF_THREE:
            Words("3", TextStyle.CAPTION_STRONG, theme.accent).paint(painter, rect, CENTRE)

    def _free_ground(self, cell: Cell) -> str:
        error = self._known.get(cell)
        return self.theme.surface if error is None else self.theme.heat(known_level(error))

    def _paint_name(self, painter: QPainter, row: int, *, guided: bool) -> None:
        style = TextStyle.CAPTION_STRONG if guided else TextStyle.CAPTION
        left = _MARGIN_PX + (row + 1) * PITCH_PX + _NAME_GAP_PX
        rect = QRectF(left, _MARGIN_PX + row * PITCH_PX, max(0.0, self.width() - left), PITCH_PX)
        Words(self._names[row], style, self.theme.text if guided else self.theme.muted).paint(
            painter, rect, LEFT
        )

    def _paint_focus(self, painter: QPainter) -> None:
        ring = self.box_rect(self._cursor).adjusted(-1.5, -1.5, 1.5, 1.5)
        radius = ring.width() / 2 if self._cursor[0] == self._cursor[1] else 5.0
        painter.setPen(QPen(QColor(self.theme.text), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring, radius, radius)


def _size_for(names: Sequence[str], *, most_name_px: float = inf) -> QSize:
    """Room for all boxes, and so much of each name at most."""
    widths = [
        _MARGIN_PX
        + (row + 1) * PITCH_PX
        + _NAME_GAP_PX
        + min(most_name_px, Words(name, TextStyle.CAPTION_STRONG, "").width)
        for row, name in enumerate(names)
    ]
    return QSize(round(max(widths, default=0.0)) + _RIGHT_PX, 2 * _MARGIN_PX + PITCH_PX * len(names))


def cell_of(query: Sequence[int]) -> Cell:
    """The box of one or two columns."""
    return (max(query), min(query))


def known_level(error: float) -> float:
    """How dark a box is whose table is known with an error of 0 to 1: from faint to 1."""
    decades = log10(max(error, _FINEST_ERROR) / _FINEST_ERROR)
    return max(_FAINTEST, 1.0 - (1.0 - _FAINTEST) * decades / _DECADES)


def positions_of(cell: Cell) -> tuple[int, ...]:
    """The columns of a box, in rising order."""
    return (cell[0],) if cell[0] == cell[1] else (cell[1], cell[0])
