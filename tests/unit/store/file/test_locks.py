"""Locks of runs: held by the living alone."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.file import locks
from cusyn_desktop.store.file.locks import RunLock, exclusive, is_running

HOLDER = """
import sys, time
from pathlib import Path
from cusyn_desktop.store.file.locks import RunLock
with RunLock(Path(sys.argv[1]), "token"):
    print("held", flush=True)
    time.sleep(60)
"""


def test_held_and_let_go(path: Path) -> None:
    run = RunLock(path, "token")
    assert not run.held
    with run:
        assert run.held
        assert is_running(path, "token")
        assert not is_running(path, "other")
    assert not run.held
    run.__exit__(None, None, None)
    assert not is_running(path, "token")
    assert list(path.parent.glob(".*run")) == []


def test_the_same_run_twice(path: Path) -> None:
    with RunLock(path, "token"):
        with pytest.raises(StoreError, match="another window"), RunLock(path, "token"):
            pytest.fail("two hold it")
        assert is_running(path, "token")


def test_let_go_after_an_error(path: Path) -> None:
    with pytest.raises(ValueError, match="engine"), RunLock(path, "token"):
        raise ValueError("engine")
    assert not is_running(path, "token")


def test_a_process_that_was_killed(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        assert is_running(path, "token")
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not is_running(path, "token")
    with RunLock(path, "token"):
        pass


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    with (
        pytest.raises(StoreError, match="cannot be written"),
        RunLock(tmp_path / "none" / "h.cusyn", "token"),
    ):
        pytest.fail("no lock without a file")


def test_a_file_of_somebody_else_counts_as_running(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locks._lock_path(path, "token").touch()

    def refuse(path: Path) -> None:
        raise PermissionError(13, "denied", str(path))

    monkeypatch.setattr(locks, "_take", refuse)
    assert is_running(path, "token")


def test_a_file_removed_between_two_steps(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever locks a file that its last holder removed meanwhile has to start again."""
    removals = iter([True, False])
    really_lock = locks._try_lock

    def lock(handle: int) -> bool:
        if next(removals):
            locks._lock_path(path, "token").unlink()
        return really_lock(handle)

    monkeypatch.setattr(locks, "_try_lock", lock)
    with RunLock(path, "token"):
        monkeypatch.setattr(locks, "_try_lock", really_lock)
        assert is_running(path, "token")


def test_exclusive_waits(tmp_path: Path) -> None:
    file, order = tmp_path / "x.lock", []

    def second() -> None:
        with exclusive(file):
            order.append("second")

    with exclusive(file):
        thread = threading.Thread(target=second)
        thread.start()
        time.sleep(0.05)
        order.append("first")
    thread.join()
    assert order == ["first", "second"]


def test_a_child_does_not_inherit_the_lock(path: Path) -> None:
    """A spawned process must not keep a run alive that is gone."""
    with RunLock(path, "token") as run:
        assert run._handle is not None
        assert not os.get_inheritable(run._handle)
    assert "spawn" in multiprocessing.get_all_start_methods()
