"""What a page is put together from: cards, rules, banners, empty states."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.card_head import CardHead
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, body, caption, card_title

PAGE_MARGINS = (24, 16, 24, 16)
CARD_GAP = 16
GAP = 8
_BANNER_ICON_PX = 28
_BANNER_WORDS_PX = 360
_STEP_ICON_PX = 24
_STEP_GAP_PX, _LIST_GAP_PX = 40, 16
_EMPTY_MARGIN_PX, _NARROW_MARGIN_PX = 40, 16
_WIDEST_CARD_PX, _ROOMY_PX, _TALL_PX = 840, 680, 640
_STEP_BELOW_PX = 12
_WAIT_BEFORE_SHOWN_MS = 300


class Card(QFrame):
    """A white ground with a hairline around it; add to its `content`, a vertical layout."""

    def __init__(self, *, margin: int = 16, spacing: int = GAP, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.content = QVBoxLayout(self)
        self.content.setContentsMargins(margin, margin - 4, margin, margin - 4)
        self.content.setSpacing(spacing)

    def add_head(self, title: str, note: str = "", *trailing: QWidget) -> Label:
        """Add a title with a muted note and widgets beside it, or below it if narrow; returns the note."""
        head = CardHead(title, note, trailing)
        self.setAccessibleName(title)
        self.content.addWidget(head)
        return head.note


class FilledCard(Card):
    """A card whose table or plot takes what height is left, below texts that wrap."""

    @override
    def hasHeightForWidth(self) -> bool:
        """No: Qt would take for the least height one in which such a table or plot counts nothing."""
        return False


def rule() -> QFrame:
    """A hairline between two parts of a card."""
    made = QFrame()
    made.setObjectName("rule")
    return made


class TonedFrame(QFrame):
    """A frame in the colours of a tone."""

    def __init__(self, look: Look, tone: Tone, *, radius: float = 8.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._tone, self._radius = look, tone, radius
        self._pen_style = Qt.PenStyle.SolidLine
        look.changed.connect(self.update)

    @property
    def tone(self) -> Tone:
        """The tone in use."""
        return self._tone

    def set_tone(self, tone: Tone) -> None:
        """Take another tone."""
        self._tone = tone
        self.update()

    def set_pen_style(self, style: Qt.PenStyle) -> None:
        """Draw the border solid, dashed or dotted."""
        self._pen_style = style
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.theme.tone(self._tone)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1.0, self._pen_style))
        painter.setBrush(QColor(colours.ground))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, self._radius, self._radius)


_TONE_TINTS = {
    Tone.PLAIN: Tint.MUTED,
    Tone.ACCENT: Tint.ACCENT,
    Tone.GOOD: Tint.GOOD,
    Tone.WARN: Tint.WARN,
    Tone.BAD: Tint.BAD,
}


def tone_tint(tone: Tone) -> Tint:
    """The tint of an icon that stands on a tone."""
    return _TONE_TINTS[tone]


def tone_ink(tone: Tone) -> Ink:
    """The ink of text that stands on a tone."""
    return Ink.TEXT if tone is Tone.PLAIN else Ink(tone.value)


class Banner(TonedFrame):
    """A verdict or warning in words, with an icon, and what can be done: at the right, or below if narrow."""

    def __init__(self, look: Look, tone: Tone, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(look, tone, parent=parent)
        self._icon = IconLabel(look.icon(icon, tone_tint(tone)), _BANNER_ICON_PX)
        self._title = Label("", TextStyle.BANNER_TITLE, wrap=True)
        self._text = body(wrap=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        told = QHBoxLayout()
        told.setSpacing(16)
        told.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        told.addLayout(words, 1)
        self._actions = QHBoxLayout()
        self._actions.setSpacing(16)
        self._fold = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._fold.setContentsMargins(20, 12, 20, 12)
        self._fold.setSpacing(16)
        self._fold.addLayout(told, 1)
        self._fold.addLayout(self._actions)

    def show_message(self, title: str, text: str) -> None:
        """Say something."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def set_verdict(self, tone: Tone, icon: Icon) -> None:
        """Change tone and icon together."""
        self.set_tone(tone)
        self._icon.set_icon(self._look.icon(icon, tone_tint(tone)))

    def add_action(self, button: QWidget) -> None:
        """Offer something."""
        self._actions.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what can be done below the words where it would leave them no room."""
        super().resizeEvent(event)
        actions_px = self._actions.sizeHint().width()
        below = actions_px + _BANNER_WORDS_PX > self.width()
        way = QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        if way != self._fold.direction():
            self._fold.setDirection(way)
            side = Qt.AlignmentFlag.AlignRight if below else Qt.AlignmentFlag(0)
            self._fold.setAlignment(self._actions, side)


class Note(TonedFrame):
    """A toned paragraph inside a card, with a small icon."""

    def __init__(self, look: Look, tone: Tone, icon: Icon, text: str = "") -> None:
        super().__init__(look, tone, radius=6.0)
        self._label = body(text, wrap=True)
        self._icon = IconLabel(look.icon(icon, tone_tint(tone)))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 12, 14, 12)
        row.setSpacing(12)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._label)
        row.addLayout(words, 1)
        self._words = words

    @property
    def text(self) -> str:
        """What is said."""
        return self._label.text()

    def set_text(self, text: str) -> None:
        """Say something else."""
        self._label.setText(text)

    def add_action(self, button: QPushButton) -> None:
        """Offer something below the text."""
        self._words.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)


def icon_line(look: Look, icon: Icon, label: QWidget, tint: Tint = Tint.MUTED) -> QHBoxLayout:
    """A line of text with an icon before it."""
    row = QHBoxLayout()
    row.setSpacing(GAP)
    row.addWidget(IconLabel(look.icon(icon, tint)), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(label, 1)
    return row


@dataclass(frozen=True, slots=True)
class EmptyStep:
    """A step of an empty page: icon, title, one or two sentences."""

    icon: Icon
    title: str
    text: str


class EmptyState(QWidget):
    """What a page shows before there is anything: what to do next, steps, one main button."""

    def __init__(
        self, look: Look, *, title: str, text: str, steps: Sequence[EmptyStep] = (), note: str = ""
    ) -> None:
        super().__init__()
        self._card = Card(margin=_EMPTY_MARGIN_PX, spacing=12)
        self._card.setMaximumWidth(_WIDEST_CARD_PX)
        self._title = Label(title, TextStyle.KEY_FIGURE, wrap=True)
        self._text = Label(text, TextStyle.LEAD, ink=Ink.MUTED, wrap=True)
        self._card.content.addWidget(self._title)
        self._card.content.addWidget(self._text)
        if steps:
            self._card.content.addSpacing(20)
            self._card.content.addWidget(_Steps(look, steps))
        self._card.content.addSpacing(20)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(GAP)
        self._buttons.addStretch(1)
        self._card.content.addLayout(self._buttons)
        if note:
            self._card.content.addWidget(caption(note, wrap=True))
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._card, 100)
        middle.addStretch(1)
        self._outer = QVBoxLayout(self)
        self._outer.addStretch(1)
        self._outer.addLayout(middle)
        self._outer.addStretch(1)

    @override
    def minimumSizeHint(self) -> QSize:
        """Narrower by what its wide margins take, so that a narrow page can have others."""
        least = super().minimumSizeHint()
        spared = self._card.content.contentsMargins().left() - _NARROW_MARGIN_PX
        return QSize(least.width() - 2 * spared, least.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = _EMPTY_MARGIN_PX if self.width() >= _ROOMY_PX else _NARROW_MARGIN_PX
        above = _EMPTY_MARGIN_PX if self.window().height() >= _TALL_PX else _NARROW_MARGIN_PX
        margins = self._card.content.contentsMargins()
        if (side, above) != (margins.left(), margins.top()):
            self._card.content.setContentsMargins(side, above, side, above)

    def say(self, title: str, text: str) -> None:
        """Say something else."""
        self._title.setText(title)
        self._text.setText(text)

    def add_button(self, button: QPushButton) -> None:
        """Offer something to do; the first one is the main one."""
        button.setProperty("main", True)
        self._buttons.insertWidget(self._buttons.count() - 1, button)

    def add_more(self, *buttons: QPushButton) -> None:
        """Offer what else can be done, in a line of its own: long names leave no room beside the first."""
        row = QHBoxLayout()
        row.setSpacing(GAP)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        self._card.content.addLayout(row)

    def add_below(self, layout: QLayout) -> None:
        """Add a line below the card."""
        self._outer.insertLayout(self._outer.count() - 1, layout)


class _Steps(QWidget):
    """Steps beside each other, or below each other where their titles would have no room."""

    def __init__(self, look: Look, steps: Sequence[EmptyStep]) -> None:
        super().__init__()
        self._parts = [
            (
                IconLabel(look.icon(step.icon, Tint.ACCENT), _STEP_ICON_PX),
                card_title(f"{number}. {step.title}"),
                Label(step.text, TextStyle.BODY, ink=Ink.MUTED, wrap=True),
            )
            for number, step in enumerate(steps, 1)
        ]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._is_list = False
        self._place()

    @override
    def minimumSizeHint(self) -> QSize:
        """As narrow as the list, so that a narrow page can have it."""
        width = _STEP_ICON_PX + _LIST_GAP_PX + max(title.sizeHint().width() for _, title, _ in self._parts)
        return QSize(width, super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(title.sizeHint().width() + _STEP_GAP_PX for _, title, _ in self._parts) - _STEP_GAP_PX
        if self._is_list != (needed > self.width()):
            self._is_list = not self._is_list
            self._place()

    def _place(self) -> None:
        """In columns the icon stands above its step, in a list before it."""
        top, left = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignLeft
        self._grid.setHorizontalSpacing(_LIST_GAP_PX if self._is_list else _STEP_GAP_PX)
        for place, (icon, title, text) in enumerate(self._parts):
            text.setContentsMargins(0, 0, 0, _STEP_BELOW_PX if self._is_list else 0)
            self._grid.setColumnStretch(place, int(place == 1 if self._is_list else 1))
            if self._is_list:
                self._grid.addWidget(icon, 2 * place, 0, 2, 1, top)
                self._grid.addWidget(title, 2 * place, 1)
                self._grid.addWidget(text, 2 * place + 1, 1, top)
            else:
                self._grid.addWidget(icon, 0, place, left)
                self._grid.addWidget(title, 1, place)
                self._grid.addWidget(text, 2, place, top)


class ReadingState(QWidget):
    """Stands where something will be once it has been read: empty at first, a quiet line if it takes long."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._line = caption(text)
        self._line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_WAIT_BEFORE_SHOWN_MS)
        self._slow.timeout.connect(self._on_slow)
        column = QVBoxLayout(self)
        column.addWidget(self._line)
        self.end()

    def begin(self) -> None:
        """It is being read."""
        self._slow.start()

    @Slot()
    def end(self) -> None:
        """It is there, or it could not be read and somebody else says why."""
        self._slow.stop()
        self._line.setVisible(False)

    @Slot()
    def _on_slow(self) -> None:
        self._line.setVisible(True)
