"""What Gaussian noise gives exactly as (epsilon, delta), for comparison with the zCDP bound that pools use.

Neighbouring answers lie at most `sensitivity` apart in the L2 norm. Only the ratio of sensitivity and sigma
matters, mu.
"""

import math

from cusyn_desktop.budget.accounting.rounding import (
    checked_delta,
    increasing_root,
    not_negative,
    positive,
)


def gaussian_delta(sigma: float, *, epsilon: float, sensitivity: float = 1.0) -> float:
    """Return the exact delta of one Gaussian mechanism at epsilon.

    Source:
        Balle and Wang (2018, arXiv:1805.06530), Theorem 8, with mu = sensitivity / sigma:
        Phi(mu / 2 - epsilon / mu) - e^epsilon Phi(-mu / 2 - epsilon / mu).
    """
    from scipy.special import log_ndtr, ndtr

    mu = positive("sensitivity", sensitivity) / positive("sigma", sigma)
    ratio = not_negative("epsilon", epsilon) / mu
    return float(ndtr(mu / 2 - ratio) - math.exp(epsilon + float(log_ndtr(-mu / 2 - ratio))))


def gaussian_epsilon(sigma: float, *, delta: float, sensitivity: float = 1.0) -> float:
    """Return the exact epsilon of one Gaussian mechanism at delta; 0 where no epsilon is needed.

    Source:
        Balle and Wang (2018), Theorem 8, solved for epsilon. The end of the bracket is the zCDP bound.
    """
    checked_delta(delta)
    rho = (positive("sensitivity", sensitivity) / positive("sigma", sigma)) ** 2 / 2

    def excess(epsilon: float) -> float:
        return delta - gaussian_delta(sigma, epsilon=epsilon, sensitivity=sensitivity)

    if excess(0.0) >= 0:
        return 0.0
    return increasing_root(excess, 0.0, rho + 2 * math.sqrt(rho * -math.log(delta)))


def analytic_gaussian_sigma(*, epsilon: float, delta: float, sensitivity: float = 1.0) -> float:
    """Return the least sigma that gives (epsilon, delta) exactly.

    Source:
        Balle and Wang (2018), Theorem 8, solved for sigma. The bracket ends where zCDP alone would do.
    """
    positive("epsilon", epsilon)
    log_inverse_delta = -math.log(checked_delta(delta))

    def excess(sigma: float) -> float:
        return delta - gaussian_delta(sigma, epsilon=epsilon, sensitivity=sensitivity)

    root_rho = epsilon / (math.sqrt(log_inverse_delta + epsilon) + math.sqrt(log_inverse_delta))
    enough = positive("sensitivity", sensitivity) / (math.sqrt(2.0) * root_rho)
    return increasing_root(excess, enough * 1e-6, enough)


def classic_gaussian_sigma(*, epsilon: float, delta: float, sensitivity: float = 1.0) -> float:
    """Return the textbook sigma, valid for epsilon below 1: sensitivity sqrt(2 ln(1.25 / delta)) / epsilon.

    Source:
        Dwork and Roth (2014), Theorem A.1.
    """
    spread = math.sqrt(2 * math.log(1.25 / checked_delta(delta)))
    return positive("sensitivity", sensitivity) * spread / positive("epsilon", epsilon)


def composed_gaussian_epsilon(sigma: float, *, times: int, delta: float, sensitivity: float = 1.0) -> float:
    """Return the exact epsilon of several Gaussian mechanisms: they equal one with sigma / sqrt(times).

    Source:
        Dong, Roth and Su (2019, arXiv:1905.02383), Corollary 3.3.
    """
    return gaussian_epsilon(sigma / math.sqrt(times), delta=delta, sensitivity=sensitivity)
