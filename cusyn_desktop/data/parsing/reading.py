"""How a file is read: everything a person may have to say about it, kept with the schema."""

from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from cusyn_desktop.errors import InputError


class FileKind(StrEnum):
    """The kinds of files that can be read."""

    CSV = "csv"
    PARQUET = "parquet"
    EXCEL = "excel"


class Packing(StrEnum):
    """Whether the file is compressed; nothing is unpacked unless this says so."""

    NONE = "none"
    GZIP = "gzip"


class Reading(BaseModel):
    """The dialect of a file.

    Attributes:
        kind: CSV (any text with a delimiter), Parquet or Excel.
        packing: Whether the file may be compressed; only ever by declaration.
        encoding: A text encoding known to Python.
        delimiter: Between the cells of a row.
        quote: Around cells that hold a delimiter or a line break; doubled inside. Empty: there are no quotes.
        header: Whether the first row holds the names.
        skip_lines: Lines before the header, or before the first row, that are no data.
        decimal: The decimal mark.
        thousands: The mark between groups of three digits; a blank stands for any kind of blank.
        trim: Whether blanks around a cell are dropped.
        line_end: How lines end; any kind is read, this one is written.
        sheet: Name of the sheet of an Excel file; empty for the first.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: FileKind = FileKind.CSV
    packing: Packing = Packing.NONE
    encoding: str = "utf-8"
    delimiter: Annotated[str, Field(min_length=1, max_length=1)] = ","
    quote: Literal['"', "'", ""] = '"'
    header: bool = True
    skip_lines: Annotated[int, Field(ge=0, le=1000)] = 0
    decimal: Literal[".", ","] = "."
    thousands: Literal["", ",", ".", " ", "'"] = ""
    trim: bool = True
    line_end: Literal["\n", "\r\n", "\r"] = "\n"
    sheet: str = ""

    @model_validator(mode="after")
    def _check(self) -> Self:
        try:
            "".encode(self.encoding)
        except LookupError as error:
            raise InputError(f"The encoding '{self.encoding}' is unknown.") from error
        if self.delimiter in {self.quote, "\n", "\r", "\0", "\ufeff"}:
            raise InputError("The separator cannot be a quote or a line break.")
        if self.decimal == self.thousands:
            raise InputError("The decimal mark and the thousands mark must differ.")
        return self
