"""Groups of whole numbers in a row: what numbers, decimals and dates have in common.

A decimal with two places is a whole number of hundredths, a date a whole number of days. Once a value is such
a *grid number*, binning and drawing are exact: nothing depends on how a float is rounded.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

import numpy as np

from cusyn_desktop.arrays import FloatArray, IntArray
from cusyn_desktop.errors import InputError


class Uniforms(Protocol):
    """Where uniform numbers come from; a numpy `Generator` is one."""

    def random(self, size: int, /) -> FloatArray:
        """Draw numbers in [0, 1)."""
        ...


@dataclass(frozen=True, slots=True)
class Bins:
    """Neighbouring groups of grid numbers.

    Attributes:
        starts: The first number of each group, rising.
        last: The last number of the last group.
    """

    starts: tuple[int, ...]
    last: int

    def __post_init__(self) -> None:
        if not self.starts or any(right <= left for left, right in pairwise(self.starts)):
            raise InputError("The groups must start at rising values.")
        if self.last < self.starts[-1]:
            raise InputError("The last group must start before or at the upper limit.")

    @property
    def size(self) -> int:
        """How many groups there are."""
        return len(self.starts)

    @property
    def ends(self) -> tuple[int, ...]:
        """The last number of each group."""
        return (*(start - 1 for start in self.starts[1:]), self.last)

    def place(self, values: Sequence[int] | IntArray) -> IntArray:
        """The group of each value; a value outside is moved to the nearest limit."""
        starts, numbers = np.array(self.starts, dtype=np.int64), np.array(values, dtype=np.int64)
        return np.maximum(np.searchsorted(starts, numbers, "right") - 1, 0)

    def place_one(self, value: int) -> int:
        """The group of one value; a value outside is moved to the nearest limit."""
        return max(bisect_right(self.starts, value) - 1, 0)

    def contains(self, value: int) -> bool:
        """Whether a value lies within the limits."""
        return self.starts[0] <= value <= self.last

    def draw(self, groups: IntArray, rng: Uniforms) -> IntArray:
        """Draw a number inside the group of each row.

        Within a group the density is a straight line between what this group and its neighbours suggest, so
        that a wide last group thins out instead of ending in a cliff. It uses the (synthetic) groups alone.

        Args:
            groups: Group of each row, 0 to size - 1.
            rng: Where the randomness comes from.

        Returns:
            Grid numbers, one for each row, each inside its group.
        """
        starts, ends = np.array(self.starts, dtype=np.int64), np.array(self.ends, dtype=np.int64)
        widths = ends - starts + 1
        left, right = _edge_densities(np.bincount(groups, minlength=self.size) / widths)
        share = _linear_quantile(rng.random(groups.size), left[groups], right[groups])
        steps = np.floor(share * widths[groups]).astype(np.int64)
        drawn: IntArray = np.minimum(starts[groups] + steps, ends[groups])
        return drawn


def _edge_densities(density: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Densities at the left and right edge of each group, never above twice that of either neighbour."""
    inner = np.minimum((density[:-1] + density[1:]) / 2, 2 * np.minimum(density[:-1], density[1:]))
    if not inner.size:
        return density, density
    outer = np.clip(2 * density[[0, -1]] - inner[[0, -1]], 0, None)
    return np.concatenate((outer[:1], inner)), np.concatenate((inner, outer[1:]))


def _linear_quantile(uniform: FloatArray, left: FloatArray, right: FloatArray) -> FloatArray:
    """Quantiles on [0, 1] of the law whose density falls or rises in a line from `left` to `right`."""
    mass = left + right
    flat = np.abs(right - left) <= 1e-9 * mass
    safe_left, safe_right = np.where(flat, 1.0, left), np.where(flat, 2.0, right)
    root = np.sqrt(safe_left**2 + uniform * (safe_right**2 - safe_left**2))
    return np.where(flat, uniform, (root - safe_left) / (safe_right - safe_left))
