"""The workspace file as one thing: made, opened, checked, backed up."""

import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from cusyn_desktop.errors import StoreError, StoreTamperedError
from cusyn_desktop.store.accounts import Accounts
from cusyn_desktop.store.anchors import Anchor, Mark, Standing, standing_of
from cusyn_desktop.store.audit import AuditLog
from cusyn_desktop.store.chain import Head
from cusyn_desktop.store.datasets import Datasets
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.file.backup import back_up, new_file
from cusyn_desktop.store.file.database import check_pages, connect, forbid_changes, store_errors, writing
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.migrations import current_version, make_schema, migrate
from cusyn_desktop.store.file.places import refuse_network_folder, require_file
from cusyn_desktop.store.ledger import Ledger
from cusyn_desktop.store.limits import set_limit, workspace_limit
from cusyn_desktop.store.measurements import Measurements
from cusyn_desktop.store.plain_tables import PlainTable, plain_tables
from cusyn_desktop.store.pools import Pools
from cusyn_desktop.store.recovery import Foresight, Witness, accept_copy, foresee
from cusyn_desktop.store.releases import Releases
from cusyn_desktop.store.resealing import NewFile, reseal
from cusyn_desktop.store.session import CHANGED_OUTSIDE, Session, utc_now
from cusyn_desktop.store.users import Users
from cusyn_desktop.store.verify.chain import check_rows
from cusyn_desktop.store.verify.ledger import check_ledger
from cusyn_desktop.store.verify.report import Finding, finding
from cusyn_desktop.store.verify.rules import check_rules

CUSTODIAN = "custodian"
_KEY_BYTES = 32


class Store:
    """One connection to a workspace, for one thread; a context manager that closes it.

    Attributes:
        path: The file.
        datasets: Registered tables.
        users: Who receives synthetic tables.
        pools: Budgets.
        ledger: Spends.
        measurements: Noisy marginals.
        releases: Synthetic tables.
        audit: The log.
        accounts: Who may open the workspace.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.path = session.path
        self.datasets = Datasets(session)
        self.users = Users(session)
        self.pools = Pools(session)
        self.ledger = Ledger(session)
        self.measurements = Measurements(session)
        self.releases = Releases(session)
        self.audit = AuditLog(session)
        self.accounts = Accounts(session)

    @classmethod
    def create(
        cls,
        path: Path,
        *,
        actor: str = CUSTODIAN,
        clock: Callable[[], datetime] = utc_now,
        key: Key | None = None,
    ) -> Self:
        """Make a new, empty workspace and open it.

        Args:
            path: The file.
            actor: Who acts, for the audit log.
            clock: Tells the time.
            key: Encrypts the file.

        Raises:
            InputError: There is a file of that name already, or the folder is missing.
            StoreError: The file cannot be written there, or lies on a network drive.
        """
        refuse_network_folder(path)
        new_file(path)
        try:
            return cls._create(path, actor, clock, key)
        except BaseException:
            for left in (path, path.with_name(f"{path.name}-journal")):
                with suppress(OSError):  # or it hides why there is no workspace
                    left.unlink(missing_ok=True)
            raise

    @classmethod
    def _create(cls, path: Path, actor: str, clock: Callable[[], datetime], key: Key | None) -> Self:
        workspace_id = secrets.token_hex(16)
        anchor = Anchor(workspace_id)
        anchor.check_writable()
        db = connect(path, key=key)
        try:
            with store_errors(path), writing(db):
                make_schema(db)
            forbid_changes(db)
            store = cls(Session(db, path, workspace_id, anchor, actor, clock, key))
            store._tell_of_creation()
        except BaseException:
            db.close()
            raise
        return store

    def _tell_of_creation(self) -> None:
        with self._session.entry(Event.WORKSPACE_CREATED) as entry:
            entry.insert("meta", name="workspace_id", value=self.id)
            entry.insert("meta", name="fingerprint_key", value=secrets.token_hex(_KEY_BYTES))
            entry.tell(workspace=self.id, version=current_version())
        self._session.anchor.replace(self._session.mark())

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        actor: str = CUSTODIAN,
        clock: Callable[[], datetime] = utc_now,
        key: Key | None = None,
    ) -> Self:
        """Open an existing workspace; fast, so that each call may have its own connection.

        A file of an older version is brought to the present one, with a backup beside it. `check` looks at
        the whole file, `ledger.recover` at runs that are gone; both belong at the start of the program.

        Args:
            path: The file.
            actor: Who acts, for the audit log.
            clock: Tells the time.
            key: Of an encrypted file.

        Raises:
            InputError: There is no such file.
            EncryptedError: The file is encrypted, and there is no key or a wrong one.
            StoreError: The file is no workspace, is damaged, or lies on a network drive.
            StoreTooNewError: A newer version of the program wrote it.
        """
        require_file(path)
        refuse_network_folder(path)
        db = connect(path, key=key)
        try:
            migrate(db, path, key=key)
            forbid_changes(db)
            workspace_id = _meta(db, path, "workspace_id")
        except BaseException:
            db.close()
            raise
        return cls(Session(db, path, workspace_id, Anchor(workspace_id), actor, clock, key))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connection."""
        self.close()

    def reseal(self, path: Path, *, key: Key | None) -> Path:
        """Go on in a new file, encrypted or in plain; see `resealing.reseal`. This connection is closed."""
        return reseal(self._session, NewFile(path, key))

    def close(self) -> None:
        """Close the connection; a second time changes nothing."""
        self._session.db.close()

    @property
    def id(self) -> str:
        """The workspace's id, 32 hex digits; public."""
        return self._session.workspace_id

    @property
    def fingerprint_key(self) -> bytes:
        """The key of this workspace's fingerprints; never exported."""
        return bytes.fromhex(_meta(self._session.db, self.path, "fingerprint_key"))

    @contextmanager
    def reading(self) -> Iterator[None]:
        """See one and the same state through several reads; nobody can write meanwhile, so be brief."""
        with self._session.reading():
            yield

    @property
    def standing(self) -> Standing:
        """How the file stands to the copy of its newest fingerprint outside of it."""
        mark = self.mark
        with self._session.reading():
            return standing_of(self._session.db, mark)

    @property
    def mark(self) -> Mark | None:
        """What the place outside the file knows, or None."""
        return self._session.anchor.read()

    def check(self) -> Head:
        """Check pages, tables and rules, the chain of the audit log, the rows that it covers, and every sum.

        Raises:
            StoreError: The file is damaged.
            StoreTamperedError: Something was changed from outside; `seq` in the details names the entry.
        """
        with self._session.reading():
            check_pages(self._session.db, self.path)
            head = self.audit.verify()
            _require(finding("schema", lambda: check_rules(self._session.db)))
            _require(finding("rows", lambda: check_rows(self._session.db)))
            _require(finding("ledger", lambda: check_ledger(self._session.db)))
        return head

    def require_newest(self) -> None:
        """Go on only in the newest copy of the workspace, with all its rules in place.

        Raises:
            StoreTamperedError: It is an older or another copy, nothing outside the file knows it, or a rule
                was removed.
            StoreError: The place outside the file cannot be written.
        """
        with self._session.reading():
            self._session.require_newest()

    def lower_limit(self, *, pico_rho: int) -> None:
        """Lower the most that one synthesis of any dataset may spend; it can never be raised again.

        Raises:
            InputError: The limit is not above 0, or not below the present one.
        """
        with self._session.entry(Event.LIMIT_LOWERED) as entry:
            before = workspace_limit(self._session)
            set_limit(entry, pico_rho, before=before, dataset=None, user=None)
            entry.tell(before=before, pico_rho=pico_rho)

    def accept_copy(self, *, reason: str, witnesses: Sequence[Witness] = ()) -> dict[int, int]:
        """Go on with a copy that does not fit its mark; see `recovery.accept_copy`."""
        return accept_copy(self._session, reason=reason, witnesses=witnesses)

    def foresee_copy(self, *, witnesses: Sequence[Witness] = ()) -> Foresight:
        """What `accept_copy` would do to each pool; see `recovery.foresee`."""
        return foresee(self._session, witnesses=witnesses)

    def plain_tables(self) -> Iterator[PlainTable]:
        """The tables that prove the budget, for an auditor's own tools."""
        return plain_tables(self._session.db)

    def back_up(self, target: Path) -> Path:
        """Write a copy of the workspace to a new file.

        Raises:
            InputError: There is a file of that name, or its folder is missing.
            StoreError: The copy cannot be written.
        """
        return back_up(self._session.db, target, key=self._session.key)


def _require(found: Finding) -> None:
    """Refuse a workspace of which something does not hold.

    Raises:
        StoreTamperedError: It was changed from outside.
    """
    if not found.ok:
        raise StoreTamperedError(
            f"{found.text} {CHANGED_OUTSIDE}",
            seq=found.seq,
        )


def _meta(db: sqlite3.Connection, path: Path, name: str) -> str:
    row = None
    with suppress(sqlite3.Error):
        row = db.execute("SELECT value FROM meta WHERE name = ?", (name,)).fetchone()
    if row is None:
        raise StoreError(f"{path.name} is not a complete workspace. Put back a backup.", file=path.name)
    value: str = row["value"]
    return value
