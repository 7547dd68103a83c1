"""In which order the Tab key reaches the parts of a window."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def reach_last(window: QWidget, parts: Sequence[QWidget]) -> None:
    """Let some parts of a window come after all others, whenever those were made.

    Args:
        window: Whose order it is.
        parts: Controls, or what holds them, in the order of the eye.
    """
    chain = [widget for widget in _chain(window) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    last = [widget for part in parts for widget in chain if widget is part or part.isAncestorOf(widget)]
    others = [widget for widget in chain if widget not in last]
    for widget in reversed(last if others else []):
        # The order is a ring: what comes first in it follows the last one already, and Qt would not move it.
        QWidget.setTabOrder(others[0], widget)
    for before, after in pairwise([*others[-1:], *last]):
        QWidget.setTabOrder(before, after)


def reach_before(widget: QWidget, parts: Sequence[QWidget]) -> None:
    """Let controls that were made later come right before one that was there.

    Args:
        widget: What comes after them.
        parts: Controls in the order of the eye.
    """
    before = [
        one for one in _chain(widget) if one not in parts and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    for first, second in pairwise([*before[-1:], *parts]):
        QWidget.setTabOrder(first, second)


def _chain(window: QWidget) -> list[QWidget]:
    """All of a window in the order of the Tab key."""
    found: list[QWidget] = []
    current = window.nextInFocusChain()
    while current is not None and current is not window:
        found.append(current)
        current = current.nextInFocusChain()
    for widget in (*found, window):
        # PySide takes each for a part of the one before it, and may end it with that; Qt knows better.
        widget.setParent(widget.parentWidget())
    return found
