"""Empirical privacy in short; `python -m tests.bench.empirical` attacks at length.

The product's noise is drawn anew each time; a false alarm needs both limits of a bound to fail, and the
attacks to be perfect. Planted mistakes draw from a seeded source, so that these tests repeat.
"""

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from cusyn_desktop.engine.plan import EngineName
from tests.bench.empirical import (
    ROOT_HALF,
    WEIGHED,
    Distorted,
    Duel,
    audit_choice,
    audit_measurement,
    audit_residual,
    audit_runs,
    forgetful_run,
)
from tests.replay import SeededNoise
from tests.statistical.bounds import Finding, gaussian_bound, judged, limits, odds_bound

pytestmark = pytest.mark.statistical

DRAWS = 20_000
CHOICES = 2_000
RUNS = 100


def holds(finding: Finding, *, power: float) -> None:
    """The bound is below the claim, and near enough to it that the attack is worth something."""
    assert not finding.refutes, str(finding)
    assert finding.bound > power * finding.claim, str(finding)


def test_a_measurement_loses_what_is_paid_and_no_more() -> None:
    """With so many draws the bound is 0.97 of the claim, give or take 0.01."""
    holds(audit_measurement(3 * DRAWS), power=0.85)


def test_a_residual_loses_what_is_paid_and_no_more() -> None:
    holds(audit_residual(CHOICES), power=0.6)


def test_a_choice_loses_what_is_paid_and_no_more() -> None:
    holds(audit_choice(CHOICES), power=0.4)
    holds(audit_choice(CHOICES, candidates=WEIGHED), power=0.4)


@pytest.mark.parametrize("engine", [EngineName.AIM, EngineName.CUSYN_AIM])
def test_a_whole_run_loses_what_is_paid_and_no_more(engine: EngineName) -> None:
    answers, rows = audit_runs(Duel.of(engine), RUNS, what=engine)
    holds(answers, power=0.2)
    assert not rows.refutes, str(rows)


def test_the_attacks_come_near_to_what_is_paid() -> None:
    """How good they are, from a source that repeats: no chance decides."""
    holds(audit_measurement(10 * DRAWS, noise=SeededNoise(1)), power=0.95)
    holds(audit_residual(CHOICES, noise=SeededNoise(1)), power=0.75)
    holds(audit_choice(CHOICES, noise=SeededNoise(1)), power=0.6)
    answers, rows = audit_runs(Duel.of(EngineName.AIM), RUNS, what="run", noise=SeededNoise(1))
    holds(answers, power=0.4)
    holds(rows, power=0.3)


@pytest.mark.parametrize("factor", [0.9, ROOT_HALF])
def test_too_little_noise_is_found(factor: float) -> None:
    assert audit_measurement(DRAWS, noise=Distorted(sigma=factor, source=SeededNoise(1))).refutes


def test_noise_for_one_row_of_a_person_who_has_more_is_found() -> None:
    assert audit_measurement(DRAWS, told_rows_per_person=1, noise=SeededNoise(3)).refutes


def test_noise_of_a_full_table_on_a_residual_is_found() -> None:
    assert audit_residual(CHOICES, noise=Distorted(sigma=1 / math.sqrt(6), source=SeededNoise(2))).refutes


@pytest.mark.parametrize(
    "mistake",
    [
        Distorted(sensitivity=Fraction(1, 2), source=SeededNoise(4)),
        Distorted(epsilon=2.0, source=SeededNoise(4)),
    ],
    ids=["sensitivity", "epsilon"],
)
def test_too_sharp_a_choice_is_found(mistake: Distorted) -> None:
    assert audit_choice(CHOICES, noise=mistake).refutes


def test_a_forgotten_weight_is_found() -> None:
    mistake = Distorted(sensitivity=Fraction(1, 3), source=SeededNoise(6))
    assert audit_choice(CHOICES, noise=mistake, candidates=WEIGHED).refutes


def test_spends_that_are_not_charged_are_found() -> None:
    assert forgetful_run(400, noise=SeededNoise(5)).refutes


# --- the yardstick itself ---


def test_limits_hold_the_chance() -> None:
    assert limits(0, 100)[0] == 0.0
    assert limits(100, 100)[1] == 1.0
    low, high = limits(300, 1000)
    assert stats.binom.sf(299, 1000, low) == pytest.approx(0.0005)
    assert stats.binom.cdf(300, 1000, high) == pytest.approx(0.0005)


def test_bounds_of_few_draws_prove_nothing() -> None:
    assert gaussian_bound(0, 5, 5) == gaussian_bound(5, 0, 0 + 5) - gaussian_bound(5, 0, 5) == 0.0
    assert odds_bound(0, 9, 9) == 0.0
    assert odds_bound(600, 400, 1000) < 2 * math.log(1.5)


def test_a_bound_that_is_no_number_is_no_pass() -> None:
    with pytest.raises(AssertionError):
        assert not Finding("broken", 1.0, math.nan, 0.0, 10).refutes


def test_known_normal_noise_is_measured_rightly() -> None:
    rng = np.random.default_rng(8)
    found = judged("normal", 1.0, rng.normal(1.0, 1.0, 200_000), rng.normal(0.0, 1.0, 200_000))
    assert 0.94 < found.bound < 1.0
    assert judged("half", 0.4, rng.normal(0.5, 1.0, 50_000), rng.normal(0.0, 1.0, 50_000)).refutes
