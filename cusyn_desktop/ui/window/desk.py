"""Opens, makes and checks workspaces in the background, and knows which one is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from cusyn_desktop.control import Progress
from cusyn_desktop.errors import CuSynError, EncryptedError, SignInError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.workers.inquiry import Inquiry
from cusyn_desktop.workers.runner import Runners
from cusyn_desktop.workers.tasks import OpenedWorkspace, counting, making_demo, opening, verifying

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.file.keys import Key


class WorkspaceDesk(QObject):
    """The one place that changes which workspace is open.

    Attributes:
        current: The open workspace with what locks it, or None.
        key: Of the encrypted workspace that is open or being opened, or None.

    Signals:
        opened: An `OpenedWorkspace`.
        passphrase_wanted: The `Path` of a workspace that is encrypted.
        sign_in_wanted: The `Path` of a workspace that has accounts.
        closed: None is open any more.
        counted: `WorkspaceFacts` of the open workspace.
        verified: A `VerificationReport` of the open workspace.
        verifying: `Progress` of checking it; None when that was stopped.
        failed: A `CuSynError`; what was open before stays open.
        progressed: `Progress` of making the demo.
        rested: Nothing is being opened or made any more.
    """

    opened = Signal(object)
    passphrase_wanted = Signal(object)
    sign_in_wanted = Signal(object)
    closed = Signal()
    counted = Signal(object)
    verified = Signal(object)
    verifying = Signal(object)
    failed = Signal(object)
    progressed = Signal(object)
    rested = Signal()

    def __init__(self, runners: Runners, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.current: OpenedWorkspace | None = None
        self.key: Key | None = None
        self._path = Path()
        self._opening = Inquiry(runners.store, self)
        self._making = Inquiry(runners.compute, self)
        self._counting = Inquiry(runners.store, self)
        self._verifying = Inquiry(runners.store, self)
        for inquiry in (self._opening, self._making):
            inquiry.succeeded.connect(self.take)
            inquiry.failed.connect(self._on_failed)
            inquiry.finished.connect(self.rested)
        self._making.progressed.connect(self._on_progressed)
        self._counting.succeeded.connect(self.counted)
        self._counting.failed.connect(self.failed)
        self._verifying.succeeded.connect(self.verified)
        self._verifying.failed.connect(self.failed)
        self._verifying.progressed.connect(self.verifying)
        self._verifying.cancelled.connect(self._on_verifying_stopped)

    @property
    def workspace(self) -> Workspace | None:
        """The open workspace."""
        return self.current.workspace if self.current else None

    @property
    def path(self) -> Path | None:
        """The file of the open workspace."""
        return self.current.workspace.path if self.current else None

    @property
    def busy(self) -> bool:
        """Whether a workspace is being opened or made."""
        return self._opening.pending or self._making.pending

    def open(self, path: Path) -> None:
        """Open a workspace; where it is encrypted or has accounts, a signal asks for what is missing."""
        self._path, self.key = path, self._key_known_for(path)
        self._opening.ask(opening(path, key=self.key))

    def _key_known_for(self, path: Path) -> Key | None:
        """The key of the workspace that is open, if it is opened once more.

        Without it the file would be read to find out whether it is encrypted, and closing it then would lift
        the locks that a run holds on it.
        """
        known = self.workspace
        if known is None or not (path.exists() and known.path.exists()):
            return None
        return known.key if path.samefile(known.path) else None

    @Slot(object)
    def unlock(self, key: Key) -> None:
        """Open the workspace whose passphrase was wanted."""
        self.key = key
        self._opening.ask(opening(self._path, key=key))

    def make_demo(self, path: Path) -> None:
        """Make a workspace with made-up people and open it."""
        self._making.ask(making_demo(path))

    def close(self) -> None:
        """Close the workspace; the file needs nothing."""
        self.current = self.key = None
        self.closed.emit()

    @Slot()
    def sign_in_again(self) -> None:
        """Close the workspace and ask who works in it; nothing happens where none is open."""
        if self.current is not None:
            path = self.current.workspace.path
            self.close()
            self.open(path)

    def count(self) -> None:
        """Count again what there is of each kind."""
        if self.workspace is not None:
            self._counting.ask(counting(self.workspace))

    def verify(self) -> None:
        """Check the audit log, the ledger and the pools, for whoever may see what that finds."""
        if self.workspace is not None and self.workspace.actor.may(Right.VERIFY):
            self._verifying.ask(verifying(self.workspace))

    @Slot()
    def stop_verifying(self) -> None:
        """Give up the check that runs."""
        self._verifying.cancel()

    @Slot()
    def _on_verifying_stopped(self) -> None:
        self.verifying.emit(None)

    @Slot(object)
    def take(self, opened: OpenedWorkspace) -> None:
        """A workspace was opened, here or by somebody who signed in, or was made."""
        self.current, self.key = opened, opened.workspace.key
        self.opened.emit(opened)

    @Slot(object)
    def _on_failed(self, error: CuSynError) -> None:
        if isinstance(error, EncryptedError) and error.details.get("needed"):
            self.passphrase_wanted.emit(self._path)
        elif isinstance(error, SignInError) and error.details.get("needed"):
            self.sign_in_wanted.emit(self._path)
        else:
            self.failed.emit(error)

    @Slot(object)
    def _on_progressed(self, progress: Progress) -> None:
        self.progressed.emit(progress)
