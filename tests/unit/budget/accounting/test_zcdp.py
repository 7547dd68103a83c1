import math
import random
from decimal import Decimal, localcontext

import pytest

from cusyn_desktop.budget.accounting import MAX_PICO_RHO, PICO, delta_of, epsilon_of, pico_rho_of
from cusyn_desktop.budget.accounting.rounding import PRECISION, exact
from cusyn_desktop.budget.accounting.zcdp import checked_pico_rho, loose_epsilon, loose_rho, rho_of_pure
from cusyn_desktop.errors import InputError


def slow_epsilon(pico_rho: int, delta: float) -> Decimal:
    """The bound by golden-section search over ln(alpha - 1) with forty digits: the slow, obvious twin."""
    with localcontext(PRECISION):
        rho = Decimal(pico_rho) / PICO
        log_inverse_delta = -exact(delta).ln()

        def bound(log_x: Decimal) -> Decimal:
            x = log_x.exp()
            alpha = 1 + x
            return alpha * rho + (log_inverse_delta + alpha * (1 - 1 / alpha).ln() - x.ln()) / x

        low, high, ratio = Decimal(-20), Decimal(40), (Decimal(5).sqrt() - 1) / 2
        while high - low > Decimal("1e-17"):
            left, right = high - ratio * (high - low), low + ratio * (high - low)
            low, high = (low, right) if bound(left) < bound(right) else (left, high)
        return max(bound((low + high) / 2), Decimal(0))


@pytest.mark.parametrize("pico_rho", [1_000, 2_110_377, 10**9, 10**12, 10**15, MAX_PICO_RHO])
@pytest.mark.parametrize("delta", [1e-12, 1e-9, 1e-2])
def test_epsilon_is_the_next_float_above_the_bound(pico_rho: int, delta: float) -> None:
    epsilon, bound = epsilon_of(pico_rho, delta), slow_epsilon(pico_rho, delta)

    assert exact(epsilon) >= bound
    assert epsilon == 0 or exact(math.nextafter(epsilon, 0.0)) < bound


def test_round_trip_is_exact() -> None:
    rng = random.Random(20)
    for _ in range(2_000):
        pico_rho = round(10 ** rng.uniform(3, 15.5))
        delta = 10 ** rng.uniform(-12, -2)
        epsilon = epsilon_of(pico_rho, delta)
        if 0 < epsilon < 4096:
            assert pico_rho_of(epsilon, delta) == pico_rho


@pytest.mark.parametrize("delta", [1e-12, 1e-9, 1e-5])
def test_round_trip_of_huge_budgets_stays_within_one_float_of_epsilon(delta: float) -> None:
    for pico_rho in (10**16, 10**17 + 1, MAX_PICO_RHO):
        epsilon = epsilon_of(pico_rho, delta)
        back = pico_rho_of(epsilon, delta)

        assert pico_rho <= back
        assert epsilon_of(back, delta) == epsilon


def test_next_pico_rho_would_be_too_much() -> None:
    for epsilon in (0.001, 0.01, 0.8, 1.0, 3.0, 100.0, 1000.0):
        pico_rho = pico_rho_of(epsilon, 1e-9)

        assert epsilon_of(pico_rho, 1e-9) <= epsilon < epsilon_of(pico_rho + 1, 1e-9)


def test_no_whole_pico_rho_is_lost_to_rounding() -> None:
    budgets = range(10**9, 10**9 + 300)

    assert [pico_rho_of(epsilon_of(one, 1e-9), 1e-9) for one in budgets] == list(budgets)


@pytest.mark.parametrize("delta", [1e-9, 1e-3])
def test_delta_and_epsilon_agree(delta: float) -> None:
    for pico_rho in (10**9, 10**11, 10**12, 3 * 10**13):
        epsilon = epsilon_of(pico_rho, delta)

        assert delta_of(pico_rho / PICO, epsilon) == pytest.approx(delta, rel=1e-9)


def test_delta_is_one_where_nothing_is_protected() -> None:
    assert delta_of(1e6, 0.0) == 1.0


def test_nothing_spent_gives_nothing_away() -> None:
    assert epsilon_of(0, 1e-9) == 0.0


def test_where_delta_alone_protects_no_epsilon_is_needed() -> None:
    assert epsilon_of(1_000, 0.01) == 0.0
    assert pico_rho_of(0.0, 0.01) > 1_000
    assert epsilon_of(pico_rho_of(0.0, 0.01), 0.01) == 0.0


def test_no_epsilon_and_hardly_any_delta_allow_nothing() -> None:
    assert pico_rho_of(0.0, 1e-9) == 0


def test_the_largest_pool_is_never_passed() -> None:
    assert pico_rho_of(1e9, 1e-9) == MAX_PICO_RHO
    assert checked_pico_rho(MAX_PICO_RHO) == MAX_PICO_RHO


def test_the_loose_conversion_never_promises_more() -> None:
    for rho in (1e-6, 0.01, 1.0, 100.0):
        assert loose_epsilon(rho, 1e-6) > epsilon_of(round(rho * PICO), 1e-6)
        assert loose_rho(loose_epsilon(rho, 1e-6), 1e-6) == pytest.approx(rho, rel=1e-9)


@pytest.mark.parametrize("pico_rho", [-1, MAX_PICO_RHO + 1])
def test_impossible_budgets_are_refused(pico_rho: int) -> None:
    with pytest.raises(InputError, match="between 0 and"):
        epsilon_of(pico_rho, 1e-9)


@pytest.mark.parametrize("delta", [0.0, 1.0, -0.1, math.nan, math.inf])
def test_impossible_deltas_are_refused(delta: float) -> None:
    with pytest.raises(InputError, match="between 0 and 1"):
        epsilon_of(10**9, delta)
    with pytest.raises(InputError, match="between 0 and 1"):
        pico_rho_of(1.0, delta)


@pytest.mark.parametrize("epsilon", [-0.1, math.nan, math.inf])
def test_impossible_epsilons_are_refused(epsilon: float) -> None:
    with pytest.raises(InputError, match="at least 0"):
        pico_rho_of(epsilon, 1e-9)
    with pytest.raises(InputError, match="at least 0"):
        delta_of(0.1, epsilon)


@pytest.mark.parametrize("value", [0.0, -1.0, math.nan, math.inf])
def test_rates_must_be_above_zero(value: float) -> None:
    with pytest.raises(InputError, match="above 0"):
        rho_of_pure(value)
    with pytest.raises(InputError, match="above 0"):
        delta_of(value, 1.0)
