"""Empirical privacy: attacks that know everything but one person, and what their success proves.

    python -m tests.bench.empirical [--draws 1000000] [--choices 100000] [--runs 10000]

Each audit lets a mechanism run many times on two neighbouring tables, lets an attacker guess which one it
was, and turns the success into a lower bound of the privacy loss: the event is picked on a part of the
draws, and counted on the others with Clopper-Pearson limits at 99.9 %. The bound must not pass what the
ledger charges. The same audits on mechanisms with planted mistakes must pass it, or they could see nothing. A
bound below the claim is no proof of privacy.

Gaussian noise and whole runs are judged by mu of Gaussian differential privacy: rho pays for sqrt(2 rho). A
choice is judged by its odds ratio, which moves by e^epsilon at most (see tests/statistical/bounds.py).
"""

import argparse
import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from unittest.mock import patch

import numpy as np

from cusyn_desktop.arrays import Clique, FloatArray, IntArray
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import CountSource, TableCounts
from cusyn_desktop.engine.candidates import Candidates
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.measure import Measurer
from cusyn_desktop.engine.measurement import MeasurementKind, Purpose
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.noise import NoiseSource, OpenDPNoise
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, Tuning
from cusyn_desktop.engine.select import Selector
from tests.neighbours import remembered_fits
from tests.replay import CallKind, NoiseCall, RecordingNoise, ReplayNoise
from tests.statistical.bounds import Finding, judged, odds_bound
from tests.unit.engine.tables import table_of

PICO = 10**12


# --- one measurement ---


@dataclass(frozen=True, slots=True)
class ManyTables:
    """As many one-cell tables as there are cells, each with the same count: every cell is one draw."""

    cells: int
    count: int

    @property
    def sizes(self) -> tuple[int, ...]:
        return (self.cells,)

    def counts(self, clique: Clique) -> IntArray:
        assert clique == (0,)
        return np.full(self.cells, self.count, dtype=np.int64)


def audit_measurement(
    draws: int,
    *,
    what: str = "full table",
    noise: NoiseSource | None = None,
    mu: float = 2.0,
    rows_per_person: int = 20,
    told_rows_per_person: int | None = None,
) -> Finding:
    """The count of one cell, without and with all rows of one person."""
    pico_rho = int(mu**2 / 2 * PICO)
    block = 20_000

    def seen(count: int) -> FloatArray:
        gate = partial(
            Measurer,
            noise=noise or OpenDPNoise(),
            spender=RunBudget(10**18),
            rows_per_person=told_rows_per_person or rows_per_person,
        )
        parts = [
            gate(ManyTables(min(block, draws - start), count))
            .measure((0,), kind=MeasurementKind.FULL, pico_rho=pico_rho, purpose=Purpose.SELECTED)
            .values
            for start in range(0, draws, block)
        ]
        return np.concatenate(parts)

    return judged(what, math.sqrt(2 * pico_rho / PICO), seen(rows_per_person), seen(0))


def audit_residual(
    draws: int, *, what: str = "residual of 3 x 2 cells", noise: NoiseSource | None = None, mu: float = 2.0
) -> Finding:
    """A residual, without and with ten rows of one person, seen along the line between the two."""
    sizes, pico_rho, people = (3, 2), int(mu**2 / 2 * PICO), 10
    tables = [TableCounts(table_of(sizes, np.zeros((rows, 2)))) for rows in (people, 0)]

    def seen(counts: CountSource) -> list[FloatArray]:
        gate = Measurer(counts, noise or OpenDPNoise(), RunBudget(10**18), people)
        draw = partial(
            gate.measure, kind=MeasurementKind.RESIDUAL, pico_rho=pico_rho, purpose=Purpose.SELECTED
        )
        return [draw((0, 1)).values.ravel() for _ in range(draws)]

    here, there = (np.array(seen(counts)) for counts in tables)
    towards = np.kron(np.array([2, -1, -1]), np.array([1, -1]))
    return judged(what, math.sqrt(2 * pico_rho / PICO), here @ towards, there @ towards)


# --- one choice ---

CHOICES = Candidates(((0,), (1,)), np.array([1, 1]), np.array([2, 2]))
"""Two columns that the model gets equally wrong. One row makes one better and the other worse."""
WEIGHED = Candidates(((0,), (1,)), np.array([3, 3]), np.array([2, 2]))


def audit_choice(
    draws: int,
    *,
    what: str = "choice",
    noise: NoiseSource | None = None,
    epsilon: float = 1.0,
    rows_per_person: int = 2,
    candidates: Candidates = CHOICES,
) -> Finding:
    """Which of two columns is measured next, without and with a person whose rows speak for one of them."""
    sizes, pico_rho = (2, 2), int(epsilon**2 / 8 * PICO)
    model = GraphicalModel.uniform(sizes, total=40.0)
    rows = [[0, 0]] * 25 + [[0, 1]] * 5 + [[1, 0]] * 5 + [[1, 1]] * 5
    person = [[0, 1]] * rows_per_person  # 30 of 40 are 0 in both columns: more 0 is worse, more 1 is better

    def first_is_chosen(table: Sequence[Sequence[int]]) -> int:
        chooser = Selector(
            candidates,
            counts=TableCounts(table_of(sizes, np.array(table))),
            noise=noise or OpenDPNoise(),
            spender=RunBudget(10**18),
            rows_per_person=rows_per_person,
        )
        choose = partial(
            chooser.choose,
            model,
            pico_rho=pico_rho,
            penalties=np.zeros(2),
            among=np.arange(2),
            admissible=lambda _: True,
        )
        return sum(choose() == (0,) for _ in range(draws))

    hits, others = first_is_chosen(rows + person), first_is_chosen(rows)
    likely = math.log(hits / (draws - hits)) - math.log(others / (draws - others))
    claim = math.sqrt(8 * pico_rho / PICO)
    return Finding(what, claim, odds_bound(hits, others, draws), likely, draws)


# --- whole runs ---

ROWS_OF_ONE = 8
"""Enough for noise on whole numbers to be nearly as smooth as Gaussian noise."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A plan and two tables that differ by one row, for whole runs.

    Attributes:
        plan: What is asked.
        rows: The two tables.
    """

    plan: SynthesisPlan
    rows: tuple[IntArray, IntArray]

    @classmethod
    def of(cls, engine: EngineName, *, mu: float = 2.5, columns: int = 2, rounds: int = 12) -> "Duel":
        """A handful of people, one of whom has all rows in a cell or is not there at all."""
        pair = tuple(range(columns))
        plan = SynthesisPlan(
            sizes=(2,) * columns,
            workload=(pair,),
            interest=(pair,) if engine.customised else (),
            engine=engine,
            pico_rho=int(mu**2 / 2 * PICO),
            rows_per_person=ROWS_OF_ONE,
            tuning=Tuning(rounds=rounds, measure_share=Fraction(9, 10)),
        )
        few = np.array([[0, 0]] * 4 + [[0, 1]] * 2)[:, :columns]
        person = np.ones((ROWS_OF_ONE, columns), dtype=few.dtype)
        return cls(plan, (np.concatenate([few, person]), few))

    def claim(self) -> float:
        """The mu that the grant pays for.

        A choice of cost rho is at worst a coin whose chance moves between 1/(1 + e^(+-epsilon/2)); in the
        units of mu that is up to pi / 2 times what Gaussian noise of that rho shows.
        """
        share = 1 - float(self.plan.tuning.measure_share or Fraction(9, 10))
        rho = self.plan.pico_rho / PICO
        return math.sqrt(2 * rho * (1 + share * (math.pi / 2 - 1)))


class Forgetful(RunBudget):
    """A mistake to be found: nothing that is spent is written down, so each round sees the whole budget."""

    def spend(self, *, pico_rho: int) -> None:
        assert pico_rho > 0


def audit_runs(
    duel: Duel, runs: int, *, what: str, noise: NoiseSource | None = None
) -> tuple[Finding, Finding]:
    """Whole runs: what the measurements and choices prove, and what the synthetic rows alone prove."""
    seen = [
        [_one_run(duel, side, noise or OpenDPNoise(), number) for number in range(runs)] for side in (0, 1)
    ]
    losses, rows = ([np.array([pair[part] for pair in side]) for side in seen] for part in (0, 1))
    return (
        judged(f"{what}, all noisy answers", duel.claim(), *losses, picking=4),
        judged(f"{what}, synthetic rows", duel.claim(), *rows, picking=4),
    )


def _one_run(duel: Duel, side: int, noise: NoiseSource, number: int) -> tuple[float, float]:
    """Run on one table; how much the answers speak for the first, and how many synthetic people are in its
    cell."""
    recording = RecordingNoise(noise)
    with remembered_fits():
        model = _run(duel, side, recording)
        replaying = ReplayNoise(recording.calls)
        _run(duel, 1 - side, replaying)
    loss = sum(map(_loss, recording.calls, replaying.calls))
    table = generate(model, max(1, round(model.total)), np.random.default_rng(number))
    return (loss if side == 0 else -loss), float(np.minimum.reduce(table).sum())


def _run(duel: Duel, side: int, noise: NoiseSource) -> GraphicalModel:
    counts = TableCounts(table_of(duel.plan.sizes, duel.rows[side]))
    spender = RunBudget(10**18)
    return synthesise(duel.plan, counts=counts, noise=noise, spender=spender, control=RunControl()).model


def _loss(here: NoiseCall, there: NoiseCall) -> float:
    """How much better an answer fits the numbers of the one table than those of the other, in nats."""
    if here.kind is CallKind.RANKING:
        assert here.sensitivity is not None
        rate = here.parameter / (2 * here.sensitivity)
        chosen = int(here.answer[0])
        return float(_log_share(rate * here.exact, chosen) - _log_share(rate * there.exact, chosen))
    apart = np.square(here.answer - there.exact) - np.square(here.answer - here.exact)
    return float(apart.sum()) / (2 * here.parameter**2)


def _log_share(scores: np.ndarray, chosen: int) -> float:
    shifted = scores - scores.max()
    return float(shifted[chosen] - np.log(np.exp(shifted).sum()))


# --- mistakes to be found ---


@dataclass(frozen=True, slots=True)
class Distorted(NoiseSource):
    """The product's noise with a planted mistake."""

    sigma: float = 1.0
    sensitivity: Fraction = Fraction(1)
    epsilon: float = 1.0
    source: NoiseSource = field(default_factory=OpenDPNoise)

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        return self.source.gaussian(exact, sigma=sigma * self.sigma)

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        return self.source.noisy_ranking(
            scores, sensitivity=int(sensitivity * self.sensitivity), epsilon=epsilon * self.epsilon
        )


ROOT_HALF = 1 / math.sqrt(2)


def sound(*, draws: int, choices: int, runs: int) -> Iterator[Finding]:
    """All audits of the product as it is."""
    yield audit_measurement(draws)
    yield audit_measurement(draws, what="full table, mu = 0.5", mu=0.5)
    yield audit_residual(choices)
    yield audit_choice(choices)
    yield audit_choice(choices, what="choice with weights", candidates=WEIGHED, epsilon=0.5)
    for engine in EngineName:
        yield from audit_runs(Duel.of(engine), runs, what=f"run of {engine}")


def mistaken(*, draws: int, choices: int, runs: int) -> Iterator[Finding]:
    """The same audits on planted mistakes."""
    halved = Distorted(sensitivity=Fraction(1, 2))
    weightless = Distorted(sensitivity=Fraction(1, 3))
    rootless = Distorted(sigma=ROOT_HALF)
    yield audit_measurement(draws, what="noise 10 % too small", noise=Distorted(sigma=0.9))
    yield audit_measurement(draws, what="a forgotten root of two", noise=rootless)
    yield audit_measurement(draws, what="one row for a person who has 20", told_rows_per_person=1)
    yield audit_residual(choices, what="residual with a full table's noise", noise=Distorted(sigma=6**-0.5))
    yield audit_choice(choices, what="sensitivity of a choice halved", noise=halved)
    yield audit_choice(choices, what="epsilon^2 / 8 taken for epsilon^2 / 2", noise=Distorted(epsilon=2.0))
    yield audit_choice(choices, what="weights missing in a sensitivity", noise=weightless, candidates=WEIGHED)
    yield audit_runs(Duel.of(EngineName.AIM), runs, what="run, a forgotten root of two", noise=rootless)[0]
    yield forgetful_run(runs)


def forgetful_run(runs: int, *, noise: NoiseSource | None = None) -> Finding:
    """A run whose own budget forgets every other payment."""
    with patch("cusyn_desktop.engine.pipelines.run.RunBudget", Forgetful):
        duel = Duel.of(EngineName.MWEM_PGM, columns=1, rounds=8)
        return audit_runs(duel, runs, what="run, spends not charged", noise=noise)[0]


def main() -> int:
    """Audit as long as the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--draws", type=int, default=1_000_000, help="of one measurement on each table")
    parser.add_argument("--choices", type=int, default=100_000, help="of one choice or residual")
    parser.add_argument("--runs", type=int, default=10_000, help="of whole runs")
    chosen = parser.parse_args()
    began = time.perf_counter()
    sizes = {"draws": chosen.draws, "choices": chosen.choices, "runs": chosen.runs}
    wrong = 0
    for title, audits, expected in (("as it is", sound, False), ("planted mistakes", mistaken, True)):
        print(title)
        for one in audits(**sizes):
            print(f"  {one}", flush=True)
            wrong += one.refutes is not expected
    print(f"{wrong} surprises, {time.perf_counter() - began:.0f} s")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
