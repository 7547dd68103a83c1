"""The private file of a dataset: found and unchanged, or refused before anything is spent."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.fingerprint import file_sha256, fingerprint
from cusyn_desktop.data.load import load_private_table
from cusyn_desktop.data.schema import Schema
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.private_table import PrivateTable
    from cusyn_desktop.store.datasets import Dataset


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
    if fingerprint(table, key=key) != dataset.fingerprint:
        raise InputError(
            f"The rows of {dataset.name} changed while they were opened. Put the registered file back."
        )
    return table
