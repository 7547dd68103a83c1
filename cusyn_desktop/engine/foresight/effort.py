"""How much work a run will be: its rounds, its evaluations of the model, and their time; from public facts.

The constants describe whole runs on real tables of 9 to 100 columns, on the machine that they come from
(`runs`, `wide` and `growth` in `tests/bench` show forecast and result side by side). Half or double is usual.
"""

from math import ceil, log, sqrt
from statistics import median

from cusyn_desktop.budget.accounting import PICO
from cusyn_desktop.engine.knowledge import MEAN_ABSOLUTE
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.schedule import Base, Schedule
from cusyn_desktop.engine.select import MATRIX_ROWS

TYPICAL_ROWS = 100_000
"""Taken where no number of rows is known."""

ROUNDS_A_COLUMN = ((1.3, 0.55), (-0.2, 1.1))
"""AIM's rounds for each column: so many, and so many more for each e-fold by which noise is small, where it
is small and where it is not; the fewer count."""
MOST_ROUNDS_A_COLUMN = 4.4
ANNEALING = 4
"""By what AIM multiplies the budget of the next round when one hardly moved the model."""
ROUNDS_RUN = 0.65
"""Where it is planned for few rounds, annealing shortens it to this part of them."""
NEW_TABLES = 0.85
"""Part of the rounds that measure a table for the first time."""

EVALUATIONS, COLUMNS_POWER = 62.0, 0.4
"""Evaluations of the last fit, times √rows · columns^0.4 / σ, with σ of the first round of AIM."""
EVALUATIONS_RANGE = (30.0, 5_000.0)
EVALUATIONS_BETWEEN, LEAST_EVALUATIONS = 6.7, 8.0
"""A fit between rounds takes about the first times √rows / σ of them, at least the second."""

SECONDS_A_COLUMN = 1.5e-5
SECONDS_A_CELL = 1.1e-8
SECONDS_A_NUMBER = 3.1e-8
"""Time of an evaluation: for each column, each cell of the model and each measured number."""
SECONDS_A_PLANNED_COLUMN, SECONDS_A_SWEPT_CELL = 1.5e-4, 1e-7
"""Time of a round for planning its fit, for each column, and for the pairs that it expects, for each cell."""
SECONDS_A_ROUND = 2e-3
SECONDS_A_COMPARED_COLUMN = 3e-4
SECONDS_A_PAIR_CELL = 1.5e-8
SECONDS_A_CANDIDATE = 8e-6
SECONDS_A_DRAW = 2.5e-5
SECONDS_A_COUNTED_ROW = 4e-9
"""Time of choosing in a round, there for each column and each cell of the matrix of all pairs, and for the
rank and the size of each candidate; of noise for each number that is drawn; of counting a row for a table."""


def seconds_of(plan: SynthesisPlan, schedule: Schedule, *, cells: int, rows: float | None) -> float:
    """About how long a run takes, reading and writing of rows apart.

    Args:
        plan: What is asked.
        schedule: How its budget is divided.
        cells: Of the model at its end.
        rows: A public number of rows, or None.
    """
    rounds = rounds_of(plan, schedule, rows=rows)
    numbers = numbers_of(plan, rounds)
    fitting = _fitting_seconds(plan, schedule, rounds, cells=cells, numbers=numbers, rows=rows)
    choosing = (
        SECONDS_A_ROUND
        + SECONDS_A_COMPARED_COLUMN * plan.n_columns
        + SECONDS_A_PAIR_CELL * min(sum(plan.sizes), MATRIX_ROWS) ** 2
        + SECONDS_A_CANDIDATE * len(plan.workload)
    )
    counting = SECONDS_A_COUNTED_ROW * (rows or TYPICAL_ROWS) * (len(plan.workload) + rounds)
    drawing = SECONDS_A_DRAW * (numbers + (rounds - new_tables(rounds)) * _table_cells(plan))
    return fitting + rounds * choosing + counting + drawing


def rounds_of(plan: SynthesisPlan, schedule: Schedule, *, rows: float | None) -> int:
    """About how many rounds a run has: fewer where a round's noise is large beside the tables.

    Where it is larger than they are, no round moves the model, and the budget of each is a multiple of the
    last one's until all is spent.
    """
    if schedule.base is Base.MWEM:
        return schedule.rounds
    sigma = _sigma(plan, schedule.measure_pico_rho)
    cells = median(plan.cells(clique) for clique in plan.workload)
    noise = MEAN_ABSOLUTE * sigma * cells / (2 * (rows or TYPICAL_ROWS))
    a_column = min(MOST_ROUNDS_A_COLUMN, *(base - slope * log(noise) for base, slope in ROUNDS_A_COLUMN))
    return max(
        _fewest_rounds(plan, schedule), min(int(ROUNDS_RUN * schedule.rounds), int(a_column * plan.n_columns))
    )


def _fewest_rounds(plan: SynthesisPlan, schedule: Schedule) -> int:
    """Rounds of AIM when each of them is followed by a dearer one."""
    first = schedule.measure_pico_rho + schedule.select_pico_rho
    budget = max(first, schedule.loop_pico_rho - plan.n_columns * schedule.one_way_pico_rho)
    return ceil(log(1 + (ANNEALING - 1) * budget / first, ANNEALING))


def new_tables(rounds: int) -> int:
    """How many different tables some rounds measure."""
    return max(1, round(NEW_TABLES * rounds))


def numbers_of(plan: SynthesisPlan, rounds: int) -> float:
    """About how many different numbers are measured: of columns, interest queries and the rounds' tables."""
    asked = sum(plan.cells(query) for query in plan.interest)
    return sum(plan.sizes) + asked + new_tables(rounds) * _table_cells(plan)


def _table_cells(plan: SynthesisPlan) -> float:
    """Mean number of cells of the workload's tables."""
    return sum(plan.cells(clique) for clique in plan.workload) / len(plan.workload)


def _fitting_seconds(
    plan: SynthesisPlan, schedule: Schedule, rounds: int, *, cells: int, numbers: float, rows: float | None
) -> float:
    """Time of all fits: those between rounds, of a model that still grows, and the last."""
    sigma = _sigma(plan, max(1, int(0.9 * plan.pico_rho / (16 * plan.n_columns))))
    least, most = EVALUATIONS_RANGE
    exactness = sqrt(rows or TYPICAL_ROWS) / sigma
    last = min(most, max(least, EVALUATIONS * float(plan.n_columns**COLUMNS_POWER) * exactness))
    growing = 0.3 if schedule.base is Base.AIM else 0.5
    between = rounds * min(most, max(LEAST_EVALUATIONS, EVALUATIONS_BETWEEN * exactness))
    alone = ((between + last) * SECONDS_A_COLUMN + rounds * SECONDS_A_PLANNED_COLUMN) * plan.n_columns
    sweeping = rounds * SECONDS_A_SWEPT_CELL * growing * cells
    fitting = between * _evaluation(growing * cells, numbers / 2) + last * _evaluation(cells, numbers)
    return alone + sweeping + fitting


def _evaluation(cells: float, numbers: float) -> float:
    """Seconds of one evaluation of a model, but for what its columns take."""
    return SECONDS_A_CELL * cells + SECONDS_A_NUMBER * numbers


def _sigma(plan: SynthesisPlan, pico_rho: int) -> float:
    """Standard deviation of a full measurement that costs so much."""
    return plan.rows_per_person / sqrt(2 * pico_rho / PICO)
