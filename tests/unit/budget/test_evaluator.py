import json

import pytest

from cusyn_desktop.budget.accounting import epsilon_of
from cusyn_desktop.budget.evaluator import (
    BudgetRequest,
    Decision,
    LimitName,
    Limits,
    Outcome,
    budget_eval,
    decision_to_dict,
)
from cusyn_desktop.errors import InputError


def decide(asked: int, *, smallest: int = 10, exposure: int = 0, **limits: int) -> Decision:
    return budget_eval(BudgetRequest(asked=asked, smallest=smallest, exposure=exposure), Limits(**limits))


def summary(decision: Decision) -> tuple[str, int | None, tuple[str, ...]]:
    return decision.outcome.value, decision.granted, tuple(name.value for name in decision.binding)


def test_without_limits_everything_is_approved() -> None:
    assert summary(decide(100)) == ("approved", 100, ())


def test_asking_for_exactly_the_limit_is_approved() -> None:
    assert summary(decide(100, user_pool=100, dataset_pool=200)) == ("approved", 100, ())


def test_a_request_above_a_limit_is_reduced_to_it() -> None:
    assert summary(decide(100, per_request=80, user_pool=90)) == ("reduced", 80, ("per_request",))


def test_all_limits_that_bind_are_named_in_order() -> None:
    decision = decide(100, user_pool=80, per_synthesis=80, dataset_pool=80, per_request=81)

    assert summary(decision) == ("reduced", 80, ("per_synthesis", "dataset_pool", "user_pool"))


def test_what_is_left_may_be_just_useful() -> None:
    assert summary(decide(100, dataset_pool=10)) == ("reduced", 10, ("dataset_pool",))


def test_less_than_useful_is_refused_and_names_all_that_are_too_low() -> None:
    decision = decide(100, dataset_pool=9, user_pool=0, per_request=10)

    assert summary(decision) == ("refused", None, ("dataset_pool", "user_pool"))


def test_an_exhausted_pool_refuses() -> None:
    assert summary(decide(1, smallest=1, dataset_pool=0)) == ("refused", None, ("dataset_pool",))


def test_who_asks_for_less_than_is_useful_gets_all_or_nothing() -> None:
    assert summary(decide(5, user_pool=5)) == ("approved", 5, ())
    assert summary(decide(5, user_pool=4, dataset_pool=7)) == ("refused", None, ("user_pool",))


def test_exposure_counts_against_the_user_alone() -> None:
    limits = {"per_synthesis": 100, "dataset_pool": 100, "per_request": 130, "user_pool": 120}

    assert summary(decide(100, exposure=20, **limits)) == ("approved", 100, ())
    assert summary(decide(100, exposure=21, **limits)) == ("reduced", 99, ("user_pool",))
    assert summary(decide(100, exposure=31, **limits)) == ("reduced", 89, ("user_pool",))
    assert summary(decide(100, exposure=500, **limits)) == ("refused", None, ("per_request", "user_pool"))


def test_a_decision_tells_what_it_looked_at() -> None:
    decision = decide(100, exposure=3, user_pool=50)

    assert (decision.asked, decision.smallest, decision.exposure) == (100, 10, 3)
    assert decision.limits == Limits(user_pool=50)


def test_json_of_a_reduced_decision() -> None:
    decision = decide(10**10, smallest=10**6, per_request=10**9)
    shown = decision_to_dict(decision, 1e-9)
    amounts = [
        {"pico_rho": pico_rho, "epsilon": epsilon_of(pico_rho, 1e-9), "delta": 1e-9}
        for pico_rho in (10**10, 10**9)
    ]

    assert json.loads(json.dumps(shown)) == {
        "outcome": "reduced",
        "asked": amounts[0],
        "granted": amounts[1],
        "exposure": {"pico_rho": 0, "epsilon": 0.0, "delta": 1e-9},
        "binding": ["per_request"],
        "limits": {
            "per_synthesis": None,
            "per_request": amounts[1],
            "dataset_pool": None,
            "user_pool": None,
        },
    }


def test_json_of_a_refused_decision() -> None:
    shown = decision_to_dict(decide(10**10, dataset_pool=0), 1e-9)

    assert shown["outcome"] == "refused"
    assert shown["granted"] is None
    assert shown["limits"]["dataset_pool"] == {"pico_rho": 0, "epsilon": 0.0, "delta": 1e-9}  # type: ignore[index]


@pytest.mark.parametrize("name", list(LimitName))
def test_negative_limits_are_refused(name: LimitName) -> None:
    with pytest.raises(InputError, match=f"{name} must not be negative"):
        Limits(**{name.value: -1})


@pytest.mark.parametrize("fields", [{"asked": 0}, {"asked": -1}, {"smallest": 0}])
def test_empty_requests_are_refused(fields: dict[str, int]) -> None:
    with pytest.raises(InputError, match="above 0"):
        BudgetRequest(**({"asked": 5, "smallest": 5} | fields))


def test_negative_exposure_is_refused() -> None:
    with pytest.raises(InputError, match="exposure"):
        BudgetRequest(asked=5, smallest=5, exposure=-1)


def test_outcomes_are_words() -> None:
    assert [outcome.value for outcome in Outcome] == ["approved", "reduced", "refused"]
