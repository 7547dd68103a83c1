"""Every raw table from its file to a release by commands, and back: rows, edits, seconds, error.

python -m tests.bench.raw_tables [NAME]...
"""

import sys
import tempfile
from pathlib import Path

from tests.bench.tables import DATA
from tests.e2e.cli import Cusyn
from tests.e2e.raw_tables import TABLES, whole_way

HEAD = (
    "table            rows in file  rows read  rows made  read back  columns  modelled  edits"
    "  moved  broken  broken made  schema s  add s  synth s  export s  pair TVD"
)


def main() -> None:
    """Print a line for each table."""
    wanted = set(sys.argv[1:])
    print(HEAD, flush=True)
    for table in TABLES:
        if wanted and table.name not in wanted:
            continue
        path = next((DATA / table.name).glob(f"{table.name}.csv*"))
        with tempfile.TemporaryDirectory() as folder:
            found = whole_way(Cusyn(Path(folder)), table, path)
        seconds = found.seconds
        print(
            f"{table.name:16} {found.rows_in_file:12,} {found.rows_read:10,} {found.rows_made:10,}"
            f" {found.rows_read_back:10,} {found.columns:8} {found.modelled:9} {found.edits:6}"
            f" {100 * found.moved:5.2f}% {found.broken:7} {found.broken_back:12}"
            f" {seconds['schema']:9.1f} {seconds['add-dataset']:6.1f}"
            f" {seconds['synthesise']:8.1f} {seconds['export']:9.1f} {found.error:9.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
