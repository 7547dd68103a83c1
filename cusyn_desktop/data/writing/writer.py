"""Tables of text written as CSV in the conventions of the source: delimiter, quotes, encoding, line ends.

For plain UTF-8 with commas and decimal points, decode and write with `plain(schema)`.
"""

import csv
import io
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import IO, TYPE_CHECKING, Literal, TextIO, TypeAlias

from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import NumberColumn, Reading, Schema
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    import pandas as pd

    Frames: TypeAlias = pd.DataFrame | Iterable[pd.DataFrame]

_CSV_END = "\r\n"
_RISKY = ("=", "+", "-", "@", "\t", "\r", "\0")  # a spreadsheet may run what starts so (ASVS 5.0, 1.2.10)


class _Rows:
    """Collects the rows of one frame and writes them at once, each ended as the source does.

    The `csv` module is told to end rows by CR and LF, or it would leave a cell with one of them unquoted.

    Attributes:
        write: Takes one row.
    """

    def __init__(self, file: TextIO, line_end: str) -> None:
        self._file = file
        self._line_end = line_end
        self._rows: list[str] = []
        self.write = self._rows.append  # called for each row, so that nothing may stand between

    def flush(self) -> None:
        """Write what was collected."""
        end = self._line_end
        self._file.write("".join([row.removesuffix(_CSV_END) + end for row in self._rows]))
        self._rows.clear()


def plain(schema: Schema, *, encoding: Literal["utf-8", "utf-8-sig"] = "utf-8") -> Schema:
    """The same columns in plain UTF-8, with or without a mark, with commas, decimal points and a header."""
    return Schema(reading=Reading(encoding=encoding), columns=schema.columns, rules=schema.rules)


def write_csv(table: "Frames", path: Path, schema: Schema, *, spreadsheet_safe: bool = False) -> None:
    """Write a decoded table; the file appears whole or not at all.

    Args:
        table: Strings, as `decode` or `decode_batches` gives them.
        path: Where to write.
        schema: Its `reading` gives the conventions.
        spreadsheet_safe: Put an apostrophe before text that a spreadsheet would take for a formula.

    Raises:
        InputError: A cell cannot be written in the conventions of the source.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        with unfinished.open("wb") as file:
            _write(table, file, schema, spreadsheet_safe=spreadsheet_safe)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def to_csv_bytes(table: "Frames", schema: Schema, *, spreadsheet_safe: bool = False) -> bytes:
    """The bytes that `write_csv` would write."""
    file = io.BytesIO()
    _write(table, file, schema, spreadsheet_safe=spreadsheet_safe)
    return file.getvalue()


def _write(table: "Frames", file: IO[bytes], schema: Schema, *, spreadsheet_safe: bool) -> None:
    import pandas as pd

    frames = iter([table] if isinstance(table, pd.DataFrame) else table)
    first = next(frames)
    reading = schema.reading
    text = io.TextIOWrapper(file, encoding=reading.encoding, errors="strict", newline="")
    collected = _Rows(text, reading.line_end)
    rows = csv.writer(
        collected,
        delimiter=reading.delimiter,
        quotechar=reading.quote or None,
        quoting=csv.QUOTE_MINIMAL if reading.quote else csv.QUOTE_NONE,
        lineterminator=_CSV_END,
    )
    try:
        text.write(reading.line_end * reading.skip_lines)  # scripts for the source skip its title, too
        if reading.header:
            rows.writerow([_safe_text(name) if spreadsheet_safe else name for name in first.columns])
        for frame in chain([first], frames):
            rows.writerows(zip(*_columns(frame, schema, spreadsheet_safe=spreadsheet_safe), strict=True))
            collected.flush()
        text.flush()
    except (csv.Error, UnicodeEncodeError) as error:
        raise InputError(
            "A value cannot be written in the conventions of the source file (its quotes or its encoding)."
            " Export in plain UTF-8 instead."
        ) from error
    finally:
        text.detach()


def _columns(frame: "pd.DataFrame", schema: Schema, *, spreadsheet_safe: bool) -> list[list[str]]:
    """The cells of a frame, with apostrophes where they are asked for."""
    cells = {name: list(frame[name]) for name in frame.columns}
    return [_safe(name, texts, schema) if spreadsheet_safe else texts for name, texts in cells.items()]


def _safe(name: str, cells: list[str], schema: Schema) -> list[str]:
    """Text with apostrophes where needed; columns of numbers stay as they are."""
    if any(isinstance(column, NumberColumn) and column.name == name for column in schema.columns):
        return cells
    numbers = number_format(schema.reading)
    safe = {text: text if numbers.value(text) is not None else _safe_text(text) for text in set(cells)}
    return [safe[text] for text in cells]


def _safe_text(text: str) -> str:
    return f"'{text}" if text.startswith(_RISKY) else text
