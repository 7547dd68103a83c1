"""From a file to a registered dataset."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.propose import FileInspection
    from cusyn_desktop.data.schema import Schema
    from cusyn_desktop.services.records import DatasetSummary
    from cusyn_desktop.services.requests import NewDataset
    from cusyn_desktop.services.workspace import Workspace


def inspect(path: Path, *, control: RunControl) -> FileInspection:
    """What would be read, column by column, with warnings. For the custodian: it looks at the rows.

    Raises:
        InputError: The file cannot be read; the message names the line.
    """
    raise NotImplementedError


def draft_schema(path: Path, *, domain: Mapping[str, int] | None, control: RunControl) -> Schema:
    """A schema to start from; what was taken from the rows is marked inferred.

    Args:
        path: The private file.
        domain: Columns that hold the codes 0 to n-1, with n: public categories.
        control: Progress and cancel.

    Raises:
        InputError: The file or the domain cannot be used.
    """
    raise NotImplementedError


def add_dataset(workspace: Workspace, new: NewDataset, *, control: RunControl) -> DatasetSummary:
    """Register a table with its pool. Reads the file strictly; stores its schema and fingerprint, no row.

    Raises:
        InputError: A field, the schema or the file cannot be used, or the same rows are registered already.
        StoreError: The workspace cannot be written.
    """
    raise NotImplementedError


def datasets(workspace: Workspace) -> tuple[DatasetSummary, ...]:
    """All registered datasets, oldest first."""
    raise NotImplementedError


def dataset(workspace: Workspace, name: str) -> DatasetSummary:
    """One dataset.

    Raises:
        InputError: There is none of that name; the message lists those there are.
    """
    raise NotImplementedError


def schema_of(workspace: Workspace, name: str) -> Schema:
    """The schema of a dataset as it was registered.

    Raises:
        InputError: There is no dataset of that name.
    """
    raise NotImplementedError
