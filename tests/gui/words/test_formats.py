"""Figures never promise too much, and look the same in every place."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale

from cusyn_desktop.ui.words import formats
from cusyn_desktop.ui.words.error_words import misplaced
from cusyn_desktop.ui.words.formats import NO_BREAK, Rounding
from cusyn_desktop.ui.words.languages import Language

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("value", "up", "down"),
    [
        (0.8, "0.80", "0.80"),
        (0.80000000001, "0.80", "0.80"),
        (0.79999999999, "0.80", "0.80"),
        (0.801, "0.81", "0.80"),
        (0.0, "0.00", "0.00"),
        (12.639, "12.64", "12.63"),
    ],
)
def test_numbers_round_away_from_a_promise(value: float, up: str, down: str) -> None:
    assert formats.number(value, places=2) == up
    assert formats.number(value, places=2, rounding=Rounding.DOWN) == down


def test_epsilons_have_a_letter_that_never_breaks_off() -> None:
    assert formats.epsilon(0.8) == f"ε{NO_BREAK}0.80"
    assert formats.epsilon_left(0.949) == f"ε{NO_BREAK}0.94"
    assert formats.epsilon_figure(0.0512) == "0.052"
    assert formats.epsilon_figure(0.0999999999) == formats.epsilon_figure(0.1) == "0.10"
    assert formats.epsilon_figure(0.001) == "0.0010"


def test_shares_points_and_counts() -> None:
    assert formats.percent(0.08085) == "8.1%"
    assert formats.percent_left(0.1489) == "14.8%"
    assert formats.points(0.0041) == "0.5"
    assert formats.plus_minus("0.4") == f"±{NO_BREAK}0.4"
    assert formats.count(10_240) == "10,240"
    assert formats.clique(("smoker", "age")) == "smoker × age"
    assert formats.memory(180 * 1024 * 1024) == "180 MB"


@pytest.mark.parametrize(
    ("delta", "text"),
    [
        (1e-9, "10⁻⁹"),
        (1e-12, "10⁻¹²"),
        (0.01, "0.01"),
        (1.2e-8, "1.2 × 10⁻⁸"),
        (1.21e-8, "1.3 × 10⁻⁸"),
        (9.99e-9, "10⁻⁸"),
        (12 * 1e-9, "1.2 × 10⁻⁸"),
    ],
)
def test_deltas_are_short(delta: float, text: str) -> None:
    assert formats.delta(delta) == f"δ {text}".replace(" ", NO_BREAK)


@pytest.mark.parametrize(
    ("seconds", "text"), [(0.2, "under 1 s"), (8.2, "9 s"), (100.0, "2 min"), (6000.0, "1.7 h")]
)
def test_durations_are_rough(seconds: float, text: str) -> None:
    assert formats.duration(seconds).replace(NO_BREAK, " ") == text


def test_dates_are_local_and_short() -> None:
    moment = datetime(2026, 11, 5, 9, 47, 3, 218_000, tzinfo=UTC).astimezone()
    assert formats.day(moment) == "5 Nov 2026"
    assert formats.minute(moment) == f"5 Nov 2026 {moment:%H:%M}"
    assert formats.instant(moment) == f"{moment:%H:%M:%S}.2"


@pytest.mark.usefixtures("german")
def test_separators_are_the_persons() -> None:
    assert formats.epsilon_figure(0.8) == "0,80"
    assert formats.count(10_240) == "10.240"


@pytest.mark.parametrize(
    ("chance", "told"), [(1e-9, "1,000,000,000"), (3e-6, "333,333"), (1e-5, "100,000"), (0.5, "2")]
)
def test_a_small_chance_is_one_of_so_many_cases(chance: float, told: str) -> None:
    assert formats.cases_to_one(chance) == told


def test_one_thing_is_told_in_the_singular() -> None:
    told = [formats.counted(n, one="{by}: 1 row", many="{by}: {count} rows", by="Ana") for n in (0, 1, 1234)]
    assert told == ["Ana: 0 rows", "Ana: 1 row", "Ana: 1,234 rows"]


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (0.0301, "Of 1,000 people about 31 in a wrong cell; 9 times in 10 fewer than 61"),
        (0.001, "Of 1,000 people about 1 in a wrong cell; 9 times in 10 fewer than 2"),
        (0.0004, "Of 10,000 people about 4 in a wrong cell; 9 times in 10 fewer than 8"),
        (0.000002, "Of 100,000 people about 1 in a wrong cell; 9 times in 10 fewer than 1"),
    ],
)
def test_an_error_is_told_in_people_and_never_as_less_than_it_is(error: float, told: str) -> None:
    assert misplaced(error) == told


@pytest.mark.parametrize(
    ("spoken", "told"),
    [(Language.ENGLISH, "age, job"), (Language.GERMAN, "age, job"), (Language.CHINESE, "age、job")],
    indirect=["spoken"],
)
def test_names_stand_in_a_row_as_the_language_writes_lists(spoken: Language, told: str) -> None:
    assert spoken is not None
    assert formats.listed(("age", "job")) == told
