import math
from fractions import Fraction

import pytest

from cusyn_desktop.budget.accounting import PICO, selection_cost, selection_epsilon
from cusyn_desktop.budget.accounting.exponential import selection_probabilities
from cusyn_desktop.errors import InputError


@pytest.mark.parametrize("pico_rho", [1, 7, 2_110_377, 10**10, 3 * 10**11 + 1, 10**18])
def test_epsilon_costs_at_most_what_is_paid_and_no_larger_one_does(pico_rho: int) -> None:
    epsilon = selection_epsilon(pico_rho)

    assert selection_cost(epsilon) <= pico_rho
    assert Fraction(epsilon) ** 2 / 8 <= Fraction(pico_rho, PICO)
    assert Fraction(math.nextafter(epsilon, math.inf)) ** 2 / 8 > Fraction(pico_rho, PICO)


def test_cost_is_an_eighth_of_the_square_rounded_up() -> None:
    assert selection_cost(1.0) == PICO // 8
    assert selection_cost(math.nextafter(1.0, 2.0)) == PICO // 8 + 1


def test_probabilities_shift_with_the_scores() -> None:
    low = selection_probabilities([0, 1, 2], epsilon=1.0, sensitivity=1)
    high = selection_probabilities([10**9, 10**9 + 1, 10**9 + 2], epsilon=1.0, sensitivity=1)

    assert low == pytest.approx(high)
    assert math.fsum(low) == pytest.approx(1)
    assert low[1] / low[0] == pytest.approx(math.exp(0.5))


def test_a_person_with_k_rows_moves_scores_k_times_as_far() -> None:
    one = selection_probabilities([0, 3], epsilon=1.0, sensitivity=1)
    three = selection_probabilities([0, 9], epsilon=1.0, sensitivity=3)

    assert one == pytest.approx(three)


@pytest.mark.parametrize("epsilon", [0.0, -1.0, math.nan, math.inf])
def test_impossible_epsilons_are_refused(epsilon: float) -> None:
    with pytest.raises(InputError, match="epsilon must be a number above 0"):
        selection_cost(epsilon)


def test_free_selections_are_refused() -> None:
    with pytest.raises(InputError, match="budget above 0"):
        selection_epsilon(0)
