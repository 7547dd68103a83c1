"""The numbers of spends, by which releases are called `R-07`: none is given out twice.

Within one file the next number is one more than the last. A copy that is accepted goes on after the largest
number that the mark outside the file, its own rows or a package know. Without a mark nobody can tell how far
the lost entries went; then the numbers go on after the next full thousand. Should even that be too little,
`cusyn verify` still tells two releases of one name apart, for it compares fingerprints and not names.
"""

import sqlite3
from collections.abc import Iterable
from typing import Final

from cusyn_desktop.store.anchors import Mark

_GAP: Final = 1000
_NEWEST: Final = """
    SELECT MAX(
        COALESCE((SELECT id FROM spends WHERE entry <= ?1 ORDER BY id DESC LIMIT 1), 0),
        COALESCE((
            SELECT MAX(COALESCE(
                json_extract(body, '$.facts.newest_spend'), json_extract(body, '$.facts.anchor_entry'), 0))
            FROM recoveries JOIN audit ON audit.seq = recoveries.entry WHERE recoveries.entry <= ?1), 0))
"""
"""Where the first version accepted a copy no number is told, but no entry reserved more than one spend."""


def newest_number(db: sqlite3.Connection, *, until: int) -> int:
    """The largest number that was given out when the log had a certain length, lost ones included.

    Args:
        db: The workspace.
        until: Number of the last entry that counts.
    """
    return int(db.execute(_NEWEST, (until,)).fetchone()[0])


def number_after_copy(own: int, *, mark: Mark | None, told: Iterable[int]) -> int:
    """The number after which an accepted copy goes on.

    Args:
        own: The largest number that the copy knows.
        mark: What the place outside the file knows, or None.
        told: The largest number that each package knows.
    """
    known = max(own, *told, 0)
    if mark is None:
        return (known // _GAP + 1) * _GAP
    return max(known, mark.seq if mark.newest_spend is None else mark.newest_spend)
