"""What has no room on a small screen: too large windows, buttons beyond the edge, names without letters."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from cusyn_desktop.ui.widgets.screen_room import screen_room
from cusyn_desktop.ui.widgets.scrolling import DialogBody
from cusyn_desktop.ui.widgets.tables import DataTable

_NAME_LETTERS = 8
_AROUND_NAME_PX = 16


def without_room(window: QWidget) -> list[str]:
    """Everything of a page or dialog that a person cannot reach, or reaches by scrolling sideways."""
    return [*_too_large(window), *_buttons_beyond(window), *_sideways(window), *_nameless_columns(window)]


def _too_large(window: QWidget) -> Iterator[str]:
    size, room = window.size(), screen_room(window)
    if size.width() > room.width() or size.height() > room.height():
        yield (f"it is {size.width()} x {size.height()} px on a screen for {room.width()} x {room.height()}")


def _buttons_beyond(window: QWidget) -> Iterator[str]:
    for button in window.findChildren(QAbstractButton):
        place = QRect(button.mapTo(window, QPoint(0, 0)), button.size())
        if button.isVisible() and not _scrolls(button, window) and not window.rect().contains(place):
            yield f"button {button.text() or button.accessibleName()!r} is beyond the edge"


def _scrolls(widget: QWidget, window: QWidget) -> bool:
    """Whether it lies in something that scrolls."""
    above = widget.parentWidget()
    while above is not None and above is not window:
        if isinstance(above, QScrollArea):
            return True
        above = above.parentWidget()
    return False


def _sideways(window: QWidget) -> Iterator[str]:
    for area in window.findChildren(QScrollArea):
        is_page = area.objectName() == "page" or isinstance(area, DialogBody)
        too_wide_px = area.horizontalScrollBar().maximum()
        if is_page and area.isVisible() and too_wide_px:
            yield f"it scrolls sideways by {too_wide_px} px"


def _nameless_columns(window: QWidget) -> Iterator[str]:
    for table in window.findChildren(DataTable):
        if not table.isVisible() or not table.model().rowCount():
            continue
        column = table._stretch
        needed = max(
            QFontMetrics(table.font()).horizontalAdvance(str(text)[:_NAME_LETTERS])
            for text in (table.model().index(row, column).data() for row in range(table.model().rowCount()))
        )
        shown = min(
            table.columnWidth(column), table.viewport().width() - table.columnViewportPosition(column)
        )
        if shown < needed + _AROUND_NAME_PX:
            yield f"{table.accessibleName()}: the main column shows {shown} px"
