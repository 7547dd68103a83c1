"""Whole runs of AIM at ε = 1 and δ = 1e-9 on real tables: time and error, beside what is aimed at.

    python -m tests.bench.runs [--draws 5] [--engine aim] [--prototype] [nltcs acs ...]

`--prototype` also times `shared/prototypes/engine.py`, where it lies beside the checkout, in the same
process, and gives the ratio without the noise, which the prototype draws with numpy. Run it with
OMP_NUM_THREADS=1: then seconds are those of the processor, and fair on a busy machine.
"""

import argparse
import importlib.util
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from typing import overload

import numpy as np

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.forecast import forecast
from cusyn_desktop.engine.noise import NoiseSource, OpenDPNoise
from cusyn_desktop.engine.pipelines import SynthesisResult, synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, default_workload
from tests.bench.tables import DATA, Clock, Truth, load

TARGETS = {
    "nltcs": (2.0, 0.0040),
    "acs": (4.0, 0.0023),
    "br2000": (4.0, 0.0125),
    "adult": (4.0, 0.027),
    "fire": (10.0, 0.024),
}
"""Seconds and mean total variation distance to reach with AIM."""

EPSILON, DELTA = 1.0, 1e-9
PROTOTYPE = DATA.parent / "prototypes" / "engine.py"


class TimedNoise(NoiseSource):
    """A source of noise that knows how long it took, what is drawn late included."""

    def __init__(self, source: NoiseSource) -> None:
        self.seconds = 0.0
        self._source = source

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count what happens in the block."""
        start = time.process_time()
        yield
        self.seconds += time.process_time() - start

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        with self.timed():
            return self._source.gaussian(exact, sigma=sigma)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        with self.timed():
            ranking = self._source.noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon)
        return TimedRanking(ranking, self)


class TimedRanking(Sequence[int]):
    """A ranking that is drawn where somebody looks."""

    def __init__(self, ranking: Sequence[int], noise: TimedNoise) -> None:
        self._ranking = ranking
        self._noise = noise

    def __len__(self) -> int:
        return len(self._ranking)

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...
    def __getitem__(self, place: int | slice) -> int | Sequence[int]:
        with self._noise.timed():
            return self._ranking[place]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one run reached, or the means of some; seconds of the processor."""

    seconds: float
    noise_seconds: float
    tvd: float
    rounds: float
    cells: float


@dataclass(frozen=True, slots=True, eq=False)
class Done:
    """One run; seconds of the processor."""

    result: SynthesisResult
    seconds: float
    noise_seconds: float


def carry_out(table: PrivateTable, engine: EngineName) -> Done:
    """One whole run at ε = 1, counting included."""
    plan, noise = plan_of(table, engine), TimedNoise(OpenDPNoise())
    counts, spender = TableCounts(table), RunBudget(plan.pico_rho)
    with Clock() as clock:
        result = synthesise(plan, counts=counts, noise=noise, spender=spender, control=RunControl())
    return Done(result, clock.processor, noise.seconds)


def run(name: str, engine: EngineName) -> Outcome:
    """One run on a real table."""
    table = load(name)
    done = carry_out(table, engine)
    model = done.result.model
    tvd = Truth(table).tvd(model, default_workload(table.sizes))
    return Outcome(done.seconds, done.noise_seconds, tvd, done.result.rounds, model.tree.cells)


def plan_of(table: PrivateTable, engine: EngineName) -> SynthesisPlan:
    return SynthesisPlan(
        sizes=table.sizes,
        workload=default_workload(table.sizes),
        engine=engine,
        pico_rho=pico_rho_of(EPSILON, DELTA),
    )


def averages(name: str, engine: EngineName, draws: int) -> Outcome:
    """Means of some runs."""
    outcomes = [run(name, engine) for _ in range(draws)]
    return Outcome(*(float(value) for value in np.mean([astuple(one) for one in outcomes], axis=0)))


def prototype_seconds(name: str, draws: int) -> float:
    """Mean time of the prototype on the same table."""
    spec = importlib.util.spec_from_file_location("prototype", PROTOTYPE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    aim: Callable[..., object] = module.aim
    table = load(name)
    plan = plan_of(table, EngineName.AIM)
    data = [column.astype(np.int64) for column in table.columns]
    seconds = []
    for seed in range(draws):
        with Clock() as clock:
            aim(data, list(table.sizes), plan.workload, EPSILON, DELTA, 1, seed)
        seconds.append(clock.processor)
    return float(np.mean(seconds))


def report(name: str, engine: EngineName, draws: int, *, prototype: bool) -> str:
    """One line of the table."""
    mean = averages(name, engine, draws)
    foreseen = forecast(plan_of(load(name), engine), approx_rows=load(name).n_rows)
    line = (
        f"{name:8} {mean.seconds:7.2f} {mean.noise_seconds:7.2f} {foreseen.seconds:9.2f} {mean.tvd:9.5f} "
        f"{foreseen.workload_error or 0:9.5f} {mean.rounds:7.0f} {mean.cells:9.0f}"
    )
    if engine is EngineName.AIM and name in TARGETS:
        most_seconds, most_tvd = TARGETS[name]
        met = "yes" if mean.seconds <= most_seconds and mean.tvd <= most_tvd else "NO"
        line += f"   {most_seconds:4.0f} s {most_tvd:.4f} {met}"
    if prototype:
        theirs = prototype_seconds(name, draws)
        line += f"   {theirs:6.2f} s, ratio {(mean.seconds - mean.noise_seconds) / theirs:.2f}"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("tables", nargs="*", default=list(TARGETS))
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--engine", type=EngineName, choices=list(EngineName), default=EngineName.AIM)
    parser.add_argument("--prototype", action="store_true")
    options = parser.parse_args()
    run("titanic", EngineName.AIM)  # imports and caches
    print("table    seconds  noise  forecast       TVD  forecast  rounds     cells   aimed at")
    for name in options.tables:
        print(report(name, options.engine, options.draws, prototype=options.prototype), flush=True)


if __name__ == "__main__":
    main()
