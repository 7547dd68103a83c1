"""How far what is left of a pool goes: in releases like the last one, and in time at the pace so far.

A forecast of what people do, not a promise of what the pool allows: BudgetEval alone decides.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from cusyn_desktop.errors import InputError

LEAST_HISTORY = timedelta(days=1)
"""Spends that are closer together tell no pace: somebody tried a few requests in a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dated:
    """A spend that counts: when it was made, and its whole pico-rho."""

    at: datetime
    pico_rho: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What is left of a pool if people go on as before.

    Attributes:
        n_more: Releases like the last one that still fit.
        each: Whole pico-rho of one of them.
        pace: Mean time from one spend to the next; None where all were made within a day.
        used_up_at: When the last of them is due at this pace; None where nobody can tell.
    """

    n_more: int
    each: int
    pace: timedelta | None
    used_up_at: datetime | None


def n_more_like(pico_rho: int, *, left: int) -> int:
    """Return how many spends of `pico_rho` fit into what is left, in whole pico-rho; rho adds up.

    Raises:
        InputError: A spend must be positive.
    """
    if pico_rho <= 0:
        raise InputError("a spend must be positive", pico_rho=pico_rho)
    return max(left, 0) // pico_rho


def outlook_of(spends: Sequence[Dated], *, left: int, now: datetime) -> Outlook | None:
    """Return what is left of a pool if the last spend is repeated at the mean pace of all of them.

    Args:
        spends: Those that count, oldest first.
        left: What may still be spent, in whole pico-rho.
        now: From when on the next ones are made.

    Returns:
        The outlook; None for a pool that nobody spent from, which tells no pace and no size.
    """
    if not spends:
        return None
    last = spends[-1]
    n_more = n_more_like(last.pico_rho, left=left)
    history = last.at - spends[0].at
    pace = None if history < LEAST_HISTORY else history / (len(spends) - 1)
    return Outlook(n_more=n_more, each=last.pico_rho, pace=pace, used_up_at=_due(n_more, pace, now))


def _due(n_more: int, pace: timedelta | None, now: datetime) -> datetime | None:
    if pace is None:
        return None
    try:
        return now + n_more * pace
    except OverflowError:
        return None
