"""The whole journey on the bundled, made-up sample. Touches no real pool."""

from __future__ import annotations

import shutil
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.errors import InputError, reason_of
from cusyn_desktop.resources import resource
from cusyn_desktop.services import people
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records.requests import NewDataset, NewUser, QuerySet, Request
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.workspace import Workspace

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import Evaluation, ReleaseDetail, VerificationReport

DATASET = "Community health survey 2025"
USER = "Ana Ruiz"
QUERIES = (
    ("smoker", "age"),
    ("diabetes", "bmi"),
    ("diabetes", "age", "sex"),
    ("region", "income"),
    ("visits",),
)
"""What the demo's first user cares about."""

_SAMPLE = "samples/health_survey.csv"
_SCHEMA = "samples/health_survey.schema.json"
_APPROX_ROWS = 10_000
_USERS = (
    NewUser(name=USER, epsilon="2", delta="1e-9", per_request="1"),
    NewUser(name="Ben Okafor", epsilon="2", delta="1e-9", per_request="1"),
    NewUser(name="Chen Li", epsilon="1.5", delta="1e-9", per_request="0.6"),
)
_SETS = (
    (USER, QuerySet("Smoking and diabetes", DATASET, QUERIES)),
    ("Ben Okafor", QuerySet("Work and income", DATASET, (("employment", "income"), ("education", "income")))),
)


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

    The sample is copied beside the workspace, so that the demo can be moved and thrown away as a whole.

    Raises:
        InputError: There is a file of that name already.
    """
    workspace = Workspace.create(path)
    sample = path.with_name(Path(_SAMPLE).name)
    if not sample.exists():
        shutil.copyfile(resource(_SAMPLE), sample)
    new = NewDataset(
        path=sample,
        name=DATASET,
        schema=Schema.from_json(resource(_SCHEMA).read_text(encoding="utf-8")),
        epsilon="3",
        delta="1e-9",
        per_synthesis="1.5",
        approx_rows=_APPROX_ROWS,
    )
    importing.add_dataset(workspace, new, control=control)
    for user in _USERS:
        people.add_user(workspace, user)
    for name, queries in _SETS:
        people.save_queries(workspace, user=name, queries=queries)
    return workspace


def demo_request() -> Request:
    """What the demo's first user asks for; the limit of one request makes it a reduced decision."""
    return Request(dataset=DATASET, user=USER, epsilon="1.2", at_least="0.5", queries=QUERIES)


def run_demo(directory: Path, *, control: RunControl) -> DemoResult:
    """Make the demo workspace in a folder, evaluate, synthesise, export and verify.

    Raises:
        InputError: The folder holds a demo already or cannot be written.
    """
    started = time.monotonic()
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        told = f"The folder {directory} cannot be made: {reason_of(error)}. Put that right and try again."
        raise InputError(told) from error
    path = directory / "health-survey.cusyn"
    workspace = demo_workspace(path, control=control.part(0.0, 0.1))
    request = demo_request()
    evaluation = deciding.evaluate(workspace, request)
    made = synthesis.synthesise(workspace, request, accept_less=True, control=control.part(0.1, 0.9))
    package = exporting.export_release(
        workspace, made.id, directory / f"{made.id}-package", control=control.part(0.9, 1.0)
    )
    return DemoResult(
        workspace=path,
        package=package,
        evaluation=evaluation,
        release=releases.release_detail(workspace, made.id),
        verification=auditing.verify(path, [package]),
        seconds=time.monotonic() - started,
    )
