"""Drawing rows from a fitted model, so that its cliques come out as exactly as whole rows can; sees no table.

Clique by clique the rows follow the junction tree. Those that share a cell of the separator are dealt out to
the cells of the clique by systematic rounding: every count differs from its expectation by less than one, and
is right on average. A cell of probability zero gets no row, so that the rows obey the rules that the model
knows.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.random import Generator

from cusyn_desktop.arrays import CodeArray, FloatArray, IntArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.cliques import n_cells, shape_of
from cusyn_desktop.engine.model import GraphicalModel
from cusyn_desktop.engine.tree.projection import project
from cusyn_desktop.errors import InputError

RowSampler: TypeAlias = Generator
"""What draws rows, and never noise."""


def generate(
    model: GraphicalModel, n_rows: int, rng: RowSampler, *, control: RunControl | None = None
) -> tuple[CodeArray, ...]:
    """Draw synthetic rows.

    Args:
        model: A fitted model.
        n_rows: How many rows; 0 or more.
        rng: Source of the randomness; the same state gives the same rows.
        control: Asked after every clique whether to stop, and told how much is done.

    Returns:
        For each column the codes of all rows, in the smallest unsigned type that holds them.

    Raises:
        InputError: A negative number of rows.
        JobCancelled: Somebody asked to stop.

    Source:
        Systematic sampling (Madow 1949), here for all cells of a separator at once.
    """
    if n_rows < 0:
        raise InputError("The number of rows cannot be negative.", n_rows=n_rows)
    control = control or RunControl()
    sizes, nodes = model.sizes, model.tree.nodes
    columns = [_codes(np.zeros(n_rows, np.int64), size) for size in sizes]
    for place, node in enumerate(nodes):
        control.checkpoint(place / len(nodes), "generate")
        table = project(model.beliefs[node.cells], node.columns, (*node.separator, *node.rest), sizes)
        given = _cells(
            [columns[column] for column in node.separator], shape_of(sizes, node.separator), n_rows
        )
        drawn = _dealt(table.reshape(n_cells(sizes, node.separator), -1), given, rng)
        for column in reversed(node.rest[1:]):
            drawn, codes = np.divmod(drawn, sizes[column])
            columns[column] = _codes(codes, sizes[column])
        columns[node.rest[0]] = _codes(drawn, sizes[node.rest[0]])
    control.checkpoint(1.0, "generate")
    return tuple(columns)


def _codes(values: IntArray, size: int) -> CodeArray:
    """Codes below a size in the smallest type that holds them."""
    if size <= 1 << 8:
        return values.astype(np.uint8)
    return values.astype(np.uint16) if size <= 1 << 16 else values.astype(np.uint32)


def _cells(columns: Sequence[CodeArray], shape: Sequence[int], n_rows: int) -> IntArray:
    """For each row its cell in the table over some columns."""
    cells = np.zeros(n_rows, np.int64)
    for codes, size in zip(columns, shape, strict=True):
        cells *= size
        cells += codes
    return cells


def _dealt(table: FloatArray, given: IntArray, rng: RowSampler) -> IntArray:
    """Deal the rows of each separator cell out to the cells that go with it.

    Args:
        table: Probabilities, one line for each cell of the separator, in any scale.
        given: For each row its cell of the separator.
        rng: Source of the randomness.

    Returns:
        For each row a position in its line.
    """
    rows_of_line = np.bincount(given, minlength=len(table))
    lines = np.flatnonzero(rows_of_line)
    counts = _rounded(table[lines], rows_of_line[lines], rng)
    positions = np.repeat(np.tile(np.arange(table.shape[1]), len(lines)), counts.ravel())
    dealt = np.empty(len(given), np.int64)
    dealt[_shuffled_by_line(given, len(table), rng)] = positions
    return dealt


def _rounded(lines: FloatArray, totals: IntArray, rng: RowSampler) -> IntArray:
    """Round every line, scaled to its total, to whole numbers with exactly that total.

    One uniform number u for each line: the first j cells together get ⌊E_1 + … + E_j + u⌋, which is right on
    average, and each cell comes out less than one away from E_j. A cell without mass gets nothing, unless no
    cell of its line has any.
    """
    lines = np.maximum(lines, 0.0)
    largest = lines.max(axis=1, keepdims=True)
    lines /= np.where(largest > 0, largest, 1.0)  # however small the mass of a line is, its sum is not
    lines[largest[:, 0] == 0] = 1.0  # rounding may lead rows where the model has no mass
    running = np.cumsum(lines, axis=1, out=lines)  # in place: a clique may be as large as the model
    is_end = running == running[:, -1:]  # from the last cell with mass on
    running *= totals[:, np.newaxis] / running[:, -1:]
    running += rng.random((len(lines), 1))
    reached = np.floor(running, out=running).astype(np.int64)
    np.minimum(reached, totals[:, np.newaxis], out=reached)
    np.copyto(reached, totals[:, np.newaxis], where=is_end)
    reached[:, 1:] -= reached[:, :-1].copy()
    return reached


def _shuffled_by_line(given: IntArray, n_lines: int, rng: RowSampler) -> IntArray:
    """All rows, those of one line after those of the line before, in random order within the line."""
    shuffled = rng.permutation(len(given))
    if n_lines == 1:
        return shuffled
    lines = given.astype(np.uint16 if n_lines <= 1 << 16 else np.uint32)  # the short ones are sorted by radix
    return shuffled[np.argsort(lines[shuffled], kind="stable")]


def row_sampler() -> RowSampler:
    """A generator for rows, seeded by the operating system: what it draws from holds its noise already."""
    return np.random.default_rng()
