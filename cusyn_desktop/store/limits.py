"""Limits of one synthesis and of one request: they are lowered or left, never raised."""

from cusyn_desktop.errors import InputError
from cusyn_desktop.store.session import Entry, Session


def dataset_limit(session: Session, dataset: int) -> int | None:
    """The most that one synthesis of a dataset may spend, in pico-rho, or None."""
    return _least(session, "dataset = ?", dataset)


def strictest_in_pool(session: Session, pool: int) -> tuple[int, str] | None:
    """The least limit of the datasets that share a pool, in pico-rho, and whose it is; None without one."""
    row = session.row(
        "SELECT pico_rho, name FROM limits JOIN datasets ON datasets.id = dataset WHERE pool = ?"
        " ORDER BY pico_rho, datasets.id LIMIT 1",
        pool,
    )
    return None if row is None else (row["pico_rho"], row["name"])


def workspace_limit(session: Session) -> int | None:
    """The most that any synthesis may spend, in pico-rho, or None."""
    return _least(session, "dataset IS NULL AND user IS NULL")


def user_limit(session: Session, user: int) -> int | None:
    """The most that one request of a user may spend, in pico-rho, or None."""
    return _least(session, "user = ?", user)


def set_limit(
    entry: Entry, pico_rho: int, *, before: int | None, dataset: int | None, user: int | None
) -> None:
    """Write down a limit, as part of an entry that tells of it.

    Raises:
        InputError: It is not above 0, or not below the one there is.
    """
    if pico_rho <= 0 or (before is not None and pico_rho >= before):
        raise InputError("The new limit must be above 0 and below the present one: limits are never raised.")
    entry.insert("limits", dataset=dataset, user=user, pico_rho=pico_rho)


def _least(session: Session, owner: str, *values: int) -> int | None:
    row = session.row(f"SELECT MIN(pico_rho) AS least FROM limits WHERE {owner}", *values)
    least: int | None = row["least"] if row else None
    return least
