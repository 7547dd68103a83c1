"""What happens to values outside the domain, and which cells count as missing."""

from functools import partial

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from superqt import QFlowLayout
from typing_extensions import override

from cusyn_desktop.data.domain.columns import CategoryColumn, ModelledColumn, Outside
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.dialogs.importing.columns.form_base import DomainForm, fill_choices
from cusyn_desktop.ui.widgets.badges import Chip
from cusyn_desktop.ui.widgets.fields import Combo, Field
from cusyn_desktop.ui.widgets.labels import Ink, Label
from cusyn_desktop.ui.widgets.tab_order import reach_before

_ADD_PX = 108


class OutsideForm(DomainForm):
    """Rules that every row meets, so that no row can raise an error later."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rule = Combo(look)
        self.new_token = QLineEdit()
        self.new_token.setFixedWidth(_ADD_PX)
        self.new_token.setObjectName("token")
        self.new_token.setPlaceholderText(self.tr("Add"))
        self.new_token.setAccessibleName(self.tr("One more text that counts as missing"))
        self._tokens: tuple[str, ...] = ()
        self._shown_tokens: tuple[str, ...] | None = None
        holder = QWidget()
        self._flow = QFlowLayout(holder)
        self._flow.setContentsMargins(0, 2, 0, 0)
        self._flow.setHorizontalSpacing(8)
        self._flow.setVerticalSpacing(6)
        right = QVBoxLayout()
        right.setSpacing(4)
        title = Label(self.tr("Counts as &missing"), TextStyle.TABLE_HEAD, ink=Ink.MUTED)
        title.setBuddy(self.new_token)
        right.addWidget(title)
        right.addWidget(holder)
        right.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(16)
        rule = self.know("outside", Field(look, self.tr("&Values outside"), self.rule))
        row.addWidget(rule, 3, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 2)
        self.column.addLayout(row)
        self.rule.activated.connect(self._on_editing_finished)
        self.new_token.textEdited.connect(self._on_typed)
        self.new_token.editingFinished.connect(self._on_token_finished)

    @override
    def fill(self, column: AnyColumn) -> None:
        if not isinstance(column, ModelledColumn):
            return
        fill_choices(self.rule, self._rules(column), column.outside)
        self.new_token.clear()
        self._tokens = column.missing
        self._show_tokens()

    @override
    def typed(self) -> dict[str, object]:
        """The word `empty` stands for an empty cell, as it does on the chips."""
        if text := self.new_token.text().strip():
            self.new_token.clear()
            token = "" if text == self.tr("empty") else text
            self._tokens += (token,) * (token not in self._tokens)
        return {"outside": self.rule.currentData(), "missing": list(self._tokens) or None}

    def _rules(self, column: ModelledColumn) -> dict[Outside, str]:
        missing = {Outside.MISSING: self.tr("Count as missing")}
        if isinstance(column, CategoryColumn):
            return {
                Outside.OTHER: self.tr("Put into “{other}”").format(other=column.other),
                **missing,
                Outside.FIRST: self.tr("Count as the first value"),
                Outside.CLIP: self.tr("None: every value has to be listed"),
            }
        return {Outside.CLIP: self.tr("Move to the nearest limit"), **missing}

    def _show_tokens(self) -> None:
        """Nothing is made anew while it stays the same: a click may just be on its way to a chip."""
        if self._tokens == self._shown_tokens:
            return
        self._shown_tokens = self._tokens
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None and widget is not self.new_token:
                widget.hide()
                widget.deleteLater()
        chips = []
        for token in self._tokens:
            chip = Chip(self.look, token or self.tr("empty"), Tone.PLAIN)
            chip.removed.connect(partial(self._remove, token))
            self._flow.addWidget(chip)
            chips.append(chip.close_button)
        self._flow.addWidget(self.new_token)
        reach_before(self.new_token, chips)

    def _remove(self, token: str) -> None:
        self._tokens = tuple(kept for kept in self._tokens if kept != token)
        self.emit_typed()

    @Slot()
    def _on_token_finished(self) -> None:
        if self.new_token.text().strip():
            self.emit_typed()
