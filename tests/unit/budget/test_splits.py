from fractions import Fraction

import pytest

from cusyn_desktop.budget.splits import equal_shares, split_pico_rho
from cusyn_desktop.errors import InputError


def test_the_last_part_takes_what_is_left_over() -> None:
    assert split_pico_rho(100, equal_shares(3)) == (33, 33, 34)
    assert split_pico_rho(7, (Fraction(9, 10), Fraction(1, 10))) == (6, 1)
    assert split_pico_rho(0, equal_shares(2)) == (0, 0)


def test_a_share_of_nothing_is_nothing() -> None:
    assert split_pico_rho(10, (Fraction(0), Fraction(1))) == (0, 10)


@pytest.mark.parametrize(
    "shares", [(), (Fraction(1, 3),) * 2, (Fraction(2), Fraction(-1)), (Fraction(1), Fraction(1, 10**30))]
)
def test_shares_must_make_a_whole(shares: tuple[Fraction, ...]) -> None:
    with pytest.raises(InputError, match="add up to exactly 1"):
        split_pico_rho(100, shares)


def test_nothing_negative_is_split() -> None:
    with pytest.raises(InputError, match="must not be negative"):
        split_pico_rho(-1, equal_shares(2))


def test_there_is_at_least_one_part() -> None:
    with pytest.raises(InputError, match="at least one part"):
        equal_shares(0)
