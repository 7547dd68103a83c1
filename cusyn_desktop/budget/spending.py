"""Paying for noise: whoever draws it first takes its cost off a `Spender`."""

from typing import Protocol

from cusyn_desktop.budget.accounting.zcdp import checked_pico_rho
from cusyn_desktop.errors import BudgetExceededError, InputError


class Spender(Protocol):
    """Something that pays. `spend` returns only when the amount is taken; nothing is ever given back."""

    def spend(self, *, pico_rho: int) -> None:
        """Pay for the next draw.

        Args:
            pico_rho: Cost in whole pico-rho, above 0.

        Raises:
            BudgetExceededError: Too little is left, and nothing was taken.
        """


class RunBudget:
    """The reserved budget of one run: a zCDP privacy filter in memory.

    Costs chosen by what earlier noise answered add up like fixed ones, as long as their sum stays within a
    total fixed before the run (Feldman and Zrnic 2021, arXiv:2008.11193). The reservation in the store is
    that total.

    Attributes:
        total: What was reserved, in whole pico-rho.
        spent: What was paid so far, in whole pico-rho.
    """

    def __init__(self, total: int) -> None:
        self._total = checked_pico_rho(total)
        self._spent = 0

    @property
    def total(self) -> int:
        """What was reserved for the run, in whole pico-rho."""
        return self._total

    @property
    def spent(self) -> int:
        """What the run paid so far, in whole pico-rho."""
        return self._spent

    @property
    def remaining(self) -> int:
        """What is left to pay with, in whole pico-rho."""
        return self._total - self._spent

    def spend(self, *, pico_rho: int) -> None:
        """Take the cost of the next draw off, before it is drawn.

        Raises:
            InputError: The cost is not above 0.
            BudgetExceededError: Too little is left, and nothing was taken.
        """
        if pico_rho <= 0:
            raise InputError(f"a spend must be above 0, not {pico_rho}.", pico_rho=pico_rho)
        if pico_rho > self.remaining:
            raise BudgetExceededError(
                f"this step costs {pico_rho} pico-rho, and {self.remaining} are left in the run.",
                pico_rho=pico_rho,
                remaining=self.remaining,
            )
        self._spent += pico_rho
