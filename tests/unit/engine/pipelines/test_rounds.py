from fractions import Fraction
from itertools import pairwise
from math import pi, sqrt

import numpy as np
import pytest

from cusyn_desktop.budget.accounting import gaussian_cost, gaussian_sigma, selection_cost
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.pipelines.run import Run
from cusyn_desktop.engine.plan import EngineName, Tuning
from cusyn_desktop.engine.schedule import schedule_of
from tests.replay import CallKind
from tests.unit.engine.pipelines.runs import BINARY, MIXED, PICO_RHO, Journey, of_purpose, plan_of


def test_aim_measures_every_column_and_then_chooses() -> None:
    journey = Journey(plan_of(MIXED))
    result = journey.run()
    purposes = [m.purpose for m in result.measurements]
    assert purposes[:4] == [Purpose.ONE_WAY] * 4
    assert purposes[4:] == [Purpose.SELECTED] * result.rounds
    assert [m.clique for m in result.measurements[:4]] == [(0,), (1,), (2,), (3,)]
    assert {m.kind for m in result.measurements} == {MeasurementKind.FULL}


def test_the_first_round_of_aim_has_the_published_noise() -> None:
    plan = plan_of(MIXED)
    result = Journey(plan).run()
    expected = np.sqrt(64 / (2 * 0.9 * PICO_RHO / 1e12))
    assert result.measurements[0].sigma == pytest.approx(expected, rel=1e-6)
    assert result.measurements[4].sigma == pytest.approx(expected, rel=1e-6)


def test_aim_only_ever_halves_the_noise_and_doubles_epsilon_with_it() -> None:
    journey = Journey(plan_of(MIXED))
    result = journey.run()
    first = result.measurements[0].sigma
    selected = of_purpose(result, Purpose.SELECTED)
    halvings = [np.log2(first / m.sigma) for m in selected[:-1]]
    assert np.allclose(halvings, np.round(halvings), atol=1e-3)
    assert halvings == sorted(halvings)
    assert halvings[-1] > 0
    epsilons = [call.parameter for call in journey.noise.calls if call.kind is CallKind.RANKING]
    doublings = [np.log2(epsilon / epsilons[0]) for epsilon in epsilons[:-1]]
    assert np.allclose(doublings, halvings, atol=1e-3)


@pytest.mark.parametrize(("moved", "growth"), [(0.99, 4), (1.01, 1)])
def test_the_noise_is_halved_exactly_when_a_measurement_moved_the_model_less_than_its_noise(
    monkeypatch: pytest.MonkeyPatch, moved: float, growth: int
) -> None:
    """Expected L1 noise of a full table: √(2/π)·σ·cells."""

    def refit(run: Run) -> float:
        last = run.measurements[-1]
        return moved * sqrt(2 / pi) * last.sigma * last.values.size

    monkeypatch.setattr(Run, "refit", refit)
    selected = of_purpose(Journey(plan_of(MIXED)).run(), Purpose.SELECTED)
    costs = [m.pico_rho for m in selected[:-1]]
    assert len(costs) >= 2
    assert all(after == growth * before for before, after in pairwise(costs))


def test_the_last_round_of_aim_takes_all_that_is_left() -> None:
    journey = Journey(plan_of(MIXED))
    result = journey.run()
    ranking, gaussian = journey.noise.calls[-2:]
    measured, chosen = gaussian_cost(gaussian.parameter), selection_cost(ranking.parameter)
    assert measured == int((measured + chosen) * Fraction(9, 10))
    usual = schedule_of(journey.plan)
    assert measured + chosen >= usual.measure_pico_rho + usual.select_pico_rho
    assert result.spent_pico_rho == journey.budget.spent == PICO_RHO


def test_mwem_runs_its_rounds_at_one_noise() -> None:
    journey = Journey(plan_of(MIXED, engine=EngineName.MWEM_PGM))
    result = journey.run()
    assert result.rounds == 16
    assert {m.purpose for m in result.measurements} == {Purpose.SELECTED}
    assert {len(m.clique) for m in result.measurements} == {2}
    sigmas = [m.sigma for m in result.measurements]
    assert max(sigmas) == pytest.approx(min(sigmas), rel=1e-6)
    assert journey.budget.remaining == 0


def test_mwem_as_published_has_a_round_for_each_column() -> None:
    plan = plan_of(MIXED, engine=EngineName.MWEM_PGM, tuning=Tuning(rounds=4))
    assert Journey(plan).run().rounds == 4


@pytest.mark.parametrize("engine", [EngineName.AIM, EngineName.MWEM_PGM, EngineName.CUSYN_AIM])
def test_the_model_comes_close_with_a_large_budget(engine: EngineName) -> None:
    for sizes in (BINARY, MIXED):
        journey = Journey(plan_of(sizes, engine=engine, pico_rho=10**13), n_rows=20_000)
        assert journey.error(journey.run()) < 0.004


def test_binary_pairs_are_measured_as_residuals_by_the_customised_engine() -> None:
    result = Journey(plan_of(BINARY, engine=EngineName.CUSYN_AIM)).run()
    kinds = {(len(m.clique), m.kind) for m in of_purpose(result, Purpose.SELECTED)}
    assert (2, MeasurementKind.RESIDUAL) in kinds
    assert (2, MeasurementKind.FULL) not in kinds


def test_rounds_stay_within_the_model_limit() -> None:
    for engine in EngineName:
        plan = plan_of(BINARY, engine=engine, interest=((0, 1), (2, 3)), model_limit_cells=16)
        result = Journey(plan).run()
        assert result.model.tree.cells <= 16
        assert result.spent_pico_rho == PICO_RHO


def test_the_limit_grows_with_the_budget_that_is_spent() -> None:
    """While little is spent only what is inside the model, or small, is chosen."""
    plan = plan_of((8, 8, 8, 8), model_limit_cells=700, pico_rho=10**12)
    result = Journey(plan, n_rows=20_000).run()
    spent = np.cumsum([m.pico_rho for m in result.measurements]) / plan.pico_rho
    first_pair = next(i for i, m in enumerate(result.measurements) if len(m.clique) == 2)
    assert spent[first_pair] >= 64 / 700 * 0.8


def test_more_rows_of_one_person_bring_as_much_more_noise() -> None:
    one, three = (Journey(plan_of(MIXED, rows_per_person=k)).run().measurements[0].sigma for k in (1, 3))
    assert three == pytest.approx(3 * one)


def test_triples_can_be_the_workload() -> None:
    plan = plan_of(MIXED, workload=((0, 1, 2), (1, 2, 3)), pico_rho=10**12)
    result = Journey(plan, n_rows=10_000).run()
    assert any(len(m.clique) == 3 for m in result.measurements)
    assert result.spent_pico_rho == 10**12


def test_an_earlier_table_beside_which_no_choice_fits_stays_out() -> None:
    """AIM always has single columns to fall back on, MWEM has not."""
    earlier = Measurement((0, 1), MeasurementKind.FULL, np.full((4, 4), 30.0), 5.0, 10, Purpose.SELECTED)
    changes = {"workload": ((0, 2), (1, 2)), "reused": (earlier,), "model_limit_cells": 130}
    for engine, left_out in ((EngineName.MWEM_PGM, 1), (EngineName.AIM, 0)):
        result = Journey(plan_of((4, 4, 30), engine=engine, **changes), n_rows=500).run()
        assert result.left_out == left_out
        assert result.spent_pico_rho == PICO_RHO


def test_the_noise_of_a_round_is_never_less_than_paid_for() -> None:
    result = Journey(plan_of(MIXED)).run()
    assert all(m.sigma >= gaussian_sigma(m.pico_rho) for m in result.measurements)


@pytest.mark.parametrize("engine", EngineName)
def test_reused_tables_leave_room_to_spend_the_grant(engine: EngineName) -> None:
    sizes, wide = (6, 6, 2, 2), (0, 1)
    earlier = Measurement(
        wide, MeasurementKind.FULL, np.full((6, 6), 8.0), sigma=1.0, pico_rho=1, purpose=Purpose.INTEREST
    )
    workload = ((0, 2), (1, 3))
    for limit in (20, 38, 40, 44, 60):
        plan = plan_of(sizes, engine=engine, workload=workload, reused=(earlier,), model_limit_cells=limit)
        journey = Journey(plan)
        result = journey.run()
        assert plan.pico_rho - result.spent_pico_rho <= 1
        assert result.model.tree.cells <= limit
