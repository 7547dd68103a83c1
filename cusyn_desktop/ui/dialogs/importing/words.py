"""How a file is read, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.domain.columns import ModelledColumn, Outside
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.data.drafting.fitting import Misfit
from cusyn_desktop.data.parsing.reading import FileKind, Reading
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_MOST_NAMED = 3

ENCODINGS = {
    "utf-8": "UTF-8",
    "utf-8-sig": "UTF-8 (BOM)",
    "utf-16": "UTF-16",
    "cp1252": "Windows-1252",
    "cp1250": "Windows-1250",
    "latin-1": "Latin-1",
}
"""The encodings that are offered, by their names in Python."""


def encoding_text(encoding: str) -> str:
    """The usual name of an encoding."""
    return ENCODINGS.get(encoding, encoding)


def delimiter_text(delimiter: str) -> str:
    """What stands between the cells of a row, in words."""
    texts = {
        ",": translate("Reading", "Commas"),
        ";": translate("Reading", "Semicolons"),
        "\t": translate("Reading", "Tabs"),
        "|": translate("Reading", "Bars"),
        " ": translate("Reading", "Blanks"),
    }
    return texts.get(delimiter, delimiter)


def decimal_text(decimal: str) -> str:
    """The decimal mark in words."""
    texts = {
        ".": translate("Reading", "decimal point"),
        ",": translate("Reading", "decimal comma"),
    }
    return texts[decimal]


def reading_text(reading: Reading) -> str:
    """A reading in a line: `Semicolons, decimal comma, UTF-8`."""
    if reading.kind is not FileKind.CSV:
        kinds = {FileKind.PARQUET: "Parquet", FileKind.EXCEL: "Excel"}
        return kinds[reading.kind]
    parts = (
        delimiter_text(reading.delimiter),
        decimal_text(reading.decimal),
        encoding_text(reading.encoding),
    )
    return formats.listed(parts)


def changes_text(former: Reading, now: Reading) -> str:
    """What is read in another way than before: `Encoding: UTF-8, before: Latin-1`; empty for nothing."""
    told = translate("Reading", "{what}: {now}, before: {former}")
    before, after = _parts(former), _parts(now)
    return "; ".join(
        told.format(what=what, now=text, former=before[what])
        for what, text in after.items()
        if text != before[what]
    )


def _parts(reading: Reading) -> dict[str, str]:
    """What a person can change about a reading, each by its name and in words."""
    answers = {True: translate("Reading", "yes"), False: translate("Reading", "no")}
    return {
        translate("Reading", "Encoding"): encoding_text(reading.encoding),
        translate("Reading", "Cells separated by"): delimiter_text(reading.delimiter),
        translate("Reading", "Quotes"): reading.quote or translate("Reading", "none"),
        translate("Reading", "Decimal mark"): reading.decimal,
        translate("Reading", "Names in the first row"): answers[reading.header],
        translate("Reading", "Sheet"): reading.sheet or translate("Reading", "the first one"),
    }


def places_text(places: int) -> str:
    """How many decimal places a column has; nothing for whole numbers."""
    if not places:
        return ""
    if places == 1:
        return translate("Reading", "1 place")
    return translate("Reading", "{count} places").format(count=places)


def misfit_text(misfit: Misfit | None, column: AnyColumn) -> str:
    """What becomes of cells that do not fit the domain of their column; empty where all fit."""
    if misfit is None or not isinstance(column, ModelledColumn):
        return ""
    texts = {
        Misfit.UNLISTED: translate("Reading", "The file holds values that the list lacks."),
        Misfit.UNPLACED: translate(
            "Reading", "Some cells are not of this type, or are empty; they count as “{value}”."
        ),
        Misfit.OUTSIDE: translate("Reading", "Some cells hold other values; they count as “{value}”."),
        Misfit.ROUNDED: translate("Reading", "Some numbers have more decimal places; they are rounded."),
    }
    if misfit is Misfit.OUTSIDE and column.outside is Outside.CLIP:
        return translate("Reading", "Some cells lie outside the limits; they are moved to the nearest one.")
    return texts[misfit].format(value=column.labels()[_code_of(misfit, column)])


def _code_of(misfit: Misfit, column: ModelledColumn) -> int:
    """The code that cells get which do not fit."""
    ruled = {Outside.FIRST: 0, Outside.OTHER: column.other_code, Outside.MISSING: column.missing_code}
    code = ruled.get(column.outside) if misfit is Misfit.OUTSIDE else None
    return column.fallback_code if code is None else code


def to_confirm_text(names: Sequence[str]) -> str:
    """Which columns have to be confirmed before it goes on."""
    if len(names) == 1:
        return translate("ColumnsPage", "Confirm {name} to go on").format(name=names[0])
    if len(names) <= _MOST_NAMED:
        told = translate("ColumnsPage", "{names} and {last}")
        listed = told.format(names=formats.listed(names[:-1]), last=names[-1])
        return translate("ColumnsPage", "Confirm {names} to go on").format(names=listed)
    return translate("ColumnsPage", "Confirm {names} and {count} more to go on").format(
        names=formats.listed(names[:2]), count=formats.count(len(names) - 2)
    )
