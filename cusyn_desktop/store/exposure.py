"""Which users received whose measurements, and what receiving more of them would cost."""

from collections.abc import Sequence

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.session import Session
from cusyn_desktop.store.spends import label_of

_RECEIVED = """
    SELECT id FROM spends WHERE user = ?1
    UNION
    SELECT source FROM exposures JOIN spends ON spends.id = exposures.spend
    JOIN current_states ON current_states.spend = spends.id
    WHERE spends.user = ?1 AND state <> 'voided'
"""


def sources_of(session: Session, dataset: int, *, user: int | None) -> tuple[int, ...]:
    """Spends of a dataset whose measurements can be used again, oldest first.

    Args:
        session: The open workspace.
        dataset: Number of the dataset.
        user: Only those of this user's own releases; None means everybody's.
    """
    rows = session.rows(
        """SELECT releases.spend FROM releases JOIN spends ON spends.id = releases.spend
        WHERE dataset = ?1 AND (?2 IS NULL OR user = ?2) ORDER BY releases.spend""",
        dataset,
        user,
    )
    return tuple(row["spend"] for row in rows)


def first_received(session: Session, user: int, sources: Sequence[int]) -> dict[int, int]:
    """What a user never received before: for each such source, what it spent, in pico-rho.

    The measurements of a spend tell what its selection chose, so they are counted with all that it spent.
    """
    received = {row["id"] for row in session.rows(_RECEIVED, user)} if sources else set()
    spent = {}
    for source in sorted(set(sources) - received):
        (row,) = session.rows("SELECT granted FROM spends WHERE id = ?", source)
        spent[source] = row["granted"]
    return spent


def check_sources(session: Session, dataset: int, sources: Sequence[int]) -> None:
    """Refuse sources that are no releases of a dataset.

    Raises:
        InputError: Measurements of something else were to be used.
    """
    known = set(sources_of(session, dataset, user=None))
    for source in sources:
        if source not in known:
            raise InputError(
                f"{label_of(source)} is no release of this dataset; its measurements cannot be used.",
                source=source,
            )
