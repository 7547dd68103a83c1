"""Tables of text written as CSV in the conventions of the source: delimiter, quotes, encoding, line ends.

For plain UTF-8 with commas and decimal points, decode and write with `plain(schema)`.
"""

import csv
import io
from pathlib import Path
from typing import IO, TYPE_CHECKING, TextIO

from cusyn_desktop.data.numbers import number_format
from cusyn_desktop.data.schema import NumberColumn, Reading, Schema
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    import pandas as pd

_CSV_END = "\r\n"
_RISKY = ("=", "+", "-", "@", "\t", "\r", "\0")  # a spreadsheet may run what starts so (ASVS 5.0, 1.2.10)


class _Lines:
    """Ends each row as the source does.

    The `csv` module is told to end rows by CR and LF, or it would leave a cell with one of them unquoted.
    """

    def __init__(self, file: TextIO, line_end: str) -> None:
        self._file = file
        self._line_end = line_end

    def write(self, row: str) -> int:
        """Write one row."""
        return self._file.write(row.removesuffix(_CSV_END) + self._line_end)


def plain(schema: Schema) -> Schema:
    """The same columns in plain UTF-8 with commas, decimal points and a header."""
    return Schema(reading=Reading(), columns=schema.columns, rules=schema.rules)


def write_csv(frame: "pd.DataFrame", path: Path, schema: Schema, *, spreadsheet_safe: bool = False) -> None:
    """Write a decoded table; the file appears whole or not at all.

    Args:
        frame: Strings, as `decode` gives them.
        path: Where to write.
        schema: Its `reading` gives the conventions.
        spreadsheet_safe: Put an apostrophe before text that a spreadsheet would take for a formula.

    Raises:
        InputError: A cell cannot be written in the conventions of the source.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            _write(frame, file, schema, spreadsheet_safe=spreadsheet_safe)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def to_csv_bytes(frame: "pd.DataFrame", schema: Schema, *, spreadsheet_safe: bool = False) -> bytes:
    """The bytes that `write_csv` would write."""
    file = io.BytesIO()
    _write(frame, file, schema, spreadsheet_safe=spreadsheet_safe)
    return file.getvalue()


def _write(frame: "pd.DataFrame", file: IO[bytes], schema: Schema, *, spreadsheet_safe: bool) -> None:
    reading = schema.reading
    text = io.TextIOWrapper(file, encoding=reading.encoding, errors="strict", newline="")
    rows = csv.writer(
        _Lines(text, reading.line_end),
        delimiter=reading.delimiter,
        quotechar=reading.quote or None,
        quoting=csv.QUOTE_MINIMAL if reading.quote else csv.QUOTE_NONE,
        lineterminator=_CSV_END,
    )
    columns = [list(frame[name]) for name in frame.columns]
    names = list(frame.columns)
    if spreadsheet_safe:
        columns = [_safe(name, cells, schema) for name, cells in zip(names, columns, strict=True)]
        names = [_safe_text(name) for name in names]
    try:
        if reading.header:
            rows.writerow(names)
        rows.writerows(zip(*columns, strict=True))
        text.flush()
    except (csv.Error, UnicodeEncodeError) as error:
        raise InputError(
            "A value cannot be written in the conventions of the source file (its quotes or its encoding)."
            " Export in plain UTF-8 instead."
        ) from error
    finally:
        text.detach()


def _safe(name: str, cells: list[str], schema: Schema) -> list[str]:
    """Text with apostrophes where needed; columns of numbers stay as they are."""
    if any(isinstance(column, NumberColumn) and column.name == name for column in schema.columns):
        return cells
    numbers = number_format(schema.reading)
    safe = {text: text if numbers.value(text) is not None else _safe_text(text) for text in set(cells)}
    return [safe[text] for text in cells]


def _safe_text(text: str) -> str:
    return f"'{text}" if text.startswith(_RISKY) else text
