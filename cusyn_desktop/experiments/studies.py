"""The paper's three experiments: LEN (long lists), BGT (budgets), MUL (many releases out of one pool)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.splits import equal_shares, split_pico_rho
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.measurement import Measurement
from cusyn_desktop.engine.model_limit import SMALLEST_LIMIT_MB, check_limit
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.plan import Allocation, Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.experiments.points import Point
from cusyn_desktop.experiments.table import ResearchTable
from cusyn_desktop.experiments.trial import METHODS, Method, run_trial

N_USERS = 4


class Study(StrEnum):
    """Which experiment."""

    LEN = "len"
    BGT = "bgt"
    MUL = "mul"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What an experiment is run with.

    Attributes:
        epsilon: Budget of each run (LEN) or of the shared pool (MUL), at `delta`.
        delta: For all conversions.
        draws: How often each run is repeated, each time with interest queries of its own.
        length: Number of interest queries (BGT, MUL).
        lengths: Numbers of interest queries (LEN).
        epsilons: Budgets (BGT).
        rounds: Numbers of releases that share the pool (MUL).
        methods: Engines and allocations; MUL takes `shared_method` alone.
        model_limit_mb: Most megabytes of a model's tables; the published figures are told for 1.
    """

    epsilon: float = 1.0
    delta: float = 1e-9
    draws: int = 5
    length: int = 10
    lengths: tuple[int, ...] = (5, 10, 15)
    epsilons: tuple[float, ...] = (0.1, 0.3, 1.0, 3.0, 10.0)
    rounds: tuple[int, ...] = (5, 10, 15)
    methods: tuple[Method, ...] = METHODS
    model_limit_mb: int = SMALLEST_LIMIT_MB

    def __post_init__(self) -> None:
        counts = (self.draws, self.length, *self.lengths, *self.rounds)
        if min(counts) < 1 or not (self.lengths and self.epsilons and self.rounds and self.methods):
            raise InputError("An experiment needs at least one draw, length, budget, round and method.")
        check_limit(self.model_limit_mb)

    @property
    def shared_method(self) -> Method:
        """What MUL runs: the first customised engine with the adaptive allocation, or what is nearest."""

        def nearness(method: Method) -> tuple[bool, bool]:
            return method.engine.customised, method.allocation is Allocation.ADAPTIVE

        return max(self.methods, key=nearness)


def run_study(
    study: Study, table: ResearchTable, setup: Setup, *, noise: NoiseSource, control: RunControl
) -> tuple[Point, ...]:
    """Carry out an experiment.

    Args:
        study: Which one.
        table: Compared with openly: never a private table.
        setup: What it is run with.
        noise: Source of noise.
        control: Progress (after each run) and cancel.

    Raises:
        InputError: The table has too few pairs for the lists, or a budget cannot be converted.
    """
    runs = list(_runs_of(study, table, setup))
    total = sum(run.weight for run in runs)
    points: list[Point] = []
    done = 0
    for run in runs:
        control.checkpoint(done / total, "experiment", run.line)
        points += run.carry_out(table, noise, control)
        done += run.weight
    control.checkpoint(1.0, "experiment")
    return tuple(points)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Single:
    """One run with a budget of its own."""

    x: float
    method: Method
    draw: int
    length: int
    pico_rho: int
    model_limit_mb: int
    weight: int = 1

    @property
    def line(self) -> str:
        return self.method.label

    def carry_out(self, table: ResearchTable, noise: NoiseSource, control: RunControl) -> list[Point]:
        trial = run_trial(
            table,
            self.method,
            interest=table.interest(self.length, draw=self.draw),
            pico_rho=self.pico_rho,
            model_limit_mb=self.model_limit_mb,
            noise=noise,
            control=control.quiet(),
        )
        return [Point.of(trial, x=self.x, line=self.line, draw=self.draw)]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Shared:
    """Releases for four users in turn, each with a fixed list, out of one pool."""

    method: Method
    reuse: Reuse
    draw: int
    length: int
    shares: tuple[int, ...]
    model_limit_mb: int

    @property
    def weight(self) -> int:
        return len(self.shares)

    @property
    def line(self) -> str:
        return f"{len(self.shares)} rounds, reuse {self.reuse}"

    def carry_out(self, table: ResearchTable, noise: NoiseSource, control: RunControl) -> list[Point]:
        received: list[tuple[Measurement, ...]] = []
        points = []
        for number, pico_rho in enumerate(self.shares):
            user = number % N_USERS
            trial = run_trial(
                table,
                self.method,
                interest=table.interest(self.length, draw=N_USERS * self.draw + user),
                pico_rho=pico_rho,
                model_limit_mb=self.model_limit_mb,
                noise=noise,
                control=control.quiet(),
                reused=self._known(received, user),
            )
            received.append(trial.measurements)
            points.append(Point.of(trial, x=number + 1, line=self.line, draw=self.draw))
        return points

    def _known(self, received: Sequence[tuple[Measurement, ...]], user: int) -> tuple[Measurement, ...]:
        """Measurements of earlier releases that this user's release may use."""
        if self.reuse is Reuse.NONE:
            return ()
        of_all = self.reuse is Reuse.ALL
        return tuple(
            measurement
            for number, release in enumerate(received)
            if of_all or number % N_USERS == user
            for measurement in release
        )


def _runs_of(study: Study, table: ResearchTable, setup: Setup) -> Iterator[_Single | _Shared]:
    """All runs of an experiment; the longest list is checked before the first run."""
    longest = max(setup.lengths) if study is Study.LEN else setup.length
    table.interest(longest, draw=0)
    for draw in range(setup.draws):
        match study:
            case Study.LEN:
                yield from _lengths(setup, draw)
            case Study.BGT:
                yield from _budgets(setup, draw)
            case Study.MUL:
                yield from _releases(setup, draw)


def _lengths(setup: Setup, draw: int) -> Iterator[_Single]:
    for method in setup.methods:
        for length in setup.lengths:
            yield _single(setup, draw, method, x=length, length=length, epsilon=setup.epsilon)


def _budgets(setup: Setup, draw: int) -> Iterator[_Single]:
    for method in setup.methods:
        for epsilon in setup.epsilons:
            yield _single(setup, draw, method, x=epsilon, length=setup.length, epsilon=epsilon)


def _single(setup: Setup, draw: int, method: Method, *, x: float, length: int, epsilon: float) -> _Single:
    return _Single(
        x=x,
        method=method,
        draw=draw,
        length=length,
        pico_rho=pico_rho_of(epsilon, setup.delta),
        model_limit_mb=setup.model_limit_mb,
    )


def _releases(setup: Setup, draw: int) -> Iterator[_Shared]:
    pool = pico_rho_of(setup.epsilon, setup.delta)
    for n_rounds in setup.rounds:
        for reuse in Reuse:
            yield _Shared(
                method=setup.shared_method,
                reuse=reuse,
                draw=draw,
                length=setup.length,
                shares=split_pico_rho(pool, equal_shares(n_rounds)),
                model_limit_mb=setup.model_limit_mb,
            )
