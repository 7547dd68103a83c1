"""Numbered changes of the workspace file. A released one is never edited; a new one is added at the end.

Plain SQL: sqlite-utils, which has migrations, imports pandas and takes more than a second of every start.
"""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cusyn_desktop.errors import StoreError, StoreTooNewError
from cusyn_desktop.store.chain import verify_chain
from cusyn_desktop.store.file.backup import back_up
from cusyn_desktop.store.file.database import check_pages, store_errors, writing
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.schema import first_schema

APPLICATION_ID: Final = int.from_bytes(b"CuSy", "big")
"""In the header of every workspace, so that no other SQLite file is taken for one."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step to a newer file.

    Attributes:
        version: What the file is afterwards.
        sql: Makes the SQL of the step.
    """

    version: int
    sql: Callable[[], str]


_SUFFIXES: Final = ("", *(f"-{number}" for number in range(2, 1000)))

MIGRATIONS: Final = (Migration(1, first_schema),)


def current_version() -> int:
    """The version that this program writes."""
    return MIGRATIONS[-1].version


def version_of(db: sqlite3.Connection, path: Path) -> int:
    """The version of a workspace file.

    Raises:
        StoreError: The file is no workspace.
        StoreTooNewError: A newer version of the program wrote it.
    """
    with store_errors(path):
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise StoreError(
            f"{path.name} is not a CuSyn workspace. Choose a file that ends in .cusyn.", file=path.name
        )
    if version > current_version():
        raise StoreTooNewError(
            f"{path.name} was written by a newer version of CuSyn (file version {version}; this program "
            f"knows {current_version()}). Install the newer version to open it; nothing was changed.",
            file=path.name,
            version=version,
        )
    return int(version)


def make_schema(db: sqlite3.Connection) -> None:
    """Turn an empty file into a workspace, inside the caller's transaction."""
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    for migration in MIGRATIONS:
        _apply(db, migration)


def migrate(db: sqlite3.Connection, path: Path, *, key: Key | None = None) -> Path | None:
    """Bring an older workspace to the present version, with a backup first.

    Returns:
        The backup, or None where there was nothing to do.

    Raises:
        StoreError: The file is no workspace, or is damaged before or after a step. It is left as it was.
        StoreTooNewError: A newer version of the program wrote it.
        StoreTamperedError: The audit log was changed from outside.
    """
    version = version_of(db, path)
    if version == current_version():
        return None
    copy = back_up(db, _name_of_backup(path), key=key)
    with store_errors(path), writing(db, kind="EXCLUSIVE"):
        for migration in MIGRATIONS:
            if migration.version > version_of(db, path):
                _apply(db, migration)
        check_pages(db, path)
        verify_chain(db)
    return copy


def _name_of_backup(path: Path) -> Path:
    """Beside the workspace, a name that no earlier attempt has taken."""
    names = (f"{path.name}.before-version-{current_version()}{suffix}" for suffix in _SUFFIXES)
    return next(free for name in names if not (free := path.with_name(name)).exists())


def _apply(db: sqlite3.Connection, migration: Migration) -> None:
    for statement in _statements(migration.sql()):
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {migration.version}")


def _statements(sql: str) -> Iterator[str]:
    """One statement after the other; `executescript` would end the caller's transaction."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
