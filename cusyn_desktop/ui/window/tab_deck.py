"""The pages below the tab row: each is made when first needed, and scrolls where the window is small."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QScrollArea, QStackedWidget

from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.dialogs.program.closing import Closing
from cusyn_desktop.ui.tabs.base import Shell, Tab, TabKey
from cusyn_desktop.ui.tabs.registry import load_next
from cusyn_desktop.ui.tabs.titles import TABS, tab_titles
from cusyn_desktop.ui.widgets.scrolling import bring_in_sight

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace

_BETWEEN_READINGS_MS = 30


class TabDeck(QStackedWidget):
    """One page for each tab.

    Signals:
        tab_made: A `Tab` that nobody listens to yet.
        completed: All of them are made, one at a time.
        reading: They are about to be read, or there is no workspace any more.
    """

    tab_made = Signal(object)
    completed = Signal()
    reading = Signal()

    def __init__(self, shell: Shell, make_tab: Callable[[TabKey, Shell], Tab]) -> None:
        super().__init__()
        self._shell, self._make_tab = shell, make_tab
        self._tabs: dict[TabKey, Tab] = {}
        self._pages = {key: self._add_page(title) for key, title in tab_titles().items()}
        self._next = QTimer(self)  # a child, so that none is made once the window is gone
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.make_one_by_one)
        self._to_read: list[Tab] = []
        self._next_reading = QTimer(self)
        self._next_reading.setInterval(_BETWEEN_READINGS_MS)
        self._next_reading.timeout.connect(self._on_next_reading)

    @property
    def tabs(self) -> tuple[Tab, ...]:
        """Those that are made."""
        return tuple(self._tabs.values())

    def tab(self, key: TabKey) -> Tab:
        """A tab; it is made when it is first needed."""
        if key not in self._tabs:
            made = self._make_tab(key, self._shell)
            self._tabs[key] = made
            self.tab_made.emit(made)
            self._pages[key].setWidget(made)
        return self._tabs[key]

    def closing(self, *, typed: str) -> Closing:
        """What closing the window now costs; what was `typed` goes with it and is not lost."""
        prices = joined(tab.cancel_price() for tab in self.tabs)
        losses = joined(tab.loss() for tab in self.tabs)
        return Closing(prices, "" if typed else losses)

    def make_all(self) -> None:
        """Make those that were not needed yet."""
        for key in TabKey:
            self.tab(key)

    @Slot()
    def make_one_by_one(self) -> None:
        """Make one at a time, so that the window answers in between; `completed` follows."""
        missing = [key for key in TabKey if key not in self._tabs]
        if missing:
            if not load_next():  # each module in a turn of its own, too
                self.tab(missing[0])
            self._next.start(0)
        else:
            self.completed.emit()

    def show_item(self, key: TabKey, item: object) -> None:
        """Let a tab show something, without bringing it to the front."""
        self.tab(key).show_item(item)

    def bring(self, key: TabKey) -> None:
        """Show a page; one that has still to read again does so now."""
        tab = self.tab(key)
        if tab in self._to_read:
            self._to_read.remove(tab)
            tab.refresh()
        self.setCurrentWidget(self._pages[key])

    @Slot(object)
    def point_out(self, key: TabKey) -> None:
        """Scroll a page to what somebody has to see of it who is shown around."""
        part = self.tab(key).pointed_out()
        if part is None:
            self._pages[key].verticalScrollBar().setValue(0)
        else:
            bring_in_sight(part)

    def tell(self, workspace: Workspace | None, *, locked: bool = False) -> None:
        """Give the workspace to the tabs that the role has."""
        self.reading.emit()
        for key, tab in self._tabs.items():
            mine = workspace is not None and key in TABS[workspace.actor.role]
            tab.set_workspace(workspace if mine else None, spending_locked=locked)

    def read_again(self, *, told_by: QObject | None = None) -> None:
        """Let the page in front read again now, and the hidden ones one after the other.

        All at once they would answer at once, too, and showing what six pages read is felt.

        Args:
            told_by: The tab that has written something, and shows it already.
        """
        self.reading.emit()
        self._to_read = [tab for tab in self.tabs if tab is not told_by or tab in self._to_read]
        self._to_read.sort(key=Tab.isVisible)
        self._on_next_reading()

    def rest(self) -> None:
        """Read nothing more: the window closes."""
        self._to_read.clear()
        self._next_reading.stop()

    @Slot()
    def _on_next_reading(self) -> None:
        if self._to_read:
            self._to_read.pop().refresh()
        if self._to_read:
            self._next_reading.start()
        else:
            self._next_reading.stop()

    def _add_page(self, title: str) -> QScrollArea:
        page = QScrollArea()
        page.setAccessibleName(title)
        page.setObjectName("page")
        page.setWidgetResizable(True)
        self.addWidget(page)
        return page
