"""Limits and groups of numbers and dates, with a ruler that shows them."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from enum import StrEnum

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from cusyn_desktop.data.domain.binned_columns import DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.domain.dates import DateStep, date_format
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.dialogs.importing.columns.form_base import (
    DomainForm,
    fill_choices,
    number_text,
    show_text,
)
from cusyn_desktop.ui.widgets.domain_ruler import DomainRuler
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.number_edit import NumberEdit, numbers_text, parts_in
from cusyn_desktop.ui.words import formats

_LIMIT_PX = 104
_DAY_PX = 112
_HOW_PX, _EXAMPLE_PX = 148, 128
_OWN_STARTS = ""


class Grouping(StrEnum):
    """How numbers are grouped."""

    EACH = "each"
    WIDTH = "width"
    STARTS = "starts"


class NumberForm(DomainForm):
    """Smallest, largest, and how the numbers between them are grouped.

    Limits are corrected one after the other, and what stands between may be narrow: the groups that were
    meant are remembered, and come back with the limits that have room for them.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.lowest, self.highest = NumberEdit(), NumberEdit()
        self.width_edit, self.starts, self.how = NumberEdit(), QLineEdit(), Combo(look)
        self._column: NumberColumn | None = None
        self._meant: list[Decimal] = []
        self._cut: tuple[str, list[Decimal]] = ("", [])
        self._ruler = DomainRuler(look)
        for edit in (self.lowest, self.highest):
            edit.setFixedWidth(_LIMIT_PX)
        self.how.setFixedWidth(_HOW_PX)
        row = _row(
            self.add("from", self.tr("&Smallest"), self.lowest),
            self.add("to", self.tr("&Largest"), self.highest),
            self.know("how", Field(look, self.tr("&Grouped"), self.how)),
        )
        self._widths = self.add("width", self.tr("Width of a gr&oup"), self.width_edit)
        self._edges = self.add("starts", self.tr("Groups sta&rt at"), self.starts)
        row.addWidget(self._widths, 1)
        row.addStretch(0)
        self.column.addLayout(row)
        self.column.addWidget(self._edges)  # a list of limits is long
        self.column.addWidget(self._ruler)
        self.how.activated.connect(self._on_how_chosen)

    @override
    def fill(self, column: AnyColumn) -> None:
        if not isinstance(column, NumberColumn):
            return
        self._column = column
        show_text(self.lowest, number_text(column.lowest))
        show_text(self.highest, number_text(column.highest))
        fill_choices(self.how, self._ways(column), _grouping_of(column))
        show_text(self.width_edit, number_text(column.width) if column.width is not None else "")
        starts = [number_text(column.plain(start)) for start in column.bins.starts]
        show_text(self.starts, numbers_text(starts) if column.starts else "")
        if (column.name, _exact(starts)) != self._cut:
            self._meant = _exact(starts)
        self._show_how()
        show_groups(self._ruler, column)

    @override
    def typed(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "from": self.number(self.lowest, "from"),
            "to": self.number(self.highest, "to"),
            "width": None,
            "starts": None,
        }
        match Grouping(self.how.currentData()):
            case Grouping.WIDTH:
                fields["width"] = self.number(self.width_edit, "width")
            case Grouping.STARTS:
                fields["starts"] = self._fitting(self.numbers(self.starts, "starts"), fields) or None
            case Grouping.EACH:
                pass
        return fields

    def _fitting(self, starts: list[int | float], limits: Mapping[str, object]) -> Sequence[int | float]:
        """Let the groups follow the limits; where the person typed starts, they are taken as they stand."""
        column, lowest, highest = self._column, limits["from"], limits["to"]
        if column is None or not isinstance(lowest, int | float) or not isinstance(highest, int | float):
            return starts
        former = _exact(column.plain(start) for start in column.bins.starts)
        if _exact(map(str, starts)) != former:
            return starts
        inner = [start for start in map(_plain, self._meant) if lowest < start <= highest]
        fitting = [lowest, *inner]
        self._cut = (column.name, _exact(map(str, fitting)))
        return fitting

    def _ways(self, column: NumberColumn) -> dict[Grouping, str]:
        each = {Grouping.EACH: self.tr("Each number")} if column.type is ColumnType.INTEGER else {}
        return {**each, Grouping.WIDTH: self.tr("Equal width"), Grouping.STARTS: self.tr("Own limits")}

    def _show_how(self) -> None:
        self._widths.setVisible(self.how.currentData() == Grouping.WIDTH)
        self._edges.setVisible(self.how.currentData() == Grouping.STARTS)

    @Slot()
    def _on_how_chosen(self) -> None:
        """Begin with the groups as they are, or with about ten of a round width."""
        self._show_how()
        column = self._column
        if column is None:
            return
        if self.how.currentData() == Grouping.WIDTH and not self.width_edit.text():
            self.width_edit.setText(_round_width(column))
        if self.how.currentData() == Grouping.STARTS and not self.starts.text():
            starts = column.bins.starts
            shown = starts if len(starts) <= _MOST_STARTS else starts[:: -(-len(starts) // _FEW_STARTS)]
            self.starts.setText(numbers_text(number_text(column.plain(start)) for start in shown))
        self.emit_typed()


_MOST_STARTS, _FEW_STARTS = 40, 10


def _exact(numbers: Iterable[str]) -> list[Decimal]:
    return [Decimal(number) for number in numbers]


def _plain(number: Decimal) -> int | float:
    return int(number) if number == number.to_integral_value() else float(number)


def _grouping_of(column: NumberColumn) -> Grouping:
    if column.starts:
        return Grouping.STARTS
    is_each = column.width is None and column.type is ColumnType.INTEGER
    return Grouping.EACH if is_each else Grouping.WIDTH


def _round_width(column: NumberColumn) -> str:
    """The least of 1, 2, 5 times a power of ten that makes at most about ten groups."""
    span = Decimal(column.bins.last - column.bins.starts[0] + 1).scaleb(-column.grid_places)
    power = Decimal(1).scaleb((span / _FEW_STARTS).adjusted())
    width = next(step * power for step in (1, 2, 5, 10) if step * power * _FEW_STARTS >= span)
    least = Decimal(1).scaleb(-column.grid_places)
    return number_text(format(max(width, least), "f"))


class DateForm(DomainForm):
    """First and last day, how the days are grouped, and how they are written where that is not certain.

    Signals:
        format_chosen: The cells are to be read in this format.
    """

    format_chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.first, self.last, self.starts = QLineEdit(), QLineEdit(), QLineEdit()
        self.by, self.written = Combo(look), Combo(look)
        self._written_field = self.know("format", Field(look, self.tr("&Written like"), self.written))
        for key, text in self._steps().items():
            self.by.addItem(text, key)
        self._ruler = DomainRuler(look)
        self.first.setFixedWidth(_DAY_PX)
        self.last.setFixedWidth(_DAY_PX)
        row = _row(
            self.add("from", self.tr("&First day"), self.first),
            self.add("to", self.tr("&Last day"), self.last),
            self.know("by", Field(look, self.tr("&Grouped by"), self.by)),
            self._written_field,
        )
        row.addStretch(1)
        self._own = self.add("starts", self.tr("Groups &start on"), self.starts)
        self.written.setFixedWidth(_EXAMPLE_PX)
        self.column.addLayout(row)
        self.column.addWidget(self._own)
        self.column.addWidget(self._ruler)
        self.by.activated.connect(self._on_step_chosen)
        self.written.activated.connect(self._on_format_chosen)

    def offer_formats(self, formats: Sequence[str], *, now: str) -> None:
        """Let the format be chosen where the cells are dates in several of them."""
        offered = dict.fromkeys((*formats, now))
        fill_choices(self.written, {form: date_format(form).example for form in offered}, now)
        self._written_field.setVisible(len(offered) > 1)

    @override
    def fill(self, column: AnyColumn) -> None:
        if not isinstance(column, DateColumn):
            return
        show_text(self.first, column.lowest)
        show_text(self.last, column.highest)
        self.by.setCurrentIndex(self.by.findData(column.by.value if column.by else _OWN_STARTS))
        show_text(self.starts, ", ".join(column.starts))
        self._own.setVisible(column.by is None)
        show_groups(self._ruler, column)

    @override
    def typed(self) -> dict[str, object]:
        by = self.by.currentData() or None
        fields: dict[str, object] = {
            "from": self._day(self.first, "from"),
            "to": self._day(self.last, "to"),
            "by": by,
        }
        return fields | {"starts": None if by else parts_in(self.starts.text())}

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
        self.hold()
        if not own or self.starts.text().strip():
            self.emit_typed()

    @Slot()
    def _on_format_chosen(self) -> None:
        self.format_chosen.emit(self.written.currentData())


def show_groups(ruler: DomainRuler, column: NumberColumn | DateColumn) -> None:
    """Show the groups of a column, each with its first and its last value."""
    bins = column.bins
    ends = zip(bins.starts, bins.ends, strict=True)
    spans = [(_value_text(column, first), _value_text(column, last)) for first, last in ends]
    if bins.last > bins.starts[-1]:
        spans[-1] = (spans[-1][0], upper_text(column))
    ruler.set_groups([*map(float, bins.starts), float(bins.last + 1)], spans)


def _value_text(column: NumberColumn | DateColumn, grid: int) -> str:
    if isinstance(column, DateColumn):
        return column.reading.moment(grid).date().isoformat()
    return formats.written(number_text(column.plain(grid)))


def upper_text(column: NumberColumn | DateColumn) -> str:
    """Where the last group of a column ends: the highest value, or of decimals the rounder number behind it.

    Numbers with one place up to 49.9 reach as far as 50, which is where the group ends on a line.
    """
    last = column.bins.last
    highest, behind = _value_text(column, last), _value_text(column, last + 1)
    is_decimal = isinstance(column, NumberColumn) and column.grid_places > 0
    return behind if is_decimal and len(behind) < len(highest) else highest


def _row(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(16)
    for widget in widgets:
        row.addWidget(widget)
    return row
