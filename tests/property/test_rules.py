"""Fifty random sets of rules, from schema to synthetic text: all rows obey, other columns lose nothing."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import combinations

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.arrays import CodeArray, FloatArray
from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.encoding import encode
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.engine.estimate import FINAL, Estimator
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.pipelines import SynthesisResult, synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, Tuning, default_workload
from tests.replay import SeededNoise

N_ROWS = 2_000
YEAR = {"from": "2025-01-01", "to": "2025-12-31", "by": "month"}
COLUMNS: list[dict[str, object]] = [
    {"name": "sex", "type": "category", "categories": ["f", "m", "x"]},
    {"name": "pregnant", "type": "boolean", "categories": ["no", "yes"], "missing": [""]},
    {"name": "smokes", "type": "category", "categories": ["never", "once", "daily"], "missing": ["NA"]},
    {"name": "births", "type": "integer", "from": 0, "to": 6, "missing": ["", "-9"]},
    {"name": "low", "type": "integer", "from": 40, "to": 129, "width": 15},
    {"name": "high", "type": "integer", "from": 60, "to": 199, "width": 20, "missing": [""]},
    {"name": "in", "type": "date", "format": "%d.%m.%Y", **YEAR},
    {"name": "out", "type": "date", "format": "%Y-%m-%d", "missing": ["-"], **YEAR},
    {"name": "grade", "type": "category", "categories": ["a", "b"]},
    {"name": "site", "type": "category", "categories": ["n", "e", "s", "w"]},
]  # fmt: skip
FREE = ("grade", "site")
"""Columns that no rule names."""

Row = Mapping[str, object]
Check = Callable[[Row], bool]


@dataclass(frozen=True, slots=True)
class RuleCase:
    """A rule as declared, and the obvious test of it on the values of a row (None for missing)."""

    declared: dict[str, object]
    is_obeyed: Check


def some(rng: np.random.Generator, name: str, values: list[str | None]) -> tuple[object, Check]:
    chosen = [values[i] for i in sorted(rng.choice(len(values), rng.integers(1, len(values)), replace=False))]
    return chosen, lambda row: row[name] in chosen


def births_range(rng: np.random.Generator) -> tuple[object, Check]:
    low, high = sorted(rng.integers(0, 7, 2).tolist())
    return {"from": low, "to": high}, lambda row: row["births"] is not None and low <= row["births"] <= high


def month_range(rng: np.random.Generator) -> tuple[object, Check]:
    first = date(2025, int(rng.integers(2, 12)), 1)
    return {"from": first.isoformat()}, lambda row: row["in"] >= first


CONDITIONS: dict[str, Callable[[np.random.Generator], tuple[object, Check]]] = {
    "sex": lambda rng: some(rng, "sex", ["f", "m", "x"]),
    "pregnant": lambda rng: some(rng, "pregnant", ["no", "yes", None]),
    "smokes": lambda rng: some(rng, "smokes", ["never", "once", "daily", None]),
    "births": births_range,
    "in": month_range,
}


def forbidden(rng: np.random.Generator) -> RuleCase:
    names = rng.choice(list(CONDITIONS), rng.integers(2, 4), replace=False).tolist()
    made = {name: CONDITIONS[name](rng) for name in names}
    checks = [check for _, check in made.values()]
    return RuleCase(
        {"rule": "forbidden", "values": {name: values for name, (values, _) in made.items()}},
        lambda row: not all(check(row) for check in checks),
    )


def missing_unless(rng: np.random.Generator) -> RuleCase:
    column = str(rng.choice(["pregnant", "births", "smokes"]))
    name = str(rng.choice([name for name in CONDITIONS if name != column]))
    values, holds = CONDITIONS[name](rng)
    return RuleCase(
        {"rule": "missing_unless", "column": column, "values": {name: values}},
        lambda row: row[column] is None or holds(row),
    )


def at_most(lower: str, upper: str) -> RuleCase:
    return RuleCase(
        {"rule": "at_most", "lower": lower, "upper": upper},
        lambda row: row[lower] is None or row[upper] is None or row[lower] <= row[upper],  # type: ignore[operator]
    )


def random_cases(rng: np.random.Generator) -> list[RuleCase]:
    orders = [at_most("low", "high"), at_most("in", "out")]
    cases = [order for order in orders if rng.random() < 0.6]
    cases += [forbidden(rng) for _ in range(rng.integers(1, 4))]
    return cases + [missing_unless(rng) for _ in range(rng.integers(0, 2))]


def schema_of(cases: list[RuleCase]) -> Schema:
    columns = [{"origin": "public"} | column for column in COLUMNS]
    fields = {"format": "cusyn-schema", "version": 1, "columns": columns}
    return Schema.from_json(json.dumps({**fields, "rules": [case.declared for case in cases]}))


def random_codes(schema: Schema, rng: np.random.Generator, n_rows: int) -> tuple[CodeArray, ...]:
    """Rows in which each column leans on one hidden number."""
    hidden = rng.random(n_rows)
    return tuple(
        np.minimum((hidden + rng.normal(0, 0.3, n_rows)).clip(0, 0.999) * size, size - 1).astype(np.uint16)
        for size in schema.sizes
    )


def values_of(frame: pd.DataFrame) -> list[Row]:
    """The cells as a person reads them."""

    def value(name: str, cell: str) -> object:
        column = next(column for column in COLUMNS if column["name"] == name)
        if cell in column.get("missing", []):  # type: ignore[operator]
            return None
        if column["type"] == "integer":
            return int(cell)
        if column["type"] == "date":
            parts = [int(part) for part in cell.replace(".", "-").split("-")]
            return date(*(parts if parts[0] > 31 else parts[::-1]))
        return cell

    columns = {name: [value(name, cell) for cell in frame[name]] for name in frame.columns}
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def obeying_table(schema: Schema, cases: list[RuleCase], rng: np.random.Generator) -> PrivateTable:
    """Real rows: those of many drawn ones that obey all rules, by the obvious test."""
    frame = decode(schema, random_codes(schema, rng, 4 * N_ROWS), rng=rng)
    kept = [all(case.is_obeyed(row) for case in cases) for row in values_of(frame)]
    frame = frame[kept].head(N_ROWS)
    return encode(
        schema, TextTable(tuple(frame.columns), tuple(tuple(frame[name]) for name in frame.columns))
    )


def plan_of(schema: Schema, seed: int) -> SynthesisPlan:
    return SynthesisPlan(
        sizes=schema.sizes,
        workload=default_workload(schema.sizes),
        engine=(EngineName.AIM, EngineName.CUSYN_MWEM)[seed % 2],
        pico_rho=pico_rho_of(1.0, 1e-9),
        tuning=Tuning(rounds=24),
        rules=schema.forbidden,
    )


def run(plan: SynthesisPlan, table: PrivateTable, seed: int) -> SynthesisResult:
    return synthesise(
        plan,
        counts=TableCounts(table),
        noise=SeededNoise(seed),
        spender=RunBudget(plan.pico_rho),
        control=RunControl(),
    )


def distance(one: FloatArray, other: FloatArray) -> float:
    return float(np.abs(one - other).sum()) / 2


@pytest.mark.parametrize("block", range(5))
def test_every_synthetic_row_obeys_and_other_columns_lose_nothing(block: int) -> None:
    errors: list[tuple[float, float]] = []
    for seed in range(10 * block, 10 * block + 10):
        rng = np.random.default_rng(seed)
        cases = random_cases(rng)
        schema = schema_of(cases)
        table = obeying_table(schema, cases, rng)
        assert table.n_rows > 100
        result = run(plan_of(schema, seed), table, seed)

        rows = values_of(decode(schema, generate(result.model, N_ROWS, rng), rng=rng))
        for case in cases:
            assert all(case.is_obeyed(row) for row in rows), case.declared

        same_noise = Estimator(schema.sizes).fit(result.measurements, settings=FINAL)
        counts, total = TableCounts(table), table.n_rows
        for pair in combinations(range(len(schema.names)), 2):
            if {schema.names[column] for column in pair} & set(FREE):
                truth = counts.counts(pair) / total
                models = (result.model, same_noise.model)
                errors.append(tuple(distance(model.marginal(pair), truth) for model in models))  # type: ignore[arg-type]
    with_rules, without = np.mean(errors, axis=0)
    assert with_rules <= 1.02 * without
