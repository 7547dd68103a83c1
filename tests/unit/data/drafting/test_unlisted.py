"""Values outside the declared domain: refused where a category would change, told where a rule holds."""

import pytest

from cusyn_desktop.data.domain.schema import Schema, column_of
from cusyn_desktop.data.drafting.unlisted import check_listed, unlisted_notes
from cusyn_desktop.data.encoding import TableEncoder
from cusyn_desktop.data.parsing.text_table import TextTable
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


@pytest.mark.parametrize("many", [1, 700])
@pytest.mark.parametrize(
    ("fields", "cells", "times"),
    [
        ({"type": "integer", "to": 9}, ("1.4", "2.0", "3", "0.999"), 2),
        ({"type": "integer", "to": 9}, ("1.4", "2", "1e-3", "1e3"), 2),
        ({"type": "decimal", "places": 1, "to": 9.9}, ("1.45", "2.10", "3.1", "-0.04", "99.99"), 2),
        ({"type": "decimal", "places": 2, "to": 9.99}, ("0.29", "1.11", "9.99", "x"), 0),
    ],
)
def test_numbers_that_are_rounded_are_told(
    fields: dict[str, object], cells: tuple[str, ...], times: int, many: int
) -> None:
    """However they are read: many at once where all are simple, or one by one."""
    column = column_of({"name": "ill", "origin": "public", "from": 0, "width": 1, **fields})
    coder = TableEncoder(Schema(columns=(column,)), ("ill",))
    coder.encode([TextTable(("ill",), (cells * many,))])
    notes = [note for note in unlisted_notes(Schema(columns=(column,)), coder.report) if "rounded" in note]
    told = "cells hold a number with more decimal places than are declared; such numbers are rounded."
    assert notes == [f"Column 'ill': {times * many:,} {told}"] * bool(times)


def test_what_is_listed_says_nothing() -> None:
    reports = encoder("yes", "no").report
    check_listed(schema_of(), reports)
    assert unlisted_notes(schema_of(), reports) == ()


def test_first_is_for_categories_alone() -> None:
    with pytest.raises(InputError, match="cannot hold 'first'"):
        column_of(
            {"name": "n", "type": "integer", "origin": "public", "from": 0, "to": 9, "outside": "first"}
        )
