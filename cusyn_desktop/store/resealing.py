"""The same workspace in another file: encrypted, in plain, or with another passphrase.

The new file gets an entry that the old one lacks, and the mark outside moves on to it. So the old file
becomes an older copy, from which nothing can be spent any more, by the same rule as any other. Nobody writes
to the old file meanwhile: the write lock is held from the first page that is copied until the mark has moved.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, cast

from cusyn_desktop.errors import BudgetError, StoreError
from cusyn_desktop.store import spends
from cusyn_desktop.store.anchors import Standing, standing_of
from cusyn_desktop.store.chain import head_of, verify_chain
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.file import locks
from cusyn_desktop.store.file.backup import new_file
from cusyn_desktop.store.file.database import (
    BUSY_TIMEOUT_MS,
    check_pages,
    configure,
    connect,
    forbid_changes,
    store_errors,
    writing,
)
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.places import refuse_network_folder
from cusyn_desktop.store.file.sealed import SealedConnection, connection, literal, uri_of
from cusyn_desktop.store.session import Session
from cusyn_desktop.store.verify.chain import check_rows
from cusyn_desktop.store.verify.report import Fault
from cusyn_desktop.store.verify.rules import check_rules

_NO_KEY: Final = "''"


@dataclass(frozen=True, slots=True)
class NewFile:
    """Where a workspace goes.

    Attributes:
        path: A new file.
        key: Encrypts it; None leaves it in plain.
    """

    path: Path
    key: Key | None


def reseal(known: Session, new: NewFile) -> Path:
    """Write a workspace into a new file, and go on with that one; the old file is an older copy afterwards.

    Args:
        known: What is known of the workspace; its connection is closed.
        new: The new file.

    Raises:
        InputError: There is a file of that name, or its folder is missing.
        BudgetError: A run goes on, which would end in the old file.
        StoreTamperedError: The workspace is an older copy, or a rule was removed from it.
        StoreError: SQLCipher is not installed, or the new file cannot be written; nothing is left of it.
    """
    refuse_network_folder(new.path)
    new_file(new.path)
    try:
        with _held(known) as session:
            session.require_newest()
            _refuse_runs(session)
            with store_errors(new.path):
                _export(session, new)
            _go_on(session, new)
    except BaseException:
        if not _went_on(known, new):
            new.path.unlink(missing_ok=True)
        raise
    return new.path


@contextmanager
def _held(known: Session) -> Iterator[Session]:
    """The workspace, with its write lock, opened by SQLCipher's library even where it is in plain.

    Two libraries in one process would lift each other's locks on the file.
    """
    known.db.close()
    with store_errors(known.path), closing(_raw(known.path, known.key, mode="rw")) as raw:
        db = cast("sqlite3.Connection", raw)
        configure(db, "rw")
        with writing(db):
            yield replace(known, db=db)


def _raw(path: Path, key: Key | None, *, mode: str) -> SealedConnection:
    return connection(uri_of(path, mode=mode), key, timeout_s=BUSY_TIMEOUT_MS / 1000)


def _refuse_runs(session: Session) -> None:
    for spend in spends.all_spends(session):
        if locks.is_running(session.path, spend.token):
            raise BudgetError(f"{spend.label} is running. Wait until it has ended, then try again.")


def _export(session: Session, new: NewFile) -> None:
    """Copy all tables and rules; SQLCipher's export leaves out the two numbers in the header."""
    key = _NO_KEY if new.key is None else literal(new.key)
    with closing(_raw(session.path, session.key, mode="ro")) as source:
        source.execute(f"ATTACH DATABASE ? AS target KEY {key}", (uri_of(new.path, mode="rw"),))
        source.execute("PRAGMA target.synchronous = EXTRA")
        source.execute("BEGIN")
        source.execute("SELECT sqlcipher_export('target')").fetchall()
        for number in ("application_id", "user_version"):
            (value,) = source.execute(f"PRAGMA main.{number}").fetchone()
            source.execute(f"PRAGMA target.{number} = {value}")
        source.execute("COMMIT")
    with new.path.open("rb+") as file:
        os.fsync(file.fileno())


def _go_on(session: Session, new: NewFile) -> None:
    """Check the new file against the old one, then write its own entry and move the mark on to it.

    Raises:
        StoreError: They differ, or the mark cannot be written.
    """
    event = Event.FILE_DECRYPTED if new.key is None else Event.FILE_ENCRYPTED
    with closing(connect(new.path, key=new.key)) as db:
        _check(db, new.path)
        if head_of(db) != head_of(session.db):
            raise StoreError(f"{new.path.name} did not become the same as {session.path.name}. Try again.")
        forbid_changes(db)
        fresh = replace(session, db=db, path=new.path, key=new.key)
        with fresh.entry(event) as entry:
            entry.tell(workspace=session.workspace_id)
    mark = session.anchor.read()
    if mark is None or mark.seq != entry.seq or mark.hash != entry.head.hash:
        raise StoreError(
            f"The newest fingerprint could not be written to {session.anchor.path.parent}. Go on with "
            f"{session.path.name}; no other file was left."
        )


def _check(db: sqlite3.Connection, path: Path) -> None:
    try:
        check_pages(db, path)
        verify_chain(db)
        check_rules(db)
        check_rows(db)
    except Fault as fault:
        raise StoreError(f"{path.name} did not become a sound workspace: {fault}") from fault


def _went_on(known: Session, new: NewFile) -> bool:
    """Whether the mark names an entry that only the new file has: then that file has to stay."""
    mark = known.anchor.read()
    with (
        suppress(StoreError, sqlite3.Error),
        closing(connect(new.path, key=new.key, mode="ro")) as fresh,
        closing(connect(known.path, key=known.key, mode="ro")) as old,
    ):
        return standing_of(fresh, mark) is Standing.CURRENT is not standing_of(old, mark)
    return False
