"""The life of a spend: which state may follow which, and which keep their charge.

    reserved -> opened -> released | failed | cancelled

A spend is charged from its reservation on. Once the private rows were opened the charge stands for ever,
whatever happens then; only a spend that never opened them may be voided, and this alone gives its charge
back.
"""

from collections.abc import Sequence
from enum import StrEnum

from cusyn_desktop.errors import BudgetError


class SpendState(StrEnum):
    """Where a spend stands."""

    RESERVED = "reserved"
    OPENED = "opened"
    RELEASED = "released"
    FAILED = "failed"
    CANCELLED = "cancelled"
    VOIDED = "voided"


_NEXT = {
    SpendState.RESERVED: frozenset(
        {SpendState.OPENED, SpendState.FAILED, SpendState.CANCELLED, SpendState.VOIDED}
    ),
    SpendState.OPENED: frozenset({SpendState.RELEASED, SpendState.FAILED, SpendState.CANCELLED}),
    SpendState.RELEASED: frozenset[SpendState](),
    SpendState.FAILED: frozenset({SpendState.VOIDED}),
    SpendState.CANCELLED: frozenset({SpendState.VOIDED}),
    SpendState.VOIDED: frozenset[SpendState](),
}


def may_follow(history: Sequence[SpendState], new: SpendState) -> bool:
    """Tell whether a spend with this history of states may enter a new one.

    Args:
        history: All states so far, oldest first; empty for a spend that is about to be reserved.
        new: The state to enter.
    """
    if not history:
        return new is SpendState.RESERVED
    if new is SpendState.VOIDED and SpendState.OPENED in history:
        return False
    return new in _NEXT[history[-1]]


def check_step(history: Sequence[SpendState], new: SpendState) -> None:
    """Refuse a step that the rules do not allow.

    Raises:
        BudgetError: The new state may not follow this history.
    """
    if may_follow(history, new):
        return
    if new is SpendState.VOIDED and SpendState.OPENED in history:
        raise BudgetError("this spend opened the private rows, so it can no longer be voided.", state=new)
    current = history[-1] if history else "not reserved"
    raise BudgetError(f"a spend that is {current} cannot become {new}.", current=current, state=new)


def keeps_charge(state: SpendState) -> bool:
    """Tell whether a spend in this state counts against its pools: all do but a voided one."""
    return state is not SpendState.VOIDED


def is_running(state: SpendState) -> bool:
    """Tell whether a run may still be at work on a spend; after a restart such a spend has crashed."""
    return state in {SpendState.RESERVED, SpendState.OPENED}


def state_after_crash(state: SpendState) -> SpendState:
    """Return the state that a restart gives a spend that nobody works on any more.

    One that opened the rows has failed, and its charge stands. A mere reservation stays as it is, for the
    custodian to void or to leave.
    """
    return SpendState.FAILED if state is SpendState.OPENED else state
