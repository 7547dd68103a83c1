"""Whether the cells of a file fit a domain that was declared for another one, for the custodian's eyes alone.

What is told of a column is one word, no value and no count; it is neither stored, logged nor exported.
"""

from enum import StrEnum

from cusyn_desktop.data.domain.columns import ModelledColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.data.drafting.profile import ColumnProfile
from cusyn_desktop.data.drafting.seen import unlisted_texts
from cusyn_desktop.data.encoding import Placing, placer
from cusyn_desktop.data.parsing.reading import Reading


class Misfit(StrEnum):
    """Why cells do not fit."""

    UNLISTED = "unlisted"
    UNPLACED = "unplaced"
    OUTSIDE = "outside"
    ROUNDED = "rounded"


_FROM_THE_WORST = (
    (Placing.UNPLACED, Misfit.UNPLACED),
    (Placing.OUTSIDE, Misfit.OUTSIDE),
    (Placing.ROUNDED, Misfit.ROUNDED),
)


def misfit_of(profile: ColumnProfile | None, column: AnyColumn, reading: Reading) -> Misfit | None:
    """The worst that would become of some cell under a domain.

    Args:
        profile: What the cells of the column are; where very many differ, the first of them.
        column: As it was declared.
        reading: How the file is read.

    Returns:
        None where all cells fit, or the column is left out.
    """
    if profile is None or not isinstance(column, ModelledColumn):
        return None
    if unlisted_texts(profile, column):
        return Misfit.UNLISTED
    missing = set(column.missing)
    texts = [text for text in profile.counts if text not in missing]
    placings = {code // column.size for code in placer(column, reading)(texts)}
    return next((found for placing, found in _FROM_THE_WORST if placing in placings), None)
