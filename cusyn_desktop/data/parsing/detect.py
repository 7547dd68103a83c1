"""A proposal for how a file is read: encoding, delimiter, quotes, header, decimal mark; the person confirms.

Each guess is a pure function of a sample of the text; what was guessed rather than known is told in a note.
"""

import codecs
import csv
import math
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.parsing.columnar import excel_head
from cusyn_desktop.data.parsing.files import LIMITS, Limits, is_packed, kind_of, open_binary, scan
from cusyn_desktop.data.parsing.reading import FileKind, Packing, Reading
from cusyn_desktop.errors import InputError

_SAMPLE_BYTES = 256 << 10
_SAMPLE_ROWS = 2_000
_MOST_TITLES = 5
_HINT_CHARACTERS = 20_000
_HINT_LINE = 1_000
_DELIMITERS = ",;\t|"
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CODE_PAGES = ("cp1252", "cp1250", "latin_1")
_INSIDE_WORD = re.compile(r"[a-z][^\x00-\x7f\w’‘]|[^\x00-\x7f\w’‘“„«€][a-z]|[\x80-\x9f]|[a-z][²³¹ªº]")

_GROUPS = r"[+-]?\d{1,3}(?:%s\d{3})+(?:%s\d+)?"
_MARKED = {
    ",": re.compile(_GROUPS % (",", r"\.")),
    ".": re.compile(_GROUPS % (r"\.", ",")),
    " ": re.compile(_GROUPS % ("[ \u00a0\u202f]", "[.,]")),
    "'": re.compile(_GROUPS % ("'", r"\.")),
}
_DECIMAL = {
    ".": re.compile(r"[+-]?(?:\d+|\d{1,3}(?:[, '\u00a0\u202f]\d{3})+)?\.\d+(?:[eE][+-]?\d+)?"),
    ",": re.compile(r"[+-]?(?:\d+|\d{1,3}(?:[. '\u00a0\u202f]\d{3})+)?,\d+"),
}
_AMBIGUOUS = re.compile(r"[+-]?[1-9]\d{0,2}[.,]\d{3}")  # 1,234 may be a thousand or a decimal
_YEAR = re.compile(r"(19|20)\d\d")
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
    """The beginning of a text, cut into records by the proposed dialect.

    Attributes:
        delimiter, quote: The dialect.
        rows: The records that are not blank.
        starts: How many lines stand before each of them.
        is_broken: Whether a quote is followed by text, or never closed.
    """

    delimiter: str
    quote: Literal['"', "'", ""]
    rows: list[list[str]]
    starts: list[int]
    is_broken: bool = False

    @property
    def width(self) -> int:
        """The commonest number of fields."""
        return Counter(map(len, self.rows)).most_common(1)[0][0] if self.rows else 0

    @property
    def regularity(self) -> float:
        """The share of records that have the commonest number of fields, less where a quote was broken."""
        return -self.is_broken + sum(len(row) == self.width for row in self.rows) / max(len(self.rows), 1)


def detect(
    path: Path,
    *,
    packing: Packing = Packing.NONE,
    sheet: str = "",
    limits: Limits = LIMITS,
    control: RunControl | None = None,
) -> Detection:
    """Look at a file and propose how to read it.

    Raises:
        InputError: There is no such file, it is empty, no table, or breaks a limit; or a file without sheets
            is to have one.
    """
    kind, packing = kind_of(path, packing), packing if is_packed(path) else Packing.NONE
    if sheet and kind is not FileKind.EXCEL:
        raise InputError(f"{path.name} is a file of kind '{kind}' and has no sheets. Leave the sheet out.")
    if kind is FileKind.PARQUET:
        return Detection(Reading(kind=kind, packing=packing))
    if kind is FileKind.EXCEL:
        with open_binary(path, packing) as file:
            head = excel_head(path, file, sheet=sheet, n_rows=_MOST_TITLES + 1)
        reading = Reading(kind=kind, packing=packing, sheet=sheet, skip_lines=_n_titles(head, len(head[0])))
        return Detection(reading, tuple(_notes(reading)))
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


def quoted_columns(path: Path, reading: Reading) -> frozenset[int]:
    """Places of columns whose cells all stand in quotes where others do not: a hint that they are text.

    Only the beginning of the file is looked at.
    """
    if reading.kind is not FileKind.CSV or not reading.quote:
        return frozenset()
    text = _sample_text(path, reading.packing, reading.encoding)
    lines = text.splitlines()[reading.skip_lines + reading.header :][:_SAMPLE_ROWS]
    rows = [line.split(reading.delimiter) for line in lines]
    width = Counter(map(len, rows)).most_common(1)[0][0] if rows else 0
    columns = list(zip(*(row for row in rows if len(row) == width), strict=True))
    quoted = frozenset(place for place, cells in enumerate(columns) if _are_quoted(cells, reading.quote))
    return quoted if len(quoted) < width else frozenset()


def _are_quoted(cells: Iterable[str], quote: str) -> bool:
    filled = [cell.strip() for cell in cells if cell.strip()]
    return bool(filled) and all(len(cell) > 1 and cell[0] == cell[-1] == quote for cell in filled)


def _notes(reading: Reading) -> Iterable[str]:
    if not reading.header:
        yield "The first row seems to hold values, so the columns are called column_1, column_2 and so on."
    if reading.skip_lines == 1:
        yield "The first line holds no names of columns and is taken for a title."
    if reading.skip_lines > 1:
        yield f"The first {reading.skip_lines} lines hold no names of columns and are taken for a title."


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
    """The code page in which fewest signs stand inside words; `charset-normalizer` decides a draw.

    Of pages in which all words are the same the commonest is named: whoever has German words knows no other.
    """
    with open_binary(path, packing) as file:
        lines = [line for line in file.read(64 * _SAMPLE_BYTES).splitlines() if not line.isascii()]
    sample = b"\n".join(lines[:500])
    oddity = {page: _oddity(sample, page) for page in _CODE_PAGES}
    likely = [page for page in _CODE_PAGES if oddity[page] == min(oddity.values())]
    chosen = likely[0] if len(likely) == 1 else _hinted(sample, likely)
    words = sample.decode(chosen)
    return next(page for page in likely if sample.decode(page) == words)


def _oddity(sample: bytes, page: str) -> float:
    """How many characters that are no letters stand inside words; infinite where a byte has no meaning."""
    try:
        return len(_INSIDE_WORD.findall(sample.decode(page)))
    except UnicodeDecodeError:
        return math.inf


def _hinted(sample: bytes, pages: Sequence[str]) -> str:
    from charset_normalizer import from_bytes

    best = from_bytes(sample, cp_isolation=list(pages)).best()
    return best.encoding if best is not None and best.encoding in pages else pages[0]


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
    usable = [sample for sample in samples if sample.width > 1]
    if not usable:
        return samples[0]
    best = max(sample.regularity for sample in usable)
    regular = [sample for sample in usable if sample.regularity == best]
    if len({sample.delimiter for sample in regular}) > 1:
        hint = _clever_delimiter(text)
        regular = [sample for sample in regular if sample.delimiter == hint] or regular
    return max(regular, key=lambda sample: sample.width)


def _quotes(text: str) -> tuple[Literal['"', "'"], ...]:
    """Double quotes are the rule; single ones are tried where a cell seems to start with one."""
    if '"' not in text and re.search(r"(^|[,;\t|])'", text, re.MULTILINE):
        return ("'", '"')
    return ('"',)


def _cut(text: str, delimiter: str, quote: Literal['"', "'", ""]) -> _Sample:
    """The records under a dialect, without blank ones, up to where a quote is followed by text."""
    rows: list[list[str]] = []
    starts: list[int] = []
    start = 0
    reader = csv.reader(
        text.splitlines(keepends=True),
        delimiter=delimiter,
        quotechar=quote,
        skipinitialspace=True,
        strict=True,
    )
    try:
        for row in reader:
            if any(cell.strip() for cell in row):
                rows.append([cell.strip() for cell in row])
                starts.append(start)
            start = reader.line_num
            if len(rows) == _SAMPLE_ROWS:
                break
    except csv.Error as error:
        return _Sample(delimiter, quote, rows, starts, is_broken="unexpected end" not in str(error))
    return _Sample(delimiter, quote, rows, starts)


def _clever_delimiter(text: str) -> str | None:
    """What `clevercsv` says; long lines are kept from it, for its time grows with their square."""
    import clevercsv

    lines = (line for line in text[:_HINT_CHARACTERS].splitlines(keepends=True) if len(line) <= _HINT_LINE)
    try:
        dialect = clevercsv.Detector().detect("".join(lines), delimiters=list(_DELIMITERS))
    except (clevercsv.Error, ValueError):
        return None
    delimiter: str | None = getattr(dialect, "delimiter", None)
    return delimiter


def _skipped(sample: _Sample) -> tuple[int, list[list[str]]]:
    """How many lines of title stand in front, and the records that follow."""
    n_titles = _n_titles(sample.rows, sample.width)
    return (sample.starts[n_titles], sample.rows[n_titles:]) if n_titles else (0, sample.rows)


def _n_titles(rows: Sequence[Sequence[str]], width: int) -> int:
    """How many records in front are a title, or headings over several columns.

    That are up to five of one field where others have several, or with less than half of their cells filled
    above a record in which every cell is filled and none is a number or a date.
    """

    def is_sparse(row: Sequence[str]) -> bool:
        return len(row) == 1 < width or 2 * sum(map(bool, row)) < width

    n_sparse = next((place for place, row in enumerate(rows) if not is_sparse(row)), 0)
    if not 0 < n_sparse <= _MOST_TITLES or len(rows[n_sparse]) != width:
        return 0
    are_short = all(len(row) == 1 for row in rows[:n_sparse])
    are_names = all(cell and not _NUMBER_OR_DATE.fullmatch(cell) for cell in rows[n_sparse])
    return n_sparse if are_short or are_names else 0


def _has_header(rows: Sequence[Sequence[str]]) -> bool:
    """Whether the first row differs in kind from those below it.

    A name is no number and no date, but may be a year. The first row is a header if some column holds numbers
    or dates under a name, or if hardly any name occurs as a value of its column.
    """
    body = [row for row in rows[1:] if len(row) == len(rows[0])]
    if not body:
        return True
    first = rows[0]
    if not all(_YEAR.fullmatch(cell) for cell in first if _NUMBER_OR_DATE.fullmatch(cell)):
        return False
    columns = list(zip(*body, strict=True))
    named = [column for name, column in zip(first, columns, strict=True) if name not in column]
    if any(_mostly_numbers(column) for column in named):
        return True
    recurring = sum(cell in column for cell, column in zip(first, columns, strict=True))
    return recurring <= 0.1 * len(first)


def _mostly_numbers(cells: Sequence[str]) -> bool:
    filled = [cell for cell in cells if cell]
    return bool(filled) and sum(bool(_NUMBER_OR_DATE.fullmatch(cell)) for cell in filled) >= 0.8 * len(filled)


def _marks(
    cells: Sequence[str],
) -> tuple[Literal[".", ","], Literal["", ",", ".", " ", "'"], tuple[str, ...]]:
    """The decimal and the thousands mark of the numbers in the sample, with a note where they are a guess."""
    distinct = {cell for cell in cells if cell[-1:].isdigit()}
    sure = [cell for cell in distinct if not _AMBIGUOUS.fullmatch(cell)]
    point, comma = (sum(bool(_DECIMAL[mark].fullmatch(cell)) for cell in sure) for mark in ".,")
    decimal: Literal[".", ","] = "," if comma > point else "."
    thousands = _thousands(distinct, decimal)
    guessed = thousands == "," and not any(_MARKED[","].fullmatch(cell) for cell in sure) and not point
    note = "Numbers like 1,234 are read as one thousand and more, not as decimals."
    return decimal, thousands, (note,) if guessed else ()


def _thousands(cells: Iterable[str], decimal: str) -> Literal["", ",", ".", " ", "'"]:
    marks: tuple[Literal[",", ".", " ", "'"], ...] = (" ", "'", "," if decimal == "." else ".")
    found = set(cells)
    return next((mark for mark in marks if any(_MARKED[mark].fullmatch(cell) for cell in found)), "")


def _line_end(text: str) -> Literal["\n", "\r\n", "\r"]:
    if "\r\n" in text:
        return "\r\n"
    return "\r" if "\r" in text and "\n" not in text else "\n"
