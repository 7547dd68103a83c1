"""Rows of Parquet and Excel files as text, by existing libraries."""

from collections.abc import Generator, Sequence
from datetime import date, datetime, time
from enum import IntEnum
from pathlib import Path
from typing import IO, Any

from cusyn_desktop.data.parsing.csv_rows import Row
from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.errors import InputError

_BATCH_ROWS = 20_000


class _Detail(IntEnum):
    """How finely the moments of a column are told: by days, by seconds, or by fractions of them."""

    DAY = 0
    SECOND = 1
    FRACTION = 2


_SECONDS = {_Detail.DAY: 86_400, _Detail.SECOND: 1}


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
        details = _details(source, pa)
        for batch in source.iter_batches(batch_size=_BATCH_ROWS):
            columns = [
                _as_text(path, name, _coarsened(batch[name], details.get(name), pa), pa)
                for name in batch.schema.names
            ]
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
    texts: list[str] = column.cast(pa.string()).fill_null("").to_pylist()
    return texts


def _details(source: Any, pa: Any) -> dict[str, _Detail]:  # noqa: ANN401 - pyarrow has no types
    """How finely the moments of each column have to be told: days need no time of day."""
    names = [field.name for field in source.schema_arrow if pa.types.is_timestamp(field.type)]
    details = dict.fromkeys(names, _Detail.DAY)
    for batch in source.iter_batches(batch_size=_BATCH_ROWS, columns=names) if names else ():
        for name in names:
            details[name] = max(details[name], _detail_of_column(batch[name], pa))
    return details


def _detail_of_column(column: Any, pa: Any) -> _Detail:  # noqa: ANN401 - pyarrow has no types
    """How finely some moments have to be told; fractions of a microsecond are dropped."""
    moments = column.drop_null().cast(pa.timestamp("us", column.type.tz), safe=False)
    micros = moments.cast(pa.int64()).to_numpy()
    fitting = (one for one, seconds in _SECONDS.items() if not (micros % (seconds * 10**6)).any())
    return next(fitting, _Detail.FRACTION)


def _coarsened(column: Any, detail: _Detail | None, pa: Any) -> Any:  # noqa: ANN401 - pyarrow has no types
    """A column of moments in the unit in which it is told; any other column as it is."""
    if detail is None:
        return column
    if detail is _Detail.DAY and column.type.tz is None:
        return column.cast(pa.date32(), safe=False)
    unit = "us" if detail is _Detail.FRACTION else "s"
    return column.cast(pa.timestamp(unit, column.type.tz), safe=False)


def excel_rows(path: Path, file: IO[bytes], *, reading: Reading, limits: Limits) -> Generator[Row]:
    """The rows of a sheet, empty rows at the end passed over.

    Raises:
        InputError: The file is damaged or protected, too wide, or lacks the sheet.
    """
    rows = sheet_texts(_sheet(path, file, sheet=reading.sheet))
    while rows and not any(rows[-1]):
        rows.pop()
    _check_width(path, len(rows[0]) if rows else 0, limits)
    yield from enumerate(rows[reading.skip_lines :], start=1 + reading.skip_lines)


def excel_head(path: Path, file: IO[bytes], *, sheet: str, n_rows: int) -> list[list[str]]:
    """The first rows of a sheet, at least one.

    Raises:
        InputError: As `excel_rows`.
    """
    return sheet_texts(_sheet(path, file, sheet=sheet, n_rows=n_rows)) or [[]]


def _sheet(path: Path, file: IO[bytes], *, sheet: str, n_rows: int | None = None) -> list[list[object]]:
    """The cells of a sheet, or of its first rows."""
    import python_calamine

    try:
        book = python_calamine.CalamineWorkbook.from_filelike(file)
        names = book.sheet_names
        if sheet and sheet not in names:
            raise InputError(f"{path.name} has no sheet '{sheet}'; it has: {', '.join(names)}.")
        cells: list[list[object]] = book.get_sheet_by_name(sheet or names[0]).to_python(nrows=n_rows)
    except (python_calamine.CalamineError, IndexError, OSError) as error:
        raise InputError(f"{path.name} is no readable Excel file. Save it again, unprotected.") from error
    return cells


def sheet_texts(rows: Sequence[Sequence[object]]) -> list[list[str]]:
    """The cells of a sheet as text; moments of one column are all written alike."""
    details = [_Detail.DAY] * max(map(len, rows), default=0)
    for row in rows:
        for place, value in enumerate(row):
            if isinstance(value, datetime):
                details[place] = max(details[place], _detail_of(value))
    return [list(map(_cell_text, row, details)) for row in rows]


def _detail_of(moment: datetime) -> _Detail:
    if moment.microsecond:
        return _Detail.FRACTION
    return _Detail.DAY if moment.time() == time() else _Detail.SECOND


def _cell_text(value: object, detail: _Detail) -> str:
    """A cell as a person sees it: whole numbers without point, dates in ISO form, moments in some detail."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1 << 53:
        return str(int(value))
    if isinstance(value, datetime):
        if detail is _Detail.DAY:
            return value.date().isoformat()
        return value.isoformat(" ", "seconds" if detail is _Detail.SECOND else "microseconds")
    if isinstance(value, date):
        return value.isoformat()
    return str(value)


def _check_width(path: Path, width: int, limits: Limits) -> None:
    if width > limits.n_columns:
        raise InputError(
            f"{path.name} has {width:,} columns; {limits.n_columns:,} are possible.", columns=width
        )
