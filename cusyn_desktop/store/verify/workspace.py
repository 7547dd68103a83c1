"""All checks of one workspace."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import StoreError, StoreTooNewError
from cusyn_desktop.store.anchors import anchor_folder
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.places import require_file
from cusyn_desktop.store.file.sealed import open_sealed, refuse_encrypted, uri_of
from cusyn_desktop.store.verify.chain import check_chain, check_rows, newest
from cusyn_desktop.store.verify.ledger import check_ledger, check_tables, newest_number, pool_sums, spent_at
from cusyn_desktop.store.verify.packages import PackageReport, check_package
from cusyn_desktop.store.verify.report import Fault, Finding, PoolSum, finding, readable
from cusyn_desktop.store.verify.rules import check_rules, newest_version

_APPLICATION_ID: Final = 0x43755379  # "CuSy"
_PATIENCE_S: Final = 5.0
_STEPS_BETWEEN_LOOKS: Final = 200_000


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkspaceReport:
    """What verifying a workspace found.

    Attributes:
        path: The file.
        workspace: Its id; empty where that cannot be read.
        n_entries: Entries of the audit log.
        head: Fingerprint of the newest entry, 64 hex digits; empty where that cannot be read.
        findings: One for each check of the file, in the order they were made.
        has_mark: Whether this computer keeps a mark of the workspace; without one nobody can tell here
            whether this is the newest copy.
        pools: Sums of the pools, computed from the charges.
        packages: One for each package that was handed in.
    """

    path: Path
    workspace: str
    n_entries: int
    head: str
    findings: tuple[Finding, ...]
    has_mark: bool
    pools: tuple[PoolSum, ...]
    packages: tuple[PackageReport, ...]

    @property
    def ok(self) -> bool:
        """Whether every check holds, those of the packages included."""
        return all(one.ok for one in self.findings) and all(one.ok for one in self.packages)

    @property
    def first_bad(self) -> int | None:
        """Number of the first audit entry that a check complains about, or None."""
        return min((one.seq for one in self.findings if one.seq is not None), default=None)


def verify_workspace(
    path: Path,
    packages: Sequence[Path] = (),
    *,
    marks: Path | None = None,
    key: Key | None = None,
    control: RunControl | None = None,
) -> WorkspaceReport:
    """Check a workspace and release packages. Changes nothing, and reports all that is wrong.

    Args:
        path: The workspace.
        packages: Folders or zip files of release packages.
        marks: Folder of the marks outside the file; None takes the usual one.
        key: Of an encrypted workspace.
        control: Told which check comes next; it may stop between two of them, and within a long query.

    Raises:
        InputError: There is no such file.
        EncryptedError: The file is encrypted, and there is no key or a wrong one.
        StoreError: The file is no workspace.
        StoreTooNewError: A newer version of the program wrote it.
        JobCancelled: Somebody asked it to stop.
    """
    require_file(path)
    watched = control or RunControl()
    with closing(_opened(path, key)) as db:
        checks: tuple[tuple[str, Callable[[], str]], ...] = (
            ("pages", lambda: _check_pages(db)),
            ("schema", lambda: check_rules(db)),
            ("chain", lambda: check_chain(db)),
            ("rows", lambda: check_rows(db)),
            ("ledger", lambda: check_ledger(db)),
            ("tables", lambda: check_tables(db)),
            ("anchor", lambda: _check_mark(db, marks)),
        )
        db.set_progress_handler(watched.checkpoint, _STEPS_BETWEEN_LOOKS)  # what it raises ends the query
        findings = []
        for place, (name, check) in enumerate(checks):
            watched.checkpoint(place / len(checks), name)
            findings.append(finding(name, check))
        watched.checkpoint(1.0, "packages")
        db.set_progress_handler(None, 0)
        n_entries, head = readable(lambda: newest(db), (0, ""))
        workspace = readable(lambda: _workspace_id(db), "")
        return WorkspaceReport(
            path=path,
            workspace=workspace,
            n_entries=n_entries,
            head=head,
            findings=tuple(findings),
            has_mark=_mark_of(workspace, marks).exists(),
            pools=readable(lambda: pool_sums(db), ()),
            packages=tuple(check_package(db, package) for package in packages),
        )


def _opened(path: Path, key: Key | None) -> sqlite3.Connection:
    if key is not None:
        db = open_sealed(path, key, mode="ro", timeout_s=_PATIENCE_S)
    else:
        db = sqlite3.connect(uri_of(path, mode="ro"), uri=True, isolation_level=None)
    try:
        db.execute("PRAGMA trusted_schema = OFF")
        db.execute("PRAGMA cell_size_check = ON")
        db.execute("BEGIN")  # all checks see one and the same state
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        db.close()
        refuse_encrypted(path, error)
        raise StoreError(_sentence(path, error), file=path.name) from error
    if application != _APPLICATION_ID:
        db.close()
        raise StoreError(
            f"{path.name} is not a CuSyn workspace. Choose a file that ends in .cusyn.", file=path.name
        )
    if version > newest_version():
        db.close()
        raise StoreTooNewError(
            f"{path.name} was written by a newer version of CuSyn (file version {version}; this program "
            f"knows {newest_version()}). Verify it with that version; nothing was checked.",
            file=path.name,
            version=version,
        )
    return db


def _sentence(path: Path, error: sqlite3.Error) -> str:
    if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_READONLY_ROLLBACK:
        return (
            f"The last write to {path.name} was interrupted. Open the workspace once, which takes that write "
            "back, and verify it again."
        )
    return f"{path.name} cannot be read as a workspace: {error}."


def _workspace_id(db: sqlite3.Connection) -> str:
    (workspace,) = db.execute("SELECT value FROM meta WHERE name = 'workspace_id'").fetchone()
    return str(workspace)


def _check_pages(db: sqlite3.Connection) -> str:
    """SQLite finds its pages, indexes and references in order."""
    faults = [row[0] for row in db.execute("PRAGMA integrity_check(1)")]
    if faults != ["ok"]:
        raise Fault("The file is damaged.")
    if db.execute("PRAGMA foreign_key_check").fetchone():
        raise Fault("A row refers to one that is missing.")
    return "The file is not damaged."


def _mark_of(workspace: str, marks: Path | None) -> Path:
    return (marks or anchor_folder()) / f"{workspace}.json"


def _check_mark(db: sqlite3.Connection, marks: Path | None) -> str:
    """The mark outside the file names an entry of this log, and the pools had spent then what it says.

    Where there is no mark nothing speaks against the file; spending from it is locked all the same.
    """
    path = _mark_of(_workspace_id(db), marks)
    if not path.exists():
        return "This computer has no receipt of the workspace, so it cannot tell if this is the newest copy."
    mark = json.loads(path.read_text(encoding="utf-8"))
    seq = mark["seq"]
    row = db.execute("SELECT hash FROM audit WHERE seq = ?", (seq,)).fetchone()
    if row is None:
        last = newest(db)[0]
        raise Fault(f"This is an older copy: it ends at entry {last}, the last receipt says {seq}.", last)
    if row[0].hex() != mark["hash"]:
        raise Fault(f"Entry {seq} is not the one that this computer saw last.", seq)
    if not _fits(mark["spent"], _spent_by_owner(db, seq), _lost_by_owner(db, seq)):
        raise Fault(f"The pools had spent other amounts at entry {seq} than the receipt says.", seq)
    if mark.get("newest_spend") not in (None, newest_number(db, until=seq)):
        raise Fault(f"Runs were numbered otherwise at entry {seq} than the receipt says.", seq)
    return "The newest entry matches the copy kept outside the file."


def _fits(told: dict[str, int], spent: dict[str, int], lost: dict[str, int]) -> bool:
    """Whether a mark tells of every owner what is spent, or what an accepted copy forgot if that is more.

    Marks of the first version leave out what was forgotten.
    """
    return spent.keys() <= told.keys() and all(
        pico_rho in (spent.get(owner), max(spent.get(owner, 0), lost.get(owner, 0)))
        for owner, pico_rho in told.items()
    )


def _lost_by_owner(db: sqlite3.Connection, seq: int) -> dict[str, int]:
    return dict(
        db.execute("SELECT owner, MAX(pico_rho) FROM lost_spends WHERE entry <= ? GROUP BY owner", (seq,))
    )


def _spent_by_owner(db: sqlite3.Connection, seq: int) -> dict[str, int]:
    spent = spent_at(db, until=seq)
    owners = db.execute(
        """SELECT 'rows:' || fingerprint, pool FROM datasets WHERE entry <= ?1
        UNION ALL SELECT 'user:' || name, pool FROM users WHERE pool NOT NULL AND entry <= ?1""",
        (seq,),
    )
    return {owner: spent[pool] for owner, pool in owners}
