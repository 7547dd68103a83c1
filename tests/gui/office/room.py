"""What has no room on a small screen: large windows, pages that scroll sideways, names without letters."""

from collections.abc import Iterator

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea, QWidget

from cusyn_desktop.ui.widgets.screen_room import screen_room
from cusyn_desktop.ui.widgets.tables import DataTable

_NAME_LETTERS = 8
_AROUND_NAME_PX = 16


def without_room(window: QWidget) -> list[str]:
    """Everything of a page or dialog that a person cannot reach, or reaches by scrolling sideways."""
    return [*_too_large(window), *_sideways(window), *_nameless_columns(window)]


def _too_large(window: QWidget) -> Iterator[str]:
    size, room = window.size(), screen_room(window)
    if size.width() > room.width() or size.height() > room.height():
        yield (f"it is {size.width()} x {size.height()} px on a screen for {room.width()} x {room.height()}")


def _sideways(window: QWidget) -> Iterator[str]:
    for area in window.findChildren(QScrollArea):
        too_wide_px = area.horizontalScrollBar().maximum()
        if area.isVisible() and too_wide_px:
            name = area.accessibleName() or area.objectName()
            yield f"{type(area).__name__} {name!r} scrolls sideways by {too_wide_px} px"


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
