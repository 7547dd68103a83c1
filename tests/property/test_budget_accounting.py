"""What conversions, splits and spends promise for every budget."""

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cusyn_desktop.budget.accounting import (
    PICO,
    epsilon_of,
    gaussian_cost,
    gaussian_sigma,
    pico_rho_of,
    selection_cost,
    selection_epsilon,
)
from cusyn_desktop.budget.accounting.groups import group_pico_rho
from cusyn_desktop.budget.amount import BudgetAmount, asked_amount, smallest_useful_pico_rho
from cusyn_desktop.budget.comparison import Rule, compare_rules
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.budget.splits import split_pico_rho
from cusyn_desktop.errors import BudgetExceededError
from cusyn_desktop.services.words import NBSP, epsilon_text

unhurried = settings(deadline=None)

budgets = st.one_of(st.integers(1, 10**15), st.floats(0, 15).map(lambda digits: round(10**digits)))
deltas = st.floats(-12, -2).map(lambda exponent: 10**exponent)
epsilons = st.floats(0.001, 1000)
squares = st.one_of(st.integers(1, 100), st.fractions(Fraction(1, 100), 100))


@unhurried
@given(st.floats(0, 6), deltas)
def test_what_is_told_as_left_may_be_asked_for(size: float, delta: float) -> None:
    least = smallest_useful_pico_rho(delta)
    left = BudgetAmount.of(round(least * 10**size), delta)
    told = epsilon_text(left, towards="less").removeprefix(f"ε{NBSP}")
    assert least <= asked_amount(told, delta).pico_rho <= left.pico_rho


@unhurried
@given(budgets, deltas)
def test_round_trip(pico_rho: int, delta: float) -> None:
    epsilon = epsilon_of(pico_rho, delta)
    if 0 < epsilon < 4096:
        assert pico_rho_of(epsilon, delta) == pico_rho


@unhurried
@given(budgets, st.integers(1, 10**12), deltas)
def test_more_rho_is_more_epsilon(pico_rho: int, more: int, delta: float) -> None:
    assert epsilon_of(pico_rho, delta) <= epsilon_of(pico_rho + more, delta)


@unhurried
@given(st.floats(0.01, 1000), st.floats(0.01, 1000), st.floats(-12, -4).map(lambda exponent: 10**exponent))
def test_two_spends_together_count_less_than_the_sum_of_their_epsilons(
    one: float, other: float, delta: float
) -> None:
    """Not so where rho is about delta squared: there delta alone pays for nearly all of a tiny spend."""
    first, second = asked_amount(one, delta), asked_amount(other, delta)
    together = epsilon_of(first.pico_rho + second.pico_rho, delta)
    assert together < first.epsilon + second.epsilon


@unhurried
@given(budgets, deltas, st.floats(1.01, 100))
def test_a_larger_delta_asks_for_less_epsilon(pico_rho: int, delta: float, factor: float) -> None:
    assert epsilon_of(pico_rho, min(delta * factor, 0.5)) <= epsilon_of(pico_rho, delta)


@unhurried
@given(epsilons, deltas)
def test_a_typed_budget_is_never_exceeded_by_what_is_shown(epsilon: float, delta: float) -> None:
    amount = asked_amount(epsilon, delta)

    assert amount.epsilon <= epsilon < epsilon_of(amount.pico_rho + 1, delta)


@unhurried
@given(budgets, squares)
def test_sigma_is_paid_for(pico_rho: int, square: int | Fraction) -> None:
    sigma = gaussian_sigma(pico_rho, sensitivity_squared=square)

    assert gaussian_cost(sigma, sensitivity_squared=square) <= pico_rho
    assert Fraction(square) / (2 * Fraction(sigma) ** 2) <= Fraction(pico_rho, PICO)
    assert sigma == pytest.approx(math.sqrt(square * PICO / (2 * pico_rho)), rel=1e-15)


@unhurried
@given(st.floats(1e-3, 1e6), st.floats(1.0, 100.0), squares)
def test_less_noise_never_costs_less(sigma: float, factor: float, square: int | Fraction) -> None:
    dear = gaussian_cost(sigma, sensitivity_squared=square)

    assert dear >= gaussian_cost(sigma * factor, sensitivity_squared=square) >= 1
    assert Fraction(dear, PICO) >= Fraction(square) / (2 * Fraction(sigma) ** 2)


@unhurried
@given(budgets)
def test_a_choice_is_paid_for(pico_rho: int) -> None:
    assert selection_cost(selection_epsilon(pico_rho)) <= pico_rho


@unhurried
@given(st.integers(0, 10**18), st.lists(st.integers(0, 1000), min_size=1, max_size=50).filter(any))
def test_parts_add_up_to_exactly_the_whole(total: int, weights: list[int]) -> None:
    shares = [Fraction(weight, sum(weights)) for weight in weights]
    parts = split_pico_rho(total, shares)

    assert sum(parts) == total
    assert all(part >= 0 for part in parts)
    assert all(0 <= total * share - part < 1 for part, share in zip(parts[:-1], shares[:-1], strict=True))


@unhurried
@given(st.integers(0, 10**6), st.lists(st.integers(1, 10**5), max_size=100))
def test_a_run_never_spends_more_than_was_reserved(total: int, costs: list[int]) -> None:
    budget = RunBudget(total)
    paid = 0
    for cost in costs:
        try:
            budget.spend(pico_rho=cost)
        except BudgetExceededError:
            assert paid + cost > total
        else:
            paid += cost
        assert (budget.spent, budget.remaining) == (paid, total - paid)
        assert paid <= total


@unhurried
@given(st.lists(st.integers(1, 10**13), min_size=1, max_size=20), deltas)
def test_the_order_of_spends_does_not_matter(spends: list[int], delta: float) -> None:
    shuffled = sorted(spends)
    zcdp = compare_rules(spends, delta)[-1]

    assert zcdp == compare_rules(shuffled, delta)[-1]
    assert zcdp.rule is Rule.ZCDP
    assert zcdp.epsilon >= max(epsilon_of(spend, delta) for spend in spends)


@unhurried
@given(st.integers(1, 10**13), st.integers(1, 10), deltas)
def test_a_group_is_never_protected_better(pico_rho: int, size: int, delta: float) -> None:
    together = epsilon_of(group_pico_rho(pico_rho, size=size), delta)

    assert together >= epsilon_of(pico_rho, delta)
