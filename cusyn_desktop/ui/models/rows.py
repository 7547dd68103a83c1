"""Tables over a tuple of frozen rows; each column says once how a row shows in it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics, QIcon
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import ICON_PX

Row = TypeVar("Row")
Key = TypeVar("Key", bound=IntEnum)
AnyIndex: TypeAlias = QModelIndex | QPersistentModelIndex

SORT_ROLE = Qt.ItemDataRole.UserRole
"""Native values for a sorting proxy."""

_NO_INDEX = QModelIndex()
_SAMPLED_ROWS = 40


class Side(Enum):
    """Where the text of a cell and of its head stands."""

    LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Shown(Generic[Row]):
    """How a row shows in one column.

    Attributes:
        title: Head of the column.
        text: The cell's text.
        sort: The native value to sort by; None sorts by the text.
        icon: An icon before the text, or None.
        tip: More about the cell, or None.
        side: Where the text stands; numbers stand right.
        style: Style of type.
        about: What the head means, for whoever points at it; empty where it says so itself.
    """

    title: str
    text: Callable[[Row], str]
    sort: Callable[[Row], object] | None = None
    icon: Callable[[Row], QIcon | None] | None = None
    tip: Callable[[Row], str] | None = None
    side: Side = Side.LEFT
    style: TextStyle = TextStyle.BODY
    about: str = ""

    def sort_value(self, row: Row) -> Any:  # noqa: ANN401 - whatever can be compared
        """The native value, or the text in small letters."""
        return self.text(row).casefold() if self.sort is None else self.sort(row)

    def room_px(self, row: Row, metrics: QFontMetrics) -> int:
        """Nearly the room that a cell takes, to be compared with other rows'."""
        icon = None if self.icon is None else self.icon(row)
        return metrics.horizontalAdvance(self.text(row)) + (0 if icon is None else ICON_PX)


class RowsModel(QAbstractTableModel, Generic[Row]):
    """A read-only table; `set_rows` replaces what it shows."""

    MAY_LEAVE: ClassVar[bool] = True
    """Whether the rows may be copied and saved; false for what only the custodian may see."""

    def __init__(self, columns: Mapping[Key, Shown[Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns[key] for key in sorted(columns))
        self._rows: tuple[Row, ...] = ()
        self._order: tuple[int, Qt.SortOrder] | None = None

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown, in the model's own order."""
        return self._rows

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows, in the order that was chosen last."""
        self.beginResetModel()
        given = tuple(rows)
        self._rows = tuple(given[place] for place in self._places(given))
        self.endResetModel()

    def widest(self, column: int, metrics: QFontMetrics) -> int | None:
        """Which row needs the most room in a column, or None where there is no row.

        Of many rows a sample is measured, evenly spread: rows that are alike in length take alike room.
        """
        shown = self._columns[column]
        stride = max(1, len(self._rows) // _SAMPLED_ROWS)
        return max(
            range(0, len(self._rows), stride),
            key=lambda place: shown.room_px(self._rows[place], metrics),
            default=None,
        )

    def text_of(self, place: int) -> str:
        """All cells of a row in small letters, to be searched."""
        row = self._rows[place]
        return "\n".join(column.text(row) for column in self._columns).casefold()

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by the native values of a column; rows that are set later come in the same order.

        One pass in Python: a sorting proxy asks for two cells at each comparison, which thousands of rows
        make felt.
        """
        if not 0 <= column < len(self._columns):
            return
        self._order = (column, order)
        self.layoutAboutToBeChanged.emit()
        places = self._places(self._rows)
        self._rows = tuple(self._rows[place] for place in places)
        moved = {place: row for row, place in enumerate(places)}
        held = self.persistentIndexList()
        self.changePersistentIndexList(held, [self.index(moved[i.row()], i.column()) for i in held])
        self.layoutChanged.emit()

    def _places(self, rows: Sequence[Row]) -> Sequence[int]:
        """Where each row of the chosen order stands in `rows`; equal ones keep their order."""
        if self._order is None:
            return range(len(rows))
        column, order = self._order
        value = self._columns[column].sort_value
        keys = [value(row) for row in rows]
        return sorted(range(len(rows)), key=keys.__getitem__, reverse=order == Qt.SortOrder.DescendingOrder)

    @override
    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._columns)

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, shown = self._rows[index.row()], self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return shown.text(row)
            case Qt.ItemDataRole.DecorationRole:
                return None if shown.icon is None else shown.icon(row)
            case Qt.ItemDataRole.ToolTipRole:
                return None if shown.tip is None else shown.tip(row)
            case Qt.ItemDataRole.TextAlignmentRole:
                return shown.side.value
            case Qt.ItemDataRole.FontRole:
                return None if shown.style is TextStyle.BODY else font(shown.style)  # the table's own is that
            case _ if role == SORT_ROLE:
                return shown.sort_value(row)
        return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].title
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._columns[section].about or self._columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._columns[section].side.value
        return None
