"""Budgets in words."""

import pytest

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.amount import BudgetAmount, asked_amount
from cusyn_desktop.budget.evaluator import BudgetRequest, Limits, budget_eval
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.records import PoolStatus
from cusyn_desktop.services.words import (
    NBSP,
    counted,
    decision_sentence,
    delta_text,
    epsilon_text,
    names_text,
    pool_texts,
    query_text,
    share_text,
)

DELTA = 1e-9


@pytest.mark.parametrize("typed", ["0.8", "1", "0.05", "0.012", "3", "12.5"])
def test_what_was_typed_is_shown_back(typed: str) -> None:
    amount = asked_amount(typed, DELTA)
    for towards in ("less", "more"):
        shown = epsilon_text(amount, towards=towards).removeprefix(f"ε{NBSP}")
        assert float(shown) == float(typed)


@pytest.mark.parametrize("pico_rho", [123_456, 1_234_567_890, 98_765_432_101, 5])
def test_what_is_left_is_never_shown_as_more_than_it_is(pico_rho: int) -> None:
    amount = BudgetAmount.of(pico_rho, DELTA)
    shown = float(epsilon_text(amount, towards="less").removeprefix(f"ε{NBSP}"))
    assert pico_rho_of(shown, DELTA) <= pico_rho
    spent = float(epsilon_text(amount, towards="more").removeprefix(f"ε{NBSP}"))
    assert pico_rho_of(spent, DELTA) >= pico_rho


def test_nothing_is_zero() -> None:
    assert epsilon_text(BudgetAmount.of(0, DELTA)) == f"ε{NBSP}0"


@pytest.mark.parametrize(("delta", "text"), [(1e-9, "1e-9"), (2.5e-10, "2.5e-10"), (0.01, "0.01")])
def test_delta_is_written_as_people_do(delta: float, text: str) -> None:
    assert delta_text(delta) == f"δ{NBSP}{text}"


def test_shares_round_down() -> None:
    assert share_text(0.14899) == "14.8%"
    assert share_text(1.0) == "100.0%"


def test_a_query_has_crosses() -> None:
    assert query_text(("age", "sex")) == "age × sex"


def sentence(asked: int, **limits: int) -> str:
    decision = budget_eval(BudgetRequest(asked=asked, smallest=10**9), Limits(**limits))
    granted = None if decision.granted is None else BudgetAmount.of(decision.granted, DELTA)
    wish = BudgetAmount.of(asked, DELTA)
    return decision_sentence(decision, asked=wish, granted=granted, user="Ana", dataset="Survey")


def test_a_decision_says_why() -> None:
    assert sentence(5 * 10**9).startswith("Approved")
    assert "one request of Ana decides" in sentence(5 * 10**9, per_request=2 * 10**9)
    both = sentence(5 * 10**9, per_request=2 * 10**9, dataset_pool=2 * 10**9)
    assert both.startswith("Reduced")
    assert "one request of Ana and what is left in the pool of Survey decide" in both
    refused = sentence(5 * 10**9, dataset_pool=10)
    assert refused.startswith("Refused")
    assert refused.endswith("Nothing is spent.")


def test_what_was_typed_with_more_figures_is_shown_back() -> None:
    for towards in ("less", "more"):
        assert epsilon_text(asked_amount("0.1749", DELTA), towards=towards) == f"ε{NBSP}0.1749"


@pytest.mark.parametrize("spent", [1, 10**6, 98_765_432, 98_765_433, 98_765_434])
def test_no_part_of_a_pool_is_shown_as_more_than_the_whole(spent: int) -> None:
    total = 98_765_434
    amounts = {"total": total, "spent": spent, "remaining": total - spent}
    shown = {name: BudgetAmount.of(pico_rho, DELTA) for name, pico_rho in amounts.items()}
    pool = PoolStatus(PoolKind.USER, "Ana", **shown, closed=False, spent_share=spent / total)
    whole, used, left = (float(text.removeprefix(f"ε{NBSP}")) for text in pool_texts(pool))
    assert max(used, left) <= whole
    if spent == total:
        assert (used, left) == (whole, 0)


def test_counted_things_have_a_plural() -> None:
    assert (counted(1, "row"), counted(1217, "row")) == ("1 row", "1,217 rows")


def test_of_many_names_the_first_are_listed() -> None:
    assert names_text(tuple("abc")) == "a, b, c"
    many = tuple(f"q{number}" for number in range(300))
    assert names_text(many) == "q0, q1, q2, q3, q4, q5 and 294 more columns"
