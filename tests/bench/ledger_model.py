"""What `state_machine` expects of a workspace, in memory."""

from dataclasses import dataclass, field

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.store.roles import Role

ENDED = (SpendState.RELEASED, SpendState.FAILED, SpendState.CANCELLED, SpendState.VOIDED)


@dataclass
class Pool:
    """What the model knows of a pool."""

    total: int
    spent: int = 0
    closed: bool = False


@dataclass(frozen=True)
class Run:
    """What the model knows of a spend."""

    state: SpendState
    charges: dict[str, int]
    opened: bool = False
    before_copy: bool = False

    def after(self, step: str, *, held: bool) -> SpendState | None:
        """What a step should lead to, or None where it should be refused.

        Args:
            step: What is tried.
            held: Whether the run goes on.
        """
        alive = self.state not in ENDED
        match step:
            case "open":
                return SpendState.OPENED if self.state is SpendState.RESERVED else None
            case "release":
                return SpendState.RELEASED if self.state is SpendState.OPENED else None
            case "fail":
                return SpendState.FAILED if alive else None
            case "cancel":
                return SpendState.CANCELLED if alive else None
        is_final = self.state in (SpendState.RELEASED, SpendState.VOIDED)
        return None if self.opened or self.before_copy or is_final or held else SpendState.VOIDED


@dataclass
class Model:
    """Budgets as they should be, and all numbers that were ever given out, those of lost runs too."""

    pools: dict[str, Pool] = field(default_factory=dict)
    per_request: dict[int, int] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    roles: dict[str, Role | None] = field(default_factory=dict)
    numbers: set[int] = field(default_factory=set)
