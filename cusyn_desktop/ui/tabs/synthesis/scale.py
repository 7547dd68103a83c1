"""Where the slider of the budget ends and starts; it shows facts and decides nothing."""

import math

from cusyn_desktop.services.records import DatasetSummary, Evaluation, UserSummary

_ENDS = (1.0, 2.0, 5.0, 10.0)
_STEP = 0.05
_USUAL_EPSILON = 1.0


def least_limit(dataset: DatasetSummary, user: UserSummary) -> float:
    """The least of the limits that are set."""
    amounts = [
        dataset.pool.remaining,
        dataset.per_synthesis,
        user.per_request,
        user.pool.remaining if user.pool else None,
    ]
    return min(amount.epsilon for amount in amounts if amount is not None)


def slider_end(dataset: DatasetSummary, user: UserSummary) -> float:
    """A round number about twice what is possible, so that the end stays still while the slider moves."""
    wanted = max(2.0 * least_limit(dataset, user), 0.1)
    unit = 10.0 ** math.floor(math.log10(wanted))
    return next(step * unit for step in _ENDS if step * unit >= wanted * (1 - 1e-9))


def start_epsilon(dataset: DatasetSummary, user: UserSummary) -> float:
    """What the field holds at first: a usual budget, or what is possible if that is less."""
    possible = math.floor(least_limit(dataset, user) / _STEP + 1e-6) * _STEP
    return min(_USUAL_EPSILON, possible) or _USUAL_EPSILON


def most_possible(evaluation: Evaluation) -> float:
    """The largest epsilon that all limits allow; what was asked where none is set."""
    rooms = (evaluation.room(limit) for limit in evaluation.limits)
    return min((room.epsilon for room in rooms if room is not None), default=evaluation.asked.epsilon)
