"""The forecast: sane in every direction, and refusing what cannot fit."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.forecast import Beside, forecast, suitable_limit_mb
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan, default_workload
from cusyn_desktop.errors import ModelTooLargeError
from tests.replay import SeededNoise

BINARY = (2,) * 10
MIXED = (12, 9, 2, 2, 40, 5, 16, 32)


def plan_of(sizes: tuple[int, ...], epsilon: float = 1.0, **changes: object) -> SynthesisPlan:
    workload = default_workload(sizes)
    plan = SynthesisPlan(
        sizes=sizes, workload=workload, interest=workload[:3], pico_rho=pico_rho_of(epsilon, 1e-9)
    )
    return replace(plan, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("engine", EngineName)
@pytest.mark.parametrize("sizes", [BINARY, MIXED])
def test_more_budget_and_more_rows_never_raise_an_error(engine: EngineName, sizes: tuple[int, ...]) -> None:
    def errors(epsilon: float, rows: float) -> list[float]:
        found = forecast(plan_of(sizes, epsilon, engine=engine), approx_rows=rows)
        assert found.workload_error is not None
        return [found.workload_error, *(error for error in found.interest_error if error is not None)]

    poor, rich, many = errors(0.5, 1e4), errors(2.0, 1e4), errors(0.5, 4e4)
    assert len(poor) == 4
    assert all(better < worse for better, worse in zip(rich, poor, strict=True))
    assert all(better < worse for better, worse in zip(many, poor, strict=True))


def test_customised_engines_promise_more_for_the_interest_queries() -> None:
    customised = forecast(plan_of(BINARY, engine=EngineName.CUSYN_AIM), approx_rows=1e4)
    plain = forecast(plan_of(BINARY, engine=EngineName.AIM), approx_rows=1e4)
    assert customised.interest_error < plain.interest_error
    assert not customised.not_measured
    assert len(plain.not_measured) == 3
    assert "does not measure interest queries" in plain.warnings[0]


def test_more_rows_of_one_person_cost_accuracy() -> None:
    one = forecast(plan_of(BINARY), approx_rows=1e4)
    four = forecast(plan_of(BINARY, rows_per_person=4), approx_rows=1e4)
    assert one.workload_error is not None
    assert four.workload_error is not None
    assert 2 * one.workload_error < four.workload_error < 4.001 * one.workload_error


def test_without_a_public_row_number_no_error_is_told() -> None:
    found = forecast(plan_of(MIXED), approx_rows=None)
    assert found.interest_error == (None, None, None)
    assert found.workload_error is None
    assert found.cells > 0
    assert found.seconds > 0


def test_without_one_it_is_open_what_can_be_measured() -> None:
    unknown, known = (forecast(plan_of(MIXED), approx_rows=rows) for rows in (None, 1e6))
    assert unknown.may_drown == plan_of(MIXED).interest
    assert any("Without a public number of rows" in warning for warning in unknown.warnings)
    assert known.may_drown == ()
    assert known.warnings == ()
    assert forecast(plan_of(BINARY), approx_rows=None).may_drown == ()  # nothing is screened there
    assert forecast(plan_of(MIXED, engine=EngineName.AIM), approx_rows=None).may_drown == ()


def test_noisy_queries_are_named_before_the_run() -> None:
    found = forecast(plan_of(MIXED, 0.1), approx_rows=1_000)
    assert found.not_measured
    assert any("no separate measurement" in warning for warning in found.warnings)
    assert not any("too large to be" in warning for warning in found.warnings)


def test_memory_grows_with_the_limit_the_columns_and_the_rows() -> None:
    small = forecast(plan_of(BINARY), approx_rows=1e4).memory_bytes
    assert forecast(plan_of(BINARY, model_limit_cells=10**7), approx_rows=1e4).memory_bytes == small
    roomy = forecast(plan_of((9,) * 10, model_limit_cells=10**7), approx_rows=1e4).memory_bytes
    assert roomy > forecast(plan_of((9,) * 10), approx_rows=1e4).memory_bytes + 5e8
    assert forecast(plan_of(BINARY), approx_rows=1e8).memory_bytes > small + 1e9
    assert forecast(plan_of((700,) * 4), approx_rows=1e4).memory_bytes > small + 3e8
    many_tables = plan_of((60,) * 60, engine=EngineName.AIM)
    assert forecast(many_tables, approx_rows=1e4).memory_bytes > small + 8 * 60 * 59 / 2 * 60**2


def test_a_long_list_of_the_paper_says_what_it_costs() -> None:
    made = plan_of(BINARY, allocation=Allocation.PAPER, interest=default_workload(BINARY)[:30])
    assert any("less exact" in warning for warning in forecast(made, approx_rows=1e4).warnings)
    assert forecast(replace(made, interest=made.interest[:3]), approx_rows=1e4).warnings == ()
    adaptive = replace(made, allocation=Allocation.ADAPTIVE)
    assert forecast(adaptive, approx_rows=1e4).warnings == ()


def people_like(sizes: tuple[int, ...], *, n_rows: int) -> PrivateTable:
    """Uneven columns: each follows a hidden class a little, the one before a lot, and chance."""
    rng = np.random.default_rng(1)
    hidden = rng.integers(0, 5, n_rows) / 5
    columns, before = [], hidden
    for size in sizes:
        before = np.minimum((0.3 * hidden + 0.7 * before + rng.gamma(2, 0.3, n_rows)) / 2, 0.999)
        columns.append((before * size).astype(np.uint8))
    return PrivateTable(sizes, tuple(columns))


@pytest.mark.parametrize(
    ("sizes", "limit", "engine"),
    [((16,) * 9, 30_000, EngineName.AIM), ((40, 24, 20, 12, 9, 9, 6, 5), 12_000, EngineName.CUSYN_AIM)],
)
def test_the_errors_are_as_told_where_the_limit_of_the_model_binds(
    sizes: tuple[int, ...], limit: int, engine: EngineName
) -> None:
    table = people_like(sizes, n_rows=60_000)
    interest = default_workload(sizes)[::9]
    plan = plan_of(sizes, engine=engine, model_limit_cells=limit, interest=interest)
    counts = TableCounts(table)
    made = synthesise(
        plan,
        counts=counts,
        noise=SeededNoise(1),
        spender=RunBudget(plan.pico_rho),
        control=RunControl(),
    )
    found = forecast(plan, approx_rows=table.n_rows)

    def error(cliques: tuple[Clique, ...]) -> float:
        shares = (counts.counts(clique) / table.n_rows - made.model.marginal(clique) for clique in cliques)
        return float(np.mean([np.abs(distance).sum() / 2 for distance in shares]))

    assert found.workload_error is not None
    assert 0.5 < found.cells / made.model.tree.cells < 2
    assert 0.5 < found.workload_error / error(plan.workload) < 2
    told = [one for one in found.interest_error if one is not None]
    assert 0.5 < float(np.mean(told)) / error(plan.interest) < 2


SMALL = (2, 3, 2, 20, 9, 7, 4)
"""Sizes as those of the passengers of a ship, of whom there are few."""


@pytest.mark.parametrize("n_rows", [100, 891, 2000])
def test_the_errors_are_as_told_where_rows_are_few(n_rows: int) -> None:
    ratios: dict[str, list[float]] = {"foreseen": [], "expected": []}
    for seed, epsilon in product(range(4), (0.1, 0.3, 0.8)):
        plan = plan_of(SMALL, epsilon, interest=((0, 1), (0, 2), (2, 3)))
        table = people_like(SMALL, n_rows=n_rows)
        counts = TableCounts(table)
        made = synthesise(
            plan,
            counts=counts,
            noise=SeededNoise(seed),
            spender=RunBudget(plan.pico_rho),
            control=RunControl(),
        )
        shares = [counts.counts(one) / n_rows - made.model.marginal(one) for one in plan.interest]
        true = float(np.mean([np.abs(distance).sum() / 2 for distance in shares]))
        foreseen = forecast(plan, approx_rows=round(n_rows, -2)).interest_error
        ratios["foreseen"].append(true / float(np.mean([one or 0.0 for one in foreseen])))
        ratios["expected"].append(true / float(np.mean([error.tvd for error in made.expected_errors])))
    for found in ratios.values():
        assert 0.7 < float(np.exp(np.log(found).mean())) < 1.4
        assert float(np.mean([ratio < 2 for ratio in found])) >= 0.9


@pytest.mark.parametrize("epsilon", [0.3, 0.8, 2.0])
def test_what_gets_a_measurement_of_its_own_is_as_foreseen(epsilon: float) -> None:
    plan = plan_of(SMALL, epsilon, interest=((0, 1), (0, 2), (2, 3)))
    made = synthesise(
        plan,
        counts=TableCounts(people_like(SMALL, n_rows=900)),
        noise=SeededNoise(1),
        spender=RunBudget(plan.pico_rho),
        control=RunControl(),
    )
    drawn = {one.clique for one in made.measurements if one.purpose is Purpose.INTEREST}
    own = {query for query in plan.interest if any(set(clique) == set(query) for clique in drawn)}
    assert set(plan.interest) - own == set(forecast(plan, approx_rows=900).not_measured)


def test_a_larger_limit_leaves_less_to_the_model() -> None:
    wide = (16,) * 12
    errors = [
        forecast(plan_of(wide, model_limit_cells=limit), approx_rows=1e6).workload_error
        for limit in (10_000, 100_000, 1_000_000)
    ]
    assert errors[0] > errors[1] > errors[2]  # type: ignore[operator]


def test_a_large_model_is_foreseen_between_a_typical_one_and_its_limit() -> None:
    columns = (6,) * 12

    def cells(limit: int) -> int:
        plan = plan_of(columns, 3.0, engine=EngineName.AIM, model_limit_cells=limit)
        return forecast(plan, approx_rows=1e6).cells

    assert cells(100_000) < 100_000
    assert cells(40_000_000) ** 2 == pytest.approx(cells(160_000_000) ** 2 / 4, rel=1e-3)
    assert 131_072 < cells(10_000_000) < cells(40_000_000) < 40_000_000


def test_the_limit_of_the_model_follows_from_time_and_memory() -> None:
    def limit(sizes: tuple[int, ...], *, rows: float, memory: float | None) -> int:
        made = plan_of(sizes)
        return suitable_limit_mb(made, approx_rows=rows, memory_bytes=None if memory is None else int(memory))

    assert limit(MIXED, rows=1e5, memory=None) == 1
    assert limit(BINARY, rows=1e3, memory=64e9) == 1
    assert limit((8,) * 7, rows=1e3, memory=64e9) == 16
    assert limit(MIXED, rows=1e5, memory=5e8) == 8
    quick, slow = limit(MIXED, rows=1e3, memory=64e9), limit((30,) * 20, rows=1e7, memory=64e9)
    assert 1 <= slow < quick == 16


@pytest.mark.parametrize(("limit", "way_out"), [(131_072, "fewer columns"), (10**6, "a smaller model limit")])
def test_a_long_run_says_so(limit: int, way_out: str) -> None:
    found = forecast(plan_of(BINARY, model_limit_cells=limit), approx_rows=1e4, speed=1e-4)
    assert any(f"minutes; {way_out}" in warning for warning in found.warnings)


def test_reading_and_writing_take_time_too() -> None:
    alone = forecast(plan_of(BINARY), approx_rows=1e4)
    beside = forecast(plan_of(BINARY), approx_rows=1e4, beside=Beside(seconds=300.0))
    assert beside.seconds == alone.seconds + 300.0
    assert any("about 5 minutes" in warning for warning in beside.warnings)


def test_what_cannot_fit_is_refused_with_the_numbers() -> None:
    wide = (5_000, 5_000, 2)
    plan = SynthesisPlan(sizes=wide, workload=((0, 2), (1, 2)), interest=((0, 1),), pico_rho=10**10)
    with pytest.raises(ModelTooLargeError, match=r"25,000,000 cells"):
        forecast(plan, approx_rows=1e4)
