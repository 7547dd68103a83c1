"""The matrix of pairs with its legend, the box in words, and a field that finds columns."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.lettering import CENTRE, Words
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption, strong
from cusyn_desktop.ui.widgets.number_edit import parts_in
from cusyn_desktop.ui.widgets.painted import PaintedWidget, frame_rounded
from cusyn_desktop.ui.widgets.pair_matrix import PITCH_PX, CellState, PairMatrix, cell_of, known_level
from cusyn_desktop.ui.words.formats import plus_minus, points

_SIDE_PX = 160
_WHOLE_MATRIX_PX, _LEAST_MATRIX_PX = 292, 200
_SEEN_AROUND_PX = 2 * PITCH_PX
_SAMPLE_ERRORS = (0.1, 0.01, 0.001)

Query = tuple[int, ...]
"""Positions of one, two or three columns of the dataset."""


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
        self._queries: tuple[Query, ...] = ()
        self._known: dict[Query, float] = {}
        self._expected: dict[Query, float] = {}
        self._shown: tuple[int, ...] = ()
        self._place: dict[int, int] = {}
        self._said: Query = ()
        self.matrix = PairMatrix(look)
        self.search = SearchField(look, self.tr("Find columns"))
        self.search.setToolTip(self.tr("One word, or several with commas between: age, income"))
        self._scroll = QScrollArea()
        self._box_title = strong(wrap=True)
        self._box_facts = caption(wrap=True)
        self._known_legend = QWidget()
        self._build(look)
        self.matrix.toggled.connect(self._on_toggled)
        self.matrix.current_changed.connect(self._on_current_changed)
        self.search.textChanged.connect(self._on_search_changed)

    def set_columns(self, names: Sequence[str], sizes: Sequence[int]) -> None:
        """Show the columns of a dataset; nothing is chosen, nothing known."""
        self._names, self._sizes, self._queries = tuple(names), tuple(sizes), ()
        self._known, self._expected = {}, {}
        self.search.clear()
        self._show()
        whole_px = self.matrix.sizeHint().height()
        self._scroll.setMinimumHeight(whole_px if whole_px <= _WHOLE_MATRIX_PX else _LEAST_MATRIX_PX)

    def set_queries(self, queries: Sequence[Sequence[int]]) -> None:
        """Show what is chosen: positions of one, two or three columns each."""
        self._queries = tuple(tuple(query) for query in queries)
        self._show_queries()

    def set_known(self, errors: Mapping[Query, float]) -> None:
        """Show what earlier releases tell already: the error (0 to 1) of one column or a pair."""
        self._known = {tuple(sorted(query)): error for query, error in errors.items()}
        self._known_legend.setVisible(bool(errors))
        self._show_known()

    def set_expected(self, errors: Mapping[Query, float]) -> None:
        """Remember the error (0 to 1) that the forecast lets expect of chosen queries."""
        self._expected = {tuple(sorted(query)): error for query, error in errors.items()}
        self._say_box()

    def _build(self, look: Look) -> None:
        self._scroll.setWidget(self.matrix)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.matrix.setObjectName("scrolled")
        side = QVBoxLayout()
        side.setSpacing(4)
        for widget in (self.search, self._box_title, self._box_facts):
            side.addWidget(widget)
        side.addStretch(1)
        side.addLayout(self._legend(look))
        side.addWidget(self._known_legend)
        self._fill_known_legend(look)
        column = QWidget()
        column.setFixedWidth(_SIDE_PX)
        column.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._scroll, 1)
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

    def _fill_known_legend(self, look: Look) -> None:
        row = QHBoxLayout(self._known_legend)
        row.setContentsMargins(0, 2, 0, 0)
        row.setSpacing(2)
        for error in _SAMPLE_ERRORS:
            row.addWidget(_KnownBox(look, error), 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(6)
        told = self.tr("Known from earlier releases: the stronger the colour, the closer")
        row.addWidget(Label(told, TextStyle.CAPTION, ink=Ink.MUTED, wrap=True), 1)
        self._known_legend.setVisible(False)

    def _show(self) -> None:
        wanted = parts_in(self.search.text().casefold()) or [""]
        self._shown = tuple(
            i for i, name in enumerate(self._names) if any(word in name.casefold() for word in wanted)
        )
        self._place = {position: place for place, position in enumerate(self._shown)}
        self.matrix.set_columns([self._names[i] for i in self._shown], [self._sizes[i] for i in self._shown])
        self._show_queries()
        self._show_known()
        self._on_current_changed(())

    def _show_queries(self) -> None:
        self.matrix.set_queries([places for query in self._queries if (places := self._places(query))])

    def _show_known(self) -> None:
        found = ((self._places(query), error) for query, error in self._known.items())
        self.matrix.set_known({cell_of(places): error for places, error in found if places})

    def _places(self, query: Query) -> Query:
        """Where the columns of a query stand in the matrix; empty where one of them is not shown."""
        is_shown = all(position in self._place for position in query)
        return tuple(self._place[position] for position in query) if is_shown else ()

    @Slot(object)
    def _on_toggled(self, places: Query) -> None:
        self.toggled.emit(tuple(self._shown[place] for place in places))

    @Slot(object)
    def _on_current_changed(self, places: Query) -> None:
        """Say the box; one that the keys moved to is scrolled to."""
        self._said = places
        self._say_box()
        if places and cell_of(places) == self.matrix.cursor_cell:
            centre = self.matrix.box_rect(self.matrix.cursor_cell).center().toPoint()
            self._scroll.ensureVisible(centre.x(), centre.y(), _SEEN_AROUND_PX, _SEEN_AROUND_PX)

    def _say_box(self) -> None:
        """Say the box that the pointer or the keys are at, with what is known of it by now."""
        places = self._said
        name = self.matrix.name_of(cell_of(places)) if places else ""
        self._box_title.setText(name.replace("_", "_\N{ZERO WIDTH SPACE}"))  # long names are broken there
        self._box_facts.setText(self._facts_text(places) if places else "")

    def _facts_text(self, places: Query) -> str:
        cell = cell_of(places)
        query = tuple(sorted(self._shown[place] for place in places))
        lines = [self.matrix.size_text(cell)]
        if query in self._known:
            error = plus_minus(points(self._known[query]))
            lines.append(self.tr("Known so far: {error} points").format(error=error))
        if query in self._expected:
            error = plus_minus(points(self._expected[query]))
            lines.append(self.tr("Expected: {error} points").format(error=error))
        return "\n".join(lines)

    @Slot()
    def _on_search_changed(self) -> None:
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


class _KnownBox(PaintedWidget):
    """One box as the matrix paints what is known with an error."""

    def __init__(self, look: Look, error: float) -> None:
        super().__init__(look)
        self._error = error
        self.setFixedSize(QSize(12, 16))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        ground = self.theme.heat(known_level(self._error))
        frame_rounded(painter, QRectF(self.rect()), line=self.theme.edge, ground=ground, radius=3.0)
        painter.end()
