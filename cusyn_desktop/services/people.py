"""The users: who receives synthetic tables, within which limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.services.records import UserSummary
    from cusyn_desktop.services.requests import NewUser, QuerySet, Typed
    from cusyn_desktop.services.workspace import Workspace


def add_user(workspace: Workspace, new: NewUser) -> UserSummary:
    """Add somebody, with a pool and a limit of their own if they have one.

    Raises:
        InputError: The name is empty or taken, a number or a dataset cannot be used.
    """
    raise NotImplementedError


def users(workspace: Workspace) -> tuple[UserSummary, ...]:
    """All users, in the order they were added."""
    raise NotImplementedError


def user(workspace: Workspace, name: str) -> UserSummary:
    """One user.

    Raises:
        InputError: There is none of that name; the message lists those there are.
    """
    raise NotImplementedError


def grant_dataset(workspace: Workspace, *, user: str, dataset: str) -> UserSummary:
    """Let a user ask for one more dataset.

    Raises:
        InputError: There is no such user or dataset.
    """
    raise NotImplementedError


def lower_limit(workspace: Workspace, *, user: str, per_request: Typed) -> UserSummary:
    """Lower the most that one request of a user may spend. It can never be raised again.

    Raises:
        InputError: The user is unknown, or the number cannot be used or is not lower.
    """
    raise NotImplementedError


def save_queries(workspace: Workspace, *, user: str, queries: QuerySet) -> UserSummary:
    """Keep a set of interest queries under a name; one of the same name is replaced.

    Raises:
        InputError: The user, the dataset or a column is unknown.
    """
    raise NotImplementedError
