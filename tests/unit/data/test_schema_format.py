"""The page about the schema format says what the program does."""

import re

import pytest

from cusyn_desktop.data.domain.binned_columns import DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, LeftOutColumn
from cusyn_desktop.data.domain.rules import AtMost, MissingUnless
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.resources import resource

PAGE = resource("schema-format.md").read_text(encoding="utf-8")


def test_its_example_is_a_schema_with_every_type_and_rule() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    schema = Schema.from_json(example[1])
    assert {column.type for column in schema.columns} == set(ColumnType)
    assert len({type(rule) for rule in schema.rules}) == 3
    assert not schema.inferred


@pytest.mark.parametrize(
    "part",
    [Reading, CategoryColumn, NumberColumn, DateColumn, LeftOutColumn, MissingUnless, AtMost, Schema],
)
def test_it_explains_every_field(part: type[Schema]) -> None:
    for name, field in part.model_fields.items():
        assert (field.alias or name) in PAGE
