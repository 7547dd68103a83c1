"""A million rows of a hundred columns: what was foreseen, and what came of it, in time and in memory.

    python -m tests.bench.wide [--rows 1000000] [--columns 100] [--limit 1] [--engine aim] [--cancel]

Columns are made up: each has a few values and leans on two of those before it. Every run is a process of its
own, so that its peak memory is its own. `--cancel` stops each run in the middle of its longest fit and tells
how long it took to end. Seconds are those of the processor, fair on a busy machine.
"""

import argparse
import json
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from resource import RUSAGE_SELF, getrusage

import numpy as np

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.spending import RunBudget
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.engine.forecast import forecast
from cusyn_desktop.engine.generate import generate, row_sampler
from cusyn_desktop.engine.model_limit import cells_of
from cusyn_desktop.engine.noise import OpenDPNoise
from cusyn_desktop.engine.pipelines import SynthesisResult, synthesise
from cusyn_desktop.engine.plan import EngineName, SynthesisPlan, default_workload
from cusyn_desktop.errors import JobCancelled
from tests.bench.tables import Clock

VALUES = (2, 2, 3, 4, 5, 6, 8, 12)
"""Numbers of values, one column after the other."""


def made_up(n_rows: int, n_columns: int, *, values: Sequence[int] = VALUES, seed: int = 1) -> PrivateTable:
    """Columns that lean on two of those before them, uneven as tables of people are."""
    rng = np.random.default_rng(seed)
    sizes = tuple(values[column % len(values)] for column in range(n_columns))
    columns: list[np.ndarray] = []
    for column, size in enumerate(sizes):
        own = np.minimum(rng.geometric(0.45, n_rows) - 1, size - 1)
        for parent in rng.choice(column, min(2, column), replace=False) if column else ():
            follows = rng.random(n_rows) < 0.3
            own = np.where(follows, columns[parent] % size, own)
        columns.append(own.astype(np.uint8))
    return PrivateTable(sizes, tuple(columns))


@dataclass(frozen=True, slots=True)
class Case:
    """A run: its table, its method and what it may take."""

    rows: int = 1_000_000
    columns: int = 100
    engine: EngineName = EngineName.AIM
    limit_mb: int = 1
    epsilon: float = 1.0

    def apart(self, task: str) -> dict[str, float]:
        """Carry out one of the tasks below in a process of its own."""
        numbers = (self.rows, self.columns, self.engine, self.limit_mb, self.epsilon)
        command = [sys.executable, "-m", "tests.bench.wide", "--task", task, *map(str, numbers)]
        return dict(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))

    @classmethod
    def typed(cls, numbers: Sequence[str]) -> "Case":
        rows, columns, engine, limit, epsilon = numbers
        return cls(int(rows), int(columns), EngineName(engine), int(limit), float(epsilon))

    def plan(self, sizes: tuple[int, ...]) -> SynthesisPlan:
        """All pairs; ten of them as interest queries where the engine has any."""
        workload = default_workload(sizes)
        step = max(1, len(workload) // 10)
        return SynthesisPlan(
            sizes=sizes,
            workload=workload,
            interest=workload[::step][:10] if self.engine.customised else (),
            engine=self.engine,
            pico_rho=pico_rho_of(self.epsilon, 1e-9),
            model_limit_cells=cells_of(self.limit_mb),
        )


def synthesised(plan: SynthesisPlan, table: PrivateTable, control: RunControl) -> SynthesisResult:
    """The run itself, counting included."""
    spender = RunBudget(plan.pico_rho)
    return synthesise(plan, counts=TableCounts(table), noise=OpenDPNoise(), spender=spender, control=control)


def run(case: Case) -> dict[str, float]:
    """One whole run and its rows, beside its forecast."""
    table = made_up(case.rows, case.columns)
    plan = case.plan(table.sizes)
    with Clock() as foreseeing:
        told = forecast(plan, approx_rows=case.rows)
    with Clock() as clock:
        result = synthesised(plan, table, RunControl())
    with Clock() as drawing:
        generate(result.model, case.rows, row_sampler())
    return {
        "seconds": clock.processor,
        "foreseen_seconds": told.seconds,
        "mb": getrusage(RUSAGE_SELF).ru_maxrss * 1024 / 1e6,
        "foreseen_mb": told.memory_bytes / 1e6,
        "cells": result.model.tree.cells,
        "foreseen_cells": told.cells,
        "rounds": result.rounds,
        "forecast_seconds": foreseeing.processor,
        "rows_seconds": drawing.processor,
    }


def cancel(case: Case) -> dict[str, float]:
    """Stop a run in the middle of its last fit; seconds on the clock from the wish to the end."""
    token, asked = CancelToken(), [0.0]

    def stop() -> None:
        asked[0] = time.perf_counter()
        token.cancel()

    timer = threading.Timer(0.5, stop)

    def report(progress: Progress) -> None:
        if progress.step == "fit" and not timer.is_alive() and not asked[0]:
            timer.start()

    table = made_up(case.rows, case.columns)
    try:
        synthesised(case.plan(table.sizes), table, RunControl(token, report))
    except JobCancelled:
        return {"seconds_to_stop": time.perf_counter() - asked[0]}
    timer.cancel()
    return {"seconds_to_stop": float("nan")}


TASKS = {"run": run, "cancel": cancel}


def main() -> None:
    """Print a line for each engine."""
    if sys.argv[1:2] == ["--task"]:
        print(json.dumps(TASKS[sys.argv[2]](Case.typed(sys.argv[3:]))))
        return
    usual = Case()
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rows", type=int, default=usual.rows)
    parser.add_argument("--columns", type=int, default=usual.columns)
    parser.add_argument("--limit", type=int, default=usual.limit_mb, help="of the model, in MB")
    parser.add_argument("--epsilon", type=float, default=usual.epsilon)
    engines = [EngineName.AIM, EngineName.CUSYN_AIM]
    parser.add_argument("--engine", type=EngineName, nargs="+", default=engines)
    parser.add_argument("--cancel", action="store_true", help="stop each run in its last fit")
    options = parser.parse_args()
    for engine in options.engine:
        case = Case(options.rows, options.columns, engine, options.limit, options.epsilon)
        title = f"{case.rows:,} x {case.columns} {engine:10} {case.limit_mb} MB"
        if options.cancel:
            print(f"{title} stopped after {case.apart('cancel')['seconds_to_stop']:.2f} s", flush=True)
        else:
            print(f"{title} {told(case.apart('run'))}", flush=True)


def told(found: dict[str, float]) -> str:
    """A run in one line."""
    return (
        f"{found['seconds']:6.1f} s (foreseen {found['foreseen_seconds']:.1f})"
        f" {found['mb']:6.0f} MB (foreseen {found['foreseen_mb']:.0f})"
        f" {found['cells']:9,.0f} cells (foreseen {found['foreseen_cells']:,.0f})"
        f" {found['rounds']:.0f} rounds; forecast in {found['forecast_seconds']:.1f} s,"
        f" rows in {found['rows_seconds']:.1f} s"
    )


if __name__ == "__main__":
    main()
