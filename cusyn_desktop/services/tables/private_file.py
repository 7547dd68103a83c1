"""The private file of a dataset: found and unchanged, or refused before anything is spent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.data.apart.jobs import Inspecting, Loading
from cusyn_desktop.data.apart.process import read_apart
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.encoding import ColumnReport
from cusyn_desktop.data.parsing.files import LIMITS
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.recognition.fingerprint import file_sha256, fingerprint
from cusyn_desktop.data.recognition.likeness import alike, sketch_key
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.store.datasets import Dataset

_OPENING_LIMITS = replace(LIMITS, silent_seconds=24 * 3600)
"""To open rows that are paid for: the file was read before, so silence means that the computer is busy."""


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
        key: Of the fingerprint; the process that reads is given another one, made of it.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read as the schema says; the message names line or column.
    """
    job = Loading(path, schema.to_json(), sketch_key=sketch_key(key).hex())
    loaded = read_apart(job, control=control)
    known_by = _fingerprint(loaded.table, schema, key)
    return Identity(known_by, loaded.sketch, file_sha256(path), loaded.columns)


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
    if not _is_registered(dataset, path):
        raise InputError(
            f"The file at {path} is not the one that was registered as {dataset.name}: it has changed since."
            " Put the registered file back, or register the changed one as a dataset of its own."
            " Nothing was spent.",
            dataset=dataset.name,
        )


def check_moved(dataset: Dataset, path: Path, *, key: bytes, control: RunControl) -> None:
    """Make sure that a file is the registered one, and say for the custodian what it is otherwise.

    Args:
        dataset: As it is registered.
        path: Where the file is said to lie now.
        key: Of the fingerprint.
        control: Progress and cancel.

    Raises:
        InputError: The file is missing, cannot be read, holds other rows, or holds the rows in another form.
    """
    if not path.exists():
        raise InputError(
            f"There is no file {path}. Name the place where the file of {dataset.name} lies now.",
            dataset=dataset.name,
        )
    if _is_registered(dataset, path):
        return
    found = _told_by(dataset, path, key=key, control=control)
    raise InputError(f"{path} is not the file that was registered as {dataset.name}. {found}")


def _told_by(dataset: Dataset, path: Path, *, key: bytes, control: RunControl) -> str:
    """What the rows of a file have in common with those of a dataset, and what to do."""
    schema = Schema.from_json(dataset.schema_json)
    try:
        known = _identity_in_any_form(path, schema, key=key, control=control)
    except InputError as error:
        return f"Nor can it be read by its schema: {error}"
    if known.fingerprint == dataset.fingerprint:
        return (
            "It holds the same rows in another form, but a run reads the registered file alone, byte for"
            " byte. Put that one back, or add this one under another name: it comes back to the same pool."
        )
    if alike(known.sketch, dataset.sketch):
        return (
            "It holds much the same rows, and some have changed. Put the registered file back, or add this"
            f" one under another name, with the pool of {dataset.name}."
        )
    return (
        "It holds other rows, or some of them have changed. Look for the registered file, or add this one"
        f" under another name, with the pool of {dataset.name} if these are its people."
    )


def _identity_in_any_form(path: Path, schema: Schema, *, key: bytes, control: RunControl) -> Identity:
    """By what rows are known, read as the schema says, or else as the file itself suggests."""
    try:
        return identity_of(path, schema, key=key, control=control.part(0.0, 0.4))
    except InputError:
        found = read_apart(Inspecting(path), control=control.part(0.4, 0.6)).reading
        if found == schema.reading:
            raise
        read_so = schema.model_copy(update={"reading": found})
        return identity_of(path, read_so, key=key, control=control.part(0.6, 1.0))


def _is_registered(dataset: Dataset, path: Path) -> bool:
    """Whether a file has the registered bytes.

    Raises:
        InputError: It is missing or cannot be read.
    """
    try:
        if path.exists() and not path.is_file():  # a pipe would be waited for without end
            raise InputError(
                f"The file of {dataset.name} at {path} cannot be read: it is no plain file. Put the"
                " registered file back. Nothing was spent.",
                dataset=dataset.name,
            )
        return file_sha256(path) == dataset.file_sha256
    except FileNotFoundError as error:
        raise InputError(
            f"The file of {dataset.name} is not at {path}. Put it back, or say where it lies now: Find File"
            " Again on the page Datasets, or the command cusyn relocate. Nothing was spent.",
            dataset=dataset.name,
        ) from error
    except OSError as error:
        raise InputError(
            f"The file of {dataset.name} at {path} cannot be read: {error.strerror}. Nothing was spent.",
            dataset=dataset.name,
        ) from error


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
        job = Loading(Path(dataset.path), dataset.schema_json, limits=_OPENING_LIMITS)
        table = read_apart(job, control=steps).table
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
