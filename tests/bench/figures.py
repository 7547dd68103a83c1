"""Every figure that the engine is held to, as one table: the aim, what was measured, whether it is met.

    python -m tests.bench.figures [--draws 5] [--only runs estimation wide customised mul rows]

Means of the draws, OpenDP noise, δ = 1e-9, models of 1 MB; seconds are those of the processor, so run it with
OMP_NUM_THREADS=1. It takes some twenty minutes. The tables lie beside the checkout (`tests/bench/tables.py`);
mbi comes with the extra `bench`. Lines without an aim stand beside the one above them. The commands that it
is made of show more: `runs`, `estimation`, `estimation_rounds`, `customisation`.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.plan import EngineName, Reuse
from tests.bench import customisation, estimation, runs
from tests.bench.tables import Clock, load
from tests.bench.wide import made_up

PROTOTYPE_RATIO = 1.3
MBI_RATIO, MBI_STEPS = 40, 1000
N_COLUMNS, N_VALUES, N_ROWS, WIDE_SECONDS = 80, 5, 20_000, 20
GENERATED, GENERATED_SECONDS = 1_000_000, 3


@dataclass(frozen=True, slots=True)
class Figure:
    """One line.

    Attributes:
        what: What was measured.
        value: How much.
        most: The largest that will do, or None.
        least: The smallest that will do, or None.
    """

    what: str
    value: float
    most: float | None = None
    least: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the aim is met; None without one."""
        if self.most is not None:
            return self.value <= self.most
        return None if self.least is None else self.value >= self.least

    def line(self) -> str:
        aim = "" if self.most is None else f"<= {self.most:.5g}"
        aim = aim if self.least is None else f">= {self.least:.5g}"
        told = {True: "yes", False: "NO", None: ""}[self.met]
        return f"{self.what:62} {aim:>12} {self.value:12.5g}   {told}".rstrip()


def whole_runs(draws: int) -> Iterator[Figure]:
    """AIM at ε = 1 on every table, and beside the prototype where that lies beside the checkout."""
    for name, (seconds, tvd) in runs.TARGETS.items():
        mean = runs.averages(name, EngineName.AIM, draws)
        yield Figure(f"aim, {name}: seconds", mean.seconds, most=seconds)
        yield Figure(f"aim, {name}: error of all pairs", mean.tvd, most=tvd)
        if runs.PROTOTYPE.exists():
            ratio = (mean.seconds - mean.noise_seconds) / runs.prototype_seconds(name, draws)
            yield Figure(f"aim, {name}: time beside the prototype, noise apart", ratio, most=PROTOTYPE_RATIO)


def estimations(draws: int) -> Iterator[Figure]:
    """One estimation on identical measurements, beside mbi."""
    for name in ("nltcs", "adult"):
        scores = {one.contender: one for one in estimation.scores(name, repeats=draws, steps=MBI_STEPS)}
        ours, first = scores[estimation.OURS], scores.get(estimation.FIRST_CALL)
        if first is None:
            print("mbi is not installed (pip install '.[bench]'): estimation is left out.")
            return
        second, as_far = scores[estimation.SECOND_CALL], scores[estimation.AS_FAR]
        yield Figure(f"estimation, {name}: loss where it stops as far as mbi", as_far.loss, most=first.loss)
        yield Figure(f"estimation, {name}: x as fast", first.seconds / as_far.seconds, least=MBI_RATIO)
        yield Figure("the same, code of mbi compiled before: x as fast", second.seconds / as_far.seconds)
        yield Figure(f"estimation, {name}: loss of a last fit", ours.loss, most=first.loss)
        yield Figure(f"estimation, {name}: last fit, x as fast", first.seconds / ours.seconds)


def wide(draws: int) -> Iterator[Figure]:
    """A made-up table of many columns."""
    table = made_up(N_ROWS, N_COLUMNS, values=(N_VALUES,))
    done = [runs.carry_out(table, EngineName.AIM) for _ in range(draws)]
    what = f"aim, {N_COLUMNS} columns of {N_VALUES} values, {N_ROWS:,} rows: seconds"
    yield Figure(what, float(np.mean([one.seconds for one in done])), most=WIDE_SECONDS)
    yield Figure("the noise of the same", float(np.mean([one.noise_seconds for one in done])))


def customised(draws: int) -> Iterator[Figure]:
    """Customised engines beside their baselines."""
    noise = customisation.FreshNoise(seeded=False)
    for case in customisation.CASES:
        for name, value, most in customisation.compare(case, draws, noise).measured():
            yield Figure(f"{case.label}: {name}", value, most=most)


def many_releases(draws: int) -> Iterator[Figure]:
    """The last release out of a shared pool."""
    noise = customisation.FreshNoise(seeded=False)
    aims = dict.fromkeys(Reuse, (None, None)) | {Reuse.ALL: customisation.MUL_TARGET}
    for reuse, values in customisation.last_releases(draws, noise).items():
        for name, value, most in zip(("interest", "workload"), values, aims[reuse], strict=True):
            what = f"release {customisation.RELEASES} out of one pool, nltcs, reuse {reuse}: {name}"
            yield Figure(what, value, most=most)


def rows(draws: int) -> Iterator[Figure]:
    """Rows drawn from fitted models."""
    for name in ("nltcs", "adult"):
        model = runs.carry_out(load(name), EngineName.AIM).result.model
        seconds = []
        for seed in range(draws):
            with Clock() as clock:
                generate(model, GENERATED, np.random.default_rng(seed))
            seconds.append(clock.processor)
        what = f"{GENERATED:,} rows of {name} generated: seconds"
        yield Figure(what, float(np.mean(seconds)), most=GENERATED_SECONDS)


PARTS: dict[str, Callable[[int], Iterator[Figure]]] = {
    "runs": whole_runs,
    "estimation": estimations,
    "wide": wide,
    "customised": customised,
    "mul": many_releases,
    "rows": rows,
}


def main() -> None:
    """Print the table as it comes about."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    options = parser.parse_args()
    runs.carry_out(load("titanic"), EngineName.AIM)  # imports and caches
    print(f"{'':62} {'aimed at':>12} {'measured':>12}   met")
    met = []
    for part in options.only:
        for figure in PARTS[part](options.draws):
            print(figure.line(), flush=True)
            met += [figure.met] if figure.met is not None else []
    print(f"{sum(met)} of {len(met)} figures are met.")


if __name__ == "__main__":
    main()
