"""The interest queries of a request: chips, the matrix of pairs, and what can be done to many at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from math import prod

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cusyn_desktop.services.records import ColumnSummary, Evaluation, KnownTable
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.tabs.synthesis.queries import QueriesHead, Query, QueryChips, QueryNote
from cusyn_desktop.ui.widgets.pair_picker import PairPicker

_MAX_COLUMNS = 3
_GAP_PX = 4


class InterestQueries(QWidget):
    """Which tables must come out well; what replaced them all can be undone until the next change.

    Attributes:
        head, chips, picker: Title and links, the list as text, the matrix.

    Signals:
        changed: Other queries are chosen.
    """

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[ColumnSummary, ...] = ()
        self._places: dict[str, int] = {}
        self._queries: tuple[Query, ...] = ()
        self._restore: Callable[[], None] | None = None
        self.head, self.chips, self.picker = QueriesHead(look), QueryChips(look), PairPicker(look)
        self.head.title.setBuddy(self.picker.matrix)
        self.head.title.setToolTip(self.chips.about)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP_PX)
        column.addWidget(self.head)
        column.addWidget(self.chips)
        column.addWidget(self.picker, 1)
        self.head.clear.clicked.connect(self._on_clear_clicked)
        self.head.undo.clicked.connect(self._on_undo_clicked)
        self.chips.removed.connect(self._on_removed)
        self.picker.toggled.connect(self._on_toggled)

    @property
    def queries(self) -> tuple[Query, ...]:
        """What is chosen, in the order in which it was."""
        return self._queries

    def set_columns(self, columns: Sequence[ColumnSummary]) -> None:
        """Choose among these columns from now on; nothing is chosen yet."""
        self._columns = tuple(columns)
        self._places = {column.name: place for place, column in enumerate(columns)}
        self.picker.set_columns([column.name for column in columns], [column.size for column in columns])
        self.choose(())

    def choose(self, queries: Sequence[Query]) -> None:
        """Choose these queries; those with a column that is not there are dropped."""
        self._restore = None
        self._show(queries)

    def replace(self, queries: Sequence[Query]) -> None:
        """As `choose`, and what was chosen before can be had back."""
        before = self._queries
        self._restore = partial(self.choose, before) if tuple(queries) != before else None
        self._show(queries)

    def start_anew(self, restore: Callable[[], None]) -> None:
        """Choose none, as part of something larger that goes: `restore` brings all of it back."""
        self._restore = restore
        self._show(())

    def add(self, queries: Sequence[Query]) -> None:
        """Choose more queries, each once; it can be undone."""
        self.replace(self.joined_with(queries))

    def joined_with(self, queries: Sequence[Query]) -> tuple[Query, ...]:
        """What is chosen and these, each once."""
        there = set(map(frozenset, self._queries))
        return (*self._queries, *(query for query in queries if frozenset(query) not in there))

    def use_pairs(self) -> None:
        """Put the pairs of its columns in the place of each query of three."""
        pairs: dict[frozenset[str], Query] = {}
        for query in self._queries:
            parts = combinations(query, 2) if len(query) == _MAX_COLUMNS else (query,)
            for part in parts:
                pairs.setdefault(frozenset(part), part)
        self.replace(tuple(pairs.values()))

    def show_known(self, tables: Sequence[KnownTable]) -> None:
        """Show in the matrix what the user's earlier releases tell already."""
        self.picker.set_known({self._positions(table.columns): table.error for table in tables})

    def show_forecast(self, evaluation: Evaluation) -> None:
        """Show beside each query what the forecast lets expect of it."""
        forecast = evaluation.forecast
        if forecast is not None and evaluation.request.queries == self._queries:
            errors = dict(zip(self._queries, forecast.query_errors, strict=True))
            self._show_notes(errors, unmeasured=forecast.not_measured)

    def _show(self, queries: Sequence[Query]) -> None:
        known = (tuple(query) for query in queries if set(query) <= set(self._places))
        self._queries = tuple(dict.fromkeys(known))
        self.chips.set_queries(self._queries)
        self.chips.come_after(self.head.sets)
        self.picker.set_queries([self._positions(query) for query in self._queries])
        self._show_notes({})
        self.head.show_state(n_queries=len(self._queries), can_undo=self._restore is not None)
        self.changed.emit()

    def _show_notes(self, errors: Mapping[Query, float | None], *, unmeasured: Sequence[Query] = ()) -> None:
        notes = {
            query: QueryNote(
                prod(self._columns[place].size for place in self._positions(query)),
                errors.get(query),
                is_measured=query not in unmeasured,
            )
            for query in self._queries
        }
        self.chips.set_notes(notes)
        self.picker.set_expected(
            {self._positions(query): note.error for query, note in notes.items() if note.error is not None}
        )

    def _positions(self, query: Query) -> tuple[int, ...]:
        return tuple(self._places[name] for name in query)

    @Slot()
    def _on_clear_clicked(self) -> None:
        self.replace(())

    @Slot()
    def _on_undo_clicked(self) -> None:
        restore, self._restore = self._restore, None
        if restore is not None:
            restore()

    @Slot(object)
    def _on_removed(self, query: Query) -> None:
        self.choose([kept for kept in self._queries if kept != query])

    @Slot(object)
    def _on_toggled(self, positions: tuple[int, ...]) -> None:
        query = tuple(self._columns[position].name for position in reversed(positions))
        kept = [other for other in self._queries if frozenset(other) != frozenset(query)]
        self.choose(kept if len(kept) < len(self._queries) else [*kept, query])
