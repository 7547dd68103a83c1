"""Files opened as bytes and looked over before anything is parsed.

Nothing is opened by address or unpacked by suffix: what a file is, its first bytes say. One pass with a bound
on memory checks size, encoding, NUL characters and the length of lines, so the parser meets no surprise.
"""

import codecs
import gzip
import io
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import IO, cast

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.parsing.reading import FileKind, Packing, Reading
from cusyn_desktop.errors import InputError

_BLOCK = 1 << 20
_GZIP = b"\x1f\x8b"
_MAX_RATIO = 250  # how much a compressed file may grow
_HARMLESS = 64 << 20  # bytes that are fine at any ratio

_FOREIGN = {
    b"\x28\xb5\x2f\xfd": "a zstd archive",
    b"BZh": "a bzip2 archive",
    b"\xfd7zXZ\x00": "an xz archive",
    b"7z\xbc\xaf\x27\x1c": "a 7z archive",
    b"%PDF": "a PDF document",
    b"SQLite format 3\x00": "a SQLite database",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"ARROW1": "an Arrow file",
    b"$FL2": "an SPSS file",
    b"<stata_dta>": "a Stata file",
    b"\x80\x04\x95": "a Python pickle, which is never opened",
}


@dataclass(frozen=True, slots=True)
class Limits:
    """What a file may ask of this computer; a custodian may change them.

    Attributes:
        size_bytes: Unpacked size.
        n_rows, n_columns: Size of the table.
        field_length, header_length, name_length: In characters.
        memory_bytes: What the process that reads may take, where the system can hold it to that.
        silent_seconds: How long it may show no progress.
    """

    size_bytes: int = 2 << 30
    n_rows: int = 20_000_000
    n_columns: int = 500
    field_length: int = 32 << 10
    header_length: int = 64 << 10
    name_length: int = 200
    memory_bytes: int = 4 << 30
    silent_seconds: float = 300

    @property
    def line_length(self) -> int:
        """The longest line that can still be a row."""
        return self.n_columns * self.field_length


LIMITS = Limits()


@contextmanager
def open_binary(path: Path, packing: Packing = Packing.NONE) -> Iterator[IO[bytes]]:
    """Open a file for reading; gzip is unpacked only where `packing` allows it.

    Raises:
        InputError: There is no such file, it cannot be opened, or what it says of its packing is wrong.
    """
    with _opened(path) as raw:
        if packing is Packing.NONE or raw.peek(2)[:2] != _GZIP:
            yield raw
            return
        try:
            with gzip.GzipFile(fileobj=raw) as unpacked:
                yield cast("IO[bytes]", unpacked)
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise InputError(f"{path.name} is no complete gzip file. Copy or unpack it again.") from error


@contextmanager
def _opened(path: Path) -> Iterator[io.BufferedReader]:
    if not path.exists():
        raise InputError(f"There is no file '{path}'. Check the name and the folder.", path=str(path))
    if not path.is_file():
        raise InputError(f"'{path}' is not a file. Choose a file with a table.", path=str(path))
    try:
        handle = path.open("rb")
    except OSError as error:
        raise InputError(f"{path.name} cannot be opened: {error.strerror}.", path=str(path)) from error
    with handle:
        yield handle


def is_packed(path: Path) -> bool:
    """Whether a file is compressed by gzip."""
    with _opened(path) as raw:
        return raw.peek(2)[:2] == _GZIP


def kind_of(path: Path, packing: Packing = Packing.NONE) -> FileKind:
    """What kind of table a file is, by its first bytes.

    Raises:
        InputError: The file is empty, an archive, or something else that is no table.
    """
    with open_binary(path, packing) as file:
        head = file.read(16)
    if not head:
        raise InputError(f"{path.name} is empty. Choose a file with a header and rows.", path=str(path))
    if head.startswith(b"PAR1"):
        return FileKind.PARQUET
    if head.startswith(b"\xd0\xcf\x11\xe0"):
        return FileKind.EXCEL
    if head.startswith(b"PK"):
        return _zip_kind(path)
    if head.startswith(_GZIP):
        raise InputError(
            f"{path.name} is compressed (gzip). Unpack it first, or ask for that: --gzip with inspect and"
            ' schema, "packing": "gzip" in the reading of a schema.',
            packing=Packing.GZIP,
        )
    for magic, what in _FOREIGN.items():
        if head.startswith(magic):
            raise InputError(f"{path.name} is {what}, not a table. Export it as CSV first.")
    return FileKind.CSV


def _zip_kind(path: Path) -> FileKind:
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
    except (zipfile.BadZipFile, OSError, NotImplementedError) as error:
        raise InputError(f"{path.name} is a damaged archive. Copy or export it again.") from error
    if not {"xl/workbook.xml", "xl/workbook.bin", "content.xml"} & {member.filename for member in members}:
        raise InputError(f"{path.name} is a zip archive. Unpack it and choose the file with the table.")
    size = sum(member.file_size for member in members)
    _check_size(path, size, path.stat().st_size, Limits(size_bytes=512 << 20))
    return FileKind.EXCEL


def scan(path: Path, reading: Reading, *, limits: Limits = LIMITS, control: RunControl | None = None) -> None:
    """Look a text file over, in memory that does not grow with it.

    Raises:
        InputError: The file is too large, not in the encoding, holds NUL characters or an endless line.
    """
    control = control or RunControl()
    decoder = codecs.getincrementaldecoder(reading.encoding)("strict")
    size, line, tail = 0, 1, 0
    with open_binary(path, reading.packing) as file:
        packed_size = max(path.stat().st_size, 1)
        for block in chain(iter(partial(file.read, _BLOCK), b""), (b"",)):
            size += len(block)
            _check_size(path, size, packed_size, limits)
            text = _decoded(path, decoder.decode, block, line)
            _check_nul(path, text, line)
            lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            if max(tail + len(lines[0]), *map(len, lines)) > limits.line_length:
                raise InputError(
                    f"{path.name} has a line of over {limits.line_length:,} characters: no table."
                )
            tail = len(lines[-1]) + (tail if len(lines) == 1 else 0)
            line += len(lines) - 1
            control.checkpoint(size / packed_size, "scan")


def _check_nul(path: Path, text: str, line: int) -> None:
    if "\0" in text:
        where = line + text[: text.index("\0")].count("\n")
        raise InputError(
            f"Line {where:,} of {path.name} holds a NUL character."
            " The file is damaged, or its encoding is another one (UTF-16, for example).",
            line=where,
        )


def _decoded(path: Path, decode: Callable[[bytes, bool], str], block: bytes, line: int) -> str:
    try:
        return decode(block, not block)
    except UnicodeDecodeError as error:
        where = line + error.object[: error.start].count(b"\n")
        raise InputError(
            f"Line {where:,} of {path.name} is not valid {error.encoding}. Choose another encoding.",
            line=where,
            encoding=error.encoding,
        ) from error
    except UnicodeError as error:  # UTF-16 without the mark that it begins with
        raise InputError(f"{path.name} does not begin as its encoding demands. Choose another.") from error


def _check_size(path: Path, size: int, packed_size: int, limits: Limits) -> None:
    if size > limits.size_bytes:
        raise InputError(
            f"{path.name} is larger than {limits.size_bytes >> 20:,} MiB. Split it, or raise the limit.",
            limit=limits.size_bytes,
        )
    if size > max(_MAX_RATIO * packed_size, _HARMLESS):
        raise InputError(f"{path.name} grows more than {_MAX_RATIO} times when unpacked. It is not opened.")
