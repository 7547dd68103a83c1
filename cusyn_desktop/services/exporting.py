"""The release package: a folder that anyone can read and verify."""

from __future__ import annotations

import hashlib
import io
import os
import secrets
import shutil
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cusyn_desktop.data.writer import plain, to_csv_bytes
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.dictionary import DataDictionary, dictionary_of
from cusyn_desktop.services.recipe import Recipe
from cusyn_desktop.services.releases import Opened
from cusyn_desktop.services.report import report_html
from cusyn_desktop.services.rights import Right
from cusyn_desktop.services.statement import FILE_NAME, PrivacyStatement
from cusyn_desktop.services.stating import chain_of, statement_of
from cusyn_desktop.services.visible import require_release
from cusyn_desktop.store.events import Event

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.schema import Schema
    from cusyn_desktop.services.records import PairTable, ReleaseDetail
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store

TABLE = "synthetic.csv"
DICTIONARY = "data_dictionary.json"
REPORT = "report.html"
RECIPE = "recipe.json"
_DRAWN_PAIRS = 12


def export_release(
    workspace: Workspace,
    release_id: str,
    directory: Path,
    *,
    spreadsheet_safe: bool = False,
    control: RunControl,
) -> Path:
    """Write the package of a release and return its folder, named by ids alone.

    Args:
        workspace: Where the release is.
        release_id: `R-01`.
        directory: A new or empty folder, or one in which a folder of the release's id is made.
        spreadsheet_safe: Put an apostrophe before text cells that a spreadsheet would run as a formula.
        control: Progress and cancel.

    Raises:
        InputError: There is no such release, or the folder cannot be used. Nothing half-written stays.
    """
    with workspace.store(Right.EXPORT) as store:
        require_release(store, workspace.actor, release_id)
        opened = Opened.of(store, release_id)
        target = _target(directory, release_id)
        with _unfinished(target) as folder:
            _Package(store, opened, folder, spreadsheet_safe, control).write()
            control.checkpoint(0.95, "write")
            _move(folder, target)
    return target


@dataclass(frozen=True, slots=True)
class _Package:
    """A package that is being written into a folder that nobody looks at yet."""

    store: Store
    opened: Opened
    folder: Path
    spreadsheet_safe: bool
    control: RunControl

    def write(self) -> None:
        """Write all files; the statement last, for it holds the fingerprints of the others."""
        detail = self.opened.detail()
        self.control.checkpoint(0.2, "write")
        statement = statement_of(self.store, self.opened, detail, spreadsheet_safe=self.spreadsheet_safe)
        files = self._files(detail, statement)
        for name, content in files.items():
            self.control.checkpoint(0.5, "write")
            _write(self.folder / name, content)
        hashes = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
        whole = self._logged(statement.model_copy(update={"files": hashes}))
        _write(self.folder / FILE_NAME, whole.to_json().encode())

    def _logged(self, statement: PrivacyStatement) -> PrivacyStatement:
        """Tell the log of the export, and the statement of the log."""
        receipt = self.store.audit.record(
            Event.PACKAGE_EXPORTED,
            release=self.opened.summary.id,
            dataset=self.opened.dataset.name,
            user=self.opened.summary.spend.user,
            spreadsheet_safe=self.spreadsheet_safe,
            statement_sha256=statement.fingerprint(),
        )
        return statement.model_copy(update={"chain": chain_of(self.opened, receipt)})

    def _files(self, detail: ReleaseDetail, statement: PrivacyStatement) -> dict[str, bytes]:
        """All files but the statement."""
        dictionary = self._dictionary()
        return {
            TABLE: self._table(),
            DICTIONARY: f"{dictionary.model_dump_json(indent=2)}\n".encode(),
            RECIPE: Recipe.of(detail.summary.spend.request).to_json().encode(),
            REPORT: report_html(detail, statement, dictionary, self._pairs(detail)).encode(),
        }

    def _pairs(self, detail: ReleaseDetail) -> tuple[PairTable, ...]:
        """The pairs that the report draws: those of the interest queries, else those that were measured."""
        asked = [query.columns for query in detail.queries if query.is_interest and len(query.columns) == 2]
        measured = [query.columns for query in detail.queries if not query.is_interest]
        pairs = [(columns[0], columns[1]) for columns in asked or measured if len(columns) == 2]
        return tuple(self.opened.pair(columns) for columns in pairs[:_DRAWN_PAIRS])

    def _dictionary(self) -> DataDictionary:
        reading = self._written_as().reading
        return dictionary_of(self.opened.schema, delimiter=reading.delimiter, encoding=reading.encoding)

    def _written_as(self) -> Schema:
        """The schema in whose conventions the table is stored."""
        return plain(self.opened.schema) if self.opened.run.plain else self.opened.schema

    def _table(self) -> bytes:
        content = self.store.releases.csv(self.opened.release.spend)
        return _made_safe(content, self._written_as()) if self.spreadsheet_safe else content


def _made_safe(content: bytes, schema: Schema) -> bytes:
    """The same table with apostrophes before text that a spreadsheet would run."""
    import csv

    import pandas as pd

    reading = schema.reading
    text = io.StringIO(content.decode(reading.encoding), newline="")
    if reading.quote:
        rows = list(csv.reader(text, delimiter=reading.delimiter, quotechar=reading.quote))
    else:
        rows = list(csv.reader(text, delimiter=reading.delimiter, quoting=csv.QUOTE_NONE))
    names = rows.pop(0) if reading.header else [column.name for column in schema.columns]
    frame = pd.DataFrame(rows, columns=names, dtype=object)
    return to_csv_bytes(frame, schema, spreadsheet_safe=True)


def _target(directory: Path, release_id: str) -> Path:
    """The folder of the package.

    Raises:
        InputError: There is something in the way.
    """
    if directory.exists() and not directory.is_dir():
        raise InputError(f"{directory} is a file; choose a folder.")
    if not directory.exists() or not any(directory.iterdir()):
        return directory
    target = directory / release_id
    if target.exists():
        raise InputError(f"{target} exists already; choose another folder.")
    return target


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """A folder beside the target that vanishes unless it was moved into place.

    Raises:
        InputError: The folder cannot be written.
    """
    folder = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir()
        yield folder
    except OSError as error:
        raise InputError(
            f"The package cannot be written to {target}: {error.strerror}. Choose another folder."
        ) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _write(path: Path, content: bytes) -> None:
    """Write a file and wait until it is on the disk."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _move(folder: Path, target: Path) -> None:
    """Move a finished folder into place."""
    if target.exists():
        target.rmdir()  # it is empty
    folder.rename(target)
    with suppress(OSError):  # Windows opens no folders
        handle = os.open(target.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
