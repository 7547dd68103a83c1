"""Pairs of neighbouring tables, and runs on both of them with the same noise.

The first run draws noise and keeps every draw. The second, on a neighbour, is given the same noisy answers:
from then on whatever differs depends on the private rows without noise. See RELIABILITY.md, section 5.2.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from unittest.mock import patch

import numpy as np
from typing_extensions import override

from cusyn_desktop.arrays import Clique, IntArray
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.estimate import Estimator, Fit
from cusyn_desktop.engine.measurement import Measurement
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines import SynthesisResult, synthesise
from cusyn_desktop.engine.plan import EngineName
from cusyn_desktop.errors import CuSynError, JobCancelled
from tests.accountant import (
    Payment,
    choice_sensitivity,
    contrast_matrix,
    gaussian_sensitivity_squared,
    rho_of,
    whole_pico_rho,
)
from tests.neighbour_cases import Case, Row, table_of
from tests.replay import CallKind, NoiseCall, RecordingNoise, ReplayNoise, SeededNoise

INDIVISIBLE = 1
"""A single pico-rho cannot be shared between a choice and a measurement; it may be left over."""


class Leak(AssertionError):
    """Something depended on the private rows without noise."""


@dataclass(frozen=True, slots=True)
class Question:
    """Counts that were asked of the table; which is public, the answer is not."""

    clique: Clique
    counts: IntArray = field(compare=False, repr=False)


Step = Payment | Question | NoiseCall
"""What the gate does, in order: pay, ask for counts, draw."""


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a run does to the outside world.

    Attributes:
        steps: Payments, questions and draws in their order; counts and exact numbers alone are private.
        progress: What was reported.
        polls: How often the run asked whether it was cancelled.
        result: Everything in the result, or kind, sentence and details of the error.
    """

    steps: tuple[Step, ...]
    progress: tuple[Progress, ...]
    polls: int
    result: tuple[object, ...]

    @property
    def draws(self) -> tuple[NoiseCall, ...]:
        """The draws alone."""
        return tuple(step for step in self.steps if isinstance(step, NoiseCall))


class _Asked:
    """The counts of a table, with every question kept."""

    def __init__(self, table: PrivateTable, steps: list[Step]) -> None:
        self._counts = TableCounts(table)
        self._steps = steps

    @property
    def sizes(self) -> tuple[int, ...]:
        return self._counts.sizes

    def counts(self, clique: Clique) -> IntArray:
        answer = self._counts.counts(clique)
        self._steps.append(Question(clique, answer))
        return answer


class _Books:
    """Pays up to a limit, and keeps what was paid and drawn in order."""

    def __init__(self, limit: int, steps: list[Step]) -> None:
        self._budget = RunBudget(limit)
        self._steps = steps

    def spend(self, *, pico_rho: int) -> None:
        self._budget.spend(pico_rho=pico_rho)
        self._steps.append(Payment(pico_rho))


@dataclass(slots=True)
class _Drawn(NoiseSource):
    """Keeps each draw among the payments."""

    source: RecordingNoise | ReplayNoise
    steps: list[Step]

    def gaussian(self, exact: IntArray, *, sigma: float) -> IntArray:
        answer = self.source.gaussian(exact, sigma=sigma)
        self.steps.append(self.source.calls[-1])
        return answer

    def noisy_ranking(self, scores: IntArray, *, sensitivity: int, epsilon: float) -> Sequence[int]:
        answer = self.source.noisy_ranking(scores, sensitivity=sensitivity, epsilon=epsilon)
        self.steps.append(self.source.calls[-1])
        return answer


class _Impatient(CancelToken):
    """Counts how often it is asked, and says yes from some question on."""

    def __init__(self, cancel_at: int | None) -> None:
        super().__init__()
        self.polls = 0
        self._cancel_at = cancel_at

    @property
    @override
    def cancelled(self) -> bool:
        self.polls += 1
        return self._cancel_at is not None and self.polls >= self._cancel_at


def released(case: Case, *, seed: int) -> tuple[Measurement, ...]:
    """What an earlier release of the same table published: fixed and public for both neighbours."""
    made: list[Measurement] = []
    observe(case, case.rows, SeededNoise(seed), keep=made)
    return tuple(made)


def observe(
    case: Case, rows: Sequence[Row], noise: NoiseSource, *, keep: list[Measurement] | None = None
) -> Seen:
    """Carry a case out on some rows and write down everything that can be seen of it."""
    steps: list[Step] = []
    progress: list[Progress] = []
    token = _Impatient(case.cancel_at)
    source = noise if isinstance(noise, ReplayNoise) else RecordingNoise(noise)
    result: tuple[object, ...]
    try:
        made = synthesise(
            case.plan,
            counts=_Asked(table_of(case.schema, rows), steps),
            noise=_Drawn(source, steps),
            spender=_Books(case.outer_limit, steps),
            control=RunControl(token, progress.append),
        )
    except (CuSynError, JobCancelled) as error:
        result = type(error).__name__, str(error), repr(getattr(error, "details", ""))
    else:
        result = in_full(made)
        if keep is not None:
            keep.extend(made.measurements)
    return Seen(tuple(steps), tuple(progress), token.polls, result)


def in_full(made: SynthesisResult) -> tuple[object, ...]:
    """A result as plain values, to the last bit."""
    measured = tuple(
        (one.clique, one.kind, one.values.tobytes(), one.sigma, one.pico_rho, one.purpose)
        for one in made.measurements
    )
    rest = made.rounds, made.spent_pico_rho, made.screened_out, made.expected_errors, made.left_out
    return made.model.to_bytes(), measured, *rest


@contextmanager
def remembered_fits() -> Iterator[None]:
    """Fit a model to the same noisy answers only once: a replay asks for the fits of its recording again.

    The fit is a function of its arguments alone, none of which holds private numbers (an import contract says
    so). Runs without this memory check that it is.
    """
    original = Estimator.fit
    fits: dict[object, tuple[Fit, list[tuple[object, ...]]]] = {}

    def fit(self: Estimator, measurements: Sequence[Measurement], **settings: object) -> Fit:
        control = settings.pop("control", None) or RunControl()
        assert isinstance(control, RunControl)
        start = settings.get("start")
        answers = tuple((one.clique, one.kind, one.values.tobytes(), one.sigma) for one in measurements)
        key = self._sizes, answers, id(start), settings.get("settings"), settings.get("total")
        if key in fits:
            made, told = fits[key]
            for report in told:
                control.checkpoint(*report)  # type: ignore[arg-type]
            return made
        tape = _Tape(control)
        made = original(self, measurements, control=tape, **settings)  # type: ignore[arg-type]
        fits[key] = made, tape.told
        return made

    with patch.object(Estimator, "fit", fit):
        yield


class _Tape(RunControl):
    """Passes everything on and keeps it."""

    def __init__(self, outer: RunControl) -> None:
        super().__init__()
        self._outer = outer
        self.told: list[tuple[object, ...]] = []

    @override
    def checkpoint(self, fraction: float | None = None, step: str = "", detail: object | None = None) -> None:
        self.told.append((fraction, step, detail))
        self._outer.checkpoint(fraction, step, detail)


# --- judgement ---


@dataclass(slots=True)
class Tally:
    """What many pairs have shown.

    Attributes:
        pairs: Pairs that were compared and drew anything.
        draws: Draws that were compared.
        failures: Pairs whose runs ended in an error or were cancelled.
        closest: The largest share of its sensitivity that a draw was seen to move, by kind of draw.
    """

    pairs: int = 0
    draws: int = 0
    failures: int = 0
    closest: dict[str, float] = field(default_factory=dict)

    def near(self, kind: str, share: float) -> None:
        """Keep the largest share."""
        self.closest[kind] = max(share, self.closest.get(kind, 0.0))


def compare(case: Case, one: Seen, other: Seen, tally: Tally) -> None:
    """Hold two runs with the same noisy answers against each other.

    Raises:
        Leak: They differ in something public, or by more than the declared sensitivity.
    """
    for place, (step, replayed) in enumerate(zip_longest(one.steps, other.steps)):
        if isinstance(step, NoiseCall) and isinstance(replayed, NoiseCall):
            if not step.asks_like(replayed):
                raise Leak(f"draw {place} asks for other noise")
        elif step != replayed:
            raise Leak(f"step {place} is {step} on one table and {replayed} on the other")
    for name in ("polls", "progress", "result"):
        if getattr(one, name) != getattr(other, name):
            raise Leak(f"{name} differ: {getattr(one, name)!r:.300} against {getattr(other, name)!r:.300}")
    for (what, limit), step, replayed in zip(sensitivities(case, one), one.draws, other.draws, strict=True):
        moved = step.distance(replayed)
        if moved > limit:
            raise Leak(f"{what}: one person moves {moved} where {limit} is declared")
        tally.near(what, moved / limit)
    tally.pairs += bool(one.draws)
    tally.draws += len(one.draws)
    tally.failures += isinstance(one.result[0], str)


def sensitivities(case: Case, seen: Seen) -> list[tuple[str, int]]:
    """What every draw may move: squared L2 norm of counts, largest step of scores; by definition.

    Raises:
        Leak: A draw is of something else than the counts that were asked for, or declares too little.
    """
    plan = case.plan
    weighted = plan.engine in (EngineName.AIM, EngineName.CUSYN_AIM)
    choice = choice_sensitivity(plan.workload, weighted=weighted, rows_per_person=plan.rows_per_person)
    limits, asked, paid = [], None, 0
    for step in seen.steps:
        if isinstance(step, Payment):
            paid = step.pico_rho
        elif isinstance(step, Question):
            asked = step
        elif step.kind is CallKind.RANKING:
            if step.sensitivity is None or step.sensitivity < choice:
                raise Leak(f"a choice declares {step.sensitivity} where one person can move {choice}")
            limits.append(("choice", choice))
        else:
            limits.append(_measured(step, asked, paid, plan.rows_per_person))
    return limits


def _measured(call: NoiseCall, asked: Question | None, paid: int, rows_per_person: int) -> tuple[str, int]:
    """Kind and squared sensitivity of a draw: of the counts that were asked last, or of their residual.

    Where the numbers fit both (there are no rows), the payment tells which of the two was meant.
    """
    if asked is None:
        raise Leak("a draw without counts")
    exact, counts, shape = call.exact.ravel(), asked.counts.ravel(), asked.counts.shape
    fitting = []
    if call.exact.shape == shape and (exact == counts).all():
        fitting.append(("full", rows_per_person**2))
    if np.array_equal(exact, contrast_matrix(shape) @ counts):
        square = gaussian_sensitivity_squared(shape, residual=True, rows_per_person=rows_per_person)
        fitting.append(("residual", square))
    if not fitting:
        raise Leak(f"the draw is not of the counts of {asked.clique}")
    paying = [one for one in fitting if whole_pico_rho(rho_of(call, sensitivity_squared=one[1])) == paid]
    return (paying or fitting)[0]


def settle(case: Case, seen: Seen) -> None:
    """Check that every draw was paid for before, to the last pico-rho, and that the sum is within the grant.

    Raises:
        Leak: A draw was not paid for, or a payment was not for a draw.
    """
    limits, paid, due = iter(sensitivities(case, seen)), 0, 0
    for step in seen.steps:
        if isinstance(step, Payment):
            if due:
                raise Leak("a payment without a draw")
            due, paid = step.pico_rho, paid + step.pico_rho
        elif isinstance(step, Question):
            if not due:
                raise Leak(f"the counts of {step.clique} were asked for, and nothing was paid for them")
        else:
            cost = whole_pico_rho(rho_of(step, sensitivity_squared=next(limits)[1]))
            if cost != due:
                raise Leak(f"a {step.kind} draw costs {cost} pico-rho, and {due} were paid before it")
            due = 0
    if paid > case.outer_limit:
        raise Leak(f"{paid} pico-rho were paid of {case.outer_limit}")
    left = case.plan.pico_rho - paid
    if isinstance(seen.result[0], bytes) and not 0 <= left <= INDIVISIBLE:
        raise Leak(f"{left} pico-rho of {case.plan.pico_rho} were not paid")
