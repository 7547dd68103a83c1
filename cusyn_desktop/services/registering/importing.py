"""From a file to a registered dataset."""

from __future__ import annotations

from dataclasses import replace
from math import isclose
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.drafting.unlisted import check_listed, unlisted_notes
from cusyn_desktop.data.parsing.reading import Packing
from cusyn_desktop.errors import InputError, SimilarRowsError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import dataset_for, datasets_for
from cusyn_desktop.services.planning import check_schema
from cusyn_desktop.services.pools import pool_status
from cusyn_desktop.services.records import DatasetSummary
from cusyn_desktop.services.registering.paid_bounds import unpaid
from cusyn_desktop.services.tables.bound_grids import (
    lower_grids,
    move_grids,
)
from cusyn_desktop.services.tables.descriptions import dataset_summary
from cusyn_desktop.services.tables.recognising import laid_out_alike, much_like, with_same_rows
from cusyn_desktop.services.words import delta_text, epsilon_text
from cusyn_desktop.store import datasets as stored

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.codebook import CodeBook, Draft
    from cusyn_desktop.data.drafting.propose import FileInspection
    from cusyn_desktop.data.parsing.reading import Reading
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records.requests import NewDataset, Typed
    from cusyn_desktop.services.tables.private_file import Identity
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store

MAX_ROWS_PER_PERSON = 1_000
DOMAIN_INFERRED = "domain_inferred"
"""Audit entry: the domain of some columns was taken from the rows and is not confirmed."""


def inspect(
    path: Path,
    *,
    reading: Reading | None = None,
    packing: Packing = Packing.NONE,
    sheet: str = "",
    control: RunControl,
) -> FileInspection:
    """What would be read, column by column, with warnings. For the custodian: it looks at the rows.

    Args:
        path: The private file.
        reading: How the person wants it read; None to propose that, too.
        packing: Whether it may be compressed, where `reading` is None.
        sheet: Of an Excel file, where `reading` is None; empty for the first.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read; the message names the line.
    """
    from cusyn_desktop.data.apart.jobs import Inspecting
    from cusyn_desktop.data.apart.process import read_apart

    return read_apart(Inspecting(path, reading=reading, packing=packing, sheet=sheet), control=control)


def draft_schema(path: Path, *, domain: Mapping[str, int] | None, control: RunControl) -> Schema:
    """A schema to start from; what was taken from the rows is marked inferred.

    Args:
        path: The private file.
        domain: Columns that hold the codes 0 to n-1, with n: public categories.
        control: Progress and cancel.

    Raises:
        InputError: The file or the domain cannot be used.
    """
    return draft(inspect(path, control=control), domain_book(domain or {})).schema


def draft(found: FileInspection, *books: CodeBook) -> Draft:
    """A schema to start from: the proposals for a file, with the public domains of code books in their place.

    Args:
        found: What the file seems to hold.
        books: Later ones win; see `data/codebook.py`.

    Raises:
        InputError: A code book names a column that the file lacks.
    """
    from cusyn_desktop.data.codebook import drafted

    return drafted(found, {name: column for book in books for name, column in book.items()})


def read_code_book(path: Path) -> CodeBook:
    """Read a code book: CSV, JSON or a schema.

    Raises:
        InputError: It cannot be used; the message names the column.
    """
    from cusyn_desktop.data import codebook

    return codebook.read_code_book(path)


def domain_book(domain: Mapping[str, int]) -> CodeBook:
    """A code book of columns that hold the codes 0 to n-1.

    Raises:
        InputError: A number is out of range.
    """
    from cusyn_desktop.data.domain.declared import declared_column

    return {name: declared_column(name, size) for name, size in domain.items()}


def add_dataset(workspace: Workspace, new: NewDataset, *, control: RunControl) -> DatasetSummary:
    """Register a table with its pool. Reads the file strictly; stores schema, fingerprint and sketch, no row.

    The same rows under another name, in another order or format, come back to the pool they have already.
    In a pool that is shared the strictest limit for one synthesis holds for the new dataset, too.
    Bounds that the schema calls chosen count as inferred unless a release of that pool tells the same.

    Returns:
        The dataset. Its `notes` tell the custodian what the schema did to the rows, and are in this answer
        alone; its `pool_notes` tell whose pool and limit count, as the log does.

    Raises:
        SimilarRowsError: Much the same rows are registered, and nobody said whose rows these are.
        InputError: A field, the schema or the file cannot be used, or a category does not list a value.
        ModelTooLargeError: No model can hold the columns, or what the rules join.
        StoreError: The workspace cannot be written.
    """
    from cusyn_desktop.data.recognition.likeness import beside
    from cusyn_desktop.services.tables.private_file import identity_of

    workspace.require(Right.IMPORT)
    _check(new)
    pool = asked_amount(new.epsilon, new.delta)
    limit = None if new.per_synthesis is None else asked_amount(new.per_synthesis, pool.delta).pico_rho
    path = new.path.resolve()
    with workspace.store(Right.IMPORT) as store:
        key = store.fingerprint_key
    known = identity_of(path, new.schema, key=key, control=control.part(0.0, 0.9))
    check_listed(new.schema, known.columns)
    with workspace.store(Right.IMPORT) as store:
        like = _much_the_same(store, new, known)
        columns_as_in = _laid_out_alike(store, new, known, workspace.actor)
        before = {one.id: one.budget.spent for one in store.pools.all()}
        foreign = unpaid(store, workspace.actor, new.schema, pool=_present_pool(store, new, known))
        schema = new.schema.unconfirmed(foreign)
        notes = (*unlisted_notes(schema, known.columns), *map(_unpaid_note, foreign))
        shared = tuple(_shared_pool(store, new, known))
        made = store.datasets.add(
            stored.NewDataset(
                name=new.name,
                path=str(path),
                fingerprint=known.fingerprint,
                file_sha256=known.file_sha256,
                schema_json=schema.to_json(),
                pico_rho=pool.pico_rho,
                delta=pool.delta,
                rows_per_person=new.rows_per_person,
                approx_rows=new.approx_rows,
                per_synthesis=limit,
                sketch=beside(known.sketch, (one.sketch for one in store.datasets.all())),
                like=tuple(dict.fromkeys((*like, *columns_as_in))) if new.accept_similar else (),
                columns_as_in=columns_as_in,
                pool_of=new.same_people_as,
            )
        )
        if schema.inferred:
            store.audit.record(DOMAIN_INFERRED, dataset=made.name, columns=list(schema.inferred))
        found = dataset_summary(store, made, workspace.actor)
        lost = _lost_spend(found, before.get(made.pool, 0))
        return replace(found, notes=notes, pool_notes=(*shared, *_shared_limit(store, made, limit), *lost))


def _shared_pool(store: Store, new: NewDataset, known: Identity) -> Iterator[str]:
    """Whose pool counts for the new dataset, too, and that another budget typed for it is not used."""
    pool = _present_pool(store, new, known)
    if pool is None:
        return
    same = with_same_rows(store, known)
    if same is not None:
        yield f"These are the rows of {same.name}: one pool counts for both."
    else:
        yield f"These are the people of {new.same_people_as}: one pool counts for both."
    total = pool_status(store.pools.get(pool)).total
    if not (isclose(float(new.epsilon), total.epsilon, rel_tol=1e-5) and float(new.delta) == total.delta):
        yield f"The epsilon {new.epsilon} and delta {new.delta} that were typed for {new.name} are not used."


def _shared_limit(store: Store, made: stored.Dataset, asked: int | None) -> Iterator[str]:
    """That the stricter limit of a dataset with the same pool holds instead of what was asked for."""
    holds = made.per_synthesis
    if holds is None or (asked is not None and asked <= holds):
        return
    sharing = (one for one in store.datasets.all() if one.pool == made.pool)
    other = next(one.name for one in sharing if one.per_synthesis == holds)
    yield (
        f"The limit for one synthesis of {other} holds for {made.name}, too:"
        f" {epsilon_text(BudgetAmount.of(holds, made.delta), towards='less')}. Limits are never raised."
    )


def _lost_spend(made: DatasetSummary, before: int) -> Iterator[str]:
    """That the pool was charged what an accepted copy of the workspace had forgotten."""
    lost = made.pool.spent.pico_rho - before
    if lost > 0:
        spent = BudgetAmount.of(lost, made.pool.spent.delta)
        yield (
            f"{epsilon_text(spent)}, at {delta_text(spent.delta)}, counts as spent already: an older copy of"
            " the workspace was accepted, and this is or may be a dataset that the copy had forgotten."
        )


def _present_pool(store: Store, new: NewDataset, known: Identity) -> int | None:
    """The pool that the rows or people have already, or None."""
    same = with_same_rows(store, known)
    if same is None and new.same_people_as is not None:
        same = store.datasets.named(new.same_people_as)
    return None if same is None else same.pool


def _unpaid_note(column: str) -> str:
    return (
        f"The schema calls the bounds of {column} chosen, and no release of these rows tells the same bounds:"
        " they count as taken from the rows."
    )


def _much_the_same(store: Store, new: NewDataset, known: Identity) -> tuple[str, ...]:
    """Names of datasets with much the same rows, that a person said to be other people.

    Raises:
        SimilarRowsError: There are such datasets, and nobody said whose rows these are.
    """
    from cusyn_desktop.data.recognition.likeness import Alike

    if with_same_rows(store, known) is not None or new.same_people_as is not None:
        return ()
    found = much_like(store, known)
    like = tuple(found)
    if like and not new.accept_similar:
        rows = "the same rows" if Alike.ALL in found.values() else "much the same rows"
        raise SimilarRowsError(
            f"{new.path.name} holds {rows} as {' and '.join(like)}. A second budget for the same"
            " people would protect them less than either says. Let one pool count for both, or say that these"
            " are other people.",
            like=like,
        )
    return like


def _laid_out_alike(store: Store, new: NewDataset, known: Identity, actor: Actor) -> tuple[str, ...]:
    """Names of datasets with the same columns, beside which the new one gets a pool of its own."""
    if _present_pool(store, new, known) is not None:
        return ()
    registered = (dataset_summary(store, one, actor) for one in store.datasets.all())
    names = [column.name for column in new.schema.columns]
    return tuple(one.name for one in laid_out_alike(names, registered))


def datasets(workspace: Workspace) -> tuple[DatasetSummary, ...]:
    """All registered datasets, oldest first."""
    with workspace.store(Right.LOOK) as store:
        seen = datasets_for(store, workspace.actor)
        return tuple(dataset_summary(store, one, workspace.actor) for one in seen)


def dataset(workspace: Workspace, name: str) -> DatasetSummary:
    """One dataset.

    Raises:
        InputError: There is none of that name; the message lists those there are.
    """
    with workspace.store(Right.LOOK) as store:
        return dataset_summary(store, dataset_for(store, workspace.actor, name), workspace.actor)


def schema_of(workspace: Workspace, name: str) -> Schema:
    """The schema of a dataset as it was registered.

    Raises:
        InputError: There is no dataset of that name.
    """
    with workspace.store(Right.LOOK) as store:
        return Schema.from_json(dataset_for(store, workspace.actor, name).schema_json)


def move_dataset(workspace: Workspace, *, name: str, path: Path, control: RunControl) -> DatasetSummary:
    """Say where the private file lies now.

    Args:
        workspace: Where the dataset is registered.
        name: The dataset.
        path: The file; it has to be the registered one, byte for byte.
        control: Progress and cancel; another file is read, to tell what it has in common.

    Raises:
        InputError: There is no such dataset or file, or the file is another one; the message says whether it
            holds the same rows, much the same rows, or other ones.
    """
    from cusyn_desktop.services.tables.private_file import check_moved

    with workspace.store(Right.IMPORT) as store:
        now, key = store.datasets.named(name), store.fingerprint_key
    check_moved(now, path, key=key, control=control)
    with workspace.store(Right.IMPORT) as store:
        moved = store.datasets.move(now.id, path=str(path.resolve()))
        move_grids(store, moved, path=moved.path)
        return dataset_summary(store, moved, workspace.actor)


def lower_limit(workspace: Workspace, *, name: str, per_synthesis: Typed) -> DatasetSummary:
    """Lower the most that one synthesis of a dataset may spend. It can never be raised again.

    Raises:
        InputError: The dataset is unknown, or the number cannot be used or is not lower.
    """
    with workspace.store(Right.CHANGE_LIMITS) as store:
        now = store.datasets.named(name)
        limit = asked_amount(per_synthesis, now.delta)
        lower_grids(store, now, pico_rho=limit.pico_rho)
        lowered = store.datasets.lower_limit(now.id, pico_rho=limit.pico_rho)
        return dataset_summary(store, lowered, workspace.actor)


def _check(new: NewDataset) -> None:
    """Refuse, before the file is read, what the record cannot hold."""
    if not 1 <= new.rows_per_person <= MAX_ROWS_PER_PERSON:
        raise InputError(
            f"One person has 1 to {MAX_ROWS_PER_PERSON:,} rows, not {new.rows_per_person:,}.",
            field="rows_per_person",
        )
    if len(new.schema.modelled) == 0:
        raise InputError("No column of the schema is in the model; declare at least one category or number.")
    check_schema(new.schema)
