"""Bounds that the pool pays for: through the ledger like a release, and no row gives them away."""

from pathlib import Path

import pytest

from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import RunControl
from cusyn_desktop.data.bounds import NumberForm
from cusyn_desktop.data.schema import NumberColumn, Origin, Schema
from cusyn_desktop.errors import BudgetExceededError, InputError
from cusyn_desktop.services import auditing, bounds, exporting, importing, people, pools, synthesis
from cusyn_desktop.services.bounds import ChosenBounds
from cusyn_desktop.services.records import ColumnState, DatasetSummary
from cusyn_desktop.services.requests import NewUser
from cusyn_desktop.services.table_files import TableForm
from cusyn_desktop.services.workspace import Workspace
from tests.replay import RecordingNoise, ReplayNoise, SeededNoise
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text, schema


def choose(workspace: Workspace, **changes: object) -> ChosenBounds:
    """With noise that is always the same: one of twenty times it sets a bound too wide."""
    asked: dict[str, object] = {"dataset": "Survey", "column": "income", "user": "Ben", "epsilon": "0.5"}
    asked["noise"] = SeededNoise(3)
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
    assert len(summary.notes) == 1
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
    one, other = (made.column.model_copy(update={"note": "", "chosen_by": ""}) for made in found)
    assert one == other


def test_the_schema_is_read_back(workspace: Workspace) -> None:
    made = choose(workspace)
    assert Schema.from_json(made.schema.to_json()) == made.schema


GRID = "Survey, bounds of income"


def add(workspace: Workspace, folder: Path, text: str, **changes: object) -> DatasetSummary:
    """Register a table that lies in a folder of its own."""
    folder.mkdir()
    (folder / "table.csv").write_text(text, encoding="utf-8")
    return importing.add_dataset(workspace, new_dataset(folder, **changes), control=RunControl())


def thousandfold(text: str) -> str:
    """Other rows, with a thousand times the income."""
    head, *lines = text.splitlines()
    cells = [line.rsplit(",", 1) for line in lines]
    return "\n".join((head, *(f"{rest},{1_000 * float(income):.2f}" for rest, income in cells))) + "\n"


def test_another_table_of_the_same_people_is_counted_itself(workspace: Workspace, tmp_path: Path) -> None:
    add(workspace, tmp_path / "b", thousandfold(csv_text(700)), name="Survey B", same_people_as="Survey")
    assert choose(workspace).column.bounds == ("200.00", "999.99")
    other = choose(workspace, dataset="Survey B")
    assert other.column.bounds == ("200000.00", "999999.99")
    assert [one.dataset for one in pools.spends(workspace)] == [GRID, "Survey B, bounds of income"]


def test_the_same_rows_in_another_file_are_read_from_it(workspace: Workspace, tmp_path: Path) -> None:
    head, *lines = csv_text().splitlines()
    add(workspace, tmp_path / "b", "\n".join((head, *reversed(lines))) + "\n", name="Turned")
    choose(workspace)
    choose(workspace, dataset="Turned")
    assert importing.dataset(workspace, "Turned, bounds of income").file == tmp_path / "b" / "table.csv"


def test_what_the_rows_told_makes_no_grid(empty: Workspace, tmp_path: Path) -> None:
    synthesis_user(empty)
    inferred = schema().unconfirmed(["income"])
    add(empty, tmp_path / "a", csv_text(300), schema=inferred)
    before = left(empty)
    with pytest.raises(InputError, match="missing values of 'income' were taken from the rows, and the grid"):
        choose(empty)
    assert left(empty) == before
    assert [one.name for one in importing.datasets(empty)] == ["Survey"]
    made = choose(empty, form=NumberForm(places=2))
    assert made.column.origin is Origin.CHOSEN
    assert not importing.schema_of(empty, GRID).inferred


def test_each_declared_form_has_its_grid(workspace: Workspace) -> None:
    choose(workspace, form=NumberForm(places=1))
    choose(workspace, form=NumberForm(places=0, missing=("",)))
    choose(workspace, form=NumberForm(places=1))
    names = [one.name for one in importing.datasets(workspace)]
    assert names == ["Survey", GRID, f"{GRID} (2)"]
    with pytest.raises(InputError, match="'wage' is no column of numbers"):
        choose(workspace, column="wage", form=NumberForm(places=1))


@pytest.mark.parametrize("line", ["55.1234,a", "none,a", '"1,000",b'])
def test_a_neighbour_moves_nothing_from_the_draft_on(empty: Workspace, tmp_path: Path, line: str) -> None:
    """One row changes the drafted type, places or missing values, and neither the grid nor the bounds."""
    synthesis_user(empty)
    text = "x,g\n" + "".join(f"{10 + row * 37 % 80}.{row % 10},{'ab'[row % 2]}\n" for row in range(400))
    recording = RecordingNoise(SeededNoise(3))
    drafts, found, grids = [], [], []
    for number, table in enumerate((text, text + line + "\n")):
        path = tmp_path / f"{number}" / "table.csv"
        path.parent.mkdir()
        path.write_text(table, encoding="utf-8")
        draft = importing.draft_schema(path, domain=None, control=RunControl())
        name = f"Survey {number}"
        new = new_dataset(path.parent, name=name, schema=draft, accept_similar=True)
        importing.add_dataset(empty, new, control=RunControl())
        with pytest.raises(InputError):
            choose(empty, dataset=name, column="x")
        noise = recording if number == 0 else ReplayNoise(recording.calls)
        form = NumberForm(places=1, missing=("",))
        made = choose(empty, dataset=name, column="x", form=form, noise=noise)
        drafts.append(draft.columns[0])
        found.append(made.column.model_copy(update={"note": "", "chosen_by": ""}))
        grids.append(importing.schema_of(empty, f"{name}, bounds of x").modelled)
    assert drafts[0] != drafts[1]
    assert grids[0] == grids[1]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "changes",
    [
        {"chosen_by": ""},
        {"chosen_by": "R-77"},
        {"chosen_by": "R-02"},
        {"highest": 899.99},
        {"places": 3},
    ],
)
def test_the_word_of_a_schema_that_bounds_were_paid_proves_nothing(
    workspace: Workspace, tmp_path: Path, changes: dict[str, object]
) -> None:
    made = choose(workspace)
    synthesis.synthesise(workspace, ask(user="Ben"), control=RunControl())
    written = made.schema.with_column(made.column.model_copy(update=changes))
    new = new_dataset(tmp_path, name="Again", schema=written)
    summary = importing.add_dataset(workspace, new, control=RunControl())
    assert summary.notes[-1].startswith(
        "The schema calls the bounds of income chosen, and no release of these"
    )
    assert importing.schema_of(workspace, "Again").inferred == ("income",)
    assert summary.columns[-1].state is ColumnState.INFERRED


def test_bounds_that_another_pool_paid_are_not_paid_by_this_one(workspace: Workspace, tmp_path: Path) -> None:
    made = choose(workspace)
    add(workspace, tmp_path / "b", thousandfold(csv_text(300)), name="Others", schema=made.schema)
    assert importing.schema_of(workspace, "Others").inferred == ("income",)
    new = {"name": "Next year", "schema": made.schema, "same_people_as": "Survey"}
    add(workspace, tmp_path / "c", thousandfold(csv_text(200)), **new)
    assert not importing.schema_of(workspace, "Next year").inferred


@pytest.mark.parametrize("limit", ["1.5", None])
def test_a_lowered_limit_counts_for_the_grid(empty: Workspace, tmp_path: Path, limit: str | None) -> None:
    synthesis_user(empty)
    add(empty, tmp_path / "a", csv_text(300), per_synthesis=limit)
    choose(empty)
    importing.lower_limit(empty, name="Survey", per_synthesis="0.1")
    before = left(empty)
    with pytest.raises(BudgetExceededError):
        synthesis.synthesise(empty, ask(dataset=GRID, user="Ben", queries=()), control=RunControl())
    assert left(empty) == before
    limits = {one.name: one.per_synthesis for one in importing.datasets(empty)}
    assert limits[GRID] == limits["Survey"] is not None


def test_a_grid_never_has_more_than_its_dataset(workspace: Workspace, tmp_path: Path) -> None:
    new = new_dataset(tmp_path, name="Wide", per_synthesis="2.5")
    importing.add_dataset(workspace, new, control=RunControl())
    choose(workspace, dataset="Wide", epsilon="0.5")
    choose(workspace)
    limits = {one.name: one.per_synthesis for one in importing.datasets(workspace)}
    assert limits[GRID] == limits["Survey"] != limits["Wide"] == limits["Wide, bounds of income"]


def test_a_replaced_file_is_not_counted(workspace: Workspace, tmp_path: Path) -> None:
    before = left(workspace)
    for _ in range(2):  # without a grid, and with one
        (tmp_path / "table.csv").write_text(thousandfold(csv_text()), encoding="utf-8")
        with pytest.raises(InputError, match="not the one that was registered as Survey"):
            choose(workspace)
        assert left(workspace) == before
        (tmp_path / "table.csv").write_text(csv_text(), encoding="utf-8")
        choose(workspace)
        before = left(workspace)


def test_a_file_that_is_replaced_while_it_is_registered_is_not_counted(
    workspace: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register = importing.add_dataset

    def replace_and_register(*args: object, **options: object) -> DatasetSummary:
        (tmp_path / "table.csv").write_text(thousandfold(csv_text()), encoding="utf-8")
        return register(*args, **options)  # type: ignore[arg-type]

    before = left(workspace)
    with monkeypatch.context() as patched:
        patched.setattr(importing, "add_dataset", replace_and_register)
        with pytest.raises(InputError, match="was replaced or moved while it was read"):
            choose(workspace)
    assert left(workspace) == before
    (tmp_path / "table.csv").write_text(csv_text(), encoding="utf-8")
    assert choose(workspace).column.bounds == ("200.00", "999.99")
    assert [one.dataset for one in pools.spends(workspace)] == [f"{GRID} (2)"]


def test_the_grid_moves_with_its_dataset(workspace: Workspace, tmp_path: Path) -> None:
    choose(workspace)
    (tmp_path / "new").mkdir()
    path = (tmp_path / "table.csv").rename(tmp_path / "new" / "table.csv")
    importing.move_dataset(workspace, name="Survey", path=path, control=RunControl())
    choose(workspace)
    assert [one.name for one in importing.datasets(workspace)] == ["Survey", GRID]
    assert importing.dataset(workspace, GRID).file == path
