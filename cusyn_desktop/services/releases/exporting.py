"""The release package: a folder that anyone can read and verify."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zipfile import ZipFile

from cusyn_desktop.errors import InputError, StoreTamperedError, reason_of
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import require_release
from cusyn_desktop.services.files.destinations import free_name, require_no_package
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.records.statement import FILE_NAME, PrivacyStatement
from cusyn_desktop.services.releases.archive import undated
from cusyn_desktop.services.releases.association import drawn_columns, pair_strengths
from cusyn_desktop.services.releases.redrawing import redrawn
from cusyn_desktop.services.releases.releases import Opened
from cusyn_desktop.services.releases.report import Drawn, report_html
from cusyn_desktop.services.releases.stating import chain_of, statement_of
from cusyn_desktop.services.releases.table_files import TableForm, table_files, written_as
from cusyn_desktop.services.tables.dictionary import DataDictionary, dictionary_of
from cusyn_desktop.services.wording import PaperLanguage, Wording, wording_in
from cusyn_desktop.store.events import Event

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.records import ReleaseDetail
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.workspace import Store

DICTIONARY = "data_dictionary.json"
REPORT = "report.html"
RECIPE = "recipe.json"
AS_STORED = TableForm()
_MOST_PAIRS = 40


def export_release(
    workspace: Workspace,
    release_id: str,
    directory: Path,
    *,
    form: TableForm = AS_STORED,
    language: PaperLanguage = PaperLanguage.ENGLISH,
    control: RunControl,
) -> Path:
    """Write the package of a release and return its folder or zip file.

    Args:
        workspace: Where the release is.
        release_id: `R-01`.
        directory: A new or empty folder, one in which a folder of its own is made, or a new file whose
            name ends in `.zip`.
        form: How the table is written; rows that are drawn anew cost nothing.
        language: Of the report and of the folder's name; what programs read is the same in each.
        control: Progress and cancel.

    Raises:
        InputError: There is no such release, the folder cannot be used, or so many rows cannot be drawn.
            Nothing half-written stays.
        StoreTamperedError: The workspace is an older copy, or a rule was removed from it.
    """
    wording = wording_in(language)
    with workspace.store(Right.EXPORT) as store:
        require_release(store, workspace.actor, release_id)
        opened = Opened.of(store, workspace.actor, release_id)
        _require_newest(store)
        target = _target(directory, wording.text("package.name", release=release_id))
        opened, csv = _table_of(store, opened, form, control.part(0.0, 0.2))
        with _unfinished(target) as folder:
            _Package(store, opened, csv, folder, form, wording, control).write()
            control.checkpoint(0.95, "write")
            _move(folder, target)
    return target


def _table_of(store: Store, opened: Opened, form: TableForm, control: RunControl) -> tuple[Opened, bytes]:
    """The release and its table as it was released, or with rows that are drawn anew."""
    if form.rows is None:
        return opened, store.releases.csv(opened.release.spend)
    return redrawn(store, opened, rows=form.rows, control=control)


def _require_newest(store: Store) -> None:
    """Write no package from a copy: it would state too small a spend, and fit no newer copy's log.

    Raises:
        StoreTamperedError: The workspace is an older copy, or a rule was removed from it.
    """
    try:
        store.require_newest()
    except StoreTamperedError as error:
        raise StoreTamperedError(
            f"Nothing can be exported from this file. {error}", **error.details
        ) from error


@dataclass(frozen=True, slots=True)
class _Package:
    """A package that is being written into a folder that nobody looks at yet."""

    store: Store
    opened: Opened
    csv: bytes
    folder: Path
    form: TableForm
    wording: Wording
    control: RunControl

    def write(self) -> None:
        """Write all files; the statement last, for it holds the fingerprints of the others."""
        detail = self.opened.detail()
        self.control.checkpoint(0.2, "write")
        statement = statement_of(self.store, self.opened, detail, form=self.form)
        files = self._files(detail, statement)
        for name, content in files.items():
            self.control.checkpoint(0.5, "write")
            _write(self.folder / name, content, at=statement.release.released_at)
        hashes = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
        whole = self._logged(statement.model_copy(update={"files": hashes}))
        _write(self.folder / FILE_NAME, whole.to_json().encode(), at=statement.release.released_at)

    def _logged(self, statement: PrivacyStatement) -> PrivacyStatement:
        """Tell the log of the export, and the statement of the log."""
        receipt = self.store.audit.record(
            Event.PACKAGE_EXPORTED,
            release=self.opened.summary.id,
            dataset=self.opened.dataset.name,
            user=self.opened.summary.spend.user,
            spreadsheet_safe=self.form.spreadsheet_safe,
            statement_sha256=statement.fingerprint(),
            **({} if self.form.rows is None else {"rows_drawn_anew": self.form.rows}),
        )
        return statement.model_copy(update={"chain": chain_of(self.store, self.opened, receipt)})

    def _files(self, detail: ReleaseDetail, statement: PrivacyStatement) -> dict[str, bytes]:
        """All files but the statement."""
        dictionary = self._dictionary()
        return {
            **table_files(self.csv, self.opened, self.form),
            DICTIONARY: f"{dictionary.model_dump_json(indent=2)}\n".encode(),
            RECIPE: Recipe.of(detail.summary.spend.request).to_json().encode(),
            REPORT: report_html(
                detail,
                statement,
                dictionary,
                self._drawn(detail),
                schema=self.opened.schema,
                wording=self.wording,
            ).encode(),
        }

    def _drawn(self, detail: ReleaseDetail) -> Drawn:
        """What the report draws of pairs: first those of the interest queries, then what was measured."""
        pairs = [query.columns for query in detail.queries if len(query.columns) == 2]
        return Drawn(
            pairs=tuple(self.opened.pair((one, other)) for one, other in pairs[:_MOST_PAIRS]),
            strengths=pair_strengths(self.opened, drawn_columns(self.opened)),
        )

    def _dictionary(self) -> DataDictionary:
        reading = written_as(self.opened, self.form).reading
        return dictionary_of(self.opened.schema, delimiter=reading.delimiter, encoding=reading.encoding)


def check_destination(place: Path) -> None:
    """Refuse a place where no package can be written, before anything is spent for it.

    Args:
        place: A folder, or a file whose name ends in `.zip`.

    Raises:
        InputError: It is taken, it is the folder of another package, or its folder cannot be written.
    """
    if _is_zip(place) and place.exists():
        raise InputError(
            f"{place} exists already. Choose another file, such as {free_name(place)}.", file=str(place)
        )
    if place.exists() and not place.is_dir():
        raise InputError(
            f"{place} is a file. Choose a folder, or a new name that ends in .zip.", file=str(place)
        )
    for package in (place, place.absolute().parent):
        require_no_package(package)
    _require_writable(place)


def file_names(package: Path) -> tuple[str, ...]:
    """The files of a package that was written, in the order of the alphabet."""
    if package.is_dir():
        return tuple(sorted(path.name for path in package.iterdir()))
    with ZipFile(package) as archive:
        return tuple(sorted(archive.namelist()))


def _require_writable(place: Path) -> None:
    """Make a folder in the nearest one that there is, and take it away: rights alone do not tell."""
    nearest = next(one for one in (place, *place.absolute().parents) if one.exists())
    try:
        probe = nearest / f".{secrets.token_hex(8)}.part"
        probe.mkdir()
        probe.rmdir()
    except OSError as error:
        raise InputError(
            f"The package cannot be written to {place}: {nearest} is no folder that you may write. "
            "Choose another folder.",
            folder=str(nearest),
        ) from error


def _is_zip(place: Path) -> bool:
    return place.suffix.lower() == ".zip" and not place.is_dir()


def _target(place: Path, name: str) -> Path:
    """The folder or zip file of the package.

    Raises:
        InputError: There is something in the way.
    """
    check_destination(place)
    if _is_zip(place) or not place.exists() or not any(place.iterdir()):
        return place
    target = place / name
    if target.exists():
        raise InputError(
            f"{target} exists already. Choose another folder, such as {free_name(place)}.", folder=str(target)
        )
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
            f"The package cannot be written to {target}: {reason_of(error)}. Choose another folder."
        ) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _write(path: Path, content: bytes, *, at: datetime) -> None:
    """Write a file and wait until it is on the disk; it is dated as the release is, and never exactly."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.utime(path, (at.timestamp(), at.timestamp()))


def _move(folder: Path, target: Path) -> None:
    """Move a finished package into place, as a folder or packed into one file."""
    at_ns = (folder / FILE_NAME).stat().st_mtime_ns
    packed = folder
    if _is_zip(target):
        packed = folder / target.name
        _pack(folder, packed)
    elif target.exists():
        target.rmdir()  # it is empty
    os.utime(packed, ns=(at_ns, at_ns))
    packed.rename(target)
    _settle(target.parent)


def _pack(folder: Path, packed: Path) -> None:
    """Write the files of a folder into a zip file."""
    files = sorted(folder.iterdir())
    with packed.open("wb") as file:
        with ZipFile(file, "w") as archive:
            for one in files:
                with archive.open(undated(one.name), "w") as part, one.open("rb") as source:
                    shutil.copyfileobj(source, part)
        file.flush()
        os.fsync(file.fileno())


def _settle(folder: Path) -> None:
    """Wait until a folder's new entry is on the disk."""
    with suppress(OSError):  # Windows opens no folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
