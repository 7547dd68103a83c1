"""Power cuts at random moments: what was acknowledged as spent is on the disk afterwards.

    pip install apsw
    python -m tests.bench.powercuts [--cuts 3000]

The real ledger reserves on a simulated disk until the power goes at a random call. Then the file is opened
again as after a crash and compared with what was acknowledged. Our mode has to lose nothing; Python's default
and no syncing at all have to lose something, or else the simulation could not see it. Last, each call to the
disk fails once in turn, and all goes on.
"""

import argparse
import random
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Final, cast

from cusyn_desktop.errors import CuSynError
from cusyn_desktop.store.anchors import Anchor, Mark, Standing, standing_of
from cusyn_desktop.store.chain import verify_chain
from cusyn_desktop.store.datasets import Datasets, NewDataset
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.file.migrations import make_schema
from cusyn_desktop.store.ledger import Ledger, Order
from cusyn_desktop.store.session import Session
from cusyn_desktop.store.users import NewUser, Users
from tests.bench.simulated_disk import FILE, Connection, Disk, Mode, apsw

UNIT: Final = 1000
RESERVATIONS: Final = 4


OURS: Final = Mode("TRUNCATE", "EXTRA")
PYTHONS_DEFAULT: Final = Mode("DELETE", "FULL")
NO_SYNC: Final = Mode("DELETE", "OFF")


class _MemoryAnchor(Anchor):
    """The second place is another disk, which keeps its power."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark.workspace, Path())
        self._mark = mark

    def read(self) -> Mark:
        return self._mark

    def check_writable(self) -> None: ...

    def advance(self, mark: Mark) -> None:
        self._mark = mark


def new_disk(folder: Path) -> dict[str, bytes]:
    """A workspace with a dataset and a user."""
    disk = Disk()
    with closing(Connection(disk, NO_SYNC)) as db:
        db.execute("BEGIN")
        make_schema(cast("sqlite3.Connection", db))
        db.execute("COMMIT")
        session = _session(db, folder, _MemoryAnchor(Mark("w", 0, bytes(32).hex(), {})))
        with session.entry("workspace_created") as entry:
            entry.insert("meta", name="workspace_id", value="w")
        session.anchor.advance(session.mark())
        Datasets(session).add(
            NewDataset(
                name="Survey",
                path="",
                fingerprint="f",
                file_sha256="s",
                schema_json="{}",
                pico_rho=10**12,
                delta=1e-9,
            )
        )
        Users(session).add(NewUser(name="Ana Ruiz", delta=1e-9))
    return {FILE: bytes(disk.files[FILE].seen)}


def _session(db: Connection, folder: Path, anchor: Anchor) -> Session:
    return Session(cast("sqlite3.Connection", db), folder / FILE, "w", anchor)


def cut_once(contents: dict[str, bytes], folder: Path, mode: Mode, chance: random.Random, calls: int) -> str:
    """Reserve until the power goes, and say what is found afterwards.

    Args:
        contents: The disk before.
        folder: Where the locks of runs may lie.
        mode: Journal and syncing.
        chance: Decides what is lost.
        calls: How many calls to the disk come before the cut.

    Returns:
        `intact`, `lost` or `corrupt`.
    """
    disk = Disk.of(contents)
    acknowledged, anchor = _reserve_until_cut(disk, folder, mode, calls)
    found = Disk.of(disk.after_cut(chance))
    try:
        with closing(Connection(found, mode)) as db:
            return _judged(db, acknowledged, anchor)
    except (apsw.Error, CuSynError, ValueError, TypeError, LookupError, AttributeError):
        return "corrupt"


def _reserve_until_cut(disk: Disk, folder: Path, mode: Mode, calls: int) -> tuple[list[str], _MemoryAnchor]:
    acknowledged: list[str] = []
    db = Connection(disk, mode)
    anchor = _MemoryAnchor(_session(db, folder, Anchor("w", folder)).mark())
    ledger = Ledger(_session(db, folder, anchor))
    wanted = Order(dataset=1, user=1, asked=UNIT, smallest=1, granted=UNIT, request="{}")
    disk.calls_left = calls
    try:
        for number in range(RESERVATIONS):
            with RunLock(folder / FILE, f"token {number}") as run:
                ledger.reserve(wanted, run=run)
            acknowledged.append(f"token {number}")
    except apsw.Error:
        assert disk.is_cut
    disk.calls_left = 0
    try:
        db.close()
    except apsw.Error:
        assert disk.is_cut
    return acknowledged, anchor


def _judged(db: Connection, acknowledged: list[str], anchor: _MemoryAnchor) -> str:
    if [row[0] for row in db.execute("PRAGMA integrity_check")] != ["ok"]:
        return "corrupt"
    if db.execute("PRAGMA foreign_key_check").fetchone():
        return "corrupt"
    connection = cast("sqlite3.Connection", db)
    verify_chain(connection)
    tokens = [row["token"] for row in db.execute("SELECT token FROM spends ORDER BY id")]
    row = db.execute("SELECT spent FROM pool_status WHERE kind = 'dataset'").fetchone()
    if row is None or row["spent"] != UNIT * len(tokens):
        return "corrupt"
    kept = tokens[: len(acknowledged)] == acknowledged
    return "intact" if kept and standing_of(connection, anchor.read()) is Standing.CURRENT else "lost"


def fail_once(contents: dict[str, bytes], folder: Path, calls: int) -> str:
    """Let one call to the disk fail, go on as if nothing had been, and say what is found.

    Args:
        contents: The disk before.
        folder: Where the locks of runs may lie.
        calls: How many calls come before the one that fails.

    Returns:
        `intact`, `lost` or `corrupt`.
    """
    disk = Disk.of(contents)
    acknowledged = []
    with closing(Connection(disk, OURS)) as db:
        anchor = _MemoryAnchor(_session(db, folder, Anchor("w", folder)).mark())
        ledger = Ledger(_session(db, folder, anchor))
        wanted = Order(dataset=1, user=1, asked=UNIT, smallest=1, granted=UNIT, request="{}")
        disk.calls_left, disk.fails_once = calls, True
        for number in range(RESERVATIONS):
            try:
                with RunLock(folder / FILE, f"token {number}") as run:
                    ledger.reserve(wanted, run=run)
            except apsw.Error:
                continue
            acknowledged.append(f"token {number}")
        tokens = [row["token"] for row in db.execute("SELECT token FROM spends ORDER BY id")]
        if not set(acknowledged) <= set(tokens):
            return "lost"
        return _judged(db, tokens, anchor)


def cut(mode: Mode, *, cuts: int, seed: int) -> Counter[str]:
    """Cut the power again and again, each time from the same disk, and count what is found."""
    chance = random.Random(seed)
    found: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        contents = new_disk(folder)
        disk = Disk.of(contents)
        _reserve_until_cut(disk, folder, mode, 10**9)
        for _ in range(cuts):
            found[cut_once(contents, folder, mode, chance, chance.randint(1, disk.calls + 1))] += 1
    return found


def fail(*, calls: int) -> Counter[str]:
    """Let each of the first calls to the disk fail in turn, and count what is found."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        contents = new_disk(folder)
        return Counter(fail_once(contents, folder, call) for call in range(1, calls + 1))


def main() -> None:
    """Cut as often as the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cuts", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for mode in (OURS, PYTHONS_DEFAULT, NO_SYNC):
        found = cut(mode, cuts=chosen.cuts, seed=chosen.seed)
        print(
            f"{mode!s:>15}: {found['intact']} intact, {found['lost']} lost, {found['corrupt']} corrupt",
            flush=True,
        )
    print(f"one failing call in {chosen.cuts // 10}: {dict(fail(calls=chosen.cuts // 10))}")


if __name__ == "__main__":
    main()
