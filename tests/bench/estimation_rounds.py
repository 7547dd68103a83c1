"""All estimations of one AIM run, round after round: this engine beside the mirror descent of mbi.

    python -m tests.bench.estimation_rounds [TABLE ...] [--rounds 10] [--steps N]

Each round of a run knows one measurement more than the last and fits again, starting from the fit before; at
the end it fits once more. Both do so here, on the measurements of the same run: mbi with 1,000 steps each
time, as its authors' AIM does, compiling wherever the model has become another. This engine stops earlier
between rounds than at the end, as in a run, and carries out every fit; mbi only `--rounds` of them, spread
evenly and with the last among them (0 for all). The ratio is of the fits that both did, the losses those of
the last. Seconds are those of the processor; run it with OMP_NUM_THREADS=1. The extra `bench` brings mbi.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cusyn_desktop.engine.estimate import FINAL, ROUND, Estimator, Fit
from cusyn_desktop.engine.measurement import Measurement, Purpose
from tests.bench.estimation import MirrorDescent, Task, measurements_of, started_mbi, task_of
from tests.bench.tables import Clock, load


@dataclass(frozen=True, slots=True)
class Spent:
    """One contender's fits of some rounds.

    Attributes:
        seconds: Of each fit.
        loss: Of the last one.
    """

    seconds: tuple[float, ...]
    loss: float


def rounds_of(measurements: Sequence[Measurement]) -> list[tuple[Measurement, ...]]:
    """What is known at each fit of a run, and once more what is known at its end."""
    known = sum(one.purpose is Purpose.ONE_WAY for one in measurements)
    return [
        *(tuple(measurements[:end]) for end in range(known, len(measurements) + 1)),
        tuple(measurements),
    ]


def ours(sizes: tuple[int, ...], rounds: Sequence[tuple[Measurement, ...]], last: Task) -> Spent:
    """This engine, as in a run: coarse between rounds, to the end at the end."""
    estimator, fit, seconds = Estimator(sizes), None, []
    for number, measurements in enumerate(rounds):
        settings = FINAL if number == len(rounds) - 1 else ROUND
        with Clock() as clock:
            fit = estimator.fit(measurements, start=fit, settings=settings)
        seconds.append(clock.processor)
    assert isinstance(fit, Fit)
    return Spent(tuple(seconds), last.loss(fit.model.marginal))


def theirs(descent: MirrorDescent, tasks: Sequence[Task]) -> Spent:
    """mbi, warm started."""
    model, seconds = None, []
    for task in tasks:
        with Clock() as clock:
            model = descent.fit(task, start=model)
        seconds.append(clock.processor)
        print(f"  mbi {clock.processor:6.1f} s", file=sys.stderr, flush=True)
    return Spent(tuple(seconds), tasks[-1].loss(descent.marginal(tasks[-1], model)))


def compare(name: str, descent: MirrorDescent, *, rounds: int) -> str:
    """Both contenders on one table."""
    table = load(name)
    known = rounds_of(measurements_of(table))
    chosen = sorted({int(place) for place in np.linspace(0, len(known) - 1, rounds or len(known))})
    tasks = [task_of(name, table.sizes, known[number]) for number in chosen]
    engine, mbi = ours(table.sizes, known, tasks[-1]), theirs(descent, tasks)
    of_chosen = sum(engine.seconds[number] for number in chosen)
    return (
        f"{name:8} {len(known):5} {sum(engine.seconds):8.2f} {engine.loss:9.1f}   {len(tasks):5} "
        f"{of_chosen:8.2f} {sum(mbi.seconds):9.1f} {mbi.loss:9.1f} {sum(mbi.seconds) / of_chosen:7.1f} x"
    )


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("tables", nargs="*", default=["nltcs", "adult"], metavar="TABLE")
    parser.add_argument("--rounds", type=int, default=10, help="fits of mbi; 0 for all of them")
    parser.add_argument("--steps", type=int, default=1000, help="steps of mirror descent")
    options = parser.parse_args()
    mbi = started_mbi()
    if mbi is None:
        sys.exit("mbi is not installed (pip install '.[bench]'), so there is nothing to compare with.")
    print("table     fits  seconds      loss   of them  seconds       mbi  its loss    ratio")
    for name in options.tables:
        print(compare(name, MirrorDescent(mbi, steps=options.steps), rounds=options.rounds), flush=True)


if __name__ == "__main__":
    main()
