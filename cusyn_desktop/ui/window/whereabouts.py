"""Where somebody left off: the workspace that was open last, and which of its pages was shown."""

from PySide6.QtCore import QObject, Slot

from cusyn_desktop.ui.settings import Settings, Visit
from cusyn_desktop.ui.tabs.base import TabKey
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.tab_row import TabRow
from cusyn_desktop.workers.tasks import OpenedWorkspace


class Whereabouts(QObject):
    """Remembers the page of each workspace; the demo is thrown away, so nothing of it is kept."""

    def __init__(self, settings: Settings, desk: WorkspaceDesk, row: TabRow) -> None:
        super().__init__(row)
        self._settings, self._desk, self._row = settings, desk, row
        self._arrived: OpenedWorkspace | None = None
        row.tab_chosen.connect(self._on_tab_chosen)

    @property
    def last(self) -> Visit | None:
        """The workspace that was open last; its file may be gone."""
        return next(iter(self._settings.visits), None)

    def arrive(self, opened: OpenedWorkspace) -> None:
        """Show the page on which the workspace was left; a new one and the demo begin with the first page."""
        begins = opened.is_new or opened.is_demo
        page = "" if begins else self._settings.page_of(opened.workspace.path)
        self._row.choose(TabKey(page) if page in tuple(TabKey) else TabKey.DATASETS)
        self._arrived = opened
        self._on_tab_chosen()

    @Slot()
    def _on_tab_chosen(self) -> None:
        current = self._desk.current
        if current is not None and current is self._arrived and not current.is_demo:
            self.keep()

    def keep(self) -> None:
        """Remember the page that is shown; of the demo, too, where the window is about to start anew."""
        if self._desk.path is not None:
            self._settings.remember(self._desk.path, page=self._row.current.value)
