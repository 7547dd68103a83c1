"""A copy of the newest fingerprint in a second place, so that an old workspace file put back is noticed.

An older copy of the file verifies perfectly and shows a smaller spend; only something outside of it can tell.
After each commit a small file in the user's data folder, the mark, is told the number and fingerprint of the
newest entry and what is spent. A crash between the two leaves the file ahead of its mark, never behind it.
"""

import json
import os
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from threading import get_ident
from typing import Final

from platformdirs import user_data_path

from cusyn_desktop.errors import StoreError, StoreTamperedError, reason_of
from cusyn_desktop.store.canonical import canonical_json
from cusyn_desktop.store.chain import head_of
from cusyn_desktop.store.file.locks import exclusive

_PROBE_BYTES: Final = 4096
"""More than any mark has; what fits less often than this fails before a spend, not after it."""
FOLDER_VARIABLE: Final = "CUSYN_ANCHOR_DIR"
ACCEPT: Final = "cusyn accept-copy W.cusyn [PACKAGE...] --reason TEXT"
"""The command that goes on with a copy."""


def anchor_folder() -> Path:
    """Where the marks of all workspaces lie: `CUSYN_ANCHOR_DIR`, else the user's data folder."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return Path(chosen) if chosen else user_data_path("cusyn-desktop", appauthor=False) / "anchors"


class Standing(StrEnum):
    """How a workspace file stands to its mark."""

    CURRENT = "current"
    OLDER_COPY = "older_copy"
    OTHER_HISTORY = "other_history"
    NO_MARK = "no_mark"


@dataclass(frozen=True, slots=True)
class Mark:
    """What a second place knows of a workspace.

    Attributes:
        workspace: Its id.
        seq: Number of the newest entry.
        hash: Fingerprint of that entry, 64 hex digits.
        spent: Pico-rho that are spent, by `rows:<fingerprint>` of a dataset and `user:<name>`.
        newest_spend: The largest number that a spend was given; None in marks of the first version.
    """

    workspace: str
    seq: int
    hash: str
    spent: Mapping[str, int]
    newest_spend: int | None = None


class Anchor:
    """The mark of one workspace.

    Attributes:
        path: Its file.
    """

    def __init__(self, workspace: str, folder: Path | None = None) -> None:
        self._workspace = workspace
        self.path = (folder or anchor_folder()) / f"{workspace}.json"

    def read(self) -> Mark | None:
        """The mark, or None where there is none or it cannot be understood."""
        try:
            mark = Mark(**json.loads(self.path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None
        return mark if mark.workspace == self._workspace else None

    def check_writable(self) -> None:
        """Make sure, before anything is spent, that the mark can be moved on.

        Raises:
            StoreError: The folder cannot be written.
        """
        probe = self.path.with_suffix(f".{os.getpid()}-{get_ident()}.part")
        try:
            self._make_folder()
            _write_through(probe, bytes(_PROBE_BYTES))
        except OSError as error:
            raise StoreError(
                f"The folder {self.path.parent} cannot be written: {reason_of(error)}. CuSyn keeps the "
                "newest fingerprint there, so that an old copy is noticed. Put that right, or set "
                f"{FOLDER_VARIABLE} to another folder.",
                folder=str(self.path.parent),
            ) from error
        finally:
            with suppress(OSError):
                probe.unlink(missing_ok=True)

    def advance(self, mark: Mark) -> None:
        """Move the mark on; one that is newer already stays (another window was faster), and so does none."""
        with exclusive(self._lock()):
            known = self.read()
            if known is not None and known.seq < mark.seq:
                self._write(mark)

    def replace(self, mark: Mark) -> None:
        """Set the mark whatever it was: for a new workspace and for an accepted copy."""
        with exclusive(self._lock()):
            self._write(mark)

    def _lock(self) -> Path:
        self._make_folder()
        return self.path.with_suffix(".lock")

    def _make_folder(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)

    def _write(self, mark: Mark) -> None:
        fresh = self.path.with_suffix(".new")
        try:
            _write_through(fresh, canonical_json(asdict(mark)).encode("utf-8"))
            fresh.replace(self.path)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise


def _write_through(path: Path, content: bytes) -> None:
    """Write a file and wait until it is on the disk."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def standing_of(db: sqlite3.Connection, mark: Mark | None) -> Standing:
    """Compare a file with its mark; the mark has to be read first, because the file may move on meanwhile."""
    if mark is None:
        return Standing.NO_MARK
    if mark.seq > head_of(db).seq:
        return Standing.OLDER_COPY
    row = db.execute("SELECT hash FROM audit WHERE seq = ?", (mark.seq,)).fetchone()
    return Standing.CURRENT if row and row["hash"].hex() == mark.hash else Standing.OTHER_HISTORY


def refuse_copy(standing: Standing, *, seq: int, mark: Mark | None) -> None:
    """Refuse to spend from a file that does not fit its mark.

    Args:
        standing: What the comparison said.
        seq: Number of the file's newest entry.
        mark: What it was compared with.

    Raises:
        StoreTamperedError: It is an older or another copy, or nothing outside the file knows it.
    """
    if standing is Standing.CURRENT:
        return
    raise StoreTamperedError(
        _sentence(standing, seq, mark.seq if mark else 0),
        standing=str(standing),
        seq=seq,
        anchor_seq=mark.seq if mark else None,
    )


def _sentence(standing: Standing, seq: int, anchored: int) -> str:
    way_out = (
        f"Open the newer file, or let the custodian accept this copy: {ACCEPT}. What was spent stays spent."
    )
    if standing is Standing.OLDER_COPY:
        newer = f"entry {anchored}" if anchored == seq + 1 else f"entries {seq + 1} to {anchored}"
        return (
            f"This is an older copy of the workspace. It ends at entry {seq}; the last receipt on this "
            f"computer says {anchored}. Spending is locked, because what {newer} "
            f"spent would be forgotten. {way_out}"
        )
    if standing is Standing.OTHER_HISTORY:
        return (
            f"This is another copy of the workspace. Its entry {anchored} is not the one that this computer "
            f"saw last. Spending is locked, because what the other copy spent would be forgotten. {way_out}"
        )
    return (
        "This computer has no receipt of the workspace, so nobody can tell whether this is its newest copy. "
        f"Spending is locked until the custodian accepts the copy, with packages as witnesses: {ACCEPT}."
    )
