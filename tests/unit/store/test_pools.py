"""Pools: they only go down."""

import pytest

from cusyn_desktop.budget.pools import Pool, PoolKind
from cusyn_desktop.errors import BudgetError, InputError
from cusyn_desktop.store.pools import LARGEST_PICO_RHO, add_pool
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import DELTA, POOL, add_dataset, add_user, order, reserve


@pytest.fixture
def ready(store: Store) -> Store:
    add_user(store, pico_rho=600)
    add_dataset(store)
    reserve(store, order(100), "a")
    return store


def test_datasets_first(ready: Store) -> None:
    pools = ready.pools.all()

    assert [(pool.kind, pool.name) for pool in pools] == [
        (PoolKind.DATASET, "Survey"),
        (PoolKind.USER, "Ana Ruiz"),
    ]
    assert pools[0].budget == Pool(total=POOL, spent=100, delta=DELTA)
    assert pools[0].added_at <= ready.audit.entries()[-1].at
    assert ready.pools.named(PoolKind.USER, "Ana Ruiz") == pools[1]


def test_unknown(ready: Store) -> None:
    with pytest.raises(InputError, match=r"no pool 7\. There is: 2, 1"):
        ready.pools.get(7)
    with pytest.raises(InputError, match=r"no pool of a user named Ben. There is: Ana Ruiz"):
        ready.pools.named(PoolKind.USER, "Ben")


class TestLower:
    def test_down_to_what_is_spent(self, ready: Store) -> None:
        assert ready.pools.lower(2, pico_rho=500, reason="a typing mistake").budget.total == 500
        assert ready.pools.lower(2, pico_rho=100, reason="the same").budget.remaining == 0
        facts = ready.audit.entries()[-1].facts
        assert (facts["before"], facts["pico_rho"], facts["reason"]) == (500, 100, "the same")

    @pytest.mark.parametrize("pico_rho", [POOL, POOL + 1, -1])
    def test_never_up(self, ready: Store, pico_rho: int) -> None:
        with pytest.raises(InputError, match="never refilled"):
            ready.pools.lower(2, pico_rho=pico_rho, reason="please")

    def test_not_below_what_is_spent(self, ready: Store) -> None:
        with pytest.raises(BudgetError, match="spent already"):
            ready.pools.lower(2, pico_rho=99, reason="please")

    def test_needs_a_reason(self, ready: Store) -> None:
        with pytest.raises(InputError, match="reason"):
            ready.pools.lower(2, pico_rho=500, reason="")


def test_close_once_and_for_all(ready: Store) -> None:
    assert ready.pools.close(2, reason="the study is over").budget.closed
    head = ready.audit.head()
    assert ready.pools.close(2, reason="again").budget.remaining == 0
    assert ready.audit.head() == head


@pytest.mark.parametrize(
    ("pico_rho", "delta"), [(0, DELTA), (-1, DELTA), (LARGEST_PICO_RHO + 1, DELTA), (1, 0.0), (1, 1.0)]
)
def test_sizes_that_no_pool_has(store: Store, pico_rho: int, delta: float) -> None:
    with pytest.raises(InputError), store._session.entry("x") as entry:
        add_pool(entry, PoolKind.USER, "Ana", pico_rho=pico_rho, delta=delta)


def test_the_largest_pool(store: Store) -> None:
    add_dataset(store, pico_rho=LARGEST_PICO_RHO)
    add_user(store)
    reserve(store, order(LARGEST_PICO_RHO), "a")

    assert store.pools.get(1).budget.remaining == 0
