from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from cusyn_desktop.data.domain.schema import Reading, Schema, column_of
from cusyn_desktop.data.parsing.reader import read_table
from cusyn_desktop.data.writing.decoding import decode
from cusyn_desktop.data.writing.restating import frame_of
from cusyn_desktop.data.writing.writer import plain, to_csv_bytes, write_csv
from cusyn_desktop.errors import InputError


def schema(**reading: object) -> Schema:
    return Schema(
        reading=Reading.model_validate(reading),
        columns=(
            column_of(
                {
                    "name": "=w",
                    "type": "category",
                    "origin": "public",
                    "categories": ["é", "=1+1", "-5", "a;b"],
                }
            ),
            column_of(
                {"name": "n", "type": "decimal", "origin": "public", "from": -1.5, "to": -1.5, "places": 1}
            ),
        ),
    )


def bytes_of(schema: Schema, *, spreadsheet_safe: bool = False) -> bytes:
    codes = [np.arange(4, dtype=np.uint8), np.zeros(4, dtype=np.uint8)]
    frame = decode(schema, codes, rng=np.random.default_rng(1))
    return to_csv_bytes(frame, schema, spreadsheet_safe=spreadsheet_safe)


def test_the_conventions_of_the_source_are_kept() -> None:
    german = schema(delimiter=";", decimal=",", encoding="cp1252", line_end="\r\n")
    assert bytes_of(german) == '=w;n\r\né;-1,5\r\n=1+1;-1,5\r\n-5;-1,5\r\n"a;b";-1,5\r\n'.encode("cp1252")
    assert bytes_of(schema(encoding="utf-8-sig", header=False)).startswith("\ufeffé,-1.5\n".encode())


def test_a_title_leaves_blank_lines_that_scripts_skip_too(tmp_path: Path) -> None:
    titled = schema(skip_lines=2, encoding="utf-8-sig", line_end="\r\n")
    content = bytes_of(titled)
    assert content.startswith("\ufeff\r\n\r\n=w,n\r\né,".encode())
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    assert read_table(path, titled.reading).n_rows == 4
    assert list(frame_of(content, titled).columns) == ["=w", "n"]
    assert len(frame_of(content, titled)) == 4
    bare = schema(skip_lines=1, header=False)
    assert bytes_of(bare).startswith("\né,-1.5\n".encode())
    assert len(frame_of(bytes_of(bare), bare)) == 4


def test_plain_is_utf8_with_commas_and_points() -> None:
    german = schema(delimiter=";", decimal=",", encoding="cp1252", line_end="\r\n")
    assert bytes_of(plain(german)) == "=w,n\né,-1.5\n=1+1,-1.5\n-5,-1.5\na;b,-1.5\n".encode()


def test_formulas_are_escaped_in_text_alone() -> None:
    assert (
        bytes_of(schema(), spreadsheet_safe=True) == "'=w,n\né,-1.5\n'=1+1,-1.5\n-5,-1.5\na;b,-1.5\n".encode()
    )


def test_what_the_encoding_lacks_is_said() -> None:
    with pytest.raises(InputError, match="Export in plain UTF-8"):
        bytes_of(schema(encoding="ascii"))
    with pytest.raises(InputError, match="Export in plain UTF-8"):
        bytes_of(schema(delimiter=";", quote=""))


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_line_breaks_inside_cells_survive(line_end: str, tmp_path: Path) -> None:
    cells = ["a\rb", "a\nb", "a\r\nb"]
    breaks = Schema(reading=Reading.model_validate({"line_end": line_end}), columns=schema().columns)
    write_csv(pd.DataFrame({"=w": cells}, dtype=object), tmp_path / "o.csv", breaks)
    assert read_table(tmp_path / "o.csv", breaks.reading).columns == (tuple(cells),)


def test_a_file_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "o.csv"
    frame = pd.DataFrame({"=w": ["é"], "n": ["-1.5"]}, dtype=object)
    write_csv(frame, path, schema())
    assert read_table(path, Reading()).columns == (("é",), ("-1.5",))
    before = path.read_bytes()
    with pytest.raises(InputError):
        write_csv(frame, path, schema(encoding="ascii"))
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_empty_cell_in_a_single_column_survives(tmp_path: Path) -> None:
    path = tmp_path / "o.csv"
    write_csv(pd.DataFrame({"x": ["", "a", ""]}, dtype=object), path, schema())
    assert read_table(path, Reading()).columns == (("", "a", ""),)
