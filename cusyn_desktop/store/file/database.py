"""Connections to the workspace file, with the settings that keep a committed spend through a power cut."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from cusyn_desktop.errors import StoreError, reason_of
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.sealed import open_sealed, refuse_encrypted, uri_of

BUSY_TIMEOUT_MS: Final = 10_000
_LOCK_ATTEMPTS: Final = 6

_PRAGMAS: Final = (
    "synchronous = EXTRA",
    "foreign_keys = ON",
    "recursive_triggers = ON",  # or INSERT OR REPLACE gets past the triggers against DELETE
    "trusted_schema = OFF",
    "cell_size_check = ON",
    f"busy_timeout = {BUSY_TIMEOUT_MS}",
    "mmap_size = 0",
    "temp_store = MEMORY",
)

_FORBIDDEN: Final = frozenset(
    {
        sqlite3.SQLITE_UPDATE,
        sqlite3.SQLITE_DELETE,
        sqlite3.SQLITE_DROP_TABLE,
        sqlite3.SQLITE_DROP_TRIGGER,
        sqlite3.SQLITE_DROP_INDEX,
        sqlite3.SQLITE_DROP_VIEW,
        sqlite3.SQLITE_ALTER_TABLE,
        sqlite3.SQLITE_ATTACH,
    }
)
"""What nothing in this program does to a workspace: all tables are append-only."""


def connect(path: Path, *, mode: Literal["ro", "rw"] = "rw", key: Key | None = None) -> sqlite3.Connection:
    """Open an existing file for the calling thread.

    Transactions are explicit (`isolation_level=None`); rows answer to the names of their columns.

    Args:
        path: An existing file; none is made.
        mode: `ro` to read alone.
        key: Of an encrypted file.

    Raises:
        EncryptedError: The file is encrypted, and there is no key or a wrong one.
        StoreError: The file cannot be opened, is no database, or refuses the rollback journal.
    """
    with store_errors(path):
        db = opened(path, key, mode=mode)
    try:
        with store_errors(path):
            configure(db, mode)
    except BaseException:
        db.close()
        raise
    return db


def opened(path: Path, key: Key | None, *, mode: str) -> sqlite3.Connection:
    """A connection as it comes, to a plain file or with the key of an encrypted one.

    Raises:
        EncryptedError: The file is encrypted, and the key is a wrong one.
        sqlite3.Error: The file cannot be opened.
    """
    timeout_s = BUSY_TIMEOUT_MS / 1000
    if key is not None:
        return open_sealed(path, key, mode=mode, timeout_s=timeout_s)
    uri = uri_of(path, mode=mode)
    return sqlite3.connect(uri, uri=True, isolation_level=None, timeout=timeout_s)


def configure(db: sqlite3.Connection, mode: str) -> None:
    """Set what every connection to a workspace has set.

    Raises:
        StoreError: The file refuses the rollback journal.
        sqlite3.Error: The file cannot be read.
    """
    db.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    if sys.platform == "darwin":
        db.execute("PRAGMA fullfsync = ON")
    if mode == "rw":
        (journal,) = db.execute("PRAGMA journal_mode = TRUNCATE").fetchone()
        if journal != "truncate":
            raise StoreError("The workspace is in use by a tool that keeps it from being written safely.")


def forbid_changes(db: sqlite3.Connection) -> None:
    """From now on this connection refuses every statement that would change or remove a row or a rule."""

    def authorise(action: int, *_: object) -> int:
        return sqlite3.SQLITE_DENY if action in _FORBIDDEN else sqlite3.SQLITE_OK

    db.set_authorizer(authorise)
    if sys.version_info >= (3, 12):
        db.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)


@contextmanager
def writing(
    db: sqlite3.Connection, *, kind: Literal["IMMEDIATE", "EXCLUSIVE"] = "IMMEDIATE"
) -> Iterator[None]:
    """Hold the write lock from the first read on, so that what was read stays true."""
    _begin(db, kind)
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _begin(db: sqlite3.Connection, kind: str) -> None:
    """Wait for the lock as long as it takes other windows to finish; SQLite's own wait is not fair."""
    for _ in range(_LOCK_ATTEMPTS - 1):
        try:
            db.execute(f"BEGIN {kind}")
        except sqlite3.OperationalError as error:
            if not _is_busy(error):
                raise
        else:
            return
    db.execute(f"BEGIN {kind}")


@contextmanager
def reading(db: sqlite3.Connection) -> Iterator[None]:
    """See one and the same state through several reads."""
    if db.in_transaction:
        yield
        return
    db.execute("BEGIN")
    try:
        yield
    finally:
        db.execute("ROLLBACK")


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite and the disk may say into a sentence.

    A broken rule (`IntegrityError`, `ProgrammingError`) is a bug and passes unchanged.

    Raises:
        EncryptedError: The file is encrypted, and was opened without a key.
        StoreError: The file cannot be read or written.
    """
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.ProgrammingError):
        raise
    except sqlite3.Error as error:
        refuse_encrypted(path, error)
        raise StoreError(_sentence(path, error), file=path.name, code=_code(error)) from error
    except OSError as error:
        raise StoreError(
            f"{path.name} cannot be reached: {reason_of(error)}. Put that right and try again.",
            file=path.name,
        ) from error


SENTENCES: Final = {
    sqlite3.SQLITE_NOTADB: "is not a CuSyn workspace. Choose a file that ends in .cusyn.",
    sqlite3.SQLITE_CORRUPT: "is damaged and cannot be read. Put back a backup; what it lacks stays spent.",
    sqlite3.SQLITE_BUSY: "is being written by another window. Try again when that has finished.",
    sqlite3.SQLITE_READONLY: "cannot be written. Allow writing to the file and its folder.",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full. Make room and try again. Nothing was changed.",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened. Check that it exists and that its folder can be written.",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk reports an error. Nothing was changed. Check "
    "the disk, then try again.",
    sqlite3.SQLITE_ERROR: "cannot be used as it is. It may have been changed by another tool.",
}
"""What SQLite says by its primary result code; the last one stands for all others."""


def _code(error: sqlite3.Error) -> int:
    """The primary result code; the bits above the lowest eight only refine it."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _is_busy(error: sqlite3.Error) -> bool:
    return _code(error) == sqlite3.SQLITE_BUSY


def _sentence(path: Path, error: sqlite3.Error) -> str:
    return f"{path.name} {SENTENCES.get(_code(error), SENTENCES[sqlite3.SQLITE_ERROR])}"


def check_pages(db: sqlite3.Connection, path: Path) -> None:
    """Let SQLite check its pages and all foreign keys.

    Raises:
        StoreError: Something is damaged.
    """
    with store_errors(path):
        faults = [row[0] for row in db.execute("PRAGMA integrity_check(1)")]
        orphans = db.execute("PRAGMA foreign_key_check").fetchall()
    if faults != ["ok"] or orphans:
        raise StoreError(
            f"{path.name} is damaged. Put back a backup; what it lacks stays spent.", file=path.name
        )
