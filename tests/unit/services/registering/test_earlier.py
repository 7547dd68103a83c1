"""Domains of a registered dataset for a new table with the same columns: nothing comes from the new rows."""

from pathlib import Path

import pytest

from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.data.drafting.fitting import Misfit
from cusyn_desktop.data.drafting.propose import ColumnProposal, inspect_file
from cusyn_desktop.data.parsing.reading import Reading
from cusyn_desktop.errors import InputError, JobCancelled
from cusyn_desktop.services import pools
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.registering.earlier import EarlierDomains, earlier_domains
from cusyn_desktop.services.tables.recognising import with_these_columns
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.small import csv_text, schema

NAMES = ["id", "sex", "age", "smoker", "region, code", "income"]


def proposals(folder: Path, text: str) -> tuple[ColumnProposal, ...]:
    path = folder / "ward_2.csv"
    path.write_text(text, encoding="utf-8")
    return inspect_file(path).columns


def found(workspace: Workspace, columns: tuple[ColumnProposal, ...]) -> EarlierDomains:
    return earlier_domains(workspace, "Survey", columns, Reading(), RunControl())


def test_what_is_taken_is_what_was_declared_whatever_the_new_rows_are(
    workspace: Workspace, tmp_path: Path
) -> None:
    fitting = found(workspace, proposals(tmp_path, csv_text(40)))
    other_rows = (
        csv_text(3).replace("P0001,m", "P0001,x").replace(",26,", ",226,").replace("P0002,", "P0002,f")
    )
    odd = found(workspace, proposals(tmp_path, other_rows))
    assert fitting.columns == odd.columns == schema().columns
    assert fitting.rules == odd.rules == schema().rules
    assert fitting.misfits == {}
    assert set(odd.misfits.values()) <= set(Misfit)
    assert odd.misfits[1] is Misfit.UNLISTED
    assert "misfits" not in repr(odd)


def test_the_columns_come_in_the_order_of_the_new_table(workspace: Workspace, tmp_path: Path) -> None:
    lines = ['income,age,id,sex,smoker,"region, code"', "5000,300,P1,f,no,01", "20,30,P2,m,yes,02"]
    taken = found(workspace, proposals(tmp_path, "\n".join(lines) + "\n"))
    assert [column.name for column in taken.columns] == [
        "income",
        "age",
        "id",
        "sex",
        "smoker",
        "region, code",
    ]
    assert taken.misfits == {0: Misfit.OUTSIDE, 1: Misfit.OUTSIDE}


def test_what_was_not_confirmed_there_is_not_confirmed_here(workspace: Workspace, tmp_path: Path) -> None:
    """Nothing becomes public by being taken over, and nothing is spent or written."""
    before, size = pools.pools(workspace), workspace.path.read_bytes()
    taken = found(workspace, proposals(tmp_path, csv_text(20)))
    registered = importing.schema_of(workspace, "Survey")
    assert [column.model_dump() for column in taken.columns] == [
        column.model_dump() for column in registered.columns
    ]
    assert pools.pools(workspace) == before
    assert workspace.path.read_bytes() == size


def test_other_names_are_refused(workspace: Workspace, tmp_path: Path) -> None:
    text = csv_text(20).replace("age", "years", 1)
    with pytest.raises(InputError, match="The columns of Survey have other names"):
        found(workspace, proposals(tmp_path, text))


def test_it_can_be_cancelled(workspace: Workspace, tmp_path: Path) -> None:
    token = CancelToken()
    token.cancel()
    columns = proposals(tmp_path, csv_text(20))
    with pytest.raises(JobCancelled):
        earlier_domains(workspace, "Survey", columns, Reading(), RunControl(token))


def test_only_datasets_with_the_very_names_are_offered(workspace: Workspace) -> None:
    registered = importing.datasets(workspace)
    assert [one.name for one in with_these_columns(list(reversed(NAMES)), registered)] == ["Survey"]
    assert with_these_columns(NAMES[:-1], registered) == ()
    assert with_these_columns([*NAMES, "town"], registered) == ()
    assert with_these_columns(NAMES, ()) == ()
