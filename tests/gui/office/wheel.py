"""The mouse wheel over a widget, and what it must leave alone."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QScrollBar, QWidget

from cusyn_desktop.ui.widgets.budget_field import EpsilonEdit

NOTCH = 120
"""One notch of a usual mouse, away from the person."""

_VALUED = (QComboBox, QAbstractSpinBox, QAbstractSlider, EpsilonEdit)


def turn(widget: QWidget, delta: int = -NOTCH) -> bool:
    """Turn the wheel over a widget alone; whether it took that, so that nothing around it scrolls."""
    event = wheel_event(widget, delta)
    event.ignore()
    widget.event(event)
    return event.isAccepted()


def wheel_event(widget: QWidget, delta: int) -> QWheelEvent:
    """The wheel turned in the middle of a widget."""
    place = widget.rect().center()
    return QWheelEvent(
        QPointF(place),
        QPointF(widget.mapToGlobal(place)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def turned_unasked(root: QWidget) -> list[str]:
    """What the wheel changes, or what keeps it or the keyboard, while a page is scrolled past it."""
    faults: list[str] = []
    for widget in root.findChildren(QWidget):
        if not isinstance(widget, _VALUED) or isinstance(widget, QScrollBar):
            continue
        name = f"{type(widget).__name__} {widget.accessibleName()!r}"
        if widget.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            faults.append(f"{name} takes the keyboard when the wheel is turned over it")
        if widget.hasFocus():
            continue
        for delta in (NOTCH, -NOTCH):
            before = _value(widget)
            if turn(widget, delta):
                faults.append(f"{name} keeps the wheel")
            if _value(widget) != before:
                faults.append(f"{name} is changed by the wheel")
    return faults


def _value(widget: QWidget) -> object:
    if isinstance(widget, QComboBox):
        return widget.currentIndex()
    if isinstance(widget, QAbstractSlider):
        return widget.value()
    assert isinstance(widget, QAbstractSpinBox | QLineEdit)
    return widget.text()
