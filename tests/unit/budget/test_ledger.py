import itertools

import pytest

from cusyn_desktop.budget.ledger import (
    SpendState,
    check_step,
    is_running,
    keeps_charge,
    may_follow,
    state_after_crash,
)
from cusyn_desktop.errors import BudgetError

RESERVED, OPENED, RELEASED, FAILED, CANCELLED, VOIDED = SpendState

WAYS = {
    (RESERVED,),
    (RESERVED, OPENED),
    (RESERVED, FAILED),
    (RESERVED, CANCELLED),
    (RESERVED, VOIDED),
    (RESERVED, FAILED, VOIDED),
    (RESERVED, CANCELLED, VOIDED),
    (RESERVED, OPENED, RELEASED),
    (RESERVED, OPENED, FAILED),
    (RESERVED, OPENED, CANCELLED),
}
"""Every history that a spend may have."""


def walks(history: tuple[SpendState, ...]) -> set[tuple[SpendState, ...]]:
    """All histories that begin with this one."""
    steps = [walks((*history, new)) for new in SpendState if may_follow(history, new)]
    return {history, *itertools.chain.from_iterable(steps)}


def test_these_are_all_ways_and_none_is_endless() -> None:
    assert walks(()) == WAYS | {()}


@pytest.mark.parametrize("history", [way for way in WAYS if OPENED in way])
def test_opened_rows_are_never_given_back(history: tuple[SpendState, ...]) -> None:
    with pytest.raises(BudgetError, match="opened the private rows"):
        check_step(history, VOIDED)


def test_a_step_that_is_allowed_passes() -> None:
    check_step((RESERVED,), OPENED)


def test_a_wrong_step_is_said_in_a_sentence() -> None:
    with pytest.raises(BudgetError, match="a spend that is released cannot become failed"):
        check_step((RESERVED, OPENED, RELEASED), FAILED)
    with pytest.raises(BudgetError, match="a spend that is not reserved cannot become opened"):
        check_step((), OPENED)


def test_only_a_voided_spend_is_not_charged() -> None:
    assert [state for state in SpendState if not keeps_charge(state)] == [VOIDED]


def test_running_spends() -> None:
    assert [state for state in SpendState if is_running(state)] == [RESERVED, OPENED]


def test_a_crash_after_opening_is_a_failure() -> None:
    after = {state: state_after_crash(state) for state in SpendState}

    assert after.pop(OPENED) is FAILED
    assert all(state is same for state, same in after.items())
