"""The audit log as a table to open in a spreadsheet, in the words of the window; JSON is for programs."""

import json
from collections.abc import Sequence
from datetime import UTC

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.records import AuditEntry
from cusyn_desktop.ui.keeping.sheet import Sheet
from cusyn_desktop.ui.models.audit import LogRow, epsilon_text

translate = QCoreApplication.translate


def log_sheet(rows: Sequence[LogRow]) -> Sheet:
    """All that is known of each entry; numbers and times as spreadsheets sort them."""
    head = (
        translate("AuditModel", "No."),
        translate("AuditModel", "Time (UTC)"),
        translate("AuditModel", "By"),
        translate("AuditModel", "Event"),
        translate("AuditModel", "Details"),
        translate("AuditModel", "ε"),
        translate("AuditModel", "Release"),
        translate("AuditModel", "Dataset"),
        translate("AuditModel", "User"),
        translate("AuditModel", "Fingerprint before"),
        translate("AuditModel", "Fingerprint"),
        translate("AuditModel", "Recorded facts"),
    )
    return Sheet(head, tuple(map(_texts, rows)))


def _texts(row: LogRow) -> tuple[str, ...]:
    entry = row.entry
    return (
        str(entry.number),
        f"{entry.at.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
        row.by,
        row.event,
        row.details,
        epsilon_text(row),
        entry.release,
        entry.dataset,
        entry.user,
        entry.previous,
        entry.fingerprint,
        _facts(entry),
    )


def _facts(entry: AuditEntry) -> str:
    """What the fingerprint is made of, with every letter as it was typed."""
    return json.dumps({key: json.loads(value) for key, value in entry.facts}, ensure_ascii=False)
