"""What `state_machine` expects of a workspace, in memory."""

from dataclasses import dataclass, field

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.store.roles import Role


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


@dataclass
class Model:
    """Budgets as they should be."""

    pools: dict[str, Pool] = field(default_factory=dict)
    per_request: dict[int, int] = field(default_factory=dict)
    runs: dict[int, Run] = field(default_factory=dict)
    lost: dict[str, int] = field(default_factory=dict)
    roles: dict[str, Role | None] = field(default_factory=dict)
