"""Request files: written without the workspace, read as something that somebody handed in."""

import json
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.engine.plan import Reuse
from cusyn_desktop.errors import InputError
from cusyn_desktop.resources import resource
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.releases import exporting, synthesis
from cusyn_desktop.services.requests.request_files import (
    LARGEST_REQUEST_BYTES,
    column_names,
    read_request,
    request_schema,
    write_request,
)
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask
from tests.unit.services.small import SCHEMA_JSON

COLUMNS = ("sex", "age", "smoker", "region, code", "income")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "request.json"


def changed(file: Path, **fields: object) -> Path:
    """A request with other fields."""
    record = {"dataset": "Survey", "user": "Ana", "epsilon": 0.8, **fields}
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_a_request_comes_back(file: Path) -> None:
    asked = ask(at_least="0.5", reuse=Reuse.MINE, rows=300)
    assert read_request(write_request(file, asked, columns=COLUMNS)) == Recipe.of(asked).request()
    assert read_request(changed(file)).queries == ()


def test_the_schema_is_shipped_and_tells_every_field() -> None:
    shipped = resource("templates/request.schema.json").read_text(encoding="utf-8")
    assert shipped == request_schema()
    fields = json.loads(shipped)["properties"]
    assert set(fields) == set(Recipe.model_fields)
    assert all("description" in fields[name] for name in set(fields) - {"format", "version"})


def test_columns_come_of_a_schema_or_a_data_dictionary(
    tmp_path: Path, file: Path, workspace: Workspace
) -> None:
    file.write_text(SCHEMA_JSON, encoding="utf-8")
    assert column_names(file) == COLUMNS
    made = synthesis.synthesise(workspace, ask(rows=20), control=RunControl())
    package = exporting.export_release(workspace, made.id, tmp_path / "package", control=RunControl())
    assert column_names(package / "data_dictionary.json") == COLUMNS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[1]",
        "7",
        "{",
        '{"format": "cusyn-data-dictionary"}',
        '{"format": "cusyn-recipe"}',
        "[" * 100_000,
    ],
)
def test_what_is_neither_tells_no_columns(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(InputError):
        column_names(file)


@pytest.mark.parametrize(
    ("queries", "mistake"),
    [
        ((("sex", "wealth"),), "no column wealth to ask for. There is: sex, age"),
        ((("sex", "sex"),), "names a column twice"),
        ((("sex", "age"), ("age", "sex")), "listed twice"),
        ((("sex", "age", "smoker", "income"),), "queries"),
    ],
)
def test_a_query_that_cannot_be_answered_is_not_written(
    file: Path, queries: tuple[tuple[str, ...], ...], mistake: str
) -> None:
    with pytest.raises(InputError, match=mistake):
        write_request(file, ask(queries=queries), columns=COLUMNS)
    assert not file.exists()


def test_without_columns_names_are_left_to_the_custodian(file: Path) -> None:
    assert read_request(write_request(file, ask(queries=(("wealth",),)))).queries == (("wealth",),)


@pytest.mark.parametrize(
    ("fields", "mistake"),
    [
        ({"dataset": "a\x1b[2Jb"}, r"cannot be shown: 'a\\x1b\[2Jb'"),
        ({"user": "Ana\nRuiz"}, "cannot be shown"),
        ({"user": "A" * 201}, "up to 200"),
        ({"queries": [["age\r"]]}, "cannot be shown"),
        ({"queries": [["age", "age"]]}, "twice"),
        ({"queries": [["age"], ["age"]]}, "twice"),
        ({"epsilon": -1}, "epsilon"),
        ({"epsilon": None}, "epsilon"),
        ({"\x1b[2J": 1}, r"'\\x1b\[2J'"),
        ({"format": "something else"}, "format"),
    ],
)
def test_what_was_handed_in_is_not_trusted(file: Path, fields: dict[str, object], mistake: str) -> None:
    with pytest.raises(InputError, match=mistake) as refused:
        read_request(changed(file, **fields))
    assert str(refused.value).isprintable()


def test_files_that_cannot_be_read(tmp_path: Path, file: Path) -> None:
    with pytest.raises(InputError, match="There is no file"):
        read_request(file)
    with pytest.raises(InputError, match="cannot be read"):
        read_request(tmp_path)
    file.write_bytes(b" " * (LARGEST_REQUEST_BYTES + 1))
    with pytest.raises(InputError, match="larger than 1 MB"):
        read_request(file)
    file.write_bytes(b'{"dataset": "\xff"}')
    with pytest.raises(InputError, match="no UTF-8"):
        read_request(file)
    file.write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(InputError, match="cannot be used"):
        read_request(file)


def test_numbers_that_are_no_numbers(file: Path) -> None:
    for number in ("NaN", "Infinity", "1e999"):
        file.write_text(f'{{"dataset": "d", "user": "u", "epsilon": {number}}}', encoding="utf-8")
        with pytest.raises(InputError):
            read_request(file)
