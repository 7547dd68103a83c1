"""How large a model may become: a declared limit, in megabytes of its tables.

The limit is a part of every request. A larger model can hold more tables exactly and takes longer to fit.
"""

from typing import Final

from cusyn_desktop.errors import InputError

CELLS_A_MB: Final = 131_072
"""A cell is a float64: 2²⁰ bytes hold so many."""
SMALLEST_LIMIT_MB: Final = 1
"""What the published figures of the mechanisms are told for."""
LARGEST_LIMIT_MB: Final = 80
LIMIT_SENTENCE: Final = f"A model may have {SMALLEST_LIMIT_MB} to {LARGEST_LIMIT_MB} MB"


def check_limit(megabytes: int | None) -> None:
    """Refuse a limit out of range.

    Raises:
        InputError: It is.
    """
    if megabytes is not None and not SMALLEST_LIMIT_MB <= megabytes <= LARGEST_LIMIT_MB:
        raise InputError(f"{LIMIT_SENTENCE}, not {megabytes:,}.", field="model_limit_mb")


def cells_of(megabytes: int) -> int:
    """How many cells a model may have."""
    return megabytes * CELLS_A_MB


def megabytes_of(cells: int) -> int:
    """The smallest limit that holds so many cells."""
    return max(SMALLEST_LIMIT_MB, -(-cells // CELLS_A_MB))
