"""One entry of the log: its facts, how it is chained to the one before, and receipts."""

from collections.abc import Sequence
from textwrap import wrap

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cusyn_desktop.services.records import AuditEntry
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.models.audit_words import actor_text, event_word, fact_lines
from cusyn_desktop.ui.widgets.badges import Badge
from cusyn_desktop.ui.widgets.buttons import Button, LinkButton, PrimaryButton
from cusyn_desktop.ui.widgets.labels import (
    ElidedLabel,
    IconLabel,
    Ink,
    Label,
    caption,
    card_title,
    monospaced,
    strong,
)
from cusyn_desktop.ui.widgets.panels import Card, icon_line, rule
from cusyn_desktop.ui.widgets.paragraph import Paragraph
from cusyn_desktop.ui.widgets.scrolling import VerticalScroll
from cusyn_desktop.ui.words import formats

SIDE_PX = 312
_TEXT_PX = SIDE_PX - 34
_LINK_INSET_PX = 2
_LINE_DIGITS = 32
_HALF_CHARS, _LINE_CHARS = 20, 40
_GENESIS = "0" * 64
_TONES = {Tint.ACCENT: Tone.ACCENT, Tint.GOOD: Tone.GOOD, Tint.WARN: Tone.WARN}


class EntryCard(Card):
    """Details of the chosen entry.

    Signals:
        copy_wanted: A receipt is to be put on the clipboard.
        check_wanted: A receipt that somebody kept is to be compared.
        release_wanted: Id of the release that the entry is about.
        pool_wanted: Name of the dataset whose pool it is about.
    """

    copy_wanted = Signal()
    check_wanted = Signal()
    release_wanted = Signal(str)
    pool_wanted = Signal(str)

    def __init__(self, look: Look, actions: Actions) -> None:
        super().__init__(spacing=8)
        self._look = look
        self.setAccessibleName(self.tr("Entry"))
        self._title, self._badge, self._time = card_title(), Badge(look), caption()
        self._facts = QGridLayout()
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._facts.setHorizontalSpacing(8)
        self._facts.setVerticalSpacing(8)
        self._facts.setColumnStretch(0, 4)
        self._facts.setColumnStretch(1, 5)
        self._before_title, self._before = caption(), monospaced()
        self._after_title, self._after = caption(self.tr("Fingerprint of this entry")), monospaced()
        self.save_button = PrimaryButton.for_action(actions.save_receipt)
        self.save_button.use_icon(look.icon(Icon.RECEIPT, Tint.ON_ACCENT))
        self.copy_button = Button(self.tr("Copy"), look.icon(Icon.COPY))
        self.copy_button.setToolTip(self.tr("Copy a receipt: the newest entry and what is spent"))
        self.copy_button.clicked.connect(self._on_copy_clicked)
        self.check_button = Button(self.tr("Check Receipt…"))
        self.check_button.setToolTip(self.tr("Compare a receipt that was kept with this workspace"))
        self.check_button.clicked.connect(self.check_wanted)
        self.release_button = LinkButton(self.tr("Show Release"))
        self.pool_button = LinkButton(self.tr("Show Pool"))
        self.release_button.clicked.connect(self._on_release_clicked)
        self.pool_button.clicked.connect(self._on_pool_clicked)
        self._entry: AuditEntry | None = None
        self._inner = QWidget()
        self.content.addLayout(self._head())
        self.content.addWidget(VerticalScroll(self._middle()), 1)
        self.content.addLayout(self._buttons())
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.check_button)
        foot.addStretch(1)
        self.content.addLayout(foot)
        self.show_none()

    def show_none(self) -> None:
        """No entry is chosen."""
        self._title.setText(self.tr("No entry chosen"))
        self._inner.setVisible(False)
        self._badge.setVisible(False)

    def show_entry(self, entry: AuditEntry, mark: QIcon | None = None, *, was_released: bool = False) -> None:
        """Show an entry, with the mark of its user; `was_released`: the release that it names exists."""
        self._entry = entry
        self.release_button.setVisible(was_released)
        self.pool_button.setVisible(bool(entry.dataset))
        word = event_word(entry.event)
        number = formats.count(entry.number)
        self._title.setText(self.tr("Entry {number}").format(number=number))
        self._badge.set_state(word.text, _TONES.get(word.tint, Tone.PLAIN), word.icon)
        self._badge.setVisible(True)
        self._inner.setVisible(True)
        self._time.setText(formats.moment(entry.at))
        facts = ((self.tr("By"), actor_text(entry.by)), *fact_lines(entry))
        self._show_facts(facts, marked=entry.user, mark=mark)
        self._before.setText(_digits(entry.previous))
        self._after.setText(_digits(entry.fingerprint))
        if entry.previous == _GENESIS:
            self._before_title.setText(self.tr("The first entry begins with zeros"))
        else:
            told = self.tr("Fingerprint of entry {number}")
            self._before_title.setText(told.format(number=formats.count(entry.number - 1)))

    @Slot()
    def _on_copy_clicked(self) -> None:
        self.copy_wanted.emit()

    @Slot()
    def _on_release_clicked(self) -> None:
        if self._entry is not None:
            self.release_wanted.emit(self._entry.release)

    @Slot()
    def _on_pool_clicked(self) -> None:
        if self._entry is not None:
            self.pool_wanted.emit(self._entry.dataset)

    def _show_facts(self, lines: Sequence[tuple[str, str]], *, marked: str, mark: QIcon | None) -> None:
        """Two facts on a line; a long one has a line of its own."""
        while (item := self._facts.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        row = column = 0
        for name, value in lines:
            is_long = len(value) > _HALF_CHARS
            if is_long and column == 1:
                row, column = row + 1, 0
            fact = _Fact(name, value, mark if value == marked else None)
            self._facts.addWidget(fact, row, column, 1, 2 if is_long else 1)
            column += 2 if is_long else 1
            row, column = (row + 1, 0) if column >= 2 else (row, column)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._title, 1)
        row.addWidget(self._badge)
        return row

    def _middle(self) -> QVBoxLayout:
        told = self.tr(
            "Each entry carries the fingerprint of the one before: a change breaks all later ones."
        )
        why = Paragraph(_TEXT_PX, TextStyle.CAPTION, ink=Ink.MUTED)
        why.setText(told)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._time)
        column.addLayout(self._facts)
        column.addLayout(self._links())
        column.addSpacing(2)
        column.addWidget(rule())
        column.addSpacing(2)
        column.addWidget(strong(self.tr("How the entry is chained")))
        column.addWidget(why)
        before = QHBoxLayout()
        before.addWidget(self._before_title)
        column.addLayout(_fingerprint(before, self._before))
        column.addLayout(_fingerprint(icon_line(self._look, Icon.LOWERED, self._after_title), self._after))
        column.addStretch(1)
        outer = QVBoxLayout()
        outer.addWidget(self._inner)
        outer.addStretch(1)
        return outer

    def _links(self) -> QHBoxLayout:
        """Where to go on; the words of the links, not their ground, stand where the facts do."""
        row = QHBoxLayout()
        row.setContentsMargins(-_LINK_INSET_PX, 0, 0, 0)
        row.setSpacing(4)
        for link in (self.release_button, self.pool_button):
            link.set_flush()
            row.addWidget(link)
        row.addStretch(1)
        return row

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.save_button)
        row.addWidget(self.copy_button)
        row.addStretch(1)
        return row


class _Fact(QWidget):
    """A name above its value."""

    def __init__(self, name: str, value: str, mark: QIcon | None) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        column.addWidget(caption(name))
        line = QHBoxLayout()
        line.setSpacing(6)
        if mark is not None:
            line.addWidget(IconLabel(mark))
        line.addWidget(_shown(value), 1)
        column.addLayout(line)


def _shown(value: str) -> QWidget:
    """A value on its line; one that is a sentence is told in full on several."""
    if len(value) <= _LINE_CHARS:
        return ElidedLabel(value, TextStyle.BUTTON)
    told = Paragraph(_TEXT_PX, TextStyle.BUTTON)
    told.setText(value)
    return told


def _fingerprint(title: QHBoxLayout, digits: Label) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(2)
    column.addLayout(title)
    column.addWidget(digits)
    return column


def _digits(fingerprint: str) -> str:
    """A fingerprint on two lines."""
    return "\n".join(wrap(fingerprint, _LINE_DIGITS))
