"""How much may be spent in all: the pool in numbers and in words, limits, and what one person is."""

import itertools
import math
import re
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.services.records import DatasetSummary, KnownRows
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.calls.everyday import Importing
from cusyn_desktop.ui.dialogs.checks import (
    checked_epsilon,
    checked_optional_epsilon,
    delta_mistake,
    delta_text,
    name_mistake,
)
from cusyn_desktop.ui.dialogs.importing.known_note import KnownNote
from cusyn_desktop.ui.dialogs.importing.page import Page, PagePair
from cusyn_desktop.ui.dialogs.importing.people_choice import PeopleChoice
from cusyn_desktop.ui.dialogs.importing.pool_meaning import PoolMeaning, TypedPool
from cusyn_desktop.ui.dialogs.importing.privacy_choice import PrivacyChoice
from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit
from cusyn_desktop.ui.widgets.buttons import LinkButton
from cusyn_desktop.ui.widgets.fields import CountField, Field, MistakeRoom
from cusyn_desktop.ui.widgets.labels import Ink
from cusyn_desktop.ui.widgets.number_edit import NumberEdit
from cusyn_desktop.ui.widgets.panels import CARD_GAP, Card, Note
from cusyn_desktop.ui.widgets.paragraph import Paragraph
from cusyn_desktop.ui.words import formats

_SUFFIXES = re.compile(r"(\.(csv|tsv|txt|parquet|xlsx?|ods|gz))+$", re.IGNORECASE)
_NOTE_PX = 270
_NUMBER_PX = 120
_FIELD_PX = 256
_FIELD_HEIGHT_PX = 32
_NOISE_LINES = 4
_USUAL_DELTA = 1e-9
_MAX_ROWS_PER_PERSON = 1_000
_MAX_ROWS = 100_000_000


class PrivacyPage(Page):
    """The third question: what may all releases of this table give away about one person?

    Signals:
        changed: Something else was typed.
        help_wanted: The person wants to know what the pool means.
    """

    changed = Signal()
    help_wanted = Signal()

    def __init__(self, look: Look, importing: Importing) -> None:
        super().__init__()
        self._importing = importing
        self.name, self.delta = QLineEdit(), NumberEdit(delta_text(_USUAL_DELTA))
        self.epsilon, self.per_synthesis = EpsilonEdit(checked_epsilon), EpsilonEdit(checked_optional_epsilon)
        self._show_least_limit(None)
        self.rows_per_person, self.approx_rows = CountField(), CountField()
        self._fields: dict[str, Field] = {}
        self._keys: dict[str, int | None] = {}
        self._noise = Paragraph(_NOTE_PX, TextStyle.CAPTION, ink=Ink.MUTED)
        self.known_note = KnownNote(look)
        self.people = PeopleChoice(look, field_px=_FIELD_PX, note_px=_NOTE_PX)
        self._known: KnownRows | None = None
        self.help_button = LinkButton(self.tr("What ε and δ Mean"), look.icon(Icon.HELP, Tint.ACCENT))
        self._suggested, self._taken = "", set[str]()
        self._own: PrivacyChoice | None = None
        self._key_note = Note(look, Tone.WARN, Icon.INFERRED)
        self.pool_card = PoolMeaning(look, importing)
        self._build(look)
        self._connect()
        self.setFocusProxy(self.epsilon)

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
            limit=self._limit(),
            shared_with=self._shared.name if self._shared is not None else "",
            same_people_as=self._shared.name if self._shared is not None and not self._is_known else "",
        )

    @property
    @override
    def why_not(self) -> str:
        """Why the next page cannot be shown yet, or empty."""
        if name_mistake(self.name.text()):
            return self.tr("Type a name to go on")
        if self._asks_people and self.people.is_open:
            return self.tr("Say whose people these are to go on")
        if not self.epsilon.text().strip():
            return self.tr("Say how large the pool is to go on")
        for key, mistake in self._mistakes().items():
            if mistake:
                return self.tr("{field}: {mistake}").format(field=self._fields[key].caption, mistake=mistake)
        if not self.rows_per_person.value():
            return self.tr("Say how many rows one person has at most")
        return ""

    def suggest_name(self, file: str) -> None:
        """Begin with a name made of the file's, unless one was typed."""
        if not self.name.text():
            words = re.sub(r"[_\-.\s]+", " ", _SUFFIXES.sub("", file)).strip()
            self._suggested = words[:1].upper() + words[1:]
            self.name.setText(self._suggested)

    def ask_about_keys(self, keys: Mapping[str, int | None]) -> None:
        """Ask how many rows one person has, where a key comes again; its counts are private."""
        if dict(keys) == self._keys:
            return
        self._keys = dict(keys)
        self.rows_per_person.setSpecialValueText(self.tr("how many?") if keys else "")
        self.rows_per_person.setRange(0 if keys else 1, _MAX_ROWS_PER_PERSON)
        self.rows_per_person.setValue(0 if keys else 1)
        self._key_note.set_text(self._key_text())
        self._on_changed()

    @Slot(object)
    def show_datasets(self, datasets: Sequence[DatasetSummary]) -> None:
        """Offer the registered datasets; a name that was suggested and is theirs gets a number."""
        self._taken = {one.name for one in datasets}
        if self.name.text() == self._suggested and self._suggested in self._taken:
            free = (f"{self._suggested} {number}" for number in itertools.count(2))
            self._suggested = next(name for name in free if name not in self._taken)
            self.name.setText(self._suggested)
        self.people.show_datasets(datasets)
        self._show_mistakes()

    @Slot(object)
    def show_known(self, known: KnownRows | None) -> None:
        """Say that these rows are registered already; the pool of the very same rows cannot be changed."""
        self._known = known
        self._show_shared()

    @property
    def _is_known(self) -> bool:
        """Whether the very same rows are registered already."""
        return self._known is not None and self._known.are_same

    @property
    def _asks_people(self) -> bool:
        """Whether the person has to say whose people these are."""
        return self.people.has_choice and not self._is_known

    @property
    def _shared(self) -> DatasetSummary | None:
        """The dataset whose pool counts, by its rows or because the person said so."""
        if self._known is not None and self._known.are_same:
            return self._known.datasets[0]
        return self.people.dataset

    @Slot()
    def _show_shared(self) -> None:
        """Show the pool that counts; one that is shared cannot be changed, and what was typed comes back."""
        shared = self._shared
        self.people.setVisible(self._asks_people)
        self._show_least_limit(shared)
        self.known_note.show_known(self._known, chosen=self.people.dataset)
        for part in (self.epsilon, self.delta, self.rows_per_person):
            part.setEnabled(shared is None)
        if shared is not None:
            self._own = self._own or self.choice
            self._write(f"{shared.pool.total.epsilon:g}", delta_text(shared.delta), shared.rows_per_person)
        elif self._own is not None:
            self._write(self._own.epsilon, self._own.delta, self._own.rows_per_person)
            self._own = None
        self._on_changed()

    def _show_least_limit(self, shared: DatasetSummary | None) -> None:
        """Say what holds where the field is empty: the limit of a shared pool goes on."""
        limit = None if shared is None else shared.per_synthesis
        if limit is None:
            self.per_synthesis.setPlaceholderText(self.tr("none"))
            return
        figure = formats.epsilon_figure(limit.epsilon, rounding=formats.Rounding.DOWN)
        self.per_synthesis.setPlaceholderText(figure)

    def _write(self, epsilon: str, delta: str, rows_per_person: int) -> None:
        self.epsilon.setText(epsilon)
        self.delta.setText(delta)
        self.rows_per_person.setValue(rows_per_person)
        self._show_mistakes()

    def _mistakes(self) -> dict[str, str]:
        """What is wrong with each number, or empty."""
        return {
            "name": self._name_taken(),
            "epsilon": self.epsilon.mistake,
            "delta": delta_mistake(self.delta.text()),
            "per_synthesis": self.per_synthesis.mistake,
        }

    def _name_taken(self) -> str:
        name = self.name.text().strip()
        told = self.tr("There is a dataset named {name} already. Choose another name.")
        return told.format(name=name) if name in self._taken else ""

    @Slot()
    def _show_mistakes(self) -> None:
        """Mark what is wrong, once a field is left; nothing is wrong with a pool that is not typed yet."""
        for key, mistake in self._mistakes().items():
            is_typed = key != "epsilon" or bool(self.epsilon.text().strip())
            self._fields[key].set_mistake(mistake if is_typed else "")

    def _key_text(self) -> str:
        told = self.tr(
            "{names} repeats: several rows may belong to one person. Say how many at most, by a rule that "
            "holds for everybody, such as one row a month for two years: 24."
        ).format(names=", ".join(self._keys))
        known = [count for count in self._keys.values() if count is not None]
        if not known:
            return told
        seen = self.tr("In this file one key has up to {count} rows; only you see this.")
        return joined((told, seen.format(count=formats.count(max(known)))))

    def show_mistake(self, key: str, sentence: str) -> bool:
        """Mark a field; False where there is none of that name."""
        if key in self._fields:
            self._fields[key].set_mistake(sentence)
        return key in self._fields

    def _build(self, look: Look) -> None:
        told = self.tr(
            "Say once how much all releases of this table may give away. The pool is never refilled."
        )
        self.help_button.set_flush()
        self.add_title(self.tr("Privacy"), told, self.help_button)
        self.column.addWidget(PagePair(self._form(look), self._side()))
        self.column.addStretch(1)

    def _side(self) -> QWidget:
        """What a pool means; above it, beside the form that must not move, what the rows tell."""
        side = QWidget()
        cards = QVBoxLayout(side)
        cards.setContentsMargins(0, 0, 0, 0)
        cards.setSpacing(CARD_GAP)
        for note in (self.known_note, self._key_note):
            cards.addWidget(note)
        cards.addWidget(self.pool_card, 1)
        return side

    def _form(self, look: Look) -> Card:
        card = Card(spacing=6)
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
        card.content.addWidget(MistakeRoom(self._fields["name"]))
        self.people.setVisible(False)
        card.content.addWidget(self.people)
        pool = QHBoxLayout()
        pool.setSpacing(16)
        pool.addWidget(self._field(look, "epsilon", self.tr("&Whole pool"), self.epsilon))
        pool.addWidget(self._field(look, "delta", self.tr("at &δ"), self.delta))
        pool.addWidget(_note(self._delta_note()), 1)
        card.content.addLayout(pool)
        card.content.addWidget(MistakeRoom(self._fields["epsilon"], self._fields["delta"]))
        person = QVBoxLayout()
        person.setSpacing(4)
        person.addWidget(_note(self._person_note()))
        person.addWidget(self._noise)
        self._noise.setMinimumHeight(_NOISE_LINES * self._noise.fontMetrics().lineSpacing())
        person.addStretch(1)
        for key, title, edit, beside in (
            ("rows_per_person", self.tr("Rows of one &person"), self.rows_per_person, person),
            ("per_synthesis", self.tr("&Limit for one synthesis"), self.per_synthesis, self._limit_note()),
            ("approx_rows", self.tr("&About how many rows"), self.approx_rows, self._rows_note()),
        ):
            line = QHBoxLayout()
            line.setSpacing(16)
            field = self._field(look, key, title, edit)
            field.setFixedWidth(_FIELD_PX)
            line.addWidget(field)
            if isinstance(beside, str):
                line.addWidget(_note(beside), 1)
            else:
                line.addLayout(beside, 1)
            card.content.addLayout(line)
            card.content.addWidget(MistakeRoom(field))
        self._show_noise()
        return card

    def _delta_note(self) -> str:
        told = self.tr(
            "Usual is ε {least} to {most}. ε (epsilon) says how much may be given away, δ (delta) how rarely "
            "this promise may fail. 1e-9, one in a billion, is right for any table."
        )
        return told.format(least=formats.written("0.5"), most=formats.count(5))

    def _limit_note(self) -> str:
        return self.tr("The most that one synthetic table may spend, whoever asks for it.")

    def _person_note(self) -> str:
        return self.tr("The most rows that belong to one person. The promise is made to people, not to rows.")

    def _rows_note(self) -> str:
        return self.tr(
            "A rounded number that is public already, for forecasts. Leave it empty if there is none: then "
            "no error can be told before the first release, and the number cannot be added later."
        )

    def _field(self, look: Look, key: str, title: str, edit: QWidget) -> Field:
        self._fields[key] = Field(look, title, edit)
        return self._fields[key]

    def _connect(self) -> None:
        for edit in (self.name, self.epsilon, self.delta, self.per_synthesis):
            edit.editingFinished.connect(self._show_mistakes)
        self.help_button.clicked.connect(self.help_wanted)
        self.people.changed.connect(self._show_shared)
        self.name.textChanged.connect(self._on_changed)
        self.epsilon.textChanged.connect(self._on_changed)
        self.delta.textChanged.connect(self._on_changed)
        self.per_synthesis.textChanged.connect(self._on_changed)
        self.rows_per_person.valueChanged.connect(self._on_changed)
        self.approx_rows.valueChanged.connect(self._on_changed)

    @Slot()
    def _on_changed(self) -> None:
        self._show_noise()
        self.pool_card.show_pool(self._typed_pool())
        self.changed.emit()

    def _typed_pool(self) -> TypedPool | None:
        """The pool, if its numbers can be used."""
        if self.epsilon.epsilon is None or delta_mistake(self.delta.text()):
            return None
        limit = self._limit()
        told = "" if limit is None else f"{limit:.12g}"
        return TypedPool(self.epsilon.text().strip(), self.delta.text().strip(), told)

    def _limit(self) -> float | None:
        """The limit that will hold, or None: the stricter of what is typed and what a shared pool has."""
        shared, typed = self._shared, self.per_synthesis.epsilon
        limits = [] if typed is None else [typed]
        if shared is not None and shared.per_synthesis is not None:
            limits.append(shared.per_synthesis.epsilon)
        return min(limits, default=None)

    def _show_noise(self) -> None:
        """What the rows of one person do to the noise, in words and, once there is a pool, in numbers."""
        rows = self.rows_per_person.value()
        self._noise.setText(self._noise_text(rows, self._typed_pool()))
        self._key_note.setVisible(bool(self._keys) and not rows)

    def _noise_text(self, rows: int, pool: TypedPool | None) -> str:
        if not rows:
            return ""
        if rows == 1:
            told = self.tr("One row each: the least noise.")
        else:
            told = self.tr("{rows} rows each: {rows} times the noise of one row each.").format(
                rows=formats.count(rows)
            )
        if pool is None:
            return told
        example = self.tr(
            "For example, a count that a tenth of the pool is spent on is wrong by {spread} or less, "
            "19 times out of 20."
        )
        spread = self._importing.count_spread(pool.epsilon, pool.delta, rows_per_person=rows)
        return joined((told, example.format(spread=formats.count(math.ceil(spread)))))


def _note(text: str) -> Paragraph:
    """What stands beside a field."""
    note = Paragraph(_NOTE_PX, TextStyle.CAPTION, ink=Ink.MUTED)
    note.setText(text)
    return note
