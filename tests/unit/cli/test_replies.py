"""Tables and JSON of the command line."""

from cusyn_desktop.cli.exits import Exit, error_record, exit_code
from cusyn_desktop.cli.replies import as_json_text, columns
from cusyn_desktop.errors import (
    BudgetExceededError,
    EngineError,
    InputError,
    ModelTooLargeError,
    StoreTooNewError,
    UnexpectedError,
)


def test_a_table_is_aligned() -> None:
    text = columns(("name", "rows"), [("a", "1"), ("longer", "1,000")], right=(1,))
    assert text.splitlines() == [
        "name     rows",
        "-------------",
        "a           1",
        "longer  1,000",
    ]


def test_a_name_draws_no_rows_and_does_not_run_backwards() -> None:
    text = columns(("name",), [("a\nR-99  released",), ("x\u202ey\x1b[31m",), ("ε\N{NO-BREAK SPACE}1 Zoë",)])
    assert text.splitlines()[2:] == [
        "a\\nR-99  released",
        "x\\u202ey\\x1b[31m",
        "ε\N{NO-BREAK SPACE}1 Zoë",
    ]


def test_json_keeps_every_figure_of_a_float() -> None:
    assert "0.30000000000000004" in as_json_text({"epsilon": 0.1 + 0.2})


def test_each_kind_of_error_has_its_exit_code() -> None:
    assert exit_code(InputError("x")) is Exit.INPUT
    assert exit_code(ModelTooLargeError("x")) is Exit.INPUT
    assert exit_code(EngineError("x")) is Exit.INPUT
    assert exit_code(BudgetExceededError("x")) is Exit.BUDGET
    assert exit_code(StoreTooNewError("x")) is Exit.STORE
    assert exit_code(UnexpectedError("x")) is Exit.BUG


def test_an_error_is_a_record() -> None:
    assert error_record(Exit.INPUT, "No.") == {"error": {"kind": "input", "exit_code": 3, "message": "No."}}
