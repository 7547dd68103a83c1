"""Roles and rights, in one table. Every service names the right that it needs when it opens the workspace.

Inside one account of the operating system this is an aid to good work and no boundary: the program must read
the rows, so whoever may run it on the file can read them without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from cusyn_desktop.errors import MissingRightError
from cusyn_desktop.store.roles import Role


class Right(StrEnum):
    """Something that only some roles may do."""

    LOOK = "look"
    EVALUATE = "evaluate"
    SYNTHESISE = "synthesise"
    SAVE_QUERIES = "save_queries"
    SEE_RELEASES = "see_releases"
    EXPORT = "export"
    SEE_TRUE_ERRORS = "see_true_errors"
    IMPORT = "import"
    ADD_USERS = "add_users"
    CHANGE_LIMITS = "change_limits"
    CLOSE_POOLS = "close_pools"
    RECOVER = "recover"
    RESEAL = "reseal"
    AUDIT = "audit"
    VERIFY = "verify"
    MANAGE_ACCOUNTS = "manage_accounts"


@dataclass(frozen=True, slots=True)
class Rule:
    """Who has a right.

    Attributes:
        what: What it allows, to follow "may not".
        roles: Who has it. An analyst has it for their own user alone.
    """

    what: str
    roles: frozenset[Role]


_CUSTODIAN: Final = frozenset({Role.CUSTODIAN})
_NO_AUDITOR: Final = frozenset({Role.CUSTODIAN, Role.ANALYST})
_NO_ANALYST: Final = frozenset({Role.CUSTODIAN, Role.AUDITOR})

RULES: Final[Mapping[Right, Rule]] = {
    Right.LOOK: Rule("look at datasets, users, pools and runs", frozenset(Role)),
    Right.EVALUATE: Rule("ask what a request would be granted", _NO_AUDITOR),
    Right.SYNTHESISE: Rule("make a synthetic table", _NO_AUDITOR),
    Right.SAVE_QUERIES: Rule("save interest queries", _NO_AUDITOR),
    Right.SEE_RELEASES: Rule("look at releases", frozenset(Role)),
    Right.EXPORT: Rule("export a release", _NO_AUDITOR),
    Right.SEE_TRUE_ERRORS: Rule("see true errors", _CUSTODIAN),
    Right.IMPORT: Rule("register data", _CUSTODIAN),
    Right.ADD_USERS: Rule("add users or allow them datasets", _CUSTODIAN),
    Right.CHANGE_LIMITS: Rule("change limits", _CUSTODIAN),
    Right.CLOSE_POOLS: Rule("close or lower pools", _CUSTODIAN),
    Right.RECOVER: Rule("accept a copy or take a reservation back", _CUSTODIAN),
    Right.RESEAL: Rule("encrypt or decrypt the workspace", _CUSTODIAN),
    Right.AUDIT: Rule("read the audit log", _NO_ANALYST),
    Right.VERIFY: Rule("verify the workspace", _NO_ANALYST),
    Right.MANAGE_ACCOUNTS: Rule("manage accounts", _CUSTODIAN),
}
"""The one table."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts.

    Attributes:
        role: What they are.
        name: Of the account that signed in; empty while the workspace has no accounts.
        user: Name of the user whom an analyst acts for; empty for everybody else.
        entry: The newest audit entry about the account when it signed in; a later one ends the session.
    """

    role: Role
    name: str = ""
    user: str = ""
    entry: int = 0

    @property
    def label(self) -> str:
        """How the audit log names them: the role, and the account where there is one."""
        return f"{self.role} {self.name}".rstrip()

    @property
    def sees_everybody(self) -> bool:
        """Whether they see more than what belongs to one user."""
        return self.role is not Role.ANALYST

    def may(self, right: Right) -> bool:
        """Whether they have a right; an analyst for their own user alone."""
        return self.role in RULES[right].roles

    def require(self, right: Right) -> None:
        """Go on only with a right.

        Raises:
            MissingRightError: Their role does not have it.
        """
        if not self.may(right):
            raise MissingRightError(
                f"An {self.role} may not {RULES[right].what}. Ask a custodian.",
                right=right.value,
                role=self.role.value,
            )

    def sees(self, user: str) -> bool:
        """Whether they may see what belongs to a user."""
        return self.sees_everybody or user == self.user

    def require_user(self, user: str) -> None:
        """Go on only for a user whom they act for; whether there is another of that name is not told.

        Raises:
            MissingRightError: They are an analyst, and it is somebody else.
        """
        if not self.sees(user):
            raise MissingRightError(f"You act for {self.user} alone, not for {user}.", user=user)


OWNER: Final = Actor(Role.CUSTODIAN)
"""The one person who uses a workspace without accounts."""
