"""What the window asks about accounts, always from a background thread; loaded at the first call."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.services.records import AccountSummary
    from cusyn_desktop.services.records.requests import NewAccount
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.roles import Role


class AccountCalls:
    """`services.accounts`, and the users whom an analyst may act for."""

    def all(self, workspace: Workspace) -> tuple[AccountSummary, ...]:
        """All accounts."""
        from cusyn_desktop.services import accounts

        return accounts.accounts(workspace)

    def user_names(self, workspace: Workspace) -> tuple[str, ...]:
        """Whom an analyst may act for."""
        from cusyn_desktop.services import people

        return tuple(user.name for user in people.users(workspace))

    def add(self, workspace: Workspace, new: NewAccount) -> AccountSummary:
        """Let somebody sign in."""
        from cusyn_desktop.services import accounts

        return accounts.add_account(workspace, new)

    def change_role(self, workspace: Workspace, *, name: str, role: Role, user: str | None) -> AccountSummary:
        """Give an account another role."""
        from cusyn_desktop.services import accounts

        return accounts.change_role(workspace, name=name, role=role, user=user)

    def close(self, workspace: Workspace, *, name: str) -> AccountSummary:
        """Let nobody in with an account any more."""
        from cusyn_desktop.services import accounts

        return accounts.close_account(workspace, name=name)

    def set_passphrase(self, workspace: Workspace, *, name: str, passphrase: str) -> AccountSummary:
        """Set a new passphrase."""
        from cusyn_desktop.services import accounts

        return accounts.set_passphrase(workspace, name=name, passphrase=passphrase)
