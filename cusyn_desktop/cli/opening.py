"""Opening a workspace: signing in where it has accounts, and what has to be said about it on stderr."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click
from click import get_current_context

from cusyn_desktop.cli.passphrases import file_passphrase, own_passphrase
from cusyn_desktop.cli.places import WORKSPACE_PLACE
from cusyn_desktop.cli.replies import warn
from cusyn_desktop.cli.stopping import Started
from cusyn_desktop.errors import SignInError

if TYPE_CHECKING:
    from cusyn_desktop.services.access.signing_in import SignIn
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.file.keys import Key

_Command = TypeVar("_Command", bound=Callable[..., Any])

_ACCOUNT = "cusyn.account"
_AS_HELP = (
    "Your account, where the workspace has any. The passphrase is asked, or taken from CUSYN_PASSPHRASE."
)


WORKSPACE_FILE = click.argument("workspace", type=WORKSPACE_PLACE, metavar="W.cusyn")
"""A workspace that nobody has to sign in to: one that is being made, or whose bytes are verified."""


def _remember(context: click.Context, _: click.Parameter, name: str | None) -> None:
    context.meta[_ACCOUNT] = name


_AS = click.option("--as", metavar="NAME", expose_value=False, callback=_remember, help=_AS_HELP)


def WORKSPACE(command: _Command) -> _Command:  # noqa: N802 - stands beside other constant decorators
    """Give a command the workspace and `--as`; `opened` signs in."""
    return WORKSPACE_FILE(_AS(command))


def opened(path: Path) -> "Workspace":
    """Sign in, open and check a workspace; warn of runs that died and of a copy that cannot spend.

    Raises:
        EncryptedError, SignInError: As `signed_in`.
    """
    from cusyn_desktop.services.words import workspace_notes

    workspace = signed_in(path)
    warn(workspace_notes(workspace))
    return workspace


def signed_in(path: Path) -> "Workspace":
    """Sign in, open and check a workspace, for a command that settles what there is to warn of.

    Raises:
        EncryptedError: The file is encrypted, and its passphrase is wrong.
        SignInError: The workspace has accounts, and `--as` names none of them or the passphrase is wrong.
    """
    from cusyn_desktop.services.workspace import Workspace

    key = key_for(path)
    try:
        workspace = Workspace.open(path, _sign_in(), key=key)
    except SignInError as error:
        if not error.details.get("needed"):
            raise
        raise SignInError(f"{error} Add --as NAME to the command.", **error.details) from error
    if (started := get_current_context().find_object(Started)) is not None:
        started.workspace = workspace
    return workspace


def key_for(path: Path) -> "Key | None":
    """The key of an encrypted workspace, whose passphrase is asked; None for any other file.

    Called before this process has a connection to the file; see `sealing.is_encrypted`.
    """
    from cusyn_desktop.services.sealing import is_encrypted, key_of

    return key_of(path, file_passphrase(path.name)) if is_encrypted(path) else None


def _sign_in() -> "SignIn | None":
    """Who runs the command, or None where `--as` was left out."""
    from cusyn_desktop.services.access.signing_in import SignIn

    name = get_current_context().meta.get(_ACCOUNT)
    return None if name is None else SignIn(name, own_passphrase(name))
