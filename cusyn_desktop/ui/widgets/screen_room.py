"""How large a window may be: never larger than the screen on which it stands."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

_FRAME = QSize(16, 48)
"""What the system draws around a window: a title and edges."""


def screen_room(window: QWidget) -> QSize:
    """The largest size that leaves the whole window on its screen."""
    return screen_of(window).availableSize() - _FRAME


def screen_of(window: QWidget) -> QScreen:
    """The screen on which a window stands.

    Not `window.screen()`: PySide would take the screen for a part of the window, and end both together.
    """
    return QGuiApplication.screenAt(window.geometry().center()) or QGuiApplication.primaryScreen()


def fit_to_screen(window: QWidget, size: QSize, *, least: QSize | None = None) -> None:
    """Give a window its first size, and its least, as far as the screen has room for them.

    Args:
        window: It is not shown yet.
        size: What it would like.
        least: What it should not be made smaller than.
    """
    room = screen_room(window)
    if least is not None:
        window.setMinimumSize(least.boundedTo(room))
    window.resize(size.boundedTo(room))
