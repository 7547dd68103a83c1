"""One estimation on identical measurements: this engine, the prototype behind NUMERICS.md, and mbi.

    python -m tests.bench.estimation [TABLE ...] [--repeats N] [--steps N]

The measurements are those of one AIM run at ε = 1, δ = 1e-9 on each table of `shared/data` beside the
checkout. All contenders start cold. *Loss* is half the sum of squared deviations over the variances,
computed from the marginals of each model in the same way; *error* the mean total variation distance of all
pairs. mbi (the extra `bench`) runs 1,000 steps of mirror descent in 64 bits on one thread. Its *first call*
is what a user has, since each new set of cliques is compiled anew; importing and starting JAX is not in it.
The *second call* finds the compiled code of the same measurements. *This engine, as far* stops at the
loosest tolerance, among those of the last fit times powers of two, whose loss is not above that of mbi.
Seconds are those of the processor, with all threads; run it with OMP_NUM_THREADS=1.
`tests.bench.estimation_rounds` compares all fits of a whole run.
"""

import argparse
import importlib
import importlib.util
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.estimate import FINAL, Estimator, FitSettings, estimated_total
from cusyn_desktop.engine.fitting.observations import Observation, merged
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.plan import EngineName, default_workload
from tests.bench.runs import PROTOTYPE, carry_out
from tests.bench.tables import DATA, Clock, Truth, load

OURS, AS_FAR = "this engine", "this engine, as far"
FIRST_CALL, SECOND_CALL = "mbi, first call", "mbi, second call"
LOOSEST = 8
"""Times that the tolerance is doubled at most."""

Marginal = Callable[[Clique], FloatArray]
"""From a clique to the probabilities that a model gives it."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be estimated.

    Attributes:
        name: The table.
        sizes: Values of every column.
        measurements: Noisy answers, one for each clique.
        total: Number of rows to assume.
    """

    name: str
    sizes: tuple[int, ...]
    measurements: tuple[Measurement, ...]
    total: float

    def loss(self, marginal: Marginal) -> float:
        """Half the sum of squared deviations over the variances."""
        return sum(
            0.5 * float(np.square(self.total * marginal(one.clique) - one.values).sum()) / one.variance
            for one in self.measurements
        )


@dataclass(frozen=True, slots=True)
class Score:
    """What one contender reached; seconds of the processor."""

    contender: str
    seconds: float
    loss: float
    error: float


def measurements_of(table: PrivateTable) -> tuple[Measurement, ...]:
    """What one AIM run draws, in its order."""
    return carry_out(table, EngineName.AIM).result.measurements


def task_of(name: str, sizes: tuple[int, ...], measurements: Sequence[Measurement]) -> Task:
    """Estimation from some measurements, repeats merged."""
    once = tuple(_once(one, measurements) for one in merged(sizes, measurements))
    return Task(name, sizes, once, estimated_total(measurements))


def _once(one: Observation, measurements: Sequence[Measurement]) -> Measurement:
    """A merged observation as one measurement."""
    like = next(other for other in measurements if other.clique == one.clique)
    return Measurement(one.clique, one.kind, one.values, one.variance**0.5, like.pico_rho, like.purpose)


def ours(task: Task, settings: FitSettings = FINAL) -> Marginal:
    """This engine, as in the last fit of a run unless told otherwise."""
    return Estimator(task.sizes).fit(task.measurements, total=task.total, settings=settings).model.marginal


def settings_for(task: Task, loss: float) -> FitSettings:
    """The loosest settings that come as far as a loss; those of the last fit where no looser ones do."""
    looser = (replace(FINAL, tolerance=FINAL.tolerance * 2.0**times) for times in range(LOOSEST, 0, -1))
    return next((one for one in looser if task.loss(ours(task, one)) <= loss), FINAL)


def prototype(task: Task) -> Marginal:
    """The throw-away code of `shared/prototypes`, with the same settings."""
    engine = _prototype()
    known = {one.clique: (one.values, one.variance) for one in task.measurements}
    tree = engine.Tree(task.sizes, list(known))
    plan = engine.Plan(tree, known)
    engine.fit(plan, known, task.total, None, FINAL.tau, FINAL.tolerance, FINAL.max_evaluations)
    marginal: Marginal = engine.Query(tree, plan.theta)
    return marginal


def _prototype() -> Any:  # noqa: ANN401 - a script without types
    spec = importlib.util.spec_from_file_location("prototype_engine", PROTOTYPE)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(PROTOTYPE)
    module = sys.modules.get(spec.name)
    if module is None:
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[spec.name] = module
    return module


class MirrorDescent:
    """The mirror descent of mbi, its steps always all done."""

    def __init__(self, mbi: Any, *, steps: int) -> None:  # noqa: ANN401 - mbi ships no types
        self._mbi = mbi
        self._steps = steps

    def fit(self, task: Task, *, start: object = None) -> Any:  # noqa: ANN401
        """The model, computed to the end; JAX returns before it is."""
        names = self._names(task)
        domain = self._mbi.Domain(names, list(task.sizes))
        measurements = [
            self._mbi.LinearMeasurement(
                one.values.ravel(), tuple(names[column] for column in one.clique), stddev=one.sigma
            )
            for one in task.measurements
        ]
        model = self._mbi.estimation.MirrorDescent().estimate(
            domain, measurements, known_total=task.total, iters=self._steps, warm_start=start
        )
        self.marginal(task, model)(task.measurements[0].clique)
        return model

    def marginal(self, task: Task, model: Any) -> Marginal:  # noqa: ANN401
        """What a model says of a clique."""
        names = self._names(task)

        def marginal(clique: Clique) -> FloatArray:
            vector = model.project(tuple(names[column] for column in clique)).datavector()
            return np.asarray(vector, float).reshape([task.sizes[column] for column in clique]) / task.total

        return marginal

    def __call__(self, task: Task) -> Marginal:
        """Fit from nothing."""
        return self.marginal(task, self.fit(task))

    def _names(self, task: Task) -> list[str]:
        return [f"c{column}" for column in range(len(task.sizes))]


def started_mbi() -> ModuleType | None:
    """mbi in 64 bits on one thread, where it is installed, with JAX started."""
    if importlib.util.find_spec("mbi") is None:
        return None
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    jax: Any = importlib.import_module("jax")
    jax.config.update("jax_enable_x64", True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        mbi = importlib.import_module("mbi")
    like = Measurement((0, 1), MeasurementKind.FULL, np.full((2, 2), 5.0), 1.0, 0, Purpose.SELECTED)
    MirrorDescent(mbi, steps=1)(Task("", (2, 2), (like,), 20.0))
    return mbi


def timed(solve: Callable[[Task], Marginal], task: Task, repeats: int) -> tuple[Marginal, float]:
    """The last answer and the fewest seconds."""
    fewest = float("inf")
    for _ in range(repeats):
        with Clock() as clock:
            marginal = solve(task)
        fewest = min(fewest, clock.processor)
    return marginal, fewest


def scores(name: str, *, repeats: int, steps: int) -> list[Score]:
    """All contenders on one table."""
    table = load(name)
    task, truth = task_of(name, table.sizes, measurements_of(table)), Truth(table)
    workload = default_workload(table.sizes)

    def score(contender: str, solve: Callable[[Task], Marginal], runs: int) -> Score:
        marginal, seconds = timed(solve, task, runs)
        error = np.mean([np.abs(marginal(pair) - truth.marginal(pair)).sum() / 2 for pair in workload])
        return Score(contender, seconds, task.loss(marginal), float(error))

    results = [score(OURS, ours, repeats)]
    if PROTOTYPE.exists():
        results.append(score("prototype", prototype, repeats))
    mbi = started_mbi()
    if mbi is not None:
        descent = MirrorDescent(mbi, steps=steps)
        results.append(score(FIRST_CALL, descent, 1))
        results.append(score(SECOND_CALL, descent, 1))
        as_far = settings_for(task, results[-1].loss)
        results.append(score(AS_FAR, partial(ours, settings=as_far), repeats))
    return results


def show(name: str, results: Sequence[Score]) -> None:
    """One table of results; ratios are to the first line."""
    print(f"\n{name}")
    print(f"{'':20}{'seconds':>10}{'ratio':>9}{'loss':>12}{'error':>10}")
    for one in results:
        ratio = one.seconds / results[0].seconds
        print(f"{one.contender:20}{one.seconds:10.3f}{ratio:9.2f}{one.loss:12.2f}{one.error:10.5f}")


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tables", nargs="*", default=["nltcs", "adult"], metavar="TABLE")
    parser.add_argument("--repeats", type=int, default=3, help="runs of each contender, the fastest counts")
    parser.add_argument("--steps", type=int, default=1000, help="steps of mirror descent")
    arguments = parser.parse_args()
    if not Path(DATA).is_dir():
        sys.exit(f"The tables are missing: {DATA} is not beside this checkout.")
    if importlib.util.find_spec("mbi") is None:
        print("mbi is not installed (pip install '.[bench]'), so it is left out.")
    for name in arguments.tables:
        show(name, scores(name, repeats=arguments.repeats, steps=arguments.steps))


if __name__ == "__main__":
    main()
