"""The way out when a copy of the workspace was put back: it never lowers what is spent."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.pools import pool_status, pools
from cusyn_desktop.services.rights import Right
from cusyn_desktop.services.statement import statement_in
from cusyn_desktop.services.words import delta_text, epsilon_text
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.recovery import Witness

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from cusyn_desktop.services.records import PoolStatus
    from cusyn_desktop.store.recovery import Foreseen


def accept_copy(
    workspace: Workspace, *, reason: str, packages: Sequence[Path] = ()
) -> tuple[PoolStatus, ...]:
    """Go on with a copy that is not the newest one this computer saw.

    The spent part of each pool rises to the largest amount that the mark outside the file or a package
    proves; where nothing proves any amount, the rest of every pool is forfeited.

    Args:
        workspace: The copy.
        reason: Why it is used, for the audit log.
        packages: Release packages of this workspace, folders or zip files, as witnesses.

    Returns:
        The pools as they are now.

    Raises:
        InputError: The workspace is its newest copy, the reason is empty, or a package cannot be used.
    """
    with workspace.store(Right.RECOVER) as store:
        store.accept_copy(reason=reason, witnesses=_witnesses(packages, workspace_id=store.id))
    return pools(workspace)


def foresee(workspace: Workspace, *, packages: Sequence[Path] = ()) -> tuple[Loss, ...]:
    """What `accept_copy` would count as spent or forfeit of each pool. Changes nothing.

    Raises:
        InputError: The workspace is its newest copy, or a package cannot be used.
    """
    with workspace.store(Right.RECOVER) as store:
        found = store.foresee_copy(witnesses=_witnesses(packages, workspace_id=store.id))
        return tuple(_loss(one) for one in found)


@dataclass(frozen=True, slots=True)
class Loss:
    """What accepting a copy does to one pool.

    Attributes:
        before: The pool as the copy has it.
        after: The pool once the copy is accepted.
        is_proven: Whether something proves what was spent; else the rest is forfeited.
    """

    before: PoolStatus
    after: PoolStatus
    is_proven: bool

    @property
    def sentence(self) -> str:
        """What is counted as spent or forfeited."""
        whose = f"The pool of the {self.before.kind} {self.before.name}"
        spent, left = epsilon_text(self.after.spent), epsilon_text(self.after.remaining, towards="less")
        at = delta_text(self.after.total.delta)
        if not self.is_proven:
            return (
                f"{whose}: nothing proves what was spent, so the rest is forfeited; {left} is left, at {at}."
            )
        if self.after == self.before:
            return f"{whose}: {spent} is spent, as this copy says; {left} is left, at {at}."
        before = epsilon_text(self.before.spent)
        return f"{whose}: {spent} counts as spent instead of {before}; {left} is left, at {at}."


def _loss(found: Foreseen) -> Loss:
    budget = replace(found.pool.budget, spent=found.pool.budget.spent + found.pico_rho)
    return Loss(pool_status(found.pool), pool_status(replace(found.pool, budget=budget)), found.is_proven)


def _witnesses(packages: Sequence[Path], *, workspace_id: str) -> tuple[Witness, ...]:
    return tuple(one for package in packages for one in _proven_by(package, workspace_id=workspace_id))


def _proven_by(package: Path, *, workspace_id: str) -> Iterator[Witness]:
    """What a package proves: of the dataset's pool when it was written, of a user's when it was released."""
    statement = statement_in(package)
    if statement.chain.workspace != workspace_id:
        raise InputError(f"{package} is a package of another workspace.", package=str(package))
    for pool in statement.pools:
        spent = pool.total.pico_rho - pool.left_after.pico_rho
        yield Witness(
            source=f"package {statement.release.id}",
            kind=PoolKind(pool.kind),
            name=pool.name,
            pico_rho=statement.chain.dataset_spent_pico_rho if pool.kind == "dataset" else spent,
        )
