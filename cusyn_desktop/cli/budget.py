"""Commands about budgets: evaluate, synthesise, pools."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.asking import budget_options, request_of, request_options
from cusyn_desktop.cli.exits import Exit, error_record
from cusyn_desktop.cli.opening import WORKSPACE, opened
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, columns, replying

if TYPE_CHECKING:
    from cusyn_desktop.services.records import Evaluation, ReleaseDetail
    from cusyn_desktop.services.requests import Request
    from cusyn_desktop.services.workspace import Workspace


@click.command()
@WORKSPACE
@budget_options
@replying
def evaluate(workspace: Path, **settings: object) -> Reply:
    """What a request would be granted, and which limit decides. Spends nothing."""
    from cusyn_desktop.cli.shapes import decision_record
    from cusyn_desktop.services import deciding

    request = request_of(settings)
    answer = deciding.evaluate(opened(workspace), request, with_forecast=False)
    refused = answer.granted is None
    return Reply(
        decision_record(answer),
        decision_text(answer),
        exit_code=Exit.BUDGET if refused else Exit.DONE,
        complaint=answer.sentence if refused else "",
        warnings=answer.warnings,
    )


@click.command()
@WORKSPACE
@request_options
@click.option("--accept-less", is_flag=True, help="Run with a smaller budget if the limits ask for it.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="DIR", help="Export the release package there."
)
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
    from cusyn_desktop.services import deciding

    request = request_of(settings)
    known = opened(workspace)
    answer = deciding.evaluate(known, request)
    if answer.granted is None or (answer.granted != answer.asked and not accept_less):
        return _not_run(answer)
    return _run(known, request, answer, accept_less=accept_less, out=out)


def _not_run(answer: "Evaluation") -> Reply:
    """The decision, and that nothing happened."""
    from cusyn_desktop.cli.shapes import decision_record

    complaint = answer.sentence
    if answer.granted is not None:
        complaint = f"{answer.sentence} To run with it, add --accept-less."
    nothing: dict[str, object] = {"release": None, "queries": [], "package": None}
    return Reply(
        {"decision": decision_record(answer), **nothing, **error_record(Exit.BUDGET, complaint)},
        decision_text(answer),
        exit_code=Exit.BUDGET,
        complaint=complaint,
        warnings=answer.warnings,
    )


def _run(
    workspace: "Workspace", request: "Request", answer: "Evaluation", *, accept_less: bool, out: Path | None
) -> Reply:
    """Synthesise, export if asked to, and tell how it went."""
    from cusyn_desktop.cli.shapes import decision_record, plain
    from cusyn_desktop.services import exporting, releases, synthesis
    from cusyn_desktop.services.words import counted, epsilon_text

    with watched() as control:
        made = synthesis.synthesise(workspace, request, accept_less=accept_less, control=control)
        package = exporting.export_release(workspace, made.id, out, control=control) if out else None
    detail = releases.release_detail(workspace, made.id)
    record = {
        "decision": decision_record(answer),
        "release": release_record(detail),
        "queries": plain(detail.queries),
        "package": str(package) if package else None,
    }
    spent = epsilon_text(made.spend.granted)
    text = [
        decision_text(answer),
        "",
        f"Released {made.id}: {counted(made.n_rows, 'synthetic row')} for {made.spend.user}. Spent {spent}.",
        query_table(detail),
        f"The package is in {package}." if package else f"Next: cusyn export {workspace.path} {made.id} DIR",
    ]
    return Reply(record, "\n".join(text), warnings=_notes(answer))


def _notes(answer: "Evaluation") -> tuple[str, ...]:
    """What to know about a run, beside its result."""
    foreseen = answer.forecast.warnings if answer.forecast else ()
    existing = [
        f"{release} answers the identical request; it can be exported for free."
        for release in answer.existing
    ]
    return (*answer.warnings, *foreseen, *existing)


@click.command()
@WORKSPACE
@replying
def pools(workspace: Path) -> Reply:
    """What is spent and what is left."""
    from cusyn_desktop.cli.shapes import pool_record
    from cusyn_desktop.services import pools as service
    from cusyn_desktop.services.words import delta_text, epsilon_text, share_text

    found = service.pools(opened(workspace))
    rows = [
        (
            str(pool.kind),
            pool.name,
            epsilon_text(pool.total, towards="less"),
            epsilon_text(pool.spent),
            epsilon_text(pool.remaining, towards="less"),
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


def decision_text(answer: "Evaluation") -> str:
    """A decision with its four limits, for people."""
    from cusyn_desktop.services.words import delta_text, epsilon_text, limit_phrase

    request = answer.request
    rows = [
        (
            limit_phrase(limit.name, user=request.user, dataset=request.dataset),
            epsilon_text(limit.amount, towards="less") if limit.amount else "no limit",
            "decides" if limit.binding else "",
        )
        for limit in answer.limits
    ]
    head = ("limit", f"at {delta_text(answer.asked.delta)}", "")
    return f"{answer.sentence}\n\n{columns(head, rows, right=(1,))}"


def release_record(detail: "ReleaseDetail") -> dict[str, object]:
    """A release for programs."""
    from cusyn_desktop.cli.shapes import plain, spend_record

    return {
        **spend_record(detail.summary.spend),
        "engine": detail.summary.engine,
        "rows": detail.summary.n_rows,
        "sha256": detail.summary.sha256,
        "measurements": len(detail.measured),
        "reused": plain(detail.reused),
        "screened_out": plain(detail.screened_out),
    }


def query_table(detail: "ReleaseDetail") -> str:
    """Errors of the interest queries, in percentage points of people."""
    from cusyn_desktop.services.words import query_text

    def points(error: float | None) -> str:
        return "unknown" if error is None else f"{100 * error:.2f}"

    rows = [
        (
            query_text(query.columns),
            str(query.cells),
            points(query.expected_error),
            points(query.measured_error) if query.is_measured else "not measured",
        )
        for query in detail.queries
        if query.is_interest
    ]
    head = ("interest query", "cells", "expected error", "measured, noisy")
    note = "Errors in percentage points of people."
    return f"\n{columns(head, rows, right=(1, 2, 3))}\n{note}\n" if rows else ""
