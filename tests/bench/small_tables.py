"""What is told of the errors before and after runs on few rows, beside the true ones of the synthetic rows.

    python -m tests.bench.small_tables [--draws 2] [--rows 100 300 891 2000] [--epsilon 0.1 0.3 0.8]
                                       [--engine cusyn-aim] [--queries 3] [--csv FILE] [titanic ...]

Every run has its own rows of a real table, its own interest queries and its own noise, all repeatable. The
lines give, over all runs: the mean of the interest queries' true errors; what the forecast and the run told
of it, as a geometric mean of the ratio true to told; the share of runs right within a factor of two; the
share that came out below what was told, and below twice that, as the window says of 9 in 10. The last line
takes each query for itself.
"""

import argparse
import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from itertools import product
from pathlib import Path

import numpy as np
import pandas as pd

from cusyn_desktop.arrays import Clique
from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.forecast import forecast
from cusyn_desktop.engine.generate import generate
from cusyn_desktop.engine.pipelines import synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, default_workload
from tests.bench.customisation import interest_set
from tests.bench.tables import DATA, Truth, load
from tests.replay import SeededNoise

DELTA = 1e-9
RAW = {
    "titanic-raw": ("Survived", "Pclass", "Sex", "Age", "SibSp", "Parch", "Embarked"),
    "loans-raw": (
        *("emp_length", "state", "homeownership", "annual_income", "verified_income", "loan_purpose"),
        *("loan_amount", "term", "interest_rate", "grade", "loan_status"),
    ),
    "bank-marketing": (
        *("age", "job", "marital", "education", "default", "balance", "housing", "loan", "contact"),
        *("day", "month", "duration", "campaign", "poutcome", "y"),
    ),
}
"""Tables of raw values, with the columns that are taken."""
TABLES = (*RAW, "titanic", "br2000", "adult", "nltcs")
MOST_VALUES, BINS = 60, 20
WITHIN = 2.0
RUN = ("table", "rows", "epsilon", "run")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One interest query of one run: what was told of its error, and what it is."""

    table: str
    rows: int
    epsilon: float
    run: int
    query: Clique
    cells: int
    foreseen_measured: bool
    measured: bool
    foreseen: float
    expected: float
    true: float


def rows_of(name: str) -> PrivateTable:
    """A whole table of codes; raw numbers of many values in bins of equal width."""
    if name not in RAW:
        return load(name)
    path = next((DATA / name).glob(f"{name}.csv*"))
    frame = pd.read_csv(path, usecols=list(RAW[name]), sep=None, engine="python")
    columns = [_codes(frame[column]) for column in RAW[name]]
    sizes = tuple(int(column.max()) + 1 for column in columns)
    return PrivateTable(sizes, tuple(column.astype(np.uint16) for column in columns))


def _codes(values: pd.Series) -> np.ndarray:
    """Codes of a raw column, the last one for what is missing."""
    if pd.api.types.is_numeric_dtype(values) and values.nunique() > BINS:
        values = pd.cut(values, BINS, labels=False)
    codes, known = pd.factorize(values, sort=True)
    assert len(known) <= MOST_VALUES
    return np.where(codes < 0, len(known), codes)


def cut(table: PrivateTable, n_rows: int, seed: int) -> PrivateTable:
    """Some rows of a table, with all its domains."""
    chosen = np.random.default_rng(seed).choice(table.n_rows, min(n_rows, table.n_rows), replace=False)
    return PrivateTable(table.sizes, tuple(column[chosen] for column in table.columns))


def run(
    name: str, whole: PrivateTable, options: argparse.Namespace, case: tuple[int, float, int]
) -> Iterator[Told]:
    """One run, with a line for each interest query."""
    n_rows, epsilon, seed = case
    table = cut(whole, n_rows, seed)
    workload = default_workload(table.sizes)
    plan = SynthesisPlan(
        sizes=table.sizes,
        workload=workload,
        interest=interest_set([one for one in workload if len(one) == 2], options.queries, seed),
        engine=options.engine,
        pico_rho=pico_rho_of(epsilon, DELTA),
    )
    found = forecast(plan, approx_rows=public_rows(table.n_rows))
    made = synthesise(
        plan,
        counts=TableCounts(table),
        noise=SeededNoise(seed),
        spender=RunBudget(plan.pico_rho),
        control=RunControl(),
    )
    rows = generate(made.model, public_rows(table.n_rows), np.random.default_rng(seed))
    synthetic, truth = Truth(PrivateTable(table.sizes, rows)), Truth(table)
    for foreseen, error in zip(found.interest_error, made.expected_errors, strict=True):
        distance = np.abs(synthetic.marginal(error.clique) - truth.marginal(error.clique)).sum() / 2
        yield Told(
            table=name,
            rows=table.n_rows,
            epsilon=epsilon,
            run=seed,
            query=error.clique,
            cells=plan.cells(error.clique),
            foreseen_measured=error.clique not in found.not_measured,
            measured=error.measured,
            foreseen=foreseen or 0.0,
            expected=error.tvd,
            true=float(distance),
        )


def public_rows(n_rows: int) -> int:
    """A rounded number, as custodians declare."""
    return round(n_rows, -2)


def errors_of(told: Iterable[Told], *, each: Sequence[str]) -> np.ndarray:
    """Foreseen, expected and true error, as means over what has the same of `each`."""
    frame = pd.DataFrame([asdict(one) for one in told])
    return frame.groupby(list(each))[["foreseen", "expected", "true"]].mean().to_numpy()


def line_of(title: str, told: Sequence[Told], *, each: Sequence[str] = RUN) -> str:
    """What came of some runs, or of some queries."""
    foreseen, expected, true = errors_of(told, each=each).T
    parts = [f"{title:>22} {len(true):5} {100 * true.mean():7.1f}"]
    for guess in (foreseen, expected):
        ratio = true / guess
        near = np.abs(np.log(ratio)) <= np.log(WITHIN)
        parts.append(
            f"{100 * guess.mean():7.1f} {np.exp(np.log(ratio).mean()):6.2f} {near.mean():6.2f}"
            f" {(ratio <= 1).mean():6.2f} {(ratio <= WITHIN).mean():6.2f}"
        )
    return "   ".join(parts)


def main() -> None:
    """Print a line for each table, number of rows and epsilon, and one for all."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("tables", nargs="*", default=list(TABLES))
    parser.add_argument("--draws", type=int, default=2)
    parser.add_argument("--rows", type=int, nargs="+", default=[100, 300, 891, 2000])
    parser.add_argument("--epsilon", type=float, nargs="+", default=[0.1, 0.3, 0.8])
    parser.add_argument("--engine", type=EngineName, choices=list(EngineName), default=EngineName.CUSYN_AIM)
    parser.add_argument("--queries", type=int, default=3)
    parser.add_argument("--csv", type=Path, help="where each query goes as a line")
    options = parser.parse_args()
    told: list[Told] = []
    for name in options.tables:
        whole = rows_of(name)
        for case in product(options.rows, options.epsilon, range(options.draws)):
            told += run(name, whole, options, case)
        print(line_of(name, [one for one in told if one.table == name]), flush=True)
    head = "  told  ratio  near  below  below 2x"
    print(f"\n{'':22}  runs    true   forecast:{head}   run:{head}")
    for name in ("table", "rows", "epsilon"):
        for value in dict.fromkeys(getattr(one, name) for one in told):
            print(line_of(f"{name} {value}", [one for one in told if getattr(one, name) == value]))
    print(line_of("all", told))
    print(line_of("all, each query", told, each=(*RUN, "query")))
    if options.csv:
        with options.csv.open("w", newline="") as file:
            writer = csv.DictWriter(file, [field.name for field in fields(Told)])
            writer.writeheader()
            writer.writerows(asdict(one) for one in told)


if __name__ == "__main__":
    main()
