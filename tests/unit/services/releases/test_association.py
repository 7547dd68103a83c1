"""Strength of dependence, from shares and from noisy shares."""

import numpy as np
import pytest
from scipy.stats.contingency import association

from cusyn_desktop.arrays import IntArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.releases.association import (
    MAX_COLUMNS,
    _grouped,
    _groups,
    correlation,
    cramers_v,
    drawn_columns,
    pair_strengths,
)
from cusyn_desktop.services.releases.releases import Opened
from cusyn_desktop.services.workspace import Workspace
from tests.replay import SeededNoise
from tests.unit.services.conftest import ask

SEED = 1


def table(seed: int = 1, shape: tuple[int, int] = (4, 3)) -> IntArray:
    rng = np.random.default_rng(seed)
    counts: IntArray = rng.integers(20, 400, shape) + 900 * np.eye(*shape, dtype=np.int64)
    return counts


def test_cramers_v_equals_that_of_scipy() -> None:
    counts = table()
    assert cramers_v(counts / counts.sum()) == pytest.approx(association(counts, method="cramer"))


def test_the_extremes() -> None:
    assert cramers_v(np.multiply.outer([0.3, 0.7], [0.2, 0.5, 0.3])) == pytest.approx(0, abs=1e-7)
    assert cramers_v(np.diag([0.2, 0.3, 0.5])) == pytest.approx(1)
    assert cramers_v(np.array([[0.4, 0.6]])) == 0


def test_what_noise_adds_is_taken_off() -> None:
    """Without the correction, noise alone would look like a dependence."""
    rng = np.random.default_rng(2)
    shares = np.multiply.outer(np.full(10, 0.1), np.full(10, 0.1))
    noisy = [shares + rng.normal(0, 0.002, shares.shape) for _ in range(200)]
    raw = np.mean([cramers_v(one) for one in noisy])
    corrected = np.mean([cramers_v(one, 0.002**2) for one in noisy])
    assert raw > 0.06
    assert corrected < raw / 3


def test_correlation_equals_that_of_numpy() -> None:
    counts = table(3, (5, 4))
    rows = np.repeat(np.indices(counts.shape).reshape(2, -1), counts.ravel(), axis=1)
    found = correlation(counts / counts.sum())
    assert found is not None
    assert found[0] == pytest.approx(float(np.corrcoef(rows[0], rows[1])[0, 1]))
    assert found[1] == 0
    assert correlation(np.array([[0.5, 0.5]])) is None
    assert correlation(np.full((2, 2), 0.001)) is None


def test_the_noise_of_a_correlation_is_foretold() -> None:
    rng = np.random.default_rng(5)
    counts = table(3, (5, 4))
    shares = counts / counts.sum()
    found = [correlation(shares + rng.normal(0, 0.001, shares.shape)) for _ in range(2_000)]
    foretold = correlation(shares, deviation=0.001)
    assert foretold is not None
    assert foretold[1] == pytest.approx(np.std([one[0] for one in found if one]), rel=0.25)


def test_rare_values_are_taken_together() -> None:
    assert _groups(np.array([0.5, 0.01, 0.479, 0.011])).tolist() == [0, 2, 1, 2]
    assert _groups(np.array([0.5, 0.005, 0.49, 0.005])).tolist() == [0, 1, 1, 1]
    assert _groups(np.full(100, 0.01)).tolist() == [0] * 100
    merged = _grouped(np.arange(12.0).reshape(3, 4), [np.array([0, 1, 0]), np.array([0, 0, 1, 1])])
    assert merged.tolist() == [[0 + 1 + 8 + 9, 2 + 3 + 10 + 11], [4 + 5, 6 + 7]]


def test_a_release_tells_the_strength_of_its_pairs(workspace: Workspace) -> None:
    made = synthesis.synthesise(
        workspace,
        ask(user="Ben", epsilon="1.5", queries=(("age", "income"), ("sex", "smoker"))),
        noise=SeededNoise(SEED),
        control=RunControl(),
    )
    with workspace.store(Right.LOOK) as store:
        opened = Opened.of(store, workspace.actor, made.id)
        columns = drawn_columns(opened)
        assert columns == tuple(range(5))
        assert len(columns) <= MAX_COLUMNS
        strengths = {one.columns: one for one in pair_strengths(opened, columns)}
    assert len(strengths) == 10
    ages = strengths[opened.schema.clique(("age", "income"))]
    assert ages.measured is not None
    assert ages.measured > 0.5
    assert ages.synthetic == pytest.approx(ages.measured, abs=0.2)
    assert ages.correlation is not None
    assert ages.correlation.measured > 0.7
    assert ages.correlation.synthetic == pytest.approx(ages.correlation.measured, abs=0.15)
    assert ages.correlation.noise < 0.1
    assert strengths[opened.schema.clique(("sex", "smoker"))].correlation is None
