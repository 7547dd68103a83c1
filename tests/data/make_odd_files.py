"""Writes the corpus of odd and hostile files in `odd/`, with what is expected of each in `odd/expected.json`.

    python make_odd_files.py

A file is either refused with a message that holds the given words, or read as the given table. To add a case,
add it here and run the script; `tests/unit/data/test_odd_files.py` reads whatever the folder holds.
"""

import gzip
import io
import json
import zipfile
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "odd"


def table(names: list[str], *rows: list[str], **more: object) -> dict[str, Any]:
    """The expectation that a file is read."""
    return {"names": names, "rows": [list(row) for row in rows], **more}


def refused(words: str) -> dict[str, Any]:
    """The expectation that a file is refused."""
    return {"refused": words}


def zipped(name: str, content: bytes) -> bytes:
    """A zip archive with one member."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content)
    return buffer.getvalue()


AB = ["a", "b"]
READ: dict[str, tuple[bytes, dict[str, Any]]] = {
    # encodings
    "bom.csv": (b"\xef\xbb\xbfa,b\n1,2\n", table(AB, ["1", "2"], encoding="utf-8-sig")),
    "utf16_le_bom.csv": ("\ufeffa,b\n1,é\n".encode("utf-16-le"), table(AB, ["1", "é"], encoding="utf-16")),
    "utf16_be_bom.csv": ("\ufeffa,b\n1,é\n".encode("utf-16-be"), table(AB, ["1", "é"], encoding="utf-16")),
    "utf16_no_bom.csv": (
        "a,b\n1,x\n2,y\n".encode("utf-16-le"),
        table(AB, ["1", "x"], ["2", "y"], encoding="utf-16-le"),
    ),
    "cp1252.csv": (
        "name;town\nRené;Besançon\nÅse;Malmö\nJosé;Málaga\nZoë “Z”;Genève – €\n".encode("cp1252"),
        table(
            ["name", "town"],
            ["René", "Besançon"],
            ["Åse", "Malmö"],
            ["José", "Málaga"],
            ["Zoë “Z”", "Genève – €"],
            encoding="cp1252",
        ),
    ),
    "cp1250.csv": (
        ("imię;miasto\n" + "Łukasz Wójcik;Wrocław\nŻaneta Gęś;Łódź\nPaweł Żółć;Kraków\n" * 4).encode(
            "cp1250"
        ),
        table(
            ["imię", "miasto"],
            *[["Łukasz Wójcik", "Wrocław"], ["Żaneta Gęś", "Łódź"], ["Paweł Żółć", "Kraków"]] * 4,
            encoding="cp1250",
        ),
    ),
    "emoji.csv": ("a,b\n😀,中文\n".encode(), table(AB, ["😀", "中文"])),
    # delimiters and quotes
    "semicolons_decimal_comma.csv": (
        b"a;b\n1,5;2,7\n3,25;4,4\n",
        table(AB, ["1,5", "2,7"], ["3,25", "4,4"], delimiter=";", decimal=","),
    ),
    "thousands_point.csv": (
        b"a;b\n1.234,50;x\n12.345.678,00;y\n",
        table(AB, ["1.234,50", "x"], ["12.345.678,00", "y"], decimal=",", thousands="."),
    ),
    "thousands_comma.csv": (
        b'a,b\n"1,234.50",x\n"12,345,678.00",y\n',
        table(AB, ["1,234.50", "x"], ["12,345,678.00", "y"], decimal=".", thousands=","),
    ),
    "thousands_blank.csv": (
        "a;b\n1 234,5;x\n2\u00a0345,0;y\n3\u202f456,7;z\n".encode(),
        table(AB, ["1 234,5", "x"], ["2\u00a0345,0", "y"], ["3\u202f456,7", "z"], decimal=",", thousands=" "),
    ),
    "tabs.tsv": (b"a\tb\n1\t2\n", table(AB, ["1", "2"], delimiter="\t")),
    "pipes.txt": (b"a|b\n1|2,5\n3|x\n", table(AB, ["1", "2,5"], ["3", "x"], delimiter="|")),
    "single_quotes.csv": (b"a,b\n'x, y',1\n'z',2\n", table(AB, ["x, y", "1"], ["z", "2"], quote="'")),
    "doubled_quotes.csv": (b'a,b\n"say ""no""",1\n', table(AB, ['say "no"', "1"])),
    "embedded_newline.csv": (b'a,b\n"two\nlines",1\nx,2\n', table(AB, ["two\nlines", "1"], ["x", "2"])),
    "embedded_crlf.csv": (b'a,b\r\n"two\r\nlines",1\r\n', table(AB, ["two\r\nlines", "1"], line_end="\r\n")),
    "embedded_delimiter.csv": (b'a,b\n"1,5","2;7"\n"3,5","4;7"\n', table(AB, ["1,5", "2;7"], ["3,5", "4;7"])),
    "comma_space.csv": (b'a, b\n1, "x, y"\n2, z\n', table(AB, ["1", "x, y"], ["2", "z"])),
    "quoted_header.csv": (b'"a";"b"\n"1";"x"\n', table(AB, ["1", "x"], delimiter=";")),
    "inch_marks.csv": (b'a,b\n5" pipe,1\n6" pipe,2\n', table(AB, ['5" pipe', "1"], ['6" pipe', "2"])),
    "apostrophes.csv": (b"a,b\nO'Brien,1\nD'Arcy,2\n", table(AB, ["O'Brien", "1"], ["D'Arcy", "2"])),
    # lines
    "crlf.csv": (b"a,b\r\n1,2\r\n", table(AB, ["1", "2"], line_end="\r\n")),
    "cr.csv": (b"a,b\r1,2\r3,4\r", table(AB, ["1", "2"], ["3", "4"], line_end="\r")),
    "mixed_ends.csv": (b"a,b\n1,2\r\n3,4\n", table(AB, ["1", "2"], ["3", "4"])),
    "no_final_newline.csv": (b"a,b\n1,2", table(AB, ["1", "2"])),
    "blank_end.csv": (b"a,b\n1,2\n\n\n", table(AB, ["1", "2"])),
    "blank_start.csv": (b"\n\na,b\n1,2\n", table(AB, ["1", "2"])),
    "one_column.csv": (b"a\n1\n\n3\n", table(["a"], ["1"], [""], ["3"])),
    "title_lines.csv": (
        b"Report of the year\nmade by hand\na;b\n1;2\n3;4\n5;6\n",
        table(AB, ["1", "2"], ["3", "4"], ["5", "6"], skip_lines=2),
    ),
    # headers
    "no_header.csv": (
        b"39, State-gov, 77516\n50, ?, 83311\n38, Private, 215646\n",
        table(
            ["column_1", "column_2", "column_3"],
            ["39", "State-gov", "77516"],
            ["50", "?", "83311"],
            ["38", "Private", "215646"],
            header=False,
        ),
    ),
    "empty_name.csv": (b"a,,c\n1,2,3\n", table(["a", "column_2", "c"], ["1", "2", "3"], note="has no name")),
    "repeated_names.csv": (
        b"a,a,a\n1,2,3\n",
        table(["a", "a_2", "a_3"], ["1", "2", "3"], note="repeats the name 'a'"),
    ),
    "repeated_and_taken.csv": (b"a,a,a_2\n1,2,3\n", table(["a", "a_3", "a_2"], ["1", "2", "3"])),
    "zero_width_names.csv": ("a\u200b,\u200bb\n1,2\n".encode(), table(AB, ["1", "2"])),
    "trailing_delimiter.csv": (b"a,b,\n1,2,\n", table(["a", "b", "column_3"], ["1", "2", ""])),
    "years_as_names.csv": (
        b"country,2019,2020\nPeru,1.5,2.5\nLaos,3.5,4.5\n",
        table(["country", "2019", "2020"], ["Peru", "1.5", "2.5"], ["Laos", "3.5", "4.5"]),
    ),
    # values
    "leading_zeros.csv": (b"plz,x\n01067,1\n99999,2\n", table(["plz", "x"], ["01067", "1"], ["99999", "2"])),
    "formulas.csv": (b"a,b\n=1+1,@x\n-1,+2\n", table(AB, ["=1+1", "@x"], ["-1", "+2"])),
    "html.csv": (b"<b>a</b>,b\n<script>,&amp;\n", table(["<b>a</b>", "b"], ["<script>", "&amp;"])),
    "url_inside.csv": (b"a,b\nhttp://example.org/x.csv,1\n", table(AB, ["http://example.org/x.csv", "1"])),
    "blanks_trimmed.csv": (b"a,b\n x ,1\nx,2\n", table(AB, ["x", "1"], ["x", "2"])),
    "one_endless_word.csv": (
        ("a,b\n1," + "x" * 11_000 + "o;|\n2,y\n").encode(),
        table(AB, ["1", "x" * 11_000 + "o;|"], ["2", "y"]),
    ),
    "all_missing.csv": (b"a,b\n,\n,\n", table(AB, ["", ""], ["", ""])),
}
REFUSED: dict[str, tuple[bytes, dict[str, Any]]] = {
    "empty.csv": (b"", refused("empty.csv is empty")),
    "only_blank_lines.csv": (b"\n\n\n", refused("has no rows")),
    "header_only.csv": (b"a,b\n", refused("has a header but no rows")),
    "too_many_fields.csv": (
        b"a,b\n1,2\n1,2,3\n4,5\n",
        refused("Line 3 of too_many_fields.csv has 3 cells, not 2."),
    ),
    "too_few_fields.csv": (
        b"a,b,c\n1,2,3\n1,2\n4,5,6\n",
        refused("Line 3 of too_few_fields.csv has 2 cells, not 3."),
    ),
    "header_alone_wider.csv": (
        b"a,b,c\n1,2\n3,4\n",
        refused("Line 2 of header_alone_wider.csv has 2 cells, not 3."),
    ),
    "wide_after_newlines.csv": (
        b'a,b\n"x\ny\nz",1\n1,2,3\n4,5\n',
        refused("Line 5 of wide_after_newlines.csv has 3 cells, not 2."),
    ),
    "blank_inside.csv": (b"a,b\n1,2\n\n3,4\n", refused("Line 3 of blank_inside.csv is empty")),
    "unclosed_quote.csv": (
        b'a,b\n1,2\n"open,3\n' + b"4,5\n" * 50,
        refused("Line 3 of unclosed_quote.csv opens a quote"),
    ),
    "text_after_quote.csv": (b'a,b\n1,2\n"x"y,3\n"z",4\n', refused("Line 3 of text_after_quote.csv")),
    "nul.csv": (b"a,b\n1,2\n3,\x004\n", refused("Line 3 of nul.csv holds a NUL")),
    "gzip.csv": (gzip.compress(b"a,b\n1,2\n", mtime=0), refused("compressed (gzip)")),
    "gzip_named.csv.gz": (gzip.compress(b"a,b\n1,2\n", mtime=0), refused("compressed (gzip)")),
    "zip.csv": (zipped("a.csv", b"a,b\n1,2\n"), refused("is a zip archive")),
    "zip_broken.csv": (b"PK\x03\x04nonsense", refused("is a damaged archive")),
    "zstd.csv": (b"\x28\xb5\x2f\xfd" + bytes(20), refused("is a zstd archive")),
    "xz.csv": (b"\xfd7zXZ\x00" + bytes(20), refused("is an xz archive")),
    "bzip2.csv": (b"BZh91AY" + bytes(20), refused("is a bzip2 archive")),
    "document.csv": (b"%PDF-1.7\n", refused("is a PDF document")),
    "database.csv": (b"SQLite format 3\x00" + bytes(80), refused("is a SQLite database")),
    "pickle.csv": (b"\x80\x04\x95\x10\x00\x00\x00\x00\x00\x00\x00K\x01.", refused("never opened")),
    "parquet_broken.parquet": (b"PAR1nonsensePAR1", refused("is no readable Parquet file")),
    "parquet_hollow.parquet": (b"PAR1nonsense" + bytes(40) + b"PAR1", refused("is no readable Parquet file")),
    "xlsx_broken.xlsx": (zipped("xl/workbook.xml", b"<nonsense"), refused("is no readable Excel file")),
    "long_name.csv": (b"a," + b"n" * 300 + b"\n1,2\n", refused("The name of column 2 is longer than 200")),
    "long_field.csv": (
        b"a,b\n1," + b"x" * 40_000 + b"\n",
        refused("Line 2 of long_field.csv has a cell of over"),
    ),
    "many_columns.csv": (b",".join([b"c"] * 600) + b"\n", refused("600 columns; 500 are possible")),
}


def main() -> None:
    """Write the files and what is expected of them."""
    FOLDER.mkdir(exist_ok=True)
    cases = READ | REFUSED
    for name, (content, _) in cases.items():
        (FOLDER / name).write_bytes(content)
    expected = {name: expectation for name, (_, expectation) in cases.items()}
    (FOLDER / "expected.json").write_text(
        json.dumps(expected, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
