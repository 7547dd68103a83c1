from itertools import combinations

import numpy as np
import pytest

from cusyn_desktop.engine.measurement import MeasurementKind, Purpose
from cusyn_desktop.engine.plan import Allocation, EngineName
from cusyn_desktop.engine.schedule import schedule_of
from tests.unit.engine.pipelines.runs import BINARY, MIXED, PICO_RHO, Journey, of_purpose, plan_of

QUERIES = ((0, 1), (1, 3), (2,))


def test_binary_tables_are_split_around_the_rounds() -> None:
    result = Journey(plan_of(BINARY, engine=EngineName.CUSYN_AIM, interest=QUERIES)).run()
    order = [m.purpose for m in result.measurements]
    first, last = order.index(Purpose.SELECTED), len(order) - order[::-1].index(Purpose.SELECTED)
    assert set(order[5:first]) == {Purpose.INTEREST}
    assert set(order[last:]) == {Purpose.INTEREST}
    interest = of_purpose(result, Purpose.INTEREST)
    assert {m.kind for m in interest} == {MeasurementKind.RESIDUAL}
    schedule = schedule_of(plan_of(BINARY, engine=EngineName.CUSYN_AIM, interest=QUERIES))
    assert sum(m.pico_rho for m in interest) == schedule.interest_before + schedule.interest_after


def test_before_anything_is_measured_interest_queries_are_measured_in_full() -> None:
    result = Journey(plan_of(BINARY, engine=EngineName.CUSYN_MWEM, interest=QUERIES)).run()
    first, last = result.measurements[:3], result.measurements[-1]
    assert {(m.purpose, m.kind) for m in first} == {(Purpose.INTEREST, MeasurementKind.FULL)}
    assert (last.purpose, last.kind) == (Purpose.INTEREST, MeasurementKind.RESIDUAL)


def test_the_paper_measures_in_full_after_the_rounds() -> None:
    plan = plan_of(BINARY, engine=EngineName.CUSYN_AIM, interest=QUERIES, allocation=Allocation.PAPER)
    result = Journey(plan).run()
    last = result.measurements[-3:]
    assert [m.clique for m in last] == sorted(QUERIES, key=lambda q: (len(q), q))
    assert {m.kind for m in last} == {MeasurementKind.FULL}
    assert last[0].sigma == pytest.approx(result.measurements[0].sigma, rel=1e-3)
    assert not result.screened_out


@pytest.mark.parametrize("engine", [EngineName.CUSYN_AIM, EngineName.CUSYN_MWEM])
@pytest.mark.parametrize("sizes", [BINARY, MIXED])
def test_interest_queries_come_out_better_than_without(engine: EngineName, sizes: tuple[int, ...]) -> None:
    base = {EngineName.CUSYN_AIM: EngineName.AIM, EngineName.CUSYN_MWEM: EngineName.MWEM_PGM}[engine]

    def error(name: EngineName) -> float:
        errors = []
        for seed in range(4):
            plan = plan_of(sizes, engine=name, interest=((0, 1), (1, 3)), pico_rho=10**10)
            journey = Journey(plan, n_rows=5_000, seed=seed)
            result = journey.run()
            errors += [
                np.abs(result.model.marginal(q) - journey.counts.counts(q) / 5_000).sum()
                for q in plan.interest
            ]
        return float(np.mean(errors))

    assert error(engine) < error(base)


def test_queries_that_do_not_fit_are_left_to_the_model_and_told() -> None:
    sizes = (2, 2, 2, 2, 2, 2)
    queries = tuple(combinations(range(6), 2))
    plan = plan_of(sizes, engine=EngineName.CUSYN_AIM, interest=queries, model_limit_cells=24)
    result = Journey(plan).run()
    assert 0 < len(result.screened_out) < len(queries)
    told = {error.clique: error.measured for error in result.expected_errors}
    assert {clique for clique, measured in told.items() if not measured} == set(result.screened_out)
    assert result.model.tree.cells <= 24
    assert result.spent_pico_rho == PICO_RHO


def test_queries_that_drown_in_noise_leave_their_share_to_the_rounds() -> None:
    plan = plan_of((12, 15, 9, 2), engine=EngineName.CUSYN_AIM, interest=((0, 1),), pico_rho=10**7)
    result = Journey(plan, n_rows=200).run()
    assert result.screened_out == ((0, 1),)
    assert of_purpose(result, Purpose.INTEREST) == []
    assert result.spent_pico_rho == 10**7


def test_a_small_query_is_measured_where_a_large_one_drowns() -> None:
    plan = plan_of((12, 15, 9, 2), engine=EngineName.CUSYN_AIM, interest=((0, 1), (3,)), pico_rho=10**9)
    result = Journey(plan, n_rows=2_000).run()
    assert result.screened_out == ((0, 1),)
    assert {m.clique for m in of_purpose(result, Purpose.INTEREST)} == {(3,)}


def test_a_query_over_columns_of_one_value_needs_no_measurement() -> None:
    plan = plan_of((1, 1, 3, 2), engine=EngineName.CUSYN_AIM, interest=((0, 1), (2, 3)))
    result = Journey(plan).run()
    assert result.screened_out == ((0, 1),)
    assert result.expected_errors[0].tvd < 0.01


def test_three_columns_can_be_asked_for() -> None:
    for engine in (EngineName.CUSYN_AIM, EngineName.CUSYN_MWEM):
        for sizes in (BINARY, MIXED):
            plan = plan_of(sizes, engine=engine, interest=((0, 1, 2),))
            result = Journey(plan, n_rows=20_000).run()
            assert result.screened_out == ()
            assert any(m.clique == (0, 1, 2) for m in of_purpose(result, Purpose.INTEREST))


def test_baselines_do_not_measure_interest_queries_but_tell_their_errors() -> None:
    result = Journey(plan_of(BINARY, interest=QUERIES)).run()
    assert of_purpose(result, Purpose.INTEREST) == []
    assert len(result.expected_errors) == 3
    assert result.screened_out == ()
