"""A small keyed sketch of a table, by which the same people are noticed in another file.

The fingerprint tells tables with equal codes. The sketch is of the cells as text, whatever the order of rows
and columns, the format of the file and of its numbers and dates. It has a part for all columns by name, one
for all by place (they may have new names), one for each three or four of five groups of columns, and in a
table of not too many columns one without each, so that columns which were added, dropped or filled anew spoil
some parts alone. Each part holds

- a sum over the hashes of all rows: equal only where the rows are, so that small tables can be told, too;
- a MinHash: the least hash in each of 256 bins, of which four bits are kept. It tells which share of their
  rows two tables have in common. Few bits: even who has the key cannot test guesses at single rows.

A part that any table of its kind would share with any other (few distinct rows) is left empty.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.dates import DateFormat
from cusyn_desktop.data.encoding import positions
from cusyn_desktop.data.numbers import number_format
from cusyn_desktop.data.profile import MISSING_TOKENS
from cusyn_desktop.data.schema import ColumnType, DateColumn, Schema
from cusyn_desktop.data.text_table import TextTable

_N_BINS = 256
_N_VALUES = 15  # what is kept of a hash; 0 stands for an empty bin
_N_GROUPS = 5
_LEAST_COLUMNS = 3  # of a part that has not all columns
_MOST_WITHOUT = 24  # columns; with more, the groups leave enough beside them
_N_GAPS = 2  # between the sections: the whole, the groups, those without a column
_MEMO_SIZE = 1 << 16
_LEAST_ROWS = 10  # distinct ones; two tables with fewer are equal by chance
_LEAST_BINS = 64  # used by the whole rows of a table whose rows repeat
_UNIQUE = 0.8  # share of distinct rows from which on they tell people
_ALIKE_ROWS = 0.3  # shared by more than chance: two samples of one survey share far fewer whole rows
_ALIKE_PARTS = 0.5  # of rows of which some columns are missing, more are shared by chance
_FAR = np.uint64(2**56 - 1)
_SOME_GROUPS = (*combinations(range(_N_GROUPS), 4), *combinations(range(_N_GROUPS), 3))

U64 = NDArray[np.uint64]


class Alike(IntEnum):
    """What two tables have in common."""

    NOTHING = 0
    MUCH = 1
    ALL = 2


class RowSketch:
    """Gathers a sketch batch by batch."""

    def __init__(self, schema: Schema, *, key: bytes) -> None:
        """Begin a sketch.

        Args:
            schema: How the file is read. Its keys tell nothing of people, and are passed over.
            key: Secret of the workspace.
        """
        self._schema = schema
        self._secret = _Secret(key)
        self._columns: tuple[_Column, ...] = ()
        self._whole = (_Part(self._secret, is_whole=True), _Part(self._secret, is_whole=True))
        self._some = {groups: _Part(self._secret, is_whole=False) for groups in _SOME_GROUPS}
        self._without: tuple[_Part, ...] = ()

    def update(self, batch: TextTable) -> None:
        """Take in some rows."""
        if not self._columns:
            self._begin(batch.names)
        by_place = np.zeros(batch.n_rows, dtype=np.uint64)
        by_name = np.zeros((len(self._columns), batch.n_rows), dtype=np.uint64)
        for position, column in enumerate(self._columns):
            values = _mixed(column.cells.canonical(batch.columns[column.place]), self._secret.cell)
            by_place += values * column.by_place
            by_name[position] = values * column.by_name
        rows = by_name.sum(axis=0, dtype=np.uint64)
        self._whole[0].update(rows)
        self._whole[1].update(by_place)
        members = np.array([column.group for column in self._columns])
        for groups, part in self._some.items():
            chosen = np.isin(members, groups)
            if chosen.sum() >= _LEAST_COLUMNS:
                part.update(by_name[chosen].sum(axis=0, dtype=np.uint64))
        for part, values in zip(self._without, by_name, strict=False):
            part.update(rows - values)

    def digest(self) -> str:
        """The sketch as text."""
        parts = (self._whole, self._some.values(), self._without)
        return ";".join(" ".join(part.digest() for part in some) for some in parts)

    def _begin(self, names: Sequence[str]) -> None:
        self._columns = tuple(self._begun(names))
        if _LEAST_COLUMNS < len(self._columns) <= _MOST_WITHOUT:
            self._without = tuple(_Part(self._secret, is_whole=False) for _ in self._columns)

    def _begun(self, names: Sequence[str]) -> Iterator["_Column"]:
        places = positions(self._schema, names)
        kept = [
            column
            for column in self._schema.columns
            if column.type is not ColumnType.IDENTIFIER and column.name in places
        ]
        for column in kept:
            name, place = column.name.casefold(), places[column.name]
            date = column.reading if isinstance(column, DateColumn) else None
            yield _Column(
                place=place,
                group=self._secret.word(f"group {name}") % _N_GROUPS,
                by_name=np.uint64(self._secret.word(f"name {name}") | 1),
                by_place=np.uint64(self._secret.word(f"place {place}") | 1),
                cells=_Cells(self._schema, self._secret, date=date, most=_MEMO_SIZE // len(kept)),
            )


def alike(one: str, other: str) -> Alike:
    """What two tables have in common, by their sketches.

    Args:
        one: A sketch; one of an older form, or none, is like nothing.
        other: A sketch made with the same key.
    """
    if not one.count(";") == other.count(";") == _N_GAPS:
        return Alike.NOTHING
    (whole, some, without), (whole_other, some_other, without_other) = _parts_of(one), _parts_of(other)
    pairs = list(zip(whole, whole_other, strict=True))
    if any(map(_are_equal, pairs)):
        return Alike.ALL
    if any(likeness(a.bins, b.bins) >= _ALIKE_ROWS for a, b in pairs):
        return Alike.MUCH
    pairs = [
        *zip(some, some_other, strict=True),
        *product((whole[0], *without), (whole_other[0], *without_other)),
    ]
    same = any(map(_are_equal, pairs))
    much = same or any(likeness(a.bins, b.bins) >= _ALIKE_PARTS for a, b in pairs)
    return Alike.MUCH if much else Alike.NOTHING


def likeness(one: str, other: str) -> float:
    """About which share of their distinct rows two tables have in common (Jaccard index), 0 to 1.

    Args:
        one: The bins of a part.
        other: The bins of the same part of another sketch.

    Returns:
        An estimate with a standard error of about 0.03; 0 where a part is empty.
    """
    if not one or not other:
        return 0.0
    used = [(a, b) for a, b in zip(one, other, strict=True) if (a, b) != ("0", "0")]
    matches = sum(a == b for a, b in used) / max(len(used), 1)
    chance = 1 / _N_VALUES
    return max((matches - chance) / (1 - chance), 0.0)


class _Secret:
    """Secret words, made of the key of the workspace."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.cell, self.row = np.uint64(self.word("cell")), np.uint64(self.word("row"))

    def word(self, what: str) -> int:
        """64 bits for a text, which nobody can tell without the key."""
        return int.from_bytes(hashlib.blake2b(what.encode(), digest_size=8, key=self._key).digest(), "big")


@dataclass(frozen=True, slots=True)
class _Column:
    """A column of the file, with what makes the hash of a row of its hashes.

    Attributes:
        place: Where it stands.
        group: To which of the groups it belongs, by its name.
        by_name, by_place: Odd secret numbers.
        cells: Reads them.
    """

    place: int
    group: int
    by_name: np.uint64
    by_place: np.uint64
    cells: "_Cells"


class _Part:
    """A sketch of rows that are given as 64 bits each."""

    def __init__(self, secret: _Secret, *, is_whole: bool) -> None:
        self._secret = secret
        self._is_whole = is_whole
        self._least = np.full(_N_BINS, _FAR)
        self._total = 0
        self._n_rows = 0

    def update(self, rows: U64) -> None:
        """Take in rows."""
        hashes = _mixed(rows, self._secret.row)
        self._total += int(hashes.sum(dtype=np.uint64))
        self._n_rows += len(rows)
        low = hashes[(hashes & _FAR) < self._least.max()]
        np.minimum.at(self._least, (low >> np.uint64(56)).astype(np.intp), low & _FAR)

    def digest(self) -> str:
        """Sum and bins in hexadecimal, each empty where it would tell nothing."""
        is_empty = self._least == _FAR
        n_used = _N_BINS - int(is_empty.sum())
        n_distinct = max(_distinct(self._least / float(_FAR)), n_used)
        if n_distinct < _LEAST_ROWS:
            return ":"
        is_telling = n_distinct >= _UNIQUE * self._n_rows or (self._is_whole and n_used >= _LEAST_BINS)
        bins = np.where(is_empty, 0, self._least % np.uint64(_N_VALUES) + np.uint64(1)).tolist()
        return f"{self._total % 2**64:016x}:{''.join(f'{value:x}' for value in bins) if is_telling else ''}"


class _Cells:
    """Reads the cells of one column as 64 bits without what the format of a file adds."""

    def __init__(self, schema: Schema, secret: _Secret, *, date: DateFormat | None, most: int) -> None:
        self._numbers = number_format(schema.reading)
        self._secret = secret
        self._date = date
        self._most = most
        self._memo = _missing_cells()

    def canonical(self, cells: Sequence[str]) -> U64:
        """For each cell the bits of its number, or a hash of its date or word; 0 where it is missing."""
        simple = self._numbers.simple(cells) if self._date is None else None
        if simple is not None:
            return _bits(simple.values)
        if len(self._memo) > self._most:
            self._memo = _missing_cells()
        for cell in set(cells) - self._memo.keys():
            self._memo[cell] = self._cell(cell.strip())
        return np.fromiter(map(self._memo.__getitem__, cells), dtype=np.uint64, count=len(cells))

    def _cell(self, text: str) -> int:
        grid = None if self._date is None else self._date.read(text)
        if self._date is not None and grid is not None:
            text = self._date.moment(grid).isoformat()
        elif (plain := self._numbers.value(text)) is not None:
            return int(_bits(np.array([float(plain)]))[0])
        return self._secret.word(text.casefold())


@dataclass(frozen=True, slots=True)
class _Stored:
    """A part as it was stored."""

    total: str
    bins: str


def _parts_of(sketch: str) -> Iterator[tuple[_Stored, ...]]:
    """The whole, the groups, and those without a column."""
    for some in sketch.split(";"):
        split = (part.partition(":") for part in some.split())
        yield tuple(_Stored(total, bins) for total, _, bins in split)


def _are_equal(pair: tuple[_Stored, _Stored]) -> bool:
    one, other = pair
    return one.total != "" and one.total == other.total


def _missing_cells() -> dict[str, int]:
    return dict.fromkeys(MISSING_TOKENS, 0)


def _bits(values: FloatArray) -> U64:
    """The bits of floats, one zero for both signs."""
    return np.asarray(values + 0.0).view(np.uint64)


def _mixed(values: U64, word: np.uint64) -> U64:
    """Spread 64 bits over all 64, by a secret word; source: Steele, Lea and Flood (2014), splitmix64."""
    mixed = values ^ word
    mixed ^= mixed >> np.uint64(30)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    mixed ^= mixed >> np.uint64(27)
    mixed *= np.uint64(0x94D049BB133111EB)
    mixed ^= mixed >> np.uint64(31)
    return mixed


def _distinct(least: FloatArray) -> float:
    """About how many distinct rows left these least hashes, each 0 to 1; 1 where a bin is empty.

    With Poisson(r) rows in a bin the least is (1 - e^-r) / r on average.
    """
    mean, low, high = float(least.mean()), 1e-9, 1e15
    for _ in range(100):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if -np.expm1(-middle) / middle > mean else (low, middle)
    return _N_BINS * low
