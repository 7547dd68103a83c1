"""Whether rows, or much the same ones, are registered already, and whose pool counts then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.data.recognition.like_names import are_laid_out_alike
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import KnownRows

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence
    from pathlib import Path

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.data.recognition.likeness import Alike
    from cusyn_desktop.services.records import DatasetSummary
    from cusyn_desktop.services.tables.private_file import Identity
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.workspace import Store


def known_rows(workspace: Workspace, *, path: Path, schema: Schema, control: RunControl) -> KnownRows | None:
    """What registering a table would come back to; reads the file, writes and spends nothing.

    For the custodian alone: it compares private rows.

    Args:
        workspace: Where the table is to be registered.
        path: The private file.
        schema: How it is read.
        control: Progress and cancel.

    Returns:
        The datasets with these rows, else those with much the same rows; None where there are none.

    Raises:
        InputError: The file cannot be read as the schema says.
    """
    from cusyn_desktop.services.tables.descriptions import dataset_summary
    from cusyn_desktop.services.tables.private_file import identity_of

    workspace.require(Right.IMPORT)
    with workspace.store(Right.IMPORT) as store:
        if not store.datasets.all():
            return None
        key = store.fingerprint_key
    known = identity_of(path.resolve(), schema, key=key, control=control)
    with workspace.store(Right.IMPORT) as store:
        same = with_same_rows(store, known)
        names = (same.name,) if same is not None else tuple(much_like(store, known))
        found = [dataset_summary(store, store.datasets.named(name), workspace.actor) for name in names]
        summaries = tuple(one for one in found if one.search is None) or tuple(found)
        return KnownRows(summaries, are_same=same is not None) if summaries else None


def laid_out_alike(names: Sequence[str], registered: Iterable[DatasetSummary]) -> tuple[DatasetSummary, ...]:
    """The datasets with the columns of a table, by their public names alone; of each pool the first one.

    A small part of a registered table has its columns, and nothing else that could be noticed without telling
    single people to whoever has the workspace.
    """
    of_pool: dict[str, DatasetSummary] = {}
    for one in registered:
        if are_laid_out_alike(names, (column.name for column in one.columns)):
            of_pool.setdefault(one.pool.name, one)
    return tuple(of_pool.values())


def with_these_columns(
    names: Collection[str], registered: Sequence[DatasetSummary]
) -> tuple[DatasetSummary, ...]:
    """The datasets whose columns have the very names of a table's, by public names alone; newest first."""
    return tuple(
        one
        for one in reversed(registered)
        if one.search is None and {column.name for column in one.columns} == set(names)
    )


def with_same_rows(store: Store, known: Identity) -> Dataset | None:
    """The first dataset with the very rows of a file, or that came of it, or None."""
    return store.datasets.with_same_rows(fingerprint=known.fingerprint, file_sha256=known.file_sha256)


def much_like(store: Store, known: Identity) -> Mapping[str, Alike]:
    """The datasets that have much in common with the rows of a file, and how much; oldest first."""
    from cusyn_desktop.data.recognition.likeness import alike

    found = {one.name: alike(one.sketch, known.sketch) for one in store.datasets.all()}
    return {name: common for name, common in found.items() if common}
