"""The same people in another file: in any order and format, with rows changed, with columns more or fewer."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from cusyn_desktop.data.domain.schema import Reading, Schema, column_of
from cusyn_desktop.data.load import load_table
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.recognition import likeness as sketches
from cusyn_desktop.data.recognition.likeness import Alike, RowSketch, alike, beside, likeness, sketch_key

KEY = b"0123456789abcdef"
NAMES = ("age", "income", "sex", "day", "weight", "city", "job", "score")
Rows = Sequence[tuple[str, ...]]


def rows(seed: int, n_rows: int = 3_000) -> Rows:
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


def bits(sketch: str) -> str:
    return sketch.split(";")[1]


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


@pytest.mark.parametrize("share", [0.02, 0.2, 0.3])
def test_changed_rows_lower_the_likeness_by_their_share(share: float) -> None:
    n_changed = int(share * len(TABLE))
    changed = sketch_of([*rows(2)[:n_changed], *TABLE[n_changed:]])
    assert likeness(bits(SKETCH), bits(changed)) == pytest.approx((1 - share) / (1 + share), abs=0.12)
    assert alike(SKETCH, changed) is Alike.MUCH


@pytest.mark.parametrize("n_rows", [20, 30, 69, 3_000])
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


def test_rows_changed_and_a_column_dropped_at_once_are_not_noticed() -> None:
    """What would tell it would tell single people, too."""
    other, schema = some([*rows(2)[:1], *TABLE[1:]], NAMES[1:])
    assert alike(SKETCH, sketch_of(other, schema)) is Alike.NOTHING


@pytest.mark.parametrize("n_rows", [12, 30, 69, 300, 1_500])
def test_small_tables_are_compared_exactly(n_rows: int) -> None:
    """One row more or less, or changed, is not noticed: it could be told by whoever has the sketches, too."""
    few = TABLE[:n_rows]
    assert alike(sketch_of(few), sketch_of(few[::-1])) is Alike.ALL
    for other in ([*few[1:], rows(2)[0]], few[1:], [*few, few[0]], rows(3, n_rows)):
        assert alike(sketch_of(few), sketch_of(other)) is Alike.NOTHING


@pytest.mark.parametrize("other", [TABLE[1:], [*TABLE, rows(2)[0]], [rows(2)[0], *TABLE[1:]], TABLE[:2_200]])
def test_in_large_tables_changed_rows_are_noticed(other: Rows) -> None:
    assert alike(SKETCH, sketch_of(other)) is Alike.MUCH


def test_of_tables_that_are_alike_one_has_bits() -> None:
    """Those of two would tell the bin of the person by whom they differ."""
    one_more = sketch_of([*TABLE, rows(2)[0]])
    stored = beside(one_more, ["", "0" * 256, sketch_of(rows(2)), SKETCH])
    assert (bits(stored), stored.split(";")[2:]) == ("-", one_more.split(";")[2:])
    assert alike(stored, one_more) is Alike.ALL
    assert alike(stored, SKETCH) is Alike.NOTHING
    assert beside(SKETCH, ["", sketch_of(rows(2)), stored]) == SKETCH


def test_other_people_and_other_keys_are_not_alike() -> None:
    assert alike(SKETCH, SKETCH) is Alike.ALL
    assert alike(SKETCH, sketch_of(rows(2))) is Alike.NOTHING
    assert alike(SKETCH, sketch_of(TABLE, key=KEY[::-1])) is Alike.NOTHING
    assert alike(SKETCH, "") is Alike.NOTHING
    assert alike("0" * 256, "0" * 256) is Alike.NOTHING
    older = ";".join(" ".join([f"{1:016x}:"] * number) for number in (2, 15, 8))
    assert alike(older, older) is Alike.NOTHING


def test_two_samples_of_one_survey_are_told_apart_by_some_columns() -> None:
    """Few values and many rows: two samples share nearly all combinations of some columns, and no rows."""
    names = ("age", "sex", "city", "job")
    assert alike(
        sketch_of(*some(TABLE, names)), sketch_of(*some(rows(2), ("age", "sex", "city", "score")))
    ) is (Alike.NOTHING)


def test_tables_of_few_rows_tell_nothing() -> None:
    empty = ";".join(("2", "-", *(" ".join("-" * number) for number in (2, 15, 8))))
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


def test_a_total_that_could_be_guessed_is_left_out() -> None:
    """Three columns of yes or no: their counts in 1,000 rows are guessed soon. Those of seven are not."""
    names = tuple("abcdefg")
    table = [tuple("ny"[number >> place & 1] for place in range(7)) for number in range(1_000)]
    _, _, whole, groups, _ = sketch_of(table, schema_of(names)).split(";")
    assert "-" not in whole
    assert "-" in groups.split()
    three = sketch_of([row[:3] for row in table], schema_of(names[:3]))
    assert three.split(";")[2] == "- -"


def test_sketches_have_a_key_of_their_own() -> None:
    assert len(sketch_key(KEY)) == 32
    assert KEY not in sketch_key(KEY)
    assert sketch_key(KEY) != sketch_key(KEY[::-1])


# --- attacks by somebody who has key and sketches ---

N_GUESSES = 100
PLAIN = lambda total, _: f"{total._sums[0] % 2**64:016x}"  # noqa: E731 - a fault to be planted
LEAST = lambda known: np.packbits((known._least[:, 0] & np.uint64(1)).astype(np.uint8)).tobytes().hex()  # noqa: E731


def sketch_of_one(row: tuple[str, ...]) -> RowSketch:
    sketch = RowSketch(schema_of(NAMES), key=KEY)
    sketch.update(TextTable(NAMES, tuple((cell,) for cell in row)))
    return sketch


def guesses_that_fit(known: Rows, victim: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Guesses at the row of a person who came later, which explain the difference of two sketches."""
    before, after = (sketch_of(table).split(";")[2].split()[0] for table in (known, [*known, victim]))
    difference = (int(after, 16) - int(before, 16)) % 2**64
    guesses = [victim, *rows(9, N_GUESSES)]
    ones = [sketch_of_one(guess)._whole[0] for guess in guesses]
    wanted = {f"{difference:016x}", after}
    return [
        guess
        for guess, one in zip(guesses, ones, strict=True)
        if wanted & {f"{one._sums[0] % 2**64:016x}", one.digest(1), one.digest(len(known) + 1)}
    ]


def test_two_sketches_do_not_tell_the_row_by_which_they_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    known, victim = TABLE[:300], rows(2)[0]
    assert guesses_that_fit(known, victim) == []
    monkeypatch.setattr(sketches._Total, "digest", PLAIN)
    assert guesses_that_fit(known, victim) == [victim]


def hashes_of(guesses: Rows) -> np.ndarray:
    """By what rows are put into bins."""
    seen: list[np.ndarray] = []
    sketch = RowSketch(schema_of(NAMES), key=KEY)
    sketch._bits.update = seen.append  # type: ignore[assignment,method-assign]
    sketch.update(TextTable(NAMES, tuple(zip(*guesses, strict=True))))
    return sketches._mixed(seen[0], sketch._bits._word)


def share_that_fits(sketch: str, guesses: Rows) -> float:
    """Of guesses that would be the least of their bin, how many have the bit that is kept of it."""
    kept = np.unpackbits(np.frombuffer(bytes.fromhex(bits(sketch)), dtype=np.uint8))
    hashes = hashes_of(guesses)
    low = hashes[(hashes % 2**56) / 2**56 < 0.5 * len(kept) / len(TABLE)]
    return float(np.mean(kept[(low >> np.uint64(56)).astype(np.intp)] == low % 2))


def test_a_sketch_does_not_tell_who_is_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    others = rows(2)
    assert abs(share_that_fits(SKETCH, TABLE) - share_that_fits(SKETCH, others)) < 0.15
    monkeypatch.setattr(sketches._Bits, "digest", LEAST)
    planted = sketch_of(TABLE)
    assert share_that_fits(planted, TABLE) - share_that_fits(planted, others) > 0.25


@pytest.mark.parametrize("n_rows", [12, 300, 1_500])
def test_small_tables_keep_nothing_of_single_rows(n_rows: int) -> None:
    assert bits(sketch_of(TABLE[:n_rows])) == "-"
