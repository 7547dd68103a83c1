"""The workspace: one file that holds datasets, users, pools, the ledger, releases and the audit log."""

from __future__ import annotations

from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class Workspace:
    """A value that names a workspace file; it may be handed to any thread.

    Attributes:
        path: The file.
        recovered: Ids of the spends that a crashed run had left open and that `open` recorded as failed.
    """

    path: Path
    recovered: tuple[str, ...] = ()

    @classmethod
    def create(cls, path: Path) -> Workspace:
        """Make a new, empty workspace.

        Raises:
            InputError: There is a file of that name already, or the folder is missing.
            StoreError: The file cannot be written there.
        """
        raise NotImplementedError

    @classmethod
    def open(cls, path: Path) -> Workspace:
        """Check an existing workspace and record the runs that a crash had left open as failed.

        Raises:
            InputError: There is no such file.
            StoreError: The file is no workspace, is damaged, or cannot be reached.
            StoreTooNewError: A newer version of the program wrote it.
            StoreTamperedError: The log was changed from outside, or an old copy was put back.
        """
        raise NotImplementedError

    def store(self) -> AbstractContextManager[Store]:
        """A connection for this thread and this call."""
        raise NotImplementedError
