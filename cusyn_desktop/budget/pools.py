"""Pools: budgets that only go down."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from cusyn_desktop.budget.accounting.zcdp import checked_pico_rho
from cusyn_desktop.errors import BudgetError


class PoolKind(StrEnum):
    """Whose budget a pool holds."""

    DATASET = "dataset"
    USER = "user"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pool:
    """What a pool holds and what was charged to it. Nobody refills a pool.

    Attributes:
        total: Size in whole pico-rho.
        spent: Sum of all charges, in whole pico-rho.
        delta: At which the pool's epsilons are shown; a choice of display, never spent.
        closed: A closed pool takes no new spend.
    """

    total: int
    spent: int
    delta: float
    closed: bool = False

    def __post_init__(self) -> None:
        checked_pico_rho(self.total)
        if not 0 <= self.spent <= self.total:
            raise BudgetError(
                f"a pool of {self.total} pico-rho cannot have {self.spent} spent; verify the workspace.",
                total=self.total,
                spent=self.spent,
            )

    @property
    def left(self) -> int:
        """What was never spent, in whole pico-rho, of an open or a closed pool."""
        return self.total - self.spent

    @property
    def remaining(self) -> int:
        """What may still be spent, in whole pico-rho: nothing from a closed pool."""
        return 0 if self.closed else self.left

    def share(self, pico_rho: int) -> Fraction:
        """Return an amount as a share of the pool, for gauges: rho adds up, epsilon does not."""
        return Fraction(pico_rho, self.total) if self.total else Fraction(0)
