"""The release package: a folder that anyone can read and verify."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.workspace import Workspace


def export_release(
    workspace: Workspace,
    release_id: str,
    directory: Path,
    *,
    spreadsheet_safe: bool = False,
    control: RunControl,
) -> Path:
    """Write the package of a release and return its folder, named by ids alone.

    Args:
        workspace: Where the release is.
        release_id: `R-01`.
        directory: A new or empty folder, or an existing one in which a folder of the release's id is made.
        spreadsheet_safe: Put an apostrophe before text cells that a spreadsheet would run as a formula.
        control: Progress and cancel.

    Raises:
        InputError: There is no such release, or the folder cannot be used. Nothing half-written stays.
    """
    raise NotImplementedError
