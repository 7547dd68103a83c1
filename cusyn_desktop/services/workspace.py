"""The workspace: one file that holds datasets, users, pools, the ledger, releases and the audit log."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class Workspace:
    """A value that names a workspace file; it may be handed to any thread.

    Attributes:
        path: The file.
        standing: How the file stood to its mark outside, when it was opened; only a current one can spend.
        recovered: Ids of the spends that a crashed run had left open and that `open` recorded as failed.
        voidable: Ids of the reservations that never opened the rows; the custodian may void them.
    """

    path: Path
    standing: Standing = Standing.CURRENT
    recovered: tuple[str, ...] = ()
    voidable: tuple[str, ...] = ()

    @classmethod
    def create(cls, path: Path) -> Workspace:
        """Make a new, empty workspace.

        Raises:
            InputError: There is a file of that name already, or the folder is missing.
            StoreError: The file cannot be written there.
        """
        Store.create(path).close()
        return cls(path)

    @classmethod
    def open(cls, path: Path) -> Workspace:
        """Check an existing workspace and record the runs that a crash had left open as failed.

        Raises:
            InputError: There is no such file.
            StoreError: The file is no workspace, is damaged, or cannot be reached.
            StoreTooNewError: A newer version of the program wrote it.
            StoreTamperedError: The log was changed from outside.
        """
        with Store.open(path) as store:
            store.check()
            found = store.ledger.recover()
            return cls(
                path,
                standing=store.standing,
                recovered=tuple(spend.label for spend in found.failed),
                voidable=tuple(spend.label for spend in found.voidable),
            )

    def store(self) -> Store:
        """A connection for this thread and this call: a context manager."""
        return Store.open(self.path)
