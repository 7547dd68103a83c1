"""The budget of a dataset at a glance: pools, spends, what they mean, what a planned request would leave."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from cusyn_desktop.budget.amount import BudgetAmount
    from cusyn_desktop.budget.comparison import RuleTotal
    from cusyn_desktop.budget.meaning import Meaning
    from cusyn_desktop.budget.outlook import Outlook
    from cusyn_desktop.services.records.facts import (
        BoundsSearch,
        DatasetSummary,
        PoolStatus,
        SpendSummary,
        UserSummary,
    )


class Subject(StrEnum):
    """Which budget a meaning is about."""

    PLAN = "plan"
    SPENT = "spent"
    POOL = "pool"
    FAMILY = "family"


@dataclass(frozen=True, slots=True)
class SubjectMeaning:
    """What one budget lets somebody learn, at most."""

    subject: Subject
    meaning: Meaning


@dataclass(frozen=True, slots=True)
class PlanEffect:
    """What a planned request would do to a pool.

    Attributes:
        share: Part of the whole pool that it would take, above 1 where it is larger than the pool.
        left: What it would leave, or None where the pool has too little left for it.
        left_share: The same as a part of the pool; 0 where there is too little.
    """

    share: float
    left: BudgetAmount | None
    left_share: float


@dataclass(frozen=True, slots=True)
class UserBudget:
    """A user of a dataset.

    Attributes:
        user: Who.
        taken: Part of the dataset's pool that they took, 0 to 1.
        plan: What the plan would do to their own pool; None without such a pool, or where it is not theirs.
    """

    user: UserSummary
    taken: float
    plan: PlanEffect | None


@dataclass(frozen=True, slots=True)
class SplitPart:
    """What one user or dataset took, as a share of the whole that is split.

    Attributes:
        name: Name of the user or the dataset.
        share: 0 to 1.
        is_search: Whether it went into searches for bounds of the dataset's columns.
    """

    name: str
    share: float
    is_search: bool = False


@dataclass(frozen=True, slots=True)
class Split:
    """What was taken of a whole, part by part; shares in rho add up.

    Attributes:
        name: Name of the dataset or the user.
        parts: By user for a dataset's pool, by dataset for a user, searches for bounds on their own; those
            who took nothing are left out.
    """

    name: str
    parts: tuple[SplitPart, ...]

    @property
    def taken(self) -> float:
        """Of the whole, 0 to 1."""
        return sum(part.share for part in self.parts)


@dataclass(frozen=True, slots=True)
class Overview:
    """The budget of one dataset.

    Attributes:
        dataset: The dataset with its pool.
        names: All tables, oldest first; those over which bounds are looked for belong to theirs.
        searches: What those are for, by the names that their spends have.
        users: Whoever may ask for it or asked before, in order of registration.
        spends: All spends from its pool, oldest first.
        plan: What a planned request would spend, or None.
        planned_by: Whose request that would be; empty without one.
        plan_effect: What it would do to the dataset's pool.
        held_back: Part of the pool, 0 to 1, that today's users cannot reach, as their own pools end before; 0
            where one of them has no pool, and for analysts, who see no other users.
        n_more_like_plan: How many more like it would fit after it into both pools; 0 without one.
        outlook: How far what is left goes, or None while nothing was spent.
        by_dataset: Every dataset's pool by user, each a whole of its own.
        by_user: Every user by dataset, as shares of the pools of all datasets together.
        meanings: What the budgets mean: the plan first where there is one, then what is spent, the whole
            pool, and what is spent for a whole family.
        family_size: People in that family.
        rules: The same spends added up by four rules.
        at: When this was read.
    """

    dataset: DatasetSummary
    names: tuple[str, ...]
    searches: Mapping[str, BoundsSearch]
    users: tuple[UserBudget, ...]
    spends: tuple[SpendSummary, ...]
    plan: BudgetAmount | None
    planned_by: str
    plan_effect: PlanEffect | None
    held_back: float
    n_more_like_plan: int
    outlook: Outlook | None
    by_dataset: tuple[Split, ...]
    by_user: tuple[Split, ...]
    meanings: tuple[SubjectMeaning, ...]
    family_size: int
    rules: tuple[RuleTotal, ...]
    at: datetime

    @property
    def pool(self) -> PoolStatus:
        """The dataset's pool."""
        return self.dataset.pool

    @property
    def standing(self) -> tuple[SpendSummary, ...]:
        """The spends that count: all but those that were taken back."""
        return tuple(spend for spend in self.spends if spend.share > 0)
