"""What the model gains by knowing the rules: rows that break one, and errors, with and without.

    python -m tests.bench.rules [SETS]

"Same noise" fits one run's measurements with the rules and without; "own run" runs twice with one seed.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import numpy as np

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.engine.estimate import FINAL, Estimator
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.model import GraphicalModel
from tests.property.test_rules import (
    FREE,
    N_ROWS,
    RuleCase,
    distance,
    obeying_table,
    plan_of,
    random_cases,
    run,
    schema_of,
    values_of,
)


def broken_share(model: GraphicalModel, schema: Schema, cases: list[RuleCase], seed: int) -> float:
    """Share of synthetic rows that break a rule."""
    rng = np.random.default_rng(seed)
    rows = values_of(decode(schema, generate(model, N_ROWS, rng), rng=rng))
    return sum(not all(case.is_obeyed(row) for case in cases) for row in rows) / len(rows)


def mean_error(model: GraphicalModel, counts: TableCounts, pairs: Sequence[Clique], n_rows: int) -> float:
    """Mean total variation distance of pairs."""
    return float(np.mean([distance(model.marginal(pair), counts.counts(pair) / n_rows) for pair in pairs]))


def main() -> None:
    """Print one line for each model."""
    sets = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    found: dict[str, list[tuple[float, float, float]]] = {}
    for seed in range(sets):
        rng = np.random.default_rng(seed)
        cases = random_cases(rng)
        schema = schema_of(cases)
        table = obeying_table(schema, cases, rng)
        plan, counts = plan_of(schema, seed), TableCounts(table)
        pairs = list(combinations(range(len(schema.names)), 2))
        free = {schema.names.index(name) for name in FREE}
        unaffected = [pair for pair in pairs if set(pair) & free]
        result = run(plan, table, seed)
        models = {
            "rules known": result.model,
            "same noise, rules unknown": Estimator(schema.sizes)
            .fit(result.measurements, settings=FINAL)
            .model,
            "own run, rules unknown": run(replace(plan, rules=()), table, seed).model,
        }
        for name, model in models.items():
            figures = (
                broken_share(model, schema, cases, seed),
                mean_error(model, counts, unaffected, table.n_rows),
                mean_error(model, counts, pairs, table.n_rows),
            )
            found.setdefault(name, []).append(figures)
    print(f"{sets} sets of rules: rows that break one, error of pairs without a rule, error of all pairs")
    for name, lines in found.items():
        broken, free_error, error = np.mean(lines, axis=0)
        print(f"{name:28} {100 * broken:7.3f} %   {free_error:.4f}   {error:.4f}")


if __name__ == "__main__":
    main()
