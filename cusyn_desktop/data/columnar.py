"""Rows of Parquet and Excel files as text, by existing libraries."""

from collections.abc import Generator
from datetime import date, datetime, time
from pathlib import Path
from typing import IO, Any

from cusyn_desktop.data.csv_rows import Row
from cusyn_desktop.data.files import Limits
from cusyn_desktop.data.reading import Reading
from cusyn_desktop.errors import InputError

_BATCH_ROWS = 20_000


def parquet_rows(path: Path, file: IO[bytes], *, limits: Limits) -> Generator[Row]:
    """The names, then the rows of a Parquet file; empty text stands for null.

    Raises:
        InputError: The file is damaged, too wide, or has a column of lists or binary data.
    """
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        source = pq.ParquetFile(file)
        _check_width(path, len(source.schema_arrow.names), limits)
        yield 1, list(source.schema_arrow.names)
        line = 1
        for batch in source.iter_batches(batch_size=_BATCH_ROWS):
            columns = [_as_text(path, name, batch[name], pa) for name in batch.schema.names]
            for cells in zip(*columns, strict=True):
                line += 1
                yield line, list(cells)
    except pa.ArrowMemoryError:
        raise
    except (pa.ArrowException, OSError) as error:
        raise InputError(f"{path.name} is no readable Parquet file. Export it again.") from error


def _as_text(path: Path, name: str, column: Any, pa: Any) -> list[str]:  # noqa: ANN401 - pyarrow has no types
    if pa.types.is_nested(column.type) or pa.types.is_binary(column.type):
        raise InputError(
            f"The column '{name}' of {path.name} holds {column.type}, not single values.", column=name
        )
    if pa.types.is_timestamp(column.type) and column.type.unit == "ns":
        column = column.cast(pa.timestamp("us", column.type.tz), safe=False)
    texts: list[str] = column.cast(pa.string()).fill_null("").to_pylist()
    return texts


def excel_rows(path: Path, file: IO[bytes], *, reading: Reading, limits: Limits) -> Generator[Row]:
    """The rows of a sheet, empty rows at the end passed over.

    Raises:
        InputError: The file is damaged or protected, too wide, or lacks the sheet.
    """
    import python_calamine

    try:
        book = python_calamine.CalamineWorkbook.from_filelike(file)
        names = book.sheet_names
        if reading.sheet and reading.sheet not in names:
            raise InputError(f"{path.name} has no sheet '{reading.sheet}'; it has: {', '.join(names)}.")
        sheet = book.get_sheet_by_name(reading.sheet or names[0])
        rows = [list(map(cell_text, cells)) for cells in sheet.to_python()]
    except (python_calamine.CalamineError, IndexError, OSError) as error:
        raise InputError(f"{path.name} is no readable Excel file. Save it again, unprotected.") from error
    while rows and not any(rows[-1]):
        rows.pop()
    _check_width(path, len(rows[0]) if rows else 0, limits)
    yield from enumerate(rows[reading.skip_lines :], start=1 + reading.skip_lines)


def cell_text(value: object) -> str:
    """A cell as a person sees it: whole numbers without point, dates in ISO form."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1 << 53:
        return str(int(value))
    if isinstance(value, datetime):
        return value.date().isoformat() if value.time() == time() else value.isoformat(" ")
    if isinstance(value, date):
        return value.isoformat()
    return str(value)


def _check_width(path: Path, width: int, limits: Limits) -> None:
    if width > limits.n_columns:
        raise InputError(
            f"{path.name} has {width:,} columns; {limits.n_columns:,} are possible.", columns=width
        )
