"""Random tables in random dialects come back as they were, and what is broken is never read in silence."""

import csv
import gzip
import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.errors import InputError

ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1250", "cp1252", "latin-1")
SIGNS = "aB7 ,;\t|\"'.-=\n\r\r\néłß€ż\u00a0"
QUIET = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@dataclass(frozen=True)
class Written:
    """A table, the dialect it was written in, and its bytes."""

    rows: list[list[str]]
    reading: Reading
    content: bytes


@st.composite
def written_tables(draw: st.DrawFn) -> Written:
    encoding = draw(st.sampled_from(ENCODINGS))
    width = draw(st.integers(1, 5))
    letters = "".join(sign for sign in SIGNS if sign.encode(encoding, "ignore"))
    cell = st.text(st.sampled_from(letters), max_size=8)
    rows = draw(st.lists(st.lists(cell, min_size=width, max_size=width), min_size=1, max_size=12))
    reading = Reading(
        encoding=encoding,
        delimiter=draw(st.sampled_from(",;\t|")),
        quote=draw(st.sampled_from(['"', "'"])),
        header=False,
        trim=False,
        packing=draw(st.sampled_from(Packing)),
        line_end=draw(st.sampled_from(["\n", "\r\n", "\r"])),
    )
    content = content_of(rows, reading, csv.QUOTE_ALL if draw(st.booleans()) else csv.QUOTE_MINIMAL)
    return Written(
        rows, reading, gzip.compress(content, mtime=0) if reading.packing is Packing.GZIP else content
    )


def content_of(rows: list[list[str]], reading: Reading, quoting: Literal[0, 1] = csv.QUOTE_MINIMAL) -> bytes:
    lines = []
    for row in rows:
        text = io.StringIO(newline="")
        csv.writer(text, delimiter=reading.delimiter, quotechar=reading.quote, quoting=quoting).writerow(row)
        lines.append(text.getvalue().removesuffix("\r\n") + reading.line_end)
    return "".join(lines).encode(reading.encoding)


@settings(QUIET, max_examples=300)
@given(table=written_tables())
def test_a_table_comes_back_as_it_was(table: Written, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(table.content)
    read = read_table(path, table.reading)
    assert [list(row) for row in zip(*read.columns, strict=True)] == table.rows


WORDS = st.text(st.sampled_from("abcdefgéłñ -"), min_size=1, max_size=8).map(
    lambda word: word.strip(" -") or "x"
)
NUMBERS = st.integers(-9999, 9999).map(str)
DECIMALS = st.integers(-99999, 99999).map(lambda number: f"{number / 100:.2f}")
DATES = st.dates().map(lambda day: day.isoformat())


@st.composite
def usual_tables(draw: st.DrawFn) -> Written:
    """Tables as people have them: a header, columns of one kind, dialects that can be told from the text."""
    kinds = draw(st.lists(st.sampled_from([WORDS, NUMBERS, DECIMALS, DATES]), min_size=2, max_size=6))
    assume(any(kind is not WORDS for kind in kinds))
    n_rows = draw(st.integers(3, 15))
    columns = [draw(st.lists(kind, min_size=n_rows, max_size=n_rows)) for kind in kinds]
    reading = Reading(
        encoding=draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16"])),
        delimiter=draw(st.sampled_from(",;\t|")),
        line_end=draw(st.sampled_from(["\n", "\r\n", "\r"])),
    )
    header = [f"name{'abcdef'[position]}" for position in range(len(kinds))]
    rows = [header, *map(list, zip(*columns, strict=True))]
    return Written(rows, reading, content_of(rows, reading))


@settings(QUIET, max_examples=150)
@given(table=usual_tables())
def test_the_dialect_of_a_usual_table_is_found(table: Written, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(table.content)
    found = detect(path).reading
    assert (found.delimiter, found.encoding, found.header, found.line_end) == (
        table.reading.delimiter,
        table.reading.encoding,
        True,
        table.reading.line_end,
    )
    read = read_table(path, found)
    assert [list(read.names), *map(list, zip(*read.columns, strict=True))] == table.rows


@settings(QUIET, max_examples=300)
@given(table=written_tables(), at=st.floats(0, 1), replacement=st.binary(max_size=4))
def test_a_damaged_file_is_read_as_the_slow_reader_does_or_refused(
    table: Written, at: float, replacement: bytes, tmp_path: Path
) -> None:
    place = int(at * len(table.content))
    content = table.content[:place] + replacement + table.content[place + 2 :]
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    try:
        read = read_table(path, table.reading)
    except InputError:
        return
    assert [list(row) for row in zip(*read.columns, strict=True)] == slow_rows(content, table.reading)


def slow_rows(content: bytes, reading: Reading) -> list[list[str]]:
    """The obvious twin of the reader: a walk over the characters, RFC 4180 to the letter.

    Titles are passed over; where cells are trimmed, blanks before a quote count for nothing.
    """
    if content[:2] == b"\x1f\x8b":
        content = gzip.decompress(content)
    text = content.decode(reading.encoding).removeprefix("\ufeff")
    text = (
        re.sub(r"[^\r\n]*(\r\n|\r|\n|$)", "", text, count=reading.skip_lines) if reading.skip_lines else text
    )
    skipped = " " if reading.trim and reading.delimiter != " " else ""
    rows, row, cell = list[list[str]](), list[str](), ""
    place, started, seen = 0, False, False
    while place < len(text):
        sign = text[place]
        if sign == skipped and not started:
            place, seen = place + 1, True
            continue
        if sign == reading.quote and not started:
            end, cell = quoted(text, place + 1, reading.quote)
            place, started = end, True
            continue
        if sign == reading.delimiter:
            row, cell, started, seen = [*row, cell], "", False, False
        elif sign in "\r\n":
            place += text[place : place + 2] == "\r\n"
            rows.append([*row, cell] if row or started or seen else [])
            row, cell, started, seen = [], "", False, False
        else:
            cell, started = cell + sign, True
        place += 1
    if row or started or seen:
        rows.append([*row, cell])
    return without_blank_lines(rows)


def quoted(text: str, place: int, quote: str) -> tuple[int, str]:
    """The place after a quoted cell, and its content."""
    cell = ""
    while text[place] != quote or text[place : place + 2] == quote * 2:
        cell += text[place]
        place += 2 if text[place] == quote else 1
    return place + 1, cell


def without_blank_lines(rows: list[list[str]]) -> list[list[str]]:
    """Blank lines at both ends are no rows; in one column, those between rows are empty cells."""
    width = max(map(len, rows))

    def is_blank(row: list[str]) -> bool:
        return not row or (width > 1 and len(row) == 1 and not row[0].strip())

    while rows and is_blank(rows[-1]):
        rows.pop()
    while rows and is_blank(rows[0]):
        rows.pop(0)
    return [row or [""] for row in rows]


def test_the_slow_reader_knows_the_rules() -> None:
    content = b'\na,"b ""c"""\r\n"d\ne",\r\n'
    assert slow_rows(content, Reading()) == [["a", 'b "c"'], ["d\ne", ""]]


@pytest.mark.parametrize("junk", [b"\x00", b"\xff\xfe\xff", b"PK\x03\x04", b'"', b"\x1f\x8b\x08"])
def test_junk_is_refused(junk: bytes, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(junk)
    with pytest.raises(InputError):
        read_table(path, detect(path).reading)
