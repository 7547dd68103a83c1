"""Users, their limits, grants and saved queries."""

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.users import NewUser, QuerySet
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import DELTA, add_dataset, add_user


def test_without_pool_and_limit(store: Store) -> None:
    user = add_user(store)

    assert (user.id, user.pool, user.per_request, user.datasets) == (1, None, None, None)
    assert user.may_ask_for(1)
    assert store.users.all() == (user,) == (store.users.named("Ana Ruiz"),)


def test_with_both(store: Store) -> None:
    user = add_user(store, pico_rho=500, per_request=50)

    assert (user.pool, user.per_request) == (1, 50)
    facts = store.audit.entries()[-1].facts
    assert facts == {"user": "Ana Ruiz", "pico_rho": 500, "per_request": 50, "delta": DELTA}


def test_unknown_and_taken(store: Store) -> None:
    add_user(store)
    with pytest.raises(InputError, match="no user 2"):
        store.users.get(2)
    with pytest.raises(InputError, match=r"no user Ben\. There is: Ana Ruiz"):
        store.users.named("Ben")
    with pytest.raises(InputError, match="Ana Ruiz already"):
        add_user(store)
    with pytest.raises(InputError, match="name of a user"):
        add_user(store, " ")


@pytest.mark.parametrize("per_request", [0, -1])
def test_a_limit_is_above_0(store: Store, per_request: int) -> None:
    with pytest.raises(InputError, match="above 0"):
        add_user(store, per_request=per_request)
    assert store.users.all() == ()


def test_grants(store: Store) -> None:
    add_dataset(store)
    add_dataset(store, "Census")
    user = store.users.add(NewUser(name="Ana", delta=DELTA, datasets=(2,)))
    assert user.datasets == (2,)
    assert not user.may_ask_for(1)

    assert store.users.grant(1, (2, 1, 2)).datasets == (1, 2)
    assert store.audit.entries()[-1].facts == {"user": "Ana", "datasets": ["Census", "Survey", "Census"]}
    assert store.users.grant(1, None).datasets is None
    assert store.audit.entries()[-1].facts == {"user": "Ana", "datasets": None}
    with pytest.raises(InputError, match="no dataset 3"):
        store.users.grant(1, (3,))


def test_limits_only_go_down(store: Store) -> None:
    add_user(store)

    assert store.users.lower_limit(1, pico_rho=90).per_request == 90
    with pytest.raises(InputError, match="never raised"):
        store.users.lower_limit(1, pico_rho=90)


class TestQueries:
    @pytest.fixture
    def ready(self, store: Store) -> Store:
        add_dataset(store)
        add_user(store)
        return store

    def queries(self, *queries: tuple[str, ...], name: str = "weekly") -> QuerySet:
        return QuerySet(user=1, dataset=1, name=name, queries=queries)

    def test_are_kept_under_their_name(self, ready: Store) -> None:
        saved = ready.users.save_queries(self.queries(("age", "sex"), ("town",), name=" weekly "))

        assert saved == self.queries(("age", "sex"), ("town",))
        assert ready.users.query_sets(1) == (saved,)
        assert ready.audit.entries()[-1].facts["n_queries"] == 2

    def test_are_replaced_and_removed(self, ready: Store) -> None:
        ready.users.save_queries(self.queries(("age",)))
        ready.users.save_queries(self.queries(("sex",), name="daily"))
        newer = ready.users.save_queries(self.queries(("town",)))
        ready.users.save_queries(self.queries(name="daily"))

        assert ready.users.query_sets(1) == (newer,)

    def test_need_a_name_and_a_dataset(self, ready: Store) -> None:
        with pytest.raises(InputError, match="set of queries"):
            ready.users.save_queries(self.queries(name=""))
        with pytest.raises(InputError, match="no dataset 5"):
            ready.users.save_queries(QuerySet(user=1, dataset=5, name="a", queries=()))
