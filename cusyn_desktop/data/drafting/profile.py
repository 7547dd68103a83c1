"""What the cells of a column look like, gathered in bounded memory; private, for the custodian alone."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import product, repeat

import numpy as np
from pydantic import ConfigDict

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.domain.dates import date_format
from cusyn_desktop.data.domain.numbers import NumberFormat

MISSING_TOKENS = ("", "NA", "N/A", "n/a", "#N/A", "NaN", "nan", "NULL", "null", "None", "?", "-", ".", "..")
MAX_DISTINCT = 10_000
_MAX_ODD = 10
_MAX_SAMPLE = 20_000
_MAX_DIGITS = 15
_TOO_LARGE = 1e14  # longer numbers are codes

DAYS = (
    "%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y", "%m/%d/%Y", "%d-%m-%Y", "%Y/%m/%d", "%Y.%m.%d", "%Y%m%d",
    "%-d.%-m.%Y", "%-d/%-m/%Y", "%-m/%-d/%Y", "%d.%m.%y", "%d/%m/%y", "%m/%d/%y",
    "%d %b %Y", "%d-%b-%Y", "%d-%b-%y", "%d %B %Y", "%-d %B %Y", "%B %-d, %Y", "%b %-d, %Y", "%Y-%d-%m",
)  # fmt: skip
_MONTHS = ("%b-%Y", "%b %Y", "%B %Y", "%Y-%m", "%m/%Y", "%Y/%m")
_TIMES = ("%H:%M", "%H:%M:%S", "%H:%M:%S.%f", "%H:%M:%S.%3f", "%-H:%M", "%-I:%M %p", "%I:%M:%S %p")
_FORMATS = (
    *DAYS,
    *_MONTHS,
    *(f"{day}{gap}{time}{zone}" for day, gap, time, zone in product(DAYS, (" ", "T"), _TIMES, ("", "Z"))),
)


@dataclass(slots=True, repr=False)
class ColumnProfile:
    """Running facts about one column.

    Attributes:
        name: The column.
        counts: How often each text occurs; stops growing, and counting simple numbers, at `MAX_DISTINCT`.
        overflowed: Whether there are more distinct texts than that.
        n_rows, n_filled: Cells, and those that are no usual sign of a missing value.
        n_distinct: Sum over the batches of their distinct filled texts.
        n_numbers, n_grouped, n_padded: Filled cells that are numbers, that carry thousands marks, and whole
            numbers with leading zeros.
        n_long: Filled cells with a blank, as sentences have.
        low, high: Least and largest number.
        fewest_places, most_places: Decimal places of the numbers.
        is_whole: Whether all numbers are whole.
        odd: Filled texts that are no numbers, up to a few.
        sample: The first numbers, for the shape of the distribution.
        is_quoted: Whether the cells stand in quotes while those of other columns do not.
        spans: The date formats that fit all filled cells, each with the first and last grid number.
    """

    name: str
    counts: Counter[str] = field(default_factory=Counter)
    overflowed: bool = False
    n_rows: int = 0
    n_filled: int = 0
    n_distinct: int = 0
    n_numbers: int = 0
    n_grouped: int = 0
    n_padded: int = 0
    n_long: int = 0
    low: float = math.inf
    high: float = -math.inf
    fewest_places: int = _MAX_DIGITS
    most_places: int = 0
    is_whole: bool = True
    odd: Counter[str] = field(default_factory=Counter)
    sample: list[float] = field(default_factory=list)
    is_quoted: bool = False
    spans: dict[str, tuple[int, int]] | None = None

    __pydantic_config__ = ConfigDict(ser_json_inf_nan="constants")  # the limits, where there is no number

    @property
    def missing(self) -> tuple[str, ...]:
        """The usual signs of a missing value that occur."""
        return tuple(token for token in MISSING_TOKENS if token in self.counts)

    @property
    def filled(self) -> dict[str, int]:
        """The other texts, with how often they occur."""
        return {text: times for text, times in self.counts.items() if text not in MISSING_TOKENS}

    @property
    def distinct_share(self) -> float:
        """Distinct filled texts in the share of filled cells; of the batches where there are too many."""
        n_distinct = self.n_distinct if self.overflowed else len(self.filled)
        return n_distinct / max(self.n_filled, 1)

    def update(self, cells: Sequence[str], numbers: NumberFormat) -> None:
        """Take in one batch."""
        self.n_rows += len(cells)
        if self.overflowed and not self.spans and self._take_simple_numbers(cells, repeat(1), numbers):
            self.n_filled += len(cells)
            self.n_numbers += len(cells)
            self.n_distinct += len(set(cells))
            return
        batch = Counter(cells)
        self._count(batch)
        for token in MISSING_TOKENS:
            batch.pop(token, None)
        self.n_filled += batch.total()
        self.n_distinct += len(batch)
        if self._take_simple_numbers(list(batch), batch.values(), numbers):
            self.n_numbers += batch.total()
        else:
            for text, times in batch.items():
                self._take_number(text, times, numbers)
                self.n_long += times * (" " in text)
        self._take_dates(batch)

    def _count(self, batch: Counter[str]) -> None:
        if len(self.counts) + len(batch) <= 2 * MAX_DISTINCT:
            self.counts.update(batch)
        else:
            known = (batch.keys() & self.counts.keys()) | (batch.keys() & set(MISSING_TOKENS))
            self.counts.update({text: batch[text] for text in known})
            self.overflowed = True
        self.overflowed = self.overflowed or len(self.counts) > MAX_DISTINCT

    def _take_simple_numbers(self, texts: Sequence[str], times: Iterable[int], numbers: NumberFormat) -> bool:
        """Take in nothing but simple numbers, each so many times, fast; False if some are none."""
        simple = numbers.simple(texts)
        if simple is None or simple.is_padded or np.abs(simple.values).max() >= _TOO_LARGE:
            return False
        self._widen(simple.values, simple.places)
        if len(self.sample) < _MAX_SAMPLE:
            for value, often in zip(simple.values.tolist(), times, strict=False):
                self.sample.extend([value] * min(often, _MAX_SAMPLE - len(self.sample)))
        return True

    def _widen(self, values: FloatArray, places: tuple[int, int]) -> None:
        self.fewest_places, self.most_places = (
            min(self.fewest_places, places[0]),
            max(self.most_places, places[1]),
        )
        self.is_whole = self.is_whole and bool((values == np.rint(values)).all())
        self.low, self.high = min(self.low, float(values.min())), max(self.high, float(values.max()))

    def _take_number(self, text: str, times: int, numbers: NumberFormat) -> None:
        plain = numbers.value(text)
        value = math.inf if plain is None else float(plain)
        if plain is None or abs(value) >= _TOO_LARGE:
            if text in self.odd or len(self.odd) < _MAX_ODD:
                self.odd[text] += times
            return
        self.n_numbers += times
        whole, point, fraction = plain.lstrip("+-").partition(".")
        self.n_padded += times * (len(whole) > 1 and whole[0] == "0" and not point)
        self.n_grouped += times * (len(plain) < len(text))
        places = len(fraction) if "e" not in plain.lower() else _places_of(plain)
        self._widen(np.array([value]), (places, places))
        if len(self.sample) < _MAX_SAMPLE:
            self.sample.extend([value] * min(times, _MAX_SAMPLE - len(self.sample)))

    def _take_dates(self, batch: Counter[str]) -> None:
        if self.spans is None and batch:
            first = next(iter(batch))
            formats = _FORMATS if any(map(str.isdigit, first)) else ()
            read = ((form, date_format(form).read(first)) for form in formats)
            self.spans = {form: (grid, grid) for form, grid in read if grid is not None}
        for form in list(self.spans or ()):
            self._narrow(form, batch)

    def _narrow(self, form: str, batch: Counter[str]) -> None:
        """Widen the span of a format by a batch, or drop the format."""
        spans = self.spans or {}
        low, high = spans[form]
        read = date_format(form).read
        for text in batch:
            grid = read(text)
            if grid is None:
                del spans[form]
                return
            low, high = min(low, grid), max(high, grid)
        spans[form] = low, high


def _places_of(plain: str) -> int:
    """The decimal places that a number with an exponent stands for."""
    exponent = Decimal(plain).normalize().as_tuple().exponent
    return min(max(-int(exponent), 0), _MAX_DIGITS)
