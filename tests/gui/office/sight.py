"""What is there and still not seen: something under its neighbour, or beyond the edge of what holds it.

`eyes` asks whether a text has the room that it needs; this asks whether that room is in sight. Whatever a
page scrolls to up and down is in sight; what it scrolls to sideways is a matter for `room`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QMargins, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenuBar,
    QProgressBar,
    QScrollBar,
    QStyle,
    QTabBar,
    QWidget,
)

from cusyn_desktop.ui.widgets.painted import PaintedWidget
from tests.gui.office.eyes import needed_by

_WHOLE = (
    QAbstractButton,
    QLineEdit,
    QComboBox,
    QAbstractSpinBox,
    QAbstractSlider,
    QProgressBar,
    PaintedWidget,
)
"""What is to be seen to its edges; of a label its text is enough."""

_SLACK = QMargins(1, 1, 1, 1)


def hidden_parts(root: QWidget) -> list[str]:
    """Every text, field and picture below a widget that is covered, or beyond the edge of what holds it."""
    return _Sight(root).faults()


@dataclass(slots=True)
class _Sight:
    """One look at a window as it is now.

    Attributes:
        root: The window, or a part of it.
    """

    root: QWidget
    _above: dict[QWidget, list[QWidget]] = field(default_factory=dict)

    def faults(self) -> list[str]:
        """What is not seen whole, in words."""
        return [
            f"{type(widget).__name__} {name!r} {fault}"
            for widget in self.root.findChildren(QWidget)
            if widget.isVisible()
            for name, part in _parts(widget)
            if (fault := self._hidden(widget, part))
        ]

    def _hidden(self, widget: QWidget, part: QRect) -> str:
        """Follow a part from inside outwards, and say what hides it first; nothing where it is in sight.

        A picture may leave a corner for a label, so only its edges count.
        """
        here, seen = widget, part.marginsRemoved(_SLACK)
        if not widget.rect().contains(seen):
            return "is beyond its own edge"
        while not (here is self.root or here.isWindow()) and (around := here.parentWidget()) is not None:
            seen = seen.translated(here.pos())
            over = () if isinstance(widget, PaintedWidget) else self._after(here, around)
            for other in over:
                if other.geometry().intersects(seen):
                    return f"is covered by {_called(other)}"
            seen = _scrolled_to(around, seen)
            if not around.rect().contains(seen):
                place, room = seen.getRect(), around.size().toTuple()
                return f"is beyond the edge of {_called(around)}: {place} in {room}"
            here = around
        return ""

    def _after(self, widget: QWidget, around: QWidget) -> Sequence[QWidget]:
        """The neighbours that are painted above a widget."""
        if widget not in self._above:
            shown = [
                child
                for child in around.children()
                if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
            ]
            for place, child in enumerate(shown):
                self._above[child] = shown[place + 1 :]
        return self._above[widget]


def _scrolled_to(around: QWidget, seen: QRect) -> QRect:
    """Where a part is once it has been scrolled to, if what is around it scrolls."""
    area = around.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not around:
        return seen
    reached = QRect(seen)
    if _scrolls(area.horizontalScrollBar(), area.horizontalScrollBarPolicy()):
        reached.setWidth(min(reached.width(), around.width()))
        reached.moveLeft(min(max(reached.left(), 0), around.width() - reached.width()))
    if _scrolls(area.verticalScrollBar(), area.verticalScrollBarPolicy()):
        reached.setHeight(min(reached.height(), around.height()))
        reached.moveTop(min(max(reached.top(), 0), around.height() - reached.height()))
    return reached


def _scrolls(bar: QScrollBar, policy: Qt.ScrollBarPolicy) -> bool:
    return policy != Qt.ScrollBarPolicy.ScrollBarAlwaysOff and bar.maximum() > bar.minimum()


def _parts(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """What of a widget is to be seen, and what it is called."""
    if isinstance(widget, QTabBar):
        for index in range(widget.count()):
            if widget.isTabVisible(index):
                yield widget.accessibleTabName(index) or widget.tabText(index), widget.tabRect(index)
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            yield action.text(), widget.actionGeometry(action)
    elif isinstance(widget, QLabel):
        if widget.text():
            yield widget.text(), _text_of(widget)
    elif isinstance(widget, _WHOLE) and not isinstance(widget, QScrollBar):
        yield widget.accessibleName() or getattr(widget, "text", str)(), widget.rect()


def _text_of(label: QLabel) -> QRect:
    room = label.contentsRect()
    size = needed_by(label).boundedTo(room.size())
    return QStyle.alignedRect(label.layoutDirection(), label.alignment(), size, room)


def _called(widget: QWidget) -> str:
    name = widget.accessibleName() or getattr(widget, "text", str)() or widget.objectName()
    return f"{type(widget).__name__} {name!r}"
