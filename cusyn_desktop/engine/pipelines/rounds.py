"""The rounds of AIM and of MWEM-PGM: choose what the model gets most wrong, measure it, fit again."""

from math import floor
from typing import Protocol

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.engine.allocation import Share
from cusyn_desktop.engine.candidates import Candidates, closure_of, workload_only
from cusyn_desktop.engine.knowledge import MEAN_ABSOLUTE
from cusyn_desktop.engine.measurement import MeasurementKind, Purpose
from cusyn_desktop.engine.pipelines.run import Run
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.residuals import residual_share
from cusyn_desktop.engine.schedule import Base, Schedule
from cusyn_desktop.engine.tree.elimination import model_cells

STEP = "select_and_measure"
_TYPICAL_ROUNDS = 4
"""AIM runs about this many rounds for each column."""


class Rounds(Protocol):
    """The rounds of one mechanism."""

    def run(self, *, until: int, pause: int | None = None) -> None:
        """Run rounds until `until` pico-rho are spent in all; the last one takes what is left.

        Args:
            until: What will be spent at the end.
            pause: Return before the first round that begins with at least so much spent; to be gone on with.
        """


def candidates_of(plan: SynthesisPlan, schedule: Schedule) -> Candidates:
    """What the rounds choose from."""
    if schedule.base is Base.AIM:
        return closure_of(plan.workload, plan.sizes)
    return workload_only(plan.workload, plan.sizes)


def rounds_of(run: Run) -> Rounds:
    """The rounds of the schedule's mechanism, ready to begin."""
    return AimRounds(run) if run.schedule.base is Base.AIM else MwemRounds(run)


class _Limits:
    """How many cells the model may have: more in later rounds, so that early choices do not fill it.

    Rules, and interest queries that were measured before the rounds, do not count. With reused measurements
    the whole limit holds from the start. All of it follows from public things.
    """

    def __init__(self, run: Run) -> None:
        self._run = run
        self._floor = run.tree.cells if run.spent_on_interest or run.plan.rules else 0
        smallest = run.plan.smallest_of(run.candidates.cliques)
        least = model_cells(run.plan.sizes, [*run.cliques, smallest]) or 0
        self._least = min(least, run.plan.model_limit_cells)

    def at(self, *, spent: int, until: int) -> int:
        """The limit when the rounds will have brought what is spent to `spent` of `until`."""
        most = self._run.limit_cells
        if self._run.reuses:
            return most
        interest = self._run.spent_on_interest
        share = (spent - interest) / (until - interest)
        grown = float(share**self._run.schedule.limit_growth) * max(0, most - self._floor)
        return max(self._least, self._floor + floor(grown))


class AimRounds:
    """AIM: whenever a measurement hardly moved the model, the noise is halved.

    Source:
        McKenna, Mullins, Sheldon, Miklau (2022), AIM, VLDB 15(11), algorithms 1 to 3.
    """

    def __init__(self, run: Run) -> None:
        self._run = run
        self._measure = run.schedule.measure_pico_rho
        self._select = run.schedule.select_pico_rho
        self._limits = _Limits(run)
        shares = [self._noise_share(clique) for clique in run.candidates.cliques]
        self._noise_cells: FloatArray = run.candidates.cells * np.array(shares)

    def _noise_share(self, clique: Clique) -> float:
        """Expected L1 noise of a measurement beside that of a full table at the same cost.

        A residual has √p times the noise of a full table at that cost; the projection takes another √p off.
        """
        if self._kind(clique) is MeasurementKind.FULL:
            return 1.0
        return float(residual_share(self._run.plan.shape(clique)))

    def _kind(self, clique: Clique) -> MeasurementKind:
        residual = self._run.schedule.is_residual(self._run.plan.sizes, clique)
        return MeasurementKind.RESIDUAL if residual else MeasurementKind.FULL

    def run(self, *, until: int, pause: int | None = None) -> None:
        """Run rounds until `until` pico-rho are spent in all; see `Rounds`."""
        run = self._run
        while (left := until - run.budget.spent) >= 2 * (self._measure + self._select):
            if pause is not None and run.budget.spent >= pause:
                return
            usual = max(left // (self._measure + self._select), 1)
            run.rounds_expected = run.round + min(usual, _TYPICAL_ROUNDS * run.plan.n_columns)
            self._round(until, self._measure, self._select)
        if left >= 2:
            run.rounds_expected = run.round + 1
            measure = max(1, floor(left * run.schedule.measure_share))
            self._round(until, measure, left - measure)

    def _round(self, until: int, measure: int, select: int) -> None:
        """Choose for `select` pico-rho, measure for `measure`, fit."""
        run = self._run
        run.round += 1
        run.level = run.sigma_of(measure)
        noise = MEAN_ABSOLUTE * run.level * self._noise_cells
        limit = self._limits.at(spent=run.budget.spent + measure + select, until=until)
        clique = run.choose(pico_rho=select, penalties=noise, limit_cells=limit)
        if clique is None:
            return
        run.measure(Share(clique, self._kind(clique), measure), Purpose.SELECTED, step=STEP)
        if run.refit() <= noise[run.candidates.cliques.index(clique)]:
            self._measure *= 4
            self._select *= 4


class MwemRounds:
    """MWEM-PGM: as many rounds as planned, the same budget for each.

    Source:
        McKenna, Sheldon, Miklau (2019), ICML (the model); Hardt, Ligett, McSherry (2012) (the rounds).
    """

    def __init__(self, run: Run) -> None:
        self._run = run
        self._usual = run.schedule.measure_pico_rho + run.schedule.select_pico_rho
        self._limits = _Limits(run)

    def run(self, *, until: int, pause: int | None = None) -> None:
        """Run rounds until `until` pico-rho are spent in all; see `Rounds`."""
        run = self._run
        rounds = max(1, round((until - run.budget.spent) / self._usual))
        for rounds_left in range(rounds, 0, -1):
            left = until - run.budget.spent
            if left < 2 or (pause is not None and run.budget.spent >= pause):
                return
            run.rounds_expected = run.round + rounds_left
            self._round(until, left // rounds_left)

    def _round(self, until: int, budget: int) -> None:
        """Choose, measure, fit; where no clique fits, the share for measuring is left to later rounds."""
        run = self._run
        run.round += 1
        measure = max(1, floor(budget * run.schedule.measure_share))
        run.level = run.sigma_of(measure)
        limit = self._limits.at(spent=run.budget.spent + budget, until=until)
        clique = run.choose(
            pico_rho=budget - measure,
            penalties=run.candidates.cells.astype(np.float64),
            limit_cells=limit,
        )
        if clique is not None:
            run.measure(Share(clique, MeasurementKind.FULL, measure), Purpose.SELECTED, step=STEP)
            run.refit()
