"""Every way out of the open workspace into another one, and what asks first where a typed request is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.ui.dialogs.files.files import WORKSPACE_SUFFIX, FileChooser
from cusyn_desktop.ui.dialogs.program.closing import LeavingDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cusyn_desktop.ui.appearance.look import Look
    from cusyn_desktop.ui.window.desk import WorkspaceDesk
    from cusyn_desktop.ui.window.entrance import Entrance
    from cusyn_desktop.ui.window.intake import Intake
    from cusyn_desktop.ui.window.tab_deck import TabDeck
    from cusyn_desktop.ui.window.whereabouts import Whereabouts


class Opening(QObject):
    """Opens, makes and closes workspaces for the window's actions, and takes files in.

    Attributes:
        question: The newest question whether a request may be lost, or None.

    Signals:
        begun: Something is being opened: what was said of things before is over.
        demo_begun: The demo is being made.
    """

    begun = Signal()
    demo_begun = Signal()

    def __init__(
        self,
        look: Look,
        files: FileChooser,
        *,
        desk: WorkspaceDesk,
        deck: TabDeck,
        places: Whereabouts,
        entrance: Entrance,
        intake: Intake,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look, self._files, self._window = look, files, window
        self._desk, self._deck, self._places = desk, deck, places
        self._entrance, self._intake = entrance, intake
        self.question: LeavingDialog | None = None

    @Slot(object)
    def open_path(self, path: Path) -> None:
        """Open a workspace, or use a table, request, receipt or package for what it is."""
        self.begun.emit()
        if path.suffix != WORKSPACE_SUFFIX:
            self._intake.bring(path)
        elif self._desk.path is not None and self._desk.path.absolute() == path.absolute():
            self._desk.open(path)  # the same once more: what is typed stays
        else:
            self._leave_for(partial(self._desk.open, path), self.tr("Open the Other"))

    @Slot()
    def choose(self) -> None:
        """Open the workspace that the person picks."""
        path = self._files.workspace_to_open(self._window)
        if path is not None:
            self.open_path(path)

    @Slot()
    def open_last(self) -> None:
        """Open the workspace that was open last."""
        if self._places.last is not None:
            self.open_path(self._places.last.path)

    @Slot()
    def make(self) -> None:
        """Make a new workspace."""
        self._leave_for(self._entrance.make, self.tr("Make a New One"))

    @Slot()
    def open_demo(self) -> None:
        """Make a workspace of made-up people in a folder of its own, and get ready to ask for a table."""
        self.begun.emit()
        self._leave_for(self._make_demo, self.tr("Open the Demo"))

    @Slot()
    def close(self) -> None:
        """Close the workspace."""
        self._leave_for(self._desk.close, self.tr("Close and Lose It"))

    def _make_demo(self) -> None:
        folder = Path(mkdtemp(prefix="cusyn-demo-"))
        self.demo_begun.emit()
        self._desk.make_demo(folder / f"demo{WORKSPACE_SUFFIX}")

    def _leave_for(self, go: Callable[[], None], leave: str) -> None:
        """Go on at once where nothing typed is lost, else once the person agrees."""
        loss = self._deck.closing(typed="").loss
        if not loss:
            go()
            return
        self.question = LeavingDialog(
            self._look,
            title=self.tr("Leave this request?"),
            text=loss,
            leave=leave,
            stay=self.tr("Keep Working"),
            parent=self._window,
        )
        self.question.accepted.connect(go)
        self.question.open()
