"""AIM of dpmm beside AIM of this engine: the same table, ε = 1, δ = 1e-9, models of 1 MB, time and error.

    python -m tests.bench.dpmm_aim --dpmm-python PATH [TABLE ...] [--draws 5] [--steps 1000] [--keep DIR]

dpmm holds numpy, pandas and OpenDP at old versions, so it runs under an interpreter of its own, made by

    python -m venv DIR && DIR/bin/pip install dpmm==0.1.9        (Python 3.11 at most)

It is run once for a table: that takes about 18 minutes of the processor for NLTCS, all its defaults kept but
for the merging of rare values, which is off. `--keep` writes each result of dpmm to a folder and takes it
from there the next time. Errors are mean total variation distances of all pairs, model against table; those
of this engine are means of some draws. Seconds are those of the processor; run it with OMP_NUM_THREADS=1.
"""

import argparse
import gzip
import json
import os
import subprocess
import tempfile
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np

from cusyn_desktop.engine.plan import EngineName
from tests.bench.runs import DELTA, EPSILON, averages
from tests.bench.tables import Truth, load, table_files

SIZE_MB = 1.0
SCRIPT = Path(__file__).with_name("dpmm_run.py")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What dpmm reached; seconds of the processor."""

    seconds: float
    tvd: float
    rounds: int


def run_dpmm(name: str, python: Path, *, steps: int, keep: Path | None) -> Outcome:
    """One run of dpmm, or what was kept of it."""
    with tempfile.TemporaryDirectory() as folder:
        result = (keep or Path(folder)) / f"dpmm-{name}-{steps}.json"
        if not result.exists():
            result.parent.mkdir(parents=True, exist_ok=True)
            _carry_out(name, python, steps=steps, result=result, folder=Path(folder))
        found = json.loads(result.read_text(encoding="utf-8"))
    table = load(name)
    truth = Truth(table)
    pairs = combinations(range(len(table.sizes)), 2)
    distances = [
        np.abs(np.array(told) - truth.marginal(pair).ravel()).sum() / 2
        for pair, told in zip(pairs, found["pairs"], strict=True)
    ]
    return Outcome(found["processor"], float(np.mean(distances)), found["rounds"])


def _carry_out(name: str, python: Path, *, steps: int, result: Path, folder: Path) -> None:
    rows, domain = table_files(name)
    if rows.suffix == ".gz":
        plain = folder / rows.stem
        plain.write_bytes(gzip.decompress(rows.read_bytes()))
        rows = plain
    settings = [str(value) for value in (EPSILON, DELTA, SIZE_MB, steps)]
    command = [str(python), "-P", str(SCRIPT), str(rows), str(domain), str(result), *settings]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "OMP_NUM_THREADS": "1"})


def main() -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("tables", nargs="*", default=["nltcs"], metavar="TABLE")
    parser.add_argument("--dpmm-python", type=Path, required=True, help="interpreter with dpmm")
    parser.add_argument("--draws", type=int, default=5, help="runs of this engine")
    parser.add_argument("--steps", type=int, default=1000, help="steps of each estimation of dpmm")
    parser.add_argument("--keep", type=Path, help="folder for the results of dpmm")
    options = parser.parse_args()
    print("table    seconds      TVD  rounds   dpmm: seconds      TVD  rounds   as fast   its error")
    for name in options.tables:
        dpmm = run_dpmm(name, options.dpmm_python, steps=options.steps, keep=options.keep)
        ours = averages(name, EngineName.AIM, options.draws)
        print(
            f"{name:8} {ours.seconds:7.2f} {ours.tvd:8.5f} {ours.rounds:7.0f}   "
            f"{dpmm.seconds:13.1f} {dpmm.tvd:8.5f} {dpmm.rounds:7} "
            f"{dpmm.seconds / ours.seconds:7.0f} x {ours.tvd / dpmm.tvd:9.2f} x",
            flush=True,
        )


if __name__ == "__main__":
    main()
