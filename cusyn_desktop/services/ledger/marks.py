"""The mark of a workspace: what a second place outside the file knows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.store.anchors import Anchor, Standing

if TYPE_CHECKING:
    from pathlib import Path

    from cusyn_desktop.services.workspace import Workspace


@dataclass(frozen=True, slots=True)
class MarkSummary:
    """What the mark says, and how the file stands to it.

    Attributes:
        path: Where the mark lies, or would lie.
        standing: How the file stands to it.
        entry: Number of the newest entry that it knows; None where there is no mark.
        fingerprint: Of that entry, 64 hex digits; empty where there is no mark.
    """

    path: Path
    standing: Standing
    entry: int | None
    fingerprint: str


def mark_of(workspace: Workspace) -> MarkSummary:
    """Read the mark. Changes nothing.

    Raises:
        MissingRightError: Whoever acts may not read the audit log.
    """
    with workspace.store(Right.AUDIT) as store:
        path, mark, standing = Anchor(store.id).path, store.mark, store.standing
    if mark is None:
        return MarkSummary(path, standing, entry=None, fingerprint="")
    return MarkSummary(path, standing, entry=mark.seq, fingerprint=mark.hash)
