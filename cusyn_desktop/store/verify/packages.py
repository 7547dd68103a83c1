"""Release packages: what they say of the workspace, and whether their files are what they were."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from cusyn_desktop.store.verify.ledger import newest_entry, newest_number, spent_at
from cusyn_desktop.store.verify.lost import acceptance_of, check_counted, check_origin, knows_entry
from cusyn_desktop.store.verify.report import UNREADABLE, Fault, Finding, finding, readable
from cusyn_desktop.store.verify.statement import STATEMENT, Package, Statement, opened

_LARGEST_FILE: Final = 8 << 30


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


def check_package(db: sqlite3.Connection, path: Path) -> PackageReport:
    """Compare a release package with the workspace that it names."""
    try:
        package = opened(path)
        statement = Statement.read(package)
    except UNREADABLE as error:
        text = f"The package has no {STATEMENT} that can be read ({type(error).__name__})."
        return PackageReport(path, (Finding("statement", False, text),))
    checks: tuple[tuple[str, Callable[[], str]], ...] = (
        ("files", lambda: _check_files(package, statement)),
        ("workspace", lambda: _check_workspace(db, statement)),
        *_checks_of_log(db, statement),
    )
    return PackageReport(path, tuple(finding(name, check) for name, check in checks))


def _checks_of_log(db: sqlite3.Connection, statement: Statement) -> tuple[tuple[str, Callable[[], str]], ...]:
    """What the log must say; of entries that an accepted copy lost it can say less."""
    lost_by = readable(lambda: acceptance_of(db, statement), None)
    if lost_by is not None:
        return (
            ("entry", lambda: check_origin(db, statement, lost_by)),
            ("spent", lambda: check_counted(db, statement)),
        )
    return (
        ("entry", lambda: _check_entry(db, statement)),
        ("spent", lambda: _check_spent(db, statement)),
        ("release", lambda: _check_release(db, statement)),
    )


def _check_files(package: Package, statement: Statement) -> str:
    """Every file is what the statement says, and there is none beside."""
    names = package.names() - {STATEMENT}
    for name in sorted(names ^ set(statement.files)):
        raise Fault(f"{name} is missing." if name in statement.files else f"{name} does not belong to it.")
    for name, expected in sorted(statement.files.items()):
        digest = sha256()
        for block in package.blocks(name, _LARGEST_FILE):
            digest.update(block)
        if digest.hexdigest() != expected:
            raise Fault(f"{name} was changed after the export.")
    return f"{len(names)} files are as they were exported."


def _check_workspace(db: sqlite3.Connection, statement: Statement) -> str:
    (workspace,) = db.execute("SELECT value FROM meta WHERE name = 'workspace_id'").fetchone()
    if workspace != statement.workspace:
        raise Fault("The package comes from another workspace.")
    return "The package comes from this workspace."


def _check_entry(db: sqlite3.Connection, statement: Statement) -> str:
    """The log still has the entry that was its newest when the package was written."""
    seq = statement.entry
    if newest_entry(db) < seq:
        raise Fault(f"The log ends before entry {seq}, which the package has seen: it is an older copy.", seq)
    if not knows_entry(db, statement):
        raise Fault(f"Entry {seq} is not the one that the package has seen.", seq)
    return f"Entry {seq} is the one that the package has seen."


def _check_spent(db: sqlite3.Connection, statement: Statement) -> str:
    """The pools of dataset and user had spent what the package says."""
    row = db.execute(_POOLS, (statement.spend,)).fetchone()
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
    if statement.newest_spend not in (None, newest_number(db, until=statement.entry)):
        raise Fault("Runs were numbered otherwise than the package says.", statement.entry)
    return "The pool of the dataset had spent what the package says."


_POOLS: Final = """
    SELECT datasets.pool, users.pool FROM spends JOIN datasets ON datasets.id = spends.dataset
    JOIN users ON users.id = spends.user WHERE spends.id = ?
"""


def _rows_of(db: sqlite3.Connection, pool: int, *, until: int) -> set[str]:
    """Fingerprints of the tables whose pool it was when the log had a certain length."""
    query = "SELECT fingerprint FROM datasets WHERE pool = ? AND entry <= ?"
    return {fingerprint for (fingerprint,) in db.execute(query, (pool, until))}


def _check_release(db: sqlite3.Connection, statement: Statement) -> str:
    row = db.execute(
        """SELECT csv_sha256, schema_sha256 FROM releases JOIN spends ON spends.id = releases.spend
        JOIN datasets ON datasets.id = spends.dataset WHERE releases.spend = ?""",
        (statement.spend,),
    ).fetchone()
    if row is None:
        raise Fault(f"The workspace has no release {statement.release}.")
    if tuple(row) != (statement.table_sha256, statement.schema_sha256):
        raise Fault(f"The workspace has another table or schema for {statement.release}.")
    return f"{statement.release} is stored in the workspace."
