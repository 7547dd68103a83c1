"""A registered dataset as it is shown, and what to know about its domains."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.data.domain.schema import (
    DateColumn,
    LeftOutColumn,
    ModelledColumn,
    NumberColumn,
    Origin,
    Schema,
)
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.times import beginning, step_for
from cusyn_desktop.services.access.visible import datasets_for, spends_for
from cusyn_desktop.services.pools import pool_status
from cusyn_desktop.services.records import ColumnState, ColumnSummary, DatasetSummary
from cusyn_desktop.services.tables.bound_grids import grids_for, search_of, searches_of
from cusyn_desktop.services.words import names_text

if TYPE_CHECKING:
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.store import datasets as stored
    from cusyn_desktop.store.workspace import Store


def inferred_warning(names: tuple[str, ...]) -> str:
    """What to know about domains that were taken from the rows and not confirmed."""
    domains, verb, they, are = (
        ("domain", "was", "it", "is") if len(names) == 1 else ("domains", "were", "they", "are")
    )
    return (
        f"The {domains} of {names_text(names)} {verb} taken from the rows. The guarantee holds only if"
        f' {they} {are} public knowledge; check it, then set "origin" to "public" in the schema.'
    )


def dataset_summary(store: Store, dataset: stored.Dataset, actor: Actor) -> DatasetSummary:
    """A stored dataset as it is shown to somebody: where its file lies is for the custodian alone."""
    schema = Schema.from_json(dataset.schema_json)
    released = [one.dataset for one in spends_for(store, actor) if one.state is SpendState.RELEASED]
    grids = {one.id for one in grids_for(store, dataset)}
    others = (one for one in datasets_for(store, actor) if one.id != dataset.id)
    sharing = tuple(one.name for one in others if one.pool == dataset.pool)
    searches = searches_of(store, sharing)
    return DatasetSummary(
        number=dataset.id,
        name=dataset.name,
        file=Path(dataset.path) if actor.may(Right.IMPORT) else None,
        added_at=beginning(dataset.added_at, step_for(actor)),
        columns=tuple(_column(column) for column in schema.columns),
        pool=pool_status(store.pools.get(dataset.pool)),
        per_synthesis=None
        if dataset.per_synthesis is None
        else BudgetAmount.of(dataset.per_synthesis, dataset.delta),
        rows_per_person=dataset.rows_per_person,
        approx_rows=dataset.approx_rows,
        n_releases=released.count(dataset.id),
        shares_with=tuple(name for name in sharing if name not in searches),
        searches=tuple(name for name in sharing if name in searches),
        n_bounds=sum(one in grids for one in released),
        search=search_of(store, dataset),
    )


def _column(column: ModelledColumn | LeftOutColumn) -> ColumnSummary:
    if isinstance(column, LeftOutColumn):
        kind = column.holds or column.type
        return ColumnSummary(column.name, kind, ColumnState.LEFT_OUT, 0, (), is_ordered=False)
    state = ColumnState.INFERRED if column.origin is Origin.INFERRED else ColumnState.PUBLIC
    return ColumnSummary(
        column.name,
        column.type,
        state,
        column.size,
        column.labels(),
        is_ordered=column.is_ordered,
        has_missing=column.missing_code is not None,
        places=column.grid_places if isinstance(column, NumberColumn) else 0,
        date_format=column.format if isinstance(column, DateColumn) else "",
    )
