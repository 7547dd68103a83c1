"""How far what is left of a pool goes."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.budget.outlook import Dated, n_more_like, outlook_of
from cusyn_desktop.errors import InputError

START = datetime(2026, 1, 1, tzinfo=UTC)
NOW = datetime(2026, 3, 1, tzinfo=UTC)


def spends(*amounts: int, days: int = 10) -> list[Dated]:
    return [
        Dated(at=START + timedelta(days=days * place), pico_rho=amount)
        for place, amount in enumerate(amounts)
    ]


def test_the_last_spend_is_repeated_at_the_mean_pace() -> None:
    found = outlook_of(spends(5, 9, 3), left=20, now=NOW)
    assert found is not None
    assert (found.n_more, found.each, found.pace) == (6, 3, timedelta(days=10))
    assert found.used_up_at == NOW + timedelta(days=60)


def test_one_spend_tells_no_pace() -> None:
    found = outlook_of(spends(7), left=20, now=NOW)
    assert found is not None
    assert (found.n_more, found.pace, found.used_up_at) == (2, None, None)


def test_without_spends_nobody_can_tell() -> None:
    assert outlook_of((), left=20, now=NOW) is None


def test_a_pool_that_is_used_up_is_so_now() -> None:
    found = outlook_of(spends(4, 4), left=0, now=NOW)
    assert found is not None
    assert (found.n_more, found.used_up_at) == (0, NOW)


def test_a_time_beyond_all_calendars_is_not_told() -> None:
    found = outlook_of(spends(1, 1, days=3650), left=10**9, now=NOW)
    assert found is not None
    assert found.n_more == 10**9
    assert found.used_up_at is None


@given(pico_rho=st.integers(1, 2**62), left=st.integers(-5, 2**62))
def test_so_many_fit_and_one_more_does_not(pico_rho: int, left: int) -> None:
    n_more = n_more_like(pico_rho, left=left)
    assert n_more >= 0
    assert n_more * pico_rho <= max(left, 0) < (n_more + 1) * pico_rho


@pytest.mark.parametrize("pico_rho", [0, -1])
def test_a_spend_of_nothing_is_refused(pico_rho: int) -> None:
    with pytest.raises(InputError, match="positive"):
        n_more_like(pico_rho, left=5)


def test_requests_that_were_tried_in_a_row_tell_no_pace() -> None:
    tried = [replace(spend, at=START + timedelta(minutes=place)) for place, spend in enumerate(spends(5, 5))]
    found = outlook_of(tried, left=20, now=NOW)
    assert found is not None
    assert (found.n_more, found.pace, found.used_up_at) == (4, None, None)
