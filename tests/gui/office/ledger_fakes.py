# ruff: noqa: ARG002 - fakes keep the signatures of what they stand for
"""Services of pools, releases and the log that answer from example records."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import BudgetError, CuSynError, InputError
from cusyn_desktop.services.ledger.overview import Plan
from cusyn_desktop.services.ledger.recovering import Foresight
from cusyn_desktop.services.papers.pool_papers import PoolPaper
from cusyn_desktop.services.papers.receipts import ReceiptCheck, ReceiptStanding
from cusyn_desktop.services.records import (
    AuditEntry,
    BoundsFound,
    Overview,
    PairTable,
    PoolStatus,
    ReleaseDetail,
    ReleaseSummary,
    SpendSummary,
    TrueError,
    UserSummary,
    VerificationReport,
)
from cusyn_desktop.services.records.requests import Typed
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.wording import PaperLanguage
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.ledger import Auditing, LedgerCalls, Pooling, Releasing
from tests.gui.office import facts, ledger_facts


@dataclass
class Ledger:
    """What the fakes share and tests look into."""

    overview: Overview | None = field(default_factory=ledger_facts.overview)
    plans: list[Plan | None] = field(default_factory=list)
    datasets: list[str | None] = field(default_factory=list)
    changed: list[tuple[str, PoolKind, str, str]] = field(default_factory=list)
    releases: list[ReleaseSummary] = field(default_factory=lambda: list(ledger_facts.releases()))
    voided: list[tuple[str, str]] = field(default_factory=list)
    bounds: BoundsFound = field(default_factory=ledger_facts.bounds_found)
    looks: list[str] = field(default_factory=list)
    exports: list[tuple[str, Path, TableForm]] = field(default_factory=list)
    sheets: list[tuple[tuple[str, ...], ...]] = field(default_factory=list)
    entries: list[AuditEntry] = field(default_factory=lambda: list(ledger_facts.entries()))
    written: list[Path] = field(default_factory=list)
    languages: list[PaperLanguage] = field(default_factory=list)
    reports: list[VerificationReport] = field(default_factory=list)
    paper: PoolPaper | None = None
    receipt: ReceiptStanding = ReceiptStanding.FITS
    witnesses: list[tuple[Path, ...]] = field(default_factory=list)
    accepted: list[tuple[str, tuple[Path, ...], bool]] = field(default_factory=list)
    error: CuSynError | None = None
    gate: threading.Event = field(default_factory=threading.Event)

    def fail_if_asked(self) -> None:
        if self.error is not None:
            raise self.error


class FakePooling(Pooling):
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def overview(self, workspace: Workspace, *, dataset: str | None, plan: Plan | None) -> Overview | None:
        self.ledger.fail_if_asked()
        self.ledger.datasets.append(dataset)
        self.ledger.plans.append(plan)
        known = self.ledger.overview
        if known is None or plan is None:
            return known
        amount = asked_amount(plan.epsilon, facts.DELTA)
        users = tuple(one.user for one in known.users)
        return ledger_facts.overview(
            seen=known.dataset, users=users, planned_by=plan.user, plan=amount, names=known.names
        )

    def paper(self, workspace: Workspace, control: RunControl) -> PoolPaper:
        self.ledger.fail_if_asked()
        assert self.ledger.paper is not None
        return self.ledger.paper

    def close(self, workspace: Workspace, *, kind: PoolKind, name: str, reason: str) -> PoolStatus:
        self.ledger.changed.append(("close", kind, name, reason))
        return replace(self._pool(kind, name), closed=True)

    def lower(
        self, workspace: Workspace, *, kind: PoolKind, name: str, epsilon: Typed, reason: str
    ) -> PoolStatus:
        pool, size = self._pool(kind, name), asked_amount(epsilon, facts.DELTA)
        if size.pico_rho >= pool.total.pico_rho:
            raise InputError("The new size must be below the present one.", field="epsilon")
        if size.pico_rho < pool.spent.pico_rho:
            raise BudgetError("More than this is spent already.")
        self.ledger.changed.append(("lower", kind, name, reason))
        return replace(pool, total=BudgetAmount.of(size.pico_rho, facts.DELTA))

    def void(self, workspace: Workspace, *, spend_id: str, reason: str) -> SpendSummary:
        assert self.ledger.overview is not None
        spend = next(one for one in self.ledger.overview.spends if one.id == spend_id)
        self.ledger.voided.append((spend_id, reason))
        return replace(spend, state=SpendState.VOIDED)

    def _pool(self, kind: PoolKind, name: str) -> PoolStatus:
        assert self.ledger.overview is not None
        known = [self.ledger.overview.pool, *(one.user.pool for one in self.ledger.overview.users)]
        return next(pool for pool in known if pool is not None and (pool.kind, pool.name) == (kind, name))


class FakeReleasing(Releasing):
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def releases(self, workspace: Workspace) -> tuple[ReleaseSummary, ...]:
        return tuple(self.ledger.releases)

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        return facts.users()

    def detail(self, workspace: Workspace, release_id: str) -> ReleaseDetail:
        self.ledger.fail_if_asked()
        found = next(one for one in self.ledger.releases if one.id == release_id)
        return ledger_facts.detail(found, n_others=9 if release_id == "R-03" else 3)

    def bounds(self, workspace: Workspace, release_id: str) -> BoundsFound:
        return self.ledger.bounds

    def pair(self, workspace: Workspace, release_id: str, columns: tuple[str, str]) -> PairTable:
        return ledger_facts.pair_table(columns)

    def true_errors(
        self, workspace: Workspace, release_id: str, control: RunControl
    ) -> tuple[TrueError, ...]:
        self.ledger.looks.append(release_id)
        control.checkpoint(0.5, "read")
        while not self.ledger.gate.wait(0.01):
            control.checkpoint()
        self.ledger.fail_if_asked()
        return ledger_facts.true_errors()

    def export(
        self,
        workspace: Workspace,
        release_id: str,
        place: Path,
        *,
        form: TableForm,
        language: PaperLanguage,
        control: RunControl,
    ) -> Path:
        self.ledger.languages.append(language)
        self.ledger.fail_if_asked()
        self.ledger.exports.append((release_id, place, form))
        return place if place.suffix else place / release_id


class FakeAuditing(Auditing):
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def entries(self, workspace: Workspace) -> tuple[AuditEntry, ...]:
        return tuple(self.ledger.entries)

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        return facts.users()

    def export_log(self, workspace: Workspace, path: Path) -> Path:
        return self._write(path)

    def save_sheet(self, path: Path, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Path:
        self.ledger.sheets.append((tuple(head), *map(tuple, rows)))
        return self._write(path)

    def receipt_text(self, workspace: Workspace, *, language: PaperLanguage) -> str:
        return "a receipt"

    def save_receipt(self, workspace: Workspace, path: Path, *, language: PaperLanguage) -> Path:
        self.ledger.languages.append(language)
        return self._write(path)

    def save_report(self, report: VerificationReport, path: Path, *, language: PaperLanguage) -> Path:
        self.ledger.languages.append(language)
        self.ledger.reports.append(report)
        return self._write(path)

    def check_receipt(self, workspace: Workspace, path: Path) -> ReceiptCheck:
        self.ledger.fail_if_asked()
        return ReceiptCheck(standing=self.ledger.receipt, entry=4, newest=8, pool="Chen Li")

    def foresee_copy(
        self, workspace: Workspace, *, packages: tuple[Path, ...], are_newest: bool
    ) -> Foresight:
        self.ledger.fail_if_asked()
        self.ledger.witnesses.append(packages)
        return ledger_facts.losses(is_proven=bool(packages) and are_newest)

    def accept_copy(
        self, workspace: Workspace, *, reason: str, packages: tuple[Path, ...], are_newest: bool
    ) -> tuple[PoolStatus, ...]:
        self.ledger.fail_if_asked()
        self.ledger.accepted.append((reason, packages, are_newest))
        return tuple(loss.after for loss in ledger_facts.losses(is_proven=are_newest).pools)

    def _write(self, path: Path) -> Path:
        self.ledger.fail_if_asked()
        self.ledger.written.append(path)
        return path


def calls(ledger: Ledger) -> LedgerCalls:
    """Fakes over one ledger."""
    return LedgerCalls(FakePooling(ledger), FakeReleasing(ledger), FakeAuditing(ledger))
