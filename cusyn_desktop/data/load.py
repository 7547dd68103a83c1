"""A registered file becomes a private table: read strictly, encoded by the schema, in bounded memory."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.encoding import ColumnReport, TableEncoder
from cusyn_desktop.data.parsing.files import LIMITS, Limits
from cusyn_desktop.data.parsing.reader import open_table
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.private_table import PrivateTable
from cusyn_desktop.data.recognition.likeness import RowSketch


@dataclass(frozen=True, slots=True, repr=False)
class LoadedTable:
    """A table with what the custodian may want to know about it; private.

    Attributes:
        table: The rows as codes.
        columns: What the rules did to each modelled column.
        sketch: Of the rows as text, where one was asked for.
    """

    table: PrivateTable
    columns: tuple[ColumnReport, ...]
    sketch: str = ""


def load_table(
    path: Path,
    schema: Schema,
    *,
    limits: Limits = LIMITS,
    control: RunControl | None = None,
    sketch: RowSketch | None = None,
) -> LoadedTable:
    """Read and encode a file, and report to the custodian what the rules did.

    Args:
        path: The file.
        schema: How it is read and encoded.
        limits: What the file may ask for.
        control: Progress and cancel.
        sketch: Takes in the rows on the way, to tell whether they are much like those of another table.

    Raises:
        InputError: The file cannot be read as the schema says; the message names line or column.
    """
    with open_table(path, schema.reading, limits=limits, control=control) as source:
        encoder = TableEncoder(schema, source.names.names)
        table = encoder.encode(_sketched(source.batches, sketch))
    return LoadedTable(table, encoder.report, "" if sketch is None else sketch.digest())


def load_private_table(
    path: Path, schema: Schema, *, limits: Limits = LIMITS, control: RunControl | None = None
) -> PrivateTable:
    """Read and encode a file; every row of the file is a row of the table.

    Raises:
        InputError: The file cannot be read as the schema says; the message names line or column.
    """
    return load_table(path, schema, limits=limits, control=control).table


def _sketched(batches: Iterator[TextTable], sketch: RowSketch | None) -> Iterator[TextTable]:
    for batch in batches:
        if sketch is not None:
            sketch.update(batch)
        yield batch
