"""What a person keeps outside the workspace, as text: receipts, and reports of a verification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.services.files.writing import write_text
from cusyn_desktop.services.ledger.auditing import receipt
from cusyn_desktop.services.words import delta_text, pool_texts, share_text, verdict_text

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from cusyn_desktop.services.records import Check, PoolStatus, Receipt, VerificationReport
    from cusyn_desktop.services.workspace import Workspace


def receipt_text(workspace: Workspace) -> str:
    """A receipt of the workspace as it is now, to be printed, copied or filed."""
    return _receipt_text(workspace.path.name, receipt(workspace))


def save_receipt(workspace: Workspace, path: Path) -> Path:
    """Write a receipt to a text file.

    Raises:
        InputError: The file cannot be written.
    """
    return write_text(path, receipt_text(workspace))


def report_text(report: VerificationReport) -> str:
    """What a verification found, check by check."""
    checks = [*report.checks, *(check for package in report.packages for check in package.checks)]
    verdict = verdict_text(report) if report.ok else "Something does not hold: see the lines that say FAILS."
    bad = "" if report.first_bad is None else f"First entry that does not fit: {report.first_bad}\n"
    return (
        f"CuSyn verification of {report.path.name}\n"
        f"Checked: {_time(report.checked_at)}\n"
        f"Entries: {report.n_entries}\n"
        f"Fingerprint of the newest entry: {report.head}\n"
        f"{bad}\n{verdict}\n\n" + "".join(map(_check_line, checks))
    )


def save_report(report: VerificationReport, path: Path) -> Path:
    """Write what a verification found to a text file.

    Raises:
        InputError: The file cannot be written.
    """
    return write_text(path, report_text(report))


def _receipt_text(name: str, found: Receipt) -> str:
    return (
        f"CuSyn receipt of {name}\n"
        f"Code: {found.code}\n"
        f"Written: {_time(found.at)}\n"
        f"Newest entry of the log: {found.entry}\n"
        f"Its fingerprint: {found.head}\n\n"
        "Spent by then:\n" + "".join(map(_pool_line, found.pools)) + "\n"
        f"Keep this outside the computer. If the log ever ends before entry {found.entry}, or that entry has"
        " another fingerprint, the workspace is not the one that was in use.\n"
    )


def _pool_line(pool: PoolStatus) -> str:
    total, spent, _ = pool_texts(pool)
    left = share_text(pool.left_share)
    exact = f"{pool.spent.pico_rho:,} of {pool.total.pico_rho:,} pico-rho"
    return f"  {pool.name}: {spent} of {total} at {delta_text(pool.total.delta)}, {left} left ({exact})\n"


def _check_line(check: Check) -> str:
    return f"  {'holds' if check.ok else 'FAILS'}  {check.name}: {check.text}\n"


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
