"""Reads the request that somebody handed in, so that the form can show it before anything is spent."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cusyn_desktop.errors import InputError
from cusyn_desktop.workers.inquiry import Inquiry

if TYPE_CHECKING:
    from pathlib import Path

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records.requests import Request
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.workers.runner import Runner


class RequestReader(QObject):
    """Checks a request file against a workspace.

    Signals:
        read: The `Request`, which the form can show as it is.
        failed: A `CuSynError`: the file or a name in it cannot be used.
    """

    read = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading = Inquiry(runner, self)
        self._reading.succeeded.connect(self.read)
        self._reading.failed.connect(self.failed)

    def ask(self, workspace: Workspace, path: Path) -> None:
        """Read a file in the background."""
        self._reading.ask(partial(_read, workspace, path))


def _read(workspace: Workspace, path: Path, control: RunControl) -> Request:
    """The request in a file; names that the workspace does not have are told before a form is filled.

    Raises:
        InputError: The file, a name in it, or its way of dividing the budget cannot be used here.
    """
    from cusyn_desktop.engine.plan import Allocation
    from cusyn_desktop.services.requests import deciding
    from cusyn_desktop.services.requests.request_files import read_request

    control.checkpoint()
    request = read_request(path)
    if request.allocation is not Allocation.ADAPTIVE:
        raise InputError(
            f"{path.name} asks for the paper's division of the budget, which the form does not offer. Run it "
            "with the command: cusyn synthesise W --request FILE."
        )
    deciding.evaluate(workspace, request, with_forecast=False)
    return request
