"""What the process that reads can be asked, and how its answers travel: as JSON and as plain codes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal, Protocol, TypeVar, cast

import numpy as np
from pydantic import Field, TypeAdapter

from cusyn_desktop.arrays import CodeArray
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.drafting.propose import FileInspection, inspect_file
from cusyn_desktop.data.encoding import ColumnReport
from cusyn_desktop.data.load import LoadedTable, load_table
from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.files import LIMITS, Limits
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.private_table import PrivateTable, code_type
from cusyn_desktop.data.recognition.likeness import RowSketch

Answer_co = TypeVar("Answer_co", covariant=True)


class Job(Protocol[Answer_co]):
    """Something to do with one file."""

    @property
    def path(self) -> Path:
        """The file."""

    @property
    def limits(self) -> Limits:
        """What it may ask for."""

    def parts(self, control: RunControl) -> Iterator[bytes]:
        """Do it, in the process apart, and give the parts of the answer."""

    def answer(self, parts: Iterator[bytes]) -> Answer_co:
        """Put the answer together, in the process that asked."""


@dataclass(frozen=True, slots=True)
class Inspecting:
    """Tell what a file seems to hold; see `propose.inspect_file`.

    Attributes:
        path: The file.
        reading: How to read it; None to propose that, too.
        packing: Whether it may be compressed, where `reading` is None.
        sheet: Of an Excel file, where `reading` is None.
        limits: What the file may ask for.
    """

    path: Path
    reading: Reading | None = None
    packing: Packing = Packing.NONE
    sheet: str = ""
    limits: Limits = LIMITS
    kind: Literal["inspect"] = "inspect"

    def parts(self, control: RunControl) -> Iterator[bytes]:
        """The inspection as JSON."""
        found = inspect_file(
            self.path,
            reading=self.reading,
            packing=self.packing,
            sheet=self.sheet,
            limits=self.limits,
            control=control,
        )
        yield _inspections().dump_json(found)

    def answer(self, parts: Iterator[bytes]) -> FileInspection:
        """The inspection."""
        return _inspections().validate_json(next(parts, b""))


@dataclass(frozen=True, slots=True)
class _Facts:
    """What is told of a loaded table beside its codes."""

    columns: tuple[ColumnReport, ...]
    sketch: str


@dataclass(frozen=True, slots=True)
class Loading:
    """Read and encode a file; see `load.load_table`.

    Attributes:
        path: The file.
        schema: How it is read and encoded, as JSON.
        sketch_key: Of the sketch of the rows (`likeness.sketch_key`), in hexadecimal; empty for no sketch.
        limits: What the file may ask for.
    """

    path: Path
    schema: str
    sketch_key: str = ""
    limits: Limits = LIMITS
    kind: Literal["load"] = "load"

    def parts(self, control: RunControl) -> Iterator[bytes]:
        """What the rules did, as JSON, then the codes of each column."""
        schema = Schema.from_json(self.schema)
        sketch = RowSketch(schema, key=bytes.fromhex(self.sketch_key)) if self.sketch_key else None
        loaded = load_table(self.path, schema, limits=self.limits, control=control, sketch=sketch)
        yield TypeAdapter(_Facts).dump_json(_Facts(loaded.columns, loaded.sketch))
        for column in loaded.table.columns:
            yield column.tobytes()

    def answer(self, parts: Iterator[bytes]) -> LoadedTable:
        """The table."""
        facts = TypeAdapter(_Facts).validate_json(next(parts, b""))
        sizes = Schema.from_json(self.schema).sizes
        columns = tuple(_codes(part, size) for size, part in zip(sizes, parts, strict=True))
        return LoadedTable(PrivateTable(sizes, columns), facts.columns, facts.sketch)


@dataclass(frozen=True, slots=True)
class Listing:
    """Read a small table, such as a code book, as text.

    Attributes:
        path: The file.
        limits: What the file may ask for.
    """

    path: Path
    limits: Limits = LIMITS
    kind: Literal["list"] = "list"

    def parts(self, control: RunControl) -> Iterator[bytes]:
        """The table as JSON."""
        found = detect(self.path, limits=self.limits, control=control.part(0.0, 0.1))
        table = read_table(self.path, found.reading, limits=self.limits, control=control.part(0.1, 1.0))
        yield TypeAdapter(TextTable).dump_json(table)

    def answer(self, parts: Iterator[bytes]) -> TextTable:
        """The table."""
        return TypeAdapter(TextTable).validate_json(next(parts, b""))


def as_json(job: Job[object]) -> bytes:
    """A job as it is sent."""
    return TypeAdapter(type(job)).dump_json(job)


def job_of(content: bytes) -> Inspecting | Loading | Listing:
    """A job as it was sent."""
    jobs: TypeAdapter[Inspecting | Loading | Listing] = TypeAdapter(
        Annotated[Inspecting | Loading | Listing, Field(discriminator="kind")]
    )
    return jobs.validate_json(content)


def _codes(part: bytes, size: int) -> CodeArray:
    return cast("CodeArray", np.frombuffer(part, code_type(size)))


@lru_cache
def _inspections() -> TypeAdapter[FileInspection]:
    return TypeAdapter(FileInspection)
