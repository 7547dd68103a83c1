"""Tables of frozen rows: one hairline a row, sorted by native values, copied and saved."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import (
    QItemSelection,
    QModelIndex,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.keeping import CORNER_ROOM_PX, Kept, Sheet
from cusyn_desktop.ui.models.rows import AnyIndex, RowsModel, Side
from cusyn_desktop.ui.models.searched_rows import SearchedRows

Row = TypeVar("Row")

ROW_PX = 28
HEAD_PX = 32
_WIDEST_COLUMN_PX = 300
_GAP_PX = 12
_LONG_TEXT_PX, _NAME_PX = 120, 200
_MANY_ROWS = 500
_ROWS_AT_A_TIME, _BREATH_MS = 50, 5
_LAST_ROOM_PX = 12


class _BesideCorner(QStyledItemDelegate):
    """Keeps the figures of the last column under their head, which leaves room for the corner's button."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """An icon that is not there holds the room, because a delegate has no padding of its own."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationPosition = QStyleOptionViewItem.Position.Right
        option.decorationSize = QSize(_LAST_ROOM_PX, 1)


class DataTable(Kept, QTableView, Generic[Row]):
    """Shows a `RowsModel` through a filtering proxy; one row is selected at a time.

    Signals:
        row_selected: The selected row, or None.
        row_activated: The row that was double-clicked or entered.
    """

    row_selected = Signal(object)
    row_activated = Signal(object)

    def __init__(
        self,
        model: RowsModel[Row],
        *,
        name: str,
        stretch: int,
        gap_px: int = _GAP_PX,
        widest_px: int = _WIDEST_COLUMN_PX,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._rows_model, self._stretch, self._gap_px = model, stretch, gap_px
        self._widest_px, self._n_fitted = widest_px, 0
        self._wanted_px, self._least_px = list[int](), list[int]()
        self._kept_px: Mapping[int, int] = {}
        self._proxy = SearchedRows(model, self)
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._on_idle)
        self.setModel(self._proxy)
        self.setAccessibleName(name)
        self._set_look()
        self._set_head(stretch)
        self._leave_corner()
        self._fit_columns()
        self._proxy.modelReset.connect(self._on_model_reset)
        self.activated.connect(self._on_activated)

    @property
    def current(self) -> Row | None:
        """The selected row."""
        chosen = self.selectionModel().selectedRows()
        return self._row_at(chosen[0]) if chosen else None

    def select_where(self, wanted: Callable[[Row], bool]) -> None:
        """Select the first row that fits, if there is one."""
        for position, row in enumerate(self._rows_model.rows):
            if wanted(row):
                index = self._proxy.mapFromSource(self._rows_model.index(position, 0))
                self.selectRow(index.row())
                self.scrollTo(index)
                return

    def keep_room(self, widths_px: Mapping[int, int]) -> None:
        """Give columns at least this width, where rows come one by one to a table that was fitted empty."""
        self._kept_px = widths_px
        self._fit_columns()

    @override
    def setColumnHidden(self, column: int, hide: bool) -> None:
        """Another column may now be the last, and what is hidden takes no room."""
        if hide != self.isColumnHidden(column):
            super().setColumnHidden(column, hide)
            self._leave_corner()
            self._fit_columns()

    def sort_by(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Let people sort by clicking on heads, and begin with this order."""
        self.setSortingEnabled(True)
        self.sortByColumn(column, order)

    def begin_in_order(self, column: int, order: Qt.SortOrder) -> None:
        """As `sort_by`, for an order that needs no arrow; it appears once a person sorts otherwise."""
        self.sort_by(column, order)
        self.horizontalHeader().setSortIndicatorShown(False)
        self.horizontalHeader().sectionClicked.connect(self._on_head_clicked)

    @Slot()
    def _on_head_clicked(self) -> None:
        self.horizontalHeader().setSortIndicatorShown(True)

    @Slot(str)
    def search_for(self, text: str) -> None:
        """Show only the rows that hold a text in some column."""
        self._proxy.search_for(text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self._share_width()
        super().resizeEvent(event)

    @override
    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.row_selected.emit(self.current)

    @override
    def sheet(self) -> Sheet:
        """The rows that are shown, in the order in which they are."""
        columns = range(self._proxy.columnCount())
        heads = tuple(str(self._proxy.headerData(column, Qt.Orientation.Horizontal)) for column in columns)
        return Sheet(heads, tuple(map(self._row_texts, range(self._proxy.rowCount()))))

    @override
    def may_leave(self) -> bool:
        return self._rows_model.MAY_LEAVE

    @override
    def corner_edge(self) -> int:
        """The head ends where the bar for scrolling begins."""
        return self.horizontalHeader().geometry().right() + 1

    @override
    def chosen_text(self) -> str:
        chosen = self.selectionModel().selectedRows()
        return "\t".join(self._row_texts(chosen[0].row())) if chosen else ""

    def _row_texts(self, row: int) -> tuple[str, ...]:
        columns = range(self._proxy.columnCount())
        return tuple(str(self._proxy.index(row, column).data() or "") for column in columns)

    def _row_at(self, index: QModelIndex) -> Row:
        return self._rows_model.rows[self._proxy.mapToSource(index).row()]

    def _set_look(self) -> None:
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        rows = self.verticalHeader()
        rows.setVisible(False)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(ROW_PX)

    def _set_head(self, stretch: int) -> None:
        head = self.horizontalHeader()
        head.setFont(font(TextStyle.TABLE_HEAD))
        head.setFixedHeight(HEAD_PX)
        head.setHighlightSections(False)
        head.setMinimumSectionSize(48)
        head.setSectionResizeMode(stretch, QHeaderView.ResizeMode.Stretch)

    def _leave_corner(self) -> None:
        """The last head leaves room for the corner's button, and figures stay under their head."""
        self.setProperty("kept", self.may_leave())
        last = self._last_shown()
        right = self._proxy.headerData(last, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        if self.may_leave() and right == Side.RIGHT.value:
            self.setItemDelegateForColumn(last, _BesideCorner(self))

    @Slot()
    def _on_model_reset(self) -> None:
        """Fit the columns to what they hold; an empty table keeps its widths, and so does a part of the rows.

        Measuring cells is slow, and widths that jump while a person types a search are a nuisance.
        """
        if len(self._rows_model.rows) > _MANY_ROWS:
            self._idle.start(_BREATH_MS)
        n_rows, n_fitted = len(self._rows_model.rows), self._n_fitted
        self._n_fitted = max(n_rows, n_fitted) if n_rows else 0
        if n_rows > n_fitted:
            self._fit_columns()

    def _fit_columns(self) -> None:
        """Give each column the room of its head and of what it holds, as far as there is room."""
        columns = range(self._proxy.columnCount())
        heads = [self._head_px(column) for column in columns]
        hints = [max(self._cell_px(column), self._kept_px.get(column, 0)) for column in columns]
        held = list(map(max, hints, heads))
        self._wanted_px = [min(px + self._gap_px, self._widest_px) for px in held]
        stretched = self._stretch
        self._wanted_px[stretched] = max(heads[stretched], min(self._wanted_px[stretched], _NAME_PX))
        self._least_px = [
            min(wanted, max(head, min(px, _LONG_TEXT_PX)))
            for head, px, wanted in zip(heads, held, self._wanted_px, strict=True)
        ]
        self._least_px[stretched] = self._wanted_px[stretched]
        self._share_width()

    def _cell_px(self, column: int) -> int:
        """The room of the widest cell; asking the table for it would lay out dozens of cells."""
        place = self._rows_model.widest(column, self.fontMetrics())
        if place is None:
            return 0
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        delegate = self.itemDelegateForColumn(column) or self.itemDelegate()
        return delegate.sizeHint(option, self._rows_model.index(place, column)).width()

    def _head_px(self, column: int) -> int:
        return self.horizontalHeader().sectionSizeHint(column) + self._corner_room(column)

    def _share_width(self) -> None:
        """Long texts end in dots before a name in the stretched column does, or the table goes sideways."""
        shown = [column for column in range(len(self._wanted_px)) if not self.isColumnHidden(column)]
        missing = sum(self._wanted_px[column] for column in shown) - self.viewport().width()
        slack = {column: self._wanted_px[column] - self._least_px[column] for column in shown}
        for column in sorted(shown, key=lambda column: -slack[column]):
            given = max(0, min(missing, slack[column]))
            missing -= given
            if column != self._stretch:
                self.setColumnWidth(column, self._wanted_px[column] - given)
        self._keep_name(is_short=missing > 0)

    def _keep_name(self, *, is_short: bool) -> None:
        """Where the table goes sideways, the stretched column has its least; Qt would leave it no letter."""
        head, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        mode = modes.Interactive if is_short else modes.Stretch
        if head.sectionResizeMode(self._stretch) != mode:
            head.setSectionResizeMode(self._stretch, mode)
        if is_short:
            self.setColumnWidth(self._stretch, self._least_px[self._stretch])

    def _corner_room(self, column: int) -> int:
        """What the hint of the last head leaves out: a style sheet's padding of that head alone."""
        return CORNER_ROOM_PX if column == self._last_shown() and self.may_leave() else 0

    def _last_shown(self) -> int:
        """The column below whose head the corner's button lies."""
        columns = range(self._proxy.columnCount())
        return max((column for column in columns if not self.isColumnHidden(column)), default=-1)

    @Slot()
    def _on_idle(self) -> None:
        """Get ready to be searched, a few rows at a time while nothing else is to be done."""
        if not self._proxy.prepare(_ROWS_AT_A_TIME):
            self._idle.stop()

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        self.row_activated.emit(self._row_at(index))
