"""The first rows of a file under heads of three lines: name, type, state of the domain."""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from typing_extensions import override

from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.rows import AnyIndex, Side

translate = QCoreApplication.translate

HEAD_ROLE = Qt.ItemDataRole.UserRole
"""The `PreviewHead` of a column."""

_NO_INDEX = QModelIndex()
_MEASURED = 3


@dataclass(frozen=True, slots=True)
class PreviewHead:
    """How a column is announced.

    Attributes:
        name: The column.
        type: Key of its type.
        detail: More about the type (`2 places`), or empty.
        state: Public, inferred or left out.
        side: Where its cells stand.
        missing: Cells that count as missing.
        problem: What should be looked at, or empty.
    """

    name: str
    type: str
    detail: str
    state: ColumnState
    side: Side
    missing: tuple[str, ...] = ()
    problem: str = ""


class PreviewModel(QAbstractTableModel):
    """Cells as they stand in the file, for the custodian's eyes."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._heads: tuple[PreviewHead, ...] = ()
        look.changed.connect(self._on_look_changed)

    def set_table(self, rows: Sequence[tuple[str, ...]], heads: Sequence[PreviewHead]) -> None:
        """Show another file."""
        self.beginResetModel()
        self._rows, self._heads = tuple(rows), tuple(heads)
        self.endResetModel()

    def set_head(self, place: int, head: PreviewHead) -> None:
        """Announce one column in another way."""
        self._heads = (*self._heads[:place], head, *self._heads[place + 1 :])
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, place, place)
        if self._rows:
            self.dataChanged.emit(self.index(0, place), self.index(len(self._rows) - 1, place))

    def head(self, place: int) -> PreviewHead:
        """How a column is announced."""
        return self._heads[place]

    def widest(self, column: int, metrics: QFontMetrics) -> int | None:
        """Which row needs the most room in a column, or None where there is no row.

        Only those with the most letters are measured: it is one of them, or as good as one.
        """
        longest = nlargest(_MEASURED, range(len(self._rows)), key=lambda row: len(self._text(row, column)))
        return max(longest, key=lambda row: metrics.horizontalAdvance(self._text(row, column)), default=None)

    def _text(self, row: int, column: int) -> str:
        cell = self._rows[row][column]
        return translate("PreviewModel", "missing") if cell in self._heads[column].missing else cell

    @override
    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._heads)

    @override
    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        head, cell = self._heads[index.column()], self._rows[index.row()][index.column()]
        is_missing = cell in head.missing
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(index.row(), index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return head.side.value
            case Qt.ItemDataRole.FontRole:
                return _italic() if is_missing else font(TextStyle.BODY)
            case Qt.ItemDataRole.ForegroundRole if is_missing or head.state is ColumnState.LEFT_OUT:
                return QColor(self._look.theme.muted)
        return None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self._heads):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section].name
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (self._heads[section].name, self._heads[section].problem)))
        return self._heads[section] if role == HEAD_ROLE else None

    def _on_look_changed(self) -> None:
        if self._rows and self._heads:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._heads) - 1))


def _italic() -> QFont:
    made = font(TextStyle.BODY)
    made.setItalic(True)
    return made
