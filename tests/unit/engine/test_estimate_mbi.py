"""The optimum against mbi's mirror descent; runs where the extra `bench` is installed."""

import importlib
import importlib.util
import warnings
from typing import Any

import numpy as np
import pytest

from cusyn_desktop.arrays import Clique
from cusyn_desktop.engine.estimate import Estimator, FitSettings
from tests.unit.engine.brute_force import noisy

pytestmark = pytest.mark.skipif(importlib.util.find_spec("mbi") is None, reason="mbi is not installed")

NEARLY_WITHOUT_PENALTY = FitSettings(tau=1e-5, tolerance=1e-3, max_evaluations=20_000)

CASES: dict[str, tuple[tuple[int, ...], list[Clique]]] = {
    "chain": ((3, 4, 3, 2), [(0, 1), (1, 2), (2, 3)]),
    "cycle": ((2, 3, 2, 3), [(0, 1), (1, 2), (2, 3), (0, 3)]),
    "nested": ((3, 2, 4), [(0, 1, 2), (0, 1), (2,)]),
    "disconnected": ((3, 4, 2, 5), [(0, 1), (2, 3), (2,)]),
}


@pytest.fixture(scope="module")
def mbi() -> Any:  # noqa: ANN401 - mbi ships no types
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        importlib.import_module("jax").config.update("jax_enable_x64", True)
        return importlib.import_module("mbi")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", CASES)
def test_the_loss_is_that_of_mirror_descent(case: str, mbi: Any) -> None:  # noqa: ANN401
    sizes, cliques = CASES[case]
    rng = np.random.default_rng(1)
    table = (
        rng.multinomial(1000, rng.dirichlet(np.full(int(np.prod(sizes)), 0.5))).reshape(sizes).astype(float)
    )
    measurements = noisy(table, cliques, rng, sigma=15.0)
    names = [f"c{column}" for column in range(len(sizes))]
    theirs = mbi.estimation.MirrorDescent().estimate(
        mbi.Domain(names, list(sizes)),
        [
            mbi.LinearMeasurement(one.values.ravel(), tuple(names[c] for c in one.clique), stddev=one.sigma)
            for one in measurements
        ],
        known_total=1000.0,
        iters=10_000,
    )
    ours = Estimator(sizes).fit(measurements, total=1000.0, settings=NEARLY_WITHOUT_PENALTY)
    loss = 0.0
    for one in measurements:
        cells = np.asarray(theirs.project(tuple(names[c] for c in one.clique)).datavector())
        loss += 0.5 * float(np.square(cells - one.values.ravel()).sum()) / one.variance
        difference = 1000.0 * ours.model.marginal(one.clique).ravel() - cells
        assert np.abs(difference).max() < 0.1 * one.sigma
    assert ours.loss == pytest.approx(loss, rel=2e-3, abs=0.02)  # they stop short, we keep a little entropy
