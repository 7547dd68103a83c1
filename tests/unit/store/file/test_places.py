"""Network folders are refused."""

import sys
from pathlib import Path

import pytest

from cusyn_desktop.errors import StoreError
from cusyn_desktop.store.file import places
from cusyn_desktop.store.file.places import refuse_network_folder
from cusyn_desktop.store.workspace import Store


@pytest.fixture
def mounts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`share` is on a server, `share/local disk` is not."""
    share = (tmp_path / "share").resolve()
    (share / "local disk").mkdir(parents=True)
    table = tmp_path / "mounts"
    local = str(share / "local disk").replace(" ", "\\040")
    table.write_text(
        f"/dev/sda1 / ext4 rw 0 0\nserver:/x {share} nfs4 rw 0 0\n/dev/sdb1 {local} xfs rw 0 0\nodd\n"
    )
    monkeypatch.setattr(places, "_MOUNTS", table)
    return tmp_path


def test_a_network_folder(mounts: Path) -> None:
    with pytest.raises(StoreError, match=r"h\.cusyn lies on a network drive"):
        refuse_network_folder(mounts / "share" / "h.cusyn")


@pytest.mark.parametrize("folder", [".", "share/local disk"])
def test_a_disk_of_this_computer(mounts: Path, folder: str) -> None:
    refuse_network_folder(mounts / folder / "h.cusyn")


def test_nothing_is_made_or_opened_there(mounts: Path) -> None:
    path = mounts / "share" / "h.cusyn"
    with pytest.raises(StoreError):
        Store.create(path)
    assert not path.exists()
    path.touch()
    with pytest.raises(StoreError, match="network"):
        Store.open(path)


def test_a_system_that_does_not_tell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(places, "_MOUNTS", tmp_path / "none")
    refuse_network_folder(tmp_path / "h.cusyn")


@pytest.mark.parametrize(("name", "refused"), [(r"\\server\share\h.cusyn", True), (r"C:\h.cusyn", False)])
def test_names_of_windows(monkeypatch: pytest.MonkeyPatch, name: str, refused: bool) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert places._is_unc(name) is refused
