"""Copies of a workspace by SQLite's own means; a file copy could be half of one state, half of the next."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from cusyn_desktop.errors import InputError, reason_of
from cusyn_desktop.store.file.database import opened, store_errors
from cusyn_desktop.store.file.keys import Key


def back_up(db: sqlite3.Connection, target: Path, *, key: Key | None = None) -> Path:
    """Write a copy of the whole workspace to a new file and return its path.

    A copy that is put back later is noticed, and what it lacks stays spent: a backup is no second budget. The
    copy of an encrypted workspace has the same passphrase.

    Raises:
        InputError: There is a file of that name, or its folder is missing.
        StoreError: The copy cannot be written; nothing is left behind.
    """
    new_file(target)
    try:
        with store_errors(target), closing(opened(target, key, mode="rw")) as copy:
            db.backup(copy)
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    return target


def new_file(path: Path) -> None:
    """Make an empty file that only this user can read.

    Raises:
        InputError: There is a file of that name, or its folder is missing or cannot be written.
    """
    if path.is_dir():
        raise InputError(
            f"{path} is a folder. Name a new file in it, such as {path / 'study.cusyn'}.", file=path.name
        )
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as error:
        raise InputError(
            f"There is a file {path.name} already. Choose another name.", file=path.name
        ) from error
    except OSError as error:
        raise InputError(
            f"{path.name} cannot be made in {path.parent}: {reason_of(error)}. Choose another folder.",
            file=path.name,
        ) from error
