# ruff: noqa: ARG002 - fakes keep the signatures of what they stand for
"""Bounds that are found without a workspace, for tests of their dialog."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.bounds import (
    DateForm,
    GridColumn,
    NumberForm,
    chosen_bounds,
    declared_column,
)
from cusyn_desktop.data.domain.columns import ColumnType
from cusyn_desktop.data.domain.schema import LeftOutColumn, Schema
from cusyn_desktop.errors import CuSynError
from cusyn_desktop.services.records import BoundsPrice, DatasetSummary
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.services.registering.bounds import ChosenBounds
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls.bounds import BoundsWish, Choosing
from cusyn_desktop.ui.calls.everyday import Calls
from tests.gui.office import facts, fakes

UNSEEN = (
    "No value of 'age' stands out of the noise. What was spent stays spent. Ask with a larger budget, or"
    " declare bounds that are public knowledge."
)
_FIRST_RELEASE = 31


def found_column(name: str, release: str, form: NumberForm | DateForm | None = None) -> GridColumn:
    """A column of which the values from 20 to 99 stand out, or the years from 2020 to 2024."""
    grid = declared_column(name, form or NumberForm(0))
    counts = np.zeros(grid.bins.size)
    seen = ("2020-07-01", "2024-07-01") if isinstance(form, DateForm) else (20, 30, 60)
    counts[grid.bins.place([grid.lower_grid(value) for value in seen])] = 1_000.0
    column = chosen_bounds(grid, counts, deviation=10.0)
    assert column is not None
    return column.model_copy(update={"chosen_by": release})


@dataclass
class Till:
    """What the fake does and remembers.

    Attributes:
        book: Datasets and users.
        gate: A run waits at it until it is opened or cancelled.
        notes: What comes of a run besides.
        unseen: Columns of which nothing stands out.
        failure: How a run ends, or None.
        wishes: What was paid for.
        paid: What was found so far.
        schemas: What was registered, by name.
    """

    book: fakes.Book
    gate: threading.Event = field(default_factory=threading.Event)
    notes: tuple[str, ...] = ()
    unseen: Sequence[str] = ()
    failure: CuSynError | None = None
    wishes: list[BoundsWish] = field(default_factory=list)
    paid: list[GridColumn] = field(default_factory=list)
    schemas: dict[str, Schema] = field(default_factory=dict)

    def chosen(self) -> ChosenBounds:
        key = LeftOutColumn(name="patient_id", type=ColumnType.IDENTIFIER)
        return ChosenBounds(tuple(self.paid), Schema(columns=(key, *self.paid)), self.notes)


class FakeChoosing(Choosing):
    def __init__(self, till: Till) -> None:
        self.till = till

    def price(self, workspace: Workspace, dataset: str, wish: BoundsWish, control: RunControl) -> BoundsPrice:
        book = self.till.book
        book.fail_if_asked()
        request = Request(dataset=dataset, user=wish.user, epsilon=wish.epsilon)
        answer = fakes.evaluation(request, book.datasets[0], book.user(wish.user), with_forecast=False)
        total = answer.decision.asked * len(wish.columns)
        left = book.datasets[0].pool.remaining.pico_rho - total
        return BoundsPrice(
            n_columns=len(wish.columns),
            each=answer.asked,
            total=BudgetAmount.of(total, facts.DELTA),
            left=BudgetAmount.of(max(0, left), facts.DELTA),
            seen_from=180,
            limits=answer.limits,
            refusal="" if answer.granted == answer.asked and left >= 0 else "Refused.",
        )

    def choose(
        self, workspace: Workspace, dataset: str, wish: BoundsWish, control: RunControl
    ) -> ChosenBounds:
        till = self.till
        till.wishes.append(wish)
        before = len(till.paid)
        for place, one in enumerate(wish.columns):
            control.checkpoint(place / len(wish.columns))
            while place and not till.gate.wait(0.01):
                control.checkpoint()
            if one.column not in till.unseen:
                release = f"R-{_FIRST_RELEASE + len(till.paid)}"
                till.paid.append(found_column(one.column, release, one.form))
        if till.failure is not None:
            raise till.failure
        made = till.chosen()
        return replace(made, columns=made.columns[before:])

    def paid(self, workspace: Workspace, dataset: str, control: RunControl) -> ChosenBounds:
        return self.till.chosen()

    def register(
        self, workspace: Workspace, dataset: str, schema: Schema, name: str, control: RunControl
    ) -> DatasetSummary:
        self.till.book.fail_if_asked()
        self.till.schemas[name] = schema
        made = replace(self.till.book.datasets[0], number=2, name=name)
        self.till.book.datasets.append(made)
        return made


def calls(till: Till) -> Calls:
    """Fakes over one till."""
    return replace(fakes.calls(till.book), choosing=FakeChoosing(till))
