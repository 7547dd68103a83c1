"""BudgetEval: what a request is granted. Looking costs nothing, and the same question has the same answer.

All figures are whole pico-rho. Four limits may be set; the request is approved when it is within all of
them, reduced to the least of them when that is still useful, and refused otherwise (CuSyn, Algorithm 1, doi
10.11999/JEIT260503).
"""

from dataclasses import dataclass
from enum import StrEnum

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.errors import InputError


class LimitName(StrEnum):
    """The four limits, in the order in which they are shown."""

    PER_SYNTHESIS = "per_synthesis"
    PER_REQUEST = "per_request"
    DATASET_POOL = "dataset_pool"
    USER_POOL = "user_pool"


OF_THE_USER = frozenset({LimitName.PER_REQUEST, LimitName.USER_POOL})
"""Limits on what one user receives: exposure to other users' measurements counts against them."""


class Outcome(StrEnum):
    """The three answers of BudgetEval."""

    APPROVED = "approved"
    REDUCED = "reduced"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of a request in whole pico-rho; one that is absent does not limit.

    Attributes:
        per_synthesis: Most that one synthesis may spend, of the workspace or the dataset.
        per_request: Most that one request of this user may spend.
        dataset_pool: What remains in the dataset's pool.
        user_pool: What remains in the user's pool.
    """

    per_synthesis: int | None = None
    per_request: int | None = None
    dataset_pool: int | None = None
    user_pool: int | None = None

    def __post_init__(self) -> None:
        for name, limit in self.present().items():
            if limit < 0:
                raise InputError(f"the limit {name} must not be negative, but is {limit}.", limit=str(name))

    def get(self, name: LimitName) -> int | None:
        """Return the limit of this name, or None where it is not set."""
        limit: int | None = getattr(self, name.value)
        return limit

    def present(self) -> dict[LimitName, int]:
        """Return the limits that are set, in the order of `LimitName`."""
        return {name: limit for name in LimitName if (limit := self.get(name)) is not None}


@dataclass(frozen=True, slots=True, kw_only=True)
class BudgetRequest:
    """What is asked of BudgetEval, in whole pico-rho.

    Attributes:
        asked: The wish, above 0.
        smallest: The smallest budget that is still useful, above 0. Who asks for less finds that much useful.
        exposure: Rho of other users' measurements that this user would receive for the first time. It charges
            the user's pool beside the grant, and the dataset's pool nothing.
    """

    asked: int
    smallest: int
    exposure: int = 0

    def __post_init__(self) -> None:
        if self.asked <= 0 or self.smallest <= 0:
            raise InputError(
                "asked and smallest budget must be above 0.", asked=self.asked, smallest=self.smallest
            )
        if self.exposure < 0:
            raise InputError("exposure must not be negative.", exposure=self.exposure)


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """The answer of BudgetEval, in whole pico-rho.

    Attributes:
        outcome: Approved, reduced or refused.
        asked: The wish.
        granted: What may be spent; None when refused.
        binding: Every limit that keeps the grant below the wish; empty when approved.
        limits: The limits that were looked at.
        smallest: The smallest useful budget that was looked at.
        exposure: What the user's limits must hold beside the grant.
    """

    outcome: Outcome
    asked: int
    granted: int | None
    binding: tuple[LimitName, ...]
    limits: Limits
    smallest: int
    exposure: int


def budget_eval(request: BudgetRequest, limits: Limits) -> Decision:
    """Decide what a request is granted. Pure, total and monotone: a larger limit never lowers the grant.

    Args:
        request: What is asked for, and what is the least that would help.
        limits: The limits that are set.

    Returns:
        The decision. `granted` is at most `asked` and at most each of the dataset's limits; `granted +
        exposure` is at most each of the user's limits.

    Source:
        Tan, Nie, Zhao and Li, Algorithm 1; ALGORITHMS.md, section 2.
    """
    room = {name: limit - _beside(name, request) for name, limit in limits.present().items()}
    least = min(room.values(), default=request.asked)
    smallest = min(request.smallest, request.asked)
    if request.asked <= least:
        return _decision(request, limits, Outcome.APPROVED, request.asked, ())
    if least >= smallest:
        binding = tuple(name for name, left in room.items() if left == least)
        return _decision(request, limits, Outcome.REDUCED, least, binding)
    binding = tuple(name for name, left in room.items() if left < smallest)
    return _decision(request, limits, Outcome.REFUSED, None, binding)


def decision_to_dict(decision: Decision, delta: float) -> dict[str, object]:
    """Return the JSON form of a decision: outcome, amounts, what binds, and the four limits.

    Every budget is shown at the dataset's delta.
    """

    def shown(pico_rho: int | None) -> dict[str, int | float] | None:
        return None if pico_rho is None else BudgetAmount.of(pico_rho, delta).to_dict()

    return {
        "outcome": decision.outcome.value,
        "asked": shown(decision.asked),
        "granted": shown(decision.granted),
        "exposure": shown(decision.exposure),
        "binding": [name.value for name in decision.binding],
        "limits": {name.value: shown(decision.limits.get(name)) for name in LimitName},
    }


def _beside(name: LimitName, request: BudgetRequest) -> int:
    """Return what a limit must hold beside the grant itself."""
    return request.exposure if name in OF_THE_USER else 0


def _decision(
    request: BudgetRequest,
    limits: Limits,
    outcome: Outcome,
    granted: int | None,
    binding: tuple[LimitName, ...],
) -> Decision:
    return Decision(
        outcome=outcome,
        asked=request.asked,
        granted=granted,
        binding=binding,
        limits=limits,
        smallest=request.smallest,
        exposure=request.exposure,
    )
