"""Numbers that cross between floats and exact arithmetic, always towards the safe side.

A float stands for the shortest decimal number that names it, which is what a person typed or reads: 0.1
means one tenth here, not the nearest binary fraction. So a figure on screen, in JSON and in a proof is the
same figure.
"""

import math
from collections.abc import Callable
from decimal import Context, Decimal

from cusyn_desktop.errors import InputError

PRECISION = Context(prec=40)
"""Forty digits: a pool of 1e18 pico-rho needs eighteen, and cancellation at small budgets takes some more."""


def exact(value: float) -> Decimal:
    """Return the decimal number that a float is written as."""
    return Decimal(repr(float(value)))


def float_above(value: Decimal) -> float:
    """Return the least float whose decimal is at least `value`."""
    nearest = float(value)
    while exact(nearest) < value:
        nearest = math.nextafter(nearest, math.inf)
    return nearest


def positive(name: str, value: float) -> float:
    """Return `value`, or say that it must be a number above zero.

    Raises:
        InputError: `value` is NaN, infinite, zero or negative.
    """
    if not (math.isfinite(value) and value > 0):
        raise InputError(f"{name} must be a number above 0, not {value}.", field=name, value=value)
    return float(value)


def not_negative(name: str, value: float) -> float:
    """Return `value`, or say that it must be a number of at least zero.

    Raises:
        InputError: `value` is NaN, infinite or negative.
    """
    if not (math.isfinite(value) and value >= 0):
        raise InputError(f"{name} must be a number of at least 0, not {value}.", field=name, value=value)
    return float(value)


def checked_delta(delta: float) -> float:
    """Return `delta`, or say that it must lie between 0 and 1.

    Raises:
        InputError: `delta` is NaN, or not strictly between 0 and 1.
    """
    if not 0 < delta < 1:
        raise InputError(f"delta must be a number between 0 and 1, not {delta}.", field="delta", value=delta)
    return float(delta)


def increasing_root(function: Callable[[float], float], low: float, high: float) -> float:
    """Find where an increasing function changes sign, to the last float.

    Args:
        function: Increasing on [low, high], negative at `low` and not negative at `high`.
        low: Left end of the bracket.
        high: Right end of the bracket.

    Returns:
        The least float of the bracket at which `function` is seen not to be negative.
    """
    while low < (middle := low + (high - low) / 2) < high:
        if function(middle) < 0:
            low = middle
        else:
            high = middle
    return high
