"""Adding up epsilons: the classic rules, for comparison with sums of rho.

`epsilons` are those of the single steps. A step that is (epsilon, delta)-DP adds its delta to the total
beside.
"""

import math
from collections.abc import Sequence

from cusyn_desktop.budget.accounting.rounding import checked_delta, positive


def basic_composition(epsilons: Sequence[float]) -> float:
    """Return the plain sum.

    Source:
        Dwork and Roth (2014), Theorem 3.16.
    """
    return math.fsum(epsilons)


def drv10_composition(epsilons: Sequence[float], *, delta_prime: float) -> float:
    """Return epsilon of advanced composition at an additional `delta_prime`.

    sqrt(2 ln(1/delta') sum e^2) + sum e (exp(e) - 1).

    Source:
        Dwork, Rothblum and Vadhan (2010); for equal steps Dwork and Roth (2014), Theorem 3.20.
    """
    drift = math.fsum(one * math.expm1(one) for one in epsilons)
    return _spread(epsilons, delta_prime) + drift


def kov15_composition(epsilons: Sequence[float], *, delta_prime: float) -> float:
    """Return epsilon of the sharper advanced composition at an additional `delta_prime`.

    sqrt(2 ln(1/delta') sum e^2) + sum e (exp(e) - 1) / (exp(e) + 1).

    Source:
        Kairouz, Oh and Viswanath (2015, arXiv:1311.0776), Theorem 3.5, for unequal steps.
    """
    drift = math.fsum(one * math.tanh(one / 2) for one in epsilons)
    return _spread(epsilons, delta_prime) + drift


def optimal_composition(epsilon: float, *, times: int, delta_prime: float) -> float:
    """Return the best epsilon for equal pure steps, on the grid epsilon (times - 2 i).

    Source:
        Kairouz, Oh and Viswanath (2015), Theorem 3.3: delta_i = sum over l < i of
        C(k, l) (exp((k - l) e) - exp((k - 2 i + l) e)) / (1 + exp(e))^k.
    """
    positive("epsilon", epsilon)
    checked_delta(delta_prime)
    best = times
    for i in range(1, times // 2 + 1):
        if _grid_delta(i, epsilon, times) > delta_prime:
            break
        best = times - 2 * i
    return best * epsilon


def _spread(epsilons: Sequence[float], delta_prime: float) -> float:
    squares = math.fsum(one * one for one in epsilons)
    return math.sqrt(2 * squares * -math.log(checked_delta(delta_prime)))


def _grid_delta(i: int, epsilon: float, times: int) -> float:
    """Return delta_i of `optimal_composition`, summed in logarithms so that large powers do not overflow."""
    log_base = times * (epsilon + math.log1p(math.exp(-epsilon)))
    return math.fsum(
        math.exp(_log_binomial(times, chosen) + (times - chosen) * epsilon - log_base)
        * -math.expm1(2 * (chosen - i) * epsilon)
        for chosen in range(i)
    )


def _log_binomial(n: int, k: int) -> float:
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)
