"""Bounds that the pool pays for: through the ledger like a release, and no row gives them away."""

import json
from collections.abc import Mapping
from functools import partial
from math import sqrt
from pathlib import Path

import pytest

from cusyn_desktop.budget.evaluator import LimitName
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.control import CancelToken, Progress, RunControl
from cusyn_desktop.data.bounds import DateForm, NumberForm, least_seen
from cusyn_desktop.data.domain.columns import Outside
from cusyn_desktop.data.domain.schema import NumberColumn, Origin, Schema
from cusyn_desktop.errors import BudgetExceededError, EngineError, InputError, JobCancelled
from cusyn_desktop.services import people, pools
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.ledger.overview import overview
from cusyn_desktop.services.records import BoundsSearch, ColumnState, DatasetSummary
from cusyn_desktop.services.records.requests import NewUser, WantedBounds
from cusyn_desktop.services.registering import bounds, importing, paid_bounds
from cusyn_desktop.services.registering.bounds import ChosenBounds
from cusyn_desktop.services.releases import exporting, releases, synthesis
from cusyn_desktop.services.releases.releases import Opened
from cusyn_desktop.services.releases.table_files import TableForm
from cusyn_desktop.services.tables import bound_grids
from cusyn_desktop.services.workspace import Workspace
from tests.replay import RecordingNoise, ReplayNoise, SeededNoise
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import csv_text, schema


def choose(workspace: Workspace, **changes: object) -> ChosenBounds:
    """With noise that is always the same: one of a thousand times it sets a bound too wide."""
    asked: dict[str, object] = {"dataset": "Survey", "user": "Ben", "epsilon": "0.5", "noise": SeededNoise(3)}
    asked |= {"wanted": (WantedBounds("income"),), **changes}
    return bounds.choose_bounds(workspace, **asked, control=RunControl())  # type: ignore[arg-type]


def one(column: str = "income", form: NumberForm | DateForm | None = None) -> tuple[WantedBounds, ...]:
    return (WantedBounds(column, form),)


def left(workspace: Workspace) -> int:
    (pool,) = (one for one in pools.pools(workspace) if one.name == "Survey")
    return pool.remaining.pico_rho


def test_bounds_are_paid_like_a_release(workspace: Workspace, tmp_path: Path) -> None:
    before = left(workspace)
    made = choose(workspace)
    assert made.columns[0].origin is Origin.CHOSEN
    assert made.columns[0].bounds == ("200.00", "999.99")
    assert made.columns[0].note == "Bounds chosen under differential privacy by R-01."
    assert made.schema == schema().with_column(made.columns[0])
    (spend,) = pools.spends(workspace)
    assert (spend.state, spend.dataset) == (SpendState.RELEASED, "Survey, bounds of income")
    assert before - left(workspace) == spend.granted.pico_rho
    assert auditing.verify(workspace.path, []).ok
    again = new_dataset(tmp_path, name="Survey 2", schema=made.schema)
    summary = importing.add_dataset(workspace, again, control=RunControl())
    assert summary.pool.name == "Survey"
    assert (len(summary.pool_notes), summary.notes) == (1, ())
    assert summary.columns[-1].state is ColumnState.PUBLIC
    synthesis.synthesise(workspace, ask(dataset="Survey 2", user="Ben"), control=RunControl())
    folder = exporting.export_release(
        workspace, "R-02", tmp_path / "out", form=TableForm(), control=RunControl()
    )
    assert "The bounds of income were chosen from noisy counts" in (folder / "privacy.json").read_text()
    assert "chosen" in (folder / "report.html").read_text(encoding="utf-8")
    assert auditing.verify(workspace.path, [folder]).ok


def test_the_grid_is_registered_once_and_paid_each_time(workspace: Workspace) -> None:
    first, second = choose(workspace), choose(workspace)
    assert [made.columns[0].chosen_by for made in (first, second)] == ["R-01", "R-02"]
    assert [one.name for one in importing.datasets(workspace)] == ["Survey", "Survey, bounds of income"]
    grid = importing.schema_of(workspace, "Survey, bounds of income")
    assert grid.names == ("income",)
    assert isinstance(grid.modelled[0], NumberColumn)
    assert grid.modelled[0].origin is Origin.PUBLIC


def test_what_bounds_are_looked_for_over_belongs_to_its_table(workspace: Workspace) -> None:
    """It is marked everywhere, hidden from the lists of tables, and its spend is in the ledger like any."""
    people.add_user(workspace, NewUser(name="Cleo", datasets=("Survey",)))
    choose(workspace, user="Cleo")
    search = BoundsSearch("Survey", "income")
    table, grid = importing.datasets(workspace)
    assert (table.search, table.n_releases, table.n_bounds) == (None, 0, 1)
    assert (table.shares_with, table.searches) == ((), (grid.name,))
    assert (grid.search, grid.n_releases, grid.n_bounds) == (search, 1, 0)
    assert people.user(workspace, "Cleo").datasets == ("Survey",)
    assert [one.search for one in releases.releases(workspace)] == [search]
    seen = overview(workspace, dataset="Survey")
    assert seen is not None
    assert seen.names == ("Survey",)
    assert [one.dataset for one in seen.spends] == ["Survey, bounds of income"]
    assert auditing.verify(workspace.path, []).ok


def test_a_name_alone_makes_no_search_for_bounds(workspace: Workspace, tmp_path: Path) -> None:
    """A table may be called anything; it is hidden only if it is one column over the public grid."""
    for name, columns in (("Survey, bounds of age", schema()), ("Survey, bounds of income", alone("income"))):
        new = new_dataset(tmp_path, name=name, schema=columns)
        made = importing.add_dataset(workspace, new, control=RunControl())
        assert made.search is None


def alone(column: str) -> Schema:
    made = schema()
    (kept,) = (one for one in made.modelled if one.name == column)
    assert isinstance(kept, NumberColumn)
    return bound_grids.alone(made, kept)


def test_a_release_of_bounds_tells_them_from_its_noisy_counts(workspace: Workspace) -> None:
    made = choose(workspace)
    found = paid_bounds.bounds_found(workspace, "R-01")
    assert (found.search, found.column) == (BoundsSearch("Survey", "income"), made.columns[0])
    assert len(found.starts) == len(found.shares) < 20
    assert "200.00" in found.starts
    assert found.shares.max() > found.least > 0
    choose(workspace, wanted=one("age"), epsilon="0.002")
    unseen = paid_bounds.bounds_found(workspace, "R-02")
    assert unseen.column is None
    assert len(unseen.starts) == len(unseen.shares) > 80
    synthesis.synthesise(workspace, ask(user="Ben"), control=RunControl())
    for release in ("R-03", "R-09"):
        with pytest.raises(InputError):
            paid_bounds.bounds_found(workspace, release)


def test_what_becomes_of_values_outside_is_chosen_and_the_bounds_stay_paid(workspace: Workspace) -> None:
    made = choose(workspace, wanted=one("income", NumberForm(2, ("",))))
    column = made.columns[0].model_copy(update={"outside": Outside.MISSING})
    summary = bounds.register_anew(
        workspace, dataset="Survey", schema=made.schema.with_column(column), name="New", control=RunControl()
    )
    assert summary.columns[-1].state is ColumnState.PUBLIC
    assert summary.columns[-1].has_missing
    assert importing.schema_of(workspace, "New").modelled[-1] == column


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
    assert choose(empty, epsilon="3").columns[0].chosen_by == "R-01"


def synthesis_user(workspace: Workspace) -> None:
    people.add_user(workspace, NewUser(name="Ben"))


@pytest.mark.parametrize("column", ["sex", "id", "wage"])
def test_bounds_are_for_numbers(workspace: Workspace, column: str) -> None:
    with pytest.raises(InputError, match=f"'{column}' is no column of numbers"):
        choose(workspace, wanted=one(column))


def with_visits(n_rows: int = 700) -> str:
    """The small table with a day in 2023 or 2024 at the end of each row, and none on each tenth."""
    head, *lines = csv_text(n_rows).splitlines()
    days = (f"{place % 28 + 1:02}.{place % 12 + 1:02}.{2023 + place % 2}" for place in range(n_rows))
    told = ("" if place % 10 == 0 else day for place, day in enumerate(days))
    return (
        "\n".join((f"{head},visit", *(f"{line},{day}" for line, day in zip(lines, told, strict=True)))) + "\n"
    )


def visits_schema(**fields: object) -> Schema:
    """Its schema; the days are in the model, as inferred, unless something else is said."""
    made = json.loads(schema().to_json())
    visit = {"name": "visit", "type": "date", "origin": "inferred", "format": "%d.%m.%Y", "missing": [""]}
    days = {"from": "2023-01-01", "to": "2024-12-31", "by": "month"}
    made["columns"].append({**visit, **days, **fields})
    return Schema.from_json(json.dumps(made))


VISIT_FORM = DateForm("%d.%m.%Y", ("",))


def test_bounds_of_dates_are_paid_like_those_of_numbers(workspace: Workspace, tmp_path: Path) -> None:
    add(workspace, tmp_path / "v", with_visits(), name="Visits", schema=visits_schema(), accept_similar=True)
    before = [one.pico_rho for one in (pool.remaining for pool in pools.pools(workspace))]
    with pytest.raises(InputError, match="'visit' were taken from the rows"):
        choose(workspace, dataset="Visits", wanted=one("visit"))
    assert [one.pico_rho for one in (pool.remaining for pool in pools.pools(workspace))] == before
    made = choose(workspace, dataset="Visits", wanted=one("visit", VISIT_FORM))
    (found,) = made.columns
    assert (found.bounds, found.origin) == (("2023-01-01", "2024-12-31"), Origin.CHOSEN)
    assert made.notes == ()
    assert bounds.paid_columns(workspace, dataset="Visits").columns == (found,)
    told = paid_bounds.bounds_found(workspace, found.chosen_by)
    assert told.search == BoundsSearch("Visits", "visit")
    assert {"2023-01-01", "2024-01-01"} <= set(told.starts)
    summary = bounds.register_anew(
        workspace, dataset="Visits", schema=made.schema, name="Visits anew", control=RunControl()
    )
    assert (summary.columns[-1].state, summary.columns[-1].date_format) == (ColumnState.PUBLIC, "%d.%m.%Y")
    assert auditing.verify(workspace.path, []).ok
    declared = visits_schema(origin="public")
    add(workspace, tmp_path / "w", with_visits(), name="Declared", schema=declared)
    assert choose(workspace, dataset="Declared", wanted=one("visit")).columns[0].bounds == found.bounds


@pytest.mark.parametrize("day", ["31.12.9999", "01.01.1801", "", "no day"])
def test_a_neighbour_moves_no_bound_of_dates(empty: Workspace, tmp_path: Path, day: str) -> None:
    """With the same noisy answers the bounds are the same, however far off the one day lies."""
    synthesis_user(empty)
    recording = RecordingNoise(SeededNoise(3))
    found = []
    for number, text in enumerate((with_visits(), with_visits() + f"P9999,f,50,no,01,500.00,{day}\n")):
        names = {"name": f"Visits {number}", "schema": visits_schema(), "accept_similar": True}
        add(empty, tmp_path / f"{number}", text, **names)
        noise = recording if number == 0 else ReplayNoise(recording.calls)
        wanted = one("visit", VISIT_FORM)
        found.append(choose(empty, dataset=f"Visits {number}", wanted=wanted, noise=noise))
    mine, other = (made.columns[0].model_copy(update={"note": "", "chosen_by": ""}) for made in found)
    assert mine == other


def test_too_small_a_budget_tells_nothing_and_stays_spent(workspace: Workspace) -> None:
    before = left(workspace)
    made = choose(workspace, wanted=one("age"), epsilon="0.002")
    assert (made.columns, made.schema) == ((), schema())
    assert [note.split(".")[0] for note in made.notes] == ["No value of 'age' stands out of the noise"]
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
    mine, other = (made.columns[0].model_copy(update={"note": "", "chosen_by": ""}) for made in found)
    assert mine == other


def test_the_schema_is_read_back(workspace: Workspace) -> None:
    made = choose(workspace)
    assert Schema.from_json(made.schema.to_json()) == made.schema


def with_rules(*rules: Mapping[str, object]) -> Schema:
    """The schema with income in three groups, and rules."""
    fields = json.loads(schema().to_json())
    del fields["columns"][-1]["width"]
    fields["columns"][-1]["starts"] = [0, 333, 666]
    return Schema.from_json(json.dumps(fields | {"rules": list(rules)}))


NEVER_F_AND_SMOKER = {"rule": "forbidden", "values": {"sex": ["f"], "smoker": ["yes"]}}


def test_a_rule_that_does_not_fit_the_bounds_is_left_out_and_told(empty: Workspace, tmp_path: Path) -> None:
    """The bounds are paid for when it comes out; they must not be lost in an error."""
    synthesis_user(empty)
    cut = {"rule": "forbidden", "values": {"age": {"to": 19}, "income": {"from": 333}}}
    ruled = with_rules(cut, NEVER_F_AND_SMOKER)
    add(empty, tmp_path / "a", csv_text(300), schema=ruled)
    made = choose(empty)
    (found,) = made.columns
    assert found.bounds == ("200.00", "999.99")
    assert found.chosen_by == "R-01"
    assert made.notes == (
        'The rule "Never: age is at most 19 and income is at least 333." does not fit the chosen bounds and'
        " was left out. State it anew.",
    )
    assert made.schema.rules == ruled.rules[1:]
    assert Schema.from_json(made.schema.to_json()) == made.schema
    again = bounds.paid_columns(empty, dataset="Survey")
    assert again == made


def test_rules_that_fit_stay(empty: Workspace, tmp_path: Path) -> None:
    synthesis_user(empty)
    ruled = with_rules({"rule": "forbidden", "values": {"sex": ["f"], "income": {}}}, NEVER_F_AND_SMOKER)
    add(empty, tmp_path / "a", csv_text(300), schema=ruled)
    made = choose(empty)
    assert (made.schema.rules, made.notes) == (ruled.rules, ())


def test_several_columns_are_counted_one_after_the_other(workspace: Workspace) -> None:
    wanted = (WantedBounds("income"), WantedBounds("age", NumberForm(places=0)))
    cost = bounds.price(workspace, dataset="Survey", user="Ben", epsilon="0.5", n_columns=2)
    before = left(workspace)
    fractions: list[float] = []
    control = RunControl(report=lambda progress: fractions.append(progress.fraction))
    made = bounds.choose_bounds(
        workspace, dataset="Survey", wanted=wanted, user="Ben", epsilon="0.5", noise=SeededNoise(3),
        control=control,
    )  # fmt: skip
    assert [(column.name, column.chosen_by) for column in made.columns] == [
        ("income", "R-01"),
        ("age", "R-02"),
    ]
    assert before - left(workspace) == cost.total.pico_rho == 2 * cost.each.pico_rho
    assert left(workspace) == cost.left.pico_rho
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0
    assert bounds.paid_columns(workspace, dataset="Survey") == made


def test_the_newest_bounds_of_a_column_count_and_nothing_is_spent_by_looking(workspace: Workspace) -> None:
    nothing = bounds.paid_columns(workspace, dataset="Survey")
    assert (nothing.columns, nothing.schema, nothing.notes) == ((), schema(), ())
    choose(workspace)
    choose(workspace, wanted=one("age"), epsilon="0.002")
    made = choose(workspace)
    before = left(workspace)
    (found,) = bounds.paid_columns(workspace, dataset="Survey").columns
    assert found == made.columns[0]
    assert found.chosen_by == "R-03"
    assert left(workspace) == before


def test_the_rows_are_registered_anew_with_the_same_pool_and_limit(workspace: Workspace) -> None:
    made = choose(workspace)
    before = left(workspace)
    register = partial(bounds.register_anew, workspace, dataset="Survey", schema=made.schema)
    with pytest.raises(InputError, match="There is a dataset named Survey already"):
        register(name="Survey", control=RunControl())
    new = register(name="Survey 2", control=RunControl())
    old = importing.dataset(workspace, "Survey")
    assert new.notes == ()
    assert (new.pool.name, new.per_synthesis, new.approx_rows) == ("Survey", old.per_synthesis, 500)
    assert importing.schema_of(workspace, "Survey 2") == made.schema
    assert left(workspace) == before


def test_what_stands_out_is_foretold(workspace: Workspace) -> None:
    """From public facts: the budget and the rows of one person."""
    cost = bounds.price(workspace, dataset="Survey", user="Ben", epsilon="0.5")
    made = choose(workspace)
    with workspace.store(Right.SEE_RELEASES) as store:
        tables = Opened.of(store, workspace.actor, made.columns[0].chosen_by).tables
    least = least_seen(sqrt(tables.variance((0,))) * tables.total)
    assert cost.seen_from == pytest.approx(least, rel=0.1)
    doubled = bounds.price(workspace, dataset="Survey", user="Ben", epsilon="1.0")
    assert doubled.seen_from < cost.seen_from


def test_the_pool_must_hold_all_columns(workspace: Workspace) -> None:
    before = left(workspace)
    cost = bounds.price(workspace, dataset="Survey", user="Ben", epsilon="1.4", n_columns=9)
    assert [limit.name for limit in cost.limits if limit.binding] == [LimitName.DATASET_POOL]
    assert "what is left in the pool of Survey decides" in cost.refusal
    assert cost.left.pico_rho == 0
    wanted = tuple(WantedBounds(name) for name in ("income", "age"))
    people.add_user(workspace, NewUser(name="Cleo", epsilon="0.6", delta="1e-9"))
    with pytest.raises(BudgetExceededError, match=r"2 columns at ε.0\.50 each take ε.0\.72 in all"):
        choose(workspace, wanted=wanted, user="Cleo")
    assert left(workspace) == before
    assert [one.name for one in importing.datasets(workspace)] == ["Survey"]


@pytest.mark.parametrize("wanted", [(), one("income") * 2])
def test_each_column_is_named_once(workspace: Workspace, wanted: tuple[WantedBounds, ...]) -> None:
    with pytest.raises(InputError, match="each column once"):
        choose(workspace, wanted=wanted)


def test_a_grid_has_no_bounds_to_choose(workspace: Workspace) -> None:
    choose(workspace)
    before = left(workspace)
    with pytest.raises(InputError, match="lies over the public grid already"):
        choose(workspace, dataset=GRID)
    assert left(workspace) == before


def test_bad_input_of_a_later_column_spends_nothing(workspace: Workspace) -> None:
    before = left(workspace)
    with pytest.raises(InputError, match="'sex' is no column of numbers"):
        choose(workspace, wanted=(*one(), *one("sex")))
    with pytest.raises(InputError, match="listed twice"):
        choose(workspace, wanted=(*one(), *one("age", NumberForm(places=0, missing=("-", "-")))))
    assert left(workspace) == before
    assert [one.name for one in importing.datasets(workspace)] == ["Survey"]


def test_words_have_no_bounds_and_cost_nothing(workspace: Workspace) -> None:
    before = left(workspace)
    with pytest.raises(InputError, match=r"'sex' are words in the schema.* Nothing was spent\.$"):
        choose(workspace, wanted=one("sex", NumberForm(places=0)))
    assert left(workspace) == before
    assert [one.name for one in importing.datasets(workspace)] == ["Survey"]


def test_cells_without_a_number_move_no_bound_and_are_told(workspace: Workspace, tmp_path: Path) -> None:
    """Where nobody said what stands for missing, they are many cells of one value that lies nowhere."""
    text = "\n".join(
        line if place % 2 else f"{line.rpartition(',')[0]},none"
        for place, line in enumerate(csv_text(700).splitlines(), start=1)
    )
    add(workspace, tmp_path / "b", text, name="Gaps", accept_similar=True)
    form = NumberForm(places=2)
    made = choose(workspace, dataset="Gaps", wanted=one("income", form))
    assert made.columns[0].bounds == ("200.00", "999.99")
    assert made.notes == (
        "Many cells of 'income' hold neither a number nor a date and will count as the lowest value. If they"
        " stand for missing values, ask again and name them as missing.",
    )
    named = choose(workspace, dataset="Gaps", wanted=one("income", NumberForm(places=2, missing=("none",))))
    assert (named.columns[0].bounds, named.notes) == (("200.00", "999.99"), ())
    nothing = choose(workspace, dataset="Gaps", wanted=one("id", form))
    assert nothing.columns == ()
    assert [note.split(".")[0] for note in nothing.notes] == [
        "No value of 'id' stands out of the noise",
        "Many cells of 'id' hold neither a number nor a date and will count as the lowest value",
    ]


def test_what_was_paid_is_given_back_when_a_later_column_fails(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = synthesis.synthesise

    def fail_for_age(*args: object, **options: object) -> object:
        if "age" in str(args[1]):
            raise EngineError("The model did not converge. R-02 stays spent.")
        return real(*args, **options)  # type: ignore[arg-type]

    wanted = (*one("income"), *one("age"))
    with monkeypatch.context() as patched:
        patched.setattr(synthesis, "synthesise", fail_for_age)
        made = choose(workspace, wanted=wanted)
        with pytest.raises(EngineError):
            choose(workspace, wanted=wanted[1:])
    assert [column.name for column in made.columns] == ["income"]
    assert made.notes == ("Not counted: age. The model did not converge. R-02 stays spent.",)


def test_a_cancel_keeps_what_was_paid(workspace: Workspace) -> None:
    token = CancelToken()

    def stop_in_the_second(progress: Progress) -> None:
        if progress.fraction > 0.7:
            token.cancel()

    with pytest.raises(JobCancelled):
        bounds.choose_bounds(
            workspace, dataset="Survey", wanted=(*one("income"), *one("age")), user="Ben", epsilon="0.5",
            noise=SeededNoise(3), control=RunControl(token, stop_in_the_second),
        )  # fmt: skip
    assert [column.name for column in bounds.paid_columns(workspace, dataset="Survey").columns] == ["income"]


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
    assert choose(workspace).columns[0].bounds == ("200.00", "999.99")
    other = choose(workspace, dataset="Survey B")
    assert other.columns[0].bounds == ("200000.00", "999999.99")
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
    made = choose(empty, wanted=one(form=NumberForm(places=2)))
    assert made.columns[0].origin is Origin.CHOSEN
    assert not importing.schema_of(empty, GRID).inferred


def test_each_declared_form_has_its_grid(workspace: Workspace) -> None:
    choose(workspace, wanted=one(form=NumberForm(places=1)))
    choose(workspace, wanted=one(form=NumberForm(places=0, missing=("",))))
    choose(workspace, wanted=one(form=NumberForm(places=1)))
    names = [one.name for one in importing.datasets(workspace)]
    assert names == ["Survey", GRID, f"{GRID} (2)"]
    with pytest.raises(InputError, match="'wage' is no column of numbers"):
        choose(workspace, wanted=one("wage", NumberForm(places=1)))


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
            choose(empty, dataset=name, wanted=one("x"))
        noise = recording if number == 0 else ReplayNoise(recording.calls)
        form = NumberForm(places=1, missing=("",))
        made = choose(empty, dataset=name, wanted=one("x", form), noise=noise)
        drafts.append(draft.columns[0])
        found.append(made.columns[0].model_copy(update={"note": "", "chosen_by": ""}))
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
    written = made.schema.with_column(made.columns[0].model_copy(update=changes))
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


@pytest.mark.parametrize("limit", ["1.5", None])
def test_the_price_knows_the_strictest_limit_in_the_pool(
    empty: Workspace, tmp_path: Path, limit: str | None
) -> None:
    """What is counted joins the pool, and gets the limit of the table in it that has the strictest."""
    synthesis_user(empty)
    add(empty, tmp_path / "a", csv_text(300), per_synthesis=limit)
    new = {"name": "Next year", "same_people_as": "Survey", "per_synthesis": "0.2"}
    add(empty, tmp_path / "b", thousandfold(csv_text(200)), **new)
    before = left(empty)
    told = bounds.price(empty, dataset="Survey", user="Ben", epsilon="0.5")
    assert told.refusal
    assert [one.name for one in told.limits if one.binding] == [LimitName.PER_SYNTHESIS]
    with pytest.raises(BudgetExceededError):
        choose(empty, epsilon="0.5")
    assert [one.name for one in importing.datasets(empty)] == ["Survey", "Next year"]
    assert left(empty) == before
    assert not bounds.price(empty, dataset="Survey", user="Ben", epsilon="0.2").refusal
    assert choose(empty, epsilon="0.2").columns


def test_a_grid_never_has_more_than_its_dataset(workspace: Workspace, tmp_path: Path) -> None:
    new = new_dataset(tmp_path, name="Narrow", per_synthesis="0.7")
    importing.add_dataset(workspace, new, control=RunControl())
    choose(workspace, dataset="Narrow", epsilon="0.5")
    limits = {one.name: one.per_synthesis for one in importing.datasets(workspace)}
    assert limits["Survey"] != limits["Narrow"] == limits["Narrow, bounds of income"] is not None


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
    assert choose(workspace).columns[0].bounds == ("200.00", "999.99")
    assert [one.dataset for one in pools.spends(workspace)] == [f"{GRID} (2)"]


def test_the_grid_moves_with_its_dataset(workspace: Workspace, tmp_path: Path) -> None:
    choose(workspace)
    (tmp_path / "new").mkdir()
    path = (tmp_path / "table.csv").rename(tmp_path / "new" / "table.csv")
    importing.move_dataset(workspace, name="Survey", path=path, control=RunControl())
    choose(workspace)
    assert [one.name for one in importing.datasets(workspace)] == ["Survey", GRID]
    assert importing.dataset(workspace, GRID).file == path
