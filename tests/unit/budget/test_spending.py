import pytest

from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.errors import BudgetExceededError, InputError


def test_spends_are_taken_off() -> None:
    budget = RunBudget(100)
    budget.spend(pico_rho=60)
    budget.spend(pico_rho=40)

    assert (budget.total, budget.spent, budget.remaining) == (100, 100, 0)


def test_too_much_takes_nothing() -> None:
    budget = RunBudget(100)
    budget.spend(pico_rho=60)

    with pytest.raises(BudgetExceededError, match="costs 41 pico-rho, and 40 are left") as refusal:
        budget.spend(pico_rho=41)

    assert refusal.value.details == {"pico_rho": 41, "remaining": 40}
    assert budget.spent == 60


@pytest.mark.parametrize("pico_rho", [0, -1])
def test_nothing_is_given_back(pico_rho: int) -> None:
    budget = RunBudget(100)

    with pytest.raises(InputError, match="above 0"):
        budget.spend(pico_rho=pico_rho)

    assert budget.spent == 0


def test_a_run_has_a_possible_total() -> None:
    with pytest.raises(InputError, match="between 0 and"):
        RunBudget(-1)
