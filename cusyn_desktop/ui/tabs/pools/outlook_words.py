"""What a plan would leave and how far the rest goes, as sentences."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.services.records import Overview, PlanEffect, UserBudget
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate


def outlook_sentence(seen: Overview) -> str:
    """How far what is left goes if the last release is repeated; empty where nobody can tell."""
    outlook = seen.outlook
    if outlook is None or seen.pool.closed or seen.pool.remaining.pico_rho == 0:
        return ""
    each = formats.epsilon(BudgetAmount.of(outlook.each, seen.dataset.delta).epsilon)
    if outlook.n_more == 0:
        told = translate("Pools", "What is left is less than the last release took ({each}).")
    elif outlook.used_up_at is None or outlook.used_up_at <= seen.at:
        told = translate(
            "Pools", "The dataset’s pool is used up after {count} more like the last release ({each})."
        )
    else:
        told = translate(
            "Pools",
            "At this rate the dataset’s pool is used up after {count} more like the last release ({each}), "
            "about {month}.",
        )
    month = formats.month(outlook.used_up_at) if outlook.used_up_at else ""
    return told.format(count=formats.count(outlook.n_more), each=each, month=month)


def plan_sentence(seen: Overview) -> str:
    """What the planned request would leave, and how many more like it would fit."""
    plan, effect = seen.plan, seen.plan_effect
    if plan is None or effect is None:
        return translate("Pools", "Type a budget or move the slider. Nothing is spent by planning.")
    if seen.pool.remaining.pico_rho == 0:
        return translate("Pools", "The dataset’s pool is used up: nothing more can be granted.")
    if effect.left is None:
        told = translate("Pools", "More than the dataset’s pool has left, which allows {allowed}.")
        return told.format(allowed=formats.epsilon_left(seen.pool.remaining.epsilon))
    own = next((one for one in seen.users if one.user.name == seen.planned_by), None)
    refused = refused_for(own, seen)
    if refused:
        return refused
    told = translate(
        "Pools",
        "{share} of the pool. Leaves {left} ({allowed}): room for {count} more like it, then {pool} ends.",
    )
    if seen.n_more_like_plan == 0:
        told = translate(
            "Pools",
            "{share} of the pool. Leaves {left}, which allows {allowed}: no room for another like it in "
            "{pool}.",
        )
    return told.format(
        share=formats.percent(effect.share),
        left=formats.percent_left(effect.left_share),
        allowed=formats.epsilon_left(effect.left.epsilon),
        count=formats.count(seen.n_more_like_plan),
        pool=_first_to_end(effect, own),
    )


def refused_for(own: UserBudget | None, seen: Overview) -> str:
    """Why the user's pool or a limit of one request does not allow the plan; empty where they do."""
    if own is None or seen.plan is None:
        return ""
    name, pool = own.user.name, own.user.pool
    if pool is not None and pool.closed:
        return translate("Pools", "The pool of {name} is closed.").format(name=name)
    if pool is not None and pool.remaining.pico_rho == 0:
        return translate("Pools", "The pool of {name} is used up.").format(name=name)
    if pool is not None and own.plan is not None and own.plan.left is None:
        told = translate("Pools", "More than the pool of {name} has left, which allows {allowed}.")
        return told.format(name=name, allowed=formats.epsilon_left(pool.remaining.epsilon))
    limit = own.user.per_request
    if limit is not None and seen.plan.pico_rho > limit.pico_rho:
        told = translate("Pools", "More than one request of {name} may spend: at most {allowed}.")
        return told.format(name=name, allowed=formats.epsilon_left(limit.epsilon))
    limit = seen.dataset.per_synthesis
    if limit is not None and seen.plan.pico_rho > limit.pico_rho:
        told = translate("Pools", "More than one synthesis of this dataset may spend: at most {allowed}.")
        return told.format(allowed=formats.epsilon_left(limit.epsilon))
    return ""


def _first_to_end(effect: PlanEffect, own: UserBudget | None) -> str:
    """Which of the two pools that a request charges has less room for more like it."""
    of_user = own.plan.left if own is not None and own.plan is not None else None
    if own is None or of_user is None or effect.left is None or of_user.pico_rho > effect.left.pico_rho:
        return translate("Pools", "the dataset’s pool")
    return translate("Pools", "{name}’s pool").format(name=own.user.name)
