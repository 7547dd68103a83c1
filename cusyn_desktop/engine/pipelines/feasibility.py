"""Refusing, before anything is spent, what no model within the limit can hold and what no row can obey."""

from collections.abc import Iterable, Sequence
from itertools import chain

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.engine.model_limit import LARGEST_LIMIT_MB, megabytes_of
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.schedule import Base, Schedule
from cusyn_desktop.engine.tree.elimination import model_cells
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.zeros import Possible
from cusyn_desktop.errors import InputError, ModelTooLargeError


def check_feasible(plan: SynthesisPlan, schedule: Schedule) -> None:
    """Make sure that the columns, the rules and the interest queries fit into the model.

    Raises:
        ModelTooLargeError: They do not; with the cells needed, the limit, what to change, and in `columns`
            the positions of the columns that it is about.
        InputError: The rules contradict each other; with such `columns`.
    """
    largest = sorted(range(plan.n_columns), key=lambda column: -plan.sizes[column])[:3]
    _require(
        plan,
        [],
        columns=tuple(largest),
        subject="The columns alone need",
        advice="Group the values of the largest columns, leave some out",
    )
    if plan.rules:
        _check_rules(plan)
    if schedule.interest_before or schedule.interest_after:
        _check_queries(plan, schedule)
    if schedule.base is Base.MWEM:
        smallest = plan.smallest_of(plan.workload)
        _require(
            plan,
            [*plan.rule_cliques, smallest],
            columns=smallest,
            subject=f"The smallest table of the workload has {plan.cells(smallest):,} cells and needs",
            advice="Group the values of its columns",
        )


def _check_rules(plan: SynthesisPlan) -> None:
    """The model can hold what the rules join, and some row obeys them all."""
    _require(
        plan,
        plan.rule_cliques,
        columns=_columns_of(plan.rule_cliques),
        subject="The columns that the rules join need",
        advice="Take coarser bins, group values, leave a rule out",
    )
    if not _can_be_obeyed(plan.sizes, plan.rules):
        raise InputError(
            "The rules contradict each other: no row can obey them all. Change or leave out one of those on"
            " these columns.",
            columns=_columns_of(rule.clique for rule in _contradiction(plan.sizes, plan.rules)),
        )


def _contradiction(sizes: Sequence[int], rules: Sequence[ForbiddenCells]) -> tuple[ForbiddenCells, ...]:
    """Rules that no row can obey together, none of which could be left out."""
    needed = list(rules)
    for rule in rules:
        others = [other for other in needed if other is not rule]
        if not _can_be_obeyed(sizes, others):
            needed = others
    return tuple(needed)


def _can_be_obeyed(sizes: Sequence[int], rules: Sequence[ForbiddenCells]) -> bool:
    tree = JunctionTree.of(sizes, [rule.clique for rule in rules])
    return not Possible(tree, rules).is_nothing


def _columns_of(cliques: Iterable[Clique]) -> Clique:
    return tuple(sorted(set(chain.from_iterable(cliques))))


def _check_queries(plan: SynthesisPlan, schedule: Schedule) -> None:
    """Each interest query alone; all together where none may be left to the model."""
    for query in plan.interest:
        _require(
            plan,
            [*plan.rule_cliques, query],
            columns=query,
            subject=f"An interest query has {plan.cells(query):,} cells and needs",
            advice="Take fewer columns or coarser bins",
        )
    if schedule.serves_all:
        _require(
            plan,
            [*plan.rule_cliques, *plan.interest],
            columns=_columns_of(plan.interest),
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
            f"{subject} a model of {cells:,} cells; {plan.model_limit_cells:,} are allowed. {advice}"
            f"{_or_a_larger_model(cells)}.",
            cells=cells,
            limit=plan.model_limit_cells,
            columns=columns,
        )


def _or_a_larger_model(cells: int) -> str:
    """What else helps, where the largest limit would hold the cells."""
    needed = megabytes_of(cells)
    return f", or allow the model {needed} MB" if needed <= LARGEST_LIMIT_MB else ""
