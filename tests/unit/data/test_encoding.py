from collections.abc import Mapping

import numpy as np
import pytest

from cusyn_desktop.arrays import CodeArray
from cusyn_desktop.data import encoding
from cusyn_desktop.data.domain.schema import Reading, Schema, column_of
from cusyn_desktop.data.encoding import ColumnReport, TableEncoder, encode
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.writing import decoding
from cusyn_desktop.data.writing.decoding import decode, decode_batches
from cusyn_desktop.errors import InputError


def schema(*columns: Mapping[str, object], **reading: object) -> Schema:
    return Schema(
        reading=Reading.model_validate(reading),
        columns=tuple(column_of({"name": "x", "origin": "public", **column}) for column in columns),
    )


def codes_of(column: Mapping[str, object], *cells: str, **reading: object) -> list[int]:
    table = encode(schema(column, **reading), TextTable(("x",), (cells,)))
    return [int(code) for code in table.columns[0]]


WORDS = {"type": "category", "categories": ["a", "07"]}
AGES = {"type": "integer", "from": 0, "to": 99, "starts": [18, 65]}


@pytest.mark.parametrize(
    ("column", "cells", "codes"),
    [
        (WORDS, ["a", "07", "7", "", "A"], [0, 1, 0, 0, 0]),
        (WORDS | {"missing": [""]}, ["a", "07", "7", ""], [0, 1, 2, 2]),
        (WORDS | {"outside": "other"}, ["a", "07", "7", ""], [0, 1, 2, 2]),
        (WORDS | {"outside": "other", "missing": ["", "?"]}, ["a", "7", "", "?"], [0, 2, 3, 3]),
        (WORDS | {"outside": "missing", "missing": ["?"]}, ["a", "7", "", "?"], [0, 2, 2, 2]),
        (WORDS | {"groups": {"a": ["b"]}}, ["a", "b", "07"], [0, 0, 1]),
        (AGES, ["0", "17", "18", "65", "99", "-1", "100", "x", ""], [0, 0, 1, 2, 2, 0, 2, 0, 0]),
        (AGES | {"missing": ["", "-9"]}, ["17", "-9", "", "x", "100", "-8"], [0, 3, 3, 3, 2, 0]),
        (AGES | {"missing": [""], "outside": "missing"}, ["17", "100", "x", ""], [0, 3, 3, 3]),
        (AGES, ["17.0", "17.6", "1e1", "9" * 30], [0, 1, 0, 2]),
    ],
)
def test_the_declared_rules_place_every_cell(
    column: Mapping[str, object], cells: list[str], codes: list[int]
) -> None:
    assert codes_of(column, *cells) == codes


def test_decimals_and_dates_follow_the_conventions_of_the_file() -> None:
    money = {"type": "decimal", "from": 0, "to": 1999.99, "width": 500, "places": 2}
    assert codes_of(money, "499,99", "500", "1.999,99", delimiter=";", decimal=",", thousands=".") == [
        0,
        1,
        3,
    ]
    day = {"type": "date", "format": "%d.%m.%Y", "from": "2026-01-01", "to": "2026-12-31", "by": "month"}
    assert codes_of(day, "31.01.2026", "01.02.2026", "31.12.2025", "31.02.2026", "2027-01-01") == [
        0,
        1,
        0,
        0,
        0,
    ]


def test_large_domains_get_wider_codes() -> None:
    wide = {"type": "integer", "from": 0, "to": 999}
    table = encode(schema(wide), TextTable(("x",), (("999", "5"),)))
    assert table.columns[0].dtype == np.uint16
    assert table.columns[0].tolist() == [999, 5]


def test_the_custodian_sees_what_the_rules_did(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "_MEMO_SIZE", 2)
    encoder = TableEncoder(schema(AGES | {"missing": [""]}), ["x"])
    batch = TextTable(("x",), (("1", "100", "x", "", "101", "2", "3"),))
    table = encoder.encode([batch, batch])
    assert table.columns[0].tolist() == [0, 2, 3, 3, 2, 0, 0] * 2
    assert encoder.report == (ColumnReport(name="x", n_outside=4, n_unplaced=2),)


def test_columns_are_found_by_name() -> None:
    two = Schema(
        columns=(
            column_of(WORDS | {"name": "a", "origin": "public"}),
            column_of({"name": "id", "type": "text"}),
            column_of(AGES | {"name": "b", "origin": "public"}),
        )
    )
    cells = {"a": ("07",), "b": ("20",), "id": ("z",)}
    for names in (("a", "id", "b"), ("b", "a", "id"), ("a", "b")):
        table = encode(two, TextTable(names, tuple(cells[name] for name in names)))
        assert [column.tolist() for column in table.columns] == [[1], [1]]
    with pytest.raises(InputError, match="The file has no column 'b'"):
        encode(two, TextTable(("a", "id"), (("07",), ("z",))))
    with pytest.raises(InputError, match="does not list the column 'c'"):
        encode(two, TextTable(("a", "b", "c"), (("07",), ("1",), ("1",))))


def test_without_header_columns_are_found_by_place() -> None:
    two = Schema(
        reading=Reading(header=False),
        columns=(
            column_of({"name": "id", "type": "text"}),
            column_of(WORDS | {"name": "a", "origin": "public"}),
        ),
    )
    assert encode(two, TextTable(("column_1", "column_2"), (("z",), ("07",)))).columns[0].tolist() == [1]
    assert encode(two, TextTable(("column_1",), (("07",),))).columns[0].tolist() == [1]
    with pytest.raises(InputError, match="The file has 3 columns, the schema 2"):
        encode(two, TextTable(("p", "q", "r"), (("z",), ("07",), ("07",))))


def decoded(column: Mapping[str, object], codes: list[int], **reading: object) -> list[str]:
    array: CodeArray = np.array(codes, dtype=np.uint8)
    frame = decode(schema(column, **reading), [array], rng=np.random.default_rng(1))
    return [str(cell) for cell in frame["x"]]


def test_words_come_back_as_they_were() -> None:
    assert decoded(WORDS | {"missing": ["?", ""], "outside": "other"}, [0, 1, 2, 3]) == [
        "a",
        "07",
        "other",
        "?",
    ]
    assert decoded({"type": "boolean", "categories": ["nein", "ja"]}, [1, 0]) == ["ja", "nein"]


def test_numbers_come_back_in_their_form() -> None:
    ages = [int(text) for text in decoded(AGES, [0] * 50 + [2] * 50)]
    assert all(0 <= age <= 17 for age in ages[:50])
    assert all(65 <= age <= 99 for age in ages[50:])
    assert len(set(ages)) > 30
    money = {"type": "decimal", "from": 1000, "to": 9999.99, "starts": [5000], "places": 2, "grouped": True}
    for text in decoded(money, [0, 1] * 20, delimiter=";", decimal=",", thousands="."):
        assert len(text) == len("1.234,56")
        assert text[1] + text[-3] == ".,"
    assert decoded({"type": "integer", "from": 3, "to": 3, "places": 1, "missing": [""]}, [0, 1]) == [
        "3.0",
        "",
    ]


def test_a_column_that_is_all_missing_comes_back() -> None:
    assert decoded(AGES | {"missing": ["NA"]}, [3, 3]) == ["NA", "NA"]


def test_dates_come_back_as_valid_dates_in_their_format() -> None:
    february = {"type": "date", "format": "%d.%m.%Y", "from": "2024-02-01", "to": "2024-02-29", "by": "month"}
    days = {int(text[:2]) for text in decoded(february, [0] * 200)}
    assert days == set(range(1, 30))


def test_left_out_columns_are_left_out_empty_or_made_anew() -> None:
    table = Schema(
        columns=(
            column_of({"name": "id", "type": "identifier", "release": "regenerated", "start": "P-0098"}),
            column_of({"name": "name", "type": "text"}),
            column_of({"name": "remarks", "type": "text", "release": "empty"}),
            column_of(WORDS | {"name": "a", "origin": "public"}),
            column_of({"name": "site", "type": "constant", "release": "regenerated", "start": "Oslo"}),
        )
    )
    frame = decode(table, [np.array([0, 1, 1], dtype=np.uint8)], rng=np.random.default_rng(1))
    assert frame.to_dict("list") == {
        "id": ["P-0098", "P-0099", "P-0100"],
        "remarks": ["", "", ""],
        "a": ["a", "07", "07"],
        "site": ["Oslo"] * 3,
    }


def test_one_array_is_needed_for_each_modelled_column() -> None:
    with pytest.raises(InputError, match="has 1 modelled columns; 2 were given"):
        decode(schema(WORDS), [np.zeros(1, dtype=np.uint8)] * 2, rng=np.random.default_rng(1))


@pytest.mark.parametrize("missing", [(), ("",), ("", "-9")])
@pytest.mark.parametrize("outside", ["clip", "missing"])
def test_numbers_that_never_repeat_are_placed_as_one_by_one(
    missing: tuple[str, ...], outside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(4)
    cells = [f"{value:.3f}" for value in rng.normal(50, 60, 3_000)]
    cells[5::50] = [""] * len(cells[5::50])
    cells[7::90] = ["-9"] * len(cells[7::90])
    column = {"type": "decimal", "from": 0, "to": 100, "width": 7, "places": 2, "missing": missing}
    if missing:
        column |= {"outside": outside}
    reports = []
    tables = []
    at_once = encoding.ColumnEncoder._numbers_at_once
    for way in (at_once, lambda *_: None):
        monkeypatch.setattr(encoding.ColumnEncoder, "_numbers_at_once", way)
        encoder = TableEncoder(schema(column), ["x"])
        batches = [TextTable(("x",), (tuple(cells[start : start + 1_000]),)) for start in (0, 1_000, 2_000)]
        tables.append(encoder.encode(batches).columns[0].tolist())
        reports.append(encoder.report)
    assert tables[0] == tables[1]
    assert reports[0] == reports[1]


def test_a_number_that_means_missing_is_missing_among_numbers_that_never_repeat() -> None:
    cells = [f"{number / 7:.2f}" for number in range(1_000)]
    cells[3] = cells[900] = "-9"
    column = {"type": "decimal", "from": -20, "to": 200, "width": 10, "places": 2, "missing": ["-9"]}
    codes = codes_of(column, *cells)
    assert [place for place, code in enumerate(codes) if code == max(codes)] == [3, 900]


def test_reading_numbers_at_once_is_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(encoding.ColumnEncoder, "_one_by_one", refuse)
    cells = tuple(f"{number / 7:.2f}" for number in range(1_000))
    amounts = {"type": "decimal", "from": 0, "to": 200, "width": 10, "places": 2}
    table = encode(schema(amounts), TextTable(("x",), (cells,)))
    assert table.n_rows == 1_000


def test_batches_hold_what_the_whole_table_does(monkeypatch: pytest.MonkeyPatch) -> None:
    year = {"from": "2026-01-01", "to": "2026-12-31", "by": "month"}
    made = schema(
        {"type": "decimal", "from": 0, "to": 100, "width": 10, "places": 2, "missing": [""]},
        {"name": "day", "type": "date", "format": "%d.%m.%Y", **year},
        {"name": "word", **WORDS},
        {"name": "low", "type": "integer", "from": 0, "to": 50, "width": 10},
    )
    rng = np.random.default_rng(1)
    codes = tuple(rng.integers(0, size, 1_001).astype(np.uint8) for size in made.sizes)
    whole = decode(made, codes, rng=np.random.default_rng(2))
    for size in (1, 100, 1_001, 5_000):
        monkeypatch.setattr(decoding, "BATCH_CELLS", size * len(made.columns))
        frames = list(decode_batches(made, codes, rng=np.random.default_rng(2)))
        assert len(frames) == -(-1_001 // size)
        assert [list(frame.columns) for frame in frames] == [list(whole.columns)] * len(frames)
        assert [row for frame in frames for row in frame.to_numpy().tolist()] == whole.to_numpy().tolist()
    (empty,) = decode_batches(made, tuple(column[:0] for column in codes), rng=rng)
    assert list(empty.columns) == list(whole.columns)
