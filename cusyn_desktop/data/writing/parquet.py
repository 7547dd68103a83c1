"""Decoded tables as Parquet, each column in its own type."""

import io
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import (
    AnyColumn,
    ColumnType,
    DateColumn,
    ModelledColumn,
    NumberColumn,
    Schema,
)

if TYPE_CHECKING:
    import pandas as pd


def to_parquet_bytes(frame: "pd.DataFrame", schema: Schema) -> bytes:
    """A decoded table as the bytes of a Parquet file.

    Whole numbers become int64, decimals float64, dates date32, date-times timestamps; all else is text.
    Missing cells become null.

    Args:
        frame: Strings, as `decode` gives them.
        schema: What the columns are.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    declared = {column.name: column for column in schema.columns}
    arrays = {name: _array(list(frame[name]), declared[name], schema, pa) for name in frame.columns}
    file = io.BytesIO()
    pq.write_table(pa.table(arrays), file)
    return file.getvalue()


def write_parquet(frame: "pd.DataFrame", path: Path, schema: Schema) -> None:
    """Write a decoded table; the file appears whole or not at all.

    Args:
        frame: Strings, as `decode` gives them.
        path: Where to write.
        schema: What the columns are.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(to_parquet_bytes(frame, schema))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _array(cells: Sequence[str], column: AnyColumn, schema: Schema, pa: Any) -> object:  # noqa: ANN401 - untyped
    """An Arrow array of the column's own type."""
    kinds = {
        ColumnType.INTEGER: pa.int64(),
        ColumnType.DECIMAL: pa.float64(),
        ColumnType.DATE: pa.date32(),
        ColumnType.DATETIME: pa.timestamp("us"),
    }
    read = _reader(column, schema)
    missing = column.missing if isinstance(column, ModelledColumn) else ()
    values = {cell: None if cell in missing else read(cell) for cell in set(cells)}
    return pa.array([values[cell] for cell in cells], type=kinds.get(column.type, pa.string()))


def _reader(column: AnyColumn, schema: Schema) -> Callable[[str], object]:
    """From a written cell to its value."""
    if isinstance(column, NumberColumn):
        return partial(_number, column=column, schema=schema)
    if isinstance(column, DateColumn):
        return partial(_moment, column=column)
    return str


def _number(cell: str, *, column: NumberColumn, schema: Schema) -> int | float | None:
    grid = number_format(schema.reading).read(cell, column.grid_places)
    if grid is None or column.type is ColumnType.INTEGER:
        return grid
    return float(column.plain(grid))


def _moment(cell: str, *, column: DateColumn) -> object:
    grid = column.reading.read(cell)
    if grid is None:
        return None
    moment = column.reading.moment(grid).replace(tzinfo=None)
    return moment.date() if column.type is ColumnType.DATE else moment
