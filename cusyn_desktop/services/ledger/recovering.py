"""The way out when a copy of the workspace was put back: it never lowers what is spent.

Nothing signs a release package, so whoever hands one in could have typed its numbers. It can only raise what
is spent; that nothing was spent after it is the custodian's word, and the log says so.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.pools import pool_status, pools
from cusyn_desktop.services.records.statement import statement_in
from cusyn_desktop.services.words import delta_text, epsilon_text
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.recovery import Witness, WitnessedRelease
from cusyn_desktop.store.spends import number_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from cusyn_desktop.services.records import PoolStatus
    from cusyn_desktop.services.records.statement import PrivacyStatement
    from cusyn_desktop.store import recovery

USUAL_DELTA: Final = 1e-9
"""At which epsilons are shown of pools that are not there."""
_PACKAGE: Final = "package "


def accept_copy(
    workspace: Workspace, *, reason: str, packages: Sequence[Path] = (), are_newest: bool = False
) -> tuple[PoolStatus, ...]:
    """Go on with a copy that is not the newest one this computer saw.

    The spent part of each pool rises to the largest amount that the mark outside the file or a package
    proves. Without a mark, the rest of every pool is forfeited of which nobody says that a package that is
    newer than the copy is its newest.

    Args:
        workspace: The copy.
        reason: Why it is used, for the audit log.
        packages: Release packages of this workspace, folders or zip files, as witnesses.
        are_newest: Whether the custodian says that nothing was spent after them of the pools they name.

    Returns:
        The pools as they are now.

    Raises:
        InputError: The workspace is its newest copy, the reason is empty, or a package cannot be used.
    """
    with workspace.store(Right.RECOVER) as store:
        witnesses = _witnesses(packages, workspace_id=store.id, are_newest=are_newest)
        store.accept_copy(reason=reason, witnesses=witnesses)
    return pools(workspace)


def foresee(workspace: Workspace, *, packages: Sequence[Path] = (), are_newest: bool = False) -> Foresight:
    """What `accept_copy` would count as spent or forfeit. Changes nothing.

    Raises:
        InputError: The workspace is its newest copy, or a package cannot be used.
    """
    with workspace.store(Right.RECOVER) as store:
        witnesses = _witnesses(packages, workspace_id=store.id, are_newest=are_newest)
        found = store.foresee_copy(witnesses=witnesses)
        newest = store.audit.receipt().head.seq
        idle = {one.source for one in witnesses if one.is_newest and one.entry <= newest}
        not_newer = sorted(source.removeprefix(_PACKAGE) for source in idle)
        return Foresight(
            tuple(map(_loss, found.pools)), tuple(map(_forgotten, found.forgotten)), tuple(not_newer)
        )


@dataclass(frozen=True, slots=True)
class Foresight:
    """What accepting a copy does.

    Attributes:
        pools: To each pool.
        forgotten: To owners whom the copy does not know.
        not_newer: Releases whose packages were said to be the newest and tell nothing that the copy does not.
    """

    pools: tuple[Loss, ...]
    forgotten: tuple[Forgotten, ...]
    not_newer: tuple[str, ...] = ()

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it in words."""
        losses = (*(one.sentence for one in self.pools), *(one.sentence for one in self.forgotten))
        return (*losses, *self.idle_sentences)

    @property
    def idle_sentences(self) -> tuple[str, ...]:
        """Which packages prove nothing, and why."""
        return tuple(
            f"The package {one} is not newer than this copy, so it does not prove what was spent after it."
            for one in self.not_newer
        )


@dataclass(frozen=True, slots=True)
class Loss:
    """What accepting a copy does to one pool.

    Attributes:
        before: The pool as the copy has it.
        after: The pool once the copy is accepted.
        is_proven: Whether the mark or the newest package says what was spent; else the rest is forfeited.
    """

    before: PoolStatus
    after: PoolStatus
    is_proven: bool

    @property
    def is_forfeited(self) -> bool:
        """Whether something is left in the pool that would be forfeited."""
        return not self.is_proven and self.before.remaining.pico_rho > 0

    @property
    def sentence(self) -> str:
        """What is counted as spent or forfeited."""
        whose = f"The pool of the {self.before.kind} {self.before.name}"
        spent, left = epsilon_text(self.after.spent), epsilon_text(self.after.remaining, towards="less")
        at = delta_text(self.after.total.delta)
        if not self.is_proven:
            return (
                f"{whose}: nothing proves how much was spent, so the rest is forfeited; {left} is left, at"
                f" {at}."
            )
        if self.after == self.before:
            return f"{whose}: {spent} is spent, as this copy says; {left} is left, at {at}."
        before = epsilon_text(self.before.spent)
        return f"{whose}: {spent} counts as spent instead of {before}; {left} is left, at {at}."


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What somebody spent whom the copy does not know.

    Attributes:
        kind: A dataset or a user.
        name: Its name; empty where only its rows are known.
        spent: What is charged when they are added again, at the usual delta.
        is_anybody: Whether any new dataset is charged, until one of that name is registered.
    """

    kind: PoolKind
    name: str
    spent: BudgetAmount
    is_anybody: bool

    @property
    def sentence(self) -> str:
        """When it is charged."""
        whose = f"The {self.kind} {self.name}" if self.name else "A dataset"
        when = f"when the {self.kind} is added again"
        if self.is_anybody:
            when = f"when it is registered again by this name; until then any new {self.kind} may be it"
        spent, at = epsilon_text(self.spent), delta_text(self.spent.delta)
        return f"{whose} is not in this copy: {spent}, at {at}, counts as spent {when}."


def _forgotten(found: recovery.Forgotten) -> Forgotten:
    amount = BudgetAmount.of(found.pico_rho, USUAL_DELTA)
    return Forgotten(found.kind, found.name, amount, found.is_anybody)


def _loss(found: recovery.Foreseen) -> Loss:
    budget = replace(found.pool.budget, spent=found.pool.budget.spent + found.pico_rho)
    return Loss(pool_status(found.pool), pool_status(replace(found.pool, budget=budget)), found.is_proven)


def _witnesses(packages: Sequence[Path], *, workspace_id: str, are_newest: bool) -> tuple[Witness, ...]:
    statements = [_statement_of(package, workspace_id) for package in packages]
    return tuple(one for statement in statements for one in _proven_by(statement, is_newest=are_newest))


def _statement_of(package: Path, workspace_id: str) -> PrivacyStatement:
    statement = statement_in(package)
    if statement.chain.workspace != workspace_id:
        raise InputError(f"{package} is a package of another workspace.", package=str(package))
    return statement


def _proven_by(statement: PrivacyStatement, *, is_newest: bool) -> Iterator[Witness]:
    """What a package proves of the pools of its dataset and its user.

    Older packages tell what the user had spent when the table was released, not when they were written.
    """
    chain = statement.chain
    of_dataset = Witness(
        source=f"{_PACKAGE}{statement.release.id}",
        kind=PoolKind.DATASET,
        name=statement.release.dataset,
        pico_rho=chain.dataset_spent_pico_rho,
        rows=chain.dataset_rows,
        entry=chain.entry,
        is_newest=is_newest,
        newest_spend=chain.newest_spend or number_of(statement.release.id),
        release=WitnessedRelease(
            label=statement.release.id,
            table_sha256=statement.release.table_sha256,
            statement_sha256=statement.fingerprint(),
            entry=chain.entry,
        ),
    )
    for pool in statement.pools:
        if pool.kind == "dataset":
            yield replace(of_dataset, name=pool.name)
            continue
        yield replace(
            of_dataset,
            kind=PoolKind.USER,
            name=pool.name,
            pico_rho=max(pool.total.pico_rho - pool.left_after.pico_rho, chain.user_spent_pico_rho or 0),
            rows=(),
            is_newest=is_newest and chain.user_spent_pico_rho is not None,
        )
