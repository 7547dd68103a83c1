"""Bounds that a release paid for: worked out from its noisy counts, and worked out again before they count.

A schema can be written by hand, so its word that bounds were chosen proves nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from cusyn_desktop.data.bounds import chosen_bounds, on_public_grid
from cusyn_desktop.data.schema import ModelledColumn, NumberColumn, Origin, Schema
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.releases import Opened

if TYPE_CHECKING:
    from cusyn_desktop.services.rights import Actor
    from cusyn_desktop.store.workspace import Store


def bounds_of(opened: Opened) -> NumberColumn:
    """The column between the bounds that the noisy counts of a release tell.

    Raises:
        InputError: The release is not of one column over the public grid, or nothing stands out of its noise.
    """
    grid, *others = opened.schema.modelled
    counts = opened.tables.shares((0,))
    if others or not isinstance(grid, NumberColumn) or grid != on_public_grid(grid) or counts is None:
        raise InputError(f"{opened.summary.id} did not count a column over the public grid.")
    total = opened.tables.total
    found = chosen_bounds(
        grid, np.asarray(counts) * total, deviation=sqrt(opened.tables.variance((0,))) * total
    )
    release = opened.summary.id
    note = f"Bounds chosen under differential privacy by {release}."
    return found.model_copy(update={"note": note, "chosen_by": release})


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
    return opened.dataset.pool == pool and found == column.model_copy(update={"note": found.note})
