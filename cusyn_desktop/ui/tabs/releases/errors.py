"""Error per query: what the noise lets expect, and how far the table is from what was measured."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QScrollBar, QStackedLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import QueryResult
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.plots.query_errors import QueryDot, QueryErrors
from cusyn_desktop.ui.widgets.fields import Combo, SearchField
from cusyn_desktop.ui.widgets.labels import ElidedLabel, Ink, body, caption, card_title
from cusyn_desktop.ui.widgets.legend import Legend, LegendEntry, Sample
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.words import formats

_ROW_PX = 26
_AXIS_PX = 44
_SEARCH_FROM = 9
_SEARCH_PX = 168
_LEAST_ORDER_PX = 96


class QueryOrder(StrEnum):
    """In which order the queries stand."""

    INTEREST_FIRST = "interest queries first"
    LARGEST_FIRST = "largest first"
    AS_ASKED = "as asked"
    BY_NAME = "by name"


class ErrorCard(Card):
    """The queries in an order that the person chooses; the others are scrolled to, under a fixed scale."""

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=2)
        title = self.tr("Error per query")
        self.setAccessibleName(title)
        self.search = SearchField(look, self.tr("Find"))
        self.search.setAccessibleName(self.tr("Find queries by their columns"))
        self.search.setFixedWidth(_SEARCH_PX)
        self.search.textChanged.connect(self._on_search_changed)
        self.order = Combo(look)
        self.order.setAccessibleName(self.tr("Order of the queries"))
        self.order.addItem(self.tr("Interest queries first"), QueryOrder.INTEREST_FIRST.value)
        self.order.addItem(self.tr("Largest error first"), QueryOrder.LARGEST_FIRST.value)
        self.order.addItem(self.tr("As asked"), QueryOrder.AS_ASKED.value)
        self.order.addItem(self.tr("By name"), QueryOrder.BY_NAME.value)
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.order.setMinimumWidth(_LEAST_ORDER_PX)
        self.order.currentIndexChanged.connect(self._on_order_changed)
        self.rows = QueryRows(look)
        self._none = body(self.tr("No query fits."))
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._queries: tuple[QueryResult, ...] = ()
        self._pages = QStackedLayout()
        self.content.addLayout(self._head(title))
        unit = self.tr("Percentage points of people. ★ interest query")
        self.content.addLayout(_legend_line(self._legend(look), unit))
        self._told = caption(wrap=True)
        self._told.setToolTip(
            self.tr(
                "The distance is how close the table is to its noisy measurement. Where many cells are "
                "almost empty, it is mostly noise. Where nothing was measured by itself, there is no "
                "diamond, and the expected error follows from other tables: a guess, tried on real tables."
            )
        )
        self.content.addWidget(self._told)
        self.content.addLayout(self._pages, 1)
        self._pages.addWidget(self.rows)
        self._pages.addWidget(self._none)

    def show_queries(self, queries: Sequence[QueryResult]) -> None:
        """Show how well each query came out."""
        self._queries = tuple(queries)
        self._told.setText(self._about(self._queries))
        self.search.clear()
        self.search.setVisible(len(queries) >= _SEARCH_FROM)
        self._show()

    @Slot()
    def _on_order_changed(self) -> None:
        self._show()

    @Slot(str)
    def _on_search_changed(self, _: str) -> None:
        self._show()

    def _show(self) -> None:
        wanted = self.search.text().casefold()
        dots = [_dot(query) for query in self._ordered()]
        fitting = [dot for dot in dots if wanted in dot.name.casefold()]
        self._none.setText(
            self.tr("No query fits.") if dots else self.tr("Only single columns were measured.")
        )
        self._pages.setCurrentIndex(0 if fitting else 1)
        known = [error for dot in dots for error in (dot.expected, dot.measured) if error is not None]
        self.rows.show_dots(fitting, largest=max(known, default=0.01))

    def _about(self, queries: Sequence[QueryResult]) -> str:
        """What to trust: the expected error where a table was measured, and why a distance may be far off."""
        trusted = self.tr(
            "Trust the expected error: a small distance proves nothing, a large one is mostly noise."
        )
        if all(query.is_measured for query in queries):
            return trusted
        guessed = self.tr("Without a diamond it is a guess: the true one was below twice it 9 times in 10.")
        return f"{trusted}\n{guessed}"

    def _ordered(self) -> Sequence[QueryResult]:
        match QueryOrder(self.order.currentData()):
            case QueryOrder.INTEREST_FIRST:
                return sorted(self._queries, key=_interest_first)
            case QueryOrder.LARGEST_FIRST:
                return sorted(self._queries, key=_largest_first)
            case QueryOrder.BY_NAME:
                return sorted(self._queries, key=lambda query: formats.clique(query.columns).casefold())
            case QueryOrder.AS_ASKED:
                return sorted(self._queries, key=lambda query: not query.is_interest)  # as asked among them

    def _head(self, title: str) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(card_title(title))
        row.addStretch(1)
        row.addWidget(self.order)
        row.addWidget(self.search)
        return row

    def _legend(self, look: Look) -> Legend:
        return Legend(
            look,
            [
                LegendEntry(Sample.EXPECTED, self.tr("Expected")),
                LegendEntry(Sample.MEASURED, self.tr("Distance to the measurement")),
            ],
        )


def _legend_line(legend: Legend, unit: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(16)
    row.addWidget(legend)
    row.addWidget(ElidedLabel(unit, TextStyle.CAPTION, ink=Ink.MUTED), 1)
    return row


class QueryRows(QWidget):
    """As many rows of the plot as fit, and a bar that scrolls through the others."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.plot = QueryErrors(look)
        self.bar = QScrollBar(Qt.Orientation.Vertical)
        self.bar.setAccessibleName(self.tr("Scroll through the queries"))
        self.bar.valueChanged.connect(self._on_scrolled)
        self._dots: tuple[QueryDot, ...] = ()
        self._largest = 0.01
        self._shown: tuple[tuple[QueryDot, ...], float] | None = None
        self.setFocusProxy(self.plot)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.plot, 1)
        row.addWidget(self.bar)
        self.setMinimumHeight(_AXIS_PX + 5 * _ROW_PX)

    def show_dots(self, dots: Sequence[QueryDot], *, largest: float) -> None:
        """Show queries from the first on, on a scale up to `largest`."""
        self._dots, self._largest = tuple(dots), largest
        self.setAccessibleName(self.tr("Error per query"))
        self.bar.setValue(0)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = -event.angleDelta().y() // 40
        former = self.bar.value()
        self.bar.setValue(former + steps)
        event.setAccepted(self.bar.value() != former)  # at its end the page scrolls on

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        page = self.bar.pageStep()
        steps = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_Home: -len(self._dots),
            Qt.Key.Key_End: len(self._dots),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.bar.setValue(self.bar.value() + steps[key])
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        n_fitting = max(1, (self.height() - _AXIS_PX) // _ROW_PX)
        self.bar.setRange(0, max(0, len(self._dots) - n_fitting))
        self.bar.setPageStep(n_fitting)
        self.bar.setVisible(self.bar.maximum() > 0)
        self._on_scrolled(self.bar.value())

    @Slot(int)
    def _on_scrolled(self, first: int) -> None:
        shown = (self._dots[first : first + self.bar.pageStep()], self._largest)
        if shown != self._shown:  # most sizes leave room for as many as before
            self._shown = shown
            self.plot.set_dots(shown[0], largest=shown[1])
            self.plot.setMinimumHeight(0)


def _largest_first(query: QueryResult) -> tuple[float, str]:
    """By whichever of both is larger, so that what looks strange comes up."""
    largest = max(query.expected_error or 0.0, query.measured_error or 0.0)
    return -largest, formats.clique(query.columns)


def _interest_first(query: QueryResult) -> tuple[bool, tuple[float, str]]:
    """What was asked for before what was measured beside it; the largest error first in both."""
    return not query.is_interest, _largest_first(query)


def _dot(query: QueryResult) -> QueryDot:
    return QueryDot(
        formats.clique(query.columns), query.is_interest, query.expected_error, query.measured_error
    )
