"""The memory of a run, from the arrays that are there at one time; from public facts.

A bound and no estimate: the model is taken to fill its limit (`wide` and `growth` in `tests/bench` show bound
and peak side by side).
"""

from math import prod

import numpy as np

from cusyn_desktop.engine.fitting.lbfgs import memory_bytes as steps_bytes
from cusyn_desktop.engine.model_limit import CELLS_A_MB
from cusyn_desktop.engine.plan import SynthesisPlan
from cusyn_desktop.engine.select import MATRIX_ROWS
from cusyn_desktop.engine.tree.junction_tree import JunctionTree
from cusyn_desktop.engine.tree.pair_marginals import NUMBERS_AT_ONCE, sweep_numbers

BASE_BYTES = 184_000_000
"""The program with its libraries. A run on a table of three rows takes 180 MB."""

BYTES_A_CELL = 36
"""For each cell of the model: a fit holds the beliefs that it began with and those that it ends with, the
vector that it works in, and sums that several tables share (32), and half a clique that is being summed (4).
Dealing out rows holds less: one belief, three tables of a clique and where each of its lines ends."""

ENTRIES_A_CELL, ENTRIES_A_CELL_OF_A_LARGE_MODEL = 2.0, 0.15
BYTES_AN_ENTRY = 48
"""Small cliques are summed by sparse matrices, with so many entries for each cell of the first megabyte and
of the others. An entry takes 12 bytes in the matrix and as much in its transpose, and twice that while both
are made."""

SWEEP_BYTES = 12
"""For each number that a sweep for the pairs of columns holds in a typical model: half as much again, as no
model is quite typical."""
PART_BYTES = 16
"""For each number of a part of a product, which is made from a reordered part."""

BYTES_A_NUMBER = 200
"""For each measured number: noisy value, variance, dual, scale, curvature, and points of the line search."""

BYTES_A_PAIR_CELL = 48
"""For each cell of the matrix of all pairs: its counts and what the model expects of them, and the steps from
one to the distance of both."""
BYTES_A_COUNT = 8
BYTES_A_DRAWN_NUMBER = 100
"""For each cell of the largest table: its noise is drawn on a list of Python's numbers, and copied to
OpenDP and back."""

BYTES_A_ROW = 80
"""For each row while the rows of a clique are dealt out: its cell, its place in a random order and in a
sorted one, its new codes."""


def memory_of(plan: SynthesisPlan, typical: JunctionTree, *, numbers: float, rows: float | None) -> int:
    """Most bytes that the process will hold, but for what reading and writing files takes.

    Args:
        plan: What is asked.
        typical: The tree of a typical model of it.
        numbers: That are measured.
        rows: A public number of rows, or None.
    """
    cells = max(typical.cells, min(plan.model_limit_cells, prod(plan.sizes)))
    sweep = SWEEP_BYTES * sweep_numbers(typical) * cells / max(typical.cells, 1)
    parts = PART_BYTES * min(NUMBERS_AT_ONCE, sum(plan.sizes) * cells)
    first = min(cells, CELLS_A_MB)
    entries = ENTRIES_A_CELL * first + ENTRIES_A_CELL_OF_A_LARGE_MODEL * (cells - first)
    model = BYTES_A_CELL * cells + BYTES_AN_ENTRY * entries + sweep + parts
    fitting = BYTES_A_NUMBER * numbers + steps_bytes(int(numbers))
    drawing = BYTES_A_DRAWN_NUMBER * max(map(plan.cells, (*plan.workload, *plan.interest)))
    codes = sum(np.min_scalar_type(size - 1).itemsize for size in plan.sizes)
    table = (rows or 0.0) * (BYTES_A_ROW + 2 * codes)
    return int(BASE_BYTES + model + fitting + drawing + _counts_bytes(plan) + table)


def _counts_bytes(plan: SynthesisPlan) -> int:
    """What choosing among the candidates takes: their exact counts stay, those of pairs in one matrix."""
    values = sum(plan.sizes)
    alone = [clique for clique in plan.workload if len(clique) > 2 or values > MATRIX_ROWS]
    matrix = BYTES_A_PAIR_CELL * values**2 if values <= MATRIX_ROWS else 0
    return matrix + BYTES_A_COUNT * sum(map(plan.cells, alone))
