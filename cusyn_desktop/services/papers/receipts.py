"""Checking a receipt that somebody kept: whether the workspace goes on from it, and forgot no spend."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from string import Formatter
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.wording import PaperLanguage, wording_in

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from cusyn_desktop.services.workspace import Workspace

_LARGEST_FILE = 1_000_000
_NUMBER, _FIGURE, _HASH = "([0-9]{1,18})", "([0-9.,]{1,30})", "([0-9a-f]{64})"


class ReceiptStanding(StrEnum):
    """How a workspace stands to a receipt."""

    FITS = "fits"
    OLDER_COPY = "older_copy"
    OTHER_HISTORY = "other_history"
    LESS_SPENT = "less_spent"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReceiptCheck:
    """What comparing a receipt with the open workspace found.

    Attributes:
        standing: The answer.
        entry: Number of the entry that the receipt names.
        newest: Number of the newest entry of the workspace.
        pool: Name of a pool of which less is spent than the receipt says, or empty.
    """

    standing: ReceiptStanding
    entry: int
    newest: int
    pool: str = ""

    @property
    def sentence(self) -> str:
        """The answer in words."""
        return {
            ReceiptStanding.FITS: (
                f"The workspace goes on from this receipt: entry {self.entry} is the one that it names, and"
                " no pool has less spent."
            ),
            ReceiptStanding.OLDER_COPY: (
                f"This is an older copy: it ends at entry {self.newest}, the receipt names {self.entry}."
            ),
            ReceiptStanding.OTHER_HISTORY: (
                f"Entry {self.entry} is not the one that the receipt names: this is another workspace, or"
                " it was changed."
            ),
            ReceiptStanding.LESS_SPENT: (
                f"Less is spent of the pool {self.pool} than the receipt says: the workspace was changed."
            ),
        }[self.standing]


@dataclass(frozen=True, slots=True)
class _Kept:
    """What a receipt says."""

    entry: int
    head: str
    spent: Mapping[str, tuple[int, ...]]


def check_receipt(workspace: Workspace, path: Path) -> ReceiptCheck:
    """Compare a receipt with the open workspace. Changes nothing.

    Raises:
        InputError: The file cannot be read or is no receipt.
    """
    kept = _kept(path)
    with workspace.store(Right.AUDIT) as store:
        newest = store.audit.receipt().head.seq
        known = next(iter(store.audit.entries(after=kept.entry - 1)), None)
        spent: dict[str, list[int]] = {}
        for pool in store.pools.all():
            spent.setdefault(pool.name, []).append(pool.budget.spent)
    if known is None or known.seq != kept.entry:
        return ReceiptCheck(standing=ReceiptStanding.OLDER_COPY, entry=kept.entry, newest=newest)
    if known.hash != kept.head:
        return ReceiptCheck(standing=ReceiptStanding.OTHER_HISTORY, entry=kept.entry, newest=newest)
    less = next((name for name, then in kept.spent.items() if _fell(then, spent.get(name, []))), "")
    standing = ReceiptStanding.LESS_SPENT if less else ReceiptStanding.FITS
    return ReceiptCheck(standing=standing, entry=kept.entry, newest=newest, pool=less)


def _fell(then: tuple[int, ...], now: list[int]) -> bool:
    """Whether any pool of a name has less spent; a dataset and a user may have the same name."""
    return len(now) < len(then) or any(
        less < more for less, more in zip(sorted(now, reverse=True), sorted(then, reverse=True), strict=False)
    )


def _kept(path: Path) -> _Kept:
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise InputError(f"{path.name} is no receipt: it is far too large.", file=path.name)
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        told = f"{path.name} cannot be read as text. Choose a receipt that CuSyn wrote."
        raise InputError(told, file=path.name) from error
    entry = re.search(f"^{_form('receipt.entry', entry=_NUMBER)}\\s*$", text, re.MULTILINE)
    head = re.search(f"^{_form('receipt.head', head=_HASH)}\\s*$", text, re.MULTILINE)
    if entry is None or head is None:
        raise InputError(
            f"{path.name} is no receipt: it names no entry of the log with its fingerprint. "
            "Choose a receipt that CuSyn wrote.",
            file=path.name,
        )
    spent: dict[str, tuple[int, ...]] = {}
    sums = _form("receipt.exact", spent=_FIGURE, total="[0-9.,]{1,30}")
    for found in re.finditer(f"^  (.+?): ε.*\\({sums}\\)\\s*$", text, re.MULTILINE):
        name, pico_rho = (group for group in found.groups() if group is not None)
        spent[name] = (*spent.get(name, ()), int(re.sub("[.,]", "", pico_rho)))
    return _Kept(int(_only(entry)), _only(head), spent)


def _form(key: str, **shapes: str) -> str:
    """A pattern of a line of a receipt, in any of the languages in which there are receipts."""
    forms = []
    for language in PaperLanguage:
        parts = Formatter().parse(wording_in(language).texts[key])
        forms.append("".join(re.escape(told) + (shapes[name] if name else "") for told, name, *_ in parts))
    return f"(?:{'|'.join(forms)})"


def _only(found: re.Match[str]) -> str:
    """The fact in a line; each language has a group of its own, and one of them matched."""
    return next(group for group in found.groups() if group is not None)
