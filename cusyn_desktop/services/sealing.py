"""Encryption of the workspace file by a passphrase.

It protects copies, backups and lost disks. It does not protect from whoever may run the program while the
workspace is open, nor the private tables and release packages, which are files of their own.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.store.file import keys, sealed
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.places import require_file
from cusyn_desktop.store.passphrases import checked_passphrase

if TYPE_CHECKING:
    from pathlib import Path

    from cusyn_desktop.services.workspace import Workspace


def is_encrypted(path: Path) -> bool:
    """Whether a file looks like an encrypted workspace.

    For a process that has no connection to the file yet: closing a file that was read lifts the locks which
    the process holds on it.
    """
    return keys.is_encrypted(path)


def can_encrypt() -> bool:
    """Whether SQLCipher, which encrypts the file, is installed."""
    return not sealed.is_missing()


def new_key(path: Path, passphrase: str) -> Key:
    """The key of a file that is yet to be made; takes a tenth of a second.

    Raises:
        InputError: The passphrase is too short, or guessed at once.
    """
    return Key.new(checked_passphrase(passphrase, name=path.stem))


def key_of(path: Path, passphrase: str) -> Key:
    """The key of an encrypted file, once for each start of the program; opening it tells whether it fits.

    Raises:
        InputError: There is no such file.
    """
    require_file(path)
    return Key.of(path, passphrase)


def encrypt(workspace: Workspace, target: Path, *, passphrase: str) -> Workspace:
    """Go on in a new file that is encrypted; the one before becomes an older copy.

    Raises:
        MissingRightError: Whoever acts is no custodian.
        InputError: There is a file of that name, or the passphrase cannot be used.
        BudgetError: A run goes on.
        StoreTamperedError: The workspace is an older copy.
        StoreError: SQLCipher is not installed, or the file cannot be written; nothing is left of it.
    """
    workspace.require(Right.RESEAL)
    return _resealed(workspace, target, new_key(target, passphrase))


def decrypt(workspace: Workspace, target: Path) -> Workspace:
    """Go on in a new file in plain; the one before becomes an older copy.

    Raises:
        MissingRightError: Whoever acts is no custodian.
        InputError: There is a file of that name.
        BudgetError: A run goes on.
        StoreTamperedError: The workspace is an older copy.
        StoreError: SQLCipher is not installed, or the file cannot be written; nothing is left of it.
    """
    return _resealed(workspace, target, None)


def _resealed(workspace: Workspace, target: Path, key: Key | None) -> Workspace:
    with workspace.store(Right.RESEAL) as store:
        return replace(workspace, path=store.reseal(target, key=key), key=key)
