"""The whole journey on the bundled, made-up sample. Touches no real pool."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import Evaluation, ReleaseDetail, VerificationReport
    from cusyn_desktop.services.workspace import Workspace


@dataclass(frozen=True, slots=True)
class DemoResult:
    """What the demo made."""

    workspace: Path
    package: Path
    evaluation: Evaluation
    release: ReleaseDetail
    verification: VerificationReport
    seconds: float


def demo_workspace(path: Path, *, control: RunControl) -> Workspace:
    """A workspace with the sample, users, pools and saved interest queries, ready to start; no release yet.

    Raises:
        InputError: There is a file of that name already.
    """
    raise NotImplementedError


def run_demo(directory: Path, *, control: RunControl) -> DemoResult:
    """Make the demo workspace in a folder, evaluate, synthesise, export and verify.

    Raises:
        InputError: The folder holds a demo already or cannot be written.
    """
    raise NotImplementedError
