"""The memory of a run: what its steps take at one time is within the bound, which is not far above them."""

import tracemalloc
from collections.abc import Callable

import numpy as np
import pytest

from cusyn_desktop.engine.estimate import Estimator, FitSettings
from cusyn_desktop.engine.foresight.growth import growth_of
from cusyn_desktop.engine.foresight.memory import BASE_BYTES, memory_of
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.measurement import Measurement, MeasurementKind, Purpose
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.plan import SynthesisPlan, default_workload
from cusyn_desktop.engine.tree.junction_tree import JunctionTree

SHORT = FitSettings(tau=0.01, tolerance=0.1, max_evaluations=4)
SIGMA = 30.0


def peak_of(step: Callable[[], object]) -> int:
    """Most bytes that a step takes, with what it gives back."""
    tracemalloc.start()
    step()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def measured(
    model: GraphicalModel, rng: np.random.Generator, cliques: tuple[tuple[int, ...], ...]
) -> list[Measurement]:
    tables = (1e5 * model.marginal(clique) for clique in cliques)
    return [
        Measurement(
            clique,
            MeasurementKind.FULL,
            table + rng.normal(0, SIGMA, table.shape),
            SIGMA,
            1,
            Purpose.SELECTED,
        )
        for clique, table in zip(cliques, tables, strict=True)
    ]


@pytest.mark.parametrize(
    ("sizes", "limit"),
    [
        ((8, 6, 9, 5) * 4, 600_000),
        ((2, 3, 5, 4) * 15, 131_072),
        ((80, 40) * 4, 131_072),
        ((2,) * 30, 2_000_000),
    ],
)
def test_no_step_takes_more_than_is_told(sizes: tuple[int, ...], limit: int) -> None:
    rng, workload = np.random.default_rng(1), default_workload(sizes)
    plan = SynthesisPlan(sizes=sizes, workload=workload, pico_rho=10**11, model_limit_cells=limit)
    placed = growth_of(sizes, workload, needed=(), limit_cells=limit).placed
    typical = JunctionTree.of(sizes, placed)
    assert typical.cells > limit / 2
    made = measured(GraphicalModel.uniform(sizes, total=1e5), rng, placed)
    numbers = sum(one.values.size for one in made)
    estimator = Estimator(sizes)
    fit = estimator.fit(made, settings=SHORT)

    told = memory_of(plan, typical, numbers=numbers, rows=1_000) - BASE_BYTES
    peaks = (
        peak_of(lambda: estimator.fit(made[:-1], start=fit, settings=SHORT)),
        peak_of(lambda: Estimator(sizes).fit(made, settings=SHORT)),
        peak_of(fit.model.pair_matrix),
        peak_of(lambda: generate(fit.model, 1_000, rng)),
    )
    assert told / 6 < max(peaks) < told


def test_long_tables_take_what_their_codes_and_rows_take() -> None:
    sizes = (2, 300, 70_000)
    plan = SynthesisPlan(sizes=sizes, workload=((0,), (1,), (2,)), pico_rho=10**11)
    tree = JunctionTree.of(sizes, plan.workload)
    few, many = (memory_of(plan, tree, numbers=1e5, rows=rows) for rows in (None, 10**6))
    assert many - few == 10**6 * (80 + 2 * (1 + 2 + 4))


def test_a_model_without_columns_of_values_takes_next_to_nothing() -> None:
    plan = SynthesisPlan(sizes=(1, 1), workload=((0, 1),), pico_rho=10**11)
    assert memory_of(plan, JunctionTree.of((1, 1), ()), numbers=1, rows=None) < BASE_BYTES + 10_000
