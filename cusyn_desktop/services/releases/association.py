"""How strongly columns hang together, by the noisy measurements and in the synthetic table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from cusyn_desktop.services.releases import archive

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.arrays import Clique, CodeArray, FloatArray, IntArray
    from cusyn_desktop.services.releases.releases import Opened

MAX_COLUMNS = 60
_MAX_ROWS = 100_000  # of the synthetic table; they stand in random order
_RARE = 0.02
"""Values with a smaller share are taken together: noise drowns what they would tell."""
_LEAST_PRESENT = 0.05
"""Share of people with a value in both columns, below which no correlation is told."""
_MAX_FLOOR = 0.25
"""A strength that noise alone would seem to have, above which none is told."""
_MAX_NOISE = 0.1
"""Standard deviation of a correlation through noise, above which none is told."""


@dataclass(frozen=True, slots=True)
class PairStrength:
    """How strongly two columns hang together.

    Attributes:
        columns: Positions in the model, rising.
        measured: Cramér's V of the noisy table, 0 to 1; None where it was not measured or drowns in noise.
        synthetic: The same of the synthetic table.
        correlation: Of two ordered columns, measured; None for others, and where it drowns in noise.
    """

    columns: Clique
    measured: float | None
    synthetic: float
    correlation: PairCorrelation | None


@dataclass(frozen=True, slots=True)
class PairCorrelation:
    """Correlation of two ordered columns, -1 to 1.

    Attributes:
        measured: In the noisy table.
        noise: Standard deviation of what the noise adds to that.
        synthetic: In the synthetic table.
    """

    measured: float
    noise: float
    synthetic: float


def pair_strengths(opened: Opened, columns: Sequence[int]) -> tuple[PairStrength, ...]:
    """All pairs of some columns.

    Args:
        opened: The release.
        columns: Positions in the model, rising.
    """
    codes = tuple(column[:_MAX_ROWS] for column in opened.codes)
    return tuple(_strength(opened, codes, pair) for pair in combinations(columns, 2))


def drawn_columns(opened: Opened) -> tuple[int, ...]:
    """The columns of the matrix: all, or those that were measured most often with others."""
    every = range(len(opened.schema.names))
    measured = [one.clique for one in (*opened.own, *opened.reused) if len(one.clique) > 1]
    often = sorted(every, key=lambda column: (-sum(column in clique for clique in measured), column))
    return tuple(sorted(often[:MAX_COLUMNS]))


def _strength(opened: Opened, codes: Sequence[CodeArray], pair: Clique) -> PairStrength:
    synthetic = archive.shares_of(codes, opened.schema.sizes, pair)
    measured = opened.tables.shares(pair)
    groups = [_groups(synthetic.sum(axis=1)), _groups(synthetic.sum(axis=0))]
    return PairStrength(
        columns=pair,
        measured=None if measured is None else _measured(measured, groups, opened.tables.variance(pair)),
        synthetic=cramers_v(_grouped(synthetic, groups)),
        correlation=None if measured is None else _correlation(opened, pair, measured, synthetic),
    )


def _measured(table: FloatArray, groups: Sequence[IntArray], variance: float) -> float | None:
    """Cramér's V of a noisy table, or None where noise alone would seem strong."""
    noise = _grouped(np.full(table.shape, variance), groups)
    shares = _grouped(table, groups)
    if noise_floor(shares, noise) > _MAX_FLOOR:
        return None
    return cramers_v(shares, noise)


def cramers_v(shares: FloatArray, variance: FloatArray | float = 0.0) -> float:
    """Cramér's V of a table of shares: 0 where the columns are independent, 1 where one tells the other.

    Args:
        shares: Of people, by two columns; those of a noisy table may be negative.
        variance: Of the noise in each cell; what it adds on average is taken off.
    """
    expected = _independent(shares)
    return _strength_of((np.square(shares - expected) - variance) / expected)


def noise_floor(shares: FloatArray, variance: FloatArray | float) -> float:
    """The strength that independent columns would seem to have through noise."""
    return _strength_of(np.broadcast_to(variance, shares.shape) / _independent(shares))


def _independent(shares: FloatArray) -> FloatArray:
    """What the cells would hold if the columns were independent."""
    rows, columns = (np.maximum(shares.sum(axis=axis), 1e-6) for axis in (1, 0))
    cells: FloatArray = np.multiply.outer(rows, columns)
    return cells


def _strength_of(squares: FloatArray) -> float:
    least = min(squares.shape) - 1
    return sqrt(min(max(float(squares.sum()) / least, 0.0), 1.0)) if least > 0 else 0.0


def correlation(shares: FloatArray, *, deviation: float = 0.0) -> tuple[float, float] | None:
    """Pearson's correlation of the numbers of the groups, and the standard deviation of it through noise.

    Args:
        shares: Of people, by two ordered columns.
        deviation: Of the noise in a cell.

    Returns:
        None where hardly anybody has both values, or all have the same.
    """
    mass = float(shares.sum())
    if mass < _LEAST_PRESENT:
        return None
    table = shares / mass
    rows, columns = table.sum(axis=1), table.sum(axis=0)
    first, second = (
        np.arange(n) - np.arange(n) @ margin for n, margin in zip(shares.shape, (rows, columns), strict=True)
    )
    spread = float(np.square(first) @ rows) * float(np.square(second) @ columns)
    if spread <= 0:
        return None
    noise = deviation / mass * sqrt(float(np.square(first).sum() * np.square(second).sum()) / spread)
    return min(max(float(first @ table @ second) / sqrt(spread), -1.0), 1.0), noise


def _correlation(
    opened: Opened, pair: Clique, measured: FloatArray, synthetic: FloatArray
) -> PairCorrelation | None:
    """Of two columns with an order, over the people with a value in both."""
    shown = [opened.schema.modelled[column] for column in pair]
    if not all(column.is_ordered for column in shown):
        return None
    present = tuple(slice(0, column.n_values) for column in shown)
    one = correlation(measured[present], deviation=sqrt(opened.tables.variance(pair)))
    other = correlation(synthetic[present])
    if one is None or other is None or one[1] > _MAX_NOISE:
        return None
    return PairCorrelation(measured=one[0], noise=one[1], synthetic=other[0])


def _groups(shares: FloatArray) -> IntArray:
    """The group of each value: frequent values alone, all others together."""
    is_frequent = shares >= _RARE
    groups = np.cumsum(is_frequent) - 1
    n_frequent = int(is_frequent.sum())
    if n_frequent and shares[~is_frequent].sum() < _RARE:  # too few for a group of their own
        smallest = int(np.argmin(np.where(is_frequent, shares, np.inf)))
        groups[~is_frequent] = groups[smallest]
    else:
        groups[~is_frequent] = n_frequent
    return groups


def _grouped(table: FloatArray, groups: Sequence[IntArray]) -> FloatArray:
    """A table with the values of each group added up."""
    for axis, of in enumerate(groups):
        sums = np.zeros((int(of.max()) + 1, of.size))
        sums[of, np.arange(of.size)] = 1.0
        table = np.moveaxis(np.tensordot(sums, table, axes=(1, axis)), 0, axis)
    return table
