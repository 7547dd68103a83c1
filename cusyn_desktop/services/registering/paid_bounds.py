"""Bounds that a release paid for: worked out from its noisy counts, and worked out again before they count.

A schema can be written by hand, so its word that bounds were chosen proves nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from pydantic import ValidationError

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.data.bounds import (
    GridColumn,
    are_words_seen,
    chosen_bounds,
    least_seen,
    on_public_grid,
)
from cusyn_desktop.data.domain.schema import AnyColumn, ModelledColumn, Origin, Rule, Schema
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import require_release
from cusyn_desktop.services.records import BoundsFound
from cusyn_desktop.services.releases.releases import Opened
from cusyn_desktop.services.tables.bound_grids import grids_of_file

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.arrays import BoolArray, FloatArray
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.workspace import Store

_MORE_SHOWN = 2
"""Groups that are shown beside those that stand out of the noise."""


def bounds_of(opened: Opened) -> GridColumn | None:
    """The column between the bounds that the noisy counts of a release tell; None if nothing stands out.

    Raises:
        InputError: The release is not of one column over the public grid.
    """
    grid, counts, deviation = _counted(opened)
    found = chosen_bounds(grid, counts, deviation=deviation)
    if found is None:
        return None
    release = opened.summary.id
    note = f"Bounds chosen under differential privacy by {release}."
    return found.model_copy(update={"note": note, "chosen_by": release})


def bounds_found(workspace: Workspace, release_id: str) -> BoundsFound:
    """What a release tells of bounds, from its noisy counts alone; nothing is spent by looking.

    Raises:
        InputError: There is no such release, or it did not count a column over the public grid.
    """
    with workspace.store(Right.SEE_RELEASES) as store:
        require_release(store, workspace.actor, release_id)
        opened = Opened.of(store, workspace.actor, release_id)
    grid, counts, deviation = _counted(opened)
    search = opened.summary.search
    if search is None:
        raise _no_search(release_id)
    least, total = least_seen(deviation), opened.tables.total
    around = _around(counts[1 : grid.bins.size] > least)
    return BoundsFound(
        search=search,
        column=bounds_of(opened),
        starts=tuple(grid.plain(start) for start in grid.bins.starts[1:][around]),
        shares=counts[1 : grid.bins.size][around] / total,
        least=least / total,
    )


def _around(seen: BoolArray) -> slice:
    """The groups that stand out, with a few on either side; all where none does."""
    places = np.flatnonzero(seen)
    if not places.size:
        return slice(None)
    return slice(max(0, int(places[0]) - _MORE_SHOWN), int(places[-1]) + 1 + _MORE_SHOWN)


def _no_search(release_id: str) -> InputError:
    return InputError(f"{release_id} did not count a column over the public grid.")


def shows_words(opened: Opened) -> bool:
    """Whether the noisy counts of a release tell of cells that hold no number and do not count as missing.

    Raises:
        InputError: The release is not of one column over the public grid.
    """
    _, counts, deviation = _counted(opened)
    return are_words_seen(counts, deviation=deviation)


def _counted(opened: Opened) -> tuple[GridColumn, FloatArray, float]:
    """The column over the grid, its noisy counts, and the standard deviation of the noise in each."""
    grid, *others = opened.schema.modelled
    shares = opened.tables.shares((0,))
    if others or not isinstance(grid, GridColumn) or grid != on_public_grid(grid) or shares is None:
        raise _no_search(opened.summary.id)
    total = opened.tables.total
    return grid, np.asarray(shares) * total, sqrt(opened.tables.variance((0,))) * total


def unpaid(store: Store, actor: Actor, schema: Schema, *, pool: int | None) -> tuple[str, ...]:
    """The names of the columns that a schema calls chosen, and no release of a pool tells the same.

    Args:
        store: The workspace.
        actor: Who registers the rows.
        schema: As it was handed in.
        pool: That the rows have already, or None.
    """
    return tuple(
        column.name
        for column in schema.modelled
        if column.origin is Origin.CHOSEN and not _is_paid(store, actor, column, pool)
    )


def _is_paid(store: Store, actor: Actor, column: ModelledColumn, pool: int | None) -> bool:
    try:
        opened = Opened.of(store, actor, column.chosen_by)
        found = bounds_of(opened)
    except InputError:
        return False
    if found is None or opened.dataset.pool != pool:
        return False
    declared = {"note": found.note, "outside": found.outside}  # what becomes of values beyond is no bound
    return found == column.model_copy(update=declared)


def paid_before(store: Store, actor: Actor, known: Dataset) -> tuple[GridColumn, ...]:
    """The columns of a dataset with the bounds that its pool paid for already, the newest of each.

    They are those of the very file of the dataset, in the order in which they were first asked for.
    """
    grids = {one.id for one in grids_of_file(store, known)}
    paid = [
        bounds_of(Opened.of(store, actor, spend.label))
        for spend in store.ledger.all()
        if spend.dataset in grids and spend.state is SpendState.RELEASED
    ]
    return tuple({column.name: column for column in paid if column is not None}.values())


def with_bounds(schema: Schema, found: Sequence[GridColumn]) -> tuple[Schema, tuple[str, ...]]:
    """A schema with chosen bounds in their places, and what had to be left out of it, each a sentence.

    A rule may name values or limits that groups between the new bounds do not have. Nobody can tell before
    the bounds are known, and then they are paid for: such a rule is left out, and the person told.
    """
    columns = {column.name: column for column in found}
    placed = tuple(columns.get(column.name, column) for column in schema.columns)
    whole = _schema_of(schema, placed, schema.rules)
    if whole is not None:
        return whole, ()
    made, notes = schema.model_copy(update={"columns": placed, "rules": ()}), []
    for rule in schema.rules:
        more = _schema_of(schema, placed, (*made.rules, rule))
        if more is None:
            notes.append(
                f'The rule "{rule.in_words}" does not fit the chosen bounds and was left out. State it anew.'
            )
        made = more or made
    return made, tuple(notes)


def _schema_of(schema: Schema, columns: tuple[AnyColumn, ...], rules: tuple[Rule, ...]) -> Schema | None:
    try:
        return Schema(reading=schema.reading, columns=columns, rules=rules)
    except ValidationError:
        return None
