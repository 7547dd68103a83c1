"""The way out when a workspace is an older copy, or new on this computer."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.exits import Exit, error_record
from cusyn_desktop.cli.opening import WORKSPACE, opened, signed_in
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.replies import Reply, replying

if TYPE_CHECKING:
    from cusyn_desktop.services.ledger.recovering import Foresight


@click.command("accept-copy")
@WORKSPACE
@click.argument("packages", nargs=-1, type=PLACE, metavar="[PACKAGE]...")
@click.option("--reason", required=True, metavar="TEXT", help="Why this copy is used; for the audit log.")
@click.option(
    "--newest",
    is_flag=True,
    help="You say that nothing was spent, of the pools that the packages name, after they were exported.",
)
@click.option("--yes", is_flag=True, help="Do it; without this, what would be counted as spent is shown.")
@replying
def accept_copy(
    workspace: Path, packages: tuple[Path, ...], *, reason: str, newest: bool, yes: bool
) -> Reply:
    """Go on with a copy that is not known to be the newest. What was spent is never lowered.

    Release packages made with the newer copy, folders or zip files, prove how much was spent at least. Where
    this computer keeps no mark of the workspace, the rest of every pool is forfeited; but not of the pools
    named by packages that are newer than the copy, if you say by --newest that they are the newest.

    Packages are not signed: what they say, and that they are the newest, is your word, and the log names
    them.
    """
    from cusyn_desktop.cli.shapes import plain, pool_record
    from cusyn_desktop.services.ledger import recovering

    known = signed_in(workspace) if yes else opened(workspace)
    found = recovering.foresee(known, packages=packages, are_newest=newest)
    lines = list(found.sentences) or ["There is no pool yet; nothing is lost."]
    record = {
        "pools": [{**pool_record(loss.after), "is_proven": loss.is_proven} for loss in found.pools],
        "forgotten": [plain(one) for one in found.forgotten],
        "accepted": yes,
    }
    if yes:
        recovering.accept_copy(known, reason=reason, packages=packages, are_newest=newest)
        return Reply(record, "\n".join([*lines, "", "This copy is accepted, and the log says so."]))
    complaint = (
        f"Nothing was changed. {_warning(found)} To accept the copy, add --yes; it cannot be taken back."
    )
    return Reply(
        {**record, **error_record(Exit.USAGE, complaint)},
        "\n".join(lines),
        exit_code=Exit.USAGE,
        complaint=complaint,
    )


def _warning(found: "Foresight") -> str:
    """What accepting would cost, in one sentence."""
    forfeited = [f"{one.before.kind} {one.before.name}" for one in found.pools if one.is_forfeited]
    if forfeited:
        return f"Accepting forfeits all that is left in the pool of {' and of '.join(forfeited)}."
    if found.forgotten or any(one.after != one.before for one in found.pools):
        return "Accepting counts as spent what is told above."
    return "Accepting takes nothing from any pool."
