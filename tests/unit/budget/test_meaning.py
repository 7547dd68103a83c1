import math

import pytest

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.comparison import Rule, compare_rules
from cusyn_desktop.budget.meaning import (
    belief_after,
    count_spread,
    group_amount,
    meaning_of,
    odds_factor,
    odds_text,
    percent_text,
    shown_epsilon,
    times_in,
)
from cusyn_desktop.errors import InputError

DELTA = 1e-9
GRANTED = (0.6, 1.0, 0.8, 0.5, 0.8, 0.8, 0.9, 0.6, 0.7, 0.8, 0.8, 0.5)
SPENDS = [pico_rho_of(epsilon, DELTA) for epsilon in GRANTED]
SPENT = BudgetAmount.of(sum(SPENDS), DELTA)
"""The twelve spends of the example pool of epsilon 3.00 in the design of the Pools tab."""


@pytest.mark.parametrize(
    ("amount", "epsilon", "odds", "belief"),
    [
        (asked_amount(0.8, DELTA), 0.80, "2.3", "20%"),
        (SPENT, 2.76, "15.8", "64%"),
        (asked_amount(3, DELTA), 3.00, "20.1", "70%"),
        (group_amount(SPENT, size=4), 12.64, "309,000", "> 99%"),
    ],
)
def test_figures_of_the_design(amount: BudgetAmount, epsilon: float, odds: str, belief: str) -> None:
    meaning = meaning_of(amount)

    assert shown_epsilon(amount.epsilon) == epsilon
    assert odds_text(meaning.odds_factor) == odds
    assert percent_text(meaning.belief) == belief
    assert meaning.is_useful == (belief != "> 99%")


def test_the_same_spends_under_four_rules() -> None:
    totals = compare_rules(SPENDS, DELTA)

    assert {total.rule: shown_epsilon(total.epsilon) for total in totals} == {
        Rule.BASIC: 8.80,
        Rule.ADVANCED: 19.89,
        Rule.RENYI: 3.03,
        Rule.ZCDP: 2.76,
    }
    assert [total.delta for total in totals] == pytest.approx([12e-9, 13e-9, 1e-9, 1e-9])


def test_no_spend_is_nothing_under_any_rule() -> None:
    assert [(total.rule, total.epsilon) for total in compare_rules([], DELTA)] == [
        (rule, 0.0) for rule in Rule
    ]


def test_the_rule_of_the_pools_is_no_worse_than_renyi() -> None:
    for spends in ([10**6], [10**9] * 5, [10**12, 10**6]):
        totals = {total.rule: total.epsilon for total in compare_rules(spends, DELTA)}

        assert totals[Rule.ZCDP] <= totals[Rule.RENYI]


def test_a_sentence_with_all_figures() -> None:
    assert meaning_of(SPENT).in_words() == (
        "Someone who reads all releases can shift the odds of a guess about one person by a factor of at most"
        " 15.8: a guess held 10% likely can become at most 64% likely. This bound may fail with a probability"
        " of at most 1e-09."
    )


def test_nothing_spent_changes_nothing() -> None:
    meaning = meaning_of(BudgetAmount.of(0, DELTA))

    assert meaning.odds_factor == 1.0
    assert meaning.belief == pytest.approx(meaning.prior)


def test_odds_are_multiplied() -> None:
    belief = belief_after(0.25, epsilon=1.0)

    assert belief / (1 - belief) == pytest.approx(0.25 / 0.75 * math.e)


@pytest.mark.parametrize("prior", [0.0, 1.0, -0.1, math.nan])
def test_certainty_is_no_guess(prior: float) -> None:
    with pytest.raises(InputError, match="between 0 and 1"):
        belief_after(prior, epsilon=1.0)


@pytest.mark.parametrize(
    ("factor", "text"),
    [
        (1.0, "1.0"),
        (2.21, "2.3"),
        (99.91, "100.0"),
        (100.0, "100"),
        (100.1, "101"),
        (12_345, "12,400"),
        (1e15, "more than 10^15"),
        (odds_factor(1_000.0), "more than 10^15"),
    ],
)
def test_odds_round_up(factor: float, text: str) -> None:
    assert odds_text(factor) == text


@pytest.mark.parametrize(
    ("probability", "text"), [(0.1, "10%"), (0.1001, "11%"), (0.99, "99%"), (0.9901, "> 99%"), (1.0, "> 99%")]
)
def test_percent_round_up(probability: float, text: str) -> None:
    assert percent_text(probability) == text


def test_epsilon_is_never_shown_below_itself() -> None:
    assert shown_epsilon(0.8) == 0.8
    assert shown_epsilon(0.8000000000001) == 0.81
    assert shown_epsilon(0.0) == 0.0


def test_noise_grows_with_the_rows_of_one_person() -> None:
    pool = asked_amount(3, DELTA)
    one, three = (count_spread(pool, rows_per_person=rows) for rows in (1, 3))
    assert one == pytest.approx(2 * math.sqrt(1e12 / (2 * (pool.pico_rho // 10))))
    assert three == pytest.approx(3 * one)
    with pytest.raises(InputError):
        count_spread(pool, rows_per_person=0)


def test_a_limit_fits_into_a_pool_by_whole_units() -> None:
    pool, limit = asked_amount(3, DELTA), asked_amount(1.5, DELTA)
    assert times_in(pool, limit) == pool.pico_rho // limit.pico_rho == 3
    assert times_in(limit, pool) == 0
