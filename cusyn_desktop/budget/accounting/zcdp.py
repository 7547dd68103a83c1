"""Zero-concentrated differential privacy: the currency of every pool, and what it means as (epsilon, delta).

A mechanism is rho-zCDP when the Renyi divergence of order alpha between its outputs on neighbouring tables
is at most alpha * rho for every alpha > 1 (Bun and Steinke 2016, arXiv:1605.02065). Costs add up, also when
later steps are chosen by what earlier ones answered, up to a total fixed in advance (Feldman and Zrnic
2021, arXiv:2008.11193).

The tight conversion is that of Canonne, Kamath and Steinke (2020, arXiv:2004.00010, Corollary 13). With x =
alpha - 1 it says that rho-zCDP implies (epsilon, delta)-DP as soon as, for one x > 0,

    epsilon >= (1 + x) rho + c(x),   c(x) = ln(1/delta) / x + ln(x) - (1 + 1/x) ln(1 + x).

*Every* x gives a valid bound. The best one solves rho x^2 = ln(1/delta) - ln(1 + x); it is found in floats,
and the bound is then evaluated at this very x with forty digits, so that a poor x could only make the
answer more cautious.
"""

import math
from decimal import Decimal, localcontext
from functools import lru_cache

from cusyn_desktop.budget.accounting.rounding import (
    PRECISION,
    checked_delta,
    exact,
    float_above,
    increasing_root,
    not_negative,
    positive,
)
from cusyn_desktop.errors import InputError

PICO = 10**12
"""Pico-rho in one rho: budgets are whole numbers of pico-rho."""

MAX_PICO_RHO = 10**18
"""The largest pool, one million rho: no sum of a few thousand of them overflows 64 bits."""


def epsilon_of(pico_rho: int, delta: float) -> float:
    """Return the smallest epsilon that a zCDP budget guarantees at `delta`, rounded up.

    Args:
        pico_rho: Budget in whole pico-rho, at least 0.
        delta: Between 0 and 1.

    Returns:
        Epsilon, never below the exact value of the bound; 0 where the bound is 0 or less.

    Raises:
        InputError: The budget is negative or beyond `MAX_PICO_RHO`, or `delta` is out of range.

    Source:
        Canonne, Kamath and Steinke (2020), Corollary 13, solved for epsilon.
    """
    log_inverse_delta = _log_inverse(delta)
    if checked_pico_rho(pico_rho) == 0:
        return 0.0
    x = Decimal(_best_order(pico_rho / PICO, float(log_inverse_delta)))
    with localcontext(PRECISION):
        epsilon = (1 + x) * pico_rho / PICO + _order_cost(x, log_inverse_delta)
    return float_above(max(epsilon, Decimal(0)))


def pico_rho_of(epsilon: float, delta: float) -> int:
    """Return the largest zCDP budget that guarantees (epsilon, delta), rounded down to whole pico-rho.

    The inverse of `epsilon_of`: for budgets of at least one pico-rho whose epsilon is above 0 and below
    4096 (beyond, neighbouring budgets share one float), `pico_rho_of(epsilon_of(p, delta), delta) == p`.

    Args:
        epsilon: At least 0.
        delta: Between 0 and 1.

    Returns:
        Whole pico-rho, at most `MAX_PICO_RHO`; never more than (epsilon, delta) allows.

    Raises:
        InputError: Epsilon is negative or not finite, or `delta` is out of range.

    Source:
        Canonne, Kamath and Steinke (2020), Corollary 13, solved for rho: the maximum over x of (epsilon -
        c(x)) / (1 + x).
    """
    log_inverse_delta = _log_inverse(delta)
    not_negative("epsilon", epsilon)
    x = Decimal(_order_for_epsilon(epsilon, float(log_inverse_delta)))
    with localcontext(PRECISION):
        rho = (exact(epsilon) - _order_cost(x, log_inverse_delta)) / (1 + x)
        return min(max(math.floor(rho * PICO), 0), MAX_PICO_RHO)


def delta_of(rho: float, epsilon: float) -> float:
    """Return the smallest delta at which rho-zCDP implies (epsilon, delta)-DP, rounded up.

    Args:
        rho: Budget in rho, above 0.
        epsilon: At least 0.

    Returns:
        Delta, at most 1.

    Raises:
        InputError: `rho` is not above 0, or epsilon is negative or not finite.

    Source:
        Canonne, Kamath and Steinke (2020), Corollary 13: ln(delta) = min over x > 0 of
        x ((1 + x) rho - epsilon) + x ln(x) - (1 + x) ln(1 + x).
    """
    positive("rho", rho)
    not_negative("epsilon", epsilon)

    def slope(log_x: float) -> float:
        x = math.exp(log_x)
        return (1 + 2 * x) * rho - epsilon - math.log1p(1 / x)

    x = exact(math.exp(increasing_root(slope, -80.0, 80.0)))
    with localcontext(PRECISION):
        log_delta = x * ((1 + x) * exact(rho) - exact(epsilon)) + x * x.ln() - (1 + x) * (1 + x).ln()
        return float_above(min(log_delta, Decimal(0)).exp())


def loose_epsilon(rho: float, delta: float) -> float:
    """Return epsilon of the classic conversion, shown beside the tight one: rho + 2 sqrt(rho ln(1/delta)).

    Source:
        Bun and Steinke (2016), Proposition 1.3.
    """
    return positive("rho", rho) + 2 * math.sqrt(rho * -math.log(checked_delta(delta)))


def loose_rho(epsilon: float, delta: float) -> float:
    """Return rho of the classic conversion: (sqrt(L + epsilon) - sqrt(L))^2 with L = ln(1/delta).

    Source:
        Bun and Steinke (2016), Proposition 1.3, solved for rho; written without its cancellation.
    """
    log_inverse_delta = -math.log(checked_delta(delta))
    positive("epsilon", epsilon)
    return (epsilon / (math.sqrt(log_inverse_delta + epsilon) + math.sqrt(log_inverse_delta))) ** 2


def rho_of_pure(epsilon: float) -> float:
    """Return the zCDP cost of a step that is purely epsilon-DP: epsilon^2 / 2.

    Source:
        Bun and Steinke (2016), Proposition 1.4.
    """
    return positive("epsilon", epsilon) ** 2 / 2


def checked_pico_rho(pico_rho: int) -> int:
    """Return a budget in whole pico-rho, or say what is wrong with it.

    Raises:
        InputError: It is negative, or beyond `MAX_PICO_RHO`.
    """
    if not 0 <= pico_rho <= MAX_PICO_RHO:
        raise InputError(
            f"a budget must lie between 0 and {MAX_PICO_RHO} pico-rho, not {pico_rho}.", pico_rho=pico_rho
        )
    return pico_rho


@lru_cache(maxsize=64)
def _log_inverse(delta: float) -> Decimal:
    """Return ln(1/delta); a pool's delta never changes, so it is worked out once."""
    return -PRECISION.ln(exact(checked_delta(delta)))


def _order_cost(x: Decimal, log_inverse_delta: Decimal) -> Decimal:
    """Return c(x) of the module's formula, in the caller's precision."""
    return log_inverse_delta / x + x.ln() - (1 + 1 / x) * (1 + x).ln()


def _best_order(rho: float, log_inverse_delta: float) -> float:
    """Solve rho x^2 + ln(1 + x) = ln(1/delta) for x.

    With t = ln(1 + x) the left side is convex and increasing, so Newton's steps from the right fall to the
    root and never pass it. Both terms of the start bound the root from the right.
    """
    t = min(log_inverse_delta, math.log1p(math.sqrt(log_inverse_delta / rho)))
    while True:
        x = math.expm1(t)
        step = (rho * x * x + t - log_inverse_delta) / (2 * rho * x * (1 + x) + 1)
        if step <= 1e-14 * t:
            return x
        t -= step


def _order_for_epsilon(epsilon: float, log_inverse_delta: float) -> float:
    """Find the x whose bound allows the most rho at epsilon.

    Epsilon is concave in rho with slope 1 + x, so each of Newton's steps ends at or left of the root, and
    from there they grow. A step doubles the digits: after one that grew by less than 1e-8, the next has all.
    """
    rho = max((math.sqrt(log_inverse_delta + epsilon) - math.sqrt(log_inverse_delta)) ** 2, 1 / PICO)
    while True:
        x = _best_order(rho, log_inverse_delta)
        cost = log_inverse_delta / x + math.log(x) - (1 + 1 / x) * math.log1p(x)
        next_rho = max((epsilon - cost) / (1 + x), 1 / PICO)
        if next_rho <= rho * (1 + 1e-8):
            return _best_order(next_rho, log_inverse_delta)
        rho = next_rho
