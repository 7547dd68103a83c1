"""What lets a person copy and save a table or a plot: a menu, keys, and a small button in its corner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QToolButton, QWidget
from typing_extensions import override

from cusyn_desktop.ui.keeping.keeper import Keeper, keeper_above
from cusyn_desktop.ui.keeping.pictures import Drawn, image
from cusyn_desktop.ui.keeping.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent

    _Widget = QWidget
else:
    _Widget = object  # the Qt class comes with whoever mixes this in

translate = QCoreApplication.translate

_CORNER_PX, _CORNER_HIGH_PX = 20, 24
_INSET_PX = 3
CORNER_ROOM_PX = _CORNER_PX + _INSET_PX
"""What stands still in the corner keeps so far away from the right edge."""

_DOT_PX = 1.4
_DOT_GAP_PX = 5.0


class Kept(_Widget):
    """Mixed into a widget before its Qt class: answers the menu key, Ctrl+C, Ctrl+S, and the corner's button.

    It holds no reference to itself, neither in an event filter nor in a stored method: Python would then tear
    the widget down at a moment of its own.
    """

    _corner: CornerButton | None = None
    _menu: QMenu | None = None

    # What a widget gives away --------------------------------------------------------------------

    def sheet(self) -> Sheet:
        """All that is shown, as texts."""
        raise NotImplementedError

    def chosen_text(self) -> str:
        """What is selected, or empty."""
        return ""

    def drawn(self) -> Drawn | None:
        """How it looks; None for a table."""
        return None

    def may_leave(self) -> bool:
        """Whether it may be copied and saved at all."""
        return True

    def corner_edge(self) -> int:
        """Right edge of what the button stands on, in pixels from the widget's left."""
        return self.width()

    # What can be done ----------------------------------------------------------------------------

    def copy(self) -> None:
        """Put on the clipboard what is selected; where nothing is, all of it."""
        if self.may_leave():
            QGuiApplication.clipboard().setText(self.chosen_text() or self.sheet().to_text())

    def copy_all(self) -> None:
        """Put everything on the clipboard, with its heads."""
        QGuiApplication.clipboard().setText(self.sheet().to_text())

    def copy_picture(self) -> None:
        """Put the picture on the clipboard."""
        if (drawn := self.drawn()) is not None:
            QGuiApplication.clipboard().setImage(image(self.accessibleName(), drawn))

    def save_sheet(self) -> None:
        """Write everything to a file."""
        if (keeper := self._keeper()) is not None:
            keeper.keep_sheet(self, self.accessibleName(), self.sheet())

    def save(self) -> None:
        """Write a plot as a picture, a table as a table."""
        drawn = self.drawn()
        if drawn is None:
            self.save_sheet()
        elif (keeper := self._keeper()) is not None:
            keeper.keep_picture(self, self.accessibleName(), drawn)

    def keep_menu(self) -> QMenu:
        """The menu of all that can be done."""
        if self._menu is None:
            self._menu = QMenu(self)
            self._menu.setAccessibleName(translate("Keeping", "Copy or save"))
            self._fill(self._menu)
        return self._menu

    # Events --------------------------------------------------------------------------------------

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.may_leave():
            self.keep_menu().popup(event.globalPos())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copying stops here even where nothing may leave: Qt would copy the cell in hand."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.Save) and self.may_leave():
            self.save()
        else:
            super().keyPressEvent(event)

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._show_corner()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._corner is not None and not self.hasFocus():
            self._corner.setVisible(False)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_corner()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._corner is not None and not self.underMouse():
            self._corner.setVisible(False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._corner is not None:
            self._corner.place(self.corner_edge())

    def _show_corner(self) -> None:
        if not self.may_leave():
            return
        if self._corner is None:
            self._corner = CornerButton(self)
            self._corner.clicked.connect(self._on_corner_clicked)
        self._corner.place(self.corner_edge())
        self._corner.setVisible(True)

    def _on_corner_clicked(self) -> None:
        if self._corner is not None:
            self.keep_menu().popup(self._corner.mapToGlobal(QPoint(0, self._corner.height())))

    def _keeper(self) -> Keeper | None:
        return keeper_above(self)

    def _fill(self, menu: QMenu) -> None:
        key = QKeySequence.StandardKey
        if self.drawn() is None:
            _add(menu, translate("Keeping", "&Copy Row"), self.copy, key.Copy)
            _add(menu, translate("Keeping", "Copy &All Rows"), self.copy_all)
            menu.addSeparator()
            _add(menu, translate("Keeping", "&Save as CSV…"), self.save, key.Save)
        else:
            _add(menu, translate("Keeping", "Copy &Picture"), self.copy_picture)
            _add(menu, translate("Keeping", "&Copy Data"), self.copy, key.Copy)
            menu.addSeparator()
            _add(menu, translate("Keeping", "&Save Picture…"), self.save, key.Save)
            _add(menu, translate("Keeping", "Save &Data as CSV…"), self.save_sheet)


def _add(
    menu: QMenu, text: str, answer: Callable[[], None], key: QKeySequence.StandardKey | None = None
) -> None:
    action = menu.addAction(text)
    action.triggered.connect(answer)
    if key is not None:  # shown only: the keys are answered where the keyboard is
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)


class CornerButton(QToolButton):
    """Three dots at the upper right of a widget; the keyboard has the menu key instead."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        name = translate("Keeping", "Copy or save")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(_CORNER_PX, _CORNER_HIGH_PX)

    def place(self, edge: int) -> None:
        """Stand in the corner, left of an edge."""
        self.move(edge - CORNER_ROOM_PX, _INSET_PX)
        self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        painter = QPainter(self)
        painter.fillRect(self.rect(), palette.highlight() if self.underMouse() else palette.base())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.placeholderText())
        middle = QPointF(self.rect().center()) + QPointF(0.5, 0.5)
        for step in (-1, 0, 1):
            painter.drawEllipse(middle + QPointF(_DOT_GAP_PX * step, 0.0), _DOT_PX, _DOT_PX)
        painter.end()
