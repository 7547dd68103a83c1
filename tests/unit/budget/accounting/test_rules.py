"""Mechanisms and composition rules that stand beside the zCDP bound."""

import math

import pytest

from cusyn_desktop.budget.accounting.analytic_gaussian import (
    analytic_gaussian_sigma,
    composed_gaussian_epsilon,
    gaussian_delta,
    gaussian_epsilon,
)
from cusyn_desktop.budget.accounting.composition import kov15_composition, optimal_composition
from cusyn_desktop.budget.accounting.discrete_gaussian import (
    discrete_gaussian_delta,
    discrete_gaussian_pmf,
    discrete_gaussian_tail,
    discrete_gaussian_variance,
)
from cusyn_desktop.budget.accounting.groups import (
    Neighbours,
    group_epsilon,
    group_pico_rho,
    marginal_sensitivity,
)
from cusyn_desktop.budget.accounting.laplace import composed_laplace_epsilon, discrete_laplace_pmf
from cusyn_desktop.budget.accounting.renyi import gaussian_divergence, renyi_epsilon
from cusyn_desktop.budget.accounting.zcdp import loose_epsilon
from cusyn_desktop.errors import InputError


def test_analytic_sigma_gives_just_the_delta() -> None:
    sigma = analytic_gaussian_sigma(epsilon=0.5, delta=1e-7, sensitivity=3.0)

    assert gaussian_delta(sigma, epsilon=0.5, sensitivity=3.0) <= 1e-7
    assert gaussian_delta(sigma * 0.999, epsilon=0.5, sensitivity=3.0) > 1e-7


def test_much_noise_needs_no_epsilon() -> None:
    assert gaussian_epsilon(1e6, delta=1e-3) == 0.0


def test_a_large_epsilon_does_not_overflow() -> None:
    assert gaussian_delta(0.01, epsilon=2_000.0) == pytest.approx(1.0, abs=1e-6)


def test_several_gaussians_are_worse_than_one() -> None:
    epsilons = [composed_gaussian_epsilon(10.0, times=times, delta=1e-6) for times in (1, 2, 4)]

    assert epsilons == sorted(epsilons)
    assert epsilons[0] == gaussian_epsilon(10.0, delta=1e-6)


def test_discrete_gaussian_is_a_law() -> None:
    law = {x: discrete_gaussian_pmf(x, sigma=1.3) for x in range(-60, 61)}

    assert math.fsum(law.values()) == pytest.approx(1.0, rel=1e-14)
    assert discrete_gaussian_variance(1.3) == pytest.approx(math.fsum(x * x * p for x, p in law.items()))
    for start in (-3, 0, 1, 4):
        tail = math.fsum(p for x, p in law.items() if x >= start)
        assert discrete_gaussian_tail(start, sigma=1.3) == pytest.approx(tail, rel=1e-12)


def test_discrete_gaussian_delta_is_that_of_its_law() -> None:
    epsilon, sensitivity, sigma = 0.4, 2, 3.0
    excess = (
        discrete_gaussian_pmf(x, sigma=sigma)
        - math.exp(epsilon) * discrete_gaussian_pmf(x - sensitivity, sigma=sigma)
        for x in range(-200, 201)
    )
    delta = math.fsum(max(0.0, one) for one in excess)

    assert discrete_gaussian_delta(sigma=sigma, epsilon=epsilon, sensitivity=sensitivity) == pytest.approx(
        delta, rel=1e-10
    )


def test_discrete_laplace_is_a_law() -> None:
    assert math.fsum(discrete_laplace_pmf(x, scale=2.0) for x in range(-100, 101)) == pytest.approx(1)


def test_laplace_noise_never_exceeds_the_plain_sum() -> None:
    for times in (1, 3, 30):
        assert composed_laplace_epsilon(10.0, times=times, delta=1e-6) <= times / 10 * (1 + 1e-12)


def test_large_delta_needs_no_epsilon() -> None:
    assert composed_laplace_epsilon(10.0, times=1, delta=0.5) == 0.0


def test_optimal_composition_is_best() -> None:
    for epsilon, times in ((0.1, 50), (0.5, 20), (2.0, 400)):
        best = optimal_composition(epsilon, times=times, delta_prime=1e-6)

        assert best <= kov15_composition([epsilon] * times, delta_prime=1e-6) * (1 + 1e-9)
        assert best <= times * epsilon


def test_optimal_composition_may_need_no_epsilon() -> None:
    assert optimal_composition(0.01, times=10, delta_prime=0.3) == 0.0


def test_renyi_with_the_right_order_is_the_loose_conversion() -> None:
    rho, delta = 0.005, 1e-6
    order = 1 + math.sqrt(-math.log(delta) / rho)
    epsilon = renyi_epsilon(lambda alpha: gaussian_divergence(alpha, sigma=10.0), delta=delta, orders=[order])

    assert epsilon == pytest.approx(loose_epsilon(rho, delta))


def test_groups() -> None:
    assert group_pico_rho(10**9, size=4) == 16 * 10**9
    assert group_epsilon(0.5, size=4) == 2.0
    for size in (0, -1):
        with pytest.raises(InputError, match="at least 1"):
            group_pico_rho(10**9, size=size)


def test_sensitivity_grows_with_the_rows_of_a_person() -> None:
    one = marginal_sensitivity(Neighbours.ADD_OR_REMOVE)
    three = marginal_sensitivity(Neighbours.ADD_OR_REMOVE, rows_per_person=3)

    assert (one.l1, one.l2_squared) == (1, 1)
    assert (three.l1, three.l2_squared) == (3, 9)
    with pytest.raises(InputError, match="rows per person"):
        marginal_sensitivity(Neighbours.REPLACE, rows_per_person=0)
