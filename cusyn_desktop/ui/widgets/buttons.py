"""Buttons: plain, primary (one on a page), danger and link; each may stand for an action."""

from PySide6.QtCore import QMargins, QSize, Qt, Slot
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import ICON_PX


class Button(QPushButton):
    """A plain button, with an icon before its text where one is given."""

    def __init__(self, text: str = "", icon: QIcon | None = None, parent: QWidget | None = None) -> None:
        super().__init__(f" {text}" if icon else text, parent)
        self.setFont(font(TextStyle.BUTTON))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        if icon is not None:
            self.setIcon(icon)
            self.setIconSize(QSize(ICON_PX, ICON_PX))
            self.setAccessibleName(text.replace("&", ""))
        self._action: QAction | None = None
        self._own_icon: QIcon | None = None
        self._left_out = False
        self._narrow = False
        self._roomy_texts: tuple[str, ...] = ()

    @override
    def sizeHint(self) -> QSize:
        """As wide as the longest text for which room is kept."""
        hint = super().sizeHint()
        widest = max(map(self._width_of, self._roomy_texts), default=0)
        return hint.grownBy(QMargins(0, 0, max(0, widest - self._width_of(self.text())), 0))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _press_by_enter(self, event):
            super().keyPressEvent(event)

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()

    def keep_room(self, *texts: str) -> None:
        """Be wide enough for each of these texts, so that its neighbours stay where they are."""
        self._roomy_texts = texts
        self.updateGeometry()

    @classmethod
    def for_action(cls, action: QAction, parent: QWidget | None = None) -> "Button":
        """A button that shows an action, triggers it and follows its state."""
        made = cls(parent=parent)
        made.set_action(action)
        return made

    def set_action(self, action: QAction) -> None:
        """Stand for an action."""
        self._action = action
        self.setIconSize(QSize(ICON_PX, ICON_PX))
        action.changed.connect(self._on_action_changed)
        self.clicked.connect(action.trigger)
        self._on_action_changed()

    def use_icon(self, icon: QIcon) -> None:
        """Show this icon instead of the action's: the same in another tint, on a coloured ground."""
        self._own_icon = icon
        self._on_action_changed()

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the action's icon without its name, or both."""
        if narrow is not self._narrow:
            self._narrow = narrow
            self._on_action_changed()

    def set_main(self) -> None:
        """Be the main action of the page: 40 px high."""
        self.setProperty("main", True)

    def _icon_of(self, action: QAction) -> QIcon:
        return action.icon()

    @Slot()
    def _on_action_changed(self) -> None:
        if self._action is None:
            return
        plain = self._action.text().replace("&", "")
        icon = self._own_icon or self._icon_of(self._action)
        shown = "" if self._narrow else f" {plain}"
        self.setText(plain if icon.isNull() else shown)
        self.setIcon(icon)
        self.setAccessibleName(plain)
        self.setToolTip(self._action.toolTip())
        self.setEnabled(self._action.isEnabled())
        if self._left_out is self._action.isVisible():  # a role without the action has no button either
            self._left_out = not self._left_out
            self.setVisible(not self._left_out)


class PrimaryButton(Button):
    """The one thing to do here. It shows no action's icon: those are tinted for a plain ground."""

    @override
    def _icon_of(self, action: QAction) -> QIcon:
        return QIcon()


class DangerButton(Button):
    """Something that stops or removes."""


class LinkButton(Button):
    """A quiet action that looks like a link."""

    def set_flush(self) -> None:
        """Stand in a line with text above or below, whose left edge it shares."""
        self.setProperty("flush", True)


class IconButton(QToolButton):
    """A button that shows an icon only, so it must be given a name."""

    def __init__(self, icon: QIcon, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(icon)
        self.setIconSize(QSize(ICON_PX, ICON_PX))
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _press_by_enter(self, event):
            super().keyPressEvent(event)


def _press_by_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Let Enter press the button that has the keyboard, as the space bar does; held, it does so once."""
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if is_enter and not event.isAutoRepeat():
        button.click()
    return is_enter
