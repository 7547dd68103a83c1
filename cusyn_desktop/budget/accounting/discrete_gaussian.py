"""The discrete Gaussian on the whole numbers: P(x) in proportion to exp(-x^2 / (2 sigma^2)).

Canonne, Kamath and Steinke (2020, arXiv:2004.00010), Definition 1. Sums run as far as a float can tell from
zero.
"""

import math

import numpy as np

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.budget.accounting.rounding import not_negative, positive


def discrete_gaussian_pmf(x: int, *, sigma: float) -> float:
    """Return the probability of one whole number."""
    return math.exp(-(x**2) / (2 * sigma**2)) / _total_weight(sigma)


def discrete_gaussian_tail(at_least: int, *, sigma: float) -> float:
    """Return the probability of `at_least` and everything above it."""
    if at_least <= 0:
        return 1.0 - discrete_gaussian_tail(1 - at_least, sigma=sigma)
    return math.fsum(_weights(at_least, sigma)) / _total_weight(sigma)


def discrete_gaussian_variance(sigma: float) -> float:
    """Return the variance: just below sigma^2 (the source's Corollary 9)."""
    squares = np.arange(1.0, _reach(sigma) + 1) ** 2
    return 2 * math.fsum(squares * _weights(1, sigma)) / _total_weight(sigma)


def discrete_gaussian_delta(*, sigma: float, epsilon: float, sensitivity: int = 1) -> float:
    """Return the exact delta at epsilon of discrete Gaussian noise on one whole number.

    Args:
        sigma: Scale of the noise.
        epsilon: At least 0.
        sensitivity: How far apart neighbouring answers may lie, a whole number above 0.

    Source:
        The source's Theorem 7: P[Y > c - s/2] - e^epsilon P[Y > c + s/2], c = epsilon sigma^2 / s.
    """
    centre = not_negative("epsilon", epsilon) * positive("sigma", sigma) ** 2 / sensitivity
    above = math.floor(centre - sensitivity / 2) + 1
    beyond = math.floor(centre + sensitivity / 2) + 1
    lost = math.exp(epsilon) * discrete_gaussian_tail(beyond, sigma=sigma)
    return discrete_gaussian_tail(above, sigma=sigma) - lost


def _reach(sigma: float) -> int:
    """Return how many whole numbers from 1 on have a weight that a float can tell from zero."""
    return math.ceil(39 * positive("sigma", sigma)) + 1


def _weights(start: int, sigma: float) -> FloatArray:
    """Return exp(-x^2 / (2 sigma^2)) for x = start, start + 1, ..., as many as `_reach` says."""
    x = start + np.arange(_reach(sigma), dtype=np.float64)
    weights: FloatArray = np.exp(-(x**2) / (2 * sigma**2))
    return weights


def _total_weight(sigma: float) -> float:
    return 1 + 2 * math.fsum(_weights(1, sigma))
