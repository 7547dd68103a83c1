"""What checks find."""

import logging
import sqlite3
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

UNREADABLE: Final = (
    sqlite3.Error,
    zipfile.BadZipFile,
    zlib.error,
    OSError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    OverflowError,
)
"""What reading a damaged or forged file may raise."""

_PARTS: Final = {
    "pages": "The pages of the file",
    "schema": "The list of tables and rules",
    "chain": "The audit log",
    "rows": "A table that the audit log covers",
    "ledger": "The ledger of spends",
    "tables": "A released table",
    "anchor": "The receipt that this computer keeps, or the entry that it names,",
    "files": "A file of the package",
    "workspace": "The id of the workspace",
    "entry": "The entry of the audit log that the package has seen",
    "spent": "The pool that the package names",
    "release": "The release that the package names",
}
"""What a check reads, to begin a sentence."""

log = logging.getLogger(__name__)

_T = TypeVar("_T")


class Fault(Exception):
    """Something does not hold.

    Attributes:
        seq: Number of the first audit entry it is about, or None.
    """

    def __init__(self, text: str, seq: int | None = None) -> None:
        super().__init__(text)
        self.seq = seq


class Unproven(Fault):
    """Something can be neither proved nor disproved."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check found.

    Attributes:
        name: Key of the check.
        ok: Whether it holds.
        text: A sentence.
        seq: Number of the first audit entry that it complains about, or None.
        is_open: Whether it does not hold for want of proof alone: nothing speaks against it either.
    """

    name: str
    ok: bool
    text: str
    seq: int | None = None
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class PoolSum:
    """A pool as its charges add up.

    Attributes:
        kind: `dataset` or `user`.
        name: Of the dataset or user.
        total: Size, in pico-rho.
        spent: Sum of the charges, in pico-rho.
    """

    kind: str
    name: str
    total: int
    spent: int


def finding(name: str, check: Callable[[], str]) -> Finding:
    """Make one check; whatever a damaged file does to it is a finding too."""
    try:
        return Finding(name, True, check())
    except Fault as fault:
        return Finding(name, False, str(fault), fault.seq, isinstance(fault, Unproven))
    except UNREADABLE as error:
        log.debug("the part %s cannot be read: %s", name, type(error).__name__)
        return Finding(name, False, f"{_PARTS.get(name, name)} cannot be read: the file is damaged there.")


def readable(read: Callable[[], _T], otherwise: _T) -> _T:
    """What a damaged file still tells."""
    try:
        return read()
    except (Fault, *UNREADABLE):
        return otherwise
