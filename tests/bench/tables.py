"""The real tables that figures are quoted for, and how far a model is from them."""

import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
import pandas as pd

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.model import GraphicalModel

DATA = Path(__file__).resolve().parents[3] / "shared" / "data"


@cache
def load(name: str) -> PrivateTable:
    """A table of codes from `shared/data` beside the checkout."""
    rows, domain = table_files(name)
    sizes = json.loads(domain.read_text())
    frame = pd.read_csv(rows)
    columns = tuple(frame[column].to_numpy().astype(np.uint16) for column in sizes)
    return PrivateTable(tuple(sizes.values()), columns)


def table_files(name: str) -> tuple[Path, Path]:
    """The rows (perhaps packed by gzip), and the number of codes of each column."""
    folder = DATA / name
    rows = next(path for path in (folder / f"{name}.csv", folder / f"{name}.csv.gz") if path.exists())
    return rows, folder / f"{name}-domain.json"


class Truth:
    """Exact marginals of a table, counted once."""

    def __init__(self, table: PrivateTable) -> None:
        self.table = table
        self._counts = TableCounts(table)
        self._known: dict[Clique, np.ndarray] = {}

    def marginal(self, clique: Clique) -> np.ndarray:
        if clique not in self._known:
            self._known[clique] = self._counts.counts(clique) / self.table.n_rows
        return self._known[clique]

    def tvd(self, model: GraphicalModel, cliques: Sequence[Clique]) -> float:
        """Mean total variation distance of a model's marginals."""
        return float(np.mean([self.distance(model, clique) for clique in cliques]))

    def distance(self, model: GraphicalModel, clique: Clique) -> float:
        return float(np.abs(model.marginal(clique) - self.marginal(clique)).sum() / 2)


class Clock:
    """Seconds of a `with` block, on the wall and of the processor; the latter are fair on a busy machine."""

    def __enter__(self) -> "Clock":
        self.seconds = self.processor = 0.0
        self._start = time.perf_counter(), time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.perf_counter() - self._start[0]
        self.processor = time.process_time() - self._start[1]
