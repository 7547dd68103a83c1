"""Opening a workspace, with what has to be said about it on stderr."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace


def opened(path: Path) -> "Workspace":
    """Open and check a workspace; warn of runs that died and of a copy that cannot spend."""
    from cusyn_desktop.services.words import workspace_notes
    from cusyn_desktop.services.workspace import Workspace

    workspace = Workspace.open(path)
    for note in workspace_notes(workspace):
        click.echo(f"Warning: {note}", err=True)
    return workspace
