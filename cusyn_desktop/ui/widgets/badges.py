"""Badges that name a state, and chips that list a choice."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.appearance.theme import Tone
from cusyn_desktop.ui.widgets.buttons import IconButton
from cusyn_desktop.ui.widgets.labels import ElidedLabel, IconLabel, Ink, Label
from cusyn_desktop.ui.widgets.panels import TonedFrame, tone_ink, tone_tint

_BADGE_PX = 22
_CHIP_PX = 28
_BADGE_ICON_PX = 14


class Badge(TonedFrame):
    """A state as icon and word on a toned ground."""

    def __init__(self, look: Look, text: str = "", tone: Tone = Tone.PLAIN, icon: Icon | None = None) -> None:
        super().__init__(look, tone, radius=_BADGE_PX / 2)
        self.setFixedHeight(_BADGE_PX)
        self._icon = IconLabel(look.icon(icon or Icon.INFO), _BADGE_ICON_PX)
        self._label = Label("", TextStyle.TABLE_HEAD)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 10, 0)
        row.setSpacing(5)
        row.addWidget(self._icon)
        row.addWidget(self._label)
        self.set_state(text, tone, icon)

    def set_state(self, text: str, tone: Tone, icon: Icon | None = None) -> None:
        """Show another state."""
        self.set_tone(tone)
        self._label.setText(text)
        self._label.set_ink(tone_ink(tone))
        self._icon.setVisible(icon is not None)
        if icon is not None:
            self._icon.set_icon(self._look.icon(icon, tone_tint(tone)))
        self.setAccessibleName(text)


class Chip(QWidget):
    """One choice in a list of choices, with a button that takes it out.

    Attributes:
        text: The choice.
        close_button: Takes it out.

    Signals:
        removed: The person took it out.
    """

    removed = Signal()

    def __init__(self, look: Look, text: str, tone: Tone = Tone.ACCENT) -> None:
        super().__init__()
        self._look, self._tone = look, tone
        self.text = text
        self.setFixedHeight(_CHIP_PX)
        self._label = ElidedLabel(text, TextStyle.BODY)
        self._note = Label("", TextStyle.CAPTION, ink=Ink.MUTED)
        self._note.setVisible(False)
        self.close_button = close = IconButton(
            look.icon(Icon.CLOSE), self.tr("Remove {name}").format(name=text)
        )
        close.setIconSize(QSize(12, 12))
        close.setFixedSize(18, 18)
        close.setStyleSheet("padding: 0; border-radius: 9px;")
        close.clicked.connect(self._on_close_clicked)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 5, 0)
        row.setSpacing(5)
        row.addWidget(self._label)
        row.addWidget(self._note)
        row.addWidget(close)
        self.setAccessibleName(text)
        look.changed.connect(self.update)

    def set_note(self, note: str, told: str) -> None:
        """Say something beside the text, and more of it to whoever points at it or listens."""
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.setToolTip(told)
        self.setAccessibleDescription(told)
        self.updateGeometry()

    def set_tone(self, tone: Tone) -> None:
        """Stand on another ground."""
        self._tone = tone
        self.update()

    @Slot()
    def _on_close_clicked(self) -> None:
        self.removed.emit()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._row.sizeHint().width(), _CHIP_PX)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.theme.tone(self._tone)
        line = self._look.theme.edge if self._tone is Tone.PLAIN else colours.line
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(line), 1.0, Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(colours.ground))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
