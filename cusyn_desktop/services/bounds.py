"""Bounds of a column chosen under differential privacy, paid from the dataset's pool like a synthetic table.

Nothing here is a mechanism of its own. The column is registered once more, alone and over a public grid (the
same rows, hence the same pool), and a synthesis is asked for: BudgetEval decides, the ledger reserves, the
gate draws, the release is stored and verified. The bounds follow from its noisy counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.bounds import NumberForm, declared_number, on_public_grid
from cusyn_desktop.data.columns import ColumnType
from cusyn_desktop.data.schema import LeftOutColumn, NumberColumn, Origin, Schema
from cusyn_desktop.errors import BudgetExceededError, InputError
from cusyn_desktop.services import importing, people, synthesis
from cusyn_desktop.services.bound_grids import free_grid_name, grid_of, lower_grids
from cusyn_desktop.services.case import Case, case_of
from cusyn_desktop.services.deciding import sentence_of
from cusyn_desktop.services.paid_bounds import bounds_of
from cusyn_desktop.services.releases import Opened
from cusyn_desktop.services.requests import NewDataset, Request
from cusyn_desktop.services.rights import Right

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.engine.noise import NoiseSource
    from cusyn_desktop.services.requests import Typed
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset


@dataclass(frozen=True, slots=True)
class ChosenBounds:
    """What was chosen.

    Attributes:
        column: The column with its bounds.
        schema: That of the dataset with this column in its place, to register the rows anew.
        release: The release whose noisy counts tell the bounds.
    """

    column: NumberColumn
    schema: Schema
    release: str


def choose_bounds(
    workspace: Workspace,
    *,
    dataset: str,
    column: str,
    user: str,
    epsilon: Typed,
    form: NumberForm | None = None,
    noise: NoiseSource | None = None,
    control: RunControl,
) -> ChosenBounds:
    """Spend a budget to see between which numbers the values of a column lie.

    Args:
        workspace: Where it is spent.
        dataset: A registered dataset.
        column: A column of the table.
        user: Who receives the noisy counts.
        epsilon: What is asked, at the dataset's delta. It is granted whole or not at all.
        form: What is public knowledge about how its numbers are written; None takes type, places and missing
            values of the schema (no bounds), unless they were inferred from the rows.
        noise: Source of all noise; None takes the product's own.
        control: Progress and cancel.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset or column of numbers, its form was inferred from the rows, or
            their file is missing or changed; nothing is spent. Or no number stands out of the noise: that
            costs what was asked.
        BudgetExceededError: A limit allows less. Nothing is spent.
        EngineError: The run failed after the rows were opened; the spend stands.
    """
    with workspace.store(Right.IMPORT) as store:
        known = store.datasets.named(dataset)
        schema = Schema.from_json(known.schema_json)
        grid = _grid_column(schema, column, form)
        _check_budget(case_of(store, workspace.actor, Request(dataset=dataset, user=user, epsilon=epsilon)))
        synthesis.check_private_file(known, workspace.actor)
    name = _grid_dataset(workspace, known, _alone(schema, grid), column, control=control.part(0.0, 0.3))
    people.grant_dataset(workspace, user=user, dataset=name)
    request = Request(dataset=name, user=user, epsilon=epsilon, queries=((column,),))
    made = synthesis.synthesise(workspace, request, noise=noise, control=control.part(0.3, 1.0))
    with workspace.store(Right.SEE_RELEASES) as store:
        found = bounds_of(Opened.of(store, workspace.actor, made.id))
    return ChosenBounds(found, schema.with_column(found), made.id)


def _check_budget(case: Case) -> None:
    """Refuse before anything is registered; the limits are those of the dataset, whose pool pays."""
    if case.decision.granted != case.decision.asked:
        raise BudgetExceededError(sentence_of(case), decision=case.decision)


def _grid_column(schema: Schema, name: str, form: NumberForm | None) -> NumberColumn:
    """The column over the public grid, by what was declared about it and nothing that the rows told."""
    found = next((column for column in schema.columns if column.name == name), None)
    if form is not None and found is not None:
        return declared_number(name, form)
    if not isinstance(found, NumberColumn):
        raise InputError(
            f"'{name}' is no column of numbers in the schema. Bounds are chosen for integers and decimals.",
            column=name,
        )
    if found.origin is Origin.INFERRED:
        raise InputError(
            f"The type, decimal places and missing values of '{name}' were taken from the rows, and the grid"
            " follows from them. Declare what is public knowledge: the decimal places (--places), and the"
            " cells that count as missing (--missing). Nothing was spent.",
            column=name,
        )
    return on_public_grid(found)


def _alone(schema: Schema, column: NumberColumn) -> Schema:
    """A schema of the same file with nothing but the column in the model."""
    others = {
        one.name: LeftOutColumn(name=one.name, type=ColumnType.TEXT)
        for one in schema.columns
        if one.name != column.name
    }
    return Schema(
        reading=schema.reading, columns=tuple(others.get(one.name, column) for one in schema.columns)
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
        shown = importing.dataset_summary(store, known, workspace.actor)
        name = free_grid_name(store, known, column)
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
