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
from cusyn_desktop.data.domain.columns import ColumnType, ModelledColumn
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.data.domain.declared import declared_column
from cusyn_desktop.data.domain.numbers import NumberFormat, number_format
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.drafting.domains import boolean_words, column_as, date_column_as
from cusyn_desktop.data.drafting.doubts import (
    FEW_ROWS,
    MANY_CATEGORIES,
    SOME,
    are_dates,
    date_formats,
    doubts_about,
)
from cusyn_desktop.data.drafting.personal import is_key_name, look_like_codes, personal_kind
from cusyn_desktop.data.drafting.profile import ColumnProfile
from cusyn_desktop.data.parsing.detect import Detection, detect, quoted_columns
from cusyn_desktop.data.parsing.files import LIMITS, Limits
from cusyn_desktop.data.parsing.reader import open_table
from cusyn_desktop.data.parsing.reading import Packing, Reading
from cusyn_desktop.errors import InputError

_PREVIEW_ROWS = 20
_FEW_VALUES = 15
_FEW_CELLS = 2
_UNITS = "%\u2030$\u00a3\u00a5\u20ac"

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
        return () if self.profile is None else date_formats(self.profile)

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
        warnings=(*found.notes, *table.names.notes, *_about_last(last)),
        preview=tuple(preview),
    )


def _about_last(last: Sequence[str]) -> Sequence[str]:
    """A warning where the last row is no person, but the sum of all, or a note."""
    words = [cell for cell in last if cell.casefold().strip(" :") in _TOTAL_WORDS]
    told = "The last row seems to hold totals ('{}'). Remove it from the file: it is no person."
    if not words and len(last) > _FEW_CELLS and last[0] and not any(last[1:]):
        return ["The last row has nothing but its first cell, as notes do. If so, remove it from the file."]
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
    some = () if profile.spans else tuple(islice(profile.filled, SOME))  # dates look like telephone numbers
    personal = personal_kind(profile.name, some)
    note = reason if kind in _LEFT_OUT else ""
    column = column_as(kind, profile, numbers=numbers, missing=missing, note=note)
    warnings = tuple(doubts_about(profile, column, kind, personal))
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
    every = profile.n_numbers == profile.n_rows > FEW_ROWS
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
    if is_key_name(profile.name) and len(profile.filled) > max(MANY_CATEGORIES, 0.05 * profile.n_filled):
        return ColumnType.IDENTIFIER, "A key by its name, with very many values. Left out."
    written = ", written with decimal places" if profile.most_places else ""
    return ColumnType.INTEGER, f"Whole numbers{written}."


def _are_kinds(profile: ColumnProfile) -> bool:
    """Whether there are just a few whole numbers with gaps between all of them, such as 36 and 60."""
    if not profile.is_whole or len(profile.filled) > min(_FEW_VALUES, profile.n_filled / FEW_ROWS):
        return False
    values = sorted(set(profile.sample))
    return profile.high - profile.low >= 4 * len(values) and all(b - a > 1 for a, b in pairwise(values))


def _is_counting(profile: ColumnProfile) -> bool:
    """Whether whole numbers run without a gap, as row numbers do."""
    return profile.high - profile.low + 1 == profile.n_rows


def _judged_words(profile: ColumnProfile) -> tuple[ColumnType, str]:
    some = list(islice(profile.filled, SOME))
    n_distinct = len(profile.filled)
    personal = personal_kind(profile.name, some)
    if personal is not None and n_distinct > FEW_ROWS and profile.distinct_share > 0.2:
        return ColumnType.TEXT, f"The values look like {personal}. Left out."
    if (
        is_key_name(profile.name)
        and look_like_codes(some)
        and n_distinct > max(FEW_ROWS, 0.05 * profile.n_filled)
    ):
        return ColumnType.IDENTIFIER, "Codes in a column that is called like a key. Left out."
    crowded = n_distinct > MANY_CATEGORIES and profile.distinct_share > 0.2
    if profile.overflowed or crowded or (profile.distinct_share > 0.8 and n_distinct > FEW_ROWS):
        if are_dates(some):
            return ColumnType.TEXT, "Dates in several formats, or with mistakes. Left out; write all in one."
        if profile.distinct_share > 0.5 and (look_like_codes(some) or is_key_name(profile.name)):
            return ColumnType.IDENTIFIER, "Codes that differ from row to row. Left out."
        return ColumnType.TEXT, "Texts that differ from row to row. Left out."
    if boolean_words(profile, profile.missing):
        return ColumnType.BOOLEAN, "There are just two words, for no and yes."
    return ColumnType.CATEGORY, "The same words come again and again."


def _have_units(texts: Sequence[str], numbers: NumberFormat) -> bool:
    """Whether nearly all texts are numbers, once the sign of a unit before or behind them is taken away."""
    bare = [text.strip(_UNITS) for text in texts]
    n_found = sum(
        own != text and numbers.value(own.strip()) is not None for own, text in zip(bare, texts, strict=True)
    )
    return n_found > 0 and n_found >= 0.9 * len(texts)
