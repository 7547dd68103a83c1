"""Random small tables with random public domains, requests for them, and tables that differ by one person."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.encoding import encode
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.plan import Allocation, EngineName, SynthesisPlan, Tuning, default_workload

Row = tuple[str, ...]
ODD_CELLS = ("", "?", "v0", "NaN", "-1e9", "9" * 30, "\u2116 5", " v1")
"""Cells outside of most domains: blank, unknown, far too large, a value with a blank before it."""


@dataclass(frozen=True, slots=True)
class Case:
    """A table, what is asked of it, and what goes wrong on the way.

    Attributes:
        schema: The public domains.
        rows: The private cells as text.
        plan: What is asked.
        outer_limit: Pico-rho at which whoever keeps the books refuses; usually the plan's own.
        cancel_at: The how manieth question "was I cancelled?" is answered by yes, or None.
    """

    schema: Schema
    rows: tuple[Row, ...]
    plan: SynthesisPlan
    outer_limit: int
    cancel_at: int | None


def random_case(rng: np.random.Generator, engine: EngineName) -> Case:
    """A small table with a random domain, and a random request for it."""
    schema = random_schema(rng)
    n_rows = int(rng.choice([0, 1, 2, 3, 10, 60], p=[0.1, 0.15, 0.1, 0.1, 0.3, 0.25]))
    rows = tuple(random_row(rng, schema) for _ in range(n_rows))
    plan = random_plan(rng, schema.sizes, engine)
    spoilt = rng.random()
    return Case(
        schema,
        rows,
        plan,
        outer_limit=int(plan.pico_rho * rng.random()) if spoilt < 0.1 else plan.pico_rho,
        cancel_at=int(rng.integers(1, 200)) if spoilt > 0.9 else None,
    )


def random_schema(rng: np.random.Generator) -> Schema:
    """2 to 6 columns of 1 to 8 codes, with and without codes for missing and other values."""
    columns = [_random_column(rng, f"c{place}") for place in range(rng.integers(2, 7))]
    return Schema.from_json(json.dumps({"format": "cusyn-schema", "version": 1, "columns": columns}))


def _random_column(rng: np.random.Generator, name: str) -> dict[str, object]:
    size = int(rng.integers(1, 9))
    missing = size > 1 and rng.random() < 0.4
    column: dict[str, object] = {"name": name, "origin": "public"}
    if missing:
        column["missing"] = ["", "?"]
    values = size - missing
    if rng.random() < 0.3:
        rule = str(rng.choice(["clip", "missing"])) if missing else "clip"
        return {**column, "type": "integer", "from": 0, "to": 10 * values - 1, "width": 10, "outside": rule}
    rules = ["clip", *(["missing"] if missing else []), *(["other"] if values > 1 else [])]
    rule = str(rng.choice(rules))
    listed = [f"v{code}" for code in range(values - (rule == "other"))]
    return {**column, "type": "category", "categories": listed, "outside": rule}


def random_row(rng: np.random.Generator, schema: Schema) -> Row:
    """Cells of the domain, leaning to its first values, and now and then an odd one."""
    return tuple(_random_cell(rng, column.size) for column in schema.modelled)


def _random_cell(rng: np.random.Generator, size: int) -> str:
    if rng.random() < 0.1:
        return str(rng.choice(ODD_CELLS))
    code = int(size * rng.random() ** 2)
    return str(rng.choice([f"v{code}", str(10 * code + 3)]))


def random_plan(rng: np.random.Generator, sizes: tuple[int, ...], engine: EngineName) -> SynthesisPlan:
    """A request: all pairs or some sets of columns, up to four interest queries, any budget and unit."""
    columns = len(sizes)
    workload = default_workload(sizes)
    if rng.random() < 0.3:
        workload = _random_cliques(rng, columns, most=5) or workload
    interest = _random_cliques(rng, columns, most=min(4, len(workload)))
    short = Tuning(rounds=int(rng.integers(2, 7)) * columns)
    return SynthesisPlan(
        sizes=sizes,
        workload=workload,
        interest=interest,
        engine=engine,
        allocation=Allocation(str(rng.choice(list(Allocation)))),
        pico_rho=int(10 ** rng.uniform(6, 12)),
        rows_per_person=int(rng.integers(1, 4)),
        model_limit_cells=int(rng.choice([20, 100, 1_000, 131_072])),
        tuning=Tuning() if rng.random() < 0.2 else short,
    )


def _random_cliques(rng: np.random.Generator, columns: int, *, most: int) -> tuple[Clique, ...]:
    drawn = (
        rng.choice(columns, size=rng.integers(1, min(3, columns) + 1), replace=False)
        for _ in range(rng.integers(0, most + 1))
    )
    return tuple(dict.fromkeys(tuple(sorted(map(int, clique))) for clique in drawn))


def neighbours_of(rng: np.random.Generator, case: Case, count: int) -> Iterator[tuple[Row, ...]]:
    """Tables with up to k rows of one person more or less, the extreme ones first."""
    k, rows = case.plan.rows_per_person, case.rows
    one = random_row(rng, case.schema)
    odd = tuple(str(rng.choice(ODD_CELLS)) for _ in case.schema.modelled)
    extremes = [(*rows, *[one] * k), (*rows, *[odd] * k), rows[k:], rows[: max(0, len(rows) - k)]]
    if rows:
        extremes.append((*rows, *[rows[0]] * k))  # into a cell that is full already
    yield from extremes[:count]
    for _ in range(count - len(extremes)):
        yield _random_neighbour(rng, case)


def _random_neighbour(rng: np.random.Generator, case: Case) -> tuple[Row, ...]:
    changed = int(rng.integers(1, case.plan.rows_per_person + 1))
    if rng.random() < 0.5 or len(case.rows) < changed:
        return (*case.rows, *(random_row(rng, case.schema) for _ in range(changed)))
    gone = set(rng.choice(len(case.rows), changed, replace=False).tolist())
    return tuple(row for place, row in enumerate(case.rows) if place not in gone)


def table_of(schema: Schema, rows: Sequence[Row]) -> PrivateTable:
    """The rows by the product's own encoder."""
    cells = tuple(zip(*rows, strict=True)) if rows else tuple(() for _ in schema.names)
    return encode(schema, TextTable(schema.names, cells))
