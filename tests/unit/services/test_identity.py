"""The same rows under another name, order or format; much the same rows; a file that moved or changed."""

import csv
import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.schema import Schema, column_of
from cusyn_desktop.errors import InputError, SimilarRowsError
from cusyn_desktop.services import auditing, importing, pools, synthesis
from cusyn_desktop.services.records import DatasetSummary
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


def changed(n_rows: int) -> str:
    """The same table with some rows of other people."""
    rows = rows_of(csv_text())
    for place in range(1, n_rows + 1):
        rows[place][0], rows[place][2] = f"Q{place:04}", str((int(rows[place][2]) + 7) % 100)
    return text_of(rows)


def with_new_keys() -> str:
    return csv_text().replace("\nP", "\nX").replace("P", "Y") + "X9999,f,50,no,01,1.00\n"


@pytest.mark.parametrize("text", [changed(1), changed(40), csv_text(1100), csv_text(1400), with_new_keys()])
def test_much_the_same_rows_are_questioned(workspace: Workspace, tmp_path: Path, text: str) -> None:
    with pytest.raises(SimilarRowsError, match=r"other\.csv holds much the same rows as Survey") as caught:
        register(workspace, tmp_path, text)
    assert caught.value.details["like"] == ("Survey",)
    assert [one.name for one in importing.datasets(workspace)] == ["Survey"]


def test_who_says_that_these_are_other_people_is_logged(workspace: Workspace, tmp_path: Path) -> None:
    made = register(workspace, tmp_path, changed(3), accept_similar=True)
    assert made.pool.name == "Other"
    last = auditing.audit_entries(workspace)[-1]
    assert last.text.endswith(": much the same rows as Survey, said to be other people")
    assert last.text.startswith("Dataset Other registered with a pool of")


def test_one_pool_can_count_for_both(workspace: Workspace, tmp_path: Path) -> None:
    made = register(workspace, tmp_path, changed(3), same_people_as="Survey")
    assert made.pool.name == "Survey"
    synthesis.synthesise(workspace, ask(dataset="Other", user="Ben", epsilon="1"), control=RunControl())
    (pool,) = [pool for pool in pools.pools(workspace) if pool.name == "Survey"]
    assert pool.spent.epsilon == pytest.approx(1)
    told = [entry.text for entry in auditing.audit_entries(workspace)]
    assert "Dataset Other registered: the people of Survey, whose pool counts for both" in told


def test_a_shared_pool_counts_in_one_unit(workspace: Workspace, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="count in the same unit"):
        register(workspace, tmp_path, changed(3), same_people_as="Survey", rows_per_person=2)
    with pytest.raises(InputError, match="There is no dataset Sruvey"):
        register(workspace, tmp_path, changed(3), same_people_as="Sruvey")


def test_other_rows_are_not_questioned(workspace: Workspace, tmp_path: Path) -> None:
    rows = rows_of(csv_text())
    for place, row in enumerate(rows[1:]):
        row[0], row[5] = f"X{place:05}", f"{(place * 7907) % 99_900 / 100:.2f}"
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
