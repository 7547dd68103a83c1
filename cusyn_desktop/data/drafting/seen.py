"""How the cells of a file fall into a domain, for the custodian's eyes while they declare it.

These are exact counts. They are shown and forgotten: nothing here is stored, logged or exported.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from cusyn_desktop.data.domain.binned_columns import BinnedColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ModelledColumn, Outside
from cusyn_desktop.data.drafting.profile import ColumnProfile
from cusyn_desktop.data.encoding import Placing, placer
from cusyn_desktop.data.parsing.reading import Reading

_SHOWN = 5


@dataclass(frozen=True, slots=True, repr=False)
class SeenValues:
    """The cells of one column by the codes of its domain; private.

    Attributes:
        labels: A label for each code.
        counts: How many cells have that code.
        n_outside: Cells outside the domain that the declared rule moves.
        n_unplaced: Cells that no rule places.
        examples: Some of the texts outside or without a place.
        whole: Whether all cells were counted; else the first numbers of the file.
    """

    labels: tuple[str, ...]
    counts: tuple[int, ...]
    n_outside: int = 0
    n_unplaced: int = 0
    examples: tuple[str, ...] = field(default=(), repr=False)
    whole: bool = True


def seen_values(profile: ColumnProfile, column: ModelledColumn, reading: Reading) -> SeenValues:
    """Count the cells of a file by the codes of a domain.

    Args:
        profile: What the cells of the column are.
        column: The domain.
        reading: How the file is read.
    """
    if profile.overflowed and isinstance(column, NumberColumn):
        return _sampled(profile, column)
    texts = list(profile.counts)
    weights = np.fromiter(profile.counts.values(), dtype=np.int64, count=len(texts))
    missing = set(column.missing)
    size, others = column.size, [text for text in texts if text not in missing]
    found = dict(zip(others, placer(column, reading)(others), strict=True))
    placed = np.array([found.get(text, size - 1) for text in texts], dtype=np.int64)
    counts = np.zeros(size, dtype=np.int64)
    np.add.at(counts, placed % size, weights)
    placings = placed // size
    odd = np.flatnonzero(placings)
    return SeenValues(
        labels=column.labels(),
        counts=tuple(counts.tolist()),
        n_outside=int(weights[placings == Placing.OUTSIDE].sum()),
        n_unplaced=int(weights[placings == Placing.UNPLACED].sum()),
        examples=tuple(texts[place] for place in odd[:_SHOWN]),
        whole=not profile.overflowed,
    )


def unlisted_texts(profile: ColumnProfile, column: ModelledColumn) -> tuple[str, ...]:
    """The texts of a file that a category neither lists nor has a rule for: reasons to refuse it."""
    if not isinstance(column, CategoryColumn) or column.outside is not Outside.CLIP:
        return ()
    known = column.codes()
    return tuple(text for text in profile.counts if text not in known)


def most_rows_of_a_key(profile: ColumnProfile) -> int | None:
    """How many rows share one value of a key at most; None where there are too many keys to count."""
    return None if profile.overflowed else max(profile.filled.values(), default=0)


def rare_values(counts: Mapping[str, int], *, below: int) -> tuple[str, ...]:
    """The values that fewer than so many cells hold, in their order."""
    return tuple(value for value, times in counts.items() if times < below)


def _sampled(profile: ColumnProfile, column: BinnedColumn) -> SeenValues:
    """The first numbers of the file, where it holds too many different ones to count each."""
    assert isinstance(column, NumberColumn)
    grid = np.rint(np.array(profile.sample) * 10.0**column.grid_places).astype(np.int64)
    counted = Counter(column.bins.place(grid).tolist())
    outside = (grid < column.bins.starts[0]) | (grid > column.bins.last)
    return SeenValues(
        labels=column.labels(),
        counts=tuple(counted.get(code, 0) for code in range(column.size)),
        n_outside=int(outside.sum()),
        whole=False,
    )
