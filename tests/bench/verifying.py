"""How long it takes to check a long log, to start again after a crash, and to sign in; in seconds of CPU.

    python -m tests.bench.verifying [--entries 1000000]

Ends with 1 where a figure is above its target. The log is made of entries as the program writes them, all in
one transaction; then the independent check reads all of it, and so does the check at the start.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from cusyn_desktop.store.anchors import FOLDER_VARIABLE
from cusyn_desktop.store.canonical import canonical_json
from cusyn_desktop.store.chain import chained, head_of
from cusyn_desktop.store.file.database import connect, writing
from cusyn_desktop.store.passphrases import hashed, matches
from cusyn_desktop.store.verify import verify_workspace
from cusyn_desktop.store.workspace import Store
from tests.unit.store.building import filled, opened, order

_PHRASE = "seven green umbrellas"


def lengthen(path: Path, entries: int) -> None:
    """Add entries to the log until it has so many, and move the mark on."""
    with closing(connect(path)) as db, writing(db):
        head = head_of(db)
        previous = bytes.fromhex(head.hash)
        for seq in range(head.seq + 1, entries + 1):
            body = canonical_json(
                {
                    "at": f"2026-05-04T10:{seq // 60 % 60:02d}:{seq % 60:02d}.218+00:00",
                    "actor": "custodian Maria",
                    "event": "decision_shown",
                    "facts": {
                        "dataset": "Survey",
                        "user": "Ana Ruiz",
                        "asked": 1000 + seq,
                        "outcome": "approved",
                    },
                }
            )
            previous = chained(previous, seq, body)
            db.execute("INSERT INTO audit (seq, body, hash) VALUES (?, ?, ?)", (seq, body, previous))
    with Store.open(path) as store:
        store._session.anchor.replace(store._session.mark())


def cpu_s(action: Callable[[], object]) -> float:
    """Seconds of CPU."""
    began = time.process_time()
    action()
    return time.process_time() - began


def measured(path: Path, entries: int) -> dict[str, tuple[float, float]]:
    """Every figure with its target."""
    filled(path)
    with Store.open(path) as store:
        opened(store, order(1), "a run that dies")
    lengthen(path, entries)

    def verify() -> None:
        report = verify_workspace(path)
        assert report.ok, report
        assert report.n_entries == entries

    def start() -> None:
        with Store.open(path) as store:
            assert store.ledger.recover().failed
            store.pools.all()

    def check() -> None:
        with Store.open(path) as store:
            store.check()

    known = hashed(_PHRASE)
    found = {f"verify {entries:,} entries of the log": (cpu_s(verify), 5.0)}
    found["start again after a crash"] = (cpu_s(start), 2.0)
    found["check at the start"] = (cpu_s(check), 5.0)
    found["sign in (Argon2id)"] = (cpu_s(lambda: matches(known, _PHRASE)), 0.5)
    return found


def main() -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=1_000_000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[FOLDER_VARIABLE] = str(Path(folder) / "marks")
        found = measured(Path(folder) / "long.cusyn", chosen.entries)
    for what, (seconds, most) in found.items():
        print(f"{what:45} {seconds:6.2f} s of CPU, at most {most:.1f}")
    return int(any(seconds > most for seconds, most in found.values()))


if __name__ == "__main__":
    sys.exit(main())
