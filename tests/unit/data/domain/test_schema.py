import json

import pytest

from cusyn_desktop.data.domain.schema import (
    CategoryColumn,
    LeftOutColumn,
    Origin,
    Schema,
    column_of,
)
from cusyn_desktop.errors import InputError

TEXT = """{
  "format": "cusyn-schema",
  "version": 1,
  "reading": {"delimiter": ";", "decimal": ","},
  "columns": [
    {"name": "id", "type": "identifier"},
    {"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m"]},
    {"name": "age", "type": "integer", "origin": "public", "missing": ["", "-9"], "from": 0, "to": 110, "starts": [18, 65]},
    {"name": "income", "type": "decimal", "origin": "inferred", "from": 0, "to": 99.99, "width": 25, "places": 2},
    {"name": "visit", "type": "date", "origin": "public", "format": "%d.%m.%Y", "from": "2026-01-01", "to": "2026-06-30", "by": "quarter"}
  ]
}
"""  # noqa: E501 - the canonical form has one line for each column


def test_the_canonical_form_is_what_a_person_would_write() -> None:
    assert Schema.from_json(TEXT).to_json() == TEXT
    assert Schema.from_json("\ufeff" + json.dumps(json.loads(TEXT))).to_json() == TEXT


def test_modelled_columns_have_sizes_and_labels() -> None:
    schema = Schema.from_json(TEXT)
    assert schema.names == ("sex", "age", "income", "visit")
    assert schema.sizes == (2, 4, 4, 2)
    assert schema.inferred == ("income",)
    assert [column.labels() for column in schema.modelled] == [
        ("f", "m"),
        ("0 to 17", "18 to 64", "65 to 110", "missing"),
        ("0.00 to 24.99", "25.00 to 49.99", "50.00 to 74.99", "75.00 to 99.99"),
        ("2026 Q1", "2026 Q2"),
    ]
    assert [column.is_ordered for column in schema.modelled] == [False, True, True, True]


def test_the_fingerprint_follows_the_content_not_the_spelling() -> None:
    schema = Schema.from_json(TEXT)
    assert schema.sha256() == Schema.from_json(TEXT.replace("\n", " ")).sha256()
    assert schema.sha256() != schema.confirmed(["income"]).sha256()


def test_cliques_are_sorted_positions() -> None:
    schema = Schema.from_json(TEXT)
    assert schema.clique(["visit", "sex"]) == (0, 3)
    assert schema.clique([]) == ()


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["sex", "nobody"], "There is no column 'nobody'. The columns are: sex, age, income, visit."),
        (["id"], "The column 'id' is not in the model"),
        (["sex", "sex"], "The query 'sex,sex' names a column twice"),
    ],
)
def test_queries_are_checked(names: list[str], words: str) -> None:
    with pytest.raises(InputError, match=words):
        Schema.from_json(TEXT).clique(names)


def test_columns_can_be_confirmed_and_replaced() -> None:
    schema = Schema.from_json(TEXT)
    assert schema.confirmed(["income", "id"]).inferred == ()
    sex = column_of({"name": "sex", "type": "category", "origin": "inferred", "categories": ["m", "f", "x"]})
    changed = schema.with_column(sex)
    assert changed.sizes == (3, 4, 4, 2)
    assert changed.inferred == ("sex", "income")
    assert schema.sizes == (2, 4, 4, 2)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            '"width": 25',
            '"width": 0',
            "Schema, column 'income', width: it must be greater than 0 (at columns[3].width)",
        ),
        ('"to": 110', '"to": "x"', "Schema, column 'age', to"),
        ('"to": 110', '"to": -1', "Schema, column 'age': The largest value is below the smallest"),
        ('"to": 99.99', '"to": 99.999', "Schema, column 'income': 99.999 has more than 2 decimal places"),
        (
            '"starts": [18, 65]',
            '"starts": [65, 18]',
            "Schema, column 'age': The groups must start at rising values",
        ),
        ('"m"]', '"f"]', "Schema, column 'sex': The value 'f' is listed twice"),
        ('"by": "quarter"', '"by": "moth"', "Schema, column 'visit', by"),
        (', "by": "quarter"', "", "Schema, column 'visit': Say by which step the dates are grouped"),
        ("%d.%m.%Y", "%d.%q.%Y", "Schema, column 'visit': The date format '%d.%q.%Y' has an unknown part"),
        ('"type": "category", ', "", "Schema, column 'sex'"),
        ('"type": "category"', '"type": "colour"', "Schema, column 'sex'"),
        ('"name": "sex"', '"name": "id"', "Schema: Two columns have the name 'id'"),
        ('"name": "sex", ', "", "Schema, column number 2, name: this field is missing; add it"),
        ('"origin": "inferred", ', "", "Schema, column 'income', origin: this field is missing; add it"),
        (
            '"type": "identifier"',
            '"type": "identifier", "colour": 1',
            "Schema, column 'id', colour: this field is not known; remove it",
        ),
        ('"decimal": ","', '"decimal": "x"', "Schema, reading.decimal"),
        ('"delimiter": ";"', '"delimiter": "\\n"', "Schema, reading: The separator cannot be"),
        ('"decimal": ","', '"decimal": ",", "thousands": ","', "must differ"),
        ('"decimal": ","', '"decimal": ",", "encoding": "klingon"', "The encoding 'klingon' is unknown"),
        ('"decimal": ","', '"decimal": ",", "encoding": "hex"', "The encoding 'hex' is unknown"),
        ('"version": 1', '"version": 2', "The schema has version 2; this program reads version 1"),
        ('"cusyn-schema"', '"other"', "This is no schema"),
        ('"columns": [', '"columns": [,', "The schema is no valid JSON at line 5"),
        ('"version": 1,', '"version": 1, "colour": 1,', "Schema, colour: this field is not known"),
        ('"version": 1,', "", 'lacks its version. Add "version": 1.'),
        ('"version": 1,', '"version": "1",', 'must be a whole number, not "1"'),
        ('"to": 110', '"to": "x"', "Schema, column 'age', to: a number is needed"),
        ('"to": 110', '"to": [1]', "(at columns[2].to)"),
        ('["f", "m"]', '"f"', "Schema, column 'sex', categories: a list is needed"),
        ('["f", "m"]', '["f", 1]', "Schema, column 'sex', categories, 1: a text is needed"),
        (
            '"type": "category"',
            '"type": "number"',
            "the type 'number' is not known; the types are category, int",
        ),
        ('"type": "category", ', "", "the field 'type' is missing; the types are"),
        ('"delimiter": ";"', '"delimiter": ""', "Schema, reading.delimiter: at least 1 character is needed"),
        ('"delimiter": ";"', '"header": "jein"', "Schema, reading.header: true or false is needed"),
        ('"by": "quarter"', '"by": "moth"', "by: it must be 'day', 'week'"),
    ],
)
def test_mistakes_name_the_column_and_the_field(old: str, new: str, words: str) -> None:
    assert old in TEXT
    with pytest.raises(InputError) as mistake:
        Schema.from_json(TEXT.replace(old, new))
    assert words in str(mistake.value)


@pytest.mark.parametrize("text", ["", "[]", "null", '{"format": "cusyn-schema"}', "[" * 100_000])
def test_other_json_is_no_schema(text: str) -> None:
    with pytest.raises(InputError):
        Schema.from_json(text)


def test_a_column_can_be_made_of_its_fields() -> None:
    column = column_of({"name": "sex", "type": "category", "origin": "public", "categories": ("f", "m")})
    assert isinstance(column, CategoryColumn)
    assert column.origin is Origin.PUBLIC
    assert isinstance(column_of({"name": "id", "type": "identifier"}), LeftOutColumn)
    with pytest.raises(InputError, match="Schema, column 'sex', categories"):
        column_of({"name": "sex", "type": "category", "origin": "public", "categories": ()})
