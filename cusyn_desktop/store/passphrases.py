"""Passphrases, of which only an Argon2id hash is ever kept.

The hash names its own parameters, which are those that argon2-cffi holds to be right (RFC 9106, low memory:
64 MiB, 3 passes, 4 lanes); where the library asks for more one day, the next sign-in writes a new hash.
"""

import unicodedata
from typing import TYPE_CHECKING, Final

from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from argon2 import PasswordHasher

FEWEST_CHARACTERS: Final = 12
MOST_CHARACTERS: Final = 1000


def checked_passphrase(passphrase: str, *, name: str) -> str:
    """A new passphrase in the one form in which it is hashed.

    Args:
        passphrase: What the person typed.
        name: Of the account, which is no passphrase.

    Raises:
        InputError: It is too short, too long, one character over and over, or the name of the account.
    """
    plain = _plain(passphrase)
    if len(plain) < FEWEST_CHARACTERS or max(len(plain), len(passphrase)) > MOST_CHARACTERS:
        raise InputError(
            f"A passphrase has {FEWEST_CHARACTERS} to {MOST_CHARACTERS:,} characters. A few words that do "
            "not belong together are easy to remember and hard to guess.",
            field="passphrase",
        )
    if len(set(plain)) == 1 or plain.casefold() == _plain(name).casefold():
        raise InputError("This passphrase is guessed at once. Choose another.", field="passphrase")
    return plain


def hashed(passphrase: str) -> str:
    """The Argon2id hash of a passphrase, with its own salt; takes a tenth of a second and 64 MiB."""
    return _hasher().hash(as_bytes(passphrase))


def matches(known: str | None, passphrase: str) -> bool:
    """Whether a passphrase is the one that was hashed.

    Args:
        known: The hash; None, which nothing matches, takes as long as any other.
        passphrase: What the person typed.
    """
    from argon2.exceptions import InvalidHashError, VerificationError

    typed = passphrase[: MOST_CHARACTERS + 1]
    if known is None:
        hashed(typed)
        return False
    try:
        return _hasher().verify(known, as_bytes(typed))
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(known: str) -> bool:
    """Whether the library asks for other parameters by now."""
    return _hasher().check_needs_rehash(known)


def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher

    return PasswordHasher()


def as_bytes(passphrase: str) -> bytes:
    """What is hashed of a passphrase."""
    return _plain(passphrase).encode("utf-8", "surrogatepass")  # bytes of the environment that are no text


def _plain(text: str) -> str:
    """One form for letters that keyboards write in several ways."""
    return unicodedata.normalize("NFKC", text)
