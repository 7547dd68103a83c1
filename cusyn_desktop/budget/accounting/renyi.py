"""Renyi differential privacy: divergence of one order alpha, for comparison with the zCDP bound.

Mironov (2017, arXiv:1702.07476). Divergences of one order add up over steps.
"""

import math
from collections.abc import Callable, Sequence

from cusyn_desktop.budget.accounting.rounding import checked_delta, positive

USUAL_ORDERS: tuple[float, ...] = (*(1 + tenth / 10 for tenth in range(1, 100)), *map(float, range(12, 64)))
"""The orders that common training libraries try."""


def gaussian_divergence(order: float, *, sigma: float, sensitivity: float = 1.0) -> float:
    """Return the Renyi divergence of Gaussian noise: alpha Delta^2 / (2 sigma^2).

    Source:
        Mironov (2017), Corollary 3.
    """
    return order * (positive("sensitivity", sensitivity) / positive("sigma", sigma)) ** 2 / 2


def laplace_divergence(order: float, *, scale: float, sensitivity: float = 1.0) -> float:
    """Return the Renyi divergence of Laplace noise for an order above 1.

    Source:
        Mironov (2017), Table II, with e = sensitivity / scale:
        ln( a/(2a-1) exp((a-1) e) + (a-1)/(2a-1) exp(-a e) ) / (a - 1).
    """
    epsilon = positive("sensitivity", sensitivity) / positive("scale", scale)
    likely = order / (2 * order - 1)
    rest = (order - 1) / (2 * order - 1)
    ratio = math.log(likely + rest * math.exp(-(2 * order - 1) * epsilon))
    return epsilon + ratio / (order - 1)


def renyi_epsilon(
    divergence: Callable[[float], float], *, delta: float, orders: Sequence[float] = USUAL_ORDERS
) -> float:
    """Return epsilon at delta by the usual conversion, the best over some orders.

    Args:
        divergence: Total Renyi divergence of all steps as a function of the order.
        delta: Between 0 and 1.
        orders: Orders to try, each above 1.

    Source:
        Mironov (2017), Proposition 3: epsilon = divergence + ln(1/delta) / (alpha - 1).
    """
    log_inverse_delta = -math.log(checked_delta(delta))
    return min(divergence(order) + log_inverse_delta / (order - 1) for order in orders)
