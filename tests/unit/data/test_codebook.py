"""Code books in all their forms."""

import json
from pathlib import Path

import pytest

from cusyn_desktop.data.codebook import drafted, read_code_book
from cusyn_desktop.data.domain.columns import CategoryColumn, Origin
from cusyn_desktop.data.domain.schema import NumberColumn
from cusyn_desktop.data.drafting.propose import inspect_file
from cusyn_desktop.errors import InputError

BOOK = "column;value;label;group;missing\nsex;f;Frau;;\nsex;m;Mann;;\njob;01;clerk;;\njob;02;nurse;;\n"
RARE = "job;08;diver;other;\njob;09;clown;other;\njob;-9;unknown;;yes\n"


@pytest.fixture
def survey(tmp_path: Path) -> Path:
    jobs = ["01", "02", "08", "-9", "77"]
    lines = [f"{'fm'[row % 2]},{jobs[row % 5]},{row % 50 + 20}" for row in range(300)]
    path = tmp_path / "survey.csv"
    path.write_text("\n".join(["sex,job,age", *lines]) + "\n", encoding="utf-8")
    return path


def book_of(folder: Path, text: str, name: str = "book.csv") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_table_of_values_with_groups_and_signs_of_missing(tmp_path: Path) -> None:
    found = read_code_book(book_of(tmp_path, BOOK + RARE))
    sex, job = found["sex"], found["job"]
    assert isinstance(sex, CategoryColumn)
    assert isinstance(job, CategoryColumn)
    assert (sex.categories, sex.origin) == (("f", "m"), Origin.PUBLIC)
    assert job.categories == ("01", "02", "other")
    assert job.groups == {"other": ("08", "09")}
    assert job.missing == ("-9",)


def test_a_draft_takes_the_columns_of_a_code_book(survey: Path, tmp_path: Path) -> None:
    draft = drafted(inspect_file(survey), read_code_book(book_of(tmp_path, BOOK + RARE)))
    assert draft.schema.inferred == ("age",)
    assert draft.schema.sizes[:2] == (2, 4)
    (note,) = draft.notes
    assert "'job' holds values that its declared domain does not list (77)" in note
    assert "until then the table cannot be registered" in note


def test_a_book_that_fits_says_nothing(survey: Path, tmp_path: Path) -> None:
    draft = drafted(inspect_file(survey), read_code_book(book_of(tmp_path, BOOK + RARE + "job;77;;other;\n")))
    assert draft.notes == ()
    other = {"job": {"type": "category", "categories": ["01"], "outside": "other"}}
    book = read_code_book(book_of(tmp_path, json.dumps(other), "book.json"))
    assert drafted(inspect_file(survey), book).notes == ()


def test_a_json_book_in_all_its_forms(tmp_path: Path) -> None:
    fields = {
        "a": 3,
        "b": ["x", "y"],
        "c": {"1": "one", "2": "two"},
        "d": {"type": "integer", "from": 0, "to": 99, "width": 10},
    }
    found = read_code_book(book_of(tmp_path, "\ufeff " + json.dumps(fields), "book.json"))
    labels = {name: column.labels() for name, column in found.items() if isinstance(column, CategoryColumn)}
    assert labels == {"a": ("0", "1", "2"), "b": ("x", "y"), "c": ("1", "2")}
    assert isinstance(found["d"], NumberColumn)
    assert found["d"].origin is Origin.PUBLIC


def test_of_a_schema_only_what_it_confirms_is_public(survey: Path, tmp_path: Path) -> None:
    """Last year's schema: one column was confirmed, one chosen under privacy, the other is as in its rows."""
    found = inspect_file(survey)
    states = {"sex": Origin.PUBLIC, "job": Origin.INFERRED, "age": Origin.CHOSEN}
    declared = [column.model_copy(update={"origin": states[column.name]}) for column in found.schema.modelled]
    schema = found.schema.model_copy(update={"columns": tuple(declared)})
    draft = drafted(found, read_code_book(book_of(tmp_path, schema.to_json(), "book.json")))
    assert {column.name: column.origin for column in draft.schema.modelled} == states
    assert draft.schema.sizes == schema.sizes


def test_fields_of_a_column_say_themselves_where_they_come_from(tmp_path: Path) -> None:
    fields = {"job": {"type": "category", "categories": ["01"], "origin": "inferred"}}
    job = read_code_book(book_of(tmp_path, json.dumps(fields), "book.json"))["job"]
    assert isinstance(job, CategoryColumn)
    assert job.origin is Origin.INFERRED


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("column,valu\na,b\n", "needs the columns 'column' and 'value'"),
        ('{"a": ', "is no valid JSON"),
        ('{"a": "b"}', "The domain of 'a' must be a number of codes"),
        ('{"a": true}', "The domain of 'a' must be a number of codes"),
        ("column,value\na,b\na,c\na,b,extra\n", "[Ll]ine 4"),
        ("column,value,missing\na,b,yes\n", "column 'a', categories"),
    ],
)
def test_a_book_is_checked(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read_code_book(book_of(tmp_path, text))


def test_a_column_that_the_file_lacks_is_named(survey: Path, tmp_path: Path) -> None:
    book = read_code_book(book_of(tmp_path, '{"height": 3}'))
    with pytest.raises(InputError, match="domain names the column 'height', which the file lacks"):
        drafted(inspect_file(survey), book)


def test_a_book_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be opened"):
        read_code_book(tmp_path / "nothing.csv")
    (tmp_path / "latin.json").write_bytes(b'{"a": ["\xe9"]}')
    with pytest.raises(InputError, match="Save it as UTF-8"):
        read_code_book(tmp_path / "latin.json")


def test_a_code_book_has_a_limit(tmp_path: Path) -> None:
    path = tmp_path / "book.json"
    with path.open("wb") as file:
        file.write(b"{")
        file.truncate(33 << 20)
    with pytest.raises(InputError, match=r"The code book book\.json is larger than 32 MiB"):
        read_code_book(path)
