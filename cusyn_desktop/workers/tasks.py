"""Calls of the services as tasks for a runner: what the main window itself needs.

The services are loaded in the background thread, at the first call, so that the window is there at once.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.errors import SignInError, StoreTamperedError

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.access.signing_in import SignIn
    from cusyn_desktop.services.records import VerificationReport
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.file.keys import Key
    from cusyn_desktop.workers.runner import Task


@dataclass(frozen=True, slots=True)
class OpenedWorkspace:
    """A workspace that is ready to be shown.

    Attributes:
        workspace: The file.
        locked_by: Why nothing may be spent in it: it was changed from outside, or is an older copy.
        is_new: Whether it was made just now.
        is_demo: Whether it holds made-up people and may be thrown away.
        request: What could be asked for first, or None.
    """

    workspace: Workspace
    locked_by: StoreTamperedError | None = None
    is_new: bool = False
    is_demo: bool = False
    request: Request | None = None


@dataclass(frozen=True, slots=True)
class WorkspaceFacts:
    """How much there is of each kind, which decides what can be done."""

    n_datasets: int
    n_users: int
    n_releases: int


@dataclass(frozen=True, slots=True)
class FileState:
    """What the file system says of a file; it differs once the file was written to, or another put there.

    The file is not opened for it: closing it again would lift the locks that a run of this process holds.
    """

    written_ns: int
    n_bytes: int
    inode: int


def looking_at(path: Path) -> Task:
    """A task that finds out the state of a file; None where there is none."""
    return partial(_look_at, path)


def opening(path: Path, typed: SignIn | None = None, *, key: Key | None = None) -> Task:
    """A task that signs in and opens a workspace; one that was tampered with can still be read."""
    return partial(_open, path, typed, key)


def unlocking(path: Path, passphrase: str) -> Task:
    """A task that finds the key of an encrypted workspace."""
    return partial(_unlock, path, passphrase)


def creating(path: Path, *, passphrase: str | None = None) -> Task:
    """A task that makes a new workspace, encrypted where there is a passphrase."""
    return partial(_create, path, passphrase)


def encrypting(workspace: Workspace, target: Path, *, passphrase: str) -> Task:
    """A task that goes on with a workspace in a new file, which a passphrase encrypts."""
    return partial(_encrypt, workspace, target, passphrase)


def making_demo(path: Path) -> Task:
    """A task that makes a workspace with the sample and a few users."""
    return partial(_make_demo, path)


def counting(workspace: Workspace) -> Task:
    """A task that counts datasets, users and releases."""
    return partial(_count, workspace)


def loading(modules: Sequence[str]) -> Task:
    """A task that imports modules, so that the interface's thread need not wait for them.

    Python's collector of garbage is kept from them: each time it looks through so many objects it stops all
    threads, for a tenth of a second and more. What is loaded stays loaded, so there is nothing to collect.
    """
    return partial(_load, tuple(modules))


def verifying(workspace: Workspace) -> Task:
    """A task that checks the audit log, the ledger and the pools."""
    return partial(_verify, workspace)


def _look_at(path: Path, control: RunControl) -> FileState | None:
    control.checkpoint()
    try:
        found = path.stat()
    except OSError:
        return None
    return FileState(found.st_mtime_ns, found.st_size, found.st_ino)


def _open(path: Path, typed: SignIn | None, key: Key | None, control: RunControl) -> OpenedWorkspace:
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.anchors import Standing

    control.checkpoint()
    entered = Workspace.enter(path, typed, key=key)
    try:
        workspace = entered.checked()
    except StoreTamperedError as error:
        return OpenedWorkspace(entered, locked_by=error)
    if workspace.standing is Standing.CURRENT:
        return OpenedWorkspace(workspace)
    told = "This copy of the workspace does not fit what this computer saw last."
    standing, nameless = workspace.standing.value, not workspace.actor.name
    lock = StoreTamperedError(told, standing=standing, without_accounts=nameless)
    return OpenedWorkspace(workspace, locked_by=lock)


def _unlock(path: Path, passphrase: str, control: RunControl) -> Key:
    from cusyn_desktop.services.sealing import key_of
    from cusyn_desktop.services.workspace import Workspace

    control.checkpoint()
    key = key_of(path, passphrase)
    with suppress(SignInError):  # the key fits; who is there is asked next
        Workspace.enter(path, key=key)
    return key


def _create(path: Path, passphrase: str | None, control: RunControl) -> OpenedWorkspace:
    from cusyn_desktop.services.sealing import new_key
    from cusyn_desktop.services.workspace import Workspace

    control.checkpoint()
    key = None if passphrase is None else new_key(path, passphrase)
    return OpenedWorkspace(Workspace.create(path, key=key), is_new=True)


def _encrypt(workspace: Workspace, target: Path, passphrase: str, control: RunControl) -> OpenedWorkspace:
    from cusyn_desktop.services import sealing

    control.checkpoint()
    return OpenedWorkspace(sealing.encrypt(workspace, target, passphrase=passphrase).checked())


def _make_demo(path: Path, control: RunControl) -> OpenedWorkspace:
    from cusyn_desktop.services.demo import demo_request, demo_workspace

    return OpenedWorkspace(demo_workspace(path, control=control), is_demo=True, request=demo_request())


def _count(workspace: Workspace, control: RunControl) -> WorkspaceFacts:
    from cusyn_desktop.services import people
    from cusyn_desktop.services.registering import importing
    from cusyn_desktop.services.releases import releases

    control.checkpoint()
    return WorkspaceFacts(
        n_datasets=len(importing.datasets(workspace)),
        n_users=len(people.users(workspace)),
        n_releases=len(releases.releases(workspace)),
    )


def _load(modules: tuple[str, ...], control: RunControl) -> None:
    n_loaded, was_enabled = len(sys.modules), gc.isenabled()
    gc.disable()
    try:
        for name in modules:
            control.checkpoint()
            import_module(name)
    finally:
        if was_enabled:
            gc.enable()
    if len(sys.modules) > n_loaded:
        gc.freeze()


def _verify(workspace: Workspace, control: RunControl) -> VerificationReport:
    from cusyn_desktop.services.ledger import auditing

    return auditing.verify_open(workspace, control=control)
