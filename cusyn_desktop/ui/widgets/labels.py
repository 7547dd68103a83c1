"""Labels in the styles of type; their text is always plain unless it is put in by `set_rich`."""

from enum import StrEnum
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import ICON_PX


class Ink(StrEnum):
    """The colour of a label."""

    TEXT = "text"
    MUTED = "muted"
    ACCENT = "accent"
    GOOD = "good"
    WARN = "warn"
    BAD = "bad"


class Label(QLabel):
    """A label of one style; text from files or people shows as it is, never as markup.

    One that wraps asks for no less height than its text takes at the width it has been given. Qt's own label
    guesses, and relies on every layout around it to pass heights for widths on; but then the heights that
    tables and plots would like come along, and a page is to ask for their least only.
    """

    def __init__(
        self,
        text: str = "",
        style: TextStyle = TextStyle.BODY,
        *,
        ink: Ink = Ink.TEXT,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._given_px = 0
        self.setFont(font(style))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setProperty("ink", ink.value)
        if wrap:
            self.set_wrapped(wrapped=True)

    def set_wrapped(self, *, wrapped: bool) -> None:
        """Take as many lines as the text needs, or one."""
        self.setWordWrap(wrapped)
        height = QSizePolicy.Policy.Minimum if wrapped else QSizePolicy.Policy.Preferred
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, height)
        policy.setHeightForWidth(wrapped)
        self.setSizePolicy(policy)
        upright = Qt.AlignmentFlag.AlignTop if wrapped else Qt.AlignmentFlag.AlignVCenter
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | upright)

    @override
    def sizeHint(self) -> QSize:
        liked = super().sizeHint()
        if not self.wordWrap() or not self._given_px:
            return liked
        return QSize(liked.width(), self.heightForWidth(self._given_px))

    @override
    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if not self.wordWrap() or not self._given_px:
            return least
        return QSize(least.width(), self.heightForWidth(self._given_px))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() != self._given_px:
            self._given_px = self.width()
            if self.wordWrap():
                self.updateGeometry()

    def set_ink(self, ink: Ink) -> None:
        """Show the text in another colour."""
        if self.property("ink") != ink.value:
            self.setProperty("ink", ink.value)
            repolish(self)

    def set_rich(self, template: str, **values: str) -> None:
        """Show a translated template with tags such as <b>; the values are escaped."""
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(template.format(**{key: escape(value) for key, value in values.items()}))


def repolish(widget: QWidget) -> None:
    """Apply the style sheet again after a property that it selects by has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def caption(text: str = "", *, wrap: bool = False) -> Label:
    """Small, muted text."""
    return Label(text, TextStyle.CAPTION, ink=Ink.MUTED, wrap=wrap)


def body(text: str = "", *, wrap: bool = False) -> Label:
    """Running text."""
    return Label(text, TextStyle.BODY, wrap=wrap)


def strong(text: str = "", *, wrap: bool = False) -> Label:
    """Running text that stands out."""
    return Label(text, TextStyle.BODY_STRONG, wrap=wrap)


def card_title(text: str = "") -> Label:
    """The title of a card."""
    return Label(text, TextStyle.CARD_TITLE)


def page_title(text: str = "", *, wrap: bool = False) -> Label:
    """The title of a page or dialog."""
    return Label(text, TextStyle.PAGE_TITLE, wrap=wrap)


def key_figure(text: str = "") -> Label:
    """The one figure that a card is about."""
    return Label(text, TextStyle.KEY_FIGURE)


def figure(text: str = "") -> Label:
    """A figure among others."""
    return Label(text, TextStyle.FIGURE)


def monospaced(text: str = "") -> Label:
    """A fingerprint, which can be selected and copied."""
    made = Label(text, TextStyle.MONOSPACED)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


class ElidedLabel(Label):
    """One line that ends in dots where room is short, with the whole text as tooltip; or wrapped."""

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        self.setMinimumWidth(min(48, QFontMetrics(self.font()).horizontalAdvance(text)))
        self.setAccessibleName(text)
        self._update_tool_tip()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_tool_tip()

    @override
    def set_wrapped(self, *, wrapped: bool) -> None:
        super().set_wrapped(wrapped=wrapped)
        self._update_tool_tip()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.wordWrap():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), self._shown())

    def _shown(self) -> str:
        if self.wordWrap():
            return self.text()
        width = self.contentsRect().width()
        return QFontMetrics(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _update_tool_tip(self) -> None:
        self.setToolTip("" if self._shown() == self.text() else self.text())


class IconLabel(QWidget):
    """An icon that follows the theme; decoration, so hidden from screen readers unless it is named."""

    def __init__(self, icon: QIcon, size_px: int = ICON_PX, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setFixedSize(QSize(size_px, size_px))

    def set_icon(self, icon: QIcon) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self._icon.paint(painter, self.rect(), Qt.AlignmentFlag.AlignCenter, mode)
