"""The audit log, its verification, and receipts."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import is_zipfile

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.errors import InputError, reason_of
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.files.destinations import require_new_folder
from cusyn_desktop.services.files.writing import csv_text, write_text
from cusyn_desktop.services.ledger.events import event_text
from cusyn_desktop.services.pools import pool_status
from cusyn_desktop.services.records import (
    AuditEntry,
    Check,
    PackageReport,
    PoolLeft,
    Receipt,
    VerificationReport,
)
from cusyn_desktop.services.records.statement import FILE_NAME, statement_in
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.session import SYSTEM
from cusyn_desktop.store.workspace import Store

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store import audit as stored
    from cusyn_desktop.store import verify as stored_verify
    from cusyn_desktop.store.file.keys import Key
    from cusyn_desktop.store.pools import StoredPool
    from cusyn_desktop.store.verify import Finding, WorkspaceReport


def audit_entries(workspace: Workspace) -> tuple[AuditEntry, ...]:
    """The whole log, oldest entry first."""
    with workspace.store(Right.AUDIT) as store:
        pools = {str(pool.id): pool for pool in store.pools.all()}
        return tuple(_entry(one, pools) for one in store.audit.entries())


def verify_open(
    workspace: Workspace, packages: Sequence[Path] = (), *, control: RunControl | None = None
) -> VerificationReport:
    """Check the workspace in which somebody works; see `verify`.

    Raises:
        MissingRightError: They may not: what it finds may name other users.
    """
    workspace.require(Right.VERIFY)
    return verify(workspace.path, packages, key=workspace.key, control=control)


def verify(
    path: Path,
    packages: Sequence[Path] = (),
    *,
    key: Key | None = None,
    control: RunControl | None = None,
) -> VerificationReport:
    """Check a workspace from its bytes: chain, sums, outside copies and release packages. Changes nothing.

    Nobody signs in for it, because a check that depends on what it checks would prove little; whoever can
    read the file can make it.

    Raises:
        InputError: There is no such file, or a package is none.
        EncryptedError: The file is encrypted, and there is no key or a wrong one.
        StoreError: The file is no workspace.
        StoreTooNewError: A newer version of the program wrote it.
        JobCancelled: Somebody asked it to stop.
    """
    from cusyn_desktop.store.verify import verify_workspace

    for package in packages:
        _require_package(package)
    found = verify_workspace(path, tuple(packages), key=key, control=control)
    reports = tuple(_package(path, one, key, readable=not any_fault(found)) for one in found.packages)
    return VerificationReport(
        path=path,
        ok=found.ok and all(one.ok for one in reports),
        n_entries=found.n_entries,
        head=found.head,
        first_bad=found.first_bad,
        checks=tuple(_check(one) for one in found.findings),
        packages=reports,
        checked_at=datetime.now(UTC),
        has_mark=found.has_mark,
    )


def _require_package(path: Path) -> None:
    """Take a typing mistake for what it is, and not for a package that was changed.

    Raises:
        InputError: There is nothing, or something that never was a package.
    """
    if not path.exists():
        raise InputError(f"There is no folder or zip file {path}.", package=str(path))
    is_package = (path / FILE_NAME).is_file() if path.is_dir() else is_zipfile(path)
    if not is_package:
        why = f"there is no {FILE_NAME} in it" if path.is_dir() else "it is no folder and no zip file"
        raise InputError(
            f"{path} is no release package: {why}. Name the folder or zip file that was exported.",
            package=str(path),
        )


def receipt(workspace: Workspace) -> Receipt:
    """Head of the log and what is spent, to be kept outside the file."""
    with workspace.store(Right.AUDIT) as store:
        found = store.audit.receipt()
        return Receipt(
            code=found.head.code,
            entry=found.head.seq,
            head=found.head.hash,
            at=datetime.now(UTC),
            pools=tuple(pool_status(pool) for pool in store.pools.all()),
        )


def export_log(workspace: Workspace, path: Path) -> Path:
    """Write the log as JSON (`.json`) or CSV (any other ending).

    Raises:
        InputError: The file cannot be written.
    """
    entries = audit_entries(workspace)
    text = _as_json(entries) if path.suffix.lower() == ".json" else _as_csv(entries)
    return write_text(path, text)


def export_tables(workspace: Workspace, directory: Path) -> tuple[Path, ...]:
    """Write the ledger's tables as CSV files, one each, for an auditor's own tools.

    Raises:
        InputError: The directory holds something already, or it or a file cannot be written.
    """
    workspace.require(Right.AUDIT)
    require_new_folder(directory)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"{directory} cannot be made: {reason_of(error)}. Choose another place.") from error
    with workspace.store(Right.AUDIT) as store:
        return tuple(
            write_text(directory / f"{table.name}.csv", csv_text(table.columns, table.rows))
            for table in store.plain_tables()
        )


def entry_record(entry: AuditEntry) -> dict[str, object]:
    """An entry for programs."""
    return {
        "number": entry.number,
        "at": entry.at.isoformat(),
        "by": entry.by,
        "event": entry.event,
        "text": entry.text,
        "release": entry.release,
        "dataset": entry.dataset,
        "user": entry.user,
        "facts": {key: json.loads(value) for key, value in entry.facts},
        "previous": entry.previous,
        "fingerprint": entry.fingerprint,
    }


def _as_json(entries: Sequence[AuditEntry]) -> str:
    return json.dumps([entry_record(entry) for entry in entries], indent=2, ensure_ascii=False) + "\n"


_CSV_COLUMNS = (
    "number",
    "at",
    "by",
    "event",
    "text",
    "release",
    "dataset",
    "user",
    "previous",
    "fingerprint",
)


def _as_csv(entries: Sequence[AuditEntry]) -> str:
    columns = (*_CSV_COLUMNS, "facts")
    records = (
        entry_record(entry) | {"facts": json.dumps(dict(entry.facts), sort_keys=True)} for entry in entries
    )
    return csv_text(columns, ([record[name] for name in columns] for record in records))


def any_fault(found: WorkspaceReport) -> bool:
    """Whether a check of the file itself, not of a package, does not hold."""
    return not all(one.ok for one in found.findings)


def _package(
    path: Path, found: stored_verify.PackageReport, key: Key | None, *, readable: bool
) -> PackageReport:
    """What was found in a package; in a sound workspace the statement is compared word for word, too."""
    checks = [_check(one) for one in found.findings]
    if found.ok and readable:
        checks.append(_statement_check(path, found.path, key))
    return PackageReport(found.path, all(check.ok for check in checks), tuple(checks))


def _statement_check(path: Path, package: Path, key: Key | None) -> Check:
    """Whether the statement is the one that the log tells of."""
    try:
        statement = statement_in(package)
    except InputError as error:
        return Check("statement", False, str(error))
    with Store.open(path, actor=SYSTEM, key=key) as store:
        entries = store.audit.entries(after=statement.chain.entry - 1)
        is_lost = not entries or entries[0].hash != statement.chain.head
        told = _statements_told(store.audit.entries() if is_lost else entries[:1])
    if statement.fingerprint() in told:
        return Check("statement", True, "privacy.json says what the log says of it.")
    if is_lost:
        text = "The log does not tell what privacy.json said when it was exported, as that entry was lost."
        return Check("statement", False, text, is_open=True)
    return Check("statement", False, "privacy.json was changed after the export.")


def _statements_told(entries: Sequence[stored.AuditEntry]) -> set[object]:
    """Fingerprints of the statements that were exported, or were witnesses when a copy was accepted."""
    told = {one.facts.get("statement_sha256") for one in entries if one.event == Event.PACKAGE_EXPORTED}
    accepted = [one.facts.get("releases", []) for one in entries if one.event == Event.COPY_ACCEPTED]
    witnesses = [release for releases in accepted if isinstance(releases, list) for release in releases]
    return told | {one["statement_sha256"] for one in witnesses}


def _check(found: Finding) -> Check:
    return Check(found.name, found.ok, found.text, found.is_open)


def _entry(one: stored.AuditEntry, pools: Mapping[str, StoredPool]) -> AuditEntry:
    facts = one.facts
    return AuditEntry(
        number=one.seq,
        at=one.at,
        by=one.actor,
        event=one.event,
        text=event_text(one.event, facts),
        release=_text(facts, "release"),
        dataset=_text(facts, "dataset"),
        user=_text(facts, "user"),
        amount=_amount(facts),
        left=_left(facts, pools),
        facts=tuple((key, json.dumps(facts[key], sort_keys=True)) for key in sorted(facts)),
        previous=one.previous,
        fingerprint=one.hash,
    )


def _text(facts: Mapping[str, object], key: str) -> str:
    found = facts.get(key)
    return found if isinstance(found, str) else ""


def _amount(facts: Mapping[str, object]) -> BudgetAmount | None:
    pico_rho, delta = facts.get("pico_rho"), facts.get("delta")
    if isinstance(pico_rho, int) and isinstance(delta, float):
        return BudgetAmount.of(pico_rho, delta)
    return None


def _left(facts: Mapping[str, object], pools: Mapping[str, StoredPool]) -> tuple[PoolLeft, ...]:
    """What the charged pools had left, the dataset's first."""
    told = facts.get("left")
    if not isinstance(told, dict):
        return ()
    left = [
        PoolLeft(pools[pool].kind, pools[pool].name, one["pico_rho"] / max(one["total"], 1))
        for pool, one in told.items()
        if pool in pools
    ]
    return tuple(sorted(left, key=lambda one: one.kind))
