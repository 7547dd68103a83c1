"""What a dialog about a workspace is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from cusyn_desktop.ui.appearance.look import Look
from cusyn_desktop.workers.runner import Runner

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace

Services = TypeVar("Services")


@dataclass(frozen=True, slots=True)
class ServiceDesk(Generic[Services]):
    """Which services a dialog asks, about which workspace, and in which thread.

    Attributes:
        look: Theme, icons, marks.
        runner: The thread for short calls.
        services: What is asked.
        workspace: The open workspace.
    """

    look: Look
    runner: Runner
    services: Services
    workspace: Workspace
