from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.data.likeness import RowSketch, likeness
from cusyn_desktop.data.load import load_table
from cusyn_desktop.data.numbers import number_format
from cusyn_desktop.data.schema import Reading, Schema, column_of
from cusyn_desktop.data.text_table import TextTable

KEY = b"0123456789abcdef"
Rows = Sequence[tuple[str, ...]]


def rows(seed: int, n_rows: int = 2_000) -> Rows:
    rng = np.random.default_rng(seed)
    return [(str(age), f"{income:.2f}", "fm"[sex]) for age, income, sex in zip(
        rng.integers(0, 99, n_rows), rng.gamma(2, 1_000, n_rows), rng.integers(0, 2, n_rows), strict=True
    )]  # fmt: skip


def sketch_of(
    table: Rows,
    names: tuple[str, ...] = ("age", "income", "sex"),
    reading: Reading | None = None,
    key: bytes = KEY,
) -> str:
    sketch = RowSketch(key=key, numbers=number_format(reading or Reading()))
    for start in range(0, len(table), 300):
        sketch.update(TextTable(names, tuple(zip(*table[start : start + 300], strict=True))))
    return sketch.digest()


def test_the_same_rows_are_alike_in_any_order_and_format() -> None:
    table = rows(1)
    sketch = sketch_of(table)
    assert len(sketch) == 256
    assert sketch_of(table[::-1]) == sketch
    assert sketch_of([(sex, age, income) for age, income, sex in table], ("sex", "age", "income")) == sketch
    german = [(age, income.replace(".", ","), sex.upper()) for age, income, sex in table]
    assert sketch_of(german, reading=Reading(delimiter=";", decimal=",")) == sketch
    padded = [(f" {age}.0", income.rstrip("0"), sex) for age, income, sex in table]
    assert sketch_of(padded) == sketch


@pytest.mark.parametrize("share", [0.02, 0.3])
def test_changed_rows_lower_the_likeness_by_their_share(share: float) -> None:
    table = rows(1)
    n_changed = int(share * len(table))
    changed = [*rows(2)[:n_changed], *table[n_changed:]]
    expected = (1 - share) / (1 + share)
    assert likeness(sketch_of(table), sketch_of(changed)) == pytest.approx(expected, abs=0.12)


def test_other_rows_and_other_keys_are_not_alike() -> None:
    sketch = sketch_of(rows(1))
    assert likeness(sketch, sketch) == 1
    assert likeness(sketch, sketch_of(rows(2))) < 0.15
    assert likeness(sketch, sketch_of(rows(1), key=KEY[::-1])) < 0.15
    assert likeness(sketch, sketch[:-1]) == 0
    assert likeness("0" * 256, "0" * 256) == 0


def test_few_rows_leave_bins_empty() -> None:
    sketch = sketch_of(rows(1, 10))
    assert sketch.count("0") >= 246
    assert likeness(sketch, sketch_of(rows(1, 10))) == 1


def test_a_table_is_sketched_while_it_is_loaded(tmp_path: Path) -> None:
    table = rows(1, 300)
    path = tmp_path / "t.csv"
    path.write_text("\n".join(",".join(row) for row in [("age", "income", "sex"), *table]))
    sketch = RowSketch(key=KEY, numbers=number_format(Reading()))
    sex = column_of({"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m"]})
    left_out = [column_of({"name": name, "type": "text"}) for name in ("age", "income")]
    load_table(path, Schema(columns=(*left_out, sex)), sketch=sketch)
    assert sketch.digest() == sketch_of(table)
