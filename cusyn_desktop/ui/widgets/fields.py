"""Fields of a form: caption above, input, and below it the sentence that says what is wrong."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.icons import ICON_PX, Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.widgets.labels import IconLabel, Ink, Label, repolish
from cusyn_desktop.ui.widgets.wheel import WheelAfterFocus

if TYPE_CHECKING:
    _ButtonBase = QCheckBox  # or the radio button, which answers the same
else:
    _ButtonBase = object  # the Qt class comes with whoever mixes this in

_ICON_GAP_PX = 8

_SEARCH_ROOM_PX = 46
"""The lens of a search field and its margins."""


class MistakeLine(QWidget):
    """A sign and the sentence that says what to type instead; gone while there is none."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.sentence = ""
        self._label = Label("", TextStyle.CAPTION, ink=Ink.BAD, wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 2, 0, 0)
        line.setSpacing(8)
        icon = IconLabel(look.icon(Icon.MISTAKE, Tint.BAD), ICON_PX)
        line.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._label, 1)
        self.setVisible(False)

    def say(self, sentence: str) -> None:
        """Show a sentence; an empty one hides the line."""
        self.sentence = sentence
        self._label.setText(sentence)
        self.setVisible(bool(sentence))


def mark_mistake(widget: QWidget, sentence: str) -> None:
    """Put the border of a mistake around an input, or take it away, and tell screen readers why."""
    widget.setProperty("mistake", bool(sentence))
    widget.setAccessibleDescription(sentence)
    repolish(widget)


class Field(QWidget):
    """An input with its caption and room for a mistake's sentence, which goes once the person types.

    Attributes:
        input: The widget that is typed in or chosen from.

    Signals:
        typed: The person types; what was wrong may be right by now.
    """

    typed = Signal()

    def __init__(self, look: Look, caption: str, widget: QWidget, hint: str = "") -> None:
        super().__init__()
        self.input = widget
        self._caption = Label(caption, TextStyle.TABLE_HEAD, ink=Ink.MUTED)
        self._caption.setBuddy(widget)
        widget.setAccessibleName(caption.replace("&", ""))
        self._hint = Label(hint, TextStyle.CAPTION, ink=Ink.MUTED, wrap=True)
        self._hint.setVisible(bool(hint))
        self._mistake = MistakeLine(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._caption, widget, self._hint, self._mistake):
            column.addWidget(part)
        column.addStretch(1)
        if isinstance(widget, QLineEdit):
            widget.textEdited.connect(self._on_typed)
        elif isinstance(widget, QPlainTextEdit):
            widget.textChanged.connect(self._on_typed)

    @property
    def caption(self) -> str:
        """What the field is called."""
        return self.input.accessibleName()

    @property
    def mistake(self) -> str:
        """The sentence below the field, or empty."""
        return self._mistake.sentence

    def say_mistakes_in(self, room: QHBoxLayout) -> None:
        """Say what is wrong elsewhere than below the field."""
        room.addWidget(self._mistake, 1)

    def set_mistake(self, sentence: str) -> None:
        """Mark the field and say what to do; an empty sentence clears it."""
        if sentence != self.mistake:
            self._mistake.say(sentence)
            mark_mistake(self.input, sentence)

    @Slot()
    def _on_typed(self) -> None:
        self.set_mistake("")
        self.typed.emit()


class MistakeRoom(QWidget):
    """A line kept free for what is wrong with the fields above it, so that nothing moves when it comes."""

    def __init__(self, *fields: Field) -> None:
        super().__init__()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(16)
        for field in fields:
            field.say_mistakes_in(line)
        self.setMinimumHeight(ICON_PX + 2)


class Combo(WheelAfterFocus, QComboBox):
    """A list to choose from; the caret is painted in the theme's colour."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caret = look.icon(Icon.CARET, Tint.MUTED)
        self.wait_for_focus()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    @override
    def event(self, event: QEvent) -> bool:
        """Tell, when pointed at, what the choice means, or in full what may be cut off."""
        if event.type() == QEvent.Type.ToolTip:
            about = self.itemData(self.currentIndex(), Qt.ItemDataRole.ToolTipRole)
            self.setToolTip(about or self.currentText())
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As Qt does, but Alt and a letter press what has that letter and never find an entry."""
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt does, but a text that is too long ends in dots."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        if self.currentIndex() < 0:  # Qt itself shows it here, too, and not in the option
            option.currentText = self.placeholderText()
        icon_px = 0 if option.currentIcon.isNull() else option.iconSize.width() + _ICON_GAP_PX
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        elide = Qt.TextElideMode.ElideRight
        option.currentText = option.fontMetrics.elidedText(option.currentText, elide, room.width() - icon_px)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        side = 12
        left = 10 if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else self.width() - side - 10
        self._caret.paint(painter, QRect(left, (self.height() - side) // 2, side, side))
        painter.end()


class SearchField(QLineEdit):
    """A line to search by, with a lens at its start and a button that clears it."""

    def __init__(self, look: Look, placeholder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(placeholder)
        self.addAction(look.icon(Icon.FIND, Tint.MUTED), QLineEdit.ActionPosition.LeadingPosition)
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance(placeholder) + _SEARCH_ROOM_PX)


class CountField(WheelAfterFocus, QSpinBox):
    """A whole number; digits only, so that it has one meaning in every locale: 2,000 is two in some.

    What is typed stays as it is until the field is left: swallowing a third digit would make 20 of 200. Then
    a number that is too large or too small becomes the nearest that is allowed, and instead of anything else
    the number comes back that stood there before.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale(QLocale.Language.English, QLocale.Country.UnitedStates))
        self.setAccelerated(True)
        self.wait_for_focus()
        self.lineEdit().setTextMargins(8, 0, 8, 0)
        self._before: int | None = None

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._before = self.value()

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        state = super().validate(input, pos)[0]
        is_wrong = state == QValidator.State.Invalid
        return (QValidator.State.Intermediate if is_wrong else state, input, pos)

    @override
    def fixup(self, input: str) -> str:
        typed = input.strip()
        if typed.isascii() and typed.isdigit():
            return str(min(max(int(typed), self.minimum()), self.maximum()))
        return self.textFromValue(self.value() if self._before is None else self._before)


class _Marked(_ButtonBase):
    """Mixed into a button with a mark before its text: the mark is painted in the theme's colours."""

    _indicator: QStyle.SubElement

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._look = look
        look.changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_mark(painter, self.style().subElementRect(self._indicator, option, self))
        painter.end()

    def _paint_mark(self, painter: QPainter, place: QRect) -> None:
        raise NotImplementedError


class CheckBox(_Marked, QCheckBox):
    """A check box whose mark is painted in the theme's colours."""

    _indicator = QStyle.SubElement.SE_CheckBoxIndicator

    @override
    def _paint_mark(self, painter: QPainter, place: QRect) -> None:
        paint_box(painter, self._look, place, on=self.isChecked(), enabled=self.isEnabled())


class Radio(_Marked, QRadioButton):
    """One of several answers; its mark is painted in the theme's colours."""

    _indicator = QStyle.SubElement.SE_RadioButtonIndicator

    @override
    def _paint_mark(self, painter: QPainter, place: QRect) -> None:
        theme = self._look.theme
        circle = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
        edge = theme.edge if self.isEnabled() else theme.line
        painter.setPen(QPen(QColor(theme.accent if self.isChecked() else edge), 1.0))
        painter.setBrush(QColor(theme.accent if self.isChecked() else theme.surface))
        painter.drawEllipse(circle)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.on_accent))
            painter.drawEllipse(circle.adjusted(4.5, 4.5, -4.5, -4.5))


def paint_box(painter: QPainter, look: Look, place: QRect, *, on: bool, enabled: bool) -> None:
    """The box of something that is ticked or not."""
    theme = look.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = theme.edge if enabled else theme.line
    painter.setPen(QPen(QColor(theme.accent if on else edge), 1.0))
    painter.setBrush(QColor(theme.accent if on else theme.surface))
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), 3.0, 3.0)
    if on:
        look.icon(Icon.CHECK, Tint.ON_ACCENT).paint(painter, place.adjusted(2, 2, -2, -2))
    painter.restore()
