"""The key of an encrypted workspace.

A passphrase becomes a key of 32 bytes by Argon2id (RFC 9106, low memory: 64 MiB, 3 passes, 4 lanes). The salt
is the 16 bytes with which SQLCipher begins the file, so that the file needs nothing beside it. The key is
made once for each start of the program, and SQLCipher is handed the key itself: to derive one anew for each
connection would take tenths of a second each time.
"""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.passphrases import as_bytes

_SALT_BYTES: Final = 16
_KEY_BYTES: Final = 32
_PASSES: Final = 3
_MEMORY_KIB: Final = 64 * 1024
_LANES: Final = 4
_PLAIN_START: Final = b"SQLite format 3\0"
_PAGE_BYTES: Final = 4096
_FEWEST_ALIKE: Final = 4


@dataclass(frozen=True, slots=True)
class Key:
    """What opens an encrypted workspace; never shown, logged or kept.

    Attributes:
        salt: The first 16 bytes of the file.
        secret: The key itself.
    """

    salt: bytes
    secret: bytes = field(repr=False)

    @classmethod
    def new(cls, passphrase: str) -> Self:
        """The key of a file that is yet to be made."""
        salt = secrets.token_bytes(_SALT_BYTES)
        while not _is_salt(salt):
            salt = secrets.token_bytes(_SALT_BYTES)
        return cls(salt, _derived(passphrase, salt))

    @classmethod
    def of(cls, path: Path, passphrase: str) -> Self:
        """The key of a file that there is; whether it fits is found out by opening the file.

        Raises:
            StoreError: The file is too short to be a workspace.
        """
        salt = _start_of(path)
        if len(salt) < _SALT_BYTES:
            raise StoreError(
                f"{path.name} is not a CuSyn workspace: it has {len(salt)} bytes. Put back a backup.",
                file=path.name,
            )
        return cls(salt, _derived(passphrase, salt))


def is_encrypted(path: Path) -> bool:
    """Whether a file looks like an encrypted workspace: whole pages that begin with no text and no SQLite."""
    try:
        start = _start_of(path)
    except OSError:  # whoever opens it is told why
        return False
    return len(start) == _SALT_BYTES and path.stat().st_size % _PAGE_BYTES == 0 and _is_salt(start)


def _is_salt(start: bytes) -> bool:
    """One in a hundred thousand random starts looks like text; none of those is taken for a salt.

    A plain file whose first bytes were damaged still has most of them.
    """
    alike = sum(one == other for one, other in zip(start, _PLAIN_START, strict=True))
    return not start.isascii() and alike < _FEWEST_ALIKE


def _start_of(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_SALT_BYTES)


def _derived(passphrase: str, salt: bytes) -> bytes:
    from argon2.low_level import Type, hash_secret_raw

    return hash_secret_raw(as_bytes(passphrase), salt, _PASSES, _MEMORY_KIB, _LANES, _KEY_BYTES, Type.ID)
