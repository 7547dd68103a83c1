"""Folders in which a workspace would not be safe."""

import sys
from pathlib import Path
from typing import Final

from cusyn_desktop.errors import InputError, StoreError

_MOUNTS: Final = Path("/proc/mounts")
_NETWORK_KINDS: Final = frozenset(
    {
        "afs",
        "ceph",
        "cifs",
        "davfs",
        "fuse.davfs2",
        "fuse.sshfs",
        "glusterfs",
        "ncpfs",
        "nfs",
        "nfs4",
        "smb3",
        "smbfs",
    }
)


def require_file(path: Path) -> None:
    """Go on only with a file.

    Raises:
        InputError: There is none, or it is a folder.
    """
    if path.is_dir():
        raise InputError(
            f"{path} is a folder. Name a workspace file, such as {path / 'study.cusyn'}.", file=str(path)
        )
    if not path.is_file():
        raise InputError(f"There is no file {path}. Check the name and the folder.", file=str(path))


def refuse_network_folder(path: Path) -> None:
    r"""Refuse a file on a network drive, where locks fail and two windows could spend the same budget.

    Best effort: `/proc/mounts` on Linux, UNC names (`\\server\share`) on Windows.

    Raises:
        StoreError: The file lies on a network drive.
    """
    if _is_unc(str(path)) or _kind_of_mount(path) in _NETWORK_KINDS:
        raise StoreError(
            f"{path.name} lies on a network drive, where two windows could spend the same budget. "
            "Keep the workspace on a disk of this computer.",
            file=path.name,
        )


def _is_unc(path: str) -> bool:
    return sys.platform == "win32" and path.startswith(("\\\\", "//"))


def _kind_of_mount(path: Path) -> str:
    """Kind of the file system that holds a path; empty where the system does not tell."""
    try:
        lines = _MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return ""
    folder = path.resolve()
    kinds = {Path(_unescaped(fields[1])): fields[2] for fields in map(str.split, lines) if len(fields) > 2}
    return next((kinds[place] for place in (folder, *folder.parents) if place in kinds), "")


def _unescaped(name: str) -> str:
    """A mount point as it is; the system writes blanks as octal numbers."""
    return name.replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\")
