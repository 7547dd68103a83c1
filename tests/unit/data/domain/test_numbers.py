from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cusyn_desktop.data.domain.numbers import NumberFormat, number_format
from cusyn_desktop.data.domain.schema import NumberColumn, column_of
from cusyn_desktop.data.parsing.reading import Reading

PLAIN = number_format(Reading())
GERMAN = number_format(Reading(delimiter=";", decimal=",", thousands="."))
FRENCH = number_format(Reading(delimiter=";", decimal=",", thousands=" "))


def column(**fields: object) -> NumberColumn:
    made = column_of(
        {"name": "x", "type": "decimal", "origin": "public", "from": -1e6, "to": 1e6, "width": 1e5} | fields
    )
    assert isinstance(made, NumberColumn)
    return made


@pytest.mark.parametrize(
    ("numbers", "text", "places", "grid"),
    [
        (PLAIN, "12", 0, 12),
        (PLAIN, "-12", 0, -12),
        (PLAIN, "+12", 0, 12),
        (PLAIN, "12.0", 0, 12),
        (PLAIN, "0.29", 2, 29),
        (PLAIN, "1.005", 2, 100),
        (PLAIN, ".5", 1, 5),
        (PLAIN, "5.", 1, 50),
        (PLAIN, "1e3", 0, 1000),
        (PLAIN, "1.5E-1", 2, 15),
        (PLAIN, "007", 0, 7),
        (PLAIN, "0.1234567890123456789", 15, 123456789012346),
        (PLAIN, "9" * 40, 0, 1 << 62),
        (PLAIN, "-" + "9" * 40, 0, -(1 << 62)),
        (PLAIN, "1e999", 2, 1 << 62),
        (GERMAN, "1.234,50", 2, 123450),
        (GERMAN, "1234,5", 1, 12345),
        (FRENCH, "1 234\u00a0567\u202f890,5", 1, 12345678905),
    ],
)
def test_numbers_are_read(numbers: NumberFormat, text: str, places: int, grid: int) -> None:
    assert numbers.read(text, places) == grid


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        (PLAIN, ""), (PLAIN, "-"), (PLAIN, "."), (PLAIN, "1,5"), (PLAIN, "1.2.3"), (PLAIN, "nan"),
        (PLAIN, "inf"), (PLAIN, "0x10"), (PLAIN, "1_000"), (PLAIN, "١٢"), (PLAIN, "1 000"),
        (PLAIN, "1e9999"), (PLAIN, " 1"), (GERMAN, "1.5"), (GERMAN, "1.23.456"), (GERMAN, "12.3456,0"),
        (FRENCH, "1  234"),
    ],
)  # fmt: skip
def test_other_text_is_no_number(numbers: NumberFormat, text: str) -> None:
    assert numbers.read(text, 2) is None


def test_numbers_are_written_with_their_places() -> None:
    assert PLAIN.write(123450, column(places=2)) == "1234.50"
    assert PLAIN.write(-5, column(places=2)) == "-0.05"
    assert PLAIN.write(0, column(places=2)) == "0.00"
    assert PLAIN.write(7, column(type="integer")) == "7"
    assert PLAIN.write(7, column(type="integer", places=1)) == "7.0"


def test_trailing_zeros_go_down_to_the_least_places() -> None:
    assert PLAIN.write(123450, column(places=2, least_places=0)) == "1234.5"
    assert PLAIN.write(123400, column(places=2, least_places=0)) == "1234"
    assert PLAIN.write(3_800_000, column(places=5, least_places=1)) == "38.0"


def test_marks_of_the_file_are_written() -> None:
    assert GERMAN.write(123456789, column(places=2, grouped=True)) == "1.234.567,89"
    assert GERMAN.write(-123456789, column(places=2)) == "-1234567,89"
    assert FRENCH.write(-50, column(places=2, grouped=True)) == "-0,50"
    assert PLAIN.write(123456789, column(places=2, grouped=True)) == "1234567.89"


@pytest.mark.parametrize("numbers", [PLAIN, GERMAN])
@pytest.mark.parametrize(
    "fields",
    [
        {"places": 2}, {"places": 2, "least_places": 0}, {"places": 3, "least_places": 1}, {"places": 6},
        {"places": 6, "least_places": 2}, {"places": 1, "grouped": True}, {"places": 4, "least_places": 4},
        {"type": "integer"}, {"type": "integer", "places": 1}, {"type": "integer", "grouped": True},
        {"type": "integer", "places": 2, "least_places": 1},
    ],
)  # fmt: skip
def test_many_numbers_are_written_as_one_by_one(numbers: NumberFormat, fields: dict[str, object]) -> None:
    grids = [0, 1, 9, 10, 99, 100, 101, 1000, 1230, 12_345, 999_999, -1, -10, -1230, -100_000]
    made = column(**fields)
    assert numbers.write_all(grids, made) == [numbers.write(grid, made) for grid in grids]


@pytest.mark.parametrize("numbers", [PLAIN, GERMAN])
def test_simple_numbers_are_read_all_at_once(numbers: NumberFormat) -> None:
    texts = [
        text.replace(".", numbers.decimal)
        for text in ("0", "-1.5", "+2.25", "007", "0.29", "1.005", "123456789.125", "1.", ".5")
    ]
    found = numbers.read_all(texts, 2)
    assert found is not None
    assert found.grid.tolist() == [numbers.read(text, 2) for text in texts]
    assert found.are_rounded.tolist() == [numbers.is_rounded(text, 2) for text in texts]
    assert sum(found.are_rounded) == 2


@given(st.lists(st.decimals(-99_999_999, 99_999_999, places=5), min_size=1), st.integers(0, 6))
def test_what_is_rounded_is_seen_as_in_whole_numbers(values: list[Decimal], places: int) -> None:
    """However many numbers are read at once, and beside a float's own error."""
    texts = [f"{value:f}" for value in values]
    found = PLAIN.read_all(texts, places)
    assert found is not None
    exact = [int(value.scaleb(5)) for value in values]
    assert found.are_rounded.tolist() == [bool(number % 10 ** max(5 - places, 0)) for number in exact]
    assert found.are_rounded.tolist() == [PLAIN.is_rounded(text, places) for text in texts]


@pytest.mark.parametrize(
    "odd",
    ["", "x", "1e3", "1,5", "1\n2", "1\n", "1\r", "1234567890123456", "١", "-", ".", "1-2", "1.2.3", "nan"],
)
def test_other_texts_are_left_to_the_careful_way(odd: str) -> None:
    assert PLAIN.read_all(["1", odd, "2"], 2) is None
    assert PLAIN.read_all([], 2) is None


@pytest.mark.parametrize(
    ("texts", "places", "padded"),
    [
        (["1", "20"], (0, 0), False),
        (["1.5", "20.125"], (1, 3), False),
        (["1.50", "7"], (0, 2), False),
        (["0.5", "00.5"], (1, 1), False),
        (["0.5", "007"], (0, 1), True),
        (["-07", "0"], (0, 0), True),
        (["3.", ".25"], (0, 2), False),
    ],
)
def test_the_form_of_simple_numbers(texts: list[str], places: tuple[int, int], padded: bool) -> None:
    simple = PLAIN.simple(texts)
    assert simple is not None
    assert (simple.places, simple.is_padded) == (places, padded)
    assert simple.values.tolist() == list(map(float, texts))
