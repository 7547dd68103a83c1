"""What a file seems to hold, column by column, each proposal with its reason. The person decides.

All of this looks at the rows and is for the custodian alone. Reasons and notes name no count, for a schema
may travel.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise
from pathlib import Path

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.domain.binned_columns import AnyColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ColumnType, ModelledColumn
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.data.domain.declared import declared_column
from cusyn_desktop.data.domain.numbers import NumberFormat, number_format
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.drafting.domains import boolean_words, column_as, date_column_as
from cusyn_desktop.data.drafting.personal import is_key_name, look_like_codes, personal_kind
from cusyn_desktop.data.drafting.profile import DAYS, ColumnProfile
from cusyn_desktop.data.parsing.detect import Detection, detect, quoted_columns
from cusyn_desktop.data.parsing.files import LIMITS, Limits
from cusyn_desktop.data.parsing.reader import open_table
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.errors import InputError

_PREVIEW_ROWS = 20
_SOME = 200  # values that are looked at for patterns
_MANY_CATEGORIES = 100
_FEW_ROWS = 20
_FEW_VALUES = 15
_FEW = 0.01  # share of the numbers
_RARE_TIMES = 5
_UNITS = "%\u2030$\u00a3\u00a5\u20ac"

_MOST_ODD_CODES = 3
_CODES_OF_MISSING = frozenset({*range(-9, 0), *range(-99, -89), *range(-999, -989), -9999})
_TOTAL_WORDS = frozenset(
    {
        *("total", "totals", "grand total", "summe", "gesamt", "gesamtsumme", "insgesamt"),
        *("somme", "suma", "somma", "totale", "razem", "totaal", "итого", "合计", "总计"),
    }
)

Domain = Mapping[str, int | Sequence[str]]


@dataclass(frozen=True, slots=True)
class ColumnProposal:
    """What a column seems to be.

    Attributes:
        name: The column.
        type: The proposed type.
        reason: Why, in a sentence.
        column: The column with its proposed domain.
        warnings: What the person should look at.
    """

    name: str
    type: ColumnType
    reason: str
    column: AnyColumn
    warnings: tuple[str, ...] = ()
    profile: ColumnProfile | None = field(default=None, repr=False, compare=False)

    def named(self, name: str) -> "ColumnProposal":
        """The same proposal for a column that is called something else."""
        if name == self.name:
            return self
        profile = self.profile and replace(self.profile, name=name)
        column = self.column.model_copy(update={"name": name})
        return replace(self, name=name, column=column, profile=profile)

    def as_type(self, kind: ColumnType, reading: Reading) -> AnyColumn:
        """The same column as another type, with a domain proposed for that."""
        if self.profile is None:
            return self.column
        numbers = number_format(reading)
        return column_as(kind, self.profile, numbers=numbers, missing=self._missing(self.profile))

    def written_as(self, form: str) -> AnyColumn:
        """The same column with its dates read in another format, and limits proposed for that.

        Raises:
            InputError: The cells are no dates of that format.
        """
        if self.profile is None:
            return self.column
        return date_column_as(form, self.profile, missing=self._missing(self.profile))

    @property
    def date_formats(self) -> tuple[str, ...]:
        """The formats in which the cells are dates, each other ones; the proposed one first."""
        return () if self.profile is None else _date_formats(self.profile)

    def _missing(self, profile: ColumnProfile) -> tuple[str, ...]:
        return self.column.missing if isinstance(self.column, ModelledColumn) else profile.missing


@dataclass(frozen=True, slots=True)
class FileInspection:
    """What a file seems to hold; private.

    Attributes:
        reading: How it was read.
        columns: A proposal for each column, in file order.
        n_rows: The number of rows, which is also the number of rows read.
        warnings: About the file as a whole: what was guessed or renamed.
        preview: The first rows, for the custodian's eyes.
    """

    reading: Reading
    columns: tuple[ColumnProposal, ...]
    n_rows: int
    warnings: tuple[str, ...] = ()
    preview: tuple[tuple[str, ...], ...] = field(default=(), repr=False)

    @property
    def schema(self) -> Schema:
        """The proposals as a draft schema."""
        return Schema(reading=self.reading, columns=tuple(proposal.column for proposal in self.columns))


def inspect_file(
    path: Path,
    *,
    reading: Reading | None = None,
    packing: Packing = Packing.NONE,
    sheet: str = "",
    limits: Limits = LIMITS,
    control: RunControl | None = None,
) -> FileInspection:
    """Read a whole file once and propose a type and a domain for each column.

    Args:
        path: The file.
        reading: How to read it; None to propose that, too.
        packing: Whether it may be compressed, where `reading` is None.
        sheet: Of an Excel file, where `reading` is None; empty for the first.
        limits: What the file may ask for.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read; the message names the line.
    """
    control = control or RunControl()
    if reading is None:
        found = detect(path, packing=packing, sheet=sheet, limits=limits, control=control.part(0.0, 0.1))
    else:
        found = Detection(reading)
    numbers = number_format(found.reading)
    preview: list[tuple[str, ...]] = []
    last: tuple[str, ...] = ()
    with open_table(path, found.reading, limits=limits, control=control.part(0.1, 1.0)) as table:
        quoted = quoted_columns(path, found.reading)
        profiles = [
            ColumnProfile(name, is_quoted=place in quoted) for place, name in enumerate(table.names.names)
        ]
        for batch in table.batches:
            if not preview:
                preview = list(islice(zip(*batch.columns, strict=True), _PREVIEW_ROWS))
            last = tuple(cells[-1] for cells in batch.columns)
            for profile, cells in zip(profiles, batch.columns, strict=True):
                profile.update(cells, numbers)
            control.checkpoint()
    return FileInspection(
        reading=found.reading,
        columns=tuple(propose(profile, numbers) for profile in profiles),
        n_rows=profiles[0].n_rows,
        warnings=(*found.notes, *table.names.notes, *_totals(last)),
        preview=tuple(preview),
    )


def _totals(last: Sequence[str]) -> Sequence[str]:
    """A warning where the last row is no person, but the sum of all."""
    words = [cell for cell in last if cell.casefold().strip(" :") in _TOTAL_WORDS]
    told = "The last row seems to hold totals ('{}'). Remove it from the file: it is no person."
    return [told.format(word) for word in words[:1]]


def draft_schema(
    path: Path,
    *,
    domain: Domain | None = None,
    reading: Reading | None = None,
    packing: Packing = Packing.NONE,
    control: RunControl | None = None,
) -> Schema:
    """A draft of the schema of a file, to be edited by hand.

    Args:
        path: The file.
        domain: Columns whose domain is public: how many codes (0 to n - 1) they have, or their values.
        reading: How to read the file; None to propose that, too.
        packing: Whether it may be compressed, where `reading` is None.
        control: Progress and cancel.

    Raises:
        InputError: The file cannot be read, or `domain` names a column that it lacks.
    """
    schema = inspect_file(path, reading=reading, packing=packing, control=control).schema
    for name, values in (domain or {}).items():
        if all(column.name != name for column in schema.columns):
            raise InputError(f"The domain names the column '{name}', which {path.name} lacks.", column=name)
        schema = schema.with_column(declared_column(name, values))
    return schema


def propose(profile: ColumnProfile, numbers: NumberFormat) -> ColumnProposal:
    """Propose a type and a domain for one column."""
    kind, reason, missing = _judged(profile)
    some = () if profile.spans else tuple(islice(profile.filled, _SOME))  # dates look like telephone numbers
    personal = personal_kind(profile.name, some)
    note = reason if kind in _LEFT_OUT else ""
    column = column_as(kind, profile, numbers=numbers, missing=missing, note=note)
    warnings = tuple(_warnings(profile, column, kind, personal))
    if not isinstance(column, NumberColumn) and _have_units(some, numbers):
        warnings = (
            *warnings,
            "Numbers with a sign such as %: take it away to make them a column of numbers.",
        )
    return ColumnProposal(profile.name, column.type, reason, column, warnings, profile)


_LEFT_OUT = (ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY)


def _judged(profile: ColumnProfile) -> tuple[ColumnType, str, tuple[str, ...]]:
    """Type, reason and missing tokens of a column."""
    missing = profile.missing
    if not profile.n_filled:
        return ColumnType.EMPTY, "Every cell is empty. Left out.", missing
    if len(profile.filled) == 1 and not missing and not profile.overflowed:
        return ColumnType.CONSTANT, "Every cell holds the same value. Left out.", missing
    if profile.spans:
        return (*_judged_dates(profile), missing)
    n_numbers = profile.n_numbers
    if n_numbers == profile.n_filled:
        return (*_judged_numbers(profile), missing)
    if n_numbers >= 0.5 * profile.n_filled and len(profile.odd) <= 3 and len(profile.filled) > _FEW_VALUES:
        kind, reason = _judged_numbers(profile)
        if kind in (ColumnType.INTEGER, ColumnType.DECIMAL):
            return kind, f"{reason} A few words between them count as missing.", (*missing, *profile.odd)
    return (*_judged_words(profile), missing)


def _judged_dates(profile: ColumnProfile) -> tuple[ColumnType, str]:
    reading = date_format(next(iter(profile.spans or {})))
    kind = ColumnType.DATE if reading.unit.days else ColumnType.DATETIME
    what = "date" if reading.unit.days else "date and time"
    return kind, f"Every filled cell is a {what}, written like {reading.example}."


def _judged_numbers(profile: ColumnProfile) -> tuple[ColumnType, str]:
    every = profile.n_numbers == profile.n_rows > _FEW_ROWS
    if profile.n_padded:
        if profile.overflowed or (profile.distinct_share > 0.9 and every):
            return ColumnType.IDENTIFIER, "Codes with leading zeros that differ from row to row. Left out."
        return ColumnType.CATEGORY, "Codes with leading zeros are not numbers."
    if boolean_words(profile, profile.missing):
        return ColumnType.BOOLEAN, "There are just 0 and 1."
    if _are_kinds(profile):
        return ColumnType.CATEGORY, "A few whole numbers far apart, as for kinds of something."
    if not profile.is_whole:
        return ColumnType.DECIMAL, "Numbers with decimal places."
    if every and profile.distinct_share == 1 and (_is_counting(profile) or is_key_name(profile.name)):
        return ColumnType.IDENTIFIER, "Whole numbers, another one on each row: a key. Left out."
    if is_key_name(profile.name) and len(profile.filled) > max(_MANY_CATEGORIES, 0.05 * profile.n_filled):
        return ColumnType.IDENTIFIER, "A key by its name, with very many values. Left out."
    written = ", written with decimal places" if profile.most_places else ""
    return ColumnType.INTEGER, f"Whole numbers{written}."


def _are_kinds(profile: ColumnProfile) -> bool:
    """Whether there are just a few whole numbers with gaps between all of them, such as 36 and 60."""
    if not profile.is_whole or len(profile.filled) > min(_FEW_VALUES, profile.n_filled / _FEW_ROWS):
        return False
    values = sorted(set(profile.sample))
    return profile.high - profile.low >= 4 * len(values) and all(b - a > 1 for a, b in pairwise(values))


def _is_counting(profile: ColumnProfile) -> bool:
    """Whether whole numbers run without a gap, as row numbers do."""
    return profile.high - profile.low + 1 == profile.n_rows


def _judged_words(profile: ColumnProfile) -> tuple[ColumnType, str]:
    some = list(islice(profile.filled, _SOME))
    n_distinct = len(profile.filled)
    personal = personal_kind(profile.name, some)
    if personal is not None and n_distinct > _FEW_ROWS and profile.distinct_share > 0.2:
        return ColumnType.TEXT, f"The values look like {personal}. Left out."
    if (
        is_key_name(profile.name)
        and look_like_codes(some)
        and n_distinct > max(_FEW_ROWS, 0.05 * profile.n_filled)
    ):
        return ColumnType.IDENTIFIER, "Codes in a column that is called like a key. Left out."
    crowded = n_distinct > _MANY_CATEGORIES and profile.distinct_share > 0.2
    if profile.overflowed or crowded or (profile.distinct_share > 0.8 and n_distinct > _FEW_ROWS):
        if _are_dates(some):
            return ColumnType.TEXT, "Dates in several formats, or with mistakes. Left out; write all in one."
        if profile.distinct_share > 0.5 and (look_like_codes(some) or is_key_name(profile.name)):
            return ColumnType.IDENTIFIER, "Codes that differ from row to row. Left out."
        return ColumnType.TEXT, "Texts that differ from row to row. Left out."
    if boolean_words(profile, profile.missing):
        return ColumnType.BOOLEAN, "There are just two words, for no and yes."
    return ColumnType.CATEGORY, "The same words come again and again."


def _are_dates(texts: Sequence[str]) -> bool:
    """Whether nearly all texts are dates, each in some format."""
    n_dates = sum(any(date_format(form).read(text) is not None for form in DAYS) for text in texts)
    return n_dates >= 0.9 * len(texts)


def _have_units(texts: Sequence[str], numbers: NumberFormat) -> bool:
    """Whether nearly all texts are numbers, once the sign of a unit before or behind them is taken away."""
    bare = [text.strip(_UNITS) for text in texts]
    n_found = sum(
        own != text and numbers.value(own.strip()) is not None for own, text in zip(bare, texts, strict=True)
    )
    return n_found > 0 and n_found >= 0.9 * len(texts)


def _warnings(profile: ColumnProfile, column: AnyColumn, kind: ColumnType, personal: str | None) -> list[str]:
    """What a person should look at before confirming the proposal."""
    warnings = []
    if personal is not None:
        warnings.append(f"This column may hold {personal}.")
    if kind is ColumnType.IDENTIFIER and profile.distinct_share < 1:
        warnings.append("The key repeats: several rows may belong to one person. Set the rows per person.")
    if rivals := _rival_formats(profile):
        shown = ", ".join(date_format(form).example for form in rivals[:3])
        warnings.append(
            f"Day and month may be swapped: the cells also fit {shown}. Choose how the dates are written."
        )
    if isinstance(column, NumberColumn):
        warnings.extend(_number_warnings(profile))
    if isinstance(column, CategoryColumn):
        warnings.extend(_category_warnings(profile, column))
    return warnings


def _rival_formats(profile: ColumnProfile) -> Sequence[str]:
    """Other formats that read the cells as other dates; nobody means the day by the middle of 2024-01-02."""
    return [form for form in _date_formats(profile)[1:] if not form.startswith("%Y-%d")]


def _date_formats(profile: ColumnProfile) -> tuple[str, ...]:
    """The formats in which the cells are dates, each other ones; the likeliest first."""
    spans = profile.spans or {}
    first_of_span = {span: form for form, span in reversed(spans.items())}
    return tuple(form for form in spans if first_of_span[spans[form]] == form)


def _number_warnings(profile: ColumnProfile) -> list[str]:
    warnings = []
    if profile.odd:
        warnings.append("Some cells hold no number; they count as missing.")
    if profile.is_quoted:
        warnings.append("The numbers stand in quotes, as text does: if they are codes, make it a category.")
    if codes := _codes_of_missing(profile):
        warnings.append(
            f"Nothing is below zero but {', '.join(map(str, codes))}, as signs of missing values are."
            " If so, list it as missing, and raise the lower limit."
        )
    if profile.is_whole and profile.distinct_share == 1 and profile.n_filled > _FEW_ROWS:
        warnings.append("Each row has another value: if it is a key, leave it out.")
    if not profile.is_whole and _nearly_whole(profile.sample):
        warnings.append(
            "Nearly all numbers are whole: how the few others are written would tell of single rows."
            " If whole numbers are meant, choose that type."
        )
    return warnings


def _nearly_whole(sample: Sequence[float]) -> bool:
    """Whether so few numbers have decimal places that they look like slips."""
    return len(sample) > _FEW_ROWS and sum(not value.is_integer() for value in sample) < _FEW * len(sample)


def _codes_of_missing(profile: ColumnProfile) -> Sequence[int]:
    """The only negative numbers, where they are few and such as stand for a missing value, such as -9."""
    below = sorted({value for value in profile.sample if value < 0}, reverse=True)
    is_usual = bool(below) and below[-1] == profile.low and set(below) <= _CODES_OF_MISSING
    return list(map(int, below)) if is_usual and len(below) <= _MOST_ODD_CODES and profile.high > 0 else ()


def _category_warnings(profile: ColumnProfile, column: CategoryColumn) -> list[str]:
    warnings = []
    if column.n_values > _MANY_CATEGORIES:
        warnings.append("There are very many categories. Group them, or leave the column out.")
    elif profile.n_rows > 1_000 and min(profile.filled.values(), default=0) < _RARE_TIMES:
        warnings.append("Some categories are rare. Group them, or take the list from a code book.")
    if column.n_values > 2 and _are_dates(column.categories[:_SOME]):
        warnings.append("Dates in several formats, or with mistakes: write all in one to make it a date.")
    if any(value.startswith(("=", "+", "-", "@")) and len(value) > 1 for value in column.categories):
        warnings.append("Some values start like a formula; export spreadsheet-safe if needed.")
    if len({value.casefold().strip() for value in column.categories}) < column.n_values:
        warnings.append("Some categories differ only in capital letters or blanks.")
    return warnings
