"""The columns whose bounds can be chosen: a box for each, and what is public about how it is written."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QGridLayout, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.data.bounds import DateForm, NumberForm
from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.services.records import ColumnState, ColumnSummary
from cusyn_desktop.services.records.requests import WantedBounds
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.column_words import has_limits
from cusyn_desktop.ui.widgets.fields import CheckBox, Combo, CountField, Field
from cusyn_desktop.ui.widgets.labels import Ink, Label, caption
from cusyn_desktop.ui.widgets.number_edit import parts_in
from cusyn_desktop.ui.widgets.panels import Card
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll

_NUMBERS = frozenset({ColumnType.INTEGER, ColumnType.DECIMAL})
_DATES = frozenset({ColumnType.DATE, ColumnType.DATETIME})
_DATE_FORMATS = (
    *("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d.%m.%y", "%Y%m%d", "%d %b %Y"),
    *("%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S", "%d.%m.%Y %H:%M", "%Y-%m-%dT%H:%M:%S"),
)
_MOST_PLACES = 9
_USUAL_PLACES = 2  # of decimals whose column was left out: with none, they would become whole numbers
_PLACES_PX, _DATE_PX = 72, 176
_LIST_PX = 120


class ColumnChoice(Card):
    """Which columns.

    What the schema took from the rows is not used, so that for such a column it is asked how its numbers or
    dates are written; what the schema says of that is offered.

    Attributes:
        boxes: A box for each column.
        places: Where decimal places are asked.
        dates: Where the form of dates is asked.
        missing: Cells that count as missing in these.

    Signals:
        chosen_changed: Other columns, or another form of them.
    """

    chosen_changed = Signal()

    def __init__(self, look: Look, columns: Sequence[ColumnSummary]) -> None:
        super().__init__(spacing=8)
        self._columns = tuple(filter(has_limits, columns))
        self._has_text_left_out = any(one.type == ColumnType.TEXT for one in columns)
        self.boxes = {one.name: CheckBox(look, one.name.replace("&", "&&")) for one in self._columns}
        asked = [one for one in self._columns if one.state is not ColumnState.PUBLIC]
        self.places = {one.name: CountField() for one in asked if one.type in _NUMBERS}
        self.dates = {one.name: Combo(look) for one in asked if one.type in _DATES}
        self.missing = QLineEdit()
        self.missing.setPlaceholderText("NA, -9")
        self._look = look
        self._build()
        for column in self._columns:
            self.boxes[column.name].toggled.connect(self._on_toggled)
            self.boxes[column.name].setChecked(column.state is ColumnState.INFERRED)
        for field in self.places.values():
            field.valueChanged.connect(self.chosen_changed)
        for combo in self.dates.values():
            combo.currentIndexChanged.connect(self.chosen_changed)
        self.missing.textChanged.connect(self.chosen_changed)
        self._on_toggled()

    @property
    def wanted(self) -> tuple[WantedBounds, ...]:
        """The ticked columns, with their declared form where the schema cannot give it."""
        return tuple(
            WantedBounds(name, self._form(name)) for name, box in self.boxes.items() if box.isChecked()
        )

    @property
    def is_empty(self) -> bool:
        """Whether no column has bounds."""
        return not self._columns

    def _form(self, name: str) -> NumberForm | DateForm | None:
        missing = ("", *dict.fromkeys(parts_in(self.missing.text())))
        if name in self.places:
            return NumberForm(self.places[name].value(), missing)
        return DateForm(self.dates[name].currentData(), missing) if name in self.dates else None

    def _build(self) -> None:
        self.add_head(self.tr("Columns of numbers and dates"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        heads = (self.tr("Column"), self.tr("Bounds now"), self.tr("Decimal places, date"))
        for place, head in enumerate(heads):
            grid.addWidget(Label(head, TextStyle.TABLE_HEAD, ink=Ink.MUTED), 0, place)
        for row, column in enumerate(self._columns, start=1):
            self.boxes[column.name].setAccessibleName(column.name)
            grid.addWidget(self.boxes[column.name], row, 0)
            grid.addWidget(caption(self._state_text(column.state)), row, 1)
            grid.addWidget(self._form_of(column), row, 2, Qt.AlignmentFlag.AlignLeft)
        column_layout = QVBoxLayout()
        column_layout.addLayout(grid)
        column_layout.addStretch(1)
        self.content.addWidget(VerticalScroll(column_layout, least_px=_LIST_PX), 1)
        if self.is_empty:
            self.content.addWidget(
                caption(self.tr("This dataset has no column of numbers or dates."), wrap=True)
            )
        if self._has_text_left_out:
            told = self.tr(
                "Columns left out as free text aren’t offered. If one holds numbers or dates, import the "
                "file again."
            )
            self.content.addWidget(caption(told, wrap=True))
        self._missing_field = Field(
            self._look,
            self.tr("Cells that count as &missing"),
            self.missing,
            self.tr("Separated by commas; empty cells always do."),
        )
        self.content.addWidget(self._missing_field)
        self._public = caption(
            self.tr("Say what is known without the rows, as from the questionnaire."),
            wrap=True,
        )
        self.content.addWidget(self._public)

    def _form_of(self, column: ColumnSummary) -> QWidget:
        if column.name in self.dates:
            return self._dates_of(column)
        if column.name not in self.places:
            return caption(self.tr("as declared"))
        field = self.places[column.name]
        field.setRange(0, _MOST_PLACES)
        is_decimal = column.type == ColumnType.DECIMAL
        field.setValue(column.places or (_USUAL_PLACES if is_decimal else 0))
        field.setFixedWidth(_PLACES_PX)
        field.setAccessibleName(self.tr("Decimal places of {column}").format(column=column.name))
        return field

    def _dates_of(self, column: ColumnSummary) -> Combo:
        combo = self.dates[column.name]
        for form in dict.fromkeys((*filter(None, (column.date_format,)), *_DATE_FORMATS)):
            combo.addItem(date_format(form).example, form)
        combo.setFixedWidth(_DATE_PX)
        combo.setAccessibleName(self.tr("How the dates of {column} are written").format(column=column.name))
        return combo

    def _state_text(self, state: ColumnState) -> str:
        return {
            ColumnState.PUBLIC: self.tr("declared"),
            ColumnState.INFERRED: self.tr("taken from the rows"),
            ColumnState.LEFT_OUT: self.tr("none, left out"),
        }[state]

    @Slot()
    def _on_toggled(self) -> None:
        """Ask only for what is of use."""
        asked: dict[str, QWidget] = {**self.places, **self.dates}
        for name, field in asked.items():
            field.setEnabled(self.boxes[name].isChecked())
        needs_form = any(self.boxes[name].isChecked() for name in asked)
        self._missing_field.setVisible(bool(asked))
        self._missing_field.setEnabled(needs_form)
        self._public.setVisible(bool(asked))
        self.chosen_changed.emit()
