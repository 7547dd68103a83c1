"""The way out when a copy of the workspace was put back: it never lowers what is spent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.pools import pools
from cusyn_desktop.services.rights import Right
from cusyn_desktop.services.statement import statement_in
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.recovery import Witness

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cusyn_desktop.services.records import PoolStatus


def accept_copy(
    workspace: Workspace, *, reason: str, packages: Sequence[Path] = ()
) -> tuple[PoolStatus, ...]:
    """Go on with a copy that is not the newest one this computer saw.

    The spent part of each pool rises to the largest amount that the mark outside the file or a package
    proves; where nothing proves any amount, the rest of every pool is forfeited.

    Args:
        workspace: The copy.
        reason: Why it is used, for the audit log.
        packages: Folders of release packages of this workspace, as witnesses.

    Returns:
        The pools as they are now.

    Raises:
        InputError: The workspace is its newest copy, the reason is empty, or a package cannot be used.
    """
    with workspace.store(Right.RECOVER) as store:
        witnesses = tuple(_witness(package, workspace_id=store.id) for package in packages)
        store.accept_copy(reason=reason, witnesses=witnesses)
    return pools(workspace)


def _witness(package: Path, *, workspace_id: str) -> Witness:
    """What a package proves."""
    statement = statement_in(package)
    if statement.chain.workspace != workspace_id:
        raise InputError(f"{package} is a package of another workspace.")
    pool = next(one for one in statement.pools if one.kind == "dataset")
    return Witness(
        source=f"package {statement.release.id}",
        kind=PoolKind.DATASET,
        name=pool.name,
        pico_rho=statement.chain.dataset_spent_pico_rho,
    )
