"""An independent sampler of the discrete Gaussian, exact but for 2^-120: the oracle beside OpenDP.

A table of the law's cumulated weights, worked out with sixty decimal digits, is inverted at 128 random bits
of the operating system. It shares neither code nor method with OpenDP's rejection sampler.
"""

import os
from bisect import bisect_right
from decimal import Decimal, localcontext
from itertools import accumulate

import numpy as np

from cusyn_desktop.arrays import IntArray

_BITS = 128
_DIGITS = 60


class TableSampler:
    """Draws whole numbers with probability in proportion to exp(-x^2 / (2 sigma^2))."""

    def __init__(self, sigma: float) -> None:
        weights = _weights(sigma)
        self._reach = len(weights) - 1
        both_sides = [*weights[:0:-1], *weights]
        total = sum(both_sides)
        with localcontext() as context:
            context.prec = _DIGITS
            self._ends = [int(2**_BITS * part / total) for part in accumulate(both_sides)]

    def draw(self, size: int) -> IntArray:
        """Draw independent numbers."""
        raw = os.urandom(size * _BITS // 8)
        words = (raw[start : start + _BITS // 8] for start in range(0, len(raw), _BITS // 8))
        places = [bisect_right(self._ends, int.from_bytes(word, "big")) for word in words]
        return np.array(places, dtype=np.int64) - self._reach


def _weights(sigma: float) -> list[Decimal]:
    """Return exp(-x^2 / (2 sigma^2)) for x = 0, 1, ... down to 2^-140, by repeated multiplication."""
    with localcontext() as context:
        context.prec = _DIGITS
        base = (Decimal(-1) / (2 * Decimal(sigma) ** 2)).exp()
        weights, weight, step = [Decimal(1)], base, base**3
        while weight > Decimal(2) ** -140:
            weights.append(weight)
            weight, step = weight * step, step * base * base
        return weights
