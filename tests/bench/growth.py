"""How time and memory grow with columns, rows and the limit of the model, as ratios in one run.

    python -m tests.bench.growth [--columns 10 20 40 80] [--rows 10000 100000 1000000] [--limits 1 4 16 80]
                                 [--engine aim]

One of the three grows while the others stay at 20 columns, 100,000 rows and 1 MB, with the made-up tables of
`tests/bench/wide.py`; the limit at a budget of epsilon 3, where it matters more. Seconds are those of the
processor, fair on a busy machine.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cusyn_desktop.engine.plan import EngineName
from tests.bench.wide import Case

HEAD = f"{'':18}{'seconds':>9}{'ratio':>8}{'foreseen':>10}{'MB':>7}{'ratio':>8}{'foreseen':>10}{'cells':>11}"


def lines(title: str, cases: Iterable[tuple[int, Case]]) -> Iterator[str]:
    """One line for each case, with ratios to the first."""
    first: dict[str, float] = {}
    for value, case in cases:
        found = case.apart("run")
        first = first or found
        yield (
            f"{title:>8} {value:9,}{found['seconds']:9.1f}{found['seconds'] / first['seconds']:8.2f}"
            f"{found['foreseen_seconds']:10.1f}{found['mb']:7.0f}{found['mb'] / first['mb']:8.2f}"
            f"{found['foreseen_mb']:10.0f}{found['cells']:11,.0f}"
        )


def main() -> None:
    """Print each line as it comes, then all of them as one table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--columns", type=int, nargs="+", default=[10, 20, 40, 80, 100])
    parser.add_argument("--rows", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--limits", type=int, nargs="+", default=[1, 4, 16, 80])
    parser.add_argument("--engine", type=EngineName, default=EngineName.AIM)
    options = parser.parse_args()
    usual = Case(rows=100_000, columns=20, engine=options.engine)
    series = (
        ("columns", [(one, replace(usual, columns=one)) for one in options.columns]),
        ("rows", [(one, replace(usual, rows=one)) for one in options.rows]),
        ("limit MB", [(one, replace(usual, limit_mb=one, epsilon=3.0)) for one in options.limits]),
    )
    table = [HEAD]
    for title, cases in series:
        for line in lines(title, cases):
            print(line, flush=True)
            table.append(line)
    print("", *table, sep="\n")


if __name__ == "__main__":
    main()
