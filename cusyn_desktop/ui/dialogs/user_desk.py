"""What every dialog about users is given."""

from dataclasses import dataclass

from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.ui.calls import People
from cusyn_desktop.ui.look import Look
from cusyn_desktop.workers.runner import Runner


@dataclass(frozen=True, slots=True)
class UserDesk:
    """Where users are kept, and how they are changed.

    Attributes:
        look: Theme, icons, marks.
        runner: The thread for short calls.
        people: The services.
        workspace: The open workspace.
    """

    look: Look
    runner: Runner
    people: People
    workspace: Workspace
