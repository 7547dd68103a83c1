"""What a run will need and reach, told before anything is spent: from sizes and the plan alone.

Nothing here sees a row. The constants are rules of thumb from whole runs on tables of 10 to 80 columns
(`tests/bench/runs.py` shows forecast and result side by side); errors tend to come out smaller than told.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import gaussian_sigma
from cusyn_desktop.engine.allocation import Share, equal_tables, planned_residuals
from cusyn_desktop.engine.junction_tree import JunctionTree, model_cells
from cusyn_desktop.engine.knowledge import MEAN_ABSOLUTE, Knowledge, expected_tvd
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.pipelines.feasibility import check_feasible
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.residuals import ResidualForm
from cusyn_desktop.engine.schedule import Base, InterestMethod, Schedule, schedule_of
from cusyn_desktop.engine.screening import audible, fitting

BYTES_A_CELL = 60
BASE_BYTES = 120_000_000
"""Memory of the program itself, and what the fit keeps for each cell of the model."""

ROUNDS_A_COLUMN = 4
"""AIM runs about this many rounds for each column."""

TYPICAL_GROWTH = 1_000
"""Models tend to grow to about so many average pair tables, where the limit lets them."""

FITS_A_ROUND = 25
SECONDS_A_FIT = 2e-4
SECONDS_A_CELL = 12e-9
SECONDS_A_ROUND = 6e-3
SECONDS_A_PAIR_CELL = 2e-9
"""Time of one evaluation of the fit, of choosing in a round, and of comparing all pairs in it."""

HALVINGS_OF_MOST = 2.0
"""Most pairs are measured with about half of the first round's noise."""
HALVINGS_OF_LAST = 5.0
"""The last round has about a fifth of it."""
SKEW = 0.75
"""Tables of people are uneven: of n cells about n to this power share the noise, the others stay near 0."""

LONG_RUN_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect of a run.

    Attributes:
        cells: Of the model.
        memory_bytes: Of the run.
        seconds: Of the run, sampling of rows apart.
        interest_error: Expected total variation distance of each interest query, in the plan's order; None
            where no row number is known.
        workload_error: Mean of the same over the workload, or None.
        not_measured: Interest queries that the model will serve without a measurement of their own.
        warnings: Sentences for the person.
    """

    cells: int
    memory_bytes: int
    seconds: float
    interest_error: tuple[float | None, ...]
    workload_error: float | None
    not_measured: tuple[Clique, ...]
    warnings: tuple[str, ...]


def forecast(plan: SynthesisPlan, *, approx_rows: float | None, speed: float = 1.0) -> Forecast:
    """Tell what a plan will need and reach.

    Args:
        plan: What is asked; nothing of it is carried out.
        approx_rows: A public, rounded number of rows, or the noisy total of an earlier release; None where
            none is known: then no errors are told.
        speed: Of this machine beside the one that the constants come from.

    Raises:
        ModelTooLargeError: The columns or interest queries do not fit; with the numbers and a way out.
        InputError: The budget is too small to be divided.
    """
    schedule = schedule_of(plan)
    check_feasible(plan, schedule)
    queries = _measured_queries(plan, schedule, approx_rows)
    not_measured = tuple(query for query in plan.interest if query not in queries)
    cells = _cells(plan, queries)
    seconds = _seconds(plan, schedule, cells) / speed
    errors = _Errors(plan, schedule, queries)
    return Forecast(
        cells=cells,
        memory_bytes=BASE_BYTES + BYTES_A_CELL * cells,
        seconds=seconds,
        interest_error=tuple(
            None if approx_rows is None else errors.of_query(query, approx_rows) for query in plan.interest
        ),
        workload_error=None if approx_rows is None else errors.of_workload(approx_rows),
        not_measured=not_measured,
        warnings=tuple(_warnings(plan, not_measured, seconds)),
    )


def _measured_queries(
    plan: SynthesisPlan, schedule: Schedule, approx_rows: float | None
) -> tuple[Clique, ...]:
    """The interest queries that a run would measure, by the same screen."""
    budget = schedule.interest_before + schedule.interest_after
    if not budget:
        return ()
    kept = fitting(
        [query for query in plan.interest if plan.cells(query) > 1],
        sizes=plan.sizes,
        measured=[],
        tree=JunctionTree.of(plan.sizes, []),
        limit_cells=schedule.room_cells,
    )
    if schedule.noise_limit is None or approx_rows is None:
        return kept
    return audible(
        kept,
        sizes=plan.sizes,
        total=approx_rows,
        pico_rho=budget,
        limit=schedule.noise_limit,
        rows_per_person=plan.rows_per_person,
    )


def _cells(plan: SynthesisPlan, queries: tuple[Clique, ...]) -> int:
    """What the interest queries need, or what the rounds will make of it, within the limit."""
    needed = model_cells(plan.sizes, queries) or 0
    mean = sum(plan.cells(clique) for clique in plan.workload) / len(plan.workload)
    return min(max(needed, int(TYPICAL_GROWTH * mean)), max(needed, plan.model_limit_cells))


def _rounds(plan: SynthesisPlan, schedule: Schedule) -> int:
    """About how many rounds a run has."""
    if schedule.base is Base.MWEM:
        return schedule.rounds
    return min(schedule.rounds, ROUNDS_A_COLUMN * plan.n_columns)


def _seconds(plan: SynthesisPlan, schedule: Schedule, cells: int) -> float:
    """About how long the rounds and the last fit take."""
    pair_cells = sum(plan.sizes) ** 2
    fit = FITS_A_ROUND * (SECONDS_A_FIT + SECONDS_A_CELL * cells)
    return _rounds(plan, schedule) * (SECONDS_A_ROUND + SECONDS_A_PAIR_CELL * pair_cells + fit) + 4 * fit


class _Errors:
    """Expected errors: what will be known of each part, once the shares of the schedule are spent."""

    def __init__(self, plan: SynthesisPlan, schedule: Schedule, queries: tuple[Clique, ...]) -> None:
        self._plan = plan
        self._queries = queries
        people = plan.rows_per_person**2
        self._first = gaussian_sigma(schedule.measure_pico_rho, sensitivity_squared=people)
        annealed = HALVINGS_OF_LAST if schedule.base is Base.AIM else 1.0
        self._last = self._first / annealed
        self._typical = self._first / (HALVINGS_OF_MOST if schedule.base is Base.AIM else 1.0)
        self._knowledge = Knowledge(plan.sizes, plan.reused)
        if schedule.one_way_pico_rho:
            for column in range(plan.n_columns):
                self._learn(Share((column,), MeasurementKind.FULL, schedule.one_way_pico_rho))
        for budget in (schedule.interest_before, schedule.interest_after):
            if budget and queries:
                self._learn_interest(schedule, budget)

    def _learn_interest(self, schedule: Schedule, budget: int) -> None:
        """Spend one part of the interest budget as the run would."""
        if schedule.interest_method is InterestMethod.EQUAL:
            shares = equal_tables(self._queries, pico_rho=budget)
        else:
            shares = planned_residuals(
                self._queries,
                sizes=self._plan.sizes,
                knowledge=self._knowledge,
                pico_rho=budget,
                rows_per_person=self._plan.rows_per_person,
            )
        for share in shares:
            self._learn(share)

    def _learn(self, share: Share) -> None:
        """Know what a measurement of this share would tell; its values do not matter."""
        people, shape = self._plan.rows_per_person**2, self._plan.shape(share.clique)
        if share.kind is MeasurementKind.FULL:
            sigma = gaussian_sigma(share.pico_rho, sensitivity_squared=people)
        else:
            form = ResidualForm(shape)
            scale = gaussian_sigma(share.pico_rho, sensitivity_squared=people * form.sensitivity_squared)
            sigma = form.sigma(scale)
        values = np.zeros(shape)
        self._knowledge.add(
            Measurement(share.clique, share.kind, values, sigma, share.pico_rho, Purpose.INTEREST)
        )

    def of_query(self, query: Clique, rows: float) -> float:
        """Noise of what is measured; never more than a pair that was not asked for would have."""
        usual = self._usual(self._plan.cells(query), rows)
        if query not in self._queries:
            return usual
        variance = self._knowledge.variance(query, unknown=max(self._last, 1.0) ** 2)
        return min(usual, expected_tvd(cells=self._plan.cells(query), variance=variance, total=rows))

    def of_workload(self, rows: float) -> float:
        """Mean over the workload."""
        cells = [self._plan.cells(clique) for clique in self._plan.workload]
        return sum(self._usual(n, rows) for n in cells) / len(cells)

    def _usual(self, cells: int, rows: float) -> float:
        """Error of a table that the rounds look after."""
        uneven: float = cells**SKEW
        return min(1.0, MEAN_ABSOLUTE * self._typical * uneven / (2 * max(rows, 1.0)))


def _warnings(plan: SynthesisPlan, not_measured: tuple[Clique, ...], seconds: float) -> Iterator[str]:
    """What the person should know before consent."""
    if not plan.engine.customised and plan.interest:
        yield "This method does not measure interest queries; choose a customised one if they matter."
    elif not_measured:
        number = len(not_measured)
        what = "1 interest query is" if number == 1 else f"{number} interest queries are"
        yield f"{what} too large to be measured usefully with this budget; the model serves them unmeasured."
    if seconds > LONG_RUN_SECONDS:
        yield f"This run will take about {seconds / 60:.0f} minutes; a smaller model limit makes it shorter."
