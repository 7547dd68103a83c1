"""Who works, at the top right; a click says what can be done about it."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cusyn_desktop.services.access.rights import OWNER, Actor
from cusyn_desktop.store.roles import Role
from cusyn_desktop.ui.actions import Actions
from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.words.roles import actor_label


class RoleButton(QToolButton):
    """Role and name with a menu: accounts, the own passphrase, signing out, and what accounts are."""

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(font(TextStyle.BUTTON))
        self.setIcon(look.icon(Icon.ROLE, Tint.MUTED))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(self)
        menu.addActions([actions.accounts, actions.own_passphrase, actions.sign_out])
        menu.addSeparator()
        menu.addAction(actions.help_accounts)
        self.setMenu(menu)
        self.show_actor(OWNER)
        self.set_narrow(narrow=False)

    @property
    def spared_px(self) -> int:
        """How much wider it would be for a custodian of the same name."""
        words = self.fontMetrics()
        return words.horizontalAdvance(self._as_custodian) - words.horizontalAdvance(self.text())

    def show_actor(self, actor: Actor) -> None:
        """Name who works."""
        label = actor_label(actor)
        self._as_custodian = actor_label(replace(actor, role=Role.CUSTODIAN))
        self.setText(label)
        self.setAccessibleName(label)
        self.setToolTip(self.tr("You work as: {role}").format(role=label))

    def set_narrow(self, *, narrow: bool) -> None:
        """Show the icon without the name, or both."""
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon)
