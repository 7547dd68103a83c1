"""One way to write a value down, so that its fingerprint can be computed again by anybody."""

import hashlib
import json
from collections.abc import Mapping

Cell = None | int | float | str | bytes
"""What a column of the workspace can hold."""


def canonical_json(value: object) -> str:
    """JSON with sorted keys, no spaces and ASCII alone; NaN and infinities are refused.

    Raises:
        ValueError: The value holds a number that is not finite.
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def sha256_of(text: str) -> str:
    """SHA-256 of a text in UTF-8, as 64 hex digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def row_line(table: str, row: Mapping[str, Cell]) -> bytes:
    """A row as one line of JSON: table and columns by name, bytes by their SHA-256.

    The lines of all rows that belong to an audit entry, ordered by table and id, are hashed into that entry.
    """
    cells = {
        name: {"sha256": hashlib.sha256(cell).hexdigest()} if isinstance(cell, bytes) else cell
        for name, cell in row.items()
    }
    return canonical_json([table, cells]).encode() + b"\n"
