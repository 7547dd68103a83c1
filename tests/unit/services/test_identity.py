"""The same rows under another name, order or format; much the same rows; a file that moved or changed."""

import csv
import io
import random
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.schema import Schema, column_of
from cusyn_desktop.errors import InputError, SimilarRowsError
from cusyn_desktop.services import pools
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.ledger import auditing
from cusyn_desktop.services.records import DatasetSummary, KnownRows
from cusyn_desktop.services.registering import importing
from cusyn_desktop.services.releases import synthesis
from cusyn_desktop.services.requests import deciding
from cusyn_desktop.services.tables import recognising
from cusyn_desktop.services.workspace import Workspace
from tests.unit.services.conftest import ask, new_dataset
from tests.unit.services.small import SCHEMA_JSON, csv_text

Rows = list[list[str]]


def rows_of(text: str) -> Rows:
    return list(csv.reader(io.StringIO(text)))


def text_of(rows: Rows, *, delimiter: str = ",") -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\n").writerows(rows)
    return out.getvalue()


def shuffled(rows: Rows) -> Rows:
    body = rows[1:]
    random.Random(1).shuffle(body)
    return [rows[0], *body]


def turned(rows: Rows) -> Rows:
    """The columns in another order."""
    return [row[::-1] for row in rows]


def register(workspace: Workspace, folder: Path, text: str, **changes: object) -> DatasetSummary:
    path = folder / "other.csv"
    path.write_text(text, encoding="utf-8")
    new = new_dataset(folder, **{"path": path, "name": "Other", "epsilon": "9", **changes})
    return importing.add_dataset(workspace, new, control=RunControl())


@pytest.mark.parametrize("change", [shuffled, turned, lambda rows: turned(shuffled(rows))])
def test_the_same_rows_come_back_to_their_pool(
    workspace: Workspace, tmp_path: Path, change: Callable[[Rows], Rows]
) -> None:
    """Also where the schema lists the columns in their new order."""
    rows = change(rows_of(csv_text()))
    schema = Schema.from_json(SCHEMA_JSON)
    by_name = {column.name: column for column in schema.columns}
    schema = Schema(columns=tuple(by_name[name] for name in rows[0]))
    made = register(workspace, tmp_path, text_of(rows), schema=schema)
    assert made.pool.name == "Survey"
    assert len([pool for pool in pools.pools(workspace) if pool.kind == "dataset"]) == 1
    last = auditing.audit_entries(workspace)[-1].text
    assert last == "Dataset Other registered: the rows of Survey, whose pool counts for both"


def test_the_same_rows_in_another_format_come_back_to_their_pool(
    workspace: Workspace, tmp_path: Path
) -> None:
    rows = [[cell.replace(".", ",") for cell in row] for row in rows_of(csv_text())]
    reading = '"reading": {"delimiter": ";", "decimal": ","}, "columns"'
    schema = Schema.from_json(SCHEMA_JSON.replace('"columns"', reading, 1))
    made = register(workspace, tmp_path, text_of(rows, delimiter=";"), schema=schema)
    assert made.pool.name == "Survey"


def found(workspace: Workspace, folder: Path, text: str) -> KnownRows | None:
    """What registering a table would come back to."""
    path = folder / "found.csv"
    path.write_text(text, encoding="utf-8")
    schema = Schema.from_json(SCHEMA_JSON)
    return recognising.known_rows(workspace, path=path, schema=schema, control=RunControl())


def test_rows_are_recognised_before_they_are_registered(workspace: Workspace, tmp_path: Path) -> None:
    before = auditing.audit_entries(workspace)
    known = found(workspace, tmp_path, text_of(shuffled(rows_of(csv_text()))))
    assert known == KnownRows(importing.datasets(workspace), are_same=True)
    assert auditing.audit_entries(workspace) == before


def test_much_the_same_rows_are_recognised_and_others_are_not(large: Workspace, tmp_path: Path) -> None:
    alike = found(large, tmp_path, large_text(2_999))
    assert alike == KnownRows(importing.datasets(large), are_same=False)
    assert found(large, tmp_path, csv_text(200)) is None


def test_nothing_is_read_where_nothing_is_registered(empty: Workspace, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.csv"
    schema = Schema.from_json(SCHEMA_JSON)
    assert recognising.known_rows(empty, path=nowhere, schema=schema, control=RunControl()) is None


def large_text(n_rows: int = 3_000) -> str:
    """A table of so many distinct rows that a few rows more, less or changed are noticed."""
    rows = rows_of(csv_text(n_rows))
    for place, row in enumerate(rows[1:]):
        row[5] = f"{(place * 7907) % 99_900 / 100:.2f}"
    return text_of(rows)


@pytest.fixture
def large(empty: Workspace, tmp_path: Path) -> Workspace:
    """A workspace with the large table as Survey."""
    register(empty, tmp_path, large_text(), name="Survey")
    return empty


def changed(n_rows: int, text: str = csv_text()) -> str:
    """The same table with some rows of other people."""
    rows = rows_of(text)
    for place in range(1, n_rows + 1):
        rows[place][0], rows[place][2] = f"Q{place:04}", str((int(rows[place][2]) + 7) % 100)
    return text_of(rows)


def with_new_keys() -> str:
    return large_text().replace("\nP", "\nX").replace("P", "Y") + "X9999,f,50,no,01,1.00\n"


@pytest.mark.parametrize(
    "text",
    [
        *(changed(n_rows, large_text()) for n_rows in (1, 40, 300)),
        *(large_text(n_rows) for n_rows in (2_400, 2_999, 3_001, 3_500)),
        with_new_keys(),
    ],
)
def test_much_the_same_rows_are_questioned(large: Workspace, tmp_path: Path, text: str) -> None:
    with pytest.raises(SimilarRowsError, match=r"other\.csv holds much the same rows as Survey") as caught:
        register(large, tmp_path, text)
    assert caught.value.details["like"] == ("Survey",)
    assert [one.name for one in importing.datasets(large)] == ["Survey"]


@pytest.mark.parametrize("n_rows", [1, 40])
def test_rows_changed_in_one_column_are_noticed_in_small_tables_too(
    workspace: Workspace, tmp_path: Path, n_rows: int
) -> None:
    with pytest.raises(SimilarRowsError, match="much the same rows as Survey"):
        register(workspace, tmp_path, changed(n_rows))


@pytest.mark.parametrize("text", [csv_text(1216), csv_text(1218), csv_text(1400)])
def test_a_row_more_or_less_in_a_small_table_is_not_noticed(
    workspace: Workspace, tmp_path: Path, text: str
) -> None:
    """A sketch that tells them would tell single people to whoever has the workspace."""
    assert register(workspace, tmp_path, text).pool.name == "Other"


@pytest.mark.parametrize("said", [{"same_people_as": "Survey"}, {"accept_similar": True}])
def test_of_two_tables_that_are_alike_one_keeps_bits(
    large: Workspace, tmp_path: Path, said: dict[str, object]
) -> None:
    """The bits of both would tell something of the one person by whom they differ."""
    register(large, tmp_path, large_text(3_001), **said)
    with large.store(Right.IMPORT) as store:
        one, other = (dataset.sketch.split(";")[1] for dataset in store.datasets.all())
    assert (len(one), other) == (64, "-")
    with pytest.raises(SimilarRowsError, match="much the same rows as Survey"):
        register(large, tmp_path, large_text(3_002), name="Third")


def without(rows: Rows, name: str) -> tuple[Rows, Schema]:
    """The table without a column."""
    place = rows[0].index(name)
    kept = [[*row[:place], *row[place + 1 :]] for row in rows]
    columns = Schema.from_json(SCHEMA_JSON).columns
    return kept, Schema(columns=tuple(column for column in columns if column.name != name))


@pytest.mark.parametrize("name", ["sex", "age", "smoker", "region, code"])
def test_a_dropped_column_does_not_hide_the_rows(workspace: Workspace, tmp_path: Path, name: str) -> None:
    rows, schema = without(shuffled(rows_of(csv_text())), name)
    with pytest.raises(SimilarRowsError, match=r"other\.csv holds much the same rows as Survey"):
        register(workspace, tmp_path, text_of(rows), schema=schema)


def test_an_added_column_does_not_hide_the_rows(workspace: Workspace, tmp_path: Path) -> None:
    rows = [
        [*row, "score" if not number else str(number % 11)] for number, row in enumerate(rows_of(csv_text()))
    ]
    score = column_of({"name": "score", "type": "integer", "origin": "public", "from": 0, "to": 10})
    schema = Schema(columns=(*Schema.from_json(SCHEMA_JSON).columns, score))
    with pytest.raises(SimilarRowsError, match="much the same rows as Survey"):
        register(workspace, tmp_path, text_of(rows), schema=schema)


def test_other_groups_do_not_hide_the_rows(workspace: Workspace, tmp_path: Path) -> None:
    schema = Schema.from_json(SCHEMA_JSON.replace('"width": 20', '"width": 25'))
    with pytest.raises(SimilarRowsError, match=r"other\.csv holds the same rows as Survey\."):
        register(workspace, tmp_path, shuffled_text(), schema=schema)


@pytest.mark.parametrize("n_rows", [20, 69])
def test_small_tables_are_recognised_too(empty: Workspace, tmp_path: Path, n_rows: int) -> None:
    rows = rows_of(csv_text(n_rows))
    register(empty, tmp_path, text_of(rows), name="Small")
    fewer, schema = without(shuffled(rows), "sex")
    with pytest.raises(SimilarRowsError, match="much the same rows as Small"):
        register(empty, tmp_path, text_of(fewer), schema=schema)
    assert register(empty, tmp_path, text_of([rows[0], *rows_of(csv_text(900))[-n_rows:]])).name == "Other"


def shuffled_text(delimiter: str = ",") -> str:
    return text_of(shuffled(rows_of(csv_text())), delimiter=delimiter)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (shuffled_text(), "It holds the same rows in another form, .* comes back to the same pool"),
        (shuffled_text(";"), "It holds the same rows in another form"),
        (changed(40), "It holds much the same rows, and some have changed.* with the pool of Survey"),
        (csv_text(1100), "It holds other rows, or some of them have changed.* with the pool of Survey"),
        (csv_text(40), "It holds other rows, or some of them have changed. Look for the registered file"),
        ("a,b\n1,2\n", "Nor can it be read by its schema: The file has no column 'sex'"),
        ("\n", "Nor can it be read by its schema: "),
    ],
)
def test_what_a_file_is_that_did_not_only_move(
    workspace: Workspace, tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "there.csv"
    path.write_text(text, encoding="utf-8")
    before = importing.dataset(workspace, "Survey")
    with pytest.raises(InputError, match=f"there.csv is not the file that was registered as Survey. {told}"):
        importing.move_dataset(workspace, name="Survey", path=path, control=RunControl())
    assert importing.dataset(workspace, "Survey") == before


def test_a_large_file_of_which_some_rows_changed_is_told(large: Workspace, tmp_path: Path) -> None:
    path = tmp_path / "there.csv"
    path.write_text(large_text(2_900), encoding="utf-8")
    with pytest.raises(InputError, match="It holds much the same rows, and some have changed"):
        importing.move_dataset(large, name="Survey", path=path, control=RunControl())


def test_a_parquet_copy_is_told_from_other_rows(workspace: Workspace, tmp_path: Path) -> None:
    rows = rows_of(csv_text())
    path = tmp_path / "copy.parquet"
    pq.write_table(pa.table(dict(zip(rows[0], zip(*rows[1:], strict=True), strict=True))), path)
    with pytest.raises(InputError, match="It holds the same rows in another form"):
        importing.move_dataset(workspace, name="Survey", path=path, control=RunControl())


def test_who_says_that_these_are_other_people_is_logged(large: Workspace, tmp_path: Path) -> None:
    made = register(large, tmp_path, changed(3, large_text()), accept_similar=True)
    assert made.pool.name == "Other"
    last = auditing.audit_entries(large)[-1]
    assert last.text.endswith(": much the same rows or columns as Survey, said to be other people")
    assert last.text.startswith("Dataset Other registered with a pool of")


def test_one_pool_can_count_for_both(workspace: Workspace, tmp_path: Path) -> None:
    made = register(workspace, tmp_path, changed(3), same_people_as="Survey")
    assert made.pool.name == "Survey"
    assert [one.shares_with for one in importing.datasets(workspace)] == [("Other",), ("Survey",)]
    synthesis.synthesise(workspace, ask(dataset="Other", user="Ben", epsilon="1"), control=RunControl())
    (pool,) = [pool for pool in pools.pools(workspace) if pool.name == "Survey"]
    assert pool.spent.epsilon == pytest.approx(1)
    told = [entry.text for entry in auditing.audit_entries(workspace)]
    assert "Dataset Other registered: the people of Survey, whose pool counts for both" in told


@pytest.mark.parametrize("same", [{"text": csv_text()}, {"same_people_as": "Survey"}])
@pytest.mark.parametrize(("asked", "holds"), [(None, 1.5), ("2", 1.5), ("1.5", 1.5), ("0.5", 0.5)])
def test_another_name_is_no_way_round_the_limit_for_one_synthesis(
    workspace: Workspace, tmp_path: Path, same: dict[str, str], asked: str | None, holds: float
) -> None:
    """Survey may spend 1.5 in one synthesis; whether less was asked for or more is told."""
    changes = {"text": changed(3), "per_synthesis": asked, **same}
    made = register(workspace, tmp_path, str(changes.pop("text")), **changes)
    assert made.per_synthesis is not None
    assert made.per_synthesis.epsilon == pytest.approx(holds)
    told = "The limit for one synthesis of Survey holds for Other, too: ε 1.50. Limits are never raised."
    assert (told.replace("ε ", "ε\N{NO-BREAK SPACE}") in made.pool_notes) == (asked in (None, "2"))
    answer = deciding.evaluate(workspace, ask(dataset="Other", user="Ben", epsilon="2"))
    assert answer.decision.granted == made.per_synthesis.pico_rho
    entry = auditing.audit_entries(workspace)[-1]
    assert ("limit_as_in" in dict(entry.facts)) == (asked in (None, "2"))


@pytest.mark.parametrize(("epsilon", "delta", "is_told"), [("3", "1e-9", False), ("9", "1e-9", True)])
def test_a_budget_is_not_used_only_where_another_was_typed(
    workspace: Workspace, tmp_path: Path, epsilon: str, delta: str, *, is_told: bool
) -> None:
    made = register(workspace, tmp_path, csv_text(), epsilon=epsilon, delta=delta)
    assert made.pool_notes[0] == "These are the rows of Survey: one pool counts for both."
    assert any("not used" in note for note in made.pool_notes) == is_told


def test_a_shared_pool_counts_in_one_unit(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="count in the same unit"):
        register(workspace, tmp_path, changed(3), same_people_as="Survey", rows_per_person=2)
    with pytest.raises(InputError, match="There is no dataset Sruvey"):
        register(workspace, tmp_path, changed(3), same_people_as="Sruvey")


def test_other_rows_are_not_questioned(workspace: Workspace, tmp_path: Path) -> None:
    rows = rows_of(csv_text())
    for place, row in enumerate(rows[1:]):
        row[0], row[5] = f"X{place:05}", f"{(place * 7907) % 99_900 / 100:.2f}"
        row[2], row[4] = str(place * 31 % 97), f"0{1 + place % 3}"
    assert register(workspace, tmp_path, text_of(rows)).pool.name == "Other"


def test_small_tables_of_few_values_are_not_questioned(workspace: Workspace, tmp_path: Path) -> None:
    """Every table of three yes or no columns has much the same distinct rows."""
    yes_or_no = {"type": "boolean", "origin": "public", "categories": ["0", "1"]}
    schema = Schema(columns=tuple(column_of({"name": name, **yes_or_no}) for name in "abc"))
    for name, seed in (("One", 1), ("Two", 2)):
        numbers = random.Random(seed)
        lines = [",".join(numbers.choice("01") for _ in range(3)) for _ in range(400)]
        made = register(workspace, tmp_path, "\n".join(["a,b,c", *lines]) + "\n", name=name, schema=schema)
        assert made.pool.name == name


# Columns alone -----------------------------------------------------------------------------------


def last_entry(workspace: Workspace) -> str:
    return auditing.audit_entries(workspace)[-1].text


@pytest.fixture
def part() -> str:
    """Half the rows of the large table: fewer than are noticed by their rows."""
    return text_of(rows_of(large_text())[:1_500])


def test_a_part_is_noted_as_a_table_with_the_same_columns(
    large: Workspace, tmp_path: Path, part: str
) -> None:
    made = register(large, tmp_path, part)
    assert made.pool.name == "Other"
    assert last_entry(large).endswith(": the columns of Survey, registered as other people")
    facts = dict(auditing.audit_entries(large)[-1].facts)
    assert (facts["columns_as_in"], "said_to_be_others_than" in facts) == ('["Survey"]', False)
    assert auditing.verify_open(large).ok


def test_who_says_that_a_table_with_the_same_columns_has_other_people_is_logged(
    large: Workspace, tmp_path: Path, part: str
) -> None:
    register(large, tmp_path, part, accept_similar=True)
    assert last_entry(large).endswith(": much the same rows or columns as Survey, said to be other people")


@pytest.mark.parametrize("change", [{"same_people_as": "Survey"}, {"text": large_text()}])
def test_columns_are_no_matter_where_one_pool_counts_anyhow(
    large: Workspace, tmp_path: Path, part: str, change: dict[str, str]
) -> None:
    register(large, tmp_path, **{"text": part, **change})
    assert "columns" not in last_entry(large)


def test_rows_that_have_a_pool_cannot_be_said_to_be_of_another(
    large: Workspace, tmp_path: Path, part: str
) -> None:
    """It is not passed over in silence: the budget would come of a pool that nobody meant."""
    register(large, tmp_path, part)
    before = auditing.audit_entries(large)
    with pytest.raises(
        InputError,
        match=r"registered as Other, whose pool counts for them, and cannot come to that of Survey",
    ):
        register(large, tmp_path, part, name="Again", same_people_as="Survey")
    assert auditing.audit_entries(large) == before
    assert register(large, tmp_path, part, name="Again", same_people_as="Other").pool.name == "Other"
