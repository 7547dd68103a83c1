"""Encrypted workspaces: SQLCipher in the dress of `sqlite3`.

The library brings classes of its own, none of them a subclass of those in `sqlite3`. Here its rows and errors
become those that the rest of the store knows, so that no handler has to name both.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import quote

from cusyn_desktop.errors import EncryptedError, StoreError
from cusyn_desktop.store.canonical import Cell
from cusyn_desktop.store.file.keys import Key, is_encrypted

_Values = Sequence[Cell]

INSTALL: Final = 'pip install "cusyn-desktop[encryption]"'


class SealedConnection:
    """What the store asks of `sqlite3.Connection`, of an encrypted file.

    Attributes:
        key: What opens the file.
    """

    def __init__(self, raw: Any, key: Key) -> None:  # noqa: ANN401 - the library has no types
        self._raw = raw
        self.key = key

    @property
    def row_factory(self) -> object:
        """How rows are made: `sqlite3.Row` stands for the library's own, None for tuples."""
        return self._raw.row_factory

    @row_factory.setter
    def row_factory(self, kind: object) -> None:
        self._raw.row_factory = _row_factory(kind)

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return bool(self._raw.in_transaction)

    def execute(self, statement: str, values: _Values = ()) -> "SealedCursor":
        """Run a statement."""
        return self.cursor().execute(statement, values)

    def cursor(self) -> "SealedCursor":
        """A new cursor."""
        return SealedCursor(self._raw.cursor())

    def backup(self, copy: "SealedConnection") -> None:
        """Copy all pages to a file that the same key opens."""
        with_errors(lambda: self._raw.backup(copy._raw))

    def set_authorizer(self, authorise: Callable[..., int]) -> None:
        """Ask before every statement."""
        self._raw.set_authorizer(authorise)

    def set_progress_handler(self, look: Callable[[], int | None] | None, n: int) -> None:
        """Call `look` after every `n` steps of a statement; what it raises ends the statement."""
        self._raw.set_progress_handler(look, n)

    def setconfig(self, *_: object) -> None:
        """The library cannot; the authorizer forbids what this would."""

    def close(self) -> None:
        """Close the file."""
        self._raw.close()


class SealedCursor:
    """What the store asks of `sqlite3.Cursor`."""

    def __init__(self, raw: Any) -> None:  # noqa: ANN401 - the library has no types
        self._raw = raw

    @property
    def row_factory(self) -> object:
        """How rows are made."""
        return self._raw.row_factory

    @row_factory.setter
    def row_factory(self, kind: object) -> None:
        self._raw.row_factory = _row_factory(kind)

    @property
    def lastrowid(self) -> int | None:
        """Id of the newest row."""
        return cast("int | None", self._raw.lastrowid)

    @property
    def description(self) -> tuple[tuple[str, ...], ...]:
        """Name first, of every column."""
        return cast("tuple[tuple[str, ...], ...]", self._raw.description)

    def execute(self, statement: str, values: _Values = ()) -> "SealedCursor":
        """Run a statement."""
        with_errors(lambda: self._raw.execute(statement, values))
        return self

    def __iter__(self) -> Iterator[Any]:
        library = _library()
        try:
            yield from self._raw
        except library.Error as error:
            raise _twin(error) from error

    def fetchone(self) -> Any:  # noqa: ANN401 - a row
        """The next row, or None."""
        return with_errors(self._raw.fetchone)

    def fetchall(self) -> list[Any]:
        """All rows that are left."""
        return cast("list[Any]", with_errors(self._raw.fetchall))


def open_sealed(path: Path, key: Key, *, mode: str, timeout_s: float) -> sqlite3.Connection:
    """Open an encrypted file; an empty one becomes encrypted by its first write.

    Args:
        path: The file.
        key: What opens it.
        mode: `ro` to read alone, `rw` to write.
        timeout_s: How long to wait for a lock.

    Raises:
        EncryptedError: The key does not open it.
        StoreError: SQLCipher is not installed.
        sqlite3.Error: There is no such file.
    """
    db = connection(uri_of(path, mode=mode), key, timeout_s=timeout_s)
    try:
        db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            db.close()
            raise EncryptedError(
                f"The passphrase of {path.name} is wrong. Nothing was opened.", file=path.name
            ) from error
        # anything else comes again with the next statement, where the caller treats it
    return cast("sqlite3.Connection", db)


def refuse_encrypted(path: Path, error: sqlite3.Error) -> None:
    """Say of an encrypted file that was opened without a key what it is, and not that it is no database.

    It is read only then: closing a file lifts the locks that this process holds on it, and on a plain one a
    connection of another thread may hold some.

    Raises:
        EncryptedError: It looks like an encrypted workspace.
    """
    if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB and is_encrypted(path):
        raise EncryptedError(
            f"{path.name} is encrypted. Open it with its passphrase.", file=path.name, needed=True
        ) from error


def uri_of(path: Path, *, mode: str) -> str:
    """The name under which SQLite opens a file: `ro` to read alone, `rw` to write."""
    return f"file:{quote(str(path.resolve()))}?mode={mode}"


def connection(uri: str, key: Key | None, *, timeout_s: float) -> SealedConnection:
    """A connection of the library; without a key it opens plain files.

    Raises:
        StoreError: SQLCipher is not installed.
    """
    library = _library()
    raw = with_errors(lambda: library.connect(uri, uri=True, isolation_level=None, timeout=timeout_s))
    raw.execute("PRAGMA cipher_log_level = NONE")  # or it writes to stderr about every wrong key
    if key is None:
        return SealedConnection(raw, Key(b"", b""))
    raw.execute(f"PRAGMA key = {literal(key)}")
    return SealedConnection(raw, key)


def literal(key: Key) -> str:
    """A key as SQLCipher is handed it: the key itself and the salt, nothing to derive."""
    return f"\"x'{key.secret.hex()}{key.salt.hex()}'\""


def with_errors(call: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the library returns
    """What a call returns; what it raises becomes an error of `sqlite3`."""
    library = _library()
    try:
        return call()
    except library.Error as error:
        raise _twin(error) from error


def _twin(error: Exception) -> sqlite3.Error:
    """The error of `sqlite3` with the same name, text and code."""
    kind: type[sqlite3.Error] = getattr(sqlite3, type(error).__name__, sqlite3.DatabaseError)
    twin = kind(*error.args)
    twin.sqlite_errorcode = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return twin


def _row_factory(kind: object) -> object:
    return _library().Row if kind is sqlite3.Row else kind


def _library() -> Any:  # noqa: ANN401 - the library has no types
    try:
        from sqlcipher3 import dbapi2
    except ImportError as error:
        raise StoreError(
            f"An encrypted workspace needs SQLCipher, which is not installed. Install it by {INSTALL}."
        ) from error
    return dbapi2


def is_missing() -> bool:
    """Whether encrypted workspaces cannot be opened here."""
    try:
        _library()
    except StoreError:
        return True
    return False
