"""Release packages: what they say of the workspace, and whether their files are what they were."""

import json
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

from cusyn_desktop.store.verify.ledger import newest_entry, spent_at
from cusyn_desktop.store.verify.report import UNREADABLE, Fault, Finding, finding

_STATEMENT: Final = "privacy.json"
_LARGEST_STATEMENT: Final = 64 << 20
_LARGEST_FILE: Final = 8 << 30
_BLOCK: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class PackageReport:
    """What verifying one release package found.

    Attributes:
        path: The folder or zip file.
        findings: One for each check.
    """

    path: Path
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether every check holds."""
        return all(one.ok for one in self.findings)


@dataclass(frozen=True, slots=True)
class _Statement:
    """What `privacy.json` says that can be compared with a workspace."""

    workspace: str
    entry: int
    head: str
    spent: int
    release: str
    table_sha256: str
    schema_sha256: str
    files: dict[str, str]
    user_spent: int | None
    rows: frozenset[str]

    @classmethod
    def read(cls, package: "_Package") -> "_Statement":
        facts = json.loads(b"".join(package.blocks(_STATEMENT, _LARGEST_STATEMENT)))
        chain, release = facts["chain"], facts["release"]
        return cls(
            workspace=chain["workspace"],
            entry=int(chain["entry"]),
            head=chain["head"],
            spent=int(chain["dataset_spent_pico_rho"]),
            release=release["id"],
            table_sha256=release["table_sha256"],
            schema_sha256=chain["schema_sha256"],
            files=dict(facts["files"]),
            user_spent=chain.get("user_spent_pico_rho"),
            rows=frozenset(chain.get("dataset_rows", ())),
        )


def check_package(db: sqlite3.Connection, path: Path) -> PackageReport:
    """Compare a release package with the workspace that it names."""
    try:
        package = _opened(path)
        statement = _Statement.read(package)
    except UNREADABLE as error:
        text = f"The package has no {_STATEMENT} that can be read ({type(error).__name__})."
        return PackageReport(path, (Finding("statement", False, text),))
    checks: tuple[tuple[str, Callable[[], str]], ...] = (
        ("files", lambda: _check_files(package, statement)),
        ("workspace", lambda: _check_workspace(db, statement)),
        ("entry", lambda: _check_entry(db, statement)),
        ("spent", lambda: _check_spent(db, statement)),
        ("release", lambda: _check_release(db, statement)),
    )
    return PackageReport(path, tuple(finding(name, check) for name, check in checks))


class _Package(Protocol):
    """A folder or a zip file; names are never paths."""

    def names(self) -> set[str]: ...

    def blocks(self, name: str, limit: int) -> Iterator[bytes]: ...


class _Folder:
    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> set[str]:
        return {file.name for file in self._path.iterdir()}

    def blocks(self, name: str, limit: int) -> Iterator[bytes]:
        with (self._path / name).open("rb") as file:
            yield from _limited(iter(lambda: file.read(_BLOCK), b""), limit)


class _Zip:
    def __init__(self, path: Path) -> None:
        self._path = path
        with zipfile.ZipFile(path) as archive:
            self._members = {Path(name).name: name for name in archive.namelist() if not name.endswith("/")}

    def names(self) -> set[str]:
        return set(self._members)

    def blocks(self, name: str, limit: int) -> Iterator[bytes]:
        with zipfile.ZipFile(self._path) as archive, archive.open(self._members[name]) as file:
            yield from _limited(iter(lambda: file.read(_BLOCK), b""), limit)


def _opened(path: Path) -> _Package:
    return _Folder(path) if path.is_dir() else _Zip(path)


def _limited(blocks: Iterator[bytes], limit: int) -> Iterator[bytes]:
    """The blocks of a file, but no more than a reader can be asked to bear."""
    size = 0
    for block in blocks:
        size += len(block)
        if size > limit:
            raise ValueError("too large")
        yield block


def _check_files(package: _Package, statement: _Statement) -> str:
    """Every file is what the statement says, and there is none beside."""
    names = package.names() - {_STATEMENT}
    for name in sorted(names ^ set(statement.files)):
        raise Fault(f"{name} is missing." if name in statement.files else f"{name} does not belong to it.")
    for name, expected in sorted(statement.files.items()):
        digest = sha256()
        for block in package.blocks(name, _LARGEST_FILE):
            digest.update(block)
        if digest.hexdigest() != expected:
            raise Fault(f"{name} was changed after the export.")
    return f"{len(names)} files are as they were exported."


def _check_workspace(db: sqlite3.Connection, statement: _Statement) -> str:
    (workspace,) = db.execute("SELECT value FROM meta WHERE name = 'workspace_id'").fetchone()
    if workspace != statement.workspace:
        raise Fault("The package comes from another workspace.")
    return "The package comes from this workspace."


def _check_entry(db: sqlite3.Connection, statement: _Statement) -> str:
    """The log still has the entry that was its newest when the package was written."""
    seq = statement.entry
    row = db.execute("SELECT hash FROM audit WHERE seq = ?", (seq,)).fetchone()
    if row is None:
        raise Fault(f"The log ends before entry {seq}, which the package has seen: it is an older copy.", seq)
    if row[0].hex() != statement.head:
        raise Fault(f"Entry {seq} is not the one that the package has seen.", seq)
    return f"Entry {seq} is the one that the package has seen."


def _check_spent(db: sqlite3.Connection, statement: _Statement) -> str:
    """The pools of dataset and user had spent what the package says."""
    row = db.execute(_POOLS, (_spend_of(statement),)).fetchone()
    if row is None:
        raise Fault(f"The ledger has no spend {statement.release}.")
    pool, user_pool = row
    spent = spent_at(db, until=statement.entry)
    if spent[pool] != statement.spent or newest_entry(db) < statement.entry:
        raise Fault(
            "The pool of the dataset had spent another amount than the package says.", statement.entry
        )
    if statement.user_spent is not None and spent[user_pool] != statement.user_spent:
        raise Fault("The pool of the user had spent another amount than the package says.", statement.entry)
    if statement.rows and statement.rows != _rows_of(db, pool, until=statement.entry):
        raise Fault("The pool is that of other tables than the package says.", statement.entry)
    return "The pool of the dataset had spent what the package says."


_POOLS: Final = """
    SELECT datasets.pool, users.pool FROM spends JOIN datasets ON datasets.id = spends.dataset
    JOIN users ON users.id = spends.user WHERE spends.id = ?
"""


def _rows_of(db: sqlite3.Connection, pool: int, *, until: int) -> set[str]:
    """Fingerprints of the tables whose pool it was when the log had a certain length."""
    query = "SELECT fingerprint FROM datasets WHERE pool = ? AND entry <= ?"
    return {fingerprint for (fingerprint,) in db.execute(query, (pool, until))}


def _check_release(db: sqlite3.Connection, statement: _Statement) -> str:
    row = db.execute(
        """SELECT csv_sha256, schema_sha256 FROM releases JOIN spends ON spends.id = releases.spend
        JOIN datasets ON datasets.id = spends.dataset WHERE releases.spend = ?""",
        (_spend_of(statement),),
    ).fetchone()
    if row is None:
        raise Fault(f"The workspace has no release {statement.release}.")
    if tuple(row) != (statement.table_sha256, statement.schema_sha256):
        raise Fault(f"The workspace has another table or schema for {statement.release}.")
    return f"{statement.release} is stored in the workspace."


def _spend_of(statement: _Statement) -> int:
    return int(statement.release.removeprefix("R-"))
