"""How the cells of a file fall into a domain; each count against counting one by one."""

from collections import Counter

import pytest

from cusyn_desktop.data.domain.columns import CategoryColumn, ModelledColumn
from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.data.drafting.profile import MAX_DISTINCT, ColumnProfile
from cusyn_desktop.data.drafting.seen import most_rows_of_a_key, rare_values, seen_values, unlisted_texts
from cusyn_desktop.data.parsing.reading import Reading

READING = Reading()


def profile_of(*cells: str) -> ColumnProfile:
    made = ColumnProfile("x")
    made.update(cells, number_format(READING))
    return made


def modelled(**fields: object) -> ModelledColumn:
    made = column_of({"name": "x", "origin": "public", **fields})
    assert isinstance(made, ModelledColumn)
    return made


def test_numbers_fall_into_their_groups_and_what_lies_outside_is_counted() -> None:
    column = modelled(type="integer", **{"from": 0, "to": 9}, width=5, missing=["NA"])
    seen = seen_values(profile_of("1", "4", "4", "7", "12", "NA", "many"), column, READING)
    assert dict(zip(seen.labels, seen.counts, strict=True)) == {"0 to 4": 3, "5 to 9": 2, "missing": 2}
    assert (seen.n_outside, seen.n_unplaced) == (1, 1)
    assert set(seen.examples) == {"12", "many"}
    assert seen.whole


def test_words_of_groups_and_unlisted_ones() -> None:
    column = modelled(type="category", categories=["a", "rest"], groups={"rest": ["b", "c"]})
    seen = seen_values(profile_of("a", "b", "b", "c", "d", ""), column, READING)
    assert seen.counts == (3, 3)  # what has no place counts as the first value until it is listed
    assert seen.n_unplaced == 2


def test_dates_are_counted_too() -> None:
    column = modelled(
        type="date", format="%Y-%m-%d", **{"from": "2026-01-01", "to": "2026-03-31"}, by="month"
    )
    seen = seen_values(profile_of("2026-01-05", "2026-03-01", "2026-03-02", "2027-01-01"), column, READING)
    assert seen.counts == (1, 0, 3)
    assert seen.n_outside == 1


def test_too_many_numbers_are_counted_from_the_first_of_the_file() -> None:
    cells = [f"{number}.5" for number in range(2 * MAX_DISTINCT + 1)]
    profile = profile_of(*cells)
    assert profile.overflowed
    column = modelled(type="decimal", **{"from": 0, "to": 9999.9}, width=5000, places=1)
    seen = seen_values(profile, column, READING)
    assert not seen.whole
    counted = Counter(min(int(float(cell) // 5000), 1) for cell in cells[: len(profile.sample)])
    assert seen.counts == (counted[0], counted[1])
    assert seen.n_outside == sum(float(cell) > 9999.9 for cell in cells[: len(profile.sample)])


def test_unlisted_texts_are_those_without_a_rule() -> None:
    profile = profile_of("a", "b", "")
    listed = modelled(type="category", categories=["a"])
    assert set(unlisted_texts(profile, listed)) == {"b", ""}
    assert unlisted_texts(profile, listed.model_copy(update={"outside": "other"})) == ()
    assert unlisted_texts(profile, modelled(type="integer", **{"from": 0, "to": 1})) == ()
    assert isinstance(listed, CategoryColumn)


def test_keys_and_rare_values() -> None:
    assert most_rows_of_a_key(profile_of("k1", "k2", "k1", "")) == 2
    many = profile_of(*(f"k{number}" for number in range(2 * MAX_DISTINCT + 1)))
    assert most_rows_of_a_key(many) is None
    assert rare_values({"a": 3, "b": 1}, below=2) == ("b",)


@pytest.mark.parametrize("cells", [("a", "b"), ()])
def test_counts_are_not_shown_by_repr(cells: tuple[str, ...]) -> None:
    seen = seen_values(profile_of(*cells), modelled(type="category", categories=["a"]), READING)
    assert "counts" not in repr(seen)
