"""What a released table is good for, judged by what was released of it and nothing else.

Only expected errors (from the noise, after the run), which queries were measured, and the number of rows made
enter: all of them are in the release already, so that judging costs nothing and tells nothing new.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.services.records import QueryResult

LEAST_GROUP: Final = 10
"""Rows. Below it the rounding to whole rows alone may change a group by a tenth."""


class Fitness(StrEnum):
    """What the largest expected error allows; each level ends with its error, in points of people.

    An error is a total variation distance: no share of a query's table is further off than that.
    """

    CLOSE = "close"
    """Up to 1 point: totals, comparisons, and relations between columns."""
    LARGE_GROUPS = "large groups"
    """Up to 3 points: totals, and comparisons between large groups."""
    BROAD = "broad"
    """Up to 10 points: the broad picture, but not differences of a few points."""
    TRIAL = "trial"
    """More: to try methods and programs out, but not for figures."""
    COLUMNS = "columns"
    """No table of a query was measured or expected: each column alone, not how columns hang together."""


class Basis(StrEnum):
    """On whose expected error a judgement rests."""

    ASKED = "asked"
    """Every interest query: each was measured."""
    SOME = "some"
    """The interest queries that were measured; others were not."""
    GUESS = "guess"
    """The interest queries, none of which was measured: their error is a guess."""
    TABLES = "tables"
    """No query was asked: every table of two or more columns that was measured."""


_MOST_POINTS: Final = {Fitness.CLOSE: 1.0, Fitness.LARGE_GROUPS: 3.0, Fitness.BROAD: 10.0}


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a release is good for, and on what this rests.

    Attributes:
        fitness: The level.
        basis: Whose error it is.
        points: The largest expected error of the queries that it rests on, rounded up to a tenth of a point.
        n_queries: So many queries were asked; of a release without any, so many tables were measured.
        unmeasured: Columns of those that were not measured, so that their error is not known or a guess.
        smallest_group: Rows. A smaller group of the table may be noise alone: it has fewer rows than twice
            the expected error moves, below which the true error was 9 times in 10.
    """

    fitness: Fitness
    basis: Basis
    points: float
    n_queries: int
    unmeasured: tuple[tuple[str, ...], ...]
    smallest_group: int

    @property
    def n_measured(self) -> int:
        """So many of the queries were measured."""
        return self.n_queries - len(self.unmeasured)


def judgement_of(results: Sequence[QueryResult], *, n_rows: int) -> Judgement:
    """Judge a release by its largest expected error.

    The interest queries count; without any, every table of two or more columns that was measured. Where some
    of them were measured, the error is the largest of those. Where none was, it is a guess, and the level is
    `BROAD` at best.

    Args:
        results: How well each table of the release came out.
        n_rows: Rows of the synthetic table; more of them can be drawn from the same release.
    """
    asked = [one for one in results if one.is_interest]
    queries = asked or results
    measured = [one.expected_error for one in queries if one.is_measured and one.expected_error is not None]
    known = measured or [one.expected_error for one in queries if one.expected_error is not None]
    unmeasured = tuple(one.columns for one in queries if not one.is_measured or one.expected_error is None)
    basis = _basis(n_unmeasured=len(unmeasured), n_measured=len(measured)) if asked else Basis.TABLES
    if not known:
        return Judgement(Fitness.COLUMNS, basis, 0.0, len(queries), unmeasured, LEAST_GROUP)
    points = _up(1000 * max(known)) / 10
    return Judgement(
        fitness=_level(points, basis),
        basis=basis,
        points=points,
        n_queries=len(queries),
        unmeasured=unmeasured,
        smallest_group=max(LEAST_GROUP, _two_figures(2 * max(known) * n_rows)),
    )


def _basis(*, n_unmeasured: int, n_measured: int) -> Basis:
    if not n_unmeasured:
        return Basis.ASKED
    return Basis.SOME if n_measured else Basis.GUESS


def _level(points: float, basis: Basis) -> Fitness:
    """By the figure that is shown, so that both agree."""
    level = next((level for level, most in _MOST_POINTS.items() if points <= most), Fitness.TRIAL)
    is_guess = basis is Basis.GUESS
    return Fitness.BROAD if is_guess and level in (Fitness.CLOSE, Fitness.LARGE_GROUPS) else level


def _up(number: float) -> int:
    """Up to a whole number; what is one already, but for the last bits, stays."""
    return math.ceil(number - 1e-9)


def _two_figures(number: float) -> int:
    """Up to a whole number of two figures and zeros: more would look exact."""
    unit: int = 10 ** max(0, len(str(_up(number))) - 2)
    return _up(number / unit) * unit
