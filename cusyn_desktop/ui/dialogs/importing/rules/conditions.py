"""One condition of a rule: a column, and which of its values are meant."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from cusyn_desktop.data.domain.binned_columns import BinnedColumn, DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import ColumnType, ModelledColumn
from cusyn_desktop.data.domain.rules import Range, Values
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.buttons import IconButton
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, Field
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.tick_list import TickList

_WIDEST_PX, _LEAST_PX = 236, 150
_LISTED, _RANGED = range(2)


class ConditionBox(QFrame):
    """Ticked values of a category, or a range of whole groups of numbers or dates.

    Attributes:
        column: The column.
        values: The values of a category, to be ticked.
        lowest, highest: The limits of a range.
        missing: Whether missing cells are meant instead of a range.

    Signals:
        changed: Something else is meant.
        removed: The condition is to go.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, look: Look, columns: Sequence[ModelledColumn]) -> None:
        super().__init__()
        self.setObjectName("plain")
        self.setMaximumWidth(_WIDEST_PX)
        self.setMinimumWidth(_LEAST_PX)
        self._columns = {column.name: column for column in columns}
        self.column, self.values = Combo(look), TickList(look, self.tr("Values that are meant"))
        self.lowest, self.highest = Combo(look), Combo(look)
        self.missing = CheckBox(look, self.tr("is missing"))
        self.remove_button = IconButton(look.icon(Icon.CLOSE), self.tr("Remove this condition"))
        self.column.setAccessibleName(self.tr("Column of the condition"))
        for name in self._columns:
            self.column.addItem(name, name)
        self._pages = QStackedLayout()
        self._build(look)
        self._show_column()
        self.column.activated.connect(self._on_column_chosen)
        self.values.itemChanged.connect(self.changed)
        for combo in (self.lowest, self.highest):
            combo.activated.connect(self.changed)
        self.missing.toggled.connect(self._on_missing_toggled)
        self.remove_button.clicked.connect(self.removed)

    @property
    def name(self) -> str:
        """Name of the column."""
        return str(self.column.currentData())

    @property
    def wanted(self) -> Values:
        """The values that are meant; none where nothing is ticked."""
        if self._pages.currentIndex() == _RANGED:
            if self.missing.isChecked():
                return (None,)
            return Range(lowest=self.lowest.currentData(), highest=self.highest.currentData())
        return self.values.ticked

    @property
    def means_all(self) -> bool:
        """Whether no limit is chosen of a column that is never missing: the condition would say nothing."""
        column = self._columns[self.name]
        return column.missing_code is None and self.wanted == Range(lowest=None, highest=None)

    def show_condition(self, name: str, wanted: Values) -> None:
        """Show a condition as it was declared; a value that is gone is left out."""
        self.column.setCurrentIndex(max(self.column.findData(name), 0))
        self._show_column()
        with QSignalBlocker(self.values), QSignalBlocker(self.missing):
            if isinstance(wanted, Range):
                self.lowest.setCurrentIndex(max(self.lowest.findData(wanted.lowest), 0))
                self.highest.setCurrentIndex(max(self.highest.findData(wanted.highest), 0))
                return
            self.missing.setChecked(None in wanted)
            self.values.tick(*wanted)
        self._show_limits()

    def _show_column(self) -> None:
        column = self._columns[self.name]
        with QSignalBlocker(self.values), QSignalBlocker(self.missing):
            self.missing.setChecked(False)
            self.missing.setVisible(column.missing_code is not None)
            for combo in (self.lowest, self.highest):
                combo.clear()
            if isinstance(column, BinnedColumn):
                self._pages.setCurrentIndex(_RANGED)
                self._offer_limits(column)
            else:
                self._pages.setCurrentIndex(_LISTED)
                self._offer_values(column)
        self._show_limits()

    def _offer_values(self, column: ModelledColumn) -> None:
        values: list[tuple[str | None, str]] = [(label, label) for label in column.value_labels]
        if column.missing_code is not None:
            values.append((None, self.tr("missing")))
        self.values.show_values(values)

    def _offer_limits(self, column: BinnedColumn) -> None:
        """The edges of the groups, as a rule cannot cut one."""
        self.lowest.addItem(self.tr("no lower limit"), None)
        self.highest.addItem(self.tr("no upper limit"), None)
        for combo, edges in ((self.lowest, column.bins.starts), (self.highest, column.bins.ends)):
            for edge in edges:
                limit = limit_of(column, edge)
                combo.addItem(str(limit), limit)

    def _show_limits(self) -> None:
        for combo in (self.lowest, self.highest):
            combo.setEnabled(not self.missing.isChecked())

    def _build(self, look: Look) -> None:
        listed, ranged = QWidget(), QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(caption(self.tr("is one of")))
        column.addWidget(self.values, 1)
        column = QVBoxLayout(ranged)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(Field(look, self.tr("from"), self.lowest))
        column.addWidget(Field(look, self.tr("to"), self.highest))
        column.addWidget(self.missing)
        column.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.column, 1)
        head.addWidget(self.remove_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addLayout(self._pages, 1)
        self._pages.addWidget(listed)
        self._pages.addWidget(ranged)

    @Slot()
    def _on_column_chosen(self) -> None:
        self._show_column()
        self.changed.emit()

    @Slot()
    def _on_missing_toggled(self) -> None:
        self._show_limits()
        self.changed.emit()


def limit_of(column: BinnedColumn, grid: int) -> int | float | str:
    """The edge of a group, as a rule names it."""
    if isinstance(column, NumberColumn):
        plain = column.plain(grid)
        return float(plain) if "." in plain else int(plain)
    assert isinstance(column, DateColumn)
    moment = column.reading.moment(grid).replace(tzinfo=None)
    return moment.date().isoformat() if column.type is ColumnType.DATE else moment.isoformat()
