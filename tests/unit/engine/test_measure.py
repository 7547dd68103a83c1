from fractions import Fraction

import numpy as np
import pytest

from cusyn_desktop.budget.accounting import PICO, gaussian_cost
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.engine.measure import Measurer
from cusyn_desktop.engine.measurement import MeasurementKind, Purpose
from cusyn_desktop.engine.residuals import project
from cusyn_desktop.errors import BudgetExceededError
from tests.replay import NoNoise, RecordingNoise, SeededNoise
from tests.unit.engine.tables import counts_of

SIZES = (2, 3, 2)


def measurer(noise: RecordingNoise, budget: RunBudget, rows_per_person: int = 1) -> Measurer:
    return Measurer(counts_of(SIZES), noise, budget, rows_per_person)


@pytest.mark.parametrize("k", [1, 3])
@pytest.mark.parametrize("kind", list(MeasurementKind))
def test_the_noise_costs_what_was_paid(kind: MeasurementKind, k: int) -> None:
    noise, budget = RecordingNoise(NoNoise()), RunBudget(10**9)
    made = measurer(noise, budget, k).measure(
        (0, 1), kind=kind, pico_rho=12_345_678, purpose=Purpose.INTEREST
    )
    (call,) = noise.calls
    square = k * k * (1 if kind is MeasurementKind.FULL else 1 * (3 * 2))
    assert gaussian_cost(call.parameter, sensitivity_squared=square) == 12_345_678
    assert Fraction(square) / (2 * Fraction(call.parameter) ** 2) <= Fraction(12_345_678, PICO)
    assert budget.spent == made.pico_rho == 12_345_678
    assert (made.clique, made.kind, made.purpose) == ((0, 1), kind, Purpose.INTEREST)


def test_a_full_measurement_is_counts_plus_noise() -> None:
    noise, budget = RecordingNoise(SeededNoise(1)), RunBudget(10**9)
    made = measurer(noise, budget).measure(
        (0, 2), kind=MeasurementKind.FULL, pico_rho=10**6, purpose=Purpose.SELECTED
    )
    assert (noise.calls[0].exact == counts_of(SIZES).counts((0, 2))).all()
    assert (made.values == noise.calls[0].answer).all()
    assert made.sigma == noise.calls[0].parameter


def test_a_residual_without_noise_is_the_projected_table() -> None:
    budget = RunBudget(10**9)
    made = measurer(RecordingNoise(NoNoise()), budget).measure(
        (0, 1), kind=MeasurementKind.RESIDUAL, pico_rho=10**6, purpose=Purpose.SELECTED
    )
    expected = project(counts_of(SIZES).counts((0, 1)).astype(np.float64))
    assert np.allclose(made.values, expected)


def test_a_residual_of_two_binary_columns_has_half_the_noise_of_a_full_table() -> None:
    noise, budget = RecordingNoise(NoNoise()), RunBudget(10**9)
    gate = measurer(noise, budget)
    full, residual = (
        gate.measure((0, 2), kind=kind, pico_rho=10**6, purpose=Purpose.SELECTED)
        for kind in (MeasurementKind.FULL, MeasurementKind.RESIDUAL)
    )
    assert residual.sigma == pytest.approx(full.sigma / 2)
    assert noise.calls[1].exact.shape == (1, 1)


@pytest.mark.parametrize("kind", list(MeasurementKind))
def test_nothing_is_drawn_that_is_not_paid(kind: MeasurementKind) -> None:
    noise = RecordingNoise(NoNoise())
    with pytest.raises(BudgetExceededError):
        measurer(noise, RunBudget(999)).measure((0, 1), kind=kind, pico_rho=1000, purpose=Purpose.SELECTED)
    assert noise.calls == []
