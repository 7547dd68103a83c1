"""What a person keeps outside the workspace, as text: receipts, and reports of a verification."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop import __version__
from cusyn_desktop.services.files.writing import write_text
from cusyn_desktop.services.ledger.auditing import receipt
from cusyn_desktop.services.wording import PaperLanguage, Wording, wording_in
from cusyn_desktop.services.words import pool_texts, share_text

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


def report_text(report: VerificationReport, *, language: PaperLanguage = PaperLanguage.ENGLISH) -> str:
    """What a verification found, check by check; the sentences of the checks stay as the report has them."""
    wording = wording_in(language)
    bad = () if report.first_bad is None else (wording.text("verify.first_bad", entry=report.first_bad),)
    lines = (
        wording.text("verify.title", workspace=report.path.name),
        wording.text("verify.checked", time=_time(report.checked_at)),
        wording.text("verify.program", version=__version__),
        wording.text("verify.entries", count=report.n_entries),
        wording.text("verify.head", head=report.head or wording.text("verify.no_head")),
        *bad,
        "",
        wording.text(_verdict_key(report)),
        "",
        *(_check_line(report, check, wording) for check in report.checks),
        "",
        wording.text("verify.outside"),
    )
    return "".join(f"{line}\n" for line in lines)


def _verdict_key(report: VerificationReport) -> str:
    if not report.ok:
        return "verify.wrong"
    return "verify.whole" if report.has_mark else "verify.no_mark"


def save_report(
    report: VerificationReport, path: Path, *, language: PaperLanguage = PaperLanguage.ENGLISH
) -> Path:
    """Write what a verification found to a text file.

    Raises:
        InputError: The file cannot be written.
    """
    return write_text(path, report_text(report, language=language))


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
        delta=wording.delta(pool.total.delta),
        left=wording.figure(share_text(pool.left_share)),
    )
    return f"  {pool.name}: {told} ({exact})"


def _check_line(report: VerificationReport, check: Check, wording: Wording) -> str:
    name = wording.texts.get(f"verify.check.{check.name}", check.name)
    found = "verify.holds" if check.ok else "verify.fails"
    key = "verify.open" if report.is_unproven(check) else found
    return wording.text(key, name=name, text=check.text)


def _time(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
