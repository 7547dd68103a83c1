"""The released tables and how well they came out."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import PairTable, ReleaseDetail, ReleaseSummary, TrueError
    from cusyn_desktop.services.workspace import Workspace


def releases(workspace: Workspace) -> tuple[ReleaseSummary, ...]:
    """All releases, oldest first."""
    raise NotImplementedError


def release_detail(workspace: Workspace, release_id: str) -> ReleaseDetail:
    """Everything about one release that whoever received it may know.

    Raises:
        InputError: There is none of that id.
    """
    raise NotImplementedError


def pair_table(workspace: Workspace, release_id: str, columns: tuple[str, str]) -> PairTable:
    """Two columns: measured with noise (where they were) against synthetic.

    Raises:
        InputError: There is no such release or column.
    """
    raise NotImplementedError


def true_errors(workspace: Workspace, release_id: str, *, control: RunControl) -> tuple[TrueError, ...]:
    """Exact errors against the real rows. For the custodian alone: each look is logged, none is exported.

    The same tables in the same order as `ReleaseDetail.queries`.

    Raises:
        InputError: There is no such release, or the file is missing or changed.
    """
    raise NotImplementedError
