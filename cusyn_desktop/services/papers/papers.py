"""What a person keeps outside the workspace, as text: receipts, and reports of a verification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.services.files.writing import write_text
from cusyn_desktop.services.ledger.auditing import receipt
from cusyn_desktop.services.wording import PaperLanguage, Wording, wording_in
from cusyn_desktop.services.words import delta_text, pool_texts, share_text, verdict_text

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from cusyn_desktop.services.records import Check, PoolStatus, Receipt, VerificationReport
    from cusyn_desktop.services.workspace import Workspace


def receipt_text(workspace: Workspace, *, language: PaperLanguage = PaperLanguage.ENGLISH) -> str:
    """A receipt of the workspace as it is now, to be printed, copied or filed."""
    return _receipt_text(workspace.path.name, receipt(workspace), wording_in(language))


def save_receipt(
    workspace: Workspace, path: Path, *, language: PaperLanguage = PaperLanguage.ENGLISH
) -> Path:
    """Write a receipt to a text file.

    Raises:
        InputError: The file cannot be written.
    """
    return write_text(path, receipt_text(workspace, language=language))


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


def _receipt_text(name: str, found: Receipt, wording: Wording) -> str:
    """Its entry, fingerprint and exact sums are read again by `receipts`, in whichever language they are."""
    lines = (
        wording.text("receipt.title", workspace=name),
        wording.text("receipt.code", code=found.code),
        wording.text("receipt.written", time=_time(found.at)),
        wording.text("receipt.entry", entry=found.entry),
        wording.text("receipt.head", head=found.head),
        "",
        wording.text("receipt.spent"),
        *(_pool_line(pool, wording) for pool in found.pools),
        "",
        wording.text("receipt.keep", entry=found.entry),
    )
    return "".join(f"{line}\n" for line in lines)


def _pool_line(pool: PoolStatus, wording: Wording) -> str:
    total, spent, _ = map(wording.figure, pool_texts(pool))
    exact = wording.text(
        "receipt.exact",
        spent=wording.whole(pool.spent.pico_rho),
        total=wording.whole(pool.total.pico_rho),
    )
    told = wording.text(
        "receipt.pool",
        spent=spent,
        total=total,
        delta=wording.figure(delta_text(pool.total.delta)),
        left=wording.figure(share_text(pool.left_share)),
    )
    return f"  {pool.name}: {told} ({exact})"


def _check_line(check: Check) -> str:
    return f"  {'holds' if check.ok else 'FAILS'}  {check.name}: {check.text}\n"


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
