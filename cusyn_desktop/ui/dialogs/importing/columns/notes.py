"""Worth a look: what was noticed about the columns, each with what can be done."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft, state_of
from cusyn_desktop.ui.dialogs.importing.words import misfit_text
from cusyn_desktop.ui.models.column_words import TYPE_ICONS
from cusyn_desktop.ui.widgets.buttons import Button
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, caption, card_title
from cusyn_desktop.ui.widgets.panels import Card, rule
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll
from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.told import told

_MOST_SHOWN = 40


@dataclass(frozen=True, slots=True)
class ColumnNote:
    """One thing that was noticed.

    Attributes:
        place: Position of the column.
        title: What, in a few words.
        text: Why, and what is suggested.
        icon: Sign before it.
        action: `show`, `leave_out` or `take_in`: what its button does.
    """

    place: int
    title: str
    text: str
    icon: Icon
    action: str


class NotesCard(Card):
    """A list of notes that scrolls.

    Signals:
        shown: Position of a column to look at.
        left_out: Position of a column to leave out.
        taken_in: Position of a column to take in after all.
    """

    shown = Signal(int)
    left_out = Signal(int)
    taken_in = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=8)
        self._look = look
        self._shown: Sequence[ColumnNote] | None = None
        self._count = caption()
        head = QHBoxLayout()
        head.addWidget(card_title(self.tr("Worth a look")), 1)
        head.addWidget(self._count)
        self.content.addLayout(head)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        self.content.addWidget(VerticalScroll(self._list), 1)

    def show_draft(self, draft: ImportDraft) -> None:
        """List what was noticed, as things are now; nothing is made anew while that stays the same."""
        notes = self.notes_of(draft)
        if notes == self._shown:
            return
        self._shown = notes
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._count.setText(self.tr("%Ln notes", "", len(notes)) if notes else "")
        for place, note in enumerate(notes[:_MOST_SHOWN]):
            if place:
                self._list.addWidget(rule())
            self._list.addWidget(self._line(note))
        for text in self._texts_below(len(notes)):
            self._list.addWidget(caption(text, wrap=True))
        self._list.addStretch(1)

    def _texts_below(self, n_notes: int) -> Sequence[str]:
        if not n_notes:
            return (self.tr("Nothing was noticed about these columns."),)
        if n_notes <= _MOST_SHOWN:
            return ()
        told = self.tr("{count} more: a sign stands beside the name of each such column.")
        return (told.format(count=formats.count(n_notes - _MOST_SHOWN)),)

    def notes_of(self, draft: ImportDraft) -> Sequence[ColumnNote]:
        """What was noticed: cells that do not fit first, then columns left out, then warnings."""
        odd, left_out, warned = [], [], []
        for place, proposal in enumerate(draft.proposals):
            icon = TYPE_ICONS[proposal.type]
            if problem := misfit_text(draft.misfit(place), draft.columns[place]):
                odd.append(ColumnNote(place, proposal.name, problem, icon, "show"))
            if proposal.type in _LEFT_OUT_TYPES:
                is_out = state_of(draft.columns[place]) is ColumnState.LEFT_OUT
                title = self._title(proposal.type).format(name=proposal.name)
                action = "take_in" if is_out else "leave_out"
                left_out.append(ColumnNote(place, title, told(proposal.reason), icon, action))
            warned += [
                ColumnNote(place, proposal.name, told(warning), icon, "show")
                for warning in draft.warnings(place)
            ]
        return (*odd, *left_out, *warned)

    def _title(self, kind: ColumnType) -> str:
        return {
            ColumnType.IDENTIFIER: self.tr("{name} looks like an identifier"),
            ColumnType.TEXT: self.tr("{name} is free text"),
            ColumnType.CONSTANT: self.tr("{name} has one value only"),
            ColumnType.EMPTY: self.tr("{name} is empty"),
        }[kind]

    def _line(self, note: ColumnNote) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        icon = IconLabel(self._look.icon(note.icon, Tint.WARN))
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(Label(note.title, TextStyle.BUTTON, wrap=True))
        words.addWidget(Label(note.text, TextStyle.CAPTION, ink=Ink.MUTED, wrap=True))
        row.addLayout(words, 1)
        row.addWidget(self._button(note), 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _button(self, note: ColumnNote) -> Button:
        texts = {
            "show": self.tr("Show"),
            "take_in": self.tr("Undo"),
            "leave_out": self.tr("Leave Out"),
        }
        signals = {"show": self.shown, "take_in": self.taken_in, "leave_out": self.left_out}
        button = Button(texts[note.action])
        button.setAccessibleName(f"{texts[note.action]}: {note.title}")
        button.clicked.connect(partial(signals[note.action].emit, note.place))
        return button


_LEFT_OUT_TYPES = (ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY)
