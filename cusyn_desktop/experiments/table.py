"""The table of an experiment: its exact counts are used openly, so it must not be a private one."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cusyn_desktop.arrays import Clique
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import CountSource, TableCounts
from cusyn_desktop.data.drafting.propose import draft_schema
from cusyn_desktop.data.load import load_private_table
from cusyn_desktop.engine.plan import default_workload
from cusyn_desktop.errors import InputError


@dataclass(frozen=True, slots=True, eq=False)
class ResearchTable:
    """A table whose true errors may be looked at.

    Attributes:
        name: Of the file.
        columns: Names of the modelled columns.
        counts: Exact counts.
        n_rows: Number of rows.
        workload: All pairs of columns that are not too large.
    """

    name: str
    columns: tuple[str, ...]
    counts: CountSource
    n_rows: int
    workload: tuple[Clique, ...]

    def interest(self, length: int, *, draw: int) -> tuple[Clique, ...]:
        """Interest queries of one draw: pairs in an order that only the draw's number decides.

        The same draw gives the same queries to every method, and a longer list holds the shorter ones.

        Raises:
            InputError: There are fewer pairs than asked for.
        """
        pairs = [clique for clique in self.workload if len(clique) == 2]
        if not 1 <= length <= len(pairs):
            raise InputError(f"{self.name} has {len(pairs)} pairs of columns; {length} were asked for.")

        def order(pair: Clique) -> str:
            return sha256(f"{draw}:{pair}".encode()).hexdigest()

        return tuple(sorted(sorted(pairs, key=order)[:length]))


def load_research_table(
    path: Path, *, domain: Mapping[str, int] | None, control: RunControl
) -> ResearchTable:
    """Read a table for an experiment; domains that are not given are taken from its rows.

    Args:
        path: CSV, Parquet or Excel.
        domain: `{column: n}` for columns that hold the codes 0 to n - 1.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read, or has fewer than two columns to model.
    """
    schema = draft_schema(path, domain=domain, control=control.part(0.0, 0.5))
    table = load_private_table(path, schema, control=control.part(0.5, 1.0))
    if len(schema.sizes) < 2:
        raise InputError(f"{path.name} has fewer than two columns that can be modelled.")
    counts = TableCounts(table)
    n_rows = int(counts.counts((0,)).sum())
    return ResearchTable(path.name, schema.names, counts, n_rows, default_workload(schema.sizes))
