"""A disk that is nearly full is told before anything is spent."""

import errno
import shutil
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.errors import StoreError, reason_of
from cusyn_desktop.services import pools
from cusyn_desktop.services.releases import releases, synthesis
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask

PLENTY = 1 << 40


def run(workspace: Workspace, **changes: object) -> None:
    synthesis.synthesise(workspace, ask(**changes), accept_less=True, control=RunControl())


def leaving(n_bytes: int) -> Callable[[object], SimpleNamespace]:
    """A disk with so much left."""
    return lambda _: SimpleNamespace(total=PLENTY, used=0, free=n_bytes)


def test_a_nearly_full_disk_costs_nothing(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", leaving(1 << 20))
    with pytest.raises(StoreError, match=r"needs up to \d+ MB more .* Make room .* Nothing was spent\."):
        run(workspace)
    assert pools.spends(workspace) == ()
    assert releases.releases(workspace) == ()
    monkeypatch.setattr(shutil, "disk_usage", leaving(PLENTY))
    run(workspace)
    assert len(pools.spends(workspace)) == 1


def test_a_system_that_does_not_say_how_much_is_left_is_trusted(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_: object) -> None:
        raise OSError(errno.ENOSYS, "not implemented")

    monkeypatch.setattr(shutil, "disk_usage", unknown)
    run(workspace)
    assert len(pools.spends(workspace)) == 1


def test_more_rows_need_more_room(workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", leaving(8 << 20))
    with pytest.raises(StoreError, match="MB more for this release"):
        run(workspace, rows=1_000_000)
    run(workspace)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "the disk can only be read"),
        (PermissionError(errno.EACCES, "Permission denied"), "access is not allowed"),
        (OSError(errno.ELOOP, "Too many levels of symbolic links"), "Too many levels of symbolic links"),
        (OSError("nothing known"), "the system does not say why"),
    ],
)
def test_why_a_disk_refuses_is_told_in_plain_words(error: OSError, told: str) -> None:
    assert reason_of(error) == told
