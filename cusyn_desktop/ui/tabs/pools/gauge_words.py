"""Pools in words: what a gauge shows, put together from what the services tell."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.services.records import DatasetSummary, Overview, PlanEffect, PoolStatus, UserBudget
from cusyn_desktop.ui.appearance.icons import Icon
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.tabs.pools.outlook_words import refused_for
from cusyn_desktop.ui.tabs.shares import with_the_rest
from cusyn_desktop.ui.widgets.pool_bar import PoolPart
from cusyn_desktop.ui.widgets.pool_figures import spent_text
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_LITTLE = 0.05
"""Of a pool of which a smaller share is left, it is said that it is almost used up."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Why nothing more can be spent: a word with its icon, and a sentence."""

    word: str
    icon: Icon
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Gauge:
    """What one card shows.

    Attributes:
        name: Whose pool it is.
        position: The user's position, which gives the mark; None for a dataset.
        pool: The pool, or None where a user has none of their own.
        size: The whole pool in words.
        spent: What stands above the full part of the bar.
        figure: The largest text of the card.
        unit: The word behind it.
        allows: What the rest allows, with a place for `{allowed}`.
        allowed: What stands there, in bold.
        note: The plan, or a limit of one request.
        ending: Why nothing more can be spent, or None.
        warning: That almost nothing is left; empty while there is more, and once nothing is.
        parts: The full part of the bar.
        plan: Its hatched part, or None.
    """

    name: str
    position: int | None
    pool: PoolStatus | None
    size: str
    spent: str
    figure: str
    unit: str
    allows: str
    allowed: str = ""
    note: str = ""
    ending: Ending | None = None
    warning: str = ""
    parts: Sequence[PoolPart] = ()
    plan: PoolPart | None = None


def gauges_of(seen: Overview) -> tuple[Gauge, ...]:
    """The dataset's pool first, then its users."""
    return (_dataset_gauge(seen), *(_user_gauge(seen, one) for one in seen.users))


def _dataset_gauge(seen: Overview) -> Gauge:
    limit = seen.dataset.per_synthesis
    note = "" if limit is None else translate("Pools", "At most {limit} in one synthesis")
    parts = [PoolPart(one.user.name, mark_position(one.user), one.taken) for one in seen.users if one.taken]
    effect = _possible(seen, seen.plan_effect)
    return _pool_gauge(
        seen.pool,
        name=_pool_name(seen.dataset),
        position=None,
        note=note.format(limit=formats.epsilon_left(limit.epsilon) if limit else ""),
        parts=with_the_rest(parts, seen.pool),
        plan=_planned(seen, effect),
        effect=effect,
    )


def _pool_name(dataset: DatasetSummary) -> str:
    """What the first card is called; above it stands with which others a dataset shares its pool."""
    if not dataset.shares_with:
        return translate("Pools", "Whole dataset")
    count = 1 + len(dataset.shares_with)
    return translate("Pools", "{count} datasets").format(count=formats.count(count))


def _user_gauge(seen: Overview, one: UserBudget) -> Gauge:
    pool, position, limit = one.user.pool, mark_position(one.user), one.user.per_request
    note = "" if limit is None else translate("Pools", "At most {limit} in one request")
    note = note.format(limit=formats.epsilon_left(limit.epsilon) if limit else "")
    if pool is None:
        return _poolless_gauge(one, note)
    effect = _possible(seen, one.plan)
    return _pool_gauge(
        pool,
        name=one.user.name,
        position=position,
        note=note,
        parts=[PoolPart(one.user.name, position, pool.spent_share)],
        plan=_planned(seen, effect),
        effect=effect,
        page_delta=seen.dataset.delta,
    )


def _pool_gauge(
    pool: PoolStatus,
    *,
    name: str,
    position: int | None,
    note: str,
    parts: Sequence[PoolPart],
    plan: PoolPart | None,
    effect: PlanEffect | None,
    page_delta: float | None = None,
) -> Gauge:
    return Gauge(
        name=name,
        position=position,
        pool=pool,
        size=_size(pool, page_delta),
        spent=spent_text(pool),
        figure=formats.percent_left(pool.left_share),
        unit=translate("Pools", "left"),
        allows=translate("Pools", "The pool still allows <b>{allowed}</b>"),
        allowed=formats.epsilon_left(pool.remaining.epsilon),
        note=note if effect is None else _plan_note(effect),
        ending=_ending(pool),
        warning=_warning(pool),
        parts=parts,
        plan=plan,
    )


def _poolless_gauge(one: UserBudget, note: str) -> Gauge:
    return Gauge(
        name=one.user.name,
        position=mark_position(one.user),
        pool=None,
        size=translate("Pools", "no pool of their own"),
        spent=translate("Pools", "of the dataset’s pool"),
        figure=formats.percent(one.taken),
        unit=translate("Pools", "taken"),
        allows=translate("Pools", "Only the dataset’s pool limits the total."),
        note=note,
        parts=[PoolPart(one.user.name, mark_position(one.user), one.taken)],
    )


def _size(pool: PoolStatus, page_delta: float | None) -> str:
    """The whole pool; its delta only where it is not that of the page."""
    size = formats.epsilon_left(pool.total.epsilon)
    if page_delta is None or pool.total.delta == page_delta:
        return translate("Pools", "{size} in all").format(size=size)
    told = translate("Pools", "{size} in all, {delta}")
    return told.format(size=size, delta=formats.delta(pool.total.delta))


def _ending(pool: PoolStatus) -> Ending | None:
    if pool.closed:
        told = translate("Pools", "Nothing more is spent from it. Earlier releases stay usable.")
        return Ending(translate("Pools", "Closed"), Icon.LOCK, told)
    if pool.remaining.pico_rho == 0:
        told = translate("Pools", "A pool is never refilled. Earlier releases stay usable, at no cost.")
        return Ending(translate("Pools", "Used up"), Icon.USED_UP, told)
    return None


def _warning(pool: PoolStatus) -> str:
    is_open = not pool.closed and pool.remaining.pico_rho > 0
    return translate("Pools", "Almost used up") if is_open and pool.left_share < _LITTLE else ""


def _plan_note(effect: PlanEffect) -> str:
    if effect.left is None:
        return translate("Pools", "The plan needs more than is left")
    return translate("Pools", "After the plan: {share}, {allowed}").format(
        share=formats.percent_left(effect.left_share), allowed=formats.epsilon_left(effect.left.epsilon)
    )


def _planned(seen: Overview, effect: PlanEffect | None) -> PoolPart | None:
    """The hatched part; none where the plan does not fit."""
    own = _planner(seen)
    if own is None or effect is None or effect.left is None:
        return None
    return PoolPart(own.user.name, mark_position(own.user), effect.share)


def _possible(seen: Overview, effect: PlanEffect | None) -> PlanEffect | None:
    """What the plan does to a pool that has room for it; nothing where its user may not spend it at all."""
    fits = effect is not None and effect.left is not None
    return None if fits and refused_for(_planner(seen), seen) else effect


def _planner(seen: Overview) -> UserBudget | None:
    """Who is planned for."""
    return next((one for one in seen.users if one.user.name == seen.planned_by), None)
