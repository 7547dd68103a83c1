"""What somebody may see: an analyst what belongs to their own user, everybody else all of it.

What they may not see does not exist for them: it is in no list, and asking for it gets the same words as
asking for something that is not there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.names import unknown

if TYPE_CHECKING:
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.pools import StoredPool
    from cusyn_desktop.store.spends import Spend
    from cusyn_desktop.store.users import User
    from cusyn_desktop.store.workspace import Store


def users_for(store: Store, actor: Actor) -> tuple[User, ...]:
    """Users, in the order they were added."""
    return tuple(one for one in store.users.all() if actor.sees(one.name))


def user_for(store: Store, actor: Actor, name: str) -> User:
    """One user by their name.

    Raises:
        MissingRightError: An analyst named somebody else.
        InputError: There is none of that name; the message lists those there are.
    """
    actor.require_user(name)
    return store.users.named(name)


def datasets_for(store: Store, actor: Actor) -> tuple[Dataset, ...]:
    """Datasets, oldest first; for an analyst those that they may ask for."""
    if actor.sees_everybody:
        return store.datasets.all()
    own = store.users.named(actor.user)
    return tuple(one for one in store.datasets.all() if own.may_ask_for(one.id))


def dataset_for(store: Store, actor: Actor, name: str) -> Dataset:
    """One dataset by its name.

    Raises:
        InputError: There is none of that name; the message lists those there are.
    """
    known = {one.name: one for one in datasets_for(store, actor)}
    if name not in known:
        raise unknown("dataset", name, known)
    return known[name]


def pools_for(store: Store, actor: Actor) -> tuple[StoredPool, ...]:
    """Pools of the datasets and users that can be seen: those of datasets first."""
    if actor.sees_everybody:
        return store.pools.all()
    seen = {one.pool for one in datasets_for(store, actor)} | {one.pool for one in users_for(store, actor)}
    return tuple(pool for pool in store.pools.all() if pool.id in seen)


def spends_for(store: Store, actor: Actor) -> tuple[Spend, ...]:
    """Spends, oldest first."""
    seen = {one.id for one in users_for(store, actor)}
    return tuple(one for one in store.ledger.all() if one.user in seen)


def spend_for(store: Store, actor: Actor, label: str) -> Spend:
    """One spend by its id (`R-01`), whatever became of it.

    Raises:
        InputError: There is none of that id; the message lists those there are.
    """
    known = {one.label: one for one in spends_for(store, actor)}
    if label not in known:
        there = ", ".join(known) or "none yet"
        raise InputError(f"There is no run {label}. There is: {there}.", spend=label)
    return known[label]


def require_release(store: Store, actor: Actor, label: str) -> None:
    """Go on only with a release that can be seen.

    Raises:
        InputError: There is none of that id; the message lists those there are.
    """
    seen = {one.id for one in spends_for(store, actor)}
    labels = [one.label for one in store.releases.all() if one.spend in seen]
    if label not in labels:
        raise unknown("release", label, labels)
