"""Commands that encrypt and decrypt a workspace."""

from pathlib import Path

import rich_click as click

from cusyn_desktop.cli.opening import WORKSPACE, opened
from cusyn_desktop.cli.passphrases import new_passphrase
from cusyn_desktop.cli.places import PLACE
from cusyn_desktop.cli.replies import Reply, replying

TARGET = click.argument("target", type=PLACE, metavar="NEW.cusyn")


@click.command()
@WORKSPACE
@TARGET
@replying
def encrypt(workspace: Path, target: Path) -> Reply:
    """Go on in a new file that a passphrase encrypts. The passphrase is asked, and nobody can reset it.

    The file before becomes an older copy, from which nothing can be spent. Encrypting an encrypted workspace
    gives it another passphrase.
    """
    from cusyn_desktop.services import sealing

    known = opened(workspace)
    made = sealing.encrypt(known, target, passphrase=new_passphrase(target.name))
    return _went_on(workspace, made.path, "encrypted")


@click.command()
@WORKSPACE
@TARGET
@replying
def decrypt(workspace: Path, target: Path) -> Reply:
    """Go on in a new file that is not encrypted. The file before becomes an older copy."""
    from cusyn_desktop.services import sealing

    made = sealing.decrypt(opened(workspace), target)
    return _went_on(workspace, made.path, "in plain")


def _went_on(before: Path, path: Path, how: str) -> Reply:
    return Reply(
        {"workspace": str(path), "older_copy": str(before)},
        f"The workspace is {how} in {path}. {before} is an older copy now: nothing can be spent from it. "
        "Remove it, and its backups, once the new file has proved itself.",
    )
