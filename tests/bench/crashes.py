"""Processes are killed at random moments (SIGKILL) while they spend: nothing acknowledged is lost or doubled.

    python -m tests.bench.crashes [--kills 1000] [--writers 4] [--encrypted]

Writers make whole runs (reserve, open, release) against one workspace and note down each step when it is
acknowledged. One of them is killed at a random moment and replaced, again and again. After each kill the
workspace has to be usable; at the end every acknowledged step is in the ledger once, every release has its
spend, the pool is the sum of all spends, and the file verifies. POSIX only: writers are forked, so that a
kill costs little.
"""

import argparse
import multiprocessing
import os
import random
import secrets
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from multiprocessing.context import ForkProcess
from pathlib import Path

import numpy as np

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.store.anchors import FOLDER_VARIABLE, Standing
from cusyn_desktop.store.datasets import NewDataset
from cusyn_desktop.store.file.keys import Key
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.measurements import StoredMeasurement
from cusyn_desktop.store.releases import NewRelease, PackedTable
from cusyn_desktop.store.users import NewUser
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store

UNIT = 1000
_DELTA = 1e-9
_LONGEST_LIFE_S = 0.15


@dataclass(frozen=True, slots=True)
class Crashes:
    """What a run of kills has shown.

    Attributes:
        acknowledged: Steps that a writer was told had been committed.
        spends: Spends in the ledger.
        states: How many spends ended in which state.
        slowest_s: The longest time until the workspace could be used after a kill.
    """

    acknowledged: int
    spends: int
    states: Counter[str]
    slowest_s: float


def run(folder: Path, *, kills: int, writers: int, seed: int, key: Key | None = None) -> Crashes:
    """Kill writers and hold the workspace against what they were told.

    Args:
        folder: An empty folder for workspace and notes.
        kills: How many times a writer is killed.
        writers: How many write at once.
        seed: Of the moments of the kills.
        key: Encrypts the workspace.

    Raises:
        AssertionError: A promise was broken.
    """
    path = folder / "crash.cusyn"
    _make_workspace(path, key)
    moments = random.Random(seed)
    fork = multiprocessing.get_context("fork")

    def writer(number: int) -> ForkProcess:
        process = fork.Process(target=_write, args=(path, folder / f"notes-{number}", number, key))
        process.start()
        return process

    living = [writer(number) for number in range(writers)]
    slowest_s = 0.0
    for number in range(writers, writers + kills):
        time.sleep(moments.uniform(0, _LONGEST_LIFE_S))
        victim = moments.randrange(writers)
        living[victim].kill()
        living[victim].join()
        slowest_s = max(slowest_s, _seconds_until_usable(path, key))
        living[victim] = writer(number)
    for process in living:
        process.kill()
        process.join()
    return _judged(path, folder, slowest_s, key)


def _make_workspace(path: Path, key: Key | None) -> None:
    with Store.create(path, key=key) as store:
        store.datasets.add(
            NewDataset(
                name="Survey",
                path="survey.csv",
                fingerprint="f",
                file_sha256="s",
                schema_json="{}",
                pico_rho=10**15,
                delta=_DELTA,
            )
        )
        store.users.add(NewUser(name="Ana Ruiz", delta=_DELTA))


def _write(path: Path, notes: Path, number: int, key: Key | None) -> None:
    """Make runs until killed; a note is written when a step was acknowledged, and survives the process."""
    handle = os.open(notes, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    wanted = Order(dataset=1, user=1, asked=UNIT, smallest=1, granted=UNIT, request="{}")
    for count in range(10**9):
        token = f"{number}-{count}"

        def note(state: SpendState, token: str = token) -> None:
            os.write(handle, f"{token} {state}\n".encode())

        with RunLock(path, token) as lock, Store.open(path, key=key) as store:
            spend = store.ledger.reserve(wanted, run=lock)
            note(SpendState.RESERVED)
            store.ledger.mark_opened(spend.id)
            note(SpendState.OPENED)
            store.ledger.mark_released(spend.id, _release())
            note(SpendState.RELEASED)


def _release() -> NewRelease:
    values = np.arange(24.0).reshape(4, 6)
    noisy = StoredMeasurement(
        clique=(0, 1), kind="full", purpose="selected", sigma=1.5, pico_rho=UNIT // 2, values=values
    )
    return NewRelease(
        n_rows=500,
        table=PackedTable.of(b"1,2\n" * 500),
        model=bytes(2000),
        summary="{}",
        measurements=(noisy,),
    )


def _seconds_until_usable(path: Path, key: Key | None) -> float:
    began = time.perf_counter()
    with Store.open(path, key=key) as store:
        store.ledger.recover()
        assert store.standing is Standing.CURRENT
        store.pools.all()
    return time.perf_counter() - began


def _judged(path: Path, folder: Path, slowest_s: float, key: Key | None) -> Crashes:
    """Compare the ledger with the notes.

    Raises:
        AssertionError: They differ, or the file does not verify.
    """
    notes = [line.split() for file in folder.glob("notes-*") for line in file.read_text().splitlines()]
    with Store.open(path, key=key) as store:
        store.check()
        store.ledger.recover()
        spends = {spend.token: spend for spend in store.ledger.all()}
        releases = {release.spend for release in store.releases.all()}
        spent = store.pools.get(1).budget.spent
    for token, state in notes:
        assert token in spends, f"{token} was acknowledged as {state} and is lost"
        spend = spends[token]
        if state == SpendState.OPENED:
            assert spend.state in (SpendState.RELEASED, SpendState.FAILED), (token, spend.state)
        if state == SpendState.RELEASED:
            assert spend.id in releases, f"{token} was released and its table is lost"
    assert releases == {spend.id for spend in spends.values() if spend.state is SpendState.RELEASED}
    assert not [spend for spend in spends.values() if spend.state is SpendState.OPENED]
    assert spent == UNIT * len(spends)
    report = verify_workspace(path, key=key)
    assert report.ok, report
    states = Counter(str(spend.state) for spend in spends.values())
    return Crashes(acknowledged=len(notes), spends=len(spends), states=states, slowest_s=slowest_s)


def main() -> None:
    """Kill as often as the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--writers", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--encrypted", action="store_true", help="needs SQLCipher")
    chosen = parser.parse_args()
    key = Key(bytes(range(128, 144)), secrets.token_bytes(32)) if chosen.encrypted else None
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = str(Path(folder) / "marks")
        found = run(Path(folder), kills=chosen.kills, writers=chosen.writers, seed=chosen.seed, key=key)
    print(f"{chosen.kills} kills, {found.acknowledged} acknowledged steps of {found.spends} spends:")
    print(f"0 lost, 0 doubled; ended as {dict(found.states)}; usable again within {found.slowest_s:.2f} s")


if __name__ == "__main__":
    main()
