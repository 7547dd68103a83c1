"""What a run will need and reach, told before anything is spent: from sizes and the plan alone.

Nothing here sees a row. Time and errors are rules of thumb from whole runs on real tables, right within a
factor of two (`tests/bench/runs.py` shows forecast and result side by side).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from math import isqrt, prod

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.foresight.effort import new_tables, numbers_of, rounds_of, seconds_of
from cusyn_desktop.engine.foresight.expectation import ExpectedErrors
from cusyn_desktop.engine.foresight.growth import growth_of
from cusyn_desktop.engine.foresight.memory import memory_of
from cusyn_desktop.engine.model_limit import CELLS_A_MB, SMALLEST_LIMIT_MB, cells_of, megabytes_of
from cusyn_desktop.engine.pipelines.feasibility import check_feasible
from cusyn_desktop.engine.plan import Allocation, SynthesisPlan
from cusyn_desktop.engine.schedule import Schedule, schedule_of
from cusyn_desktop.engine.screening import measurable
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

LONG_RUN_SECONDS = 90.0

LIMITS_MB = (16, 12, 8, 6, 4, 3, 2)
"""Limits of the model that are tried, from large to small, where a person asks for none.

On Fire at ε = 1 the error of AIM falls from 0.023 at 1 MB to 0.014, 0.010 and 0.010 at 4, 16 and 80 MB, in 4,
8, 21 and 74 seconds: more than 16 MB costs time and hardly helps.
"""
USUAL_RUN_SECONDS = 40.0
USUAL_RUN_RATIO = 1.5
"""A limit that nobody asked for makes no run longer than about so much, or so many times the shortest."""
MEMORY_SHARE = 1 / 4
MODEL_BYTES_A_CELL = 100
"""Nor does it let the model take more of a machine's memory, at so much for each cell with all that is made
of it."""


_ROWS_UNKNOWN = (
    "Without a public number of rows nobody can tell yet whether the interest queries are measured: where"
    " rows are few they are only estimated from other tables. A rounded number is declared with the dataset."
)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect of a run.

    Attributes:
        cells: Of the model.
        memory_bytes: Of the run.
        seconds: Of the run.
        interest_error: Expected total variation distance of each interest query, in the plan's order; None
            where no row number is known.
        workload_error: Mean of the same over the workload, or None.
        not_measured: Interest queries without a measurement of their own; a round may choose them all the
            same, which only the rows decide.
        may_drown: Others that are measured only if their noise is small beside the number of rows, which is
            not known; empty where one is.
        warnings: Sentences for the person.
    """

    cells: int
    memory_bytes: int
    seconds: float
    interest_error: tuple[float | None, ...]
    workload_error: float | None
    not_measured: tuple[Clique, ...]
    may_drown: tuple[Clique, ...]
    warnings: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Beside:
    """What reading the private table and writing the synthetic one take beside the engine.

    Attributes:
        seconds: On the machine that the constants come from.
        memory_bytes: Most that is held at once.
    """

    seconds: float = 0.0
    memory_bytes: int = 0


NOTHING_BESIDE = Beside()


def forecast(
    plan: SynthesisPlan, *, approx_rows: float | None, speed: float = 1.0, beside: Beside = NOTHING_BESIDE
) -> Forecast:
    """Tell what a plan will need and reach.

    Args:
        plan: What is asked; nothing of it is carried out.
        approx_rows: A public, rounded number of rows, or the noisy total of an earlier release; None where
            none is known: then no errors are told.
        speed: Of this machine beside the one that the constants come from.
        beside: What reading the table and writing the new one will take there.

    Raises:
        ModelTooLargeError: The columns or interest queries do not fit; with the numbers and a way out.
        InputError: The budget is too small to be divided, or the rules contradict each other.
    """
    schedule = schedule_of(plan)
    check_feasible(plan, schedule)
    queries = _measured_queries(plan, schedule, approx_rows)
    not_measured = tuple(query for query in plan.interest if query not in queries)
    depends_on_rows = schedule.noise_limit is not None and approx_rows is None
    may_drown = tuple(query for query in plan.interest if depends_on_rows and query in queries)
    rounds = rounds_of(plan, schedule, rows=approx_rows)
    growth = growth_of(
        plan.sizes,
        plan.workload,
        needed=(*plan.rule_cliques, *queries),
        limit_cells=plan.model_limit_cells,
    )
    cells = _likely_cells(plan, growth.cells_after(new_tables(rounds)))
    seconds = (seconds_of(plan, schedule, cells=cells, rows=approx_rows) + beside.seconds) / speed
    placed = growth.placed[: new_tables(rounds)]
    typical = JunctionTree.of(plan.sizes, (*plan.rule_cliques, *queries, *placed))
    memory = memory_of(plan, typical, numbers=numbers_of(plan, rounds), rows=approx_rows)
    errors = (
        None
        if approx_rows is None
        else ExpectedErrors(plan, schedule, queries, growth=growth, rows=approx_rows)
    )
    return Forecast(
        cells=cells,
        memory_bytes=memory + beside.memory_bytes,
        seconds=seconds,
        interest_error=tuple(errors.of(query) if errors else None for query in plan.interest),
        workload_error=errors.of_workload() if errors else None,
        not_measured=not_measured,
        may_drown=may_drown,
        warnings=(*_warnings(plan, not_measured, seconds), *(_ROWS_UNKNOWN for _ in may_drown[:1])),
    )


def suitable_limit_mb(plan: SynthesisPlan, *, approx_rows: float | None, memory_bytes: int | None) -> int:
    """The largest limit of the model with which a plan stays quick and small enough.

    A model of everything needs no more than one cell for each possible row.

    Args:
        plan: What is asked; its own limit is of no account.
        approx_rows: A public number of rows, or None.
        memory_bytes: Of the machine, or None where it is not known: then the model stays small.

    Raises:
        InputError: The budget is too small to be divided.
    """
    schedule = schedule_of(plan)
    most_cells = 0 if memory_bytes is None else MEMORY_SHARE * memory_bytes / MODEL_BYTES_A_CELL

    def seconds(megabytes: int) -> float:
        return seconds_of(plan, schedule, cells=cells_of(megabytes), rows=approx_rows)

    most_seconds = max(USUAL_RUN_SECONDS, USUAL_RUN_RATIO * seconds(SMALLEST_LIMIT_MB))
    fitting = (megabytes for megabytes in LIMITS_MB if cells_of(megabytes) <= most_cells)
    suitable = (megabytes for megabytes in fitting if seconds(megabytes) <= most_seconds)
    return min(next(suitable, SMALLEST_LIMIT_MB), megabytes_of(prod(plan.sizes)))


def _likely_cells(plan: SynthesisPlan, typical: int) -> int:
    """Cells of the model, between a typical one and the limit where that is far.

    The tables of columns that depend on each other lie closer together than typical ones, so that a large
    model becomes larger with as many of them.
    """
    if typical <= CELLS_A_MB:
        return typical
    return max(typical, isqrt(typical * min(plan.model_limit_cells, prod(plan.sizes))))


def _measured_queries(
    plan: SynthesisPlan, schedule: Schedule, approx_rows: float | None
) -> tuple[Clique, ...]:
    """The interest queries that a run would measure, by the same screen."""
    budget = schedule.interest_before + schedule.interest_after
    if not budget:
        return ()
    held = [*plan.rule_cliques, *_chosen_first(plan, schedule, approx_rows)]
    return measurable(
        plan,
        measured=held,
        tree=JunctionTree.of(plan.sizes, held),
        limit_cells=schedule.room_cells,
        noise_limit=schedule.noise_limit,
        total=approx_rows,
        pico_rho=budget,
    )


def _chosen_first(plan: SynthesisPlan, schedule: Schedule, approx_rows: float | None) -> tuple[Clique, ...]:
    """What the rounds measure before places are kept for interest queries, within half the model."""
    if not schedule.open_share:
        return ()
    growth = growth_of(
        plan.sizes, plan.workload, needed=plan.rule_cliques, limit_cells=plan.model_limit_cells // 2
    )
    rounds = rounds_of(plan, schedule, rows=approx_rows)
    return growth.placed[: int(schedule.open_share * new_tables(rounds))]


def _warnings(plan: SynthesisPlan, not_measured: tuple[Clique, ...], seconds: float) -> Iterator[str]:
    """What the person should know before consent."""
    if not plan.engine.customised and plan.interest:
        yield "This method does not measure interest queries; choose a customised one if they matter."
    elif not_measured:
        number = len(not_measured)
        what = "1 interest query gets" if number == 1 else f"{number} interest queries get"
        yield (
            f"{what} no separate measurement: at this budget and number of rows the noise would be too large,"
            " or the model has no room. The run may still measure the same columns."
        )
    is_paper = plan.engine.customised and plan.allocation is Allocation.PAPER
    if is_paper and 2 * len(plan.interest) > len(plan.workload):
        yield "So long a list leaves fewer rounds for all other tables, which become less exact."
    if seconds > LONG_RUN_SECONDS:
        minutes = max(2, round(seconds / 60))
        is_smallest = plan.model_limit_cells <= cells_of(SMALLEST_LIMIT_MB)
        way_out = "fewer columns make" if is_smallest else "a smaller model limit or fewer columns make"
        yield f"This run will take about {minutes:,} minutes; {way_out} it shorter."
