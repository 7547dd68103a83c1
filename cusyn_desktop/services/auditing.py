"""The audit log, its verification, and receipts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.services.records import AuditEntry, Receipt, VerificationReport
    from cusyn_desktop.services.workspace import Workspace


def audit_entries(workspace: Workspace) -> tuple[AuditEntry, ...]:
    """The whole log, oldest entry first."""
    raise NotImplementedError


def verify(path: Path, packages: Sequence[Path] = ()) -> VerificationReport:
    """Check a workspace from its bytes: chain, sums, outside copies and release packages. Changes nothing.

    Raises:
        InputError: There is no such file or package.
        StoreError: The file is no workspace.
    """
    raise NotImplementedError


def receipt(workspace: Workspace) -> Receipt:
    """Head of the log and what is spent, to be kept outside the file."""
    raise NotImplementedError


def export_log(workspace: Workspace, path: Path) -> Path:
    """Write the log as JSON (`.json`) or CSV (any other ending).

    Raises:
        InputError: The file cannot be written.
    """
    raise NotImplementedError
