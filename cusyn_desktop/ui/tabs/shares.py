"""What each user took of a dataset's pool; shares in rho add up."""

from collections.abc import Sequence

from cusyn_desktop.budget.ledger import keeps_charge
from cusyn_desktop.services.records import DatasetSummary, SpendSummary, UserSummary
from cusyn_desktop.ui.models.users import mark_position
from cusyn_desktop.ui.widgets.pool_bar import PoolPart


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
    return tuple(
        PoolPart(user.name, mark_position(user), taken[user.name]) for user in users if taken[user.name] > 0
    )
