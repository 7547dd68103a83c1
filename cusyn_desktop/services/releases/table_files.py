"""The synthetic table of a release as files, in the forms that were asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.data.writing.decoding import decode_batches
from cusyn_desktop.data.writing.parquet import to_parquet_bytes
from cusyn_desktop.data.writing.restating import frame_of, restated
from cusyn_desktop.data.writing.writer import plain, to_csv_bytes
from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from cusyn_desktop.arrays import CodeArray
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.engine.generate import RowSampler
    from cusyn_desktop.services.releases.releases import Opened

TABLE = "synthetic.csv"
PARQUET = "synthetic.parquet"


@dataclass(frozen=True, slots=True)
class TableForm:
    """How the table of a package is written.

    Attributes:
        spreadsheet_safe: Put an apostrophe before text cells that a spreadsheet would run as a formula.
        plain: Plain UTF-8 with commas and decimal points, whatever the source's conventions are.
        marked: Begin a plain table with the mark by which Excel knows UTF-8.
        parquet: A Parquet file beside the CSV, each column in its own type.
        rows: So many rows, drawn anew from the release's model; None takes the table as it was released.
    """

    spreadsheet_safe: bool = False
    plain: bool = False
    marked: bool = False
    parquet: bool = False
    rows: int | None = None


def stored_as(opened: Opened) -> Schema:
    """The schema in whose conventions the table is stored."""
    return plain(opened.schema) if opened.run.plain else opened.schema


def written_as(opened: Opened, form: TableForm) -> Schema:
    """The schema in whose conventions the CSV of the package is written."""
    if not form.plain:
        return stored_as(opened)
    return plain(opened.schema, encoding="utf-8-sig" if form.marked else "utf-8")


def table_bytes(
    schema: Schema, codes: tuple[CodeArray, ...], *, sampler: RowSampler, control: RunControl
) -> tuple[bytes, bool]:
    """A table as CSV in the conventions of the source, or in plain UTF-8 where those cannot hold it.

    Args:
        schema: Of the table.
        codes: Its rows.
        sampler: Draws what a code leaves open.
        control: Progress and cancel.

    Returns:
        The bytes, and whether they are in plain UTF-8.

    Raises:
        JobCancelled: Somebody asked to stop.
    """
    try:
        return to_csv_bytes(decode_batches(schema, codes, rng=sampler, control=control), schema), False
    except InputError:
        simple = plain(schema)
        again = decode_batches(
            simple, codes, rng=sampler, control=control.quiet()
        )  # progress never goes back
        return to_csv_bytes(again, simple), True


def table_files(content: bytes, opened: Opened, form: TableForm) -> dict[str, bytes]:
    """The files of a table, by name; as it is stored where nothing else was asked for.

    Args:
        content: The table in the conventions of `stored_as`.
        opened: Its release.
        form: How it is written.
    """
    stored, written = stored_as(opened), written_as(opened, form)
    is_kept = stored.reading == written.reading and not form.spreadsheet_safe
    files = {TABLE: content}
    if is_kept and not form.parquet:
        return files
    frame = frame_of(content, stored)
    if not is_kept:
        shown = restated(frame, stored, written.reading)
        files[TABLE] = to_csv_bytes(shown, written, spreadsheet_safe=form.spreadsheet_safe)
    if form.parquet:
        files[PARQUET] = to_parquet_bytes(frame, stored)
    return files
