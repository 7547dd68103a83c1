"""How a table of one's own gets in: into the open workspace, or into one that is made first."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.ui.tabs.base import ImportWish
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.entrance import Entrance


class Intake(QObject):
    """Holds back what is to be imported until there is a workspace for it.

    Signals:
        import_wanted: An `ImportWish`, for the workspace that is open now.
    """

    import_wanted = Signal(object)

    def __init__(self, desk: WorkspaceDesk, entrance: Entrance) -> None:
        super().__init__(desk)
        self._desk, self._entrance = desk, entrance
        self._waiting: ImportWish | None = None
        entrance.making_declined.connect(self._on_making_declined)

    def bring(self, path: Path) -> None:
        """Import this file."""
        self._bring(ImportWish(path))

    @Slot()
    def choose(self) -> None:
        """Import a file that the person picks."""
        self._bring(ImportWish())

    @Slot()
    def choose_own(self) -> None:
        """The same after the tour: a table of one's own does not belong into the demo."""
        if self._desk.current is not None and self._desk.current.is_demo:
            self._make_for(ImportWish())
        else:
            self.choose()

    def arrive(self) -> bool:
        """A workspace is open; whether something waited for it."""
        wish, self._waiting = self._waiting, None
        if wish is not None:
            self.import_wanted.emit(wish)
        return wish is not None

    def _bring(self, wish: ImportWish) -> None:
        if self._desk.workspace is not None:
            self.import_wanted.emit(wish)
        else:
            self._make_for(wish)

    def _make_for(self, wish: ImportWish) -> None:
        self._waiting = wish
        self._entrance.make()

    @Slot()
    def _on_making_declined(self) -> None:
        self._waiting = None
