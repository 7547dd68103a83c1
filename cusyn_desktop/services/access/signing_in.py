"""From a name and a passphrase to somebody who acts, and whether they still may."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError, SignInError
from cusyn_desktop.services.access.rights import OWNER, Actor

if TYPE_CHECKING:
    from cusyn_desktop.store.accounts import Account
    from cusyn_desktop.store.workspace import Store


@dataclass(frozen=True, slots=True)
class SignIn:
    """What somebody typed to get in; the passphrase is never shown, logged or kept."""

    name: str
    passphrase: str = field(repr=False)


def sign_in(store: Store, typed: SignIn | None) -> Actor:
    """Who acts from now on.

    Args:
        store: The workspace.
        typed: Name and passphrase; None where there are no accounts.

    Raises:
        SignInError: There are accounts, and this is none of them or not its passphrase; `needed` in the
            details says that nothing was typed yet.
        InputError: Somebody signs in to a workspace without accounts.
    """
    if not store.accounts.exist:
        if typed is not None:
            raise InputError("This workspace has no accounts, so nobody can sign in to it.", field="name")
        return OWNER
    if typed is None:
        raise SignInError("This workspace has accounts. Sign in with yours.", needed=True)
    return _actor(store, store.accounts.sign_in(typed.name, typed.passphrase))


def confirm(store: Store, actor: Actor) -> None:
    """Make sure that whoever signed in still is who they were then.

    Raises:
        SignInError: Accounts were added since, or the account was closed or given another role or passphrase.
    """
    if not actor.name and not store.accounts.exist:
        return
    if not actor.name:
        raise SignInError("This workspace has accounts. Sign in with yours.", needed=True)
    if store.accounts.named(actor.name).entry != actor.entry:
        raise SignInError("Your account was changed since you signed in. Sign in again.", needed=True)


def _actor(store: Store, account: Account) -> Actor:
    if account.role is None:
        raise SignInError("This account is closed.")
    user = "" if account.user is None else store.users.get(account.user).name
    return Actor(account.role, account.name, user, account.entry)
