"""A million rows in and out: inspect, import with identity, all pair counts, synthetic rows written.

    python -m tests.bench.million [ROWS]

Two made-up tables of 16 columns: codes that come again and again, and decimals that hardly ever repeat. Each
step runs in a process of its own, so that its peak memory is its own. The seconds are of the processor, and
the memory is the larger one of the step and of the process that reads for it.
"""

import json
import subprocess
import sys
import tempfile
from itertools import combinations
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

import numpy as np

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.load import load_private_table
from cusyn_desktop.data.writing.decoding import decode_batches
from cusyn_desktop.data.writing.writer import write_csv
from cusyn_desktop.services.registering.importing import inspect
from cusyn_desktop.services.tables.private_file import identity_of

N_COLUMNS = 16
BATCH = 50_000
TABLES = ("codes", "decimals")
STEPS = ("inspect", "import", "pairs", "write")
KEY = b"k" * 32


def make(path: Path, n_rows: int) -> None:
    """Write a table."""
    rng = np.random.default_rng(7)
    with path.open("w", encoding="utf-8") as file:
        file.write(",".join(f"c{number}" for number in range(N_COLUMNS)) + "\n")
        for start in range(0, n_rows, BATCH):
            shape = min(BATCH, n_rows - start), N_COLUMNS
            if path.stem == "codes":
                np.savetxt(file, np.minimum(rng.geometric(0.3, shape) - 1, 17), fmt="%d", delimiter=",")
            else:
                np.savetxt(file, rng.gamma(2, 1_000, shape), fmt="%.2f", delimiter=",")


def step(what: str, path: Path) -> dict[str, float]:
    """Run one step and tell seconds and peak memory."""
    started = _seconds()
    schema_file = path.with_suffix(".json")
    if what == "inspect":
        schema_file.write_text(inspect(path, control=RunControl()).schema.to_json(), encoding="utf-8")
    else:
        schema = Schema.from_json(schema_file.read_text(encoding="utf-8"))
        started = _with_schema(what, path, schema)
    used = max(getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    return {"seconds": _seconds() - started, "mib": used / 1024}


def _seconds() -> float:
    """Of the processor, with those of the process that reads."""
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def _with_schema(what: str, path: Path, schema: Schema) -> float:
    """The other steps; returns when the step began, reading the table apart."""
    if what == "import":
        started = _seconds()
        identity_of(path, schema, key=KEY, control=RunControl())
        return started
    table = load_private_table(path, schema)
    started = _seconds()
    if what == "pairs":
        counts = TableCounts(table)
        for pair in combinations(range(len(schema.sizes)), 2):
            counts.counts(pair)
    else:
        frames = decode_batches(schema, table.columns, rng=np.random.default_rng(1))
        write_csv(frames, path.with_suffix(".out"), schema)
    return started


def main() -> None:
    """Print a line for each step and table."""
    if sys.argv[1:2] == ["--step"]:
        print(json.dumps(step(sys.argv[2], Path(sys.argv[3]))))
        return
    n_rows = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        for path in (Path(folder) / f"{name}.csv" for name in TABLES):
            make(path, n_rows)
            for what in STEPS:
                command = [sys.executable, "-m", "tests.bench.million", "--step", what, str(path)]
                found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
                print(
                    f"{n_rows:,} x {N_COLUMNS} {path.stem:9} {what:8} {found['seconds']:6.1f} s"
                    f" {found['mib']:6.0f} MiB",
                    flush=True,
                )
            path.unlink()


if __name__ == "__main__":
    main()
