"""Bounds of a column chosen under differential privacy, paid from the dataset's pool like a synthetic table.

Nothing here is a mechanism of its own. The column is registered once more, alone and over a public grid (the
same rows, hence the same pool), and a synthesis is asked for: BudgetEval decides, the ledger reserves, the
gate draws, the release is stored and verified. The bounds follow from its noisy counts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.bounds import declared_column, on_public_grid
from cusyn_desktop.data.domain.columns import CategoryColumn
from cusyn_desktop.data.domain.schema import AnyColumn, DateColumn, NumberColumn, Origin, Schema
from cusyn_desktop.errors import BudgetExceededError, CuSynError, InputError
from cusyn_desktop.services import people
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records.requests import NewDataset, Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.registering.bounds_price import price_of, search_case
from cusyn_desktop.services.registering.paid_bounds import bounds_of, paid_before, shows_words, with_bounds
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.releases.releases import Opened
from cusyn_desktop.services.tables.bound_grids import alone, free_grid_name, grid_of, lower_grids
from cusyn_desktop.services.tables.descriptions import dataset_summary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.bounds import DateForm, GridColumn, NumberForm
    from cusyn_desktop.engine.noise import NoiseSource
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records import BoundsPrice, DatasetSummary
    from cusyn_desktop.services.records.requests import Typed, WantedBounds
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class ChosenBounds:
    """What was chosen.

    Attributes:
        columns: The columns with their bounds, each naming the release whose noisy counts tell them.
        schema: That of the dataset with these columns in their places, to register the rows anew.
        notes: What came of it besides, each a sentence: columns without bounds, rules that were left out.
    """

    columns: tuple[GridColumn, ...]
    schema: Schema
    notes: tuple[str, ...] = ()


def price(
    workspace: Workspace, *, dataset: str, user: str, epsilon: Typed, n_columns: int = 1
) -> BoundsPrice:
    """What the bounds of some columns would cost; nothing is spent by looking.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset or user, or the number cannot be used.
    """
    with workspace.store(Right.IMPORT) as store:
        request = Request(dataset=dataset, user=user, epsilon=epsilon)
        return price_of(search_case(store, workspace.actor, request), n_columns=n_columns)


def choose_bounds(
    workspace: Workspace,
    *,
    dataset: str,
    wanted: Sequence[WantedBounds],
    user: str,
    epsilon: Typed,
    noise: NoiseSource | None = None,
    control: RunControl,
) -> ChosenBounds:
    """Spend a budget to see between which numbers the values of some columns lie.

    What can be known to fail is refused before anything is spent. What was paid for is given back whatever
    happens to the rest: a later column that fails, or a rule that does not fit the bounds, becomes a note.

    Args:
        workspace: Where it is spent.
        dataset: A registered dataset.
        wanted: The columns, at least one.
        user: Who receives the noisy counts.
        epsilon: What is asked for each column, at the dataset's delta. It is granted whole or not at all.
        noise: Source of all noise; None takes the product's own.
        control: Progress and cancel.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset or column of numbers or dates, its form was inferred from the
            rows, or their file is missing or changed. Nothing is spent.
        BudgetExceededError: A limit allows less. Nothing is spent.
        EngineError: The first run failed after the rows were opened; its spend stands.
        JobCancelled: A person stopped it; what is spent stands, and `paid_columns` tells what came of it.
    """
    with workspace.store(Right.IMPORT) as store:
        known = store.datasets.named(dataset)
        schema = Schema.from_json(known.schema_json)
        grids = _grid_columns(schema, wanted)
        case = search_case(store, workspace.actor, Request(dataset=dataset, user=user, epsilon=epsilon))
        cost = price_of(case, n_columns=len(grids))
        if cost.refusal:
            raise BudgetExceededError(cost.refusal, decision=case.decision)
        synthesis.check_private_file(known, workspace.actor)
    preparing, counting = control.part(0.0, 0.3), control.part(0.3, 1.0)
    named = [
        (grid.name, _grid_dataset(workspace, known, alone(schema, grid), grid.name, control=part))
        for grid, part in zip(grids, _equal_parts(preparing, len(grids)), strict=True)
    ]
    for _, name in named:
        people.grant_dataset(workspace, user=user, dataset=name)
    requests = [
        Request(dataset=name, user=user, epsilon=epsilon, queries=((column,),)) for column, name in named
    ]
    found, notes = _counted_all(workspace, requests, noise=noise, control=counting)
    placed, left_out = with_bounds(schema, found)
    return ChosenBounds(found, placed, (*notes, *left_out))


def paid_columns(workspace: Workspace, *, dataset: str) -> ChosenBounds:
    """The bounds of a dataset's columns that were paid for before, the newest of each; nothing is spent.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset.
    """
    with workspace.store(Right.IMPORT) as store:
        known = store.datasets.named(dataset)
        schema = Schema.from_json(known.schema_json)
        found = paid_before(store, workspace.actor, known)
    placed, left_out = with_bounds(schema, found)
    return ChosenBounds(found, placed, left_out)


def register_anew(
    workspace: Workspace, *, dataset: str, schema: Schema, name: str, control: RunControl
) -> DatasetSummary:
    """Register the rows of a dataset once more, with other bounds; the pool and the limit go on.

    Args:
        workspace: Where they are registered.
        dataset: A registered dataset.
        schema: With the bounds that were chosen.
        name: Of the new dataset.
        control: Progress and cancel.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset, the name is taken, or the file is missing or changed.
        ModelTooLargeError: No model can hold the columns, or what the rules join.
    """
    with workspace.store(Right.IMPORT) as store:
        known = store.datasets.named(dataset)
        if name in {one.name for one in store.datasets.all()}:
            raise InputError(f"There is a dataset named {name} already. Choose another name.", field="name")
        synthesis.check_private_file(known, workspace.actor)
        new = _same_rows(store, workspace.actor, known, schema=schema, name=name)
    made = importing.add_dataset(workspace, new, control=control)
    return replace(
        made, pool_notes=made.pool_notes[1:]
    )  # the first says whose pool goes on, as was asked for


def _counted_all(
    workspace: Workspace, requests: Sequence[Request], *, noise: NoiseSource | None, control: RunControl
) -> tuple[tuple[GridColumn, ...], tuple[str, ...]]:
    """Spend for one column after the other; what was found, and sentences about what was not.

    Raises:
        CuSynError: The first run failed: there is nothing yet to give back.
        JobCancelled: A person stopped it.
    """
    found, notes = [], []
    for place, (request, part) in enumerate(zip(requests, _equal_parts(control, len(requests)), strict=True)):
        try:
            made = synthesis.synthesise(workspace, request, noise=noise, control=part)
        except CuSynError as error:
            if place == 0:
                raise
            names = ", ".join(one.queries[0][0] for one in requests[place:])
            notes.append(f"Not counted: {names}. {error}")
            break
        name = request.queries[0][0]
        with workspace.store(Right.SEE_RELEASES) as store:
            opened = Opened.of(store, workspace.actor, made.id)
            column, has_words = bounds_of(opened), shows_words(opened)
        if column is None:
            notes.append(_unseen(name))
        else:
            found.append(column)
        if has_words:
            notes.append(_words_seen(name))
    return tuple(found), tuple(notes)


def _unseen(name: str) -> str:
    return (
        f"No value of '{name}' stands out of the noise. What was spent stays spent. Ask"
        " with a larger budget, or declare bounds that are public knowledge."
    )


def _words_seen(name: str) -> str:
    return (
        f"Many cells of '{name}' hold neither a number nor a date and will count as the lowest value. If they"
        " stand for missing values, ask again and name them as missing."
    )


def _equal_parts(control: RunControl, n_parts: int) -> list[RunControl]:
    return [control.part(part / n_parts, (part + 1) / n_parts) for part in range(n_parts)]


def _grid_columns(schema: Schema, wanted: Sequence[WantedBounds]) -> list[GridColumn]:
    """The columns over the public grid."""
    names = [one.column for one in wanted]
    if not names or len(set(names)) < len(names):
        raise InputError(
            "Name at least one column, and each column once. Nothing was spent.", field="columns"
        )
    return [_grid_column(schema, one.column, one.form) for one in wanted]


def _grid_column(schema: Schema, name: str, form: NumberForm | DateForm | None) -> GridColumn:
    """The column over the public grid, by what was declared about it and nothing that the rows told."""
    found = next((column for column in schema.columns if column.name == name), None)
    if form is not None and found is not None:
        _require_digits(found)
        return declared_column(name, form)
    if not isinstance(found, NumberColumn | DateColumn):
        raise InputError(
            f"'{name}' is no column of numbers or dates in the schema. Bounds are chosen for these alone.",
            column=name,
        )
    if found.origin is Origin.INFERRED:
        raise InputError(
            f"The type, form and missing values of '{name}' were taken from the rows, and the grid follows"
            " from them. Declare what is public knowledge: the decimal places (--places) or how dates are"
            " written (--dates), and the cells that count as missing (--missing). Nothing was spent.",
            column=name,
        )
    grid = on_public_grid(found)
    if grid == found:
        raise InputError(
            f"'{name}' lies over the public grid already. Choose the bounds of the table that it is of.",
            column=name,
        )
    return grid


def _require_digits(column: AnyColumn) -> None:
    """Refuse a category of words, which a declared form would make a column without a single value.

    Raises:
        InputError: It is one.
    """
    if isinstance(column, CategoryColumn) and not any(map(str.isdecimal, "".join(column.categories))):
        raise InputError(
            f"The values of '{column.name}' are words in the schema, which have no bounds. Choose a column of"
            " numbers or dates. Nothing was spent.",
            column=column.name,
        )


def _grid_dataset(
    workspace: Workspace, known: Dataset, schema: Schema, column: str, *, control: RunControl
) -> str:
    """Name of the dataset of the column over the grid: registered before, or now, with the same pool.

    Raises:
        InputError: The file was replaced or moved while it was registered.
    """
    name = _present_grid(workspace, known, schema)
    if name is None:
        importing.add_dataset(workspace, _new_grid(workspace, known, schema, column), control=control)
        name = _present_grid(workspace, known, schema)
    if name is None:
        raise InputError(
            f"The file of {known.name} was replaced or moved while it was read. Put the registered file back,"
            " and ask again. Nothing was spent.",
            dataset=known.name,
        )
    return name


def _present_grid(workspace: Workspace, known: Dataset, schema: Schema) -> str | None:
    """Name of the grid that is registered, with the limit that the dataset has at this moment."""
    with workspace.store(Right.IMPORT) as store:
        now = store.datasets.get(known.id)
        if now.per_synthesis is not None:
            lower_grids(store, now, pico_rho=now.per_synthesis)
        grid = grid_of(store, now, schema)
        return None if grid is None else grid.name


def _new_grid(workspace: Workspace, known: Dataset, schema: Schema, column: str) -> NewDataset:
    with workspace.store(Right.IMPORT) as store:
        name = free_grid_name(store, known, column)
        return _same_rows(store, workspace.actor, known, schema=schema, name=name)


def _same_rows(store: Store, actor: Actor, known: Dataset, *, schema: Schema, name: str) -> NewDataset:
    """The rows of a dataset with another schema, as they are registered: all else is as it was."""
    shown = dataset_summary(store, known, actor)
    return NewDataset(
        path=Path(known.path),
        name=name,
        schema=schema,
        epsilon=shown.pool.total.epsilon,  # not used: the rows have their pool
        delta=known.delta,
        per_synthesis=None if shown.per_synthesis is None else shown.per_synthesis.epsilon,
        rows_per_person=known.rows_per_person,
        approx_rows=known.approx_rows,
        same_people_as=known.name,
    )
