from fractions import Fraction

import pytest

from cusyn_desktop.budget.pools import Pool, PoolKind
from cusyn_desktop.errors import BudgetError, InputError


def test_what_is_left_may_be_spent() -> None:
    pool = Pool(total=100, spent=30, delta=1e-9)

    assert (pool.left, pool.remaining) == (70, 70)


def test_a_closed_pool_keeps_what_is_left_but_gives_nothing() -> None:
    pool = Pool(total=100, spent=30, delta=1e-9, closed=True)

    assert (pool.left, pool.remaining) == (70, 0)


def test_shares_add_up() -> None:
    pool = Pool(total=3, spent=1, delta=1e-9)

    assert pool.share(pool.spent) + pool.share(pool.left) == 1
    assert pool.share(1) == Fraction(1, 3)
    assert Pool(total=0, spent=0, delta=1e-9).share(0) == 0


@pytest.mark.parametrize("spent", [-1, 101])
def test_a_pool_that_cannot_be_is_noticed(spent: int) -> None:
    with pytest.raises(BudgetError, match="verify the workspace"):
        Pool(total=100, spent=spent, delta=1e-9)


@pytest.mark.parametrize("total", [-1, 10**18 + 1])
def test_a_pool_has_a_largest_size(total: int) -> None:
    with pytest.raises(InputError, match="between 0 and"):
        Pool(total=total, spent=0, delta=1e-9)


def test_kinds_are_words() -> None:
    assert [kind.value for kind in PoolKind] == ["dataset", "user"]
