"""Where a file goes that somebody brings: into the open workspace, or into one that is made first."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.ui.tabs.base import ImportWish
from cusyn_desktop.ui.window.desk import WorkspaceDesk
from cusyn_desktop.ui.window.entrance import Entrance
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runner

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.files.kinds import FileKind

_TABLE = "table"
_RIGHTS = {
    _TABLE: Right.IMPORT,
    "request": Right.SYNTHESISE,
    "receipt": Right.AUDIT,
    "package": Right.VERIFY,
}
"""What each kind of file needs of whoever brings it."""


class Intake(QObject):
    """Finds out what a file is for, and holds a table back until there is a workspace for it.

    Signals:
        import_wanted: An `ImportWish`, for the workspace that is open now.
        request_wanted: The `Path` of a request, for the form.
        receipt_wanted: The `Path` of a receipt, to be compared with the workspace.
        package_wanted: The `Path` of a release package, to be checked.
        failed: A `CuSynError`: this cannot be used here.
    """

    import_wanted = Signal(object)
    request_wanted = Signal(object)
    receipt_wanted = Signal(object)
    package_wanted = Signal(object)
    failed = Signal(object)

    def __init__(self, desk: WorkspaceDesk, entrance: Entrance, runner: Runner) -> None:
        super().__init__(desk)
        self._desk, self._entrance = desk, entrance
        self._waiting: ImportWish | None = None
        self._recognising = Inquiry(runner, self)
        self._recognising.succeeded.connect(self._on_recognised)
        self._recognising.failed.connect(self.failed)
        entrance.making_declined.connect(self._on_making_declined)

    def bring(self, path: Path) -> None:
        """Use this file for what it is."""
        self._recognising.ask(partial(_recognise, path))

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

    @Slot(object)
    def _on_recognised(self, found: tuple[Path, FileKind]) -> None:
        path, kind = found
        try:
            self._require(path, kind)
        except CuSynError as error:
            self.failed.emit(error)
            return
        if kind == _TABLE:
            self._bring(ImportWish(path))
            return
        wanted = {
            "request": self.request_wanted,
            "receipt": self.receipt_wanted,
            "package": self.package_wanted,
        }
        wanted[kind].emit(path)

    def _require(self, path: Path, kind: FileKind) -> None:
        """Refuse what nobody could use now.

        Raises:
            InputError: There is no workspace to which it could belong.
            MissingRightError: The role of whoever works does not have it.
        """
        workspace = self._desk.workspace
        if workspace is not None:
            workspace.actor.require(_RIGHTS[kind])
        elif kind != _TABLE:
            from cusyn_desktop.services.files.kinds import without_workspace

            raise without_workspace(path)

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


def _recognise(path: Path, control: RunControl) -> tuple[Path, FileKind]:
    from cusyn_desktop.services.files.kinds import kind_of

    control.checkpoint()
    return path, kind_of(path)
