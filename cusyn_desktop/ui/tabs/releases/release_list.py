"""The list of releases with its search field: two lines for each."""

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from cusyn_desktop.services.records import ReleaseSummary
from cusyn_desktop.ui.appearance.fonts import TextStyle
from cusyn_desktop.ui.appearance.lettering import RIGHT, Words
from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.ui.models.releases import ReleaseColumn, ReleasesModel
from cusyn_desktop.ui.models.searched_rows import SearchedRows
from cusyn_desktop.ui.widgets.fields import SearchField
from cusyn_desktop.ui.widgets.labels import caption
from cusyn_desktop.ui.widgets.panels import Card, rule

_ROW_PX = 54
_LINE_PX = 20.0
_TOP_PX = 8.0
_MARK_PX = 16
_MARK_LEFT_PX = 16
_TEXT_LEFT_PX = 38.0
_TEXT_RIGHT_PX = 16.0
_BAR_PX = 3

AnyIndex = QModelIndex | QPersistentModelIndex


class ReleaseDelegate(QStyledItemDelegate):
    """Paints one release: mark, name and budget; below them number, date and what is notable."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(180, _ROW_PX)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        rect, state = QRect(option.rect), option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        theme = self._look.theme
        painter.save()
        if selected:
            painter.fillRect(rect, QColor(theme.soft))
            painter.fillRect(QRect(rect.left(), rect.top(), _BAR_PX, rect.height()), QColor(theme.accent))
        if selected and state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(theme.accent))
            painter.drawRect(rect.adjusted(0, 0, -1, -2))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(theme.line))
        self._paint_mark(painter, rect, index)
        name, spent, number, note = (
            str(index.sibling(index.row(), column).data())
            for column in (
                ReleaseColumn.USER,
                ReleaseColumn.EPSILON,
                ReleaseColumn.NUMBER,
                ReleaseColumn.NOTE,
            )
        )
        strong = TextStyle.BODY_STRONG if selected else TextStyle.BUTTON
        plain = TextStyle.BODY_STRONG if selected else TextStyle.BODY
        self._paint_line(painter, rect, 0, Words(name, strong, theme.text), Words(spent, plain, theme.text))
        small = TextStyle.CAPTION
        self._paint_line(painter, rect, 1, Words(number, small, theme.muted), Words(note, small, theme.muted))
        painter.restore()

    def _paint_mark(self, painter: QPainter, rect: QRect, index: AnyIndex) -> None:
        icon = index.sibling(index.row(), ReleaseColumn.USER).data(Qt.ItemDataRole.DecorationRole)
        if isinstance(icon, QIcon):
            top = rect.top() + round(_TOP_PX + (_LINE_PX - _MARK_PX) / 2)
            icon.paint(painter, QRect(rect.left() + _MARK_LEFT_PX, top, _MARK_PX, _MARK_PX))

    def _paint_line(self, painter: QPainter, rect: QRect, line: int, left: Words, right: Words) -> None:
        """Two texts on a line; the left one gives way."""
        top = rect.top() + _TOP_PX + line * (_LINE_PX - 1.0)
        start, stop = rect.left() + _TEXT_LEFT_PX, rect.right() - _TEXT_RIGHT_PX
        right.paint(painter, QRectF(stop - right.width - 1.0, top, right.width + 1.0, _LINE_PX), RIGHT)
        left.paint(painter, QRectF(start, top, stop - start - right.width - 10.0, _LINE_PX))


class ReleaseList(Card):
    """The releases, newest first.

    Attributes:
        model: What is listed.
        view: The list.
        search: Finds by user, number, date, dataset.

    Signals:
        chosen: A `ReleaseSummary`.
    """

    chosen = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(spacing=0)
        self.setAccessibleName(self.tr("Releases"))
        self.model = ReleasesModel(look, self)
        self._proxy = SearchedRows(self.model, self)
        self.search = SearchField(look, self.tr("Find a release"))
        self.search.textChanged.connect(self._on_search_changed)
        self.view = QListView()
        self.view.setModel(self._proxy)
        self.view.setItemDelegate(ReleaseDelegate(look, self.view))
        self.view.setUniformItemSizes(True)
        self.view.setAccessibleName(self.tr("Releases"))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        look.changed.connect(self.view.viewport().update)
        self._none = caption(self.tr("No release fits."), wrap=True)
        self._none.setContentsMargins(16, 12, 16, 12)
        self._none.setVisible(False)
        self._build()

    @property
    def current(self) -> ReleaseSummary | None:
        """The chosen release."""
        index = self.view.currentIndex()
        return self.model.rows[self._proxy.mapToSource(index).row()] if index.isValid() else None

    def show_releases(self, releases: tuple[ReleaseSummary, ...], positions: dict[str, int]) -> None:
        """List releases; the same one stays chosen, else the newest is."""
        chosen = self.current
        self.model.set_marks(positions)
        self.model.set_rows(tuple(reversed(releases)))
        self._tell_none()
        self.choose(chosen.id if chosen else "")

    def choose(self, release_id: str) -> None:
        """Choose a release by its id; the newest one where there is none of that id."""
        ids = [release.id for release in self.model.rows]
        if release_id in ids and not self._proxy.mapFromSource(self._index(ids.index(release_id))).isValid():
            self.search.clear()
        row = ids.index(release_id) if release_id in ids else 0
        index = self._proxy.mapFromSource(self._index(row))
        if index.isValid():
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    @override
    def hasHeightForWidth(self) -> bool:
        """No, though a text wraps: the page would then ask for what its plots would like."""
        return False

    def _index(self, row: int) -> QModelIndex:
        return self.model.index(row, 0)

    def _build(self) -> None:
        self.content.setContentsMargins(1, 12, 1, 1)
        head = QVBoxLayout()
        head.setContentsMargins(12, 0, 12, 12)
        head.addWidget(self.search)
        self.content.addLayout(head)
        self.content.addWidget(rule())
        self.content.addWidget(self._none)
        self.content.addWidget(self.view, 1)

    @Slot(str)
    def _on_search_changed(self, text: str) -> None:
        self._proxy.search_for(text)
        self._tell_none()

    def _tell_none(self) -> None:
        self._none.setVisible(bool(self.model.rows) and self._proxy.rowCount() == 0)

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, before: QModelIndex) -> None:
        release = self.current
        if release is not None and current != before:
            self.chosen.emit(release)
