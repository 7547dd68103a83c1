import math
from fractions import Fraction

import pytest

from cusyn_desktop.budget.accounting import PICO, gaussian_cost, gaussian_sigma
from cusyn_desktop.errors import InputError

SQUARES = [1, 2, 9, Fraction(1, 4), Fraction(35, 36)]


@pytest.mark.parametrize("square", SQUARES)
@pytest.mark.parametrize("pico_rho", [1, 7, 2_110_377, 10**10, 3 * 10**11 + 1, 10**18])
def test_sigma_costs_at_most_what_is_paid_and_no_smaller_one_does(
    pico_rho: int, square: int | Fraction
) -> None:
    sigma = gaussian_sigma(pico_rho, sensitivity_squared=square)

    assert Fraction(square) / (2 * Fraction(sigma) ** 2) <= Fraction(pico_rho, PICO)
    assert gaussian_cost(sigma, sensitivity_squared=square) <= pico_rho
    smaller = math.nextafter(sigma, 0.0)
    assert Fraction(square) / (2 * Fraction(smaller) ** 2) > Fraction(pico_rho, PICO)


def test_cost_rounds_up() -> None:
    assert gaussian_cost(10.0) == 5 * 10**9
    assert gaussian_cost(math.nextafter(10.0, 0.0)) == 5 * 10**9 + 1
    assert gaussian_cost(1e9) == 1


def test_a_person_with_k_rows_costs_k_squared() -> None:
    assert gaussian_cost(10.0, sensitivity_squared=9) == 9 * gaussian_cost(10.0)


def test_more_noise_never_costs_more() -> None:
    costs = [gaussian_cost(sigma / 10) for sigma in range(1, 1_000)]

    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize("sigma", [0.0, -1.0, math.nan, math.inf])
def test_impossible_scales_are_refused(sigma: float) -> None:
    with pytest.raises(InputError, match="sigma must be a number above 0"):
        gaussian_cost(sigma)


@pytest.mark.parametrize("square", [0, -1])
def test_impossible_sensitivities_are_refused(square: int) -> None:
    with pytest.raises(InputError, match="sensitivity"):
        gaussian_cost(1.0, sensitivity_squared=square)
    with pytest.raises(InputError, match="sensitivity"):
        gaussian_sigma(10**9, sensitivity_squared=square)


def test_free_measurements_are_refused() -> None:
    with pytest.raises(InputError, match="budget above 0"):
        gaussian_sigma(0)
