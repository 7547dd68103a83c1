"""The users: who receives synthetic tables, within which limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.budget.amount import BudgetAmount, asked_amount, typed_delta
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import dataset_for, user_for, users_for
from cusyn_desktop.services.pools import pool_status
from cusyn_desktop.services.records import UserSummary
from cusyn_desktop.services.records.requests import QuerySet
from cusyn_desktop.services.tables.bound_grids import searches_of
from cusyn_desktop.store import users as stored

if TYPE_CHECKING:
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records.requests import NewUser, Typed
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store

DEFAULT_DELTA = 1e-9
"""At which a user's limits are meant when nobody says otherwise and the datasets do not agree on one."""


def add_user(workspace: Workspace, new: NewUser) -> UserSummary:
    """Add somebody, with a pool and a limit of their own if they have one.

    Raises:
        InputError: The name is empty or taken, a number or a dataset cannot be used.
    """
    with workspace.store(Right.ADD_USERS) as store:
        delta = _common_delta(store) if new.delta is None else typed_delta(new.delta)
        datasets = (
            None if new.datasets is None else tuple(store.datasets.named(name).id for name in new.datasets)
        )
        user = stored.NewUser(
            name=new.name,
            delta=delta,
            pico_rho=_pico_rho(new.epsilon, delta),
            per_request=_pico_rho(new.per_request, delta),
            datasets=datasets,
        )
        return _summary(store, store.users.add(user))


def users(workspace: Workspace) -> tuple[UserSummary, ...]:
    """All users, in the order they were added; an analyst sees their own user alone."""
    with workspace.store(Right.LOOK) as store:
        return user_summaries(store, workspace.actor)


def user_summaries(store: Store, actor: Actor) -> tuple[UserSummary, ...]:
    """The users of an open store whom somebody may see, in the order they were added."""
    return tuple(_summary(store, one) for one in users_for(store, actor))


def user(workspace: Workspace, name: str) -> UserSummary:
    """One user.

    Raises:
        MissingRightError: An analyst named somebody else.
        InputError: There is none of that name; the message lists those there are.
    """
    with workspace.store(Right.LOOK) as store:
        return _summary(store, user_for(store, workspace.actor, name))


def grant_dataset(workspace: Workspace, *, user: str, dataset: str) -> UserSummary:
    """Let a user ask for one more dataset.

    Raises:
        InputError: There is no such user or dataset.
    """
    with workspace.store(Right.ADD_USERS) as store:
        now, wanted = store.users.named(user), store.datasets.named(dataset).id
        if not now.may_ask_for(wanted):
            now = store.users.grant(now.id, (*(now.datasets or ()), wanted))
        return _summary(store, now)


def lower_limit(workspace: Workspace, *, user: str, per_request: Typed) -> UserSummary:
    """Lower the most that one request of a user may spend. It can never be raised again.

    Raises:
        InputError: The user is unknown, or the number cannot be used or is not lower.
    """
    with workspace.store(Right.CHANGE_LIMITS) as store:
        now = store.users.named(user)
        limit = asked_amount(per_request, now.delta)
        return _summary(store, store.users.lower_limit(now.id, pico_rho=limit.pico_rho))


def save_queries(workspace: Workspace, *, user: str, queries: QuerySet) -> UserSummary:
    """Keep a set of interest queries under a name; one of the same name is replaced.

    Raises:
        MissingRightError: An analyst named somebody else.
        InputError: The user, the dataset or a column is unknown.
    """
    with workspace.store(Right.SAVE_QUERIES) as store:
        now = user_for(store, workspace.actor, user)
        dataset = dataset_for(store, workspace.actor, queries.dataset)
        schema = Schema.from_json(dataset.schema_json)
        for query in queries.queries:
            schema.clique(query)
        store.users.save_queries(
            stored.QuerySet(user=now.id, dataset=dataset.id, name=queries.name, queries=queries.queries)
        )
        return _summary(store, now)


def _pico_rho(typed: Typed | None, delta: float) -> int | None:
    return None if typed is None else asked_amount(typed, delta).pico_rho


def _common_delta(store: Store) -> float:
    """The delta that all datasets share, else the usual one."""
    found = {dataset.delta for dataset in store.datasets.all()}
    return found.pop() if len(found) == 1 else DEFAULT_DELTA


def _summary(store: Store, user: stored.User) -> UserSummary:
    names = {dataset.id: dataset.name for dataset in store.datasets.all()}
    grids = searches_of(store, names.values())
    sets = tuple(
        QuerySet(one.name, names[one.dataset], one.queries) for one in store.users.query_sets(user.id)
    )
    released = [
        spend for spend in store.ledger.all() if spend.user == user.id and spend.state is SpendState.RELEASED
    ]
    return UserSummary(
        number=user.id,
        name=user.name,
        pool=None if user.pool is None else pool_status(store.pools.get(user.pool)),
        per_request=None if user.per_request is None else BudgetAmount.of(user.per_request, user.delta),
        datasets=None
        if user.datasets is None
        else tuple(names[one] for one in user.datasets if names[one] not in grids),
        query_sets=sets,
        added_at=user.added_at,
        n_releases=len(released),
    )
