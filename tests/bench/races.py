"""Several processes spend from the same pools at once: never above a limit, and everybody gets an answer.

    python -m tests.bench.races [--processes 8] [--requests 50] [--repetitions 200]

Each repetition is a new workspace with a dataset pool of ten units. Every process asks for one unit again and
again, as a second window does; every other request is for a user with a pool of four units of their own. At
the end exactly what was acknowledged is in the ledger, the pools are within limits, and the file verifies.
"""

import argparse
import multiprocessing
import os
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier as BarrierType
from pathlib import Path
from typing import Self, TypeAlias

from cusyn_desktop.errors import BudgetExceededError
from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.datasets import NewDataset
from cusyn_desktop.store.file.locks import RunLock
from cusyn_desktop.store.ledger import Order
from cusyn_desktop.store.users import NewUser
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store

UNIT = 1_000_000
DATASET_UNITS = 10
USER_UNITS = 4
_DELTA = 1e-9
_PATIENCE_S = 600

_Answer: TypeAlias = tuple[Counter[int], int, Counter[str]]
"""Granted by user, refused, errors."""


@dataclass(frozen=True, slots=True)
class Race:
    """What a race has to show.

    Attributes:
        granted: Acknowledged spends, by the number of the user.
        refused: Requests that were refused.
        errors: Anything else, by its text.
        seconds: How long it took.
    """

    granted: Counter[int]
    refused: int
    errors: Counter[str]
    seconds: float


def make_workspace(path: Path) -> None:
    """A dataset with ten units, one user without a pool and one with four units."""
    with Store.create(path) as store:
        store.datasets.add(
            NewDataset(
                name="Survey",
                path="survey.csv",
                fingerprint="f",
                file_sha256="s",
                schema_json="{}",
                pico_rho=DATASET_UNITS * UNIT,
                delta=_DELTA,
                per_synthesis=2 * UNIT,
            )
        )
        store.users.add(NewUser(name="Ana Ruiz", delta=_DELTA, per_request=UNIT))
        store.users.add(NewUser(name="Ben Okafor", delta=_DELTA, pico_rho=USER_UNITS * UNIT))


class Racers:
    """Processes that wait for a workspace to spend from; a context manager that ends them."""

    def __init__(self, *, processes: int, requests: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._start = spawn.Barrier(processes + 1)
        self._answers: Queue[_Answer] = spawn.Queue()
        self._paths: list[Queue[Path | None]] = [spawn.Queue() for _ in range(processes)]
        self._runners = [
            spawn.Process(target=_run, args=(number, requests, paths, self._start, self._answers))
            for number, paths in enumerate(self._paths)
        ]

    def __enter__(self) -> Self:
        for runner in self._runners:
            runner.start()
        return self

    def __exit__(self, *_: object) -> None:
        for paths in self._paths:
            paths.put(None)
        for runner in self._runners:
            runner.join()

    def race(self, path: Path) -> Race:
        """Let all spend from a new workspace until every request has its answer."""
        make_workspace(path)
        for paths in self._paths:
            paths.put(path)
        self._start.wait(timeout=_PATIENCE_S)
        began = time.perf_counter()
        found = [self._answers.get(timeout=_PATIENCE_S) for _ in self._runners]
        return Race(
            granted=sum((one[0] for one in found), Counter()),
            refused=sum(one[1] for one in found),
            errors=sum((one[2] for one in found), Counter()),
            seconds=time.perf_counter() - began,
        )


def check(path: Path, outcome: Race, *, asked: int) -> None:
    """Hold the ledger against what was acknowledged.

    Raises:
        AssertionError: Something was sold twice, lost, left unsold or not answered.
    """
    assert not outcome.errors, outcome.errors
    assert outcome.granted.total() + outcome.refused == asked
    with Store.open(path) as store:
        spends = store.ledger.all()
        pools = {pool.name: pool.budget for pool in store.pools.all()}
    assert Counter(spend.user for spend in spends) == outcome.granted
    assert pools["Survey"].spent == len(spends) * UNIT == DATASET_UNITS * UNIT
    assert pools["Ben Okafor"].spent == outcome.granted[2] * UNIT <= USER_UNITS * UNIT
    assert verify_workspace(path).ok


def _run(
    number: int,
    requests: int,
    paths: "Queue[Path | None]",
    start: BarrierType,
    answers: "Queue[_Answer]",
) -> None:
    while (path := paths.get()) is not None:
        start.wait(timeout=_PATIENCE_S)
        answers.put(_spend(path, number, requests))


def _spend(path: Path, number: int, requests: int) -> _Answer:
    granted: Counter[int] = Counter()
    errors: Counter[str] = Counter()
    refused = 0
    for request in range(requests):
        user = 1 + (number + request) % 2
        try:
            _ask(path, user, f"{number}-{request}")
        except BudgetExceededError:
            refused += 1
        except Exception as error:  # noqa: BLE001 - whatever it is, it has to be seen
            errors[f"{type(error).__name__}: {error}"] += 1
        else:
            granted[user] += 1
    return granted, refused, errors


def _ask(path: Path, user: int, token: str) -> None:
    wanted = Order(dataset=1, user=user, asked=UNIT, smallest=UNIT, granted=UNIT, request="{}")
    with RunLock(path, token) as run, Store.open(path) as store:
        store.ledger.reserve(wanted, run=run)


def main() -> None:
    """Run the races that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--processes", type=int, default=8)
    parser.add_argument("--requests", type=int, default=50)
    parser.add_argument("--repetitions", type=int, default=200)
    chosen = parser.parse_args()
    slowest = 0.0
    asked = chosen.processes * chosen.requests
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = str(Path(folder) / "marks")
        with Racers(processes=chosen.processes, requests=chosen.requests) as racers:
            for repetition in range(chosen.repetitions):
                path = Path(folder) / f"{repetition}.cusyn"
                outcome = racers.race(path)
                check(path, outcome, asked=asked)
                slowest = max(slowest, outcome.seconds)
    sold = chosen.repetitions * DATASET_UNITS
    print(f"{asked * chosen.repetitions} requests in {chosen.repetitions} races: {sold} units sold, none too")
    print(f"many, none lost, every request answered; the slowest race took {slowest:.1f} s")


if __name__ == "__main__":
    main()
