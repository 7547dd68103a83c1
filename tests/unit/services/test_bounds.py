"""Bounds that the pool pays for: through the ledger like a release, and no row gives them away."""

from pathlib import Path

import pytest

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.schema import NumberColumn, Origin, Schema
from cusyn_desktop.errors import BudgetExceededError, InputError
from cusyn_desktop.services import auditing, bounds, exporting, importing, pools, synthesis
from cusyn_desktop.services.bounds import ChosenBounds
from cusyn_desktop.services.records import ColumnState
from cusyn_desktop.services.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from tests.replay import RecordingNoise, ReplayNoise, SeededNoise
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text, schema


def choose(workspace: Workspace, **changes: object) -> ChosenBounds:
    asked: dict[str, object] = {"dataset": "Survey", "column": "income", "user": "Ben", "epsilon": "0.5"}
    return bounds.choose_bounds(workspace, **{**asked, **changes}, control=RunControl())  # type: ignore[arg-type]


def left(workspace: Workspace) -> int:
    (pool,) = (one for one in pools.pools(workspace) if one.name == "Survey")
    return pool.remaining.pico_rho


def test_bounds_are_paid_like_a_release(workspace: Workspace, tmp_path: Path) -> None:
    before = left(workspace)
    made = choose(workspace)
    assert made.column.origin is Origin.CHOSEN
    assert made.column.bounds == ("200.00", "999.99")
    assert made.column.note == "Bounds chosen under differential privacy by R-01."
    assert made.schema == schema().with_column(made.column)
    (spend,) = pools.spends(workspace)
    assert (spend.state, spend.dataset) == (SpendState.RELEASED, "Survey, bounds of income")
    assert before - left(workspace) == spend.granted.pico_rho
    assert auditing.verify(workspace.path, []).ok
    again = new_dataset(tmp_path, name="Survey 2", schema=made.schema)
    summary = importing.add_dataset(workspace, again, control=RunControl())
    assert summary.pool.name == "Survey"
    assert summary.columns[-1].state is ColumnState.PUBLIC
    synthesis.synthesise(workspace, ask(dataset="Survey 2", user="Ben"), control=RunControl())
    folder = exporting.export_release(
        workspace, "R-02", tmp_path / "out", form=TableForm(), control=RunControl()
    )
    assert "The bounds of income were chosen from noisy counts" in (folder / "privacy.json").read_text()
    assert "chosen" in (folder / "report.html").read_text(encoding="utf-8")
    assert auditing.verify(workspace.path, [folder]).ok


def test_the_grid_is_registered_once_and_paid_each_time(workspace: Workspace) -> None:
    one, other = choose(workspace), choose(workspace)
    assert (one.release, other.release) == ("R-01", "R-02")
    assert [one.name for one in importing.datasets(workspace)] == ["Survey", "Survey, bounds of income"]
    grid = importing.schema_of(workspace, "Survey, bounds of income")
    assert grid.names == ("income",)
    assert isinstance(grid.modelled[0], NumberColumn)
    assert grid.modelled[0].origin is Origin.PUBLIC


def test_the_limits_of_the_dataset_hold(workspace: Workspace) -> None:
    before = left(workspace)
    with pytest.raises(BudgetExceededError):
        choose(workspace, epsilon="1.6")
    assert left(workspace) == before
    assert [one.name for one in importing.datasets(workspace)] == ["Survey"]


def test_a_dataset_without_a_limit_has_none_for_its_bounds(empty: Workspace, tmp_path: Path) -> None:
    (tmp_path / "table.csv").write_text(csv_text(300))
    importing.add_dataset(empty, new_dataset(tmp_path, per_synthesis=None), control=RunControl())
    synthesis_user(empty)
    assert choose(empty, epsilon="3").release == "R-01"


def synthesis_user(workspace: Workspace) -> None:
    from cusyn_desktop.services import people
    from cusyn_desktop.services.requests import NewUser

    people.add_user(workspace, NewUser(name="Ben"))


@pytest.mark.parametrize("column", ["sex", "id", "wage"])
def test_bounds_are_for_numbers(workspace: Workspace, column: str) -> None:
    with pytest.raises(InputError, match=f"'{column}' is no column of numbers"):
        choose(workspace, column=column)


def test_too_small_a_budget_tells_nothing_and_stays_spent(workspace: Workspace) -> None:
    before = left(workspace)
    with pytest.raises(InputError, match="No number of 'age' stands out of the noise"):
        choose(workspace, column="age", epsilon="0.002")
    assert left(workspace) < before


@pytest.mark.parametrize("line", ["P9999,f,50,no,01,999999999.00", "P9999,f,-70,no,01,-1.00"])
def test_a_neighbour_moves_nothing_but_what_the_noise_hides(
    empty: Workspace, tmp_path: Path, line: str
) -> None:
    """With the same noisy answers the bounds are the same, however far off the one row lies."""
    synthesis_user(empty)
    recording = RecordingNoise(SeededNoise(3))
    found = []
    for number, text in enumerate((csv_text(), csv_text() + line + "\n")):
        (tmp_path / f"{number}").mkdir()
        path = tmp_path / f"{number}" / "table.csv"
        path.write_text(text, encoding="utf-8")
        new = new_dataset(tmp_path / f"{number}", name=f"Survey {number}", accept_similar=True)
        importing.add_dataset(empty, new, control=RunControl())
        noise = recording if number == 0 else ReplayNoise(recording.calls)
        found.append(choose(empty, dataset=f"Survey {number}", noise=noise))
    assert found[0].column.model_copy(update={"note": ""}) == found[1].column.model_copy(update={"note": ""})


def test_the_schema_is_read_back(workspace: Workspace) -> None:
    made = choose(workspace)
    assert Schema.from_json(made.schema.to_json()) == made.schema
