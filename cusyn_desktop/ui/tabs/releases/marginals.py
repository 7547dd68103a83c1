"""One column as bars, two columns as heat maps or dots: measured with noise beside synthetic."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import OneWayTable, PairTable, ReleaseDetail
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.column_words import label_words
from cusyn_desktop.ui.plots.agreement import Agreement, CellDot
from cusyn_desktop.ui.plots.column_bars import ColumnBars
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import Combo
from cusyn_desktop.ui.widgets.heat_map import HeatMap
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, card_title
from cusyn_desktop.ui.widgets.legend import Legend, LegendEntry, Sample
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.words import formats

_COLUMN_PX = 108
_PAIR_PX, _LEAST_PAIR_PX = 168, 96
_GAP_PX = 12
_TELLING_VALUES = 5
_ACROSS_VALUES = 6


class ColumnCard(Card):
    """Shares of people by the values of one column."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=4)
        self.setAccessibleName(self.tr("One column"))
        self.column = Combo(look)
        self.column.setAccessibleName(self.tr("Column"))
        self.column.setFixedWidth(_COLUMN_PX)
        self.column.currentIndexChanged.connect(self._on_column_changed)
        self.column.activated.connect(self._on_picked)
        self._picked = ""
        self.bars = ColumnBars(look)
        self._tables: tuple[OneWayTable, ...] = ()
        self._legend = Legend(
            look,
            [
                LegendEntry(Sample.NEUTRAL_BAR, self.tr("Measured, noisy")),
                LegendEntry(Sample.ACCENT_BAR, self.tr("Synthetic")),
            ],
        )
        head = _head(self.tr("One column"), self.column)
        head.addStretch(1)
        self.content.addLayout(head)
        self.content.addWidget(ElidedLabel(self.tr("% of people"), TextStyle.CAPTION, ink=Ink.MUTED))
        self.content.addLayout(_left(self._legend))
        self.content.addWidget(self.bars, 1)

    def show_tables(self, detail: ReleaseDetail) -> None:
        """Offer the columns of a release; the person's choice stays, else one of the interest queries'."""
        self._tables = detail.one_way
        first = self._first_of(detail)
        blocked = self.column.blockSignals(True)
        self.column.clear()
        self.column.addItems([table.column for table in self._tables])
        picked = self.column.findText(self._picked)
        self.column.setCurrentIndex(picked if self._picked and picked >= 0 else first)
        self.column.blockSignals(blocked)
        self._on_column_changed()

    def _first_of(self, detail: ReleaseDetail) -> int:
        """A column of an interest query that has more than a few values, else the first one."""
        asked = {name for query in detail.queries if query.is_interest for name in query.columns}
        telling = (
            place
            for place, table in enumerate(detail.one_way)
            if table.column in asked and len(table.labels) >= _TELLING_VALUES
        )
        return next(telling, 0)

    @Slot()
    def _on_picked(self) -> None:
        self._picked = self.column.currentText()

    @Slot()
    def _on_column_changed(self) -> None:
        if 0 <= self.column.currentIndex() < len(self._tables):
            table = self._tables[self.column.currentIndex()]
            self.bars.set_bars(
                table.column, _labels(table), measured=table.measured, synthetic=table.synthetic
            )


class PairCard(Card):
    """Shares of people by two columns, as two maps on one scale, or as dots of one against the other.

    Signals:
        pair_wanted: Two column names whose table is to be shown.
    """

    pair_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=4)
        self.setAccessibleName(self.tr("Two columns"))
        self._pairs: tuple[tuple[str, str], ...] = ()
        self._sizes: dict[str, int] = {}
        self.pair = Combo(look)
        self.pair.setAccessibleName(self.tr("Two columns"))
        self.pair.setMinimumWidth(_LEAST_PAIR_PX)
        self.pair.setMaximumWidth(_PAIR_PX)
        self.pair.currentIndexChanged.connect(self._on_pair_changed)
        self.pair.activated.connect(self._on_picked)
        self._picked = ""
        self._maps_note, self._words = "", dict[str, tuple[str, ...]]()
        self._note = ElidedLabel("", TextStyle.CAPTION, ink=Ink.MUTED)
        self.maps = HeatMaps(look)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(self.maps)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.verticalScrollBar().valueChanged.connect(self.maps.update_heads)
        self.maps.setObjectName("scrolled")
        self.dots = Agreement(look)
        self.dots_button = LinkButton(self.tr("As Dots"))
        self.dots_button.setCheckable(True)
        self.dots_button.setToolTip(self.tr("Synthetic against measured, a dot for each cell, or two tables"))
        self.dots_button.toggled.connect(self._on_dots_toggled)
        self._pages = QStackedLayout()
        head = _head(self.tr("Two columns"), self.pair)
        head.addWidget(self.dots_button)
        head.addStretch(1)
        self.content.addLayout(head)
        self.content.addWidget(self._note)
        self.content.addLayout(self._pages, 1)
        self._pages.addWidget(scroll)
        self._pages.addWidget(self.dots)

    def show_pairs(self, detail: ReleaseDetail) -> None:
        """Offer the pairs of a release, measured interest queries first; the person's choice stays."""
        asked = [query.columns for query in detail.queries if query.is_interest and query.is_measured]
        own = [(columns[0], columns[1]) for columns in asked if len(columns) == 2]
        known = {frozenset(columns) for columns in own}
        self._sizes = {table.column: len(table.labels) for table in detail.one_way}
        self._words = {table.column: _labels(table) for table in detail.one_way}
        self._pairs = (*own, *(pair for pair in detail.pairs if frozenset(pair) not in known))
        blocked = self.pair.blockSignals(True)
        self.pair.clear()
        self.pair.addItems([formats.clique(pair) for pair in self._pairs])
        self.pair.setCurrentIndex(max(0, self.pair.findText(self._picked)) if self._picked else 0)
        self.pair.blockSignals(blocked)
        self._on_pair_changed()

    @Slot()
    def _on_picked(self) -> None:
        self._picked = self.pair.currentText()

    def show_table(self, table: PairTable) -> None:
        """Show the table that was wanted."""
        table = self._worded(table)
        rows, columns = table.columns
        told = self.tr("% of people. Down: {rows}. Across: {columns}, from the left {values}")
        values = ", ".join(table.column_labels)
        self._maps_note = told.format(rows=rows, columns=columns, values=values)
        self.maps.show_table(table)
        self.dots.set_dots(formats.clique(table.columns), _dots(table))
        self.dots_button.setEnabled(table.measured is not None)
        self._show_page()

    def _worded(self, table: PairTable) -> PairTable:
        """The table with its labels in the language of the window."""
        rows, columns = table.columns
        return replace(
            table,
            row_labels=self._words.get(rows, table.row_labels),
            column_labels=self._words.get(columns, table.column_labels),
        )

    @Slot()
    def _on_dots_toggled(self) -> None:
        self._show_page()

    def _show_page(self) -> None:
        """Dots where they are wanted and the pair was measured, else the maps."""
        as_dots = self.dots_button.isChecked() and self.dots_button.isEnabled()
        self._pages.setCurrentIndex(1 if as_dots else 0)
        self.dots_button.setText(self.tr("As Table") if as_dots else self.tr("As Dots"))
        dots_note = self.tr("% of people. Up: synthetic. Across: measured. Point at a dot for its values.")
        self._note.setText(dots_note if as_dots else self._maps_note)

    @Slot()
    def _on_pair_changed(self) -> None:
        if 0 <= self.pair.currentIndex() < len(self._pairs):
            self.pair_wanted.emit(self._upright(self._pairs[self.pair.currentIndex()]))

    def _upright(self, pair: tuple[str, str]) -> tuple[str, str]:
        """Where too many values would go across, the column with more of them goes down."""
        down, across = pair
        turned = self._sizes[across] > _ACROSS_VALUES and self._sizes[down] < self._sizes[across]
        return (across, down) if turned else pair


class HeatMaps(QWidget):
    """Two maps with cells of one size; only one where the two columns were never measured."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.measured, self.synthetic = HeatMap(look), HeatMap(look)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP_PX)
        for shown in (self.measured, self.synthetic):
            row.addWidget(shown)

    @Slot()
    def update_heads(self) -> None:
        """Paint the heads again, which stay in sight while the page scrolls."""
        self.measured.update()
        self.synthetic.update()

    def show_table(self, table: PairTable) -> None:
        """Show a table on one scale for both maps."""
        known = [shares for shares in (table.measured, table.synthetic) if shares is not None]
        largest = max(float(shares.max()) for shares in known)
        maps = (
            (self.measured, self.tr("{name}, measured, noisy"), table.measured),
            (self.synthetic, self.tr("{name}, synthetic"), table.synthetic),
        )
        for heat, told, shares in maps:
            if shares is not None:
                heat.set_table(
                    told.format(name=formats.clique(table.columns)),
                    shares,
                    axes=table.columns,
                    rows=table.row_labels,
                    columns=table.column_labels,
                    largest=largest,
                )
        self.measured.setVisible(table.measured is not None)
        self.synthetic.set_rows_labelled(labelled=table.measured is None)
        plain, alone = self.tr("Synthetic"), self.tr("Synthetic. These columns were not measured together.")
        self.measured.set_title(self.tr("Measured, noisy"))
        self.synthetic.set_title(alone if table.measured is None else plain)
        self._share_width()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the labelled map the room of its labels on top, so that cells are equally wide."""
        is_alone = self.measured.isHidden()
        labels = round(self.measured.labels_px)
        cells = max(1, (self.width() - labels - _GAP_PX) // 2)
        self._row.setStretch(0, 0 if is_alone else labels + cells)
        self._row.setStretch(1, cells)
        self._row.setSpacing(0 if is_alone else _GAP_PX)


def _dots(table: PairTable) -> tuple[CellDot, ...]:
    """A dot for each cell, or none where the pair was never measured."""
    if table.measured is None:
        return ()
    return tuple(
        CellDot(formats.clique((row, column)), float(table.measured[i, j]), float(table.synthetic[i, j]))
        for i, row in enumerate(table.row_labels)
        for j, column in enumerate(table.column_labels)
    )


def _labels(table: OneWayTable) -> tuple[str, ...]:
    """A column's values in the language of the window."""
    return label_words(table.labels, kind=table.kind, has_missing=table.has_missing)


def _head(title: str, combo: Combo) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(card_title(title))
    row.addWidget(combo, 1000)
    return row


def _left(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(widget)
    row.addStretch(1)
    return row
