"""The users: who receives synthetic tables, within which limits."""

import json
import sqlite3
from dataclasses import dataclass
from datetime import datetime

from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.errors import InputError
from cusyn_desktop.store.canonical import canonical_json
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.limits import set_limit, user_limit
from cusyn_desktop.store.lost import charge_user, lost_users
from cusyn_desktop.store.names import check_distinct, checked_name, unknown
from cusyn_desktop.store.pools import add_pool
from cusyn_desktop.store.session import Session

_USERS = """
    SELECT users.id, users.name, users.delta, users.pool, json_extract(body, '$.at') AS added_at,
        (SELECT MIN(pico_rho) FROM limits WHERE user = users.id) AS per_request,
        (SELECT datasets FROM grants WHERE user = users.id ORDER BY id DESC LIMIT 1) AS datasets
    FROM users JOIN audit ON audit.seq = users.entry
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewUser:
    """Somebody to add.

    Attributes:
        name: Shown everywhere.
        delta: At which the user's pool and limit are meant.
        pico_rho: Size of a pool of their own, or None for no such pool.
        per_request: The most that one request may spend, in pico-rho, or None.
        datasets: Numbers of the datasets they may ask for; None means every dataset.
    """

    name: str
    delta: float
    pico_rho: int | None = None
    per_request: int | None = None
    datasets: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """Somebody who receives synthetic tables.

    Attributes:
        id: Their number, from 1.
        name: Shown everywhere.
        delta: At which their pool and limit are meant.
        pool: Number of their own pool, or None.
        per_request: The most that one request may spend, in pico-rho, or None.
        datasets: Numbers of the datasets they may ask for; None means every dataset.
        added_at: When they were added.
    """

    id: int
    name: str
    delta: float
    pool: int | None
    per_request: int | None
    datasets: tuple[int, ...] | None
    added_at: datetime

    def may_ask_for(self, dataset: int) -> bool:
        """Whether they were granted a dataset."""
        return self.datasets is None or dataset in self.datasets


@dataclass(frozen=True, slots=True, kw_only=True)
class QuerySet:
    """Interest queries that a user saved.

    Attributes:
        user: Number of the user.
        dataset: Number of the dataset.
        name: What they call the set.
        queries: Column names of each query.
    """

    user: int
    dataset: int
    name: str
    queries: tuple[tuple[str, ...], ...]


class Users:
    """All users of a workspace."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def all(self) -> tuple[User, ...]:
        """In the order they were added."""
        return tuple(map(_user, self._session.rows(f"{_USERS} ORDER BY users.id")))

    def get(self, user: int) -> User:
        """One by their number.

        Raises:
            InputError: There is none of that number.
        """
        row = self._session.row(f"{_USERS} WHERE users.id = ?", user)
        if row is None:
            raise unknown("user", user, (one.id for one in self.all()))
        return _user(row)

    def named(self, name: str) -> User:
        """One by their name.

        Raises:
            InputError: There is none of that name; the message lists those there are.
        """
        row = self._session.row(f"{_USERS} WHERE users.name = ?", name)
        if row is None:
            raise unknown("user", name, (one.name for one in self.all()))
        return _user(row)

    def add(self, new: NewUser) -> User:
        """Add somebody, with a pool and a limit of their own if they have one.

        Raises:
            InputError: The name is taken or cannot be used, or a dataset or limit cannot be used.
            StoreTamperedError: The workspace is an older copy.
        """
        name = checked_name(new.name, what="user")
        with self._session.entry(Event.USER_ADDED) as entry:
            self._session.require_newest()
            known = [one.name for one in self.all()]
            if name in known:
                raise InputError(f"There is a user named {name} already. Choose another name.", field="name")
            check_distinct(name, [*known, *lost_users(self._session)])
            pool = None
            if new.pico_rho is not None:
                pool = add_pool(entry, PoolKind.USER, name, pico_rho=new.pico_rho, delta=new.delta)
                charge_user(self._session, entry, pool, name=name)
            user = entry.insert("users", name=name, delta=new.delta, pool=pool)
            entry.insert("grants", user=user, datasets=self._granted(new.datasets))
            if new.per_request is not None:
                set_limit(entry, new.per_request, before=None, dataset=None, user=user)
            entry.tell(user=name, pico_rho=new.pico_rho, per_request=new.per_request, delta=new.delta)
        return self.get(user)

    def grant(self, user: int, datasets: tuple[int, ...] | None) -> User:
        """Say which datasets a user may ask for from now on; None means every dataset.

        Raises:
            InputError: There is no such user or dataset.
        """
        with self._session.entry(Event.GRANT_CHANGED) as entry:
            now = self.get(user)
            entry.insert("grants", user=user, datasets=self._granted(datasets))
            entry.tell(user=now.name, datasets=None if datasets is None else self._names(datasets))
        return self.get(user)

    def lower_limit(self, user: int, *, pico_rho: int) -> User:
        """Lower the most that one request may spend; it can never be raised again.

        Raises:
            InputError: There is no such user, or the limit is not lower.
        """
        with self._session.entry(Event.LIMIT_LOWERED) as entry:
            now = self.get(user)
            set_limit(entry, pico_rho, before=user_limit(self._session, user), dataset=None, user=user)
            entry.tell(user=now.name, before=now.per_request, pico_rho=pico_rho, delta=now.delta)
        return self.get(user)

    def save_queries(self, new: QuerySet) -> QuerySet:
        """Keep a set of interest queries under a name; it replaces one of the same name.

        A set without queries is no longer shown.

        Raises:
            InputError: The user or dataset is unknown, or the name cannot be used.
        """
        name = checked_name(new.name, what="set of queries")
        with self._session.entry(Event.QUERIES_SAVED) as entry:
            user, dataset = self.get(new.user), self._names((new.dataset,))[0]
            entry.insert(
                "query_sets",
                user=new.user,
                dataset=new.dataset,
                name=name,
                queries=canonical_json(new.queries),
            )
            entry.tell(user=user.name, dataset=dataset, name=name, n_queries=len(new.queries))
        return QuerySet(user=new.user, dataset=new.dataset, name=name, queries=new.queries)

    def query_sets(self, user: int) -> tuple[QuerySet, ...]:
        """The saved sets of a user, in the order of dataset and name."""
        rows = self._session.rows(
            """SELECT user, dataset, name, queries FROM query_sets WHERE id IN
            (SELECT MAX(id) FROM query_sets WHERE user = ? GROUP BY dataset, name) ORDER BY dataset, name""",
            user,
        )
        return tuple(_query_set(row) for row in rows if json.loads(row["queries"]))

    def _granted(self, datasets: tuple[int, ...] | None) -> str | None:
        if datasets is None:
            return None
        self._names(datasets)
        return canonical_json(sorted(set(datasets)))

    def _names(self, datasets: tuple[int, ...]) -> list[str]:
        """Names of datasets; an unknown number is refused."""
        known = {row["id"]: row["name"] for row in self._session.rows("SELECT id, name FROM datasets")}
        for dataset in datasets:
            if dataset not in known:
                raise unknown("dataset", dataset, known)
        return [known[dataset] for dataset in datasets]


def _user(row: sqlite3.Row) -> User:
    granted = row["datasets"]
    return User(
        id=row["id"],
        name=row["name"],
        delta=row["delta"],
        pool=row["pool"],
        per_request=row["per_request"],
        datasets=None if granted is None else tuple(json.loads(granted)),
        added_at=datetime.fromisoformat(row["added_at"]),
    )


def _query_set(row: sqlite3.Row) -> QuerySet:
    queries = tuple(tuple(query) for query in json.loads(row["queries"]))
    return QuerySet(user=row["user"], dataset=row["dataset"], name=row["name"], queries=queries)
