"""Accounts of a workspace: who may sign in, in which role. Optional; the first one closes the open door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cusyn_desktop.errors import MissingRightError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.records import AccountSummary
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.passphrases import checked_passphrase, hashed
from cusyn_desktop.store.roles import Role

if TYPE_CHECKING:
    from cusyn_desktop.services.records.requests import NewAccount
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.accounts import Account
    from cusyn_desktop.store.workspace import Store


def accounts(workspace: Workspace) -> tuple[AccountSummary, ...]:
    """All accounts, in the order they were added; none means that the workspace is open."""
    with workspace.store(Right.AUDIT) as store:
        return tuple(_summary(store, one) for one in store.accounts.all())


def add_account(workspace: Workspace, new: NewAccount) -> AccountSummary:
    """Add somebody. From the first account on, a custodian's, nobody gets in without one.

    Raises:
        MissingRightError: Whoever acts is no custodian.
        InputError: The name, the passphrase or the user cannot be used, or no custodian would be there.
    """
    with workspace.store(Right.MANAGE_ACCOUNTS) as store:
        made = store.accounts.add(
            new.name,
            role=new.role,
            passphrase_hash=hashed(checked_passphrase(new.passphrase, name=new.name)),
            user=_user_number(store, new.user),
        )
        return _summary(store, made)


def change_role(workspace: Workspace, *, name: str, role: Role, user: str | None = None) -> AccountSummary:
    """Give an account another role; whoever is signed in with it has to sign in again.

    Raises:
        MissingRightError: Whoever acts is no custodian.
        InputError: There is no such account or user, or it is the only custodian's.
    """
    with workspace.store(Right.MANAGE_ACCOUNTS) as store:
        return _summary(store, store.accounts.change_role(name, role, user=_user_number(store, user)))


def close_account(workspace: Workspace, *, name: str) -> AccountSummary:
    """Let nobody in with an account any more; a role opens it again.

    Raises:
        MissingRightError: Whoever acts is no custodian.
        InputError: There is no such account, or it is the only custodian's.
    """
    with workspace.store(Right.MANAGE_ACCOUNTS) as store:
        return _summary(store, store.accounts.change_role(name, None))


def set_passphrase(workspace: Workspace, *, name: str, passphrase: str) -> AccountSummary:
    """Set a new passphrase: of one's own account, or, as a custodian, of any.

    Raises:
        MissingRightError: It is somebody else's account, and whoever acts is no custodian.
        InputError: There is no such account, or the passphrase cannot be used.
    """
    is_own = bool(workspace.actor.name) and workspace.actor.name == name
    if not is_own and not workspace.actor.may(Right.MANAGE_ACCOUNTS):
        raise MissingRightError("You may set your own passphrase, and nobody else's. Ask a custodian.")
    event = Event.PASSPHRASE_CHANGED if is_own else Event.PASSPHRASE_RESET
    with workspace.store(Right.LOOK) as store:
        changed = store.accounts.set_passphrase(
            name, hashed(checked_passphrase(passphrase, name=name)), event=event
        )
        return _summary(store, changed)


def _user_number(store: Store, name: str | None) -> int | None:
    return None if name is None else store.users.named(name).id


def _summary(store: Store, account: Account) -> AccountSummary:
    return AccountSummary(
        name=account.name,
        role=account.role,
        user="" if account.user is None else store.users.get(account.user).name,
        added_at=account.added_at,
        failures=account.failures,
        locked_until=account.locked_until,
    )
