"""Tables read as text, in parts that fit into memory: rows read = rows in the file, or the line is named."""

from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path
from typing import IO

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.parsing.columnar import excel_rows, parquet_rows
from cusyn_desktop.data.parsing.csv_rows import Row, csv_rows
from cusyn_desktop.data.parsing.files import LIMITS, Limits, kind_of, open_binary, scan
from cusyn_desktop.data.parsing.reading import FileKind, Reading
from cusyn_desktop.data.parsing.text_table import Names, TextTable, numbered_names, resolved_names
from cusyn_desktop.errors import InputError

_BATCH_CELLS = 160_000


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A file whose header has been read.

    Attributes:
        names: The names of its columns, with notes on stand-ins.
        batches: The rows that follow, part by part.
    """

    names: Names
    batches: Iterator[TextTable]


@contextmanager
def open_table(
    path: Path, reading: Reading, *, limits: Limits = LIMITS, control: RunControl | None = None
) -> Iterator[OpenTable]:
    """Scan a file, then open it for strict reading.

    Raises:
        InputError: The file is not as `reading` says, or breaks a limit; the message names the line.
    """
    control = control or RunControl()
    kind = _checked_kind(path, reading)
    if kind is FileKind.CSV:
        scan(path, reading, limits=limits, control=control.part(0.0, 0.1))
    with (
        open_binary(path, reading.packing) as file,
        closing(_rows(path, file, kind, reading, limits)) as rows,
    ):
        first = next(rows, None)
        if first is None:
            raise InputError(
                f"{path.name} has no rows. Choose a file with a header and rows.", path=str(path)
            )
        names = _names(path, first[1], reading, limits)
        body = rows if reading.header else chain([first], rows)
        batches = _batches(path, names, body, reading, limits)
        yield OpenTable(names, _reported(batches, file, path, control.part(0.1, 1.0)))


def read_table(
    path: Path, reading: Reading, *, limits: Limits = LIMITS, control: RunControl | None = None
) -> TextTable:
    """Read a whole table. For large files take `open_table`.

    Raises:
        InputError: As `open_table`.
    """
    with open_table(path, reading, limits=limits, control=control) as table:
        batches = list(table.batches)
    columns = zip(*(batch.columns for batch in batches), strict=True)
    return TextTable(table.names.names, tuple(tuple(chain.from_iterable(parts)) for parts in columns))


def _checked_kind(path: Path, reading: Reading) -> FileKind:
    """What the file is: as declared, or the CSV that was written from such a file."""
    kind = kind_of(path, reading.packing)
    if kind not in (reading.kind, FileKind.CSV):
        raise InputError(
            f"{path.name} is a file of kind '{kind}', not '{reading.kind}' as declared. Choose another file,"
            f' or write "kind": "{kind}" in the reading of the schema.'
        )
    return kind


def _rows(path: Path, file: IO[bytes], kind: FileKind, reading: Reading, limits: Limits) -> Generator[Row]:
    match kind:
        case FileKind.CSV:
            return csv_rows(path, file, reading=reading, limits=limits)
        case FileKind.PARQUET:
            return parquet_rows(path, file, limits=limits)
        case FileKind.EXCEL:
            return excel_rows(path, file, reading=reading, limits=limits)


def _names(path: Path, first: list[str], reading: Reading, limits: Limits) -> Names:
    if not reading.header:
        return numbered_names(len(first))
    if sum(map(len, first)) > limits.header_length:
        raise InputError(f"The header of {path.name} is longer than {limits.header_length:,} characters.")
    return resolved_names(first)


def _batches(
    path: Path, names: Names, rows: Iterator[Row], reading: Reading, limits: Limits
) -> Iterator[TextTable]:
    batch_rows = max(_BATCH_CELLS // len(names.names), 1)
    n_rows = 0
    while batch := list(islice(rows, batch_rows)):
        n_rows += len(batch)
        if n_rows > limits.n_rows:
            raise InputError(
                f"{path.name} has more than {limits.n_rows:,} rows. Split it, or raise the limit."
            )
        columns = tuple(zip(*(cells for _, cells in batch), strict=True))
        _check_fields(path, batch, columns, limits)
        if reading.trim:
            columns = tuple(tuple(map(str.strip, column)) for column in columns)
        yield TextTable(names.names, columns)
    if not n_rows:
        raise InputError(f"{path.name} has a header but no rows. Choose a file with rows.", path=str(path))


def _check_fields(path: Path, batch: list[Row], columns: tuple[tuple[str, ...], ...], limits: Limits) -> None:
    longest = limits.field_length
    for column in columns:
        if max(map(len, column)) > longest:
            line = next(line for (line, _), cell in zip(batch, column, strict=True) if len(cell) > longest)
            raise InputError(
                f"Line {line:,} of {path.name} has a cell of over {longest:,} characters."
                " Look for a quote that is never closed, or raise the limit.",
                line=line,
            )


def _reported(
    batches: Iterator[TextTable], file: IO[bytes], path: Path, control: RunControl
) -> Iterator[TextTable]:
    """The same batches, with a checkpoint before each."""
    size = max(path.stat().st_size, 1)
    for batch in batches:
        position = file.fileobj.tell() if hasattr(file, "fileobj") and file.fileobj else file.tell()
        control.checkpoint(position / size, "read")
        yield batch
