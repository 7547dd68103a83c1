"""Splitting a budget into whole units that add up to exactly the whole."""

import math
from collections.abc import Sequence
from fractions import Fraction

from cusyn_desktop.errors import InputError


def split_pico_rho(total: int, shares: Sequence[Fraction]) -> tuple[int, ...]:
    """Split a budget by exact shares; each part is rounded down and the last takes what that leaves over.

    Args:
        total: Whole pico-rho, at least 0.
        shares: Not negative, at least one, adding up to exactly 1.

    Returns:
        Whole pico-rho for each share; their sum is `total`.

    Raises:
        InputError: The total is negative, or the shares are negative or do not add up to 1.
    """
    if total < 0:
        raise InputError(f"a budget to split must not be negative, but is {total}.", total=total)
    if sum(shares) != 1 or min(shares) < 0:
        raise InputError("shares of a budget must not be negative and must add up to exactly 1.")
    parts = [math.floor(total * share) for share in shares[:-1]]
    return (*parts, total - sum(parts))


def equal_shares(parts: int) -> tuple[Fraction, ...]:
    """Return `parts` equal shares of a whole.

    Raises:
        InputError: There is no part.
    """
    if parts < 1:
        raise InputError(f"a budget must be split into at least one part, not {parts}.", parts=parts)
    return (Fraction(1, parts),) * parts
