"""Spends that an older copy of the workspace has forgotten, for owners which that copy does not know."""

from cusyn_desktop.store.session import Entry, Session


def charge_lost_spends(session: Session, entry: Entry, pool: int, *owners: str) -> None:
    """Charge to a pool what a new owner of it had spent before an older copy was accepted.

    A pool that is shared by then is charged in full, too: nobody can tell whether it held these before.

    Args:
        session: The open workspace.
        entry: The entry that makes the owner.
        pool: Their pool; more than it has left cannot be charged.
        owners: The names under which they may be known: `rows:<fingerprint>` and `user:<name>` as in the
            mark, `dataset:<name>` by a package.
    """
    places = ", ".join("?" * len(owners))
    lost = session.row(
        f"SELECT recovery, MAX(pico_rho) AS pico_rho FROM lost_spends WHERE owner IN ({places})", *owners
    )
    room = session.row("SELECT total - spent AS pico_rho FROM pool_status WHERE id = ?", pool)
    if lost and room and lost["pico_rho"] and room["pico_rho"]:
        charged = min(lost["pico_rho"], room["pico_rho"])
        entry.insert("charges", recovery=lost["recovery"], pool=pool, kind="recovery", pico_rho=charged)
        entry.tell(charges={str(pool): charged})
