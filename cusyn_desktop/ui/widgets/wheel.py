"""The mouse wheel over what has a value: it scrolls the page, unless the keyboard is there already."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QDateEdit, QSlider, QWidget
from typing_extensions import override

if TYPE_CHECKING:
    _InputBase = QWidget
else:
    _InputBase = object  # the Qt class comes with whoever mixes this in


class WheelAfterFocus(_InputBase):
    """Mixed into an input that the wheel turns: only once it was clicked or reached by Tab.

    On a page that is scrolled, one field after the other slides below the pointer. One that took the wheel
    would change unseen, and the page would stop there.
    """

    def wait_for_focus(self) -> None:
        """Let the wheel not bring the keyboard here, either; to be called once, when it is made."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Slider(WheelAfterFocus, QSlider):
    """A slider from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.wait_for_focus()


class DateField(WheelAfterFocus, QDateEdit):
    """A day."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wait_for_focus()
