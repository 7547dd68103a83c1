"""The private file of a dataset: found and unchanged, or refused before anything is spent."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.encoding import ColumnReport
from cusyn_desktop.data.fingerprint import file_sha256, fingerprint
from cusyn_desktop.data.likeness import RowSketch
from cusyn_desktop.data.load import load_private_table, load_table
from cusyn_desktop.data.numbers import number_format
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.schema import ColumnType, Schema
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.store.datasets import Dataset


@dataclass(frozen=True, slots=True)
class Identity:
    """By what the rows of a file are known again; made with the secret key of the workspace.

    Attributes:
        fingerprint: Of the encoded rows, whatever the order of rows and columns and the format.
        sketch: Of the rows as text, which tells how much two tables have in common.
        file_sha256: Of the file's bytes.
        columns: What the rules of the schema did to each column; for the custodian alone, and never stored.
    """

    fingerprint: str
    sketch: str
    file_sha256: str
    columns: tuple[ColumnReport, ...] = field(repr=False)


def identity_of(path: Path, schema: Schema, *, key: bytes, control: RunControl) -> Identity:
    """Read a file strictly, and tell by what its rows are known again.

    Args:
        path: The private file.
        schema: How it is read.
        key: Of the fingerprint.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read as the schema says; the message names line or column.
    """
    keys = [column.name for column in schema.columns if column.type is ColumnType.IDENTIFIER]
    sketch = RowSketch(key=key, numbers=number_format(schema.reading), without=keys)
    loaded = load_table(path, schema, control=control, sketch=sketch)
    known_by = _fingerprint(loaded.table, schema, key)
    return Identity(known_by, sketch.digest(), file_sha256(path), loaded.columns)


def _fingerprint(table: PrivateTable, schema: Schema, key: bytes) -> str:
    """Of the columns in the order of their names, so that theirs in the file does not matter."""
    order = sorted(range(len(schema.names)), key=schema.names.__getitem__)
    ordered = PrivateTable(
        tuple(table.sizes[place] for place in order), tuple(table.columns[place] for place in order)
    )
    return fingerprint(ordered, key=key)


def check_file(dataset: Dataset, path: Path | None = None) -> None:
    """Make sure that a file is the registered one, byte for byte. No row is parsed; nothing of it is told.

    Args:
        dataset: As it is registered.
        path: Where the file is said to lie; None takes the registered place.

    Raises:
        InputError: The file is missing, cannot be read, or is not the one that was registered.
    """
    path = path or Path(dataset.path)
    try:
        same = file_sha256(path) == dataset.file_sha256
    except FileNotFoundError as error:
        raise InputError(
            f"The file of {dataset.name} is not at {path}. Put it back, or say where it lies now."
            " Nothing was spent.",
            dataset=dataset.name,
        ) from error
    except OSError as error:
        raise InputError(
            f"The file of {dataset.name} at {path} cannot be read: {error.strerror}. Nothing was spent.",
            dataset=dataset.name,
        ) from error
    if not same:
        raise InputError(
            f"The file at {path} is not the one that was registered as {dataset.name}: it has changed since."
            " Put the registered file back, or register the changed one as a dataset of its own."
            " Nothing was spent.",
            dataset=dataset.name,
        )


def open_rows(dataset: Dataset, *, key: bytes, control: RunControl) -> PrivateTable:
    """Read the private rows; to be called only once the spend is marked as opened.

    Args:
        dataset: As it is registered.
        key: Of the fingerprint.
        control: Hears the same tenths for every file, so that progress does not tell its size.

    Raises:
        InputError: The file cannot be read any more, or its rows are not the registered ones. The sentence
            is always the same, for whoever asked may not know the rows.
    """
    steps = control.in_tenths("open")
    schema = Schema.from_json(dataset.schema_json)
    try:
        table = load_private_table(Path(dataset.path), schema, control=steps)
    except InputError as error:
        raise InputError(
            f"The file of {dataset.name} can no longer be read as it was registered. Put that file back."
        ) from error
    steps.checkpoint(1.0)
    if _fingerprint(table, schema, key) != dataset.fingerprint:
        raise InputError(
            f"The rows of {dataset.name} changed while they were opened. Put the registered file back."
        )
    return table
