"""The way of a raw table by commands: draft, a few edited lines, register, synthesise, read back.

The tables lie beside the checkout; what follows here is what a custodian would type.
"""

import csv
import gzip
import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

import numpy as np

from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.load import load_table
from tests.e2e.cli import Cusyn

MOST_EDITS = 10
JOINT = {"application_type": ["joint"]}


@dataclass(frozen=True, slots=True)
class RawTable:
    """A table and what a person edits in its draft, each entry one line.

    Attributes:
        name: Its folder and file.
        edits: Column by column: the fields to change; None takes a field out.
        rules: Lines to add.
    """

    name: str
    edits: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    rules: tuple[Mapping[str, object], ...] = ()

    @property
    def n_edits(self) -> int:
        """How many lines are edited or added."""
        return len(self.edits) + len(self.rules)


TABLES = (
    RawTable(
        "adult-raw",
        {
            "column_1": {"name": "age", "origin": "public"},
            "column_3": {"name": "fnlwgt", "type": "text", "release": "empty"},
            "column_10": {"name": "sex", "origin": "public"},
            "column_15": {"name": "income", "origin": "public"},
        },
    ),
    RawTable(
        "bank-marketing",
        {"month": {"origin": "public"}, "day": {"origin": "public"}},
        (
            {"rule": "forbidden", "values": {"pdays": {"from": -1, "to": -1}, "previous": {"from": 1}}},
            {"rule": "forbidden", "values": {"pdays": {"from": 0}, "previous": {"from": 0, "to": 0}}},
        ),
    ),
    RawTable("support", {"x14": {"places": 4, "to": 149.9999, "least_places": 4}}),
    RawTable(
        "loans-raw",
        {
            "paid_total": {"places": 2, "to": 49999.99},
            "paid_late_fees": {"places": 2, "to": 59.99, "starts": [0, 0.01, 10, 20, 50]},
            "sub_grade": {"origin": "public"},
        },
        (
            {"rule": "missing_unless", "column": "annual_income_joint", "values": JOINT},
            {"rule": "missing_unless", "column": "debt_to_income_joint", "values": JOINT},
        ),
    ),
    RawTable(
        "titanic-raw",
        {"Age": {"origin": "public"}, "PassengerId": {"release": "regenerated", "start": "1"}},
    ),
    RawTable("mushroom", {"veil-type": {"release": "regenerated", "start": "p"}}),
    RawTable("nursery"),
)  # fmt: skip


@dataclass(slots=True)
class Figures:
    """What came of one table.

    Attributes:
        rows_in_file: By the standard library's reader, with no help from the product.
        rows_read, rows_made, rows_read_back: By the product.
        columns, modelled: Of the file, and in the model.
        edits: Lines edited in the draft.
        seconds: Of each command.
        moved: Cells of the file that the declared rules placed elsewhere, as a share.
        moved_back: The same for the synthetic table; 0, for it lies within its domain.
        broken, broken_back: Rows that break a rule, once for each, of the file and of the synthetic table.
        error: Mean total variation distance of all pairs.
    """

    rows_in_file: int
    rows_read: int = 0
    rows_made: int = 0
    rows_read_back: int = 0
    columns: int = 0
    modelled: int = 0
    edits: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    moved: float = 0.0
    moved_back: float = 0.0
    broken: int = 0
    broken_back: int = 0
    error: float = 0.0

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Note the seconds of a step."""
        started = time.perf_counter()
        yield
        self.seconds[what] = time.perf_counter() - started


def rows_in(path: Path, *, delimiter: str, header: bool) -> int:
    """Rows of a CSV file as the standard library counts them, blank lines passed over."""
    opened = gzip.open if path.read_bytes()[:2] == b"\x1f\x8b" else open
    with opened(path, "rt", encoding="utf-8-sig", newline="") as file:
        return sum(any(row) for row in csv.reader(file, delimiter=delimiter)) - header


def edited(draft: str, table: RawTable) -> str:
    """A draft with the lines of a person."""
    fields = json.loads(draft)
    for column in fields["columns"]:
        column.update(table.edits.get(column["name"], {}))
        if column["type"] in ("text", "identifier"):
            for name in ("origin", "from", "to", "width", "starts", "missing", "categories"):
                column.pop(name, None)
    if table.rules:
        fields["rules"] = list(table.rules)
    return json.dumps(fields)


def whole_way(cusyn: Cusyn, table: RawTable, path: Path) -> Figures:
    """Bring a raw table from its file to a release, and the release back into a workspace.

    Every command must succeed; what the figures say is for the caller to judge.
    """
    packed = ["--gzip"] if path.suffix == ".gz" else []
    figures = Figures(rows_in_file=0, edits=table.n_edits)
    with figures.timed("schema"):
        draft = cusyn.done("schema", str(path), *packed).out
    (cusyn.folder / "schema.json").write_text(edited(draft, table), encoding="utf-8")
    schema = Schema.from_json((cusyn.folder / "schema.json").read_text(encoding="utf-8"))
    reading = schema.reading
    figures.rows_in_file = rows_in(path, delimiter=reading.delimiter, header=reading.header)
    figures.columns, figures.modelled = len(schema.columns), len(schema.modelled)
    cusyn.done("init", "w.cusyn")
    with figures.timed("add-dataset"):
        register(cusyn, str(path), name="Real")
    cusyn.done("add-user", "w.cusyn", "U", "--epsilon", "1", "--delta", "1e-9")
    with figures.timed("synthesise"):
        cusyn.done("synthesise", "w.cusyn", "--dataset", "Real", "--user", "U", "--epsilon", "1",
                   "--rows", str(figures.rows_in_file))  # fmt: skip
    with figures.timed("export"):
        cusyn.done("export", "w.cusyn", "R-01", "out")
    made = cusyn.folder / "out" / "synthetic.csv"
    figures.rows_made = rows_in(made, delimiter=reading.delimiter, header=reading.header)
    register(cusyn, str(made), "--accept-similar", name="Back")
    cusyn.done("verify", "w.cusyn", "out")
    compare(figures, schema, path, made)
    return figures


def register(cusyn: Cusyn, path: str, *more: str, name: str) -> None:
    cusyn.done("add-dataset", "w.cusyn", path, "--name", name, "--schema", "schema.json",
               "--epsilon", "2", "--delta", "1e-9", "--approx-rows", "10000", *more)  # fmt: skip


def compare(figures: Figures, schema: Schema, path: Path, made: Path) -> None:
    """Note rows, moved cells and the error of all pairs."""
    real, back = load_table(path, schema), load_table(made, schema)
    figures.rows_read, figures.rows_read_back = real.table.n_rows, back.table.n_rows
    moved, moved_back = (
        sum(column.n_outside + column.n_unplaced for column in one.columns)
        / (one.table.n_rows * len(schema.modelled))
        for one in (real, back)
    )
    figures.moved, figures.moved_back = moved, moved_back
    counts, drawn = TableCounts(real.table), TableCounts(back.table)
    figures.broken, figures.broken_back = (
        sum(int(source.counts(rule.clique)[rule.mask].sum()) for rule in schema.forbidden)
        for source in (counts, drawn)
    )
    distances = [
        float(np.abs(counts.counts(pair) / real.table.n_rows - drawn.counts(pair) / back.table.n_rows).sum())
        / 2
        for pair in combinations(range(len(schema.sizes)), 2)
        if schema.sizes[pair[0]] * schema.sizes[pair[1]] <= 10_000
    ]
    figures.error = float(np.mean(distances))
