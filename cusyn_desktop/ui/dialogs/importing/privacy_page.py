"""How much may be spent in all: the pool in numbers and in words, limits, and what one person is."""

import re
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cusyn_desktop.budget.meaning import Meaning, odds_text, percent_text
from cusyn_desktop.ui.calls import Importing
from cusyn_desktop.ui.dialogs.checks import (
    checked_epsilon,
    checked_optional_epsilon,
    delta_mistake,
    delta_text,
    name_mistake,
)
from cusyn_desktop.ui.fonts import TextStyle
from cusyn_desktop.ui.icons import Icon
from cusyn_desktop.ui.look import Look
from cusyn_desktop.ui.widgets.belief_bar import BeliefBar
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.fields import CountField, Field
from cusyn_desktop.ui.widgets.labels import Label, body, caption, card_title, page_title
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card, icon_line

_NUMBER_PX = 120
_FIELD_PX = 256
_FIELD_HEIGHT_PX = 32
_MEANING_PX = 400
_USUAL_DELTA = 1e-9
_MAX_ROWS_PER_PERSON = 1_000
_MAX_ROWS = 100_000_000


@dataclass(frozen=True, slots=True)
class PrivacyChoice:
    """What the page says, as it was typed."""

    name: str
    epsilon: str
    delta: str
    per_synthesis: str | None
    rows_per_person: int
    approx_rows: int | None


class PrivacyPage(QWidget):
    """The third question: what may all releases of this table give away about one person?

    Signals:
        changed: Something else was typed.
    """

    changed = Signal()

    def __init__(self, look: Look, importing: Importing) -> None:
        super().__init__()
        self._importing = importing
        self.name, self.delta = QLineEdit(), QLineEdit(delta_text(_USUAL_DELTA))
        self.epsilon, self.per_synthesis = EpsilonEdit(checked_epsilon), EpsilonEdit(checked_optional_epsilon)
        self.per_synthesis.setPlaceholderText(self.tr("none"))
        self.rows_per_person, self.approx_rows = CountField(), CountField()
        self._fields: dict[str, Field] = {}
        self._told, self._factor, self._belief = body(wrap=True), Label("", TextStyle.FIGURE), caption()
        self._bar = BeliefBar(look)
        self._build(look)
        self._connect()

    @property
    def choice(self) -> PrivacyChoice:
        """What is typed."""
        return PrivacyChoice(
            name=self.name.text().strip(),
            epsilon=self.epsilon.text().strip(),
            delta=self.delta.text().strip(),
            per_synthesis=self.per_synthesis.text().strip() or None,
            rows_per_person=self.rows_per_person.value(),
            approx_rows=self.approx_rows.value() or None,
        )

    @property
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        if name_mistake(self.name.text()):
            return self.tr("Type a name to go on")
        if self.epsilon.epsilon is None:
            return self.tr("Say how large the pool is to go on")
        if delta_mistake(self.delta.text()) or self.per_synthesis.mistake:
            return self.tr("Correct the marked field to go on")
        return ""

    def suggest_name(self, stem: str) -> None:
        """Begin with a name made of the file's, unless one was typed."""
        if not self.name.text():
            words = re.sub(r"[_\-.\s]+", " ", stem).strip()
            self.name.setText(words[:1].upper() + words[1:])

    def show_mistake(self, key: str, sentence: str) -> bool:
        """Mark a field; False where there is none of that name."""
        if key in self._fields:
            self._fields[key].set_mistake(sentence)
        return key in self._fields

    def _build(self, look: Look) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(page_title(self.tr("Privacy")))
        told = self.tr(
            "Say once how much all releases of this table may give away. The pool is never refilled."
        )
        column.addWidget(caption(told, wrap=True))
        column.addSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(CARD_GAP)
        row.addWidget(self._form(look), 1)
        row.addWidget(self._meaning(look))
        column.addLayout(row)
        column.addStretch(1)

    def _form(self, look: Look) -> Card:
        card = Card(spacing=16)
        self.rows_per_person.setRange(1, _MAX_ROWS_PER_PERSON)
        self.approx_rows.setRange(0, _MAX_ROWS)
        self.approx_rows.setSingleStep(1_000)
        self.approx_rows.setSpecialValueText(self.tr("not known publicly"))
        for edit in (self.epsilon, self.delta, self.per_synthesis, self.rows_per_person):
            edit.setFixedWidth(_NUMBER_PX)
        self.approx_rows.setFixedWidth(_NUMBER_PX + 48)
        for count in (self.rows_per_person, self.approx_rows):
            count.setFixedHeight(_FIELD_HEIGHT_PX)
        card.content.addWidget(self._field(look, "name", self.tr("&Name of the dataset"), self.name))
        pool = QHBoxLayout()
        pool.setSpacing(16)
        pool.addWidget(self._field(look, "epsilon", self.tr("&Whole pool"), self.epsilon))
        pool.addWidget(self._field(look, "delta", self.tr("at &δ"), self.delta))
        pool.addWidget(caption(self._delta_note(), wrap=True), 1)
        card.content.addLayout(pool)
        lines = (
            ("per_synthesis", self.tr("&Limit for one synthesis"), self.per_synthesis, self._limit_note()),
            ("rows_per_person", self.tr("Rows of one &person"), self.rows_per_person, self._person_note()),
            ("approx_rows", self.tr("&About how many rows"), self.approx_rows, self._rows_note()),
        )
        for key, title, edit, note in lines:
            line = QHBoxLayout()
            line.setSpacing(16)
            field = self._field(look, key, title, edit)
            field.setFixedWidth(_FIELD_PX)
            line.addWidget(field)
            line.addWidget(caption(note, wrap=True), 1)
            card.content.addLayout(line)
        return card

    def _delta_note(self) -> str:
        return self.tr(
            "ε says how much, δ how rarely the promise may fail. Far fewer than 1 in the number of people: "
            "1e-9 suits any table."
        )

    def _limit_note(self) -> str:
        return self.tr("The most that one synthetic table may spend, whoever asks for it.")

    def _person_note(self) -> str:
        return self.tr("The most rows that belong to one person. The promise is made to people, not to rows.")

    def _rows_note(self) -> str:
        return self.tr(
            "A rounded number that is public already, for forecasts. Leave it away where none is public."
        )

    def _field(self, look: Look, key: str, title: str, edit: QWidget) -> Field:
        self._fields[key] = Field(look, title, edit)
        return self._fields[key]

    def _meaning(self, look: Look) -> Card:
        card = Card(spacing=8)
        card.setFixedWidth(_MEANING_PX)
        card.content.addWidget(card_title(self.tr("What this pool means")))
        card.content.addWidget(self._told)
        card.content.addWidget(self._factor)
        card.content.addWidget(self._bar)
        card.content.addWidget(self._belief)
        card.content.addSpacing(8)
        told = self.tr("A smaller pool protects better and is used up sooner. It can be lowered later.")
        card.content.addLayout(icon_line(look, Icon.INFO, caption(told, wrap=True)))
        card.content.addStretch(1)
        self._show_meaning(None)
        return card

    def _connect(self) -> None:
        self.name.textChanged.connect(self._on_changed)
        self.epsilon.textChanged.connect(self._on_changed)
        self.delta.textChanged.connect(self._on_changed)
        self.per_synthesis.textChanged.connect(self._on_changed)
        self.rows_per_person.valueChanged.connect(self._on_changed)
        self.approx_rows.valueChanged.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._fields["epsilon"].set_mistake(self.epsilon.mistake)
        self._fields["per_synthesis"].set_mistake(self.per_synthesis.mistake)
        self._fields["delta"].set_mistake(delta_mistake(self.delta.text()))
        self._fields["name"].set_mistake("")
        usable = self.epsilon.epsilon is not None and not delta_mistake(self.delta.text())
        self._show_meaning(
            self._importing.meaning(self.epsilon.text(), self.delta.text()) if usable else None
        )
        self.changed.emit()

    def _show_meaning(self, meaning: Meaning | None) -> None:
        self._bar.setVisible(meaning is not None)
        self._belief.setVisible(meaning is not None)
        self._factor.setVisible(meaning is not None)
        if meaning is None:
            self._told.setText(
                self.tr(
                    "Type a pool, for example 3.0, to see what it would let a reader of all releases learn."
                )
            )
            return
        self._told.setText(
            self.tr(
                "Somebody who reads all releases can shift the odds of a guess about one person at most by"
            )
        )
        self._factor.setText(self.tr("a factor of {factor}").format(factor=odds_text(meaning.odds_factor)))
        self._bar.set_belief(before=meaning.prior, after=meaning.belief)
        self._belief.setText(
            self.tr("A guess held {before} becomes at most {after} likely.").format(
                before=percent_text(meaning.prior), after=percent_text(meaning.belief)
            )
        )
