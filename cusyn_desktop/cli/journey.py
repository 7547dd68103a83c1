"""The command that shows the whole journey: demo."""

from pathlib import Path

import rich_click as click

from cusyn_desktop.cli.budget import query_table, release_record
from cusyn_desktop.cli.foreseeing import decision_text
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.progress import watched
from cusyn_desktop.cli.replies import Reply, replying


@click.command()
@click.argument("directory", type=PLACE, default=Path("cusyn-demo"), metavar="[DIR]")
@replying
def demo(directory: Path) -> Reply:
    """The whole journey on a bundled, made-up health survey. No screen needed."""
    from cusyn_desktop.cli.shapes import decision_record, plain
    from cusyn_desktop.services.demo import run_demo
    from cusyn_desktop.services.words import counted

    with watched() as control:
        result = run_demo(directory, control=control)
    record = {
        "workspace": str(result.workspace),
        "package": str(result.package),
        "decision": decision_record(result.evaluation),
        "release": release_record(result.release),
        "queries": plain(result.release.queries),
        "verified": result.verification.ok,
        "seconds": round(result.seconds, 1),
    }
    text = [
        decision_text(result.evaluation),
        "",
        "The demo accepts it.",
        f"Released {result.release.summary.id}: {counted(result.release.summary.n_rows, 'synthetic row')}.",
        query_table(result.release),
        f"Verified: {'everything holds' if result.verification.ok else 'something does not hold'}.",
        f"Workspace: {result.workspace}",
        f"Package:   {result.package}",
        f"Took {result.seconds:.0f} s. Open the package's report.html to read on.",
    ]
    return Reply(record, "\n".join(text))
