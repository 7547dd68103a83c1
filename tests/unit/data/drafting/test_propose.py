import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from cusyn_desktop.control import CancelToken, RunControl
from cusyn_desktop.data.domain.numbers import NumberFormat, number_format
from cusyn_desktop.data.domain.schema import (
    CategoryColumn,
    ColumnType,
    DateColumn,
    LeftOutColumn,
    ModelledColumn,
    NumberColumn,
    Origin,
    Reading,
)
from cusyn_desktop.data.drafting import profile
from cusyn_desktop.data.drafting.profile import ColumnProfile
from cusyn_desktop.data.drafting.propose import ColumnProposal, draft_schema, inspect_file, propose
from cusyn_desktop.data.load import load_table
from cusyn_desktop.data.parsing.detect import quoted_columns
from cusyn_desktop.data.parsing.reading import FileKind
from cusyn_desktop.errors import InputError, JobCancelled

PLAIN = Reading()


def proposed(cells: list[str], name: str = "x", reading: Reading = PLAIN) -> ColumnProposal:
    seen = ColumnProfile(name)
    for start in range(0, len(cells), 50):
        seen.update(cells[start : start + 50], number_format(reading))
    return propose(seen, number_format(reading))


def rows(make: Callable[[int], object], n_rows: int = 200) -> list[str]:
    return [str(make(row)) for row in range(n_rows)]


def date_of(row: int) -> str:
    return f"2025-{row % 12 + 1:02}-{row % 28 + 1:02}"


CASES: Mapping[str, tuple[list[str], ColumnType]] = {
    "words": (rows(lambda row: "abc"[row % 3]), ColumnType.CATEGORY),
    "whole numbers": (rows(lambda row: row % 70), ColumnType.INTEGER),
    "whole numbers with a point": (rows(lambda row: f"{row % 70}.0"), ColumnType.INTEGER),
    "decimals": (rows(lambda row: f"{row / 7:.2f}"), ColumnType.DECIMAL),
    "dates": (rows(date_of), ColumnType.DATE),
    "months": (rows(lambda row: f"Mar-20{row % 20 + 10}"), ColumnType.DATE),
    "eight digits": (rows(lambda row: date_of(row).replace("-", "")), ColumnType.DATE),
    "date-times": (rows(lambda row: f"{date_of(row)} {row % 24:02}:15:00"), ColumnType.DATETIME),
    "milliseconds": (rows(lambda row: f"{date_of(row)}T01:15:00.{row:03}Z"), ColumnType.DATETIME),
    "yes and no": (rows(lambda row: ["Yes", "No"][row % 2]), ColumnType.BOOLEAN),
    "zero and one": (rows(lambda row: row % 2), ColumnType.BOOLEAN),
    "leading zeros": (rows(lambda row: f"{row % 30:03}"), ColumnType.CATEGORY),
    "few far numbers": (rows(lambda row: [36, 60][row % 2]), ColumnType.CATEGORY),
    "row numbers": (rows(lambda row: row + 1), ColumnType.IDENTIFIER),
    "padded row numbers": (rows(lambda row: f"{row:05}"), ColumnType.IDENTIFIER),
    "codes": (rows(lambda row: f"P-{row:05}"), ColumnType.IDENTIFIER),
    "free text": (rows(lambda row: f"patient {row} felt {'better' * (row % 3)} that day"), ColumnType.TEXT),
    "e-mail": (rows(lambda row: f"someone{row}@example.org"), ColumnType.TEXT),
    "one value": (rows(lambda _: "v"), ColumnType.CONSTANT),
    "nothing": (rows(lambda row: ["", "NA"][row % 2]), ColumnType.EMPTY),
    "missing and words": (rows(lambda row: ["a", "?"][row % 2]), ColumnType.CATEGORY),
    "no dates that exist": (rows(lambda row: f"2025-02-{row % 28 + 4:02}"), ColumnType.CATEGORY),
    "long digits": (rows(lambda row: f"4000123412341{row:04}"), ColumnType.IDENTIFIER),
}


@pytest.mark.parametrize("case", CASES)
def test_types_are_recognised(case: str) -> None:
    cells, expected = CASES[case]
    proposal = proposed(cells)
    assert (proposal.type, proposal.column.type) == (expected, expected)
    assert proposal.reason.endswith(".")
    of_no_row = re.sub(r", written like .*2026.*", "", proposal.reason)
    assert not re.search(r"\d\d", of_no_row), "a reason names no count"


def test_domains_are_marked_as_inferred() -> None:
    for cells, _ in CASES.values():
        column = proposed(cells).column
        assert isinstance(column, LeftOutColumn) or column.origin is Origin.INFERRED


def number(cells: list[str], reading: Reading = PLAIN) -> NumberColumn:
    column = proposed(cells, reading=reading).column
    assert isinstance(column, NumberColumn)
    return column


def test_limits_are_round_and_outwards() -> None:
    ages = number(rows(lambda row: 17 + row % 74))
    assert (ages.lowest, ages.highest, ages.width) == (0, 99, 5)
    few = number(rows(lambda row: 2 + row % 11))
    assert (few.lowest, few.highest, few.width, few.size) == (2, 12, None, 11)
    shares = number(rows(lambda row: f"{row / 199 * 100:.1f}"))
    assert (shares.lowest, shares.highest, shares.places) == (0, 100, 1)
    temperature = number(rows(lambda row: f"{-3.2 + row / 10:.1f}"))
    assert temperature.lowest == -5


def test_crowded_values_get_groups_that_widen() -> None:
    cells = rows(lambda row: 0 if row % 10 else 500 + row * 40)
    assert number(cells).starts[:2] == (0, 1)
    assert number(cells).size < 20


def test_the_written_form_is_kept() -> None:
    fixed = number(rows(lambda row: f"{row / 7:.2f}"))
    assert (fixed.places, fixed.least_places) == (2, None)
    trimmed = number(rows(lambda row: f"{row / 4:g}"))
    assert (trimmed.places, trimmed.least_places) == (2, 0)
    german = Reading(delimiter=";", decimal=",", thousands=".")
    grouped = number(rows(lambda row: f"{row}.234,5"), german)
    assert (grouped.places, grouped.grouped, grouped.lowest) == (1, True, 0)


def test_missing_tokens_are_those_that_occur() -> None:
    column = proposed(rows(lambda row: ["1", "2", "", "NA"][row % 4])).column
    assert isinstance(column, ModelledColumn)
    assert column.missing == ("", "NA")
    mixed = proposed(rows(lambda row: row % 90 if row % 7 else "refused"))
    assert isinstance(mixed.column, NumberColumn)
    assert mixed.column.missing == ("refused",)
    assert mixed.warnings == ("Some cells hold no number; they count as missing.",)


def test_swapped_days_and_months_are_asked_about() -> None:
    proposal = proposed(rows(lambda row: f"{row % 12 + 1:02}/{row % 11 + 1:02}/2024"))
    assert isinstance(proposal.column, DateColumn)
    assert "Day and month may be swapped" in proposal.warnings[0]
    assert "12/31/2026" in proposal.warnings[0]
    assert proposal.date_formats == ("%d/%m/%Y", "%m/%d/%Y")
    swapped = proposal.written_as("%m/%d/%Y")
    assert isinstance(swapped, DateColumn)
    assert (swapped.format, swapped.origin) == ("%m/%d/%Y", proposal.column.origin)
    with pytest.raises(InputError, match="not written as"):
        proposal.written_as("%Y")
    assert proposed(rows(lambda row: f"{row % 9}")).date_formats == ()
    assert proposed(rows(lambda row: f"{row % 12 + 1:02}.{row % 11 + 1:02}.2024")).warnings == ()
    assert proposed(rows(lambda row: f"2024-{row % 12 + 1:02}-01")).warnings == ()


def test_dates_are_no_telephone_numbers() -> None:
    assert proposed(rows(lambda row: f"{row % 9 + 1:02}/{row % 28 + 1:02}/2024")).warnings == ()


def test_a_day_between_year_and_month_is_a_date() -> None:
    column = proposed(rows(lambda row: f"2024-{row % 28 + 1:02}-{row % 12 + 1:02}")).column
    assert isinstance(column, DateColumn)
    assert column.format == "%Y-%d-%m"


@pytest.mark.parametrize(
    ("name", "cells", "words"),
    [
        ("surname", rows(lambda row: f"N{'xyz'[row % 3]}"), "names of people"),
        ("dob", rows(date_of), "dates of birth"),
        ("x", rows(lambda row: f"+44 20 7946 {row:04}"), "telephone numbers"),
        ("patient_id", rows(lambda row: f"P-{row // 2:05}"), "several rows may belong to one person"),
        ("x", rows(lambda row: ["=1+1", "b"][row % 2]), "start like a formula"),
        ("x", rows(lambda row: ["Oslo", "oslo"][row % 2]), "differ only in capital letters"),
        ("x", rows(lambda row: f"c{row % 150}", 2_000), "very many categories"),
        ("x", rows(lambda row: "rare" if row == 5 else "ab"[row % 2], 2_000), "Some categories are rare"),
        ("x", rows(lambda row: row * row), "Each row has another value"),
        ("x", rows(lambda row: "11.398438" if row == 70 else str(row % 60), 2_000), "Nearly all numbers"),
        ("x", rows(lambda row: f"{row % 90} %"), "Numbers with a sign such as %"),
        ("x", rows(lambda row: f"\u20ac{row * 1.5:.2f}"), "Numbers with a sign such as %"),
    ],
)
def test_what_needs_a_look_is_said(name: str, cells: list[str], words: str) -> None:
    assert any(words in warning for warning in proposed(cells, name).warnings)


def test_dates_get_whole_steps() -> None:
    def steps(first: int, last: int) -> DateColumn:
        column = proposed(rows(lambda row: f"{first + row % (last - first + 1)}-06-{row % 28 + 1:02}")).column
        assert isinstance(column, DateColumn)
        return column

    assert (steps(2025, 2025).by, steps(2025, 2025).size) == ("day", 30)
    assert (steps(2020, 2025).by, steps(2020, 2025).lowest) == ("quarter", "2020-01-01")
    assert (steps(2000, 2025).by, steps(2000, 2025).highest) == ("year", "2025-12-31")
    century = steps(1931, 2009)
    assert (century.lowest, century.highest, century.starts[1]) == ("1930-01-01", "2009-12-31", "1935-01-01")


def test_a_person_may_choose_another_type() -> None:
    proposal = proposed(rows(lambda row: row % 70))
    assert isinstance(proposal.as_type(ColumnType.CATEGORY, PLAIN), CategoryColumn)
    assert proposal.as_type(ColumnType.TEXT, PLAIN).type is ColumnType.TEXT
    assert proposal.as_type(ColumnType.DATE, PLAIN).type is ColumnType.CONSTANT
    assert isinstance(proposal.as_type(ColumnType.DECIMAL, PLAIN), NumberColumn)
    assert "row" not in repr(proposal)


def test_dates_in_several_formats_are_told() -> None:
    forms = ("{2:02}.{1:02}.{0}", "{0}-{1:02}-{2:02}", "{1:02}/{2:02}/{0}")
    cells = [forms[row % 3].format(2001 + row % 24, row % 12 + 1, row % 28 + 1) for row in range(200)]
    proposal = proposed(cells)
    assert proposal.type is ColumnType.TEXT
    assert "Dates in several formats" in proposal.reason
    assert "Dates" not in proposed(rows(lambda row: f"K{row:05}")).reason


def test_a_few_dates_in_several_formats_are_told_of_as_categories() -> None:
    days = ("01.02.2020", "2020-02-02", "03.02.2020")
    assert "Dates in several formats, or" in " ".join(proposed(rows(lambda row: days[row % 3])).warnings)
    words = proposed(rows(lambda row: ("01.02.2020", "before", "after")[row % 3]))
    assert "Dates" not in " ".join(words.warnings)


@pytest.mark.parametrize(
    ("odd", "told"),
    [
        (["-9"], "Nothing is below zero but -9, as"),
        (["-99", "-98"], "Nothing is below zero but -98, -99, as"),
        (["-12"], ""),
        (["-9.5"], ""),
        (["-1", "-2", "-3", "-4"], ""),
    ],
)
def test_numbers_that_stand_for_a_missing_value_are_told(odd: list[str], told: str) -> None:
    warnings = " ".join(proposed([*rows(lambda row: 20 + row % 50), *odd]).warnings)
    assert bool(told) == ("Nothing is below zero but" in warnings)
    assert told in warnings


@pytest.mark.parametrize(("last", "is_total"), [("Total", True), ("Summe:", True), ("Toto", False)])
def test_a_row_of_totals_is_told(tmp_path: Path, last: str, is_total: bool) -> None:
    path = tmp_path / "t.csv"
    path.write_text("\n".join(["name,pay", "x,1", "y,2", f"{last},3"]) + "\n")
    assert ("The last row seems to hold totals" in " ".join(inspect_file(path).warnings)) == is_total


def test_a_note_below_the_rows_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    for last, is_note in (("Source: the office,,", True), ("z,,5", False)):
        path.write_text("\n".join(["name,sex,pay", "x,f,1", "y,m,2", last]) + "\n")
        assert ("nothing but its first cell" in " ".join(inspect_file(path).warnings)) == is_note


@pytest.mark.parametrize(
    ("first", "last", "limits"),
    [
        (30, 99, ("1969-01-01", "2068-12-31")),
        (0, 99, ("1969-01-01", "2068-12-31")),
        (0, 68, ("2000-01-01", "2068-12-31")),
        (60, 75, ("1969-01-01", "2068-12-31")),
        (69, 99, ("1969-01-01", "1999-12-31")),
    ],
)
def test_years_of_two_digits_have_limits_that_they_can_write(
    first: int, last: int, limits: tuple[str, str]
) -> None:
    """Dates of birth as hospitals write them; limits at whole decades lie beyond what two digits can say."""
    years = range(first, last + 1)
    days = [f"{1 + row % 28:02}.{1 + row % 12:02}.{years[row % len(years)]:02}" for row in range(400)]
    found = proposed(days)
    assert isinstance(found.column, DateColumn)
    assert (found.column.lowest, found.column.highest) == limits
    assert "The years have two digits: they are read as 1969 to 2068." in " ".join(found.warnings)


def test_memory_stays_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile, "MAX_DISTINCT", 40)
    seen = ColumnProfile("x")
    for start in range(0, 1_000, 50):
        seen.update([f"word {row} of many" for row in range(start, start + 50)], number_format(PLAIN))
    assert seen.overflowed
    assert len(seen.counts) <= 100
    assert seen.distinct_share == 1
    proposal = propose(seen, number_format(PLAIN))
    assert proposal.type is ColumnType.TEXT
    with pytest.raises(InputError, match="too many for categories"):
        proposal.as_type(ColumnType.CATEGORY, PLAIN)


@pytest.mark.parametrize("odd", [None, "", "01.5", "x", "1e3", "2,5"])
def test_many_numbers_are_profiled_as_one_by_one(odd: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once there are too many different ones, batches of simple numbers are no longer counted by text."""
    monkeypatch.setattr(profile, "MAX_DISTINCT", 40)
    cells = rows(lambda row: f"{row * 7919 % 1000 / 8:.3f}".rstrip("0"), 500)
    cells[::9] = ["-2.25"] * len(cells[::9])
    if odd is not None:
        cells[401] = odd
    found = []
    for way in (NumberFormat.simple, lambda *_: None):
        monkeypatch.setattr(NumberFormat, "simple", way)
        seen = ColumnProfile("x")
        for start in range(0, len(cells), 50):
            seen.update(cells[start : start + 50], number_format(PLAIN))
        found.append(seen)
    fast, slow = found
    assert fast.overflowed
    assert sorted(fast.sample) == sorted(slow.sample)
    assert fast.counts.keys() == slow.counts.keys()
    same = [one.name for one in fields(ColumnProfile) if one.name not in ("counts", "sample")]
    assert [getattr(fast, name) for name in same] == [getattr(slow, name) for name in same]
    assert propose(fast, number_format(PLAIN)) == propose(slow, number_format(PLAIN))


def test_very_many_padded_codes_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile, "MAX_DISTINCT", 40)
    assert proposed(rows(lambda row: f"{row // 2:05}", 400)).type is ColumnType.IDENTIFIER


@pytest.fixture
def survey(tmp_path: Path) -> Path:
    path = tmp_path / "survey.csv"
    lines = [f"{row},{'fm'[row % 2]},{row % 3},{row % 50 + 20}" for row in range(300)]
    path.write_text("\n".join(["id,sex,group,age", *lines]) + "\n")
    return path


def test_a_file_is_inspected_as_a_whole(survey: Path) -> None:
    found = inspect_file(survey)
    assert found.n_rows == 300
    assert [column.name for column in found.columns] == ["id", "sex", "group", "age"]
    assert found.schema.names == ("sex", "group", "age")
    assert found.preview[0] == ("0", "f", "0", "20")
    assert "300" not in found.schema.to_json()
    assert inspect_file(survey, reading=found.reading).schema == found.schema
    report = load_table(survey, found.schema).columns
    assert not any(column.n_outside or column.n_unplaced for column in report)


def test_an_inspection_can_be_cancelled(survey: Path) -> None:
    token = CancelToken()
    token.cancel()
    with pytest.raises(JobCancelled):
        inspect_file(survey, control=RunControl(token))


def test_a_domain_file_declares_public_codes(survey: Path) -> None:
    schema = draft_schema(survey, domain={"group": 4, "sex": ["f", "m", "x"]})
    assert schema.sizes[:2] == (3, 4)
    assert schema.inferred == ("age",)
    assert schema.modelled[1].labels() == ("0", "1", "2", "3")


@pytest.mark.parametrize(
    ("domain", "words"),
    [
        ({"height": 3}, "names the column 'height', which survey.csv lacks"),
        ({"sex": 0}, "The domain of 'sex' must be a number of codes from 1"),
        ({"sex": 20_000}, "The domain of 'sex' must be a number"),
        ({"sex": 2.5}, "The domain of 'sex' must be a number"),
        ({"sex": "fm"}, "The domain of 'sex' must be a number"),
        ({"sex": ["f", "f"]}, "column 'sex': The value 'f' is listed twice"),
        ({"sex": []}, "column 'sex', categories"),
    ],
)
def test_a_domain_file_is_checked(survey: Path, domain: dict[str, int], words: str) -> None:
    with pytest.raises(InputError, match=words):
        draft_schema(survey, domain=domain)


@pytest.mark.parametrize(
    ("line", "hinted"),
    [
        ('"{0}",{1},"x"', ["code"]),
        ('"{0}","{1}","x"', []),  # whoever quotes everything tells nothing by it
        ("{0},{1},x", []),
        ('"{0}",{1},"x, and ""more"""', ["code"]),
    ],
)
def test_numbers_in_quotes_may_be_codes(tmp_path: Path, line: str, hinted: list[str]) -> None:
    path = tmp_path / "t.csv"
    lines = [line.format(10_000 + row % 9, row % 60) for row in range(200)]
    path.write_text("\n".join(["code,age,word", *lines]) + "\n")
    found = inspect_file(path)
    assert [
        one.name for one in found.columns if any("stand in quotes" in text for text in one.warnings)
    ] == hinted
    assert [one.type for one in found.columns[:2]] == [ColumnType.INTEGER] * 2


def test_only_text_files_have_quotes(tmp_path: Path) -> None:
    path = tmp_path / "t.parquet"
    pq.write_table(pa.table({"a": ["1", "2"], "b": [1, 2]}), path)
    assert quoted_columns(path, Reading(kind=FileKind.PARQUET)) == frozenset()
    path.write_text("a\n")
    assert quoted_columns(path, Reading()) == frozenset()
