"""A proposal for how a file is read: encoding, delimiter, quotes, header, decimal mark; the person confirms.

Each guess is a pure function of a sample of the text; what was guessed rather than known is told in a note.
"""

import codecs
import csv
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.files import LIMITS, Limits, is_packed, kind_of, open_binary, scan
from cusyn_desktop.data.reading import FileKind, Packing, Reading
from cusyn_desktop.errors import InputError

_SAMPLE_BYTES = 256 << 10
_SAMPLE_ROWS = 2_000
_DELIMITERS = ",;\t|"
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CODE_PAGES = ("cp1252", "cp1250", "latin_1")

_POINT = re.compile(r"[+-]?(\d+\.\d*|\.\d+)([eE][+-]?\d+)?")
_COMMA = re.compile(r"[+-]?\d+,\d+")
_POINT_GROUPS = re.compile(r"[+-]?\d{1,3}(\.\d{3})+(,\d+)?")
_COMMA_GROUPS = re.compile(r"[+-]?\d{1,3}(,\d{3})+(\.\d+)?")
_BLANK_GROUPS = re.compile(r"[+-]?\d{1,3}([ \u00a0\u202f]\d{3})+([.,]\d+)?")
_TICK_GROUPS = re.compile(r"[+-]?\d{1,3}('\d{3})+(\.\d+)?")
_NUMBER_OR_DATE = re.compile(r"[+-]?[\d.,:/\-\s]*\d[\d.,:/\-\sTZ%eE]*")


@dataclass(frozen=True, slots=True)
class Detection:
    """A proposed reading.

    Attributes:
        reading: What to try first.
        notes: What was guessed, in sentences.
    """

    reading: Reading
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Sample:
    """The beginning of a text, cut into records by the proposed dialect."""

    delimiter: str
    quote: Literal['"', "'", ""]
    rows: list[list[str]]

    @property
    def width(self) -> int:
        """The commonest number of fields."""
        return Counter(map(len, self.rows)).most_common(1)[0][0] if self.rows else 0

    @property
    def regularity(self) -> float:
        """The share of records that have the commonest number of fields."""
        return sum(len(row) == self.width for row in self.rows) / max(len(self.rows), 1)


def detect(
    path: Path,
    *,
    packing: Packing = Packing.NONE,
    limits: Limits = LIMITS,
    control: RunControl | None = None,
) -> Detection:
    """Look at a file and propose how to read it.

    Raises:
        InputError: There is no such file, it is empty, no table, or breaks a limit.
    """
    kind, packing = kind_of(path, packing), packing if is_packed(path) else Packing.NONE
    if kind is not FileKind.CSV:
        return Detection(Reading(kind=kind, packing=packing))
    encoding, notes = _encoding(path, packing, limits, control or RunControl())
    text = _sample_text(path, packing, encoding)
    sample = _dialect(text)
    skip, rows = _skipped(sample)
    header = _has_header(rows)
    cells = [cell for row in rows[header:] for cell in row]
    decimal, thousands, mark_notes = _marks(cells)
    reading = Reading(
        packing=packing,
        encoding=encoding,
        delimiter=sample.delimiter,
        quote=sample.quote,
        header=header,
        skip_lines=skip,
        decimal=decimal,
        thousands=thousands,
        line_end=_line_end(text),
    )
    return Detection(reading, (*notes, *_notes(reading), *mark_notes))


def _notes(reading: Reading) -> Iterable[str]:
    if not reading.header:
        yield "The first row seems to hold values, so the columns were given names."
    if reading.skip_lines:
        yield f"The first {reading.skip_lines} line(s) have another width and are taken for a title."


def _encoding(
    path: Path, packing: Packing, limits: Limits, control: RunControl
) -> tuple[str, tuple[str, ...]]:
    """Byte order mark, then strict UTF-8, else a hint that the person has to look at."""
    with open_binary(path, packing) as file:
        head = file.read(_SAMPLE_BYTES)
    for mark, encoding in _MARKS:
        if head.startswith(mark):
            return encoding, ()
    if (wide := _wide_encoding(head)) is not None:
        return wide, (f"The file has no byte order mark; it looks like {wide}.",)
    try:
        scan(path, Reading(packing=packing), limits=limits, control=control)
    except InputError as error:
        if "encoding" not in error.details:
            raise
        guess = _code_page(path, packing)
        return guess, (f"The file is not UTF-8. It is read as {guess}: check words with accents.",)
    return "utf-8", ()


def _wide_encoding(head: bytes) -> str | None:
    """UTF-16 without a mark: most bytes at even or at odd places are zero."""
    for encoding, zeros in (("utf-16-le", head[1::2]), ("utf-16-be", head[0::2])):
        if len(head) >= 4 and zeros.count(0) > 0.7 * len(zeros):
            return encoding
    return None


def _code_page(path: Path, packing: Packing) -> str:
    """The code page that suits the non-ASCII lines best, by `charset-normalizer`."""
    from charset_normalizer import from_bytes

    with open_binary(path, packing) as file:
        lines = [line for line in file.read(64 * _SAMPLE_BYTES).splitlines() if not line.isascii()]
    sample = b"\n".join(lines[:500])
    best = from_bytes(sample, cp_isolation=list(_CODE_PAGES)).best()
    if best is not None and best.encoding in _CODE_PAGES:
        return {"latin_1": "latin-1"}.get(best.encoding, best.encoding)
    return "latin-1"


def _sample_text(path: Path, packing: Packing, encoding: str) -> str:
    with open_binary(path, packing) as file:
        block = file.read(_SAMPLE_BYTES)
        whole = not file.read(1)
    text = codecs.getincrementaldecoder(encoding)("replace").decode(block).removeprefix("\ufeff")
    if whole:
        return text
    end = max(text.rfind("\n"), text.rfind("\r"))
    return text[: end + 1] if end > 0 else text


def _dialect(text: str) -> _Sample:
    """The delimiter and quote that cut the sample into the most regular table.

    Where several do, `clevercsv` decides, which looks at what the cells hold; then the widest table wins.
    """
    samples = [_cut(text, delimiter, quote) for delimiter in _DELIMITERS for quote in _quotes(text)]
    usable = [sample for sample in samples if sample is not None and sample.width > 1]
    if not usable:
        return _cut(text, ",", '"') or _Sample(",", '"', [])
    best = max(sample.regularity for sample in usable)
    regular = [sample for sample in usable if sample.regularity == best]
    if len({sample.delimiter for sample in regular}) > 1:
        hint = _clever_delimiter(text)
        regular = [sample for sample in regular if sample.delimiter == hint] or regular
    return max(regular, key=lambda sample: sample.width)


def _quotes(text: str) -> tuple[Literal['"', "'", ""], ...]:
    """Double quotes are the rule; single ones are tried where a cell seems to start with one."""
    if '"' not in text and re.search(r"(^|[,;\t|])'", text, re.MULTILINE):
        return ("'", '"')
    return ('"', "") if '"' in text else ('"',)


def _cut(text: str, delimiter: str, quote: Literal['"', "'", ""]) -> _Sample | None:
    """The records under a dialect, without blank ones; None where a quote is followed by text."""
    rows: list[list[str]] = []
    reader = csv.reader(
        text.splitlines(keepends=True),
        delimiter=delimiter,
        quotechar=quote or None,
        quoting=csv.QUOTE_MINIMAL if quote else csv.QUOTE_NONE,
        skipinitialspace=True,
        strict=True,
    )
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append([cell.strip() for cell in row])
            if len(rows) == _SAMPLE_ROWS:
                break
    except csv.Error as error:
        if "unexpected end" not in str(error):  # the sample may end inside quotes
            return None
    return _Sample(delimiter, quote, rows)


def _clever_delimiter(text: str) -> str | None:
    import clevercsv

    try:
        dialect = clevercsv.Detector().detect(text[:20_000], delimiters=list(_DELIMITERS))
    except (clevercsv.Error, ValueError):
        return None
    delimiter: str | None = getattr(dialect, "delimiter", None)
    return delimiter


def _skipped(sample: _Sample) -> tuple[int, list[list[str]]]:
    """Title lines in front: up to five that have one field where all others have several."""
    widths = [len(row) for row in sample.rows]
    n_titles = next((place for place, width in enumerate(widths) if width == sample.width), 0)
    if sample.width > 1 and 0 < n_titles <= 5 and set(widths[:n_titles]) == {1}:
        return n_titles, sample.rows[n_titles:]
    return 0, sample.rows


def _has_header(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first row differs in kind from those below it.

    A name is no number and no date. The first row is a header if some column holds numbers or dates under a
    name, or if hardly any name occurs as a value of its column.
    """
    if len(rows) < 2:
        return True
    first, body = rows[0], [row for row in rows[1:] if len(row) == len(rows[0])]
    if any(_NUMBER_OR_DATE.fullmatch(cell) for cell in first):
        return _all_distinct(first) and _numbers_name_columns(first, body)
    columns = list(zip(*body, strict=True))
    if any(_mostly_numbers(column) for column in columns):
        return True
    recurring = sum(cell in column for cell, column in zip(first, columns, strict=True))
    return recurring <= 0.1 * len(first)


def _all_distinct(cells: Sequence[str]) -> bool:
    return len(set(cells)) == len(cells)


def _numbers_name_columns(first: Sequence[str], body: Sequence[Sequence[str]]) -> bool:
    """Years as names of some columns, words as names of others that hold numbers."""
    columns = zip(first, zip(*body, strict=True), strict=True)
    return any(not _NUMBER_OR_DATE.fullmatch(name) and _mostly_numbers(column) for name, column in columns)


def _mostly_numbers(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    return bool(filled) and sum(bool(_NUMBER_OR_DATE.fullmatch(cell)) for cell in filled) >= 0.8 * len(filled)


def _marks(
    cells: Sequence[str],
) -> tuple[Literal[".", ","], Literal["", ",", ".", " ", "'"], tuple[str, ...]]:
    """The decimal and the thousands mark of the numbers in the sample."""
    distinct = {cell for cell in cells if cell[-1:].isdigit()}
    point = sum(bool(_POINT.fullmatch(cell) and not _POINT_GROUPS.fullmatch(cell)) for cell in distinct)
    comma = sum(bool(_COMMA.fullmatch(cell) and not _COMMA_GROUPS.fullmatch(cell)) for cell in distinct)
    groups = {
        ".": sum(bool(_POINT_GROUPS.fullmatch(cell)) for cell in distinct),
        ",": sum(bool(_COMMA_GROUPS.fullmatch(cell)) for cell in distinct),
    }
    thousands: Literal["", ",", ".", " ", "'"] = ""
    if any(_BLANK_GROUPS.fullmatch(cell) for cell in distinct):
        thousands = " "
    elif any(_TICK_GROUPS.fullmatch(cell) for cell in distinct):
        thousands = "'"
    if comma > point:
        return ",", thousands or ("." if groups["."] else ""), ()
    if groups[","] and not thousands:
        note = "Numbers like 1,234 are read as one thousand and more, not as decimals."
        return ".", ",", () if point else (note,)
    return ".", thousands, ()


def _line_end(text: str) -> Literal["\n", "\r\n", "\r"]:
    if "\r\n" in text:
        return "\r\n"
    return "\r" if "\r" in text and "\n" not in text else "\n"
