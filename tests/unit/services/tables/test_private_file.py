"""The private file is found and unchanged, or refused in words that tell nothing of its rows."""

import os
from pathlib import Path

import pytest

from cusyn_desktop.control import Progress, RunControl
from cusyn_desktop.data.apart.jobs import Loading
from cusyn_desktop.data.apart.process import read_apart
from cusyn_desktop.data.load import LoadedTable
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.tables import private_file
from cusyn_desktop.services.tables.private_file import check_file, check_moved, identity_of, open_rows
from cusyn_desktop.services.workspace import Workspace
from cusyn_desktop.store.datasets import Dataset
from tests.unit.services.small import N_ROWS, schema


@pytest.fixture
def dataset(workspace: Workspace) -> Dataset:
    with workspace.store(Right.IMPORT) as store:
        return store.datasets.named("Survey")


@pytest.fixture
def key(workspace: Workspace) -> bytes:
    with workspace.store(Right.IMPORT) as store:
        return store.fingerprint_key


def test_the_registered_file_is_opened(dataset: Dataset, key: bytes) -> None:
    seen: list[Progress] = []
    check_file(dataset)
    table = open_rows(dataset, key=key, control=RunControl(report=seen.append))
    assert table.n_rows == N_ROWS
    assert [(one.fraction, one.step) for one in seen] == [(tenth / 10, "open") for tenth in range(1, 11)]


def test_rows_that_are_paid_for_are_waited_for_and_the_secret_stays_here(
    dataset: Dataset, key: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer that is busy for minutes costs no budget; the process that reads is not given the key."""
    jobs: list[Loading] = []

    def read(job: Loading, *, control: RunControl) -> LoadedTable:
        jobs.append(job)
        return read_apart(job, control=control)

    monkeypatch.setattr(private_file, "read_apart", read)
    open_rows(dataset, key=key, control=RunControl())
    identity_of(Path(dataset.path), schema(), key=key, control=RunControl())
    opening, registering = jobs
    assert opening.limits.silent_seconds >= 24 * 3600 > registering.limits.silent_seconds
    assert (opening.sketch_key, len(registering.sketch_key)) == ("", 64)
    assert key.hex() not in registering.sketch_key


def test_a_copy_elsewhere_is_the_same_file(dataset: Dataset, tmp_path: Path) -> None:
    copy = tmp_path / "copy.csv"
    copy.write_bytes(Path(dataset.path).read_bytes())
    check_file(dataset, copy)


def test_a_missing_file_is_named(dataset: Dataset) -> None:
    Path(dataset.path).unlink()
    with pytest.raises(InputError, match=r"is not at .*Put it back"):
        check_file(dataset)


def test_a_folder_cannot_be_read(dataset: Dataset, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read: "):
        check_file(dataset, tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_disk_that_fails_is_told(dataset: Dataset, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: Path) -> str:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(private_file, "file_sha256", fail)
    with pytest.raises(InputError, match=r"cannot be read: Input/output error\. Nothing was spent"):
        check_file(dataset)


def test_a_new_place_without_a_file_is_told(dataset: Dataset, key: bytes, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="Name the place where the file of Survey lies now"):
        check_moved(dataset, tmp_path / "gone.csv", key=key, control=RunControl())


def test_a_pipe_is_not_waited_for(dataset: Dataset) -> None:
    Path(dataset.path).unlink()
    os.mkfifo(dataset.path)
    with pytest.raises(InputError, match="cannot be read: it is no plain file"):
        check_file(dataset)


def test_a_changed_file_is_refused(dataset: Dataset) -> None:
    with Path(dataset.path).open("ab") as file:
        file.write(b"P9,f,9,no,01,1.00\n")
    with pytest.raises(InputError, match="not the one that was registered") as refusal:
        check_file(dataset)
    assert refusal.value.details == {"dataset": "Survey"}


@pytest.mark.parametrize("end", [b'P9,"f,9', b"P9,f\n", b"P9,f,\0\n"])
def test_a_damaged_file_is_refused_in_one_sentence(dataset: Dataset, key: bytes, end: bytes) -> None:
    with Path(dataset.path).open("ab") as file:
        file.write(end)
    with pytest.raises(InputError, match="can no longer be read as it was registered") as refusal:
        open_rows(dataset, key=key, control=RunControl())
    assert not any(letter.isdigit() for letter in str(refusal.value))
    assert refusal.value.details == {}


def test_other_rows_are_refused(dataset: Dataset, key: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_file, "fingerprint", lambda *_, **__: "another")
    with pytest.raises(InputError, match="changed while they were opened"):
        open_rows(dataset, key=key, control=RunControl())
