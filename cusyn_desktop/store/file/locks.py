"""Locks that the operating system lets go of when a process dies, however it dies."""

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from cusyn_desktop.errors import StoreError, reason_of

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_for_lock(handle: int) -> None:
        while True:
            try:
                msvcrt.locking(handle, msvcrt.LK_LOCK, 1)
            except OSError:  # after ten seconds
                continue
            return

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _wait_for_lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


@contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Wait for the lock of a file, which is made where it is missing and stays."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _wait_for_lock(handle)
        yield
    finally:
        os.close(handle)


class RunLock:
    """Held for the whole of one run, so that no other window takes it for crashed.

    ```python
    with RunLock(workspace, token) as run:
        spend = store.ledger.reserve(order, run=run)
        ...
    ```

    Attributes:
        token: Names the run; the same token is never reserved twice.
    """

    def __init__(self, workspace: Path, token: str) -> None:
        self.token = token
        self._path = _lock_path(workspace, token)
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock now."""
        return self._handle is not None

    def __enter__(self) -> Self:
        """Take the lock.

        Raises:
            StoreError: The same run goes on in another window, or the folder cannot be written.
        """
        try:
            self._handle = _take(self._path)
        except OSError as error:
            raise StoreError(
                f"The folder {self._path.parent} cannot be written: {reason_of(error)}. Put that right and "
                "ask again. Nothing was spent."
            ) from error
        if self._handle is None:
            raise StoreError("This run goes on in another window. Wait for it to finish.")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the lock and remove its file."""
        if self._handle is not None:
            _drop(self._path, self._handle)
            self._handle = None


def is_running(workspace: Path, token: str) -> bool:
    """Whether some process, this one included, holds the lock of a run."""
    path = _lock_path(workspace, token)
    if not path.exists():
        return False  # a run makes its file before it is reserved
    try:
        handle = _take(path)
    except PermissionError:
        return True  # somebody else's file: nobody can tell that their run is gone
    if handle is None:
        return True
    _drop(path, handle)
    return False


def _lock_path(workspace: Path, token: str) -> Path:
    """Beside the workspace; the token may be any text, so its hash gives the name."""
    folder, name = workspace.resolve().parent, workspace.resolve().name
    return folder / f".{name}.{hashlib.sha256(token.encode()).hexdigest()[:16]}.run"


def _take(path: Path) -> int | None:
    """An open handle that holds the lock, or None while somebody else has it."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _try_lock(handle):
            os.close(handle)
            return None
        if _still_there(path, handle):
            return handle
        os.close(handle)  # its holder removed the file between our two steps


def _still_there(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _drop(path: Path, handle: int) -> None:
    """Remove the file while the lock is held; Windows can remove it only afterwards."""
    with suppress(OSError):
        path.unlink()
    os.close(handle)
    if sys.platform == "win32":
        with suppress(OSError):
            path.unlink()
