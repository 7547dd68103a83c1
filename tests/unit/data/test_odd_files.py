"""The corpus in `tests/data/odd`: each file is read as expected, or refused with the expected words."""

import json
from pathlib import Path

import pytest

from cusyn_desktop.data.parsing.detect import detect
from cusyn_desktop.data.parsing.reader import open_table, read_table
from cusyn_desktop.errors import InputError

FOLDER = Path(__file__).parents[2] / "data" / "odd"
EXPECTED = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
READABLE = sorted(name for name, expected in EXPECTED.items() if "refused" not in expected)
REFUSED = sorted(EXPECTED.keys() - set(READABLE))
NOT_IN_READING = {"names", "rows", "note"}


def test_the_corpus_is_complete() -> None:
    assert {path.name for path in FOLDER.iterdir()} == EXPECTED.keys() | {"expected.json"}
    assert len(EXPECTED) >= 60


@pytest.mark.parametrize("name", READABLE)
def test_an_odd_file_is_read_as_expected(name: str) -> None:
    expected = EXPECTED[name]
    found = detect(FOLDER / name)
    with open_table(FOLDER / name, found.reading) as table:
        notes = (*found.notes, *table.names.notes)
    read = read_table(FOLDER / name, found.reading)
    assert list(read.names) == expected["names"]
    assert [list(row) for row in zip(*read.columns, strict=True)] == expected["rows"]
    assert found.reading.model_dump() | {key: expected[key] for key in expected.keys() - NOT_IN_READING} == (
        found.reading.model_dump()
    )
    assert expected.get("note", "") in " ".join(notes)


@pytest.mark.parametrize("name", REFUSED)
def test_a_hostile_file_is_refused_in_words(name: str) -> None:
    with pytest.raises(InputError) as refusal:
        read_table(FOLDER / name, detect(FOLDER / name).reading)
    assert EXPECTED[name]["refused"] in str(refusal.value)
