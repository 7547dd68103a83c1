"""How many rows a table may have."""

import pytest

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.requests import case, deciding
from cusyn_desktop.services.row_numbers import MAX_ROWS, check_fits, check_rows
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask


@pytest.mark.parametrize("rows", [0, -1, MAX_ROWS + 1])
def test_the_range_is_one_sentence(rows: int) -> None:
    with pytest.raises(InputError, match=f"1 to 20,000,000 rows, not {rows:,}"):
        check_rows(rows)


@pytest.mark.parametrize("rows", [None, 1, MAX_ROWS])
def test_what_is_in_range_says_nothing(rows: int | None) -> None:
    check_rows(rows)
    check_fits(rows, n_columns=10, available=None)


def test_a_table_that_does_not_fit_is_refused_with_the_numbers() -> None:
    check_fits(1_000_000, n_columns=10, available=400_000_000)
    with pytest.raises(InputError, match=r"need about 0.4 GB of memory, and 40 MB are free.*at most 100,000"):
        check_fits(1_000_001, n_columns=10, available=40_000_000)


def test_nothing_is_decided_about_a_table_that_does_not_fit(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(case, "available_memory", lambda: 1_000_000)
    with pytest.raises(InputError, match="Nothing was spent"):
        deciding.evaluate(workspace, ask(rows=100_000), with_forecast=False)
