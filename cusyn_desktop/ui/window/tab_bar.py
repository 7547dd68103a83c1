"""The tabs: icon and title, or less of both where the window is narrow; a dot says that a run has ended."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget
from typing_extensions import override

from cusyn_desktop.ui.appearance.fonts import TextStyle, font
from cusyn_desktop.ui.appearance.icons import ICON_PX, Icon
from cusyn_desktop.ui.appearance.look import Look, Tint
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.tabs.titles import tab_titles
from cusyn_desktop.ui.widgets.labels import repolish

_ICONS = {
    TabKey.DATASETS: Icon.DATASETS,
    TabKey.USERS: Icon.USERS,
    TabKey.POOLS: Icon.POOLS,
    TabKey.SYNTHESIS: Icon.SYNTHESIS,
    TabKey.RELEASES: Icon.RELEASES,
    TabKey.AUDIT: Icon.AUDIT,
}
_ICON_TAB_PX = 38
_DOT_PX = 3.5
_DOT_ABOVE_MIDDLE_PX = 9


class TabStyle(Enum):
    """What is seen of the tabs, from the widest to the narrowest.

    Attributes:
        WHOLE: Icon and title.
        PLAIN: The title.
        TIGHT: The title, and the tabs stand closer together.
        SHORT: The icon, and the title of the tab that is shown.
    """

    WHOLE = auto()
    PLAIN = auto()
    TIGHT = auto()
    SHORT = auto()


_DOT_FROM_RIGHT_PX = {TabStyle.WHOLE: 18, TabStyle.PLAIN: 11, TabStyle.TIGHT: 3, TabStyle.SHORT: 11}
"""So that it stands at the corner of the title or, where there is none, of the icon."""


class TabBar(QTabBar):
    """One tab for each page; it shows the keyboard's focus by its ground."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._style = look, TabStyle.WHOLE
        self._marked: set[TabKey] = set()
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setIconSize(QSize(ICON_PX, ICON_PX))
        self.setFont(font(TextStyle.BUTTON))
        self.setAccessibleName(self.tr("Pages"))
        for key, title in tab_titles().items():
            self.setTabData(self.addTab(title), key.value)
        self._show()
        self.currentChanged.connect(self._on_current_changed)

    @property
    def current(self) -> TabKey:
        """The tab that is shown."""
        return tuple(TabKey)[self.currentIndex()]

    @property
    def hidden_px(self) -> int:
        """How much wider it would be with the tabs that a role does not have."""
        hidden = (index for index in range(self.count()) if not self.isTabVisible(index))
        return sum(self.tabSizeHint(index).width() for index in hidden)

    def show_as(self, style: TabStyle) -> None:
        """Show more or less of the tabs."""
        if style is not self._style:
            self._style = style
            self.setProperty("tight", style in (TabStyle.TIGHT, TabStyle.SHORT))
            repolish(self)
            self._show()

    def mark(self, key: TabKey) -> None:
        """Say on a tab that is not shown that a run has ended; opening it takes the mark away."""
        if key is not self.current:
            self._marked.add(key)
            self._show()

    def clear_marks(self) -> None:
        """Nothing has ended: the runs of another workspace are nobody's news here."""
        self._marked.clear()
        self._show()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._show_focus(by_key)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(False)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.accent))
        from_right_px = _DOT_FROM_RIGHT_PX[self._style]
        for key in self._marked:
            tab = self.tabRect(tuple(TabKey).index(key))
            middle = QPointF(tab.right() - from_right_px, tab.center().y() - _DOT_ABOVE_MIDDLE_PX)
            painter.drawEllipse(middle, _DOT_PX, _DOT_PX)

    @override
    def tabSizeHint(self, index: int) -> QSize:
        """Without a title a tab needs no room for one; Qt keeps some between it and the icon."""
        liked = super().tabSizeHint(index)
        return liked if self.tabText(index) else QSize(_ICON_TAB_PX, liked.height())

    def _show_focus(self, shown: bool) -> None:
        self.setProperty("keyboard", shown)
        repolish(self)

    def _show(self) -> None:
        """Give each tab its icon and title, and in full what a pointer or a screen reader is told."""
        short = self._style is TabStyle.SHORT
        for index, (key, title) in enumerate(tab_titles().items()):
            marked = key in self._marked
            told = self.tr("{page}, a run has ended").format(page=title) if marked else title
            has_title = not short or index == self.currentIndex()
            has_icon = short or self._style is TabStyle.WHOLE
            self.setTabText(index, title if has_title else "")
            self.setTabIcon(index, self._icon(key) if has_icon else QIcon())
            self.setTabToolTip(index, told if marked or not has_title else "")
            self.setAccessibleTabName(index, told)
        self.update()

    def _icon(self, key: TabKey) -> QIcon:
        return self._look.icon(_ICONS[key], Tint.MUTED, selected=Tint.ACCENT)

    @Slot(int)
    def _on_current_changed(self) -> None:
        self._marked.discard(self.current)
        self._show()
