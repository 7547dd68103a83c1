"""The matrix of pairs with its legend, the box in words, and a filter where there are many columns."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption, strong
from cusyn_desktop.ui.widgets.painted import CENTRE, PaintedWidget, Words, frame_rounded
from cusyn_desktop.ui.widgets.pair_matrix import CellState, PairMatrix, cell_of

_FILTER_FROM = 20
_SIDE_PX = 168


class PairPicker(QWidget):
    """Where interest queries of one or two columns are clicked together.

    Signals:
        toggled: Positions (in the dataset's columns) of the box that was clicked, one or two.
    """

    toggled = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._sizes: tuple[int, ...] = ()
        self._queries: tuple[tuple[int, ...], ...] = ()
        self._shown: tuple[int, ...] = ()
        self.matrix = PairMatrix(look)
        self._filter = SearchField(look, self.tr("Find columns"))
        self._filter.setVisible(False)
        self._box_title = strong(wrap=True)
        self._box_size = caption(wrap=True)
        self._build(look)
        self.matrix.toggled.connect(self._on_toggled)
        self.matrix.current_changed.connect(self._on_current_changed)
        self._filter.textChanged.connect(self._on_filter_changed)

    def set_columns(self, names: Sequence[str], sizes: Sequence[int]) -> None:
        """Show the columns of a dataset; nothing is chosen."""
        self._names, self._sizes, self._queries = tuple(names), tuple(sizes), ()
        self._filter.setVisible(len(names) > _FILTER_FROM)
        self._filter.clear()
        self._show()

    def set_queries(self, queries: Sequence[Sequence[int]]) -> None:
        """Show what is chosen: positions of one, two or three columns each."""
        self._queries = tuple(tuple(query) for query in queries)
        self._show_queries()

    def _build(self, look: Look) -> None:
        scroll = QScrollArea()
        scroll.setWidget(self.matrix)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.matrix.setObjectName("scrolled")
        side = QVBoxLayout()
        side.setSpacing(4)
        for widget in (self._filter, self._box_title, self._box_size):
            side.addWidget(widget)
        side.addStretch(1)
        side.addLayout(self._legend(look))
        column = QWidget()
        column.setFixedWidth(_SIDE_PX)
        column.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(scroll, 1)
        row.addWidget(column)

    def _legend(self, look: Look) -> QGridLayout:
        lines = (
            (CellState.CHOSEN, False, self.tr("Chosen")),
            (CellState.PART_OF_THREE, False, self.tr("Part of a query with three columns")),
            (CellState.FREE, True, self.tr("Circle: one column alone")),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for index, (state, is_round, text) in enumerate(lines):
            key = _LegendBox(look, state, is_round=is_round)
            grid.addWidget(key, index, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(text, TextStyle.CAPTION, ink=Ink.MUTED, wrap=True), index, 1)
        return grid

    def _show(self) -> None:
        wanted = self._filter.text().casefold()
        self._shown = tuple(i for i, name in enumerate(self._names) if wanted in name.casefold())
        self.matrix.set_columns([self._names[i] for i in self._shown], [self._sizes[i] for i in self._shown])
        self._show_queries()

    def _show_queries(self) -> None:
        place = {position: index for index, position in enumerate(self._shown)}
        visible = [[place[i] for i in query] for query in self._queries if all(i in place for i in query)]
        self.matrix.set_queries(visible)

    @Slot(object)
    def _on_toggled(self, places: tuple[int, ...]) -> None:
        self.toggled.emit(tuple(self._shown[place] for place in places))

    @Slot(object)
    def _on_current_changed(self, places: tuple[int, ...]) -> None:
        if not places:
            self._box_title.clear()
            self._box_size.clear()
            return
        name, size, _ = self.matrix.told(cell_of(places)).rsplit(", ", 2)
        self._box_title.setText(name)
        self._box_size.setText(size)

    @Slot()
    def _on_filter_changed(self) -> None:
        self._show()


class _LegendBox(PaintedWidget):
    """One box as the matrix paints it."""

    def __init__(self, look: Look, state: CellState, *, is_round: bool) -> None:
        super().__init__(look)
        self._state, self._radius = state, 7.5 if is_round else 4.0
        self._check = look.icon(Icon.CHECK, Tint.ON_ACCENT)
        self.setFixedSize(QSize(16, 16))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        painter = self.start_painting()
        line = theme.edge if self._state is CellState.FREE else theme.accent
        grounds = {CellState.CHOSEN: theme.accent, CellState.PART_OF_THREE: theme.soft}
        ground = grounds.get(self._state, theme.surface)
        frame_rounded(painter, rect, line=line, ground=ground, radius=self._radius)
        if self._state is CellState.CHOSEN:
            self._check.paint(painter, self.rect().adjusted(2, 2, -2, -2))
        elif self._state is CellState.PART_OF_THREE:
            Words("3", TextStyle.CAPTION_STRONG, theme.accent).paint(painter, rect, CENTRE)
        painter.end()
