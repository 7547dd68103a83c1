"""The datasets over which bounds are chosen: a column of a table alone, over the public grid.

They are ordinary datasets, so that bounds are paid like any release; they follow the table that they are of.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from cusyn_desktop.data.bounds import GridColumn, on_public_grid
from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.domain.schema import LeftOutColumn, Schema
from cusyn_desktop.services.records import BoundsSearch

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.workspace import Store


def grid_of(store: Store, known: Dataset, schema: Schema) -> Dataset | None:
    """The grid with a schema that reads the very file of a dataset, or None.

    The pool and the schema do not suffice: another table of the same people may share both.
    """
    return next((one for one in grids_of_file(store, known) if one.schema_json == schema.to_json()), None)


def grids_for(store: Store, known: Dataset) -> tuple[Dataset, ...]:
    """All grids of a dataset, whichever file they read."""
    return tuple(one for one in store.datasets.all() if _is_grid(one, known))


def grids_of_file(store: Store, known: Dataset) -> tuple[Dataset, ...]:
    """All grids that read the very file of a dataset."""
    of_file = (known.file_sha256, known.path)
    return tuple(one for one in grids_for(store, known) if (one.file_sha256, one.path) == of_file)


def search_of(store: Store, dataset: Dataset) -> BoundsSearch | None:
    """Which bounds are looked for over a dataset; None for every table that is one of its own.

    The name alone does not make it a grid: a table may be called anything.
    """
    owner = next((one for one in store.datasets.all() if _is_grid(dataset, one)), None)
    if owner is None:
        return None
    column, *_ = Schema.from_json(dataset.schema_json).modelled
    is_grid = isinstance(column, GridColumn) and column == on_public_grid(column)
    return BoundsSearch(owner.name, column.name) if is_grid else None


def searches_of(store: Store, names: Collection[str]) -> dict[str, BoundsSearch]:
    """Which bounds are looked for over datasets of some names; tables of their own are not in the answer."""
    found = ((one.name, search_of(store, one)) for one in store.datasets.all() if one.name in names)
    return {name: search for name, search in found if search is not None}


def alone(schema: Schema, column: GridColumn) -> Schema:
    """A schema of the same file with nothing but one column in the model, over the public grid."""
    return Schema(
        reading=schema.reading,
        columns=tuple(
            column if one.name == column.name else LeftOutColumn(name=one.name, type=ColumnType.TEXT)
            for one in schema.columns
        ),
    )


def free_grid_name(store: Store, known: Dataset, column: str) -> str:
    """What a new grid of a column of a dataset is called."""
    taken = {one.name for one in store.datasets.all()}
    first = _first_name(known, column)
    return next(name for name in _names(first) if name not in taken)


def lower_grids(store: Store, known: Dataset, *, pico_rho: int) -> None:
    """Let the grids of a dataset spend no more in one synthesis than it may itself."""
    for grid in grids_for(store, known):
        if grid.per_synthesis is None or grid.per_synthesis > pico_rho:
            store.datasets.lower_limit(grid.id, pico_rho=pico_rho)


def move_grids(store: Store, known: Dataset, *, path: str) -> None:
    """Let the grids of a dataset be read where its file lies now."""
    for grid in grids_for(store, known):
        store.datasets.move(grid.id, path=path)


def _is_grid(dataset: Dataset, known: Dataset) -> bool:
    """Whether a dataset has the pool and the name of a grid of another one, of its own single column."""
    if dataset.pool != known.pool or not dataset.name.startswith(_first_name(known, "")):
        return False
    column, *others = Schema.from_json(dataset.schema_json).names
    first = _first_name(known, column)
    return not others and (dataset.name == first or dataset.name.startswith(f"{first} ("))


def _first_name(known: Dataset, column: str) -> str:
    return f"{known.name}, bounds of {column}"


def _names(first: str) -> Iterator[str]:
    yield first
    yield from (f"{first} ({number})" for number in count(2))
