"""A disk in memory whose power can be cut, and SQLite on it as the store expects it (needs apsw).

What was written since the last sync lies in sectors of 512 bytes, each of which is lost with probability one
half; what files were made and removed since the folder was synced, from a random one on.
"""

# ruff: noqa: N802 - SQLite asks for these names

import importlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from cusyn_desktop.store.file.database import _PRAGMAS

apsw: Any = importlib.import_module("apsw")

SECTOR: Final = 512
FILE: Final = "w.cusyn"


@dataclass(frozen=True, slots=True)
class Mode:
    """Journal and syncing of a connection."""

    journal: str
    synchronous: str

    def __str__(self) -> str:
        return f"{self.journal}/{self.synchronous}"


class _File:
    """Bytes as programs see them, and as they are on the platter."""

    def __init__(self, *, syncs_folder: bool, stored: bytes = b"") -> None:
        self.seen = bytearray(stored)
        self.stored = bytearray(stored)
        self.pending: list[tuple[int, bytes | None]] = []
        self.syncs_folder = syncs_folder

    def write(self, data: bytes, offset: int) -> None:
        _put(self.seen, data, offset)
        start = offset
        while start < offset + len(data):
            end = min((start // SECTOR + 1) * SECTOR, offset + len(data))
            self.pending.append((start, data[start - offset : end - offset]))
            start = end

    def truncate(self, size: int) -> None:
        del self.seen[size:]
        self.pending.append((size, None))

    def sync(self) -> None:
        self.stored = bytearray(self.seen)
        self.pending.clear()

    def after_cut(self, chance: random.Random) -> bytes:
        content = bytearray(self.stored)
        for offset, data in self.pending:
            if chance.random() < 0.5:
                if data is None:
                    del content[offset:]
                else:
                    _put(content, data, offset)
        return bytes(content)


def _put(content: bytearray, data: bytes, offset: int) -> None:
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    content[offset : offset + len(data)] = data


@dataclass
class Disk:
    """A folder of files, and the moment at which the power goes.

    Attributes:
        files: By name, as programs see them.
        stored: By name, as the folder is on the platter.
        pending: Files made (or removed: None) since the folder was synced.
        calls_left: How many more calls change something before the power goes; None means it stays.
        fails_once: Whether, in place of a cut, a single call fails and all is well afterwards.
        calls: How many calls changed something.
    """

    files: dict[str, _File] = field(default_factory=dict)
    stored: dict[str, _File] = field(default_factory=dict)
    pending: list[tuple[str, _File | None]] = field(default_factory=list)
    calls_left: int | None = None
    fails_once: bool = False
    calls: int = 0

    @classmethod
    def of(cls, contents: dict[str, bytes]) -> "Disk":
        """A disk on which everything is synced."""
        files = {name: _File(syncs_folder=False, stored=content) for name, content in contents.items()}
        return cls(files=dict(files), stored=dict(files))

    @property
    def is_cut(self) -> bool:
        """Whether the power has gone."""
        return self.calls_left == 0

    def change(self) -> None:
        """Count a call that changes something.

        Raises:
            apsw.IOError: The power has gone, or this call fails.
        """
        if self.calls_left is not None:
            self.calls_left = max(self.calls_left - 1, 0)
        if self.is_cut:
            if self.fails_once:
                self.calls_left = None
            raise apsw.IOError
        self.calls += 1

    def make(self, name: str, *, syncs_folder: bool) -> None:
        """Make an empty file."""
        self.files[name] = _File(syncs_folder=syncs_folder)
        self.pending.append((name, self.files[name]))

    def remove(self, name: str, *, sync: bool) -> None:
        """Remove a file."""
        del self.files[name]
        self.pending.append((name, None))
        if sync:
            self.sync_folder()

    def sync_folder(self) -> None:
        """Write down which files there are."""
        self.stored = dict(self.files)
        self.pending.clear()

    def after_cut(self, chance: random.Random) -> dict[str, bytes]:
        """What is found when the power is back."""
        names = dict(self.stored)
        for name, file in self.pending[: chance.randint(0, len(self.pending))]:
            if file is None:
                names.pop(name, None)
            else:
                names[name] = file
        return {name: file.after_cut(chance) for name, file in names.items()}


class _Handle:
    """An open file, as SQLite asks for it."""

    def __init__(self, disk: Disk, file: _File) -> None:
        self._disk, self._file = disk, file

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self._file.seen[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._disk.change()
        self._file.write(bytes(data), offset)

    def xTruncate(self, size: int) -> None:
        self._disk.change()
        self._file.truncate(size)

    def xSync(self, _flags: int) -> None:
        self._disk.change()
        self._file.sync()
        if self._file.syncs_folder:  # as SQLite does it with a new journal
            self._disk.sync_folder()
            self._file.syncs_folder = False

    def xFileSize(self) -> int:
        return len(self._file.seen)

    def xLock(self, _level: int) -> None: ...

    def xUnlock(self, _level: int) -> None: ...

    def xClose(self) -> None: ...

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, _op: int, _pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return int(apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE)


class _Vfs(apsw.VFS):  # type: ignore[misc]
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self.vfs_name = f"disk-{id(disk)}"
        super().__init__(self.vfs_name, base="")

    def xOpen(self, name: object, flags: list[int]) -> _Handle:
        wanted = str(name.filename()) if hasattr(name, "filename") else name
        if wanted is None:
            return _Handle(Disk(), _File(syncs_folder=False))
        wanted = str(wanted)
        if wanted not in self._disk.files:
            self._disk.change()
            self._disk.make(wanted, syncs_folder=bool(flags[0] & apsw.SQLITE_OPEN_MAIN_JOURNAL))
        flags[1] = flags[0]
        return _Handle(self._disk, self._disk.files[wanted])

    def xDelete(self, name: str, sync: bool) -> None:
        if name not in self._disk.files:
            raise apsw.IOError
        self._disk.change()
        self._disk.remove(name, sync=sync)

    def xAccess(self, name: str, _flags: int) -> bool:
        return name in self._disk.files

    def xFullPathname(self, name: str) -> str:
        return name


class _Row(tuple[Any, ...]):
    """A row that answers to names, as `sqlite3.Row` does."""

    names: tuple[str, ...]

    def keys(self) -> tuple[str, ...]:
        return self.names

    def __getitem__(self, key: object) -> Any:  # noqa: ANN401 - a cell
        return super().__getitem__(self.names.index(key) if isinstance(key, str) else cast("int", key))


class _Cursor:
    def __init__(self, rows: Sequence[_Row], lastrowid: int) -> None:
        self._rows = iter(rows)
        self.lastrowid = lastrowid

    def __iter__(self) -> Iterator[_Row]:
        return self._rows

    def fetchone(self) -> _Row | None:
        return next(self._rows, None)

    def fetchall(self) -> list[_Row]:
        return list(self._rows)


class Connection:
    """What the store asks of `sqlite3.Connection`, on a simulated disk."""

    def __init__(self, disk: Disk, mode: Mode) -> None:
        self._vfs = _Vfs(disk)
        self._db = apsw.Connection(FILE, vfs=self._vfs.vfs_name)
        for pragma in _PRAGMAS:
            self._db.execute(f"PRAGMA {pragma}").fetchall()
        self._db.execute(f"PRAGMA synchronous = {mode.synchronous}").fetchall()
        self._db.execute(f"PRAGMA journal_mode = {mode.journal}").fetchall()

    def execute(self, statement: str, values: Sequence[object] = ()) -> _Cursor:
        cursor = self._db.cursor()
        rows = []
        for values_found in cursor.execute(statement, tuple(values)):
            row = _Row(values_found)
            row.names = tuple(column[0] for column in cursor.get_description())
            rows.append(row)
        return _Cursor(rows, self._db.last_insert_rowid())

    def cursor(self) -> "Connection":
        return self

    @property
    def in_transaction(self) -> bool:
        return bool(self._db.in_transaction)

    def close(self) -> None:
        self._db.close(True)
        self._vfs.unregister()
