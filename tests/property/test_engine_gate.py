"""The engine's privacy: what is drawn costs what is spent, and no more can be seen than was paid for."""

import math
from collections.abc import Iterable
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind
from cusyn_desktop.engine.noise import NoiseSource
from cusyn_desktop.engine.pipelines import SynthesisResult, synthesise
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan, Tuning, default_workload
from tests.replay import CallKind, NoiseCall, RecordingNoise, ReplayNoise, SeededNoise
from tests.unit.engine.tables import random_rows, table_of

PICO = 10**12
METHODS = list(product(EngineName, Allocation))


def plan_of(sizes: tuple[int, ...], **changes: object) -> SynthesisPlan:
    """A short run: as few rounds as the columns allow."""
    values: dict[str, object] = {
        "sizes": sizes,
        "workload": default_workload(sizes),
        "tuning": Tuning(rounds=6 * len(sizes)),
        "pico_rho": 10**10,
    }
    return SynthesisPlan(**{**values, **changes})  # type: ignore[arg-type]


def run(
    plan: SynthesisPlan, rows: np.ndarray, noise: NoiseSource, budget: RunBudget | None = None
) -> SynthesisResult:
    return synthesise(
        plan,
        counts=TableCounts(table_of(plan.sizes, rows)),
        noise=noise,
        spender=budget or RunBudget(plan.pico_rho),
        control=RunControl(),
    )


def sensitivity_squared(sizes: tuple[int, ...], measurement: Measurement, rows_per_person: int) -> int:
    """Δ² by definition: the longest column of the map from a table to what is measured, k times."""
    if measurement.kind is MeasurementKind.FULL:
        return rows_per_person**2
    matrix = np.ones((1, 1), dtype=np.int64)
    for n in (sizes[column] for column in measurement.clique):
        axis = np.array([[1, -1]]) if n == 2 else n * np.eye(n, dtype=np.int64) - 1
        matrix = np.kron(matrix, axis)
    return rows_per_person**2 * int((matrix**2).sum(axis=0).max())


def charges(plan: SynthesisPlan, result: SynthesisResult, calls: Iterable[NoiseCall]) -> list[int]:
    """What every draw costs by its own scale, in pico-rho rounded up: an accountant that trusts nobody."""
    measurements = iter(result.measurements)
    costs = []
    for call in calls:
        scale = Fraction(call.parameter)
        if call.kind is CallKind.RANKING:
            costs.append(math.ceil(scale**2 * PICO / 8))
            continue
        square = sensitivity_squared(plan.sizes, next(measurements), plan.rows_per_person)
        costs.append(math.ceil(square * PICO / (2 * scale**2)))
    assert next(measurements, None) is None
    return costs


@st.composite
def plans(draw: st.DrawFn) -> SynthesisPlan:
    sizes = tuple(draw(st.lists(st.sampled_from([1, 2, 2, 2, 3, 5]), min_size=1, max_size=4)))
    workload = default_workload(sizes)
    columns = range(len(sizes))
    queries = st.lists(st.sampled_from(columns), min_size=1, max_size=3, unique=True).map(
        lambda query: tuple(sorted(query))
    )
    interest: list[Clique] = draw(st.lists(queries, max_size=len(workload), unique=True))
    return plan_of(
        sizes,
        interest=tuple(interest),
        engine=draw(st.sampled_from(EngineName)),
        allocation=draw(st.sampled_from(Allocation)),
        pico_rho=draw(st.integers(10**5, 10**11)),
        rows_per_person=draw(st.integers(1, 3)),
    )


@settings(max_examples=60, deadline=None)
@given(plans(), st.integers(0, 200), st.integers(0, 99))
def test_every_draw_costs_what_was_spent_to_the_last_pico_rho(
    plan: SynthesisPlan, n_rows: int, seed: int
) -> None:
    noise, budget = RecordingNoise(SeededNoise(seed)), RunBudget(plan.pico_rho)
    result = run(plan, random_rows(plan.sizes, n_rows, seed), noise, budget)
    costs = charges(plan, result, noise.calls)
    assert sum(costs) == budget.spent == result.spent_pico_rho
    assert budget.spent == plan.pico_rho
    assert all(np.isfinite(result.model.beliefs))


def neighbours(rows: np.ndarray, sizes: tuple[int, ...], k: int, seed: int) -> Iterable[np.ndarray]:
    """Tables with up to k rows of one person more, and with k rows fewer."""
    rng = np.random.default_rng(seed)
    yield np.concatenate([rows, rng.integers(0, sizes, (k, len(sizes)))])
    yield np.concatenate([rows, np.repeat(rng.integers(0, sizes, (1, len(sizes))), k, axis=0)])
    yield rows[k:]


@pytest.mark.parametrize(("engine", "allocation"), METHODS)
@pytest.mark.parametrize("sizes", [(2, 2, 2), (2, 3, 4)])
def test_neighbours_take_the_same_steps_and_differ_by_at_most_the_sensitivity(
    engine: EngineName, allocation: Allocation, sizes: tuple[int, ...]
) -> None:
    """Neighbour replay: with fixed noisy answers only exact numbers may differ, and only by so much."""
    for seed, (k, n_rows) in enumerate([(1, 60), (2, 3), (1, 1)]):
        plan = plan_of(
            sizes,
            interest=((0, 1), (1, 2), (2,)),
            engine=engine,
            allocation=allocation,
            rows_per_person=k,
            tuning=Tuning(rounds=20),
        )
        rows = random_rows(sizes, n_rows, seed)
        recorded = RecordingNoise(SeededNoise(seed))
        first = run(plan, rows, recorded)
        for other in neighbours(rows, sizes, k, seed):
            replay = ReplayNoise(recorded.calls)
            second = run(plan, other, replay)
            replay.finish()
            assert_within_sensitivity(plan, first, recorded.calls, replay.calls)
            assert np.array_equal(first.model.beliefs, second.model.beliefs)
            assert first.expected_errors == second.expected_errors
            assert first.screened_out == second.screened_out


def assert_within_sensitivity(
    plan: SynthesisPlan, result: SynthesisResult, calls: list[NoiseCall], others: list[NoiseCall]
) -> None:
    measurements = iter(result.measurements)
    for call, other in zip(calls, others, strict=True):
        if call.kind is CallKind.RANKING:
            assert call.sensitivity is not None
            allowed = call.sensitivity
        else:
            allowed = sensitivity_squared(plan.sizes, next(measurements), plan.rows_per_person)
        assert call.distance(other) <= allowed


@pytest.mark.parametrize("kind", list(MeasurementKind))
def test_the_sensitivity_is_reached_so_that_no_noise_is_wasted(kind: MeasurementKind) -> None:
    """One row more moves a measurement by exactly its sensitivity."""
    engine = EngineName.CUSYN_AIM if kind is MeasurementKind.RESIDUAL else EngineName.AIM
    plan = plan_of((2, 2, 2), interest=((0, 1),), engine=engine)
    rows = random_rows(plan.sizes, 50)
    recorded = RecordingNoise(SeededNoise(3))
    result = run(plan, rows, recorded)
    replay = ReplayNoise(recorded.calls)
    run(plan, np.concatenate([rows, rows[:1]]), replay)
    gaussian = [
        (call.distance(other), measurement)
        for (call, other), measurement in zip(
            (
                (c, o)
                for c, o in zip(recorded.calls, replay.calls, strict=True)
                if c.kind is CallKind.GAUSSIAN
            ),
            result.measurements,
            strict=True,
        )
        if measurement.kind is kind
    ]
    assert gaussian
    assert all(moved == sensitivity_squared(plan.sizes, measurement, 1) for moved, measurement in gaussian)
