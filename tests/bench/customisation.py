"""Customised runs beside their baselines: interest and workload error, and what is aimed at.

    python -m tests.bench.customisation [--draws 5] [--only nltcs] [--mul] [--numpy-noise]

Each draw has its own interest set, taken at random from all pairs, the same for both engines. Errors are mean
total variation distances of the fitted model; seconds are those of the processor. `--mul` adds 15 releases to
4 users from one pool, as `cusyn experiment mul` makes them. `--numpy-noise` draws rounded normal noise with a
seed, which is faster and repeats exactly.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from itertools import count

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.engine.noise import NoiseSource, OpenDPNoise
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import EngineName, Reuse, SynthesisPlan, default_workload
from cusyn_desktop.experiments.points import summarise
from cusyn_desktop.experiments.studies import N_USERS, Setup, Study, run_study
from cusyn_desktop.experiments.table import load_research_table
from cusyn_desktop.experiments.trial import Method
from tests.bench.tables import Clock, Truth, load, table_files
from tests.replay import SeededNoise

DELTA = 1e-9
BASELINES = {EngineName.CUSYN_AIM: EngineName.AIM, EngineName.CUSYN_MWEM: EngineName.MWEM_PGM}


@dataclass(frozen=True, slots=True)
class Case:
    """A row of the table.

    Attributes:
        table: Name of the data set.
        engine: Customised engine.
        epsilon: Budget.
        queries: Number of interest queries.
        most_interest: Largest interest error, or None.
        most_ratio: Largest interest error beside the baseline's, or None.
        most_workload: Largest workload error beside the baseline's, or None.
    """

    table: str
    engine: EngineName
    epsilon: float
    queries: int
    most_interest: float | None = None
    most_ratio: float | None = None
    most_workload: float | None = 1.0

    @property
    def label(self) -> str:
        return f"{self.engine}, {self.table}, ε = {self.epsilon:g}, {self.queries} queries"


AIM, MWEM = EngineName.CUSYN_AIM, EngineName.CUSYN_MWEM
CASES = (
    Case("nltcs", AIM, 1, 5, 0.0015),
    Case("nltcs", AIM, 1, 10, 0.0016, 0.40),
    Case("nltcs", AIM, 1, 15, 0.0017),
    Case("nltcs", AIM, 1, 30, 0.0018),
    Case("nltcs", AIM, 0.1, 10),
    Case("nltcs", AIM, 0.3, 10, 0.0052),
    Case("nltcs", AIM, 3, 10, 0.0006),
    Case("acs", AIM, 1, 10, 0.0010),
    Case("br2000", AIM, 1, 10, None, 0.9, 1.05),
    Case("adult", AIM, 1, 10, None, 0.9, 1.05),
    Case("nltcs", MWEM, 1, 10, None, 0.45),
)
RELEASES = 15
MUL_TARGET = (0.0025, 0.0032)


@dataclass(frozen=True, slots=True)
class Reached:
    """What one run reached, or the means of some; seconds of the processor.

    Attributes:
        interest: True error of the interest queries.
        workload: True error of all pairs.
        expected: Error of the interest queries as the run itself expects it.
        seconds: Of the run.
        screened_out: How many interest queries were left to the model.
    """

    interest: float
    workload: float
    expected: float
    seconds: float
    screened_out: float


@dataclass(frozen=True, slots=True)
class Compared:
    """A customised engine and its baseline on the same interest sets."""

    case: Case
    ours: Reached
    base: Reached

    @property
    def interest_ratio(self) -> float:
        return self.ours.interest / self.base.interest

    @property
    def workload_ratio(self) -> float:
        return self.ours.workload / self.base.workload

    def measured(self) -> tuple[tuple[str, float, float | None], ...]:
        """What was measured: its name, how much, the largest that will do (None without an aim)."""
        case = self.case
        return (
            ("interest", self.ours.interest, case.most_interest),
            ("interest, x baseline", self.interest_ratio, case.most_ratio),
            ("workload, x baseline", self.workload_ratio, case.most_workload),
        )


class FreshNoise:
    """A source of noise for each run."""

    def __init__(self, *, seeded: bool) -> None:
        self._seeds = count() if seeded else None

    def source(self) -> NoiseSource:
        return OpenDPNoise() if self._seeds is None else SeededNoise(next(self._seeds))


def interest_set(workload: Sequence[Clique], queries: int, seed: int) -> tuple[Clique, ...]:
    chosen = np.random.default_rng(seed).choice(len(workload), queries, replace=False)
    return tuple(workload[index] for index in sorted(chosen))


def reached(case: Case, engine: EngineName, interest: tuple[Clique, ...], noise: NoiseSource) -> Reached:
    """One run."""
    truth = Truth(load(case.table))
    sizes = truth.table.sizes
    plan = SynthesisPlan(
        sizes=sizes,
        workload=default_workload(sizes),
        interest=interest,
        engine=engine,
        pico_rho=pico_rho_of(case.epsilon, DELTA),
    )
    counts, spender = TableCounts(truth.table), RunBudget(plan.pico_rho)
    with Clock() as clock:
        result = synthesise(plan, counts=counts, noise=noise, spender=spender, control=RunControl())
    return Reached(
        interest=truth.tvd(result.model, interest),
        workload=truth.tvd(result.model, plan.workload),
        expected=float(np.mean([error.tvd for error in result.expected_errors])),
        seconds=clock.processor,
        screened_out=len(result.screened_out),
    )


def compare(case: Case, draws: int, noise: FreshNoise) -> Compared:
    """Both engines on the same interest sets."""
    workload = default_workload(load(case.table).sizes)
    sets = [interest_set(workload, case.queries, 1000 + seed) for seed in range(draws)]

    def mean(engine: EngineName) -> Reached:
        rows = [astuple(reached(case, engine, interest, noise.source())) for interest in sets]
        return Reached(*(float(value) for value in np.mean(rows, axis=0)))

    return Compared(case, ours=mean(case.engine), base=mean(BASELINES[case.engine]))


def line_of(compared: Compared) -> str:
    """One line of the table, with the aims."""
    case, ours = compared.case, compared.ours
    told = [
        f"{name} {most:g} {'yes' if value <= most else f'NO ({value:.5f})'}"
        for name, value, most in compared.measured()
        if most is not None
    ]
    return (
        f"{case.table:7} {case.engine:10} {case.epsilon:4} {case.queries:4} "
        f"{ours.interest:9.5f} {compared.interest_ratio:6.2f} {ours.expected:9.5f} "
        f"{ours.workload:9.5f} {compared.workload_ratio:6.2f} "
        f"{ours.seconds:7.2f} {ours.screened_out:5.1f}   {'; '.join(told)}"
    )


def last_releases(draws: int, noise: FreshNoise) -> dict[Reuse, tuple[float, float]]:
    """Interest and workload error of the last of many releases out of one pool, for each kind of reuse."""
    rows, domain = table_files("nltcs")
    table = load_research_table(rows, domain=json.loads(domain.read_text()), control=RunControl())
    setup = Setup(draws=draws, rounds=(RELEASES,), methods=(Method(EngineName.CUSYN_AIM),))
    points = run_study(Study.MUL, table, setup, noise=noise.source(), control=RunControl())
    last = [summary for summary in summarise(points) if summary.x == RELEASES]
    return {
        reuse: (summary.interest.mean, summary.workload.mean)
        for reuse in Reuse
        for summary in last
        if summary.line.endswith(f" {reuse}")
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--only", default="", help="name of a table")
    parser.add_argument("--mul", action="store_true")
    parser.add_argument("--numpy-noise", action="store_true")
    options = parser.parse_args()
    noise = FreshNoise(seeded=options.numpy_noise)
    print("table   engine      eps  len  interest  ratio  expected  workload  ratio seconds  left   aims")
    for case in CASES:
        if options.only in ("", case.table):
            print(line_of(compare(case, options.draws, noise)), flush=True)
    if options.mul:
        print(f"\nlast of {RELEASES} releases of nltcs to {N_USERS} users, ε = 1 in all: interest, workload")
        for reuse, (interest, workload) in last_releases(options.draws, noise).items():
            print(f"reuse {reuse:5} {interest:.5f} {workload:.5f}")
        print(f"aimed at    {MUL_TARGET[0]:.5f} {MUL_TARGET[1]:.5f} with reuse all")


if __name__ == "__main__":
    main()
