"""What all tests share: marks stay out of the user's folder, files are read in this process."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.apart import process
from cusyn_desktop.data.apart.jobs import Job
from cusyn_desktop.store.anchors import FOLDER_VARIABLE

if TYPE_CHECKING:
    from tests.unit.services.office import Office


@pytest.fixture(autouse=True, scope="session")
def _marks_in_a_folder_of_the_tests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("marks")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_VARIABLE, str(folder))
        yield folder


@pytest.fixture(scope="module")
def office_template(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Office"]:
    """A workspace with accounts and releases, made once for a module and only copied."""
    from tests.unit.services.office import office_in

    with office_in(tmp_path_factory.mktemp("office")) as made:
        yield made


@pytest.fixture
def office(office_template: "Office", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Office":
    """A copy of it for one test, with marks of its own."""
    from tests.unit.services.office import copied

    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "anchors"))
    return copied(office_template, tmp_path)


@pytest.fixture(autouse=True)
def _read_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a process costs a third of a second; tests marked `apart` and the benchmarks do start it."""
    if request.node.get_closest_marker("apart"):
        return

    def parts_here(job: Job[object], control: RunControl) -> Iterator[bytes]:
        yield from job.parts(control)

    monkeypatch.setattr(process, "parts_apart", parts_here)
