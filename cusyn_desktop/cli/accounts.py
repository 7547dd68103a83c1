"""Commands about accounts: add-account, change-account, set-passphrase, accounts."""

from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from cusyn_desktop.cli.opening import WORKSPACE, opened
from cusyn_desktop.cli.passphrases import new_passphrase
from cusyn_desktop.cli.replies import Reply, columns, replying
from cusyn_desktop.services.access.boundary import BOUNDARY

if TYPE_CHECKING:
    from cusyn_desktop.services.records import AccountSummary

_ROLES = ("custodian", "analyst", "auditor")
_NAME = click.argument("name")
_USER = click.option("--user", metavar="U", help="The user whom an analyst acts for.")


@click.command("add-account", epilog=BOUNDARY)
@WORKSPACE
@_NAME
@click.option("--role", type=click.Choice(_ROLES), required=True, help="What they may do.")
@_USER
@replying
def add_account(workspace: Path, name: str, *, role: str, user: str | None) -> Reply:
    """Let somebody sign in. The first account is a custodian's; from then on nobody gets in without one.

    The passphrase is asked twice, or taken from CUSYN_NEW_PASSPHRASE. A custodian may do everything; an
    analyst asks for tables of one user and sees that user's alone; an auditor looks and changes nothing.
    """
    from cusyn_desktop.services import accounts
    from cusyn_desktop.services.records.requests import NewAccount
    from cusyn_desktop.store.roles import Role

    known = opened(workspace)
    new = NewAccount(name=name, role=Role(role), passphrase=new_passphrase(name), user=user)
    made = accounts.add_account(known, new)
    first = "" if known.actor.name else f" From now on every command needs --as NAME. {BOUNDARY}"
    return Reply(account_record(made), f"{made.name} can sign in as {made.role}.{first}")


@click.command("change-account")
@WORKSPACE
@_NAME
@click.option("--role", type=click.Choice((*_ROLES, "none")), required=True, help="none closes the account.")
@_USER
@replying
def change_account(workspace: Path, name: str, *, role: str, user: str | None) -> Reply:
    """Give an account another role, or close it. Whoever is signed in with it has to sign in again."""
    from cusyn_desktop.services import accounts
    from cusyn_desktop.store.roles import Role

    known = opened(workspace)
    if role == "none":
        changed = accounts.close_account(known, name=name)
        return Reply(account_record(changed), f"{changed.name} can no longer sign in.")
    changed = accounts.change_role(known, name=name, role=Role(role), user=user)
    return Reply(account_record(changed), f"{changed.name} signs in as {changed.role} from now on.")


@click.command("set-passphrase")
@WORKSPACE
@click.argument("name", required=False)
@replying
def set_passphrase(workspace: Path, name: str | None) -> Reply:
    """Set a new passphrase: your own, or as a custodian that of NAME.

    It is asked twice, or taken from CUSYN_NEW_PASSPHRASE.
    """
    from cusyn_desktop.services import accounts

    known = opened(workspace)
    whose = name or known.actor.name
    if not whose:
        raise click.UsageError("Say whose: nobody is signed in.")
    changed = accounts.set_passphrase(known, name=whose, passphrase=new_passphrase(whose))
    return Reply(account_record(changed), f"{changed.name} has a new passphrase.")


@click.command("accounts")
@WORKSPACE
@replying
def list_accounts(workspace: Path) -> Reply:
    """Who may sign in. For custodian and auditor."""
    from cusyn_desktop.services import accounts

    found = accounts.accounts(opened(workspace))
    rows = [
        (
            one.name,
            str(one.role or "closed"),
            one.user or "-",
            f"{one.added_at:%Y-%m-%d}",
            str(one.failures),
            f"{one.locked_until:%H:%M:%S}" if one.locked_until else "-",
        )
        for one in found
    ]
    head = ("name", "role", "acts for", "added", "refused", "waits until (UTC)")
    open_door = "There is no account: the workspace is open to whoever can read the file."
    text = columns(head, rows, right=(4,)) if rows else open_door
    return Reply([account_record(one) for one in found], text)


def account_record(account: "AccountSummary") -> dict[str, object]:
    """An account for programs."""
    return {
        "name": account.name,
        "role": None if account.role is None else str(account.role),
        "user": account.user or None,
        "added_at": account.added_at.isoformat(),
        "failures": account.failures,
        "locked_until": account.locked_until.isoformat() if account.locked_until else None,
    }
