"""The answer: between which numbers most values lie, and the table registered anew with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from cusyn_desktop.data.bounds import GridColumn
from cusyn_desktop.data.domain.columns import Outside
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.bounds.column_bounds import ColumnBounds
from cusyn_desktop.ui.dialogs.importing.page import Page
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import body, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card, Note, rule
from cusyn_desktop.ui.widgets.tab_order import reach_before
from cusyn_desktop.ui.words.told import told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.services.registering.bounds import ChosenBounds

_NAME_PX = 360
_OUTSIDE_PX = 248


class FoundPage(Page):
    """What was paid for; nothing here costs anything more.

    Attributes:
        name: Of the dataset that is registered anew.
        name_field: The same with its caption.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.name = QLineEdit()
        self.name.setMaximumWidth(_NAME_PX)
        self.name_field = Field(look, self.tr("&Name of the new dataset"), self.name)
        self._found: list[QWidget] = []
        self._outside: dict[str, Combo] = {}
        self._anew = self._anew_card()
        self.column.setSpacing(12)
        self.column.addWidget(self._anew)
        self.column.addStretch(1)

    def show_found(self, chosen: ChosenBounds, *, dataset: str, taken: Sequence[str]) -> None:
        """Show bounds, and what came of it besides."""
        for widget in self._found:
            widget.hide()
            widget.deleteLater()
        self._outside = {column.name: self._outside_choice(column) for column in chosen.columns}
        notes = [Note(self._look, Tone.WARN, Icon.WARNING, told(note)) for note in chosen.notes]
        self._found = [*([self._bounds_card(chosen.columns)] if chosen.columns else []), *notes]
        for place, widget in enumerate(self._found):
            self.column.insertWidget(place, widget)
        reach_before(self.name, list(self._outside.values()))
        self._anew.setVisible(bool(chosen.columns))
        self.name.setText(self._free_name(dataset, taken))

    def decided(self, schema: Schema) -> Schema:
        """A schema with the bounds, and with what was chosen here for values outside them.

        Raises:
            InputError: A rule does not fit the choice.
        """
        made = schema
        for column in schema.columns:
            if isinstance(column, GridColumn) and column.name in self._outside:
                outside = self._outside[column.name].currentData()
                made = made.with_column(column.model_copy(update={"outside": Outside(outside)}))
        return made

    def _outside_choice(self, column: GridColumn) -> Combo:
        combo = Combo(self._look)
        combo.setFixedWidth(_OUTSIDE_PX)
        combo.addItem(self.tr("Count as the nearest bound"), Outside.CLIP)
        if column.missing:
            combo.addItem(self.tr("Count as missing"), Outside.MISSING)
        else:
            combo.setEnabled(False)
            combo.setToolTip(self.tr("No cells were declared to count as missing in this column."))
        combo.setCurrentIndex(combo.findData(column.outside))
        combo.setAccessibleName(self.tr("Values of {column} outside").format(column=column.name))
        return combo

    def _free_name(self, dataset: str, taken: Sequence[str]) -> str:
        first = self.tr("{name}, bounds chosen").format(name=dataset)
        names = [first, *(f"{first} ({number})" for number in range(2, len(taken) + 3))]
        return next(name for name in names if name not in taken)

    def _bounds_card(self, columns: Sequence[GridColumn]) -> Card:
        card = Card(spacing=8)
        card.add_head(self.tr("Bounds found"))
        for place, column in enumerate(columns):
            if place:
                card.content.addWidget(rule())
            self._add_column(card, column)
        return card

    def _add_column(self, card: Card, column: GridColumn) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(card_title(column.name))
        paid = self.tr("paid by {release}").format(release=column.chosen_by)
        head.addWidget(caption(paid), 1)
        card.content.addLayout(head)
        card.content.addWidget(ColumnBounds(self._look, column))
        choice = QHBoxLayout()
        choice.addWidget(Field(self._look, self.tr("Values outside"), self._outside[column.name]))
        choice.addStretch(1)
        card.content.addLayout(choice)

    def _anew_card(self) -> Card:
        card = Card(spacing=8)
        card.add_head(self.tr("Use them"))
        text = self.tr(
            "Nothing is registered yet. A registered domain never changes, so look at the bounds first, and "
            "at what becomes of values outside. The same file is then registered once more, with these "
            "bounds: the same rules, the same pool, and it costs nothing. Give users the new dataset "
            "afterwards."
        )
        card.content.addWidget(body(text, wrap=True))
        card.content.addWidget(self.name_field)
        return card
