"""The audit log, its verification and receipts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.budget.pools import PoolKind
    from cusyn_desktop.services.records.facts import PoolStatus


@dataclass(frozen=True, slots=True)
class PoolLeft:
    """What a pool had left after an entry: a share of the pool, 0 to 1."""

    kind: PoolKind
    name: str
    share: float


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """A line of the audit log.

    Attributes:
        number: From 1, without gaps.
        at: When.
        by: Who: `system`, or a role with the name of the account where there are any (`analyst Ana`).
        event: Key of what happened (`spend_reserved`, ...).
        text: The event in words.
        release: Id of the spend or release it is about, or empty.
        dataset: Name, or empty.
        user: Name, or empty.
        amount: Budget it is about, or None.
        left: What the pools that it charged had left then, the dataset's first; empty for most events.
        facts: All recorded facts as (key, value in JSON), in order of the keys.
        previous: Fingerprint of the entry before, 64 hex digits.
        fingerprint: Of this entry, 64 hex digits.
    """

    number: int
    at: datetime
    by: str
    event: str
    text: str
    release: str
    dataset: str
    user: str
    amount: BudgetAmount | None
    left: tuple[PoolLeft, ...]
    facts: tuple[tuple[str, str], ...]
    previous: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was verified: a key for translation, whether it holds, and a sentence.

    One that is open can be neither proved nor disproved, and does not hold for that reason alone.
    """

    name: str
    ok: bool
    text: str
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class PackageReport:
    """What verifying one release package found."""

    path: Path
    ok: bool
    checks: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class VerificationReport:
    """What verifying a workspace found.

    Attributes:
        path: The workspace.
        ok: Whether every check holds, those of the packages included.
        n_entries: Entries of the log.
        head: Fingerprint of the newest entry.
        first_bad: Number of the first entry that does not follow from the one before, or None.
        checks: One by one.
        packages: One for each package that was handed in.
        checked_at: When.
        has_mark: Whether this computer keeps a receipt of the workspace; without one nobody can tell here
            whether this is the newest copy.
    """

    path: Path
    ok: bool
    n_entries: int
    head: str
    first_bad: int | None
    checks: tuple[Check, ...]
    packages: tuple[PackageReport, ...]
    checked_at: datetime
    has_mark: bool = True

    def is_unproven(self, check: Check) -> bool:
        """Whether a check says neither yes nor no, as what is the newest copy where no mark tells it."""
        return check.is_open or (check.name == "anchor" and not self.has_mark)


@dataclass(frozen=True, slots=True)
class Receipt:
    """For the custodian's own papers: a witness outside the file.

    Attributes:
        code: First 60 bits of the head, as groups of letters and figures.
        entry: Number of the newest entry.
        head: Its fingerprint.
        at: When the receipt was written.
        pools: What was spent.
    """

    code: str
    entry: int
    head: str
    at: datetime
    pools: tuple[PoolStatus, ...]
