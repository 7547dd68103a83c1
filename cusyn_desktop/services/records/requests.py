"""What a person hands in: a new dataset, a new user or account, a request for a synthetic table.

Epsilons are what the person typed, as text or as a number; a service turns each into whole pico-rho once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cusyn_desktop.engine.names import Allocation, EngineName, Reuse

if TYPE_CHECKING:
    from cusyn_desktop.data.bounds import DateForm, NumberForm
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.store.roles import Role

Typed: TypeAlias = float | str
"""A number as it was typed; one meaning in every locale (a point before the decimals, no grouping)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDataset:
    """A table to register.

    Attributes:
        path: The private file.
        name: What people call the dataset; never a file name.
        schema: Columns and their declared domains.
        epsilon: The whole budget of the dataset's pool, at `delta`.
        delta: Fixed for the pool; every epsilon of the dataset is told at it.
        per_synthesis: The most that one synthesis may spend, or None.
        rows_per_person: The most rows that one person has in the table.
        approx_rows: A public, rounded number of rows, or None where none is known publicly.
        same_people_as: Name of a dataset whose people these are, too: one pool counts for both.
        accept_similar: The person says that these are other people than those of a dataset with much the same
            rows or columns. It is written into the log.
    """

    path: Path
    name: str
    schema: Schema
    epsilon: Typed
    delta: Typed
    per_synthesis: Typed | None = None
    rows_per_person: int = 1
    approx_rows: int | None = None
    same_people_as: str | None = None
    accept_similar: bool = False


@dataclass(frozen=True, slots=True)
class WantedBounds:
    """A column whose bounds are to be chosen.

    Attributes:
        column: A column of the table.
        form: What is public knowledge about how its numbers or dates are written; None takes type, form and
            missing values of the schema (no bounds), unless they were inferred from the rows.
    """

    column: str
    form: NumberForm | DateForm | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewUser:
    """A person or group who will receive synthetic tables.

    Attributes:
        name: Shown everywhere.
        epsilon: The whole budget of a pool of their own, or None for no such pool.
        delta: At which `epsilon` and `per_request` are meant; None takes the one that all datasets share,
            else 1e-9.
        per_request: The most that one request may spend, or None.
        datasets: Names of the datasets they may ask for; None means every dataset.
    """

    name: str
    epsilon: Typed | None = None
    delta: Typed | None = None
    per_request: Typed | None = None
    datasets: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewAccount:
    """Somebody who may sign in.

    Attributes:
        name: What they type to sign in.
        role: What they are to the workspace.
        passphrase: Their first one; never shown, logged or kept.
        user: Name of the user whom an analyst acts for; None for everybody else.
    """

    name: str
    role: Role
    passphrase: str = field(repr=False)
    user: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What somebody asks for. A public value: it holds nothing that was read from the rows.

    Attributes:
        dataset: Name of the dataset.
        user: Name of the user who will receive the table.
        epsilon: Budget asked, at the dataset's delta.
        at_least: The smallest budget that is still of use; None takes the smallest that is possible.
        queries: Interest queries, each 1 to 3 column names.
        engine: Method.
        allocation: How the grant is divided.
        reuse: Which earlier measurements are used.
        rows: Number of synthetic rows; None takes the dataset's public row number, else the noisy total.
        model_limit_mb: Most megabytes that the tables of the model may have; None takes what suits the
            machine that runs it.
    """

    dataset: str
    user: str
    epsilon: Typed
    at_least: Typed | None = None
    queries: tuple[tuple[str, ...], ...] = ()
    engine: EngineName = EngineName.CUSYN_AIM
    allocation: Allocation = Allocation.ADAPTIVE
    reuse: Reuse = Reuse.NONE
    rows: int | None = None
    model_limit_mb: int | None = None


@dataclass(frozen=True, slots=True)
class QuerySet:
    """Interest queries that were saved under a name, to be asked again."""

    name: str
    dataset: str
    queries: tuple[tuple[str, ...], ...] = field(default=())
