"""The line in which a number is typed as the person writes it.

Decimals stand after the mark of the language, as in every figure around the field, or after a point. A point
that the language puts between thousands is taken for a decimal mark only where it cannot be one of those:
nobody's 1.500 is read as one and a half.
"""

import re
from collections.abc import Iterable

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

_GROUPED = re.compile(r"[+-]?[1-9]\d{0,2}(\.\d{3})+(?!\d)", re.ASCII)
_POWER = re.compile(r"(?:(?P<figures>[\d.,]+)\s*[×·*]\s*)?10(?P<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)")
_PLAIN = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
_WIDE_POINT = re.compile(r"(?<=\d)[。．](?=\d)")
_GAPS = re.compile(r"[,;，、；\s]+")
_GAPS_BESIDE_COMMAS = re.compile(r"(?:[;，、；\s]|,(?!\d)|(?<!\d),)+")
_BETWEEN_PARTS = re.compile(r"[,;，、；]")


class NumberEdit(QLineEdit):
    """One line for a number, which its users read and write with a point in every language."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)

    @override
    def text(self) -> str:
        """What is typed, with a point before the decimals; see `with_point`."""
        return with_point(super().text())

    @override
    def setText(self, text: str | None) -> None:
        """Write a number that has a point; it is shown with the mark of the language."""
        super().setText(with_mark(text or ""))


def with_point(text: str) -> str:
    """A typed number as the layers below read it; thousands in groups stay so, which they refuse.

    A power of ten may be copied from where it is shown: `10⁻⁹` is `1e-9`. A Chinese keyboard types `。` for
    the point.
    """
    text = _WIDE_POINT.sub(".", text)
    mark = QLocale().decimalPoint()
    if power := _POWER.fullmatch(text.strip()):
        text = f"{power['figures'] or 1}e{power['power'].translate(_PLAIN)}"
    if mark != "." and _GROUPED.match(text.strip()):
        return text.replace(".", " ")
    return text.replace(mark, ".")


def with_mark(text: str) -> str:
    """A number that has a point as it is typed here."""
    return text.replace(".", QLocale().decimalPoint())


def numbers_in(text: str) -> list[str]:
    """Several typed numbers, apart by semicolons, blanks, or commas that are no decimal marks."""
    apart = _GAPS if QLocale().decimalPoint() != "," else _GAPS_BESIDE_COMMAS
    return [with_point(part) for part in apart.split(text.strip()) if part]


def parts_in(text: str) -> list[str]:
    """Several typed words or days, apart by commas or semicolons, those of a Chinese keyboard as well."""
    return [part.strip() for part in _BETWEEN_PARTS.split(text) if part.strip()]


def numbers_text(numbers: Iterable[str]) -> str:
    """Several numbers that have points as they are typed here."""
    gap = "; " if QLocale().decimalPoint() == "," else ", "
    return gap.join(map(with_mark, numbers))
