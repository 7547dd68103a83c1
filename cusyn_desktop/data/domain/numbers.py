"""Numbers as text, with a declared decimal mark and thousands mark; one meaning in every locale."""

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache

import numpy as np

from cusyn_desktop.arrays import BoolArray, FloatArray, IntArray
from cusyn_desktop.data.domain.binned_columns import NumberColumn
from cusyn_desktop.data.parsing.reading import Reading

_BLANKS = "[ \u00a0\u202f]"
_FAR = 1 << 62  # beyond every limit, within 64 bits
_MOST_LISTED = 4  # so many decimal places are few enough to list all endings
_SHORT = 15  # so many digits are exact as a float
_PADDED = re.compile(r"^[+-]?0\d+$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SimpleNumbers:
    """Many numbers that are written with digits, a sign and a decimal mark alone.

    Attributes:
        text: A line for each number, with a decimal point.
        values: The numbers.
    """

    text: str
    values: FloatArray

    @property
    def is_padded(self) -> bool:
        """Whether a whole number begins with a zero that it does not need."""
        return self.text.count(".") < self.values.size and _PADDED.search(self.text) is not None

    def least_rest(self, places: int) -> float:
        """Less than any digit beyond some places amounts to, and more than a float's error."""
        most = self.places[1] if "." in self.text else 0
        return 0.5 * 10.0 ** min(places - most, 0)

    @property
    def places(self) -> tuple[int, int]:
        """The fewest and the most decimal places of a number."""
        signs = np.frombuffer(self.text.encode() + b"\n", dtype=np.uint8)
        points, ends = np.flatnonzero(signs == ord(".")), np.flatnonzero(signs == ord("\n"))
        if not points.size:
            return 0, 0
        places = ends[np.searchsorted(ends, points)] - points - 1
        return int(places.min()) if points.size == ends.size else 0, int(places.max())


@dataclass(frozen=True, slots=True)
class GridNumbers:
    """Many grid numbers.

    Attributes:
        grid: In units of the last declared place, rounded to the nearest.
        are_rounded: Whether the text has digits beyond that place that are no zeros.
    """

    grid: IntArray
    are_rounded: BoolArray


@dataclass(frozen=True, slots=True)
class NumberFormat:
    """How the numbers of a file are written.

    Attributes:
        decimal: The decimal mark.
        thousands: The mark between groups of three digits; empty for none.
    """

    decimal: str
    thousands: str
    _pattern: re.Pattern[str]
    _groups: re.Pattern[str]

    def value(self, text: str) -> str | None:
        """The number in plain form, with a decimal point and without marks; None where it is no number."""
        if self._pattern.fullmatch(text) is None:
            return None
        return self._groups.sub("", text).replace(self.decimal, ".")

    def read(self, text: str, places: int) -> int | None:
        """The grid number of a text (units of 10^-places, rounded to the nearest), or None."""
        plain = self.value(text)
        if plain is None:
            return None
        if len(plain) > _SHORT:
            return _exact(plain, places)
        return round(float(plain) * 10**places) if "e" not in plain.lower() else _exact(plain, places)

    def simple(self, texts: Sequence[str]) -> "SimpleNumbers | None":
        """Many numbers at once; None unless all are short and have neither marks nor exponents."""
        joined = "\n".join(texts)
        signs = joined.encode()
        if signs.translate(None, f"0123456789+-\n{self.decimal}".encode()):
            return None
        ends = np.flatnonzero(np.frombuffer(signs + b"\n", dtype=np.uint8) == ord("\n"))
        if ends.size != len(texts) or np.diff(ends, prepend=-1).max() > _SHORT + 1:
            return None
        plain, lines = joined, texts
        if self.decimal != ".":
            plain = joined.replace(self.decimal, ".")
            lines = plain.split("\n")
        try:
            values = np.fromiter(map(float, lines), dtype=np.float64, count=len(texts))
        except ValueError:  # two signs, or a sign alone
            return None
        return SimpleNumbers(plain, values)

    def is_rounded(self, text: str, places: int) -> bool:
        """Whether `read` drops digits of a number that are no zeros."""
        plain = self.value(text)
        return plain is not None and int(Decimal(plain).normalize().as_tuple().exponent) < -places

    def read_all(self, texts: Sequence[str], places: int) -> GridNumbers | None:
        """As `read` and `is_rounded` for many numbers, fast; None unless all are simple."""
        simple = self.simple(texts)
        if simple is None:
            return None
        exact = simple.values * 10**places
        grid = np.rint(exact)
        return GridNumbers(grid.astype(np.int64), np.abs(exact - grid) > simple.least_rest(places))

    def write(self, grid: int, column: NumberColumn) -> str:
        """The text of a grid number, with the places of the column."""
        whole, _, fraction = column.plain(grid).partition(".")
        fraction = fraction.ljust(column.places, "0")
        if column.least_places is not None:
            fraction = fraction[: column.least_places] + fraction[column.least_places :].rstrip("0")
        if column.grouped and self.thousands:
            whole = f"{int(whole):,}".replace(",", self.thousands) if whole != "-0" else whole
        return f"{whole}{self.decimal}{fraction}" if fraction else whole

    def write_all(self, grids: Sequence[int], column: NumberColumn) -> list[str]:
        """As `write` for many numbers; those that have few digits behind the mark are put together fast."""
        places, written = column.grid_places, column.places
        trimmed = column.least_places is not None
        if column.grouped or places > _MOST_LISTED or (trimmed and places != written):
            return [self.write(grid, column) for grid in grids]
        least = places if column.least_places is None else column.least_places
        ends, scale = _ends(self.decimal, places, least, "0" * (written - places)), 10**places
        write = self.write
        return [
            f"{grid // scale}{ends[grid % scale]}" if grid >= 0 else write(grid, column) for grid in grids
        ]


@lru_cache(maxsize=64)
def _ends(decimal: str, places: int, least: int, more: str) -> tuple[str, ...]:
    """What stands behind the whole number, for each remainder; zeros beyond the least places are dropped."""
    digits = [f"{number:0{places}d}" if places else "" for number in range(10**places)]
    kept = [(text[:least] + text[least:].rstrip("0") if places else "") + more for text in digits]
    return tuple(f"{decimal}{text}" if text else "" for text in kept)


@lru_cache(maxsize=16)
def _compiled(decimal: str, thousands: str) -> NumberFormat:
    mark = _BLANKS if thousands == " " else re.escape(thousands)
    whole = rf"(?:\d+|\d{{1,3}}(?:{mark}\d{{3}})+)" if thousands else r"\d+"
    point = re.escape(decimal)
    pattern = rf"[+-]?(?:{whole}(?:{point}\d*)?|{point}\d+)(?:[eE][+-]?\d{{1,3}})?"
    groups = re.compile(mark) if thousands else re.compile(r"(?!)")
    return NumberFormat(decimal, thousands, re.compile(pattern, re.ASCII), groups)


def number_format(reading: Reading) -> NumberFormat:
    """The number format of a file."""
    return _compiled(reading.decimal, reading.thousands)


def _exact(plain: str, places: int) -> int:
    """As `round`, for numbers too long for a float; far ones are cut off."""
    scaled = Decimal(plain).scaleb(places)
    if scaled.copy_abs() >= _FAR:
        return int(math.copysign(_FAR, scaled))
    return round(scaled)
