"""Files that are written whole or not at all, and texts in rows and columns as CSV."""

from __future__ import annotations

import csv
import io
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError, reason_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

_RISKY = ("=", "+", "-", "@", "\t", "\r")


def write_text(path: Path, text: str) -> Path:
    """Write a text and wait until it is on the disk; what was there before is replaced.

    Raises:
        InputError: The file cannot be written.
    """
    return write_bytes(path, text.encode("utf-8"))


def write_sheet(path: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    """Write a table as CSV, with the mark at its start by which spreadsheets know UTF-8.

    Raises:
        InputError: The file cannot be written.
    """
    return write_bytes(path, csv_text(head, rows).encode("utf-8-sig"))


def write_bytes(path: Path, content: bytes) -> Path:
    """Write a file and wait until it is on the disk; what was there before is replaced.

    Raises:
        InputError: The file cannot be written.
    """
    unfinished = path.with_name(f".{path.name}.part")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {reason_of(error)}. Choose another place.") from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return path


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV; None is an empty cell, and no text can be taken for a formula by a spreadsheet."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(["" if value is None else _safe(str(value)) for value in row] for row in rows)
    return file.getvalue()


def _safe(text: str) -> str:
    """Names are typed by people; a number stays a number."""
    return f"'{text}" if text.startswith(_RISKY) and not _is_number(text) else text


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
