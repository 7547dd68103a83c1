"""Commands about budgets: evaluate, synthesise, pools."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.asking import request_of, request_options
from cusyn_desktop.cli.exits import Exit, error_record, exit_code
from cusyn_desktop.cli.foreseeing import (
    DISTANCE_NOTE,
    ERRORS_NOTE,
    decision_text,
    expected_points,
    figures_text,
    forecast_text,
    limits_text,
    memory_text,
    notes_of,
    points,
    unmeasured_text,
    wish_text,
)
from cusyn_desktop.cli.forms import form_of, form_options, language_of
from cusyn_desktop.cli.opening import WORKSPACE, opened
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, columns, replying, warn
from cusyn_desktop.errors import CuSynError

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import timedelta

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import Evaluation, ReleaseDetail, ReleaseSummary
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.releases.table_files import TableForm
    from cusyn_desktop.services.wording import PaperLanguage
    from cusyn_desktop.services.workspace import Workspace


@click.command()
@WORKSPACE
@request_options
@click.option(
    "--error", metavar="POINTS", help="Also tell which epsilon brings the queries to this expected error."
)
@replying
def evaluate(workspace: Path, *, error: str | None, **settings: object) -> Reply:
    """What a request would be granted and get, and which limit decides. Spends nothing."""
    from cusyn_desktop.cli.shapes import decision_record, plain
    from cusyn_desktop.services.requests import deciding
    from cusyn_desktop.services.requests.wished_error import epsilon_for_error, typed_error

    request = request_of(settings)
    wished = None if error is None else typed_error(error)
    answer = deciding.evaluate(opened(workspace), request)
    needed = None if wished is None else epsilon_for_error(answer.curve, wished)
    refused = answer.granted is None
    decided = limits_text(answer) if refused else decision_text(answer)
    notes = notes_of(answer)
    foreseen = {
        "model_limit_mb": answer.model_limit_mb,
        "rows": answer.rows,
        "forecast": plain(answer.forecast),
        "warnings": list(notes),
        **({} if wished is None else {"epsilon_for_error": needed}),
    }
    return Reply(
        {**decision_record(answer), **foreseen},
        decided + forecast_text(answer) + ("" if wished is None else wish_text(answer, needed)),
        exit_code=Exit.BUDGET if refused else Exit.DONE,
        complaint=answer.sentence if refused else "",
        warnings=notes,
    )


@click.command()
@WORKSPACE
@request_options
@click.option("--accept-less", is_flag=True, help="Run with a smaller budget if the limits ask for it.")
@click.option("--out", type=PLACE, metavar="DIR", help="Export the release package there.")
@form_options
@replying
def synthesise(
    workspace: Path,
    *,
    out: Path | None,
    accept_less: bool,
    **settings: object,
) -> Reply:
    """Spend a budget and make a synthetic table. What is spent stays spent, whatever happens.

    What is asked stands in the options, or in a file that an analyst handed in (--request).
    """
    from cusyn_desktop.services.access.rights import Right
    from cusyn_desktop.services.releases.exporting import check_destination
    from cusyn_desktop.services.requests import deciding

    needs = "" if out else "--out DIR"
    exported = partial(
        _exported, out=out, form=form_of(settings, needs=needs), language=language_of(settings, needs=needs)
    )
    request = request_of(settings)
    known = opened(workspace)
    if out is not None:
        known.require(Right.EXPORT)
        check_destination(out)
    answer = deciding.evaluate(known, request)
    if answer.granted is None or (answer.granted != answer.asked and not accept_less):
        return _not_run(answer)
    return _run(known, request, answer, accept_less=accept_less, exported=exported)


def _not_run(answer: "Evaluation") -> Reply:
    """The decision, and that nothing happened."""
    from cusyn_desktop.cli.shapes import decision_record

    complaint = answer.sentence
    if answer.granted is not None:
        complaint = f"{answer.sentence} To run with it, add --accept-less."
    notes = notes_of(answer)
    nothing: dict[str, object] = {"release": None, "queries": [], "package": None, "warnings": list(notes)}
    return Reply(
        {"decision": decision_record(answer), **nothing, **error_record(Exit.BUDGET, complaint)},
        limits_text(answer) + forecast_text(answer),
        exit_code=Exit.BUDGET,
        complaint=complaint,
        warnings=notes,
    )


def _run(
    workspace: "Workspace",
    request: "Request",
    answer: "Evaluation",
    *,
    accept_less: bool,
    exported: "Callable[..., Path | CuSynError | None]",
) -> Reply:
    """Warn, synthesise, export if asked to, and tell how it went."""
    from cusyn_desktop.cli.shapes import decision_record, plain
    from cusyn_desktop.services import machine
    from cusyn_desktop.services.access.times import step_for
    from cusyn_desktop.services.releases import releases, synthesis

    notes = notes_of(answer)
    warn(notes)
    with watched() as control:
        made = synthesis.synthesise(workspace, request, accept_less=accept_less, control=control)
        package = exported(workspace, made, control=control)
    detail = releases.release_detail(workspace, made.id)
    peak = machine.peak_memory() if workspace.actor.sees_everybody else None
    record = {
        "decision": decision_record(answer),
        "release": {**release_record(detail), "memory_bytes": peak},
        "queries": plain(detail.queries),
        "package": str(package) if isinstance(package, Path) else None,
        "warnings": list(notes),
    }
    told = _told(answer, detail, peak=peak, step=step_for(workspace.actor))
    if isinstance(package, CuSynError):
        return _not_exported(record, told, detail, package)
    where = (
        f"The package is in {package}." if package else f"Next: cusyn export {workspace.path} {made.id} DIR"
    )
    return Reply(record, f"{told}\n{where}")


def _exported(
    workspace: "Workspace",
    made: "ReleaseSummary",
    *,
    out: Path | None,
    form: "TableForm",
    language: "PaperLanguage",
    control: "RunControl",
) -> Path | CuSynError | None:
    """The package, or why there is none: the release is there, and must not be lost sight of.

    None where nobody asked for one.
    """
    from cusyn_desktop.services.releases import exporting

    if out is None:
        return None
    try:
        return exporting.export_release(
            workspace, made.id, out, form=form, language=language, control=control
        )
    except CuSynError as error:
        return error


def _not_exported(record: dict[str, object], text: str, detail: "ReleaseDetail", error: CuSynError) -> Reply:
    """The release without its package."""
    label = detail.summary.id
    complaint = f"{error} {label} is stored and spent; it is not lost. Run: cusyn export W {label} DIR"
    code = exit_code(error)
    return Reply({**record, **error_record(code, complaint)}, text, exit_code=code, complaint=complaint)


def _told(answer: "Evaluation", detail: "ReleaseDetail", *, peak: int | None, step: "timedelta") -> str:
    """How a run went."""
    from cusyn_desktop.services.words import counted, epsilon_text

    made = detail.summary
    spent = epsilon_text(made.spend.granted, towards="less")
    if made.spend.exposure.pico_rho:
        spent += f", and {epsilon_text(made.spend.exposure)} of exposure to measurements of other users"
    rows = counted(made.n_rows, "synthetic row")
    text = [
        decision_text(answer),
        "",
        f"Released {made.id}: {rows} for {made.spend.user}. Spent {spent}.",
        figures_text(detail, step=step),
        *([] if peak is None else [memory_text(peak, answer)]),
        *([text] if (text := unmeasured_text(detail, answer)) else []),
        query_table(detail),
    ]
    return "\n".join(text)


@click.command()
@WORKSPACE
@replying
def pools(workspace: Path) -> Reply:
    """What is spent and what is left."""
    from cusyn_desktop.cli.shapes import pool_record
    from cusyn_desktop.services import pools as service
    from cusyn_desktop.services.words import delta_text, pool_texts, share_text

    found = service.pools(opened(workspace))
    rows = [
        (
            str(pool.kind),
            pool.name,
            *pool_texts(pool),
            share_text(pool.left_share),
            delta_text(pool.total.delta),
            "closed" if pool.closed else "open",
        )
        for pool in found
    ]
    head = ("kind", "name", "total", "spent", "left", "share left", "at", "state")
    note = "\nEpsilons do not add up; the shares of a pool do. A pool is never refilled."
    text = columns(head, rows, right=(2, 3, 4, 5)) + note if rows else "There is no pool yet."
    return Reply([pool_record(pool) for pool in found], text)


def release_record(detail: "ReleaseDetail") -> dict[str, object]:
    """A release for programs."""
    from cusyn_desktop.cli.shapes import plain, spend_record

    return {
        **spend_record(detail.summary.spend),
        "engine": detail.summary.engine,
        "rows": detail.summary.n_rows,
        "sha256": detail.summary.sha256,
        "measurements": len(detail.measured),
        "figures": plain(detail.figures),
        "reused": plain(detail.reused),
        "screened_out": plain(detail.screened_out),
    }


def query_table(detail: "ReleaseDetail") -> str:
    """Errors of the interest queries, in percentage points of people."""
    from cusyn_desktop.services.words import query_text

    rows = [
        (
            query_text(query.columns),
            str(query.cells),
            expected_points(query.expected_error, is_measured=query.is_measured),
            points(query.measured_error) if query.is_measured else "not measured",
        )
        for query in detail.queries
        if query.is_interest
    ]
    head = ("interest query", "cells", "expected error", "to noisy measurement")
    return f"\n{columns(head, rows, right=(1, 2, 3))}\n{ERRORS_NOTE} {DISTANCE_NOTE}\n" if rows else ""
