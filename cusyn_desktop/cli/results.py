"""Commands about results: releases, export, audit, verify."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.exits import Exit
from cusyn_desktop.cli.forms import form_of, form_options, language_of
from cusyn_desktop.cli.opening import WORKSPACE, WORKSPACE_FILE, key_for, opened
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, columns, replying
from cusyn_desktop.cli.typed import whole_number

if TYPE_CHECKING:
    from cusyn_desktop.services.records import Check, VerificationReport


@click.command()
@WORKSPACE
@replying
def releases(workspace: Path) -> Reply:
    """All runs: the tables that were released, and the runs that ended without one."""
    from cusyn_desktop.cli.shapes import spend_record
    from cusyn_desktop.services import pools
    from cusyn_desktop.services.releases import releases as service
    from cusyn_desktop.services.words import epsilon_text

    known = opened(workspace)
    made = {release.id: release for release in service.releases(known)}
    spends = pools.spends(known)
    records = [
        {
            **spend_record(spend),
            "engine": str(spend.request.engine),
            "queries": [list(query) for query in spend.request.queries],
            "rows": made[spend.id].n_rows if spend.id in made else None,
            "sha256": made[spend.id].sha256 if spend.id in made else None,
        }
        for spend in spends
    ]
    rows = [
        (
            spend.id,
            f"{spend.reserved_at:%Y-%m-%d %H:%M}",
            spend.dataset,
            spend.user,
            epsilon_text(spend.granted, towards="less"),
            str(spend.state),
            f"{made[spend.id].n_rows:,}" if spend.id in made else "-",
        )
        for spend in spends
    ]
    head = ("id", "time (UTC)", "dataset", "user", "spent", "state", "rows")
    return Reply(records, columns(head, rows, right=(4, 6)) if rows else "There is no release yet.")


@click.command()
@WORKSPACE
@click.argument("release")
@click.argument("directory", type=PLACE, metavar="DIR")
@click.option(
    "--rows",
    metavar="R",
    help="Draw so many rows anew from the release's model; free, as the model was paid for.",
)
@form_options
@replying
def export(workspace: Path, release: str, directory: Path, *, rows: str | None, **settings: object) -> Reply:
    """Write the package of a release: table, data dictionary, privacy statement, report, recipe.

    DIR is a new folder, a folder in which the package's own is made, or a new file that ends in .zip.
    """
    from cusyn_desktop.services.releases import exporting
    from cusyn_desktop.services.row_numbers import MAX_ROWS

    known = opened(workspace)
    drawn = whole_number(rows, option="--rows", largest=MAX_ROWS)
    form, language = replace(form_of(settings), rows=drawn), language_of(settings)
    with watched() as control:
        folder = exporting.export_release(
            known, release, directory, form=form, language=language, control=control
        )
    files = exporting.file_names(folder)
    text = f"The package is in {folder}: {', '.join(files)}."
    if drawn is not None:
        were = "row was" if drawn == 1 else "rows were"
        text = f"{text}\nIts {drawn:,} {were} drawn anew from the model of {release}; nothing was spent."
    return Reply({"release": release, "package": str(folder), "files": files, "rows_drawn_anew": drawn}, text)


@click.command()
@WORKSPACE
@click.option("--out", type=PLACE, metavar="FILE", help="Write the log to this new file (.json or .csv).")
@click.option(
    "--tables",
    type=PLACE,
    metavar="DIR",
    help="Write the ledger's tables as CSV into this new folder, for an auditor's own tools.",
)
@replying
def audit(workspace: Path, out: Path | None, tables: Path | None) -> Reply:
    """The audit log, oldest entry first."""
    from cusyn_desktop.cli.shapes import plain
    from cusyn_desktop.services.files.destinations import require_new_file, require_new_folder
    from cusyn_desktop.services.ledger import auditing

    if out is not None:
        require_new_file(out, endings=(".json", ".csv"))
    if tables is not None:
        require_new_folder(tables)
    known = opened(workspace)
    entries = auditing.audit_entries(known)
    if out is not None:
        auditing.export_log(known, out)
    if tables is not None:
        auditing.export_tables(known, tables)
    records = [
        {**entry_record, "facts": dict(entry.facts)}
        for entry, entry_record in ((entry, plain(entry)) for entry in entries)
        if isinstance(entry_record, dict)
    ]
    rows = [
        (str(entry.number), f"{entry.at:%Y-%m-%d %H:%M:%S}", entry.by, entry.text, entry.fingerprint[:8])
        for entry in entries
    ]
    return Reply(records, columns(("no.", "time (UTC)", "by", "event", "fingerprint"), rows, right=(0,)))


@click.command()
@WORKSPACE_FILE
@click.argument("packages", nargs=-1, type=PLACE, metavar="[PACKAGE]...")
@replying
def verify(workspace: Path, packages: tuple[Path, ...]) -> Reply:
    """Check the log, the sums and any release packages. Changes nothing, and nobody has to sign in."""
    from cusyn_desktop.cli.shapes import plain
    from cusyn_desktop.services.ledger import auditing
    from cusyn_desktop.services.words import verdict_text

    report = auditing.verify(workspace, packages, key=key_for(workspace))
    checks = [*report.checks, *(check for package in report.packages for check in package.checks)]
    verdict = verdict_text(report)
    lines = [f"{_tag(report, check)}  {check.text}" for check in checks]
    return Reply(
        {**_as_dict(plain(report)), "workspace": str(report.path)},
        "\n".join([*lines, "", verdict] if report.ok else lines),
        exit_code=Exit.DONE if report.ok else Exit.STORE,
        complaint="" if report.ok else verdict,
    )


def _tag(report: "VerificationReport", check: "Check") -> str:
    """How a check came out; some things can be neither proved nor disproved."""
    if report.is_unproven(check):
        return "?  "
    return "ok " if check.ok else "BAD"


def _as_dict(value: object) -> dict[str, object]:
    """A record's JSON value, which is an object."""
    return dict(value) if isinstance(value, dict) else {}
