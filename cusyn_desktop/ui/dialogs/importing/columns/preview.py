"""The first rows under heads that say name, type and state of each column; a column is chosen by a click."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPoint, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from typing_extensions import override

from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.columns.header import HEAD_PX, WIDEST_PX, PreviewHeader
from cusyn_desktop.ui.dialogs.importing.draft import is_number, missing_tokens, state_of
from cusyn_desktop.ui.dialogs.importing.preview_table import ROW_PX, PreviewTable
from cusyn_desktop.ui.dialogs.importing.words import places_text
from cusyn_desktop.ui.models.import_preview import PreviewHead, PreviewModel
from cusyn_desktop.ui.models.rows import Side
from cusyn_desktop.ui.widgets.panels import Card

SHOWN_ROWS = 4


class PreviewCard(Card):
    """A few rows, as wide as the file.

    Attributes:
        table: The rows.
        header: The heads.

    Signals:
        chosen: Position of the column that the person chose.
        name_wanted: Position of a column that the person wants to name: a double click or a right one on its
            head, or F2.
    """

    chosen = Signal(int)
    name_wanted = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._model = PreviewModel(look, self)
        self._heads: list[PreviewHead] = []
        self._current = 0
        self._wanted_text, self._wanted_states = "", frozenset(ColumnState)
        self.table = PreviewTable(self._model)
        self.header = PreviewHeader(look, self.table)
        self._set_look()
        self.content.setContentsMargins(1, 1, 1, 1)
        self.content.addWidget(self.table)
        self.header.sectionClicked.connect(self.chosen)
        self.header.sectionDoubleClicked.connect(self.name_wanted)
        self.header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.header.customContextMenuRequested.connect(self._on_menu_wanted)
        self.table.selectionModel().currentColumnChanged.connect(self._on_current_changed)

    def show_table(self, rows: Sequence[tuple[str, ...]], heads: Sequence[PreviewHead]) -> None:
        """Show another file."""
        self._heads = list(heads)
        self._model.set_table(rows[:SHOWN_ROWS], heads)
        self.table.fit_columns(WIDEST_PX)
        self._hide_others()

    def show_head(self, place: int, head: PreviewHead) -> None:
        """Announce one column in another way."""
        if head != self._heads[place]:
            self._heads[place] = head
            self._model.set_head(place, head)
            self.table.setColumnHidden(place, not self._is_wanted(head))

    def set_current(self, place: int) -> None:
        """Mark the column that is edited."""
        self._current = place
        self.header.set_current(place)
        self.table.setCurrentIndex(self._model.index(0, place))

    @Slot(str)
    def search_for(self, text: str) -> None:
        """Hide the columns whose names do not hold a text."""
        self._wanted_text = text.strip().casefold()
        self._hide_others()

    def show_states(self, states: Collection[ColumnState]) -> None:
        """Hide the columns in other states."""
        self._wanted_states = frozenset(states)
        self._hide_others()

    def _hide_others(self) -> None:
        self.table.setUpdatesEnabled(False)
        for place, head in enumerate(self._heads):
            self.table.setColumnHidden(place, not self._is_wanted(head))
        self.table.setUpdatesEnabled(True)

    def _is_wanted(self, head: PreviewHead) -> bool:
        return head.state in self._wanted_states and self._wanted_text in head.name.casefold()

    @Slot(QPoint)
    def _on_menu_wanted(self, place: QPoint) -> None:
        section = self.header.logicalIndexAt(place)
        if section >= 0:
            self.name_wanted.emit(section)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.name_wanted.emit(self._current)
        else:
            super().keyPressEvent(event)

    @Slot()
    def _on_current_changed(self) -> None:
        place = self.table.currentIndex().column()
        if place >= 0 and place != self._current:
            self.chosen.emit(place)

    def _set_look(self) -> None:
        table = self.table
        table.setHorizontalHeader(self.header)
        table.setAccessibleName(self.tr("First rows"))
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setFixedHeight(HEAD_PX + SHOWN_ROWS * ROW_PX + 12)


def head_of(column: AnyColumn, problem: str = "") -> PreviewHead:
    """How a column is announced above its cells."""
    places = column.grid_places if isinstance(column, NumberColumn) else 0
    return PreviewHead(
        name=column.name,
        type=column.type.value,
        detail=places_text(places),
        state=state_of(column),
        side=Side.RIGHT if is_number(column) else Side.LEFT,
        missing=missing_tokens(column),
        problem=problem,
    )
