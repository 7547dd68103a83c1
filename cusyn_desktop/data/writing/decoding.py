"""From codes back to text that looks like the original, part by part to save memory."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import CodeArray, IntArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.bins import Uniforms
from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.ordering import ordered_grids
from cusyn_desktop.data.domain.schema import (
    BinnedColumn,
    ColumnType,
    DateColumn,
    Kept,
    LeftOutColumn,
    ModelledColumn,
    NumberColumn,
    Reading,
    Schema,
)
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    import pandas as pd

BATCH_CELLS = 300_000
"""A frame has about so many: few enough to stop soon after each."""
_DRAWING = 0.2
"""Part of the work that comes before the first frame."""

TextArray: TypeAlias = NDArray[np.object_]
Writer: TypeAlias = Callable[[Sequence[int]], list[str]]


def decode(schema: Schema, codes: Sequence[CodeArray], *, rng: Uniforms) -> "pd.DataFrame":
    """Turn codes into a table of text that is written like the original.

    Numbers and dates are drawn inside their group, with the places, format and marks of the source. Missing
    cells hold the first missing token.

    Args:
        schema: What the codes mean.
        codes: One array for each modelled column, all of one length.
        rng: Where the randomness inside the groups comes from.

    Returns:
        A frame of strings with the columns of the file in their order, but for those that are left out.

    Raises:
        InputError: There is not one array for each modelled column.
    """
    return next(_frames(schema, codes, rng, rows=None, control=RunControl()))


def decode_batches(
    schema: Schema, codes: Sequence[CodeArray], *, rng: Uniforms, control: RunControl | None = None
) -> Iterator["pd.DataFrame"]:
    """The same table as frames of some rows each, at least one; all numbers are drawn at the start.

    Args:
        schema: What the codes mean.
        codes: One array for each modelled column, all of one length.
        rng: Where the randomness inside the groups comes from.
        control: Asked before each column that is drawn and each frame whether to stop, and told how much is
            done.

    Raises:
        InputError: There is not one array for each modelled column.
        JobCancelled: Somebody asked to stop.
    """
    return _frames(schema, codes, rng, rows=_batch_rows(schema), control=control or RunControl())


def _batch_rows(schema: Schema) -> int:
    return max(1, BATCH_CELLS // max(1, len(schema.columns)))


def _frames(
    schema: Schema, codes: Sequence[CodeArray], rng: Uniforms, *, rows: int | None, control: RunControl
) -> Iterator["pd.DataFrame"]:
    """Frames of so many rows each, or one of all."""
    import pandas as pd

    if len(codes) != len(schema.modelled):
        raise InputError(f"The schema has {len(schema.modelled)} modelled columns; {len(codes)} were given.")
    n_rows = len(codes[0]) if codes else 0
    given = dict(zip(schema.names, codes, strict=True))
    grids = _drawn(schema, given, rng, control)
    for part in _parts(n_rows, rows or max(n_rows, 1)):
        control.checkpoint(_DRAWING + (1 - _DRAWING) * part.start / max(n_rows, 1), "generate")
        cells: dict[str, TextArray] = {}
        for column in schema.columns:
            if isinstance(column, BinnedColumn):
                drawn = given[column.name][part], grids[column.name][part]
                cells[column.name] = _numbers(column, *drawn, write=_writer(column, schema.reading))
            elif isinstance(column, ModelledColumn):
                labels = np.array(column.value_labels + column.missing[:1], dtype=object)
                cells[column.name] = labels[given[column.name][part]]
            elif column.release is not Kept.LEFT_OUT:
                cells[column.name] = _regenerated(column, range(n_rows)[part])
        yield pd.DataFrame(cells, dtype=object)


def _parts(n_rows: int, size: int) -> Iterator[slice]:
    """Slices of so many rows, one where there are none."""
    return (slice(start, start + size) for start in range(0, max(n_rows, 1), size))


def _drawn(
    schema: Schema, codes: Mapping[str, CodeArray], rng: Uniforms, control: RunControl
) -> dict[str, IntArray]:
    """Grid numbers of all columns of numbers and dates; they mean nothing where the row is missing."""
    grids = ordered_grids(schema.modelled, codes, rules=schema.rules, rng=rng, control=control.quiet())
    for place, column in enumerate(schema.modelled):
        control.checkpoint(_DRAWING * place / len(schema.modelled), "generate")
        if isinstance(column, BinnedColumn) and column.name not in grids:
            present = codes[column.name] < column.n_values
            grids[column.name] = np.zeros(present.size, dtype=np.int64)
            grids[column.name][present] = column.bins.draw(codes[column.name][present].astype(np.int64), rng)
    return grids


def _numbers(column: BinnedColumn, codes: CodeArray, grid: IntArray, *, write: Writer) -> TextArray:
    """The cells of a column of numbers or dates; what occurs often is written once."""
    texts = np.full(len(codes), column.missing[0] if column.missing else "", dtype=object)
    present = codes < column.n_values
    numbers = grid[present]
    distinct, inverse = np.unique(numbers, return_inverse=True)
    if 2 * distinct.size > numbers.size:
        texts[present] = np.array(write(numbers.tolist()), dtype=object)
    elif distinct.size:
        texts[present] = np.array(write(distinct.tolist()), dtype=object)[inverse]
    return texts


def _writer(column: BinnedColumn, reading: Reading) -> Writer:
    """How the grid numbers of a column are written."""
    if isinstance(column, NumberColumn):
        numbers = number_format(reading)
        return lambda grids: numbers.write_all(grids, column)
    if isinstance(column, DateColumn):
        return lambda grids: list(map(column.reading.write, grids))
    raise TypeError(type(column))


def _regenerated(column: LeftOutColumn, rows: range) -> TextArray:
    """An empty column, a constant, or identifiers that count upwards in the form of the first."""
    if column.release is Kept.EMPTY or column.type is not ColumnType.IDENTIFIER:
        return np.full(len(rows), column.start if column.release is Kept.REGENERATED else "", dtype=object)
    stem = column.start.rstrip("0123456789")
    digits = column.start[len(stem) :]
    first = int(digits)
    return np.array([f"{stem}{first + row:0{len(digits)}d}" for row in rows], dtype=object)
