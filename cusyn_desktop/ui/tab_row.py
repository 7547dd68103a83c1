"""The row below the menu: the tabs at the left, the main actions and the role at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFocusEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTabBar, QWidget
from typing_extensions import override

from cusyn_desktop.services.rights import OWNER, Actor
from cusyn_desktop.ui.fonts import TextStyle, font
from cusyn_desktop.ui.icons import ICON_PX, Icon
from cusyn_desktop.ui.look import Look, Tint
from cusyn_desktop.ui.roles import TABS, actor_label, tab_titles
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.widgets.buttons import Button, IconButton
from cusyn_desktop.ui.widgets.labels import IconLabel, Label, repolish

_ICONS = {
    TabKey.DATASETS: Icon.DATASETS,
    TabKey.USERS: Icon.USERS,
    TabKey.POOLS: Icon.POOLS,
    TabKey.SYNTHESIS: Icon.SYNTHESIS,
    TabKey.RELEASES: Icon.RELEASES,
    TabKey.AUDIT: Icon.AUDIT,
}
_HEIGHT_PX = 48


class _Bar(QTabBar):
    """Tabs that show the keyboard's focus by their ground."""

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._show_focus(by_key)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(False)

    def _show_focus(self, shown: bool) -> None:
        self.setProperty("keyboard", shown)
        repolish(self)


class TabRow(QFrame):
    """Tabs and actions in one row of 48 px.

    Signals:
        tab_chosen: The `TabKey` that is to be shown, as its text.
    """

    tab_chosen = Signal(str)

    def __init__(
        self, look: Look, actions: Sequence[QAction], help_here: QAction, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tab_row")
        self.setFixedHeight(_HEIGHT_PX)
        self._bar = _Bar()
        self._bar.setDrawBase(False)
        self._bar.setExpanding(False)
        self._bar.setUsesScrollButtons(True)
        self._bar.setIconSize(QSize(ICON_PX, ICON_PX))
        self._bar.setFont(font(TextStyle.BUTTON))
        self._bar.setAccessibleName(self.tr("Pages"))
        for key, title in tab_titles().items():
            icon = look.icon(_ICONS[key], Tint.MUTED, selected=Tint.ACCENT)
            index = self._bar.addTab(icon, title)
            self._bar.setTabData(index, key.value)
            self._bar.setAccessibleTabName(index, title)
        self._bar.currentChanged.connect(self._on_current_changed)
        self._page_actions = [self._page_action(key, title) for key, title in tab_titles().items()]
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 24, 0)
        row.setSpacing(8)
        row.addWidget(self._bar, 1)
        self._buttons = [Button.for_action(action) for action in actions]
        for button in self._buttons:
            row.addWidget(button)
        help_button = IconButton(look.icon(Icon.HELP, Tint.MUTED), help_here.text().replace("&", ""))
        help_button.clicked.connect(help_here.trigger)
        row.addWidget(help_button)
        row.addSpacing(8)
        row.addWidget(IconLabel(look.icon(Icon.ROLE, Tint.MUTED)))
        self._role = Label("", TextStyle.BUTTON)
        self._whole_px = 0
        row.addWidget(self._role)
        self.show_actor(OWNER)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short the buttons keep their icons alone, and tell the rest when pointed at."""
        super().resizeEvent(event)
        for button in self._buttons:
            button.set_narrow(narrow=event.size().width() < self._whole_px)

    @property
    def page_actions(self) -> list[QAction]:
        """One action for each tab, with Ctrl and its number, for the menu."""
        return list(self._page_actions)

    @property
    def current(self) -> TabKey:
        """The tab that is shown."""
        return tuple(TabKey)[self._bar.currentIndex()]

    def choose(self, key: TabKey) -> None:
        """Show a tab, if the role has it."""
        index = tuple(TabKey).index(key)
        if self._bar.isTabVisible(index):
            self._bar.setCurrentIndex(index)

    def show_actor(self, actor: Actor) -> None:
        """Name who works, and leave out the tabs that their role does not have."""
        for button in self._buttons:
            button.set_narrow(narrow=False)
        self._role.setText(actor_label(actor))
        for index, action in enumerate(self._page_actions):
            has = tuple(TabKey)[index] in TABS[actor.role]
            self._bar.setTabVisible(index, has)
            action.setVisible(has)
        self._whole_px = self.sizeHint().width()
        for button in self._buttons:
            button.set_narrow(narrow=self.width() < self._whole_px)

    @property
    def role(self) -> str:
        """Who works, as it is shown."""
        return self._role.text()

    def _page_action(self, key: TabKey, title: str) -> QAction:
        made = QAction(title, self)
        made.setObjectName(f"show_{key.value}")
        made.setShortcut(QKeySequence(f"Ctrl+{tuple(TabKey).index(key) + 1}"))
        made.setData(key.value)
        made.triggered.connect(self._on_page_triggered)
        return made

    @Slot()
    def _on_page_triggered(self) -> None:
        sender = self.sender()
        if isinstance(sender, QAction):
            self.choose(TabKey(sender.data()))

    @Slot(int)
    def _on_current_changed(self, index: int) -> None:
        self.tab_chosen.emit(self._bar.tabData(index))
