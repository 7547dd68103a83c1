"""Bounds of a column chosen under differential privacy, paid from the dataset's pool like a synthetic table.

Nothing here is a mechanism of its own. The column is registered once more, alone and over a public grid (the
same rows, hence the same pool), and a synthesis is asked for: BudgetEval decides, the ledger reserves, the
gate draws, the release is stored and verified. The bounds follow from its noisy counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from cusyn_desktop.data.bounds import chosen_bounds, on_public_grid
from cusyn_desktop.data.columns import ColumnType
from cusyn_desktop.data.schema import LeftOutColumn, NumberColumn, Schema
from cusyn_desktop.errors import BudgetExceededError, InputError
from cusyn_desktop.services import importing, people, synthesis
from cusyn_desktop.services.case import Case, case_of
from cusyn_desktop.services.deciding import sentence_of
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
    noise: NoiseSource | None = None,
    control: RunControl,
) -> ChosenBounds:
    """Spend a budget to see between which numbers the values of a column lie.

    Args:
        workspace: Where it is spent.
        dataset: A registered dataset.
        column: A column of numbers of its schema, of which type, places and missing values are taken, and no
            bounds.
        user: Who receives the noisy counts.
        epsilon: What is asked, at the dataset's delta. It is granted whole or not at all.
        noise: Source of all noise; None takes the product's own.
        control: Progress and cancel.

    Raises:
        MissingRightError: Somebody else than the custodian asked.
        InputError: There is no such dataset or column of numbers, or no number stands out of the noise (that
            costs what was asked).
        BudgetExceededError: A limit allows less. Nothing is spent.
        EngineError: The run failed after the rows were opened; the spend stands.
    """
    with workspace.store(Right.IMPORT) as store:
        known = store.datasets.named(dataset)
        schema = Schema.from_json(known.schema_json)
        grid = on_public_grid(_number_column(schema, column))
        _check_budget(case_of(store, workspace.actor, Request(dataset=dataset, user=user, epsilon=epsilon)))
    name = _grid_dataset(workspace, known, _alone(schema, grid), column, control=control.part(0.0, 0.3))
    people.grant_dataset(workspace, user=user, dataset=name)
    request = Request(dataset=name, user=user, epsilon=epsilon, queries=((column,),))
    made = synthesis.synthesise(workspace, request, noise=noise, control=control.part(0.3, 1.0))
    with workspace.store(Right.SEE_RELEASES) as store:
        tables = Opened.of(store, workspace.actor, made.id).tables
    counts = np.asarray(tables.shares((0,))) * tables.total
    found = chosen_bounds(grid, counts, deviation=sqrt(tables.variance((0,))) * tables.total)
    noted = found.model_copy(update={"note": f"Bounds chosen under differential privacy by {made.id}."})
    return ChosenBounds(noted, schema.with_column(noted), made.id)


def _check_budget(case: Case) -> None:
    """Refuse before anything is registered; the limits are those of the dataset, whose pool pays."""
    if case.decision.granted != case.decision.asked:
        raise BudgetExceededError(sentence_of(case), decision=case.decision)


def _number_column(schema: Schema, name: str) -> NumberColumn:
    found = next((column for column in schema.columns if column.name == name), None)
    if not isinstance(found, NumberColumn):
        raise InputError(
            f"'{name}' is no column of numbers in the schema. Bounds are chosen for integers and decimals.",
            column=name,
        )
    return found


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
    """Name of the dataset of the column over the grid: registered before, or now, with the same pool."""
    with workspace.store(Right.IMPORT) as store:
        alike = [one for one in store.datasets.all() if one.pool == known.pool]
        shown = importing.dataset_summary(store, known, workspace.actor)
    for one in alike:
        if one.schema_json == schema.to_json():
            return one.name
    made = importing.add_dataset(
        workspace,
        NewDataset(
            path=Path(known.path),
            name=f"{known.name}, bounds of {column}",
            schema=schema,
            epsilon=shown.pool.total.epsilon,  # not used: the rows have their pool
            delta=known.delta,
            per_synthesis=None if shown.per_synthesis is None else shown.per_synthesis.epsilon,
            rows_per_person=known.rows_per_person,
            approx_rows=known.approx_rows,
            same_people_as=known.name,
        ),
        control=control,
    )
    return made.name
