"""What is typed as options."""

from pathlib import Path

import pytest

from cusyn_desktop.cli.typed import domain_of, query_of, small_text, whole_number
from cusyn_desktop.errors import InputError


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("age", ("age",)),
        ("age,sex", ("age", "sex")),
        (" age , sex ", ("age", "sex")),
        ('"income, yearly",sex', ("income, yearly", "sex")),
        ('sex,"the ""true"" age"', ("sex", 'the "true" age')),
        ("Größe,体重", ("Größe", "体重")),
    ],
)
def test_a_query_is_names_between_commas(text: str, names: tuple[str, ...]) -> None:
    assert query_of(text) == names


@pytest.mark.parametrize("text", ["", ",", "age,", "age,,sex", '"age'])
def test_a_query_without_names_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="names between commas"):
        query_of(text)


@pytest.mark.parametrize(("text", "number"), [("1", 1), (" 42 ", 42), ("+7", 7), (None, None)])
def test_a_whole_number_is_read(text: str | None, number: int | None) -> None:
    assert whole_number(text, option="--rows") == number


@pytest.mark.parametrize("text", ["", "many", "1.5", "1,000", "1e3", "--1", "٣", "9" * 30])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="--rows must be a whole number"):
        whole_number(text, option="--rows")


@pytest.mark.parametrize("text", ["0", "-3", "1000000001"])
def test_a_number_out_of_range_is_refused(text: str) -> None:
    with pytest.raises(InputError, match="must lie between 1 and"):
        whole_number(text, option="--rows")


def test_a_domain_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "domain.json"
    path.write_text('\ufeff{"age": 10, "sex": 2}', encoding="utf-8")
    assert domain_of(path) == {"age": 10, "sex": 2}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is no JSON"),
        ("[1]", "must hold an object"),
        ('{"age": 0}', "number of codes of age"),
        ('{"age": true}', "number of codes of age"),
        ('{"age": "10"}', "number of codes of age"),
    ],
)
def test_a_wrong_domain_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "domain.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        domain_of(path)


def test_a_file_that_is_missing_too_large_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="There is no file"):
        small_text(tmp_path / "none.json")
    (tmp_path / "latin.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match="no UTF-8"):
        small_text(tmp_path / "latin.json")
    (tmp_path / "large.json").write_bytes(b" " * 4_000_001)
    with pytest.raises(InputError, match="larger than 4 MB"):
        small_text(tmp_path / "large.json")
    with pytest.raises(InputError, match="cannot be read"):
        small_text(tmp_path)
