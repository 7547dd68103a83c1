"""What each user took of a dataset's pool; shares in rho add up."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.budget.ledger import keeps_charge
from cusyn_desktop.services.records import DatasetSummary, PoolStatus, SpendSummary, UserSummary
from cusyn_desktop.ui.appearance.theme import N_USER_MARKS
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.widgets.pool_bar import PoolPart

translate = QCoreApplication.translate
_ROUNDING = 1e-6
"""Shares come as floats; less than this is no part of a pool that anybody took."""


def shares_by_user(
    dataset: DatasetSummary, users: Sequence[UserSummary], spends: Sequence[SpendSummary]
) -> tuple[PoolPart, ...]:
    """The parts of a dataset's pool, in order of registration; what was voided does not count.

    A pool that is shared is spent by requests for each of its datasets, and by looking for bounds.
    """
    sharing = {dataset.name, *dataset.shares_with, *dataset.searches}
    taken = {user.name: 0.0 for user in users}
    for spend in spends:
        if spend.dataset in sharing and spend.user in taken and keeps_charge(spend.state):
            taken[spend.user] += spend.share
    parts = [PoolPart(user.name, mark_position(user), taken[user.name]) for user in users if taken[user.name]]
    return with_the_rest(parts, dataset.pool)


def with_the_rest(parts: Sequence[PoolPart], pool: PoolStatus) -> tuple[PoolPart, ...]:
    """The parts, and in grey what else is spent: by users whom a role does not see, or lost with a copy."""
    rest = pool.spent_share - sum(part.share for part in parts)
    if rest < _ROUNDING:
        return tuple(parts)
    return (*parts, PoolPart(translate("Shares", "Everything else"), N_USER_MARKS, rest))
