"""Gaussian noise: what a scale costs, and which scale a budget pays for.

Neighbouring tables differ by one person's rows, added or removed. `sensitivity_squared` is the square of
the L2 distance between their exact answers: 1 for a marginal with one row per person, k^2 with k rows. It
is kept as a whole number or a fraction, because the square root of a float squared is no longer what it
was.
"""

import math
from fractions import Fraction

from cusyn_desktop.budget.accounting.rounding import positive
from cusyn_desktop.budget.accounting.zcdp import PICO, checked_pico_rho
from cusyn_desktop.errors import InputError


def gaussian_cost(sigma: float, *, sensitivity_squared: int | Fraction = 1) -> int:
    """Return the cost of (discrete) Gaussian noise in whole pico-rho: Delta^2 / (2 sigma^2), rounded up.

    Raises:
        InputError: Sigma or the sensitivity is not above 0.

    Source:
        Bun and Steinke (2016), Proposition 1.6; for the discrete Gaussian Canonne, Kamath and Steinke
        (2020), Theorem 4.
    """
    square = _checked_square(sensitivity_squared)
    return math.ceil(square * PICO / (2 * Fraction(positive("sigma", sigma)) ** 2))


def gaussian_sigma(pico_rho: int, *, sensitivity_squared: int | Fraction = 1) -> float:
    """Return the least float sigma whose cost is at most `pico_rho`.

    Raises:
        InputError: The budget or the sensitivity is not above 0.
    """
    return sigma_of(Fraction(checked_pico_rho(pico_rho), PICO), sensitivity_squared=sensitivity_squared)


def sigma_of(rho: Fraction, *, sensitivity_squared: int | Fraction = 1) -> float:
    """Return the least float sigma at which sensitivity^2 / (2 sigma^2) is at most `rho`.

    The root is taken in floats and then moved up until the cost, as an exact fraction, fits.

    Raises:
        InputError: The budget or the sensitivity is not above 0.
    """
    if rho <= 0:
        raise InputError("a measurement needs a budget above 0.", rho=str(rho))
    variance = _checked_square(sensitivity_squared) / (2 * rho)
    sigma = math.nextafter(math.sqrt(variance), 0.0)
    while Fraction(sigma) ** 2 < variance:
        sigma = math.nextafter(sigma, math.inf)
    return sigma


def _checked_square(sensitivity_squared: int | Fraction) -> Fraction:
    if sensitivity_squared <= 0:
        raise InputError("a sensitivity must be above 0.", sensitivity_squared=str(sensitivity_squared))
    return Fraction(sensitivity_squared)
