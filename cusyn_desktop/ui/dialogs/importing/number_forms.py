"""Limits and groups of numbers and dates, with a ruler that shows them."""

from datetime import date

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.data.binned_columns import BinnedColumn, DateColumn, NumberColumn
from cusyn_desktop.data.dates import DateStep
from cusyn_desktop.data.schema import AnyColumn
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.dialogs.importing.form_base import DomainForm, number_text
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.domain_ruler import DomainRuler
from cusyn_desktop.ui.widgets.fields import Combo, Field

_LIMIT_PX = 88
_DAY_PX = 112
_OWN_STARTS = ""


class NumberForm(DomainForm):
    """Smallest, largest, and where the groups start."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.lowest, self.highest, self.starts = QLineEdit(), QLineEdit(), QLineEdit()
        self.starts.setPlaceholderText(self.tr("every whole number by itself"))
        self._shown_starts = ""
        self._width: object = None
        self._ruler = DomainRuler(look)
        self.lowest.setFixedWidth(_LIMIT_PX)
        self.highest.setFixedWidth(_LIMIT_PX)
        row = _row(
            self.add("from", self.tr("&Smallest"), self.lowest),
            self.add("to", self.tr("&Largest"), self.highest),
        )
        row.addWidget(self.add("starts", self.tr("&Groups start at"), self.starts), 1)
        self.column.addLayout(row)
        self.column.addWidget(self._ruler)

    @override
    def show_column(self, column: AnyColumn) -> None:
        if not isinstance(column, NumberColumn):
            return
        self.clear_mistakes()
        self.lowest.setText(number_text(column.lowest))
        self.highest.setText(number_text(column.highest))
        grouped = bool(column.starts) or column.width is not None
        starts = (number_text(column.plain(start)) for start in column.bins.starts)
        self._shown_starts, self._width = ", ".join(starts) if grouped else "", column.width
        self.starts.setText(self._shown_starts)
        self.starts.setCursorPosition(0)
        labels = [number_text(column.plain(start)) for start in (*column.bins.starts, column.bins.last)]
        _show_bins(self._ruler, column, labels)

    @override
    def typed(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "from": self.number(self.lowest, "from"),
            "to": self.number(self.highest, "to"),
        }
        if self.starts.text() == self._shown_starts and self._width is not None:
            return fields
        return fields | {"starts": self.numbers(self.starts, "starts") or None, "width": None}


class DateForm(DomainForm):
    """First and last day, and how the days are grouped."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.first, self.last, self.starts = QLineEdit(), QLineEdit(), QLineEdit()
        self.by = Combo(look)
        for key, text in self._steps().items():
            self.by.addItem(text, key)
        self._ruler = DomainRuler(look)
        self.first.setFixedWidth(_DAY_PX)
        self.last.setFixedWidth(_DAY_PX)
        row = _row(
            self.add("from", self.tr("&First day"), self.first),
            self.add("to", self.tr("&Last day"), self.last),
            self.know("by", Field(look, self.tr("&Grouped by"), self.by)),
        )
        self._own = self.add("starts", self.tr("Groups &start on"), self.starts)
        row.addWidget(self._own, 1)
        row.addStretch(0)
        self.column.addLayout(row)
        self.column.addWidget(self._ruler)
        self.by.activated.connect(self._on_step_chosen)

    @override
    def show_column(self, column: AnyColumn) -> None:
        if not isinstance(column, DateColumn):
            return
        self.clear_mistakes()
        self.first.setText(column.lowest)
        self.last.setText(column.highest)
        self.by.setCurrentIndex(self.by.findData(column.by.value if column.by else _OWN_STARTS))
        self.starts.setText(", ".join(column.starts))
        self._own.setVisible(column.by is None)
        moments = (column.reading.moment(grid) for grid in (*column.bins.starts, column.bins.last))
        _show_bins(self._ruler, column, [moment.date().isoformat() for moment in moments])

    @override
    def typed(self) -> dict[str, object]:
        by = self.by.currentData() or None
        fields: dict[str, object] = {
            "from": self._day(self.first, "from"),
            "to": self._day(self.last, "to"),
            "by": by,
        }
        starts = [part.strip() for part in self.starts.text().split(",") if part.strip()]
        return fields | {"starts": None if by else starts}

    def _day(self, edit: QLineEdit, key: str) -> str:
        text = edit.text().strip()
        try:
            date.fromisoformat(text[:10])
        except ValueError as error:
            raise InputError(self.tr("Type a day as 2026-01-31."), field=key) from error
        return text

    def _steps(self) -> dict[str, str]:
        return {
            DateStep.DAY.value: self.tr("Day"),
            DateStep.WEEK.value: self.tr("Week"),
            DateStep.MONTH.value: self.tr("Month"),
            DateStep.QUARTER.value: self.tr("Quarter"),
            DateStep.YEAR.value: self.tr("Year"),
            _OWN_STARTS: self.tr("Own groups"),
        }

    @Slot()
    def _on_step_chosen(self) -> None:
        own = self.by.currentData() == _OWN_STARTS
        self._own.setVisible(own)
        if not own or self.starts.text().strip():
            self.emit_typed()


def _show_bins(ruler: DomainRuler, column: BinnedColumn, labels: list[str]) -> None:
    bins = column.bins
    ruler.set_edges([*map(float, bins.starts), float(bins.last + 1)], labels)


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(16)
    for widget in widgets:
        row.addWidget(widget)
    return row
