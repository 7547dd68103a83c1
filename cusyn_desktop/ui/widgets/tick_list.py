"""A list of values with boxes to tick, painted in the theme's colours."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.keeping import NeverKept
from cusyn_desktop.ui.widgets.fields import paint_box

_VALUE = Qt.ItemDataRole.UserRole
_ROW_PX = 24


class _TickDelegate(QStyledItemDelegate):
    """Paints over the style's own box, in the same place."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        self.initStyleOption(option, index)
        view = self.parent()
        assert isinstance(view, QWidget)
        element = QStyle.SubElement.SE_ItemViewItemCheckIndicator
        place: QRect = view.style().subElementRect(element, option, view)
        on = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
        paint_box(painter, self._look, place, on=on, enabled=view.isEnabled())

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(super().sizeHint(option, index).width(), _ROW_PX)


class TickList(NeverKept, QListWidget):
    """One value a row; Space ticks the current one. `itemChanged` tells of each tick.

    A value may stand beside how often it is in the private file, so nothing of it can be copied.
    """

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setItemDelegate(_TickDelegate(look, self))
        self.setUniformItemSizes(True)
        look.changed.connect(self.viewport().update)

    @property
    def ticked(self) -> tuple[str | None, ...]:
        """The values that are ticked, in their order."""
        return tuple(
            item.data(_VALUE) for item in self._items() if item.checkState() is Qt.CheckState.Checked
        )

    @property
    def current_value(self) -> str | None:
        """The value of the row that the keyboard is on."""
        item = self.currentItem()
        value: str | None = None if item is None else item.data(_VALUE)
        return value

    def show_values(self, values: Sequence[tuple[str | None, str]]) -> None:
        """Offer values, each with the text that stands for it; none is ticked."""
        with QSignalBlocker(self):
            self.clear()
            for value, text in values:
                item = QListWidgetItem(text)
                item.setData(_VALUE, value)
                item.setToolTip(text)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Unchecked)
                self.addItem(item)

    def tick(self, *values: str | None) -> None:
        """Tick just these values."""
        wanted = set(values)
        with QSignalBlocker(self):
            for item in self._items():
                on = item.data(_VALUE) in wanted
                item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.viewport().update()
        if self.count():
            self.itemChanged.emit(self.item(0))

    def search_for(self, text: str) -> None:
        """Hide the rows that do not hold a text."""
        wanted = text.casefold()
        for item in self._items():
            item.setHidden(wanted not in item.text().casefold())

    def _items(self) -> Iterator[QListWidgetItem]:
        return map(self.item, range(self.count()))
