import math

import pytest

from cusyn_desktop.budget.accounting import epsilon_of, pico_rho_of
from cusyn_desktop.budget.amount import (
    BudgetAmount,
    asked_amount,
    smallest_useful_pico_rho,
    typed_delta,
    typed_epsilon,
)
from cusyn_desktop.errors import InputError


def test_an_amount_shows_its_epsilon() -> None:
    amount = BudgetAmount.of(10**10, 1e-9)

    assert amount.to_dict() == {"pico_rho": 10**10, "epsilon": epsilon_of(10**10, 1e-9), "delta": 1e-9}


@pytest.mark.parametrize("typed", [0.8, "0.8", " 0.8 ", "8e-1", "+.8", "0.80"])
def test_a_typed_epsilon_becomes_whole_pico_rho_once(typed: object) -> None:
    amount = asked_amount(typed, 1e-9)

    assert amount.pico_rho == pico_rho_of(0.8, 1e-9)
    assert amount.epsilon <= 0.8
    assert amount.epsilon == pytest.approx(0.8, rel=1e-9)


def test_three_tenths_add_up() -> None:
    """Three requests of 0.1 are exactly three times one of them: no float is ever summed."""
    one = asked_amount(0.1, 1e-9).pico_rho

    assert sum([one] * 3) == 3 * one


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        (0, "epsilon must be a finite number above 0, not 0"),
        (-1, "above 0, not -1"),
        (math.nan, "above 0, not nan"),
        (math.inf, "above 0, not inf"),
        ("0", "above 0, not 0"),
        ("1e999", "above 0, not inf"),
        (10**400, "above 0, not inf"),
        ("nan", "a number such as 0.5, written with a decimal point, not 'nan'"),
        ("inf", "decimal point"),
        ("0,5", "decimal point, not '0,5'"),
        ("1.000,5", "decimal point"),
        ("1_000", "decimal point"),
        ("١", "decimal point"),
        ("much", "decimal point"),
        ("", "decimal point"),
        (True, "must be a number, not True"),
        (None, "must be a number, not None"),
        ([1.0], "must be a number"),
        (0.0009, "at least 0.001, not 0.0009"),
        (1e-300, "at least 0.001"),
        (1001, "at most 1000, not 1001"),
        (1e300, "at most 1000"),
    ],
)
def test_what_cannot_be_an_epsilon_is_refused_in_a_sentence(typed: object, sentence: str) -> None:
    with pytest.raises(InputError, match=sentence) as refusal:
        asked_amount(typed, 1e-9)

    assert refusal.value.details["field"] == "epsilon"
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize("typed", [0, -1e-9, math.nan, "small", 0.5, 1, 1e-200])
def test_what_cannot_be_a_delta_is_refused_in_a_sentence(typed: object) -> None:
    with pytest.raises(InputError, match="delta must") as refusal:
        asked_amount(1.0, typed)

    assert refusal.value.details["field"] == "delta"


def test_the_ends_of_the_ranges_are_allowed() -> None:
    assert typed_epsilon("0.001") == 0.001
    assert typed_epsilon(1000) == 1000.0
    assert typed_delta("1e-2") == 0.01
    assert typed_delta(1e-100) == 1e-100
    for epsilon in (0.001, 1000):
        for delta in (1e-100, 0.01):
            assert asked_amount(epsilon, delta).pico_rho > 0


def test_smallest_useful_budget_is_epsilon_one_hundredth() -> None:
    assert epsilon_of(smallest_useful_pico_rho(1e-9), 1e-9) == pytest.approx(0.01, rel=1e-6)
