"""Spends that an older copy of the workspace has forgotten, for owners which that copy does not know."""

from cusyn_desktop.store.session import Entry, Session


def charge_lost_spends(session: Session, entry: Entry, pool: int, *, owner: str, total: int) -> None:
    """Charge to a new pool what its owner had spent before an older copy was accepted.

    Args:
        session: The open workspace.
        entry: The entry that makes the pool.
        pool: The new pool.
        owner: `rows:<fingerprint>` or `user:<name>`, as in the mark.
        total: Size of the pool; more than that cannot be charged.
    """
    lost = session.row("SELECT recovery, MAX(pico_rho) AS pico_rho FROM lost_spends WHERE owner = ?", owner)
    if lost and lost["pico_rho"] and total:
        charged = min(lost["pico_rho"], total)
        entry.insert("charges", recovery=lost["recovery"], pool=pool, kind="recovery", pico_rho=charged)
        entry.tell(charges={str(pool): charged})
