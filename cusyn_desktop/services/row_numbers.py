"""How many rows a synthetic table may have: one limit, one sentence, and what fits into this computer."""

from __future__ import annotations

from typing import Final

from cusyn_desktop.errors import InputError

MAX_ROWS: Final = 20_000_000
ROWS_SENTENCE: Final = f"A synthetic table has 1 to {MAX_ROWS:,} rows"

BYTES_A_MADE_CELL: Final = 40
"""Peak memory for each cell of a table that is made: its code, its text, the file and the stored copy."""


def check_rows(rows: int | None) -> None:
    """Refuse a number of rows that no table can have.

    Raises:
        InputError: It is out of range.
    """
    if rows is not None and not 1 <= rows <= MAX_ROWS:
        raise InputError(f"{ROWS_SENTENCE}, not {rows:,}.", field="rows")


def check_fits(rows: int | None, *, n_columns: int, available: int | None) -> None:
    """Refuse, before anything is spent, a table that this computer could not make.

    Args:
        rows: Rows to make, from public facts; None where a noisy number will decide.
        n_columns: Columns of the table.
        available: Free memory in bytes; None where that is not known.

    Raises:
        InputError: The table is too long, or its memory would not suffice; with the numbers.
    """
    check_rows(rows)
    if rows is None or available is None:
        return
    needed = rows * n_columns * BYTES_A_MADE_CELL
    if needed > available:
        fitting = max(1, available // (n_columns * BYTES_A_MADE_CELL))
        raise InputError(
            f"{rows:,} rows of {n_columns} columns need about {_size(needed)} of memory,"
            f" and {_size(available)} are free. Ask for at most {fitting:,} rows, or close other"
            " programs. Nothing was spent.",
            field="rows",
        )


def _size(n_bytes: int) -> str:
    return f"{n_bytes / 1e9:.1f} GB" if n_bytes >= 10**8 else f"{n_bytes / 1e6:.0f} MB"
