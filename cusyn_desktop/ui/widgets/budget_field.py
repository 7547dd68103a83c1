"""The field in which a budget is typed, and the slider beside it.

What is typed is the truth: the slider only follows, and moving it writes into the field. What cannot be a
budget is told below the field and keeps its text.
"""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from cusyn_desktop.errors import InputError
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.lettering import LEFT, Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.widgets.fields import Field, MistakeLine, mark_mistake
from cusyn_desktop.ui.widgets.number_edit import NumberEdit, with_point
from cusyn_desktop.ui.widgets.painted import PaintedWidget
from cusyn_desktop.ui.widgets.wheel import Slider
from cusyn_desktop.ui.words.formats import NO_BREAK, Rounding, epsilon_figure

_PREFIX = f"ε{NO_BREAK}"
_PREFIX_LEFT_PX = 10
_STEP = 0.05
_PAGE = 0.5
_SLIDER_STEPS = 1000

Check = Callable[[str], float]
"""Turns typed text into an epsilon, or raises an `InputError` that says what to type."""


class EpsilonEdit(NumberEdit):
    """One line for an epsilon, with its letter in front; the arrow keys step it.

    Signals:
        epsilon_changed: A number that can be a budget was typed or stepped to.
        mistake_changed: The sentence about what is typed; empty when it can be a budget.
    """

    epsilon_changed = Signal(float)
    mistake_changed = Signal(str)

    def __init__(self, check: Check | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._check = check or _typed_epsilon
        self._epsilon: float | None = None
        self._mistake = ""
        width = round(Words(_PREFIX, TextStyle.BODY, "").width)
        self.setTextMargins(width, 0, 0, 0)
        self.setFont(font(TextStyle.BODY))
        self.textChanged.connect(self._on_text_changed)

    @property
    def epsilon(self) -> float | None:
        """What is typed, or None while it cannot be a budget."""
        return self._epsilon

    @property
    def mistake(self) -> str:
        """What is wrong with the text, or empty."""
        return self._mistake

    def set_epsilon(self, value: float) -> None:
        """Write a number into the field."""
        self.setText(typed_text(value))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Up: _STEP,
            Qt.Key.Key_Down: -_STEP,
            Qt.Key.Key_PageUp: _PAGE,
            Qt.Key.Key_PageDown: -_PAGE,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._step(steps[key])
        else:
            super().keyPressEvent(event)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            self._step(math.copysign(_STEP, event.angleDelta().y()))
        event.setAccepted(self.hasFocus())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        colour = self.palette().color(self.foregroundRole()).name()
        place = QRectF(_PREFIX_LEFT_PX, 0.0, 24.0, float(self.height()))
        Words(_PREFIX, TextStyle.BODY, colour).paint(painter, place, LEFT)
        painter.end()

    def _step(self, by: float) -> None:
        if self._epsilon is not None and not self.isReadOnly():
            grid = round((self._epsilon + by) / _STEP) * _STEP
            self.set_epsilon(max(_STEP, grid))

    @Slot(str)
    def _on_text_changed(self, text: str) -> None:
        try:
            self._epsilon = self._check(with_point(text))
        except InputError as error:
            self._epsilon = None
            self._say(str(error))
        else:
            self._say("")
            self.epsilon_changed.emit(self._epsilon)

    def _say(self, mistake: str) -> None:
        if mistake != self._mistake:
            self._mistake = mistake
            self.mistake_changed.emit(mistake)


class BudgetSlider(PaintedWidget):
    """A slider over budgets with both ends named and a mark at what is possible.

    Signals:
        epsilon_moved: The person moved it.
    """

    epsilon_moved = Signal(float)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._largest = 1.0
        self._possible: float | None = None
        self._slider = Slider()
        self._slider.setRange(1, _SLIDER_STEPS)
        self._slider.setSingleStep(10)
        self._slider.setPageStep(100)
        self._slider.setAccessibleName(self.tr("Budget asked"))
        self._slider.valueChanged.connect(self._on_value_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 22)
        column.addWidget(self._slider)
        self.setFocusProxy(self._slider)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_largest(self, largest: float) -> None:
        """Let the right end stand for this budget."""
        self._largest = largest
        self.update()

    def set_possible(self, possible: float | None) -> None:
        """Mark the most that would be granted."""
        self._possible = possible
        self.update()

    def follow(self, value: float) -> None:
        """Stand at a budget without saying that the person moved there."""
        blocked = self._slider.blockSignals(True)
        self._slider.setValue(round(_SLIDER_STEPS * min(value / self._largest, 1.0)))
        self._slider.blockSignals(blocked)

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, 52)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.start_painting()
        line = QRectF(0.0, self.height() - 20.0, float(self.width()), 18.0)
        muted = self.theme.muted
        less = Words(self.tr("More privacy"), TextStyle.CAPTION, muted)
        more = Words(self.tr("More accuracy"), TextStyle.CAPTION, muted)
        less.paint(painter, line, LEFT)
        more.paint(painter, line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if self._possible is not None:
            room = (less.width + 10.0, self.width() - more.width - 10.0)
            self._paint_possible(painter, self._possible, room)
        painter.end()

    def _paint_possible(self, painter: QPainter, possible: float, room: tuple[float, float]) -> None:
        x = self._x(possible)
        top = self.height() - 22.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().text())
        painter.drawPolygon(QPolygonF([QPointF(x, top - 5), QPointF(x + 4.5, top), QPointF(x - 4.5, top)]))
        amount = epsilon_figure(possible, rounding=Rounding.DOWN)
        told = self.tr("{amount} possible").format(amount=amount) if possible else self.tr("nothing possible")
        words = Words(told, TextStyle.TABLE_HEAD, self.theme.text)
        left = min(max(x - words.width / 2, room[0]), room[1] - words.width)
        if left >= room[0]:
            words.paint(painter, QRectF(left, self.height() - 20.0, words.width + 2.0, 18.0))

    def _x(self, value: float) -> float:
        """Where the handle stands for a budget."""
        inset = 9.0
        return inset + (self.width() - 2 * inset) * min(value / self._largest, 1.0)

    @Slot(int)
    def _on_value_changed(self, value: int) -> None:
        self.epsilon_moved.emit(self._largest * value / _SLIDER_STEPS)


class BudgetField(QWidget):
    """Field and slider together.

    Signals:
        epsilon_changed: A number that can be a budget was typed, stepped or slid to.
        mistake_changed: The sentence about what is typed; empty when it can be a budget.
    """

    epsilon_changed = Signal(float)
    mistake_changed = Signal(str)

    def __init__(self, look: Look, caption: str, check: Check | None = None) -> None:
        super().__init__()
        self.edit = EpsilonEdit(check)
        self.edit.setFixedWidth(88)
        self.slider = BudgetSlider(look)
        self._field = Field(look, caption, self.edit)
        self._mistake = MistakeLine(look)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self._field)
        row.addWidget(self.slider, 1, Qt.AlignmentFlag.AlignBottom)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self._mistake)
        self.edit.epsilon_changed.connect(self._on_epsilon_changed)
        self.edit.mistake_changed.connect(self._on_mistake_changed)
        self.slider.epsilon_moved.connect(self._on_epsilon_moved)

    @property
    def epsilon(self) -> float | None:
        """What is typed, or None while it cannot be a budget."""
        return self.edit.epsilon

    @property
    def text(self) -> str:
        """Exactly what is typed, with a point before the decimals."""
        return self.edit.text()

    def set_epsilon(self, value: float) -> None:
        """Write a number into the field."""
        self.edit.set_epsilon(value)

    @Slot(float)
    def _on_epsilon_changed(self, value: float) -> None:
        self.slider.follow(value)
        self.epsilon_changed.emit(value)

    @Slot(str)
    def _on_mistake_changed(self, sentence: str) -> None:
        self._mistake.say(sentence)
        mark_mistake(self.edit, sentence)
        self.mistake_changed.emit(sentence)

    @Slot(float)
    def _on_epsilon_moved(self, value: float) -> None:
        self.edit.set_epsilon(max(0.01, round(value, 2)))


def typed_text(value: float) -> str:
    """A number as a person would type it: a point, two places at least, no more digits than it has."""
    text = f"{value:.6f}".rstrip("0")
    places = len(text.partition(".")[2])
    return text + "0" * max(0, 2 - places)


def _typed_epsilon(text: str) -> float:
    """The rule of the budget layer, loaded when the first number is typed."""
    from cusyn_desktop.budget.amount import typed_epsilon

    return typed_epsilon(text)
