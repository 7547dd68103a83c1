"""What the tabs Pools, Releases and Audit ask of the services, always from a background thread.

As in `calls`, each class stands for modules of `services` that are loaded at the first call, and tests may
hand in subclasses that answer without a workspace.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.budget.pools import PoolKind
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.ledger.overview import Plan
    from cusyn_desktop.services.ledger.recovering import Foresight
    from cusyn_desktop.services.papers.pool_papers import PoolPaper
    from cusyn_desktop.services.papers.receipts import ReceiptCheck
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


class Pooling:
    """`services.ledger.overview`, and what can be done to pools and spends."""

    def overview(self, workspace: Workspace, *, dataset: str | None, plan: Plan | None) -> Overview | None:
        """The budget of a dataset; spends nothing."""
        from cusyn_desktop.services.ledger.overview import overview

        return overview(workspace, dataset=dataset, plan=plan)

    def paper(self, workspace: Workspace, control: RunControl) -> PoolPaper:
        """All pools that may be seen, for paper."""
        from cusyn_desktop.services.papers.pool_papers import pool_paper

        return pool_paper(workspace, control=control)

    def close(self, workspace: Workspace, *, kind: PoolKind, name: str, reason: str) -> PoolStatus:
        """Close a pool for good."""
        from cusyn_desktop.services import pools

        return pools.close_pool(workspace, kind=kind, name=name, reason=reason)

    def lower(
        self, workspace: Workspace, *, kind: PoolKind, name: str, epsilon: Typed, reason: str
    ) -> PoolStatus:
        """Make a pool smaller for good."""
        from cusyn_desktop.services import pools

        return pools.lower_pool(workspace, kind=kind, name=name, epsilon=epsilon, reason=reason)

    def void(self, workspace: Workspace, *, spend_id: str, reason: str) -> SpendSummary:
        """Take back a reservation that never opened the rows."""
        from cusyn_desktop.services import pools

        return pools.void_spend(workspace, spend_id=spend_id, reason=reason)


class Releasing:
    """`services.releases.releases` and `services.releases.exporting`."""

    def releases(self, workspace: Workspace) -> tuple[ReleaseSummary, ...]:
        """All releases, oldest first."""
        from cusyn_desktop.services.releases import releases

        return releases.releases(workspace)

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        """Everybody, for their marks."""
        from cusyn_desktop.services import people

        return people.users(workspace)

    def detail(self, workspace: Workspace, release_id: str) -> ReleaseDetail:
        """Everything about one release that whoever received it may know."""
        from cusyn_desktop.services.releases import releases

        return releases.release_detail(workspace, release_id)

    def bounds(self, workspace: Workspace, release_id: str) -> BoundsFound:
        """What the noisy counts of a release tell of a column's bounds."""
        from cusyn_desktop.services.registering import paid_bounds

        return paid_bounds.bounds_found(workspace, release_id)

    def pair(self, workspace: Workspace, release_id: str, columns: tuple[str, str]) -> PairTable:
        """Two columns of a release, measured and synthetic."""
        from cusyn_desktop.services.releases import releases

        return releases.pair_table(workspace, release_id, columns)

    def true_errors(
        self, workspace: Workspace, release_id: str, control: RunControl
    ) -> tuple[TrueError, ...]:
        """The comparison with the real rows; each look is logged."""
        from cusyn_desktop.services.releases import releases

        return releases.true_errors(workspace, release_id, control=control)

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
        """Write the package of a release into a folder or a zip file."""
        from cusyn_desktop.services.releases import exporting

        return exporting.export_release(
            workspace, release_id, place, form=form, language=language, control=control
        )


class Auditing:
    """`services.ledger.auditing` and `recovering`, `services.papers`."""

    def entries(self, workspace: Workspace) -> tuple[AuditEntry, ...]:
        """The whole log, oldest entry first."""
        from cusyn_desktop.services.ledger import auditing

        return auditing.audit_entries(workspace)

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        """Everybody, for their marks."""
        from cusyn_desktop.services import people

        return people.users(workspace)

    def export_log(self, workspace: Workspace, path: Path) -> Path:
        """Write the log as CSV or JSON, by the name's ending."""
        from cusyn_desktop.services.ledger import auditing

        return auditing.export_log(workspace, path)

    def save_sheet(self, path: Path, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Path:
        """The log as a table for spreadsheets."""
        from cusyn_desktop.services.files.writing import write_sheet

        return write_sheet(path, head, rows)

    def receipt_text(self, workspace: Workspace, *, language: PaperLanguage) -> str:
        """A receipt, to be copied."""
        from cusyn_desktop.services.papers import papers

        return papers.receipt_text(workspace, language=language)

    def save_receipt(self, workspace: Workspace, path: Path, *, language: PaperLanguage) -> Path:
        """A receipt as a file."""
        from cusyn_desktop.services.papers import papers

        return papers.save_receipt(workspace, path, language=language)

    def check_receipt(self, workspace: Workspace, path: Path) -> ReceiptCheck:
        """Compare a receipt that somebody kept with the workspace."""
        from cusyn_desktop.services.papers import receipts

        return receipts.check_receipt(workspace, path)

    def foresee_copy(
        self, workspace: Workspace, *, packages: tuple[Path, ...], are_newest: bool
    ) -> Foresight:
        """What accepting a copy would do."""
        from cusyn_desktop.services.ledger import recovering

        return recovering.foresee(workspace, packages=packages, are_newest=are_newest)

    def accept_copy(
        self, workspace: Workspace, *, reason: str, packages: tuple[Path, ...], are_newest: bool
    ) -> tuple[PoolStatus, ...]:
        """Go on with a copy; what is spent never falls."""
        from cusyn_desktop.services.ledger import recovering

        return recovering.accept_copy(workspace, reason=reason, packages=packages, are_newest=are_newest)

    def save_report(self, report: VerificationReport, path: Path, *, language: PaperLanguage) -> Path:
        """What a verification found, as a file."""
        from cusyn_desktop.services.papers import papers

        return papers.save_report(report, path, language=language)


@dataclass(frozen=True, slots=True)
class LedgerCalls:
    """All of them, as a tab is given them."""

    pooling: Pooling = field(default_factory=Pooling)
    releasing: Releasing = field(default_factory=Releasing)
    auditing: Auditing = field(default_factory=Auditing)
