"""Whether two tables are laid out alike, told by the names of their columns alone, which are public."""

import math
import unicodedata
from collections.abc import Iterable

_LEAST_SHARE = 0.8  # a part of a table with a column of its own in five is still noticed


def are_laid_out_alike(names: Iterable[str], others: Iterable[str]) -> bool:
    """Whether a table has the columns of another one, or nearly none beside some of them.

    Args:
        names: Of the columns of a table.
        others: Of the columns of the other one, which may have more.

    Returns:
        Whether at least four in five of the names are among the others. Case, spaces, hyphens and underscores
        make no difference.
    """
    own, known = set(map(_folded, names)), set(map(_folded, others))
    return bool(own) and len(own & known) >= math.ceil(_LEAST_SHARE * len(own))


def _folded(name: str) -> str:
    """A name without what differs between exports of one table."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(mark for mark in plain if not mark.isspace() and mark not in "-_")
