"""The chosen interest queries as chips, with what can be done to the list."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from superqt import QFlowLayout
from typing_extensions import override

from cusyn_desktop.ui.formats import clique
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.widgets.badges import Chip
from cusyn_desktop.ui.widgets.buttons import LinkButton

_LINE_PX = 38
_MAX_LINES = 3

Query = tuple[str, ...]


class QueryChips(QScrollArea):
    """The list says in text what the matrix says by boxes. It grows to three lines, then scrolls.

    Attributes:
        three_columns, load_set: The links behind the chips.

    Signals:
        removed: A query that the person took out.
    """

    removed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: list[Chip] = []
        self.three_columns = LinkButton(self.tr("Three Columns…"), look.icon(Icon.ADD, Tint.ACCENT))
        self.load_set = LinkButton(self.tr("Load Set…"), look.icon(Icon.SAVED, Tint.ACCENT))
        inner = QWidget()
        inner.setObjectName("scrolled")
        self._flow = QFlowLayout(inner)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._flow.setHorizontalSpacing(8)
        self._flow.setVerticalSpacing(_LINE_PX - 28)
        for link in (self.three_columns, self.load_set):
            link.setStyleSheet("min-height: 24px; max-height: 24px;")
            self._flow.addWidget(link)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.set_queries(())

    def set_queries(self, queries: Sequence[Query]) -> None:
        """Show these queries, in this order."""
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        links = [self._flow.takeAt(0) for _ in range(self._flow.count())]
        for query in queries:
            chip = Chip(self._look, clique(query))
            chip.removed.connect(partial(self.removed.emit, query))
            self._chips.append(chip)
            self._flow.addWidget(chip)
        for link in links:
            self._flow.addItem(link)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        height: int = self._flow.heightForWidth(self.viewport().width())
        self.setFixedHeight(min(max(height, 28), _MAX_LINES * _LINE_PX))
