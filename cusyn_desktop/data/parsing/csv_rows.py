"""Strict rows of a text file: every record has one width, every quote is closed, or the line is named."""

import csv
import io
from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, NoReturn, TypeAlias

from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.errors import InputError

Row: TypeAlias = tuple[int, list[str]]
"""The line on which a record starts, from 1, and its fields; a bare tuple, as there are millions."""


def csv_rows(path: Path, file: IO[bytes], *, reading: Reading, limits: Limits) -> Generator[Row]:
    """The records of a text file, the header first where there is one.

    Blank lines at the end are passed over. In a file of one column a blank line is a row with an empty cell.

    Raises:
        InputError: A record is too wide, too narrow or empty, or a quote is open or followed by text.
    """
    width, blank_lines = 0, list[int]()
    for line, cells in _records(path, file, reading):
        if cells and len(cells) == width and not blank_lines:
            yield line, cells
        elif _is_blank(cells, width):
            blank_lines.append(line)
        else:
            if width:
                yield from _inner_blanks(path, blank_lines, width)
            blank_lines.clear()
            width = width or _checked_width(path, len(cells), limits)
            if len(cells) != width:
                raise InputError(
                    f"Line {line:,} of {path.name} has {_cells(len(cells))}, not {width:,}."
                    " Correct the line, or check the separator and the quotes.",
                    line=line,
                    fields=len(cells),
                    expected=width,
                )
            yield line, cells


def _cells(number: int) -> str:
    return "1 cell" if number == 1 else f"{number:,} cells"


def _checked_width(path: Path, width: int, limits: Limits) -> int:
    if width > limits.n_columns:
        raise InputError(
            f"{path.name} has {width:,} columns; {limits.n_columns:,} are possible. Leave some out.",
            columns=width,
            limit=limits.n_columns,
        )
    return width


def _records(path: Path, file: IO[bytes], reading: Reading) -> Generator[Row]:
    text = io.TextIOWrapper(file, encoding=reading.encoding, errors="strict", newline="")
    line = 1 + reading.skip_lines
    try:
        lines = _without_mark(islice(text, reading.skip_lines, None))
        rows = csv.reader(
            lines,
            delimiter=reading.delimiter,
            quotechar=reading.quote or None,
            quoting=csv.QUOTE_MINIMAL if reading.quote else csv.QUOTE_NONE,
            skipinitialspace=reading.trim and reading.delimiter != " ",
            strict=True,
        )
        for cells in rows:
            yield line, cells
            line = 1 + reading.skip_lines + rows.line_num
    except csv.Error as error:
        _refuse(path, error, line)
    finally:
        text.detach()


def _refuse(path: Path, error: csv.Error, line: int) -> NoReturn:
    """Say in words what the parser met in the record that starts on this line."""
    reason = str(error)
    if "unexpected end" in reason or "field larger" in reason:
        what = "opens a quote that is never closed, or holds a cell that is far too long"
    elif "expected after" in reason:
        what = "has text after a closing quote"
    else:
        what = "cannot be read"
    raise InputError(
        f"Line {line:,} of {path.name} {what}. Correct it, or choose another separator or other quotes.",
        line=line,
    ) from error


def _without_mark(lines: Iterator[str]) -> Iterator[str]:
    """The lines without the byte order mark."""
    for first in lines:
        yield first.removeprefix("\ufeff")
        break
    yield from lines


def _is_blank(cells: list[str], width: int) -> bool:
    """Whether a line holds nothing; a quoted empty cell in a file of one column is a cell."""
    return not cells or (width > 1 and len(cells) == 1 and not cells[0].strip())


def _inner_blanks(path: Path, lines: list[int], width: int) -> Generator[Row]:
    """Blank lines that rows follow: empty cells in a file of one column, else a mistake."""
    if width > 1 and lines:
        raise InputError(
            f"Line {lines[0]:,} of {path.name} is empty, but rows follow. Remove the line.", line=lines[0]
        )
    yield from ((line, [""]) for line in lines)
