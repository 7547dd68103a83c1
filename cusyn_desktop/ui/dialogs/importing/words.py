"""How a file is read, in words."""

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.parsing.reading import FileKind, Reading

translate = QCoreApplication.translate

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
    return ", ".join(parts)


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
