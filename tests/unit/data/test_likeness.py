"""The same people in another file: in any order and format, with rows changed, with columns more or fewer."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.data.likeness import Alike, RowSketch, alike, likeness
from cusyn_desktop.data.load import load_table
from cusyn_desktop.data.schema import Reading, Schema, column_of
from cusyn_desktop.data.text_table import TextTable

KEY = b"0123456789abcdef"
NAMES = ("age", "income", "sex", "day", "weight", "city", "job", "score")
Rows = Sequence[tuple[str, ...]]


def rows(seed: int, n_rows: int = 2_000) -> Rows:
    """Made-up people."""
    rng = np.random.default_rng(seed)
    drawn = zip(
        rng.integers(0, 99, n_rows), rng.gamma(2, 1_000, n_rows), rng.integers(0, 2, n_rows),
        rng.integers(1, 366, n_rows), rng.normal(70, 9, n_rows), rng.integers(0, 40, n_rows),
        rng.integers(0, 12, n_rows), rng.integers(0, 1_000, n_rows), strict=True,
    )  # fmt: skip
    return [
        (str(age), f"{income:.2f}", "fm"[sex], str(np.datetime64("2023-12-31") + day), f"{weight:.1f}",
         f"City {city}", f"J{job}", str(score))
        for age, income, sex, day, weight, city, job, score in drawn
    ]  # fmt: skip


def schema_of(names: Sequence[str], reading: Reading | None = None, day: str = "%Y-%m-%d") -> Schema:
    dates = {
        "type": "date",
        "origin": "public",
        "format": day,
        "from": "2024-01-01",
        "to": "2024-12-31",
        "by": "month",
    }
    columns = [column_of({"name": name, **(dates if name == "day" else {"type": "text"})}) for name in names]
    return Schema(reading=reading or Reading(), columns=tuple(columns))


def sketch_of(table: Rows, schema: Schema | None = None, *, key: bytes = KEY) -> str:
    schema = schema or schema_of(NAMES)
    sketch = RowSketch(schema, key=key)
    names = tuple(column.name for column in schema.columns)
    for start in range(0, len(table), 300):
        sketch.update(TextTable(names, tuple(zip(*table[start : start + 300], strict=True))))
    return sketch.digest()


def some(table: Rows, names: Sequence[str]) -> tuple[Rows, Schema]:
    """Some of the columns, in another order."""
    return [tuple(row[NAMES.index(name)] for name in names) for row in table], schema_of(names)


TABLE = rows(1)
SKETCH = sketch_of(TABLE)


def test_the_same_rows_are_alike_in_any_order_and_format() -> None:
    assert sketch_of(TABLE[::-1]) == SKETCH
    assert alike(SKETCH, sketch_of(*some(TABLE, NAMES[::-1]))) is Alike.ALL
    german = [
        (age, income.replace(".", ","), sex.upper(), f"{day[8:]}.{day[5:7]}.{day[:4]}", *rest)
        for age, income, sex, day, *rest in TABLE
    ]
    german = [(*row[:4], row[4].replace(".", ","), *row[5:]) for row in german]
    reading = Reading(delimiter=";", decimal=",")
    assert sketch_of(german, schema_of(NAMES, reading, "%d.%m.%Y")) == SKETCH
    padded = [(f" {age}.0", income.rstrip("0"), *rest) for age, income, *rest in TABLE]
    assert sketch_of(padded) == SKETCH


def test_new_names_of_columns_do_not_hide_the_rows() -> None:
    names = tuple("day" if name == "day" else f"v_{name}" for name in NAMES)
    assert alike(SKETCH, sketch_of(TABLE, schema_of(names))) is Alike.ALL
    headless = schema_of(NAMES, Reading(header=False))
    sketch = RowSketch(headless, key=KEY)
    sketch.update(TextTable(tuple(f"column_{n}" for n in range(1, 9)), tuple(zip(*TABLE, strict=True))))
    assert sketch.digest() == SKETCH


@pytest.mark.parametrize("share", [0.02, 0.3])
def test_changed_rows_lower_the_likeness_by_their_share(share: float) -> None:
    n_changed = int(share * len(TABLE))
    changed = sketch_of([*rows(2)[:n_changed], *TABLE[n_changed:]])
    one, other = (sketch.split()[0].partition(":")[2] for sketch in (SKETCH, changed))
    assert likeness(one, other) == pytest.approx((1 - share) / (1 + share), abs=0.12)
    assert alike(SKETCH, changed) is Alike.MUCH


@pytest.mark.parametrize("n_rows", [12, 30, 69, 2_000])
@pytest.mark.parametrize(
    "names",
    [
        NAMES[1:],
        NAMES[:-1],
        (*NAMES[:3], *NAMES[4:]),
        (*NAMES[:2], *NAMES[3:6], NAMES[7]),
        (*NAMES[::-1], "new"),
    ],
)
def test_columns_that_were_dropped_or_added_do_not_hide_the_rows(n_rows: int, names: tuple[str, ...]) -> None:
    table = TABLE[:n_rows]
    given = [(*row, str(number % 7)) for number, row in enumerate(table)]
    known = (*NAMES, "new")
    other = [tuple(row[known.index(name)] for name in names) for row in given]
    assert alike(sketch_of(table), sketch_of(other, schema_of(names))) is Alike.MUCH


def test_rows_changed_and_a_column_dropped_at_once() -> None:
    """The key shuffles the columns into groups: a few keys put too many beside the one that was dropped."""
    other, schema = some([*rows(2)[:60], *TABLE[60:]], NAMES[1:])
    keys = [bytes([number]) * 16 for number in range(10)]
    found = [alike(sketch_of(TABLE, key=key), sketch_of(other, schema, key=key)) for key in keys]
    assert found.count(Alike.MUCH) >= 9


@pytest.mark.parametrize("n_rows", [12, 30, 69, 300, 2_000])
def test_small_tables_are_compared_exactly(n_rows: int) -> None:
    few = TABLE[:n_rows]
    assert alike(sketch_of(few), sketch_of(few[::-1])) is Alike.ALL
    assert alike(sketch_of(few), sketch_of([*few[1:], rows(2)[0]])) is Alike.MUCH
    assert alike(sketch_of(few), sketch_of(rows(3, n_rows))) is Alike.NOTHING


def test_other_people_and_other_keys_are_not_alike() -> None:
    assert alike(SKETCH, SKETCH) is Alike.ALL
    assert alike(SKETCH, sketch_of(rows(2))) is Alike.NOTHING
    assert alike(SKETCH, sketch_of(TABLE, key=KEY[::-1])) is Alike.NOTHING
    assert alike(SKETCH, "") is Alike.NOTHING
    assert alike("0" * 256, "0" * 256) is Alike.NOTHING
    assert alike(SKETCH, sketch_of(TABLE[1_000:])) is Alike.MUCH


def test_two_samples_of_one_survey_are_told_apart_by_some_columns() -> None:
    """Few values and many rows: two samples share nearly all combinations of some columns, and no rows."""
    names = ("age", "sex", "city", "job")
    assert alike(
        sketch_of(*some(TABLE, names)), sketch_of(*some(rows(2), ("age", "sex", "city", "score")))
    ) is (Alike.NOTHING)


def test_tables_of_few_rows_tell_nothing() -> None:
    empty = ";".join(" ".join([":"] * number) for number in (2, 15, 8))
    assert sketch_of([TABLE[0]] * 50) == empty
    assert alike(empty, empty) is Alike.NOTHING


def test_keys_tell_nothing_of_people() -> None:
    schema = Schema(columns=(*schema_of(NAMES).columns, column_of({"name": "id", "type": "identifier"})))
    with_keys = [(*row, f"P{number}") for number, row in enumerate(TABLE)]
    assert sketch_of(with_keys, schema) == SKETCH


def test_a_table_is_sketched_while_it_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("\n".join(",".join(row) for row in [NAMES, *TABLE]))
    schema = schema_of(NAMES)
    assert load_table(path, schema, sketch=RowSketch(schema, key=KEY)).sketch == SKETCH
