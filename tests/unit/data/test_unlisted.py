"""Values outside the declared domain: refused where a category would change, told where a rule holds."""

import pytest

from cusyn_desktop.data.encoding import TableEncoder
from cusyn_desktop.data.schema import Schema, column_of
from cusyn_desktop.data.text_table import TextTable
from cusyn_desktop.data.unlisted import check_listed, unlisted_notes
from cusyn_desktop.errors import InputError


def encoder(*cells: str, **fields: object) -> TableEncoder:
    """An encoder of the column, after these cells."""
    made = TableEncoder(schema_of(**fields), ("ill",))
    made.encode([TextTable(("ill",), (cells,))])
    return made


def schema_of(**fields: object) -> Schema:
    fields = {"name": "ill", "type": "category", "origin": "public", "categories": ["yes", "no"], **fields}
    return Schema(columns=(column_of(fields),))


@pytest.mark.parametrize("cell", ["No", "", "unknown"])
@pytest.mark.parametrize("fields", [{}, {"missing": ["NA"]}])
def test_a_word_without_a_rule_is_refused_and_not_quoted(cell: str, fields: dict[str, object]) -> None:
    reports = encoder("yes", cell, **fields).report
    with pytest.raises(
        InputError, match="The column 'ill' holds values that the schema does not list"
    ) as caught:
        check_listed(schema_of(**fields), reports)
    assert not cell or f"'{cell}'" not in str(caught.value)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"outside": "other"}, "count as other"),
        ({"outside": "missing", "missing": [""]}, "count as missing"),
        ({"outside": "first"}, "count as the first category"),
    ],
)
def test_a_rule_is_followed_and_told(fields: dict[str, object], what: str) -> None:
    reports = encoder("yes", "No", "nO", **fields).report
    check_listed(schema_of(**fields), reports)
    (note,) = unlisted_notes(schema_of(**fields), reports)
    assert "2 cells hold a value outside the declared domain" in note
    assert what in note


def test_what_is_listed_says_nothing() -> None:
    reports = encoder("yes", "no").report
    check_listed(schema_of(), reports)
    assert unlisted_notes(schema_of(), reports) == ()


def test_first_is_for_categories_alone() -> None:
    with pytest.raises(InputError, match="cannot hold 'first'"):
        column_of(
            {"name": "n", "type": "integer", "origin": "public", "from": 0, "to": 9, "outside": "first"}
        )
