"""Refusing, before anything is spent, what no model within the limit can hold."""

from collections.abc import Sequence
from itertools import chain

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.junction_tree import model_cells
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.schedule import Base, Schedule
from cusyn_desktop.errors import ModelTooLargeError


def check_feasible(plan: SynthesisPlan, schedule: Schedule) -> None:
    """Make sure that the columns and the interest queries fit into the model.

    Raises:
        ModelTooLargeError: They do not; with the cells needed, the limit, what to change, and in `columns`
            the positions of the columns that it is about.
    """
    largest = sorted(range(plan.n_columns), key=lambda column: -plan.sizes[column])[:3]
    _require(
        plan,
        [],
        columns=tuple(largest),
        subject="The columns alone need",
        advice="Group the values of the largest columns, leave some out",
    )
    if schedule.interest_before or schedule.interest_after:
        _check_queries(plan, schedule)
    if schedule.base is Base.MWEM:
        smallest = min(plan.workload, key=plan.cells)
        _require(
            plan,
            [smallest],
            columns=smallest,
            subject=f"The smallest table of the workload has {plan.cells(smallest):,} cells and needs",
            advice="Group the values of its columns",
        )


def _check_queries(plan: SynthesisPlan, schedule: Schedule) -> None:
    """Each interest query alone; all together where none may be left to the model."""
    for query in plan.interest:
        _require(
            plan,
            [query],
            columns=query,
            subject=f"An interest query has {plan.cells(query):,} cells and needs",
            advice="Take fewer columns or coarser bins",
        )
    if schedule.serves_all:
        _require(
            plan,
            plan.interest,
            columns=tuple(sorted(set(chain.from_iterable(plan.interest)))),
            subject="The interest queries together need",
            advice="Ask for fewer queries, take the adaptive allocation",
        )


def _require(
    plan: SynthesisPlan, cliques: Sequence[Clique], *, columns: Clique, subject: str, advice: str
) -> None:
    """Refuse cliques that need more than the limit, beside all columns."""
    cells = model_cells(plan.sizes, cliques) or 0
    if cells > plan.model_limit_cells:
        raise ModelTooLargeError(
            f"{subject} a model of {cells:,} cells; {plan.model_limit_cells:,} are allowed."
            f" {advice}, or allow a larger model.",
            cells=cells,
            limit=plan.model_limit_cells,
            columns=columns,
        )
