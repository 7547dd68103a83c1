"""A small keyed sketch of a table, by which the same people are noticed in another file.

The fingerprint tells tables with equal codes. The sketch is of the cells as text, whatever the order of rows
and columns, the format of the file and of its numbers and dates. It holds

- keyed hashes of totals over all rows: of all columns by name, of all by place (they may have new names), of
  each three or four of five groups of columns, and in a table of not too many columns of all but each one.
  Equal totals have equal rows: these are known again with columns added, dropped or filled anew;
- for a table of 2,000 distinct rows or more 256 bits: rows fall into 256 bins by their hash, and of each bin
  the parity of its two least hashes is kept. They tell which share of their rows two tables have in common.

The key of the workspace lies beside the sketch. From who has both, single people are kept so:

- Only a guess of all rows can be tested against a total, and two totals have no difference. Where the values
  of its columns, taken as independent, make fewer than 2^128 tables, a total is left out.
- A bit is that of one row turned round by that of another: it tells nothing of a row to whom does not know
  the other one. All of them hold 256 bits, of thousands of rows. Of tables that have most of their rows in
  common one alone is stored with its bits (`beside`): those of two would tell the bin of who is in one alone.

The price: that rows were added, dropped, or changed in several columns is noticed only where about 2,000 of
them or more are distinct, the columns are as they were, and about six in ten of all rows are in both tables.
"""

import hashlib
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain, combinations, product

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.domain.dates import DateFormat
from cusyn_desktop.data.domain.numbers import number_format
from cusyn_desktop.data.domain.schema import ColumnType, DateColumn, Schema
from cusyn_desktop.data.drafting.profile import MISSING_TOKENS
from cusyn_desktop.data.encoding import positions
from cusyn_desktop.data.parsing.text_table import TextTable

_VERSION = "2"  # sketches of an older form are like nothing
_N_SECTIONS = 5
_NONE = "-"  # stands for what is left out
_N_BINS = 256
_N_GROUPS = 5
_LEAST_COLUMNS = 3  # of a total that has not all columns
_MOST_WITHOUT = 24  # columns; with more, the groups leave enough beside them
_MEMO_SIZE = 1 << 16
_MOST_VALUES = 64  # of a column that are counted
_MOST_CELLS = 1 << 40  # combinations of values that are counted
_LEAST_GUESSES = 128  # bits: so many tables must be possible that nobody tries them
_LEAST_ROWS = 2_000  # distinct ones; with fewer, single rows would be alone in a bin
_ALIKE_ROWS = 0.45  # three standard errors above tables of other people
_FAR = np.uint64(2**56 - 1)
_SOME_GROUPS = (*combinations(range(_N_GROUPS), 4), *combinations(range(_N_GROUPS), 3))

U64 = NDArray[np.uint64]
Bools = NDArray[np.bool_]


class Alike(IntEnum):
    """What two tables have in common."""

    NOTHING = 0
    MUCH = 1
    ALL = 2


def sketch_key(secret: bytes) -> bytes:
    """The key of sketches, made of the secret of the workspace, which it does not give away."""
    return hashlib.blake2b(f"cusyn sketch {_VERSION}".encode(), digest_size=32, key=secret).digest()


class RowSketch:
    """Gathers a sketch batch by batch."""

    def __init__(self, schema: Schema, *, key: bytes) -> None:
        """Begin a sketch.

        Args:
            schema: How the file is read. Its keys tell nothing of people, and are passed over.
            key: See `sketch_key`.
        """
        self._schema = schema
        self._secret = _Secret(key)
        self._columns: tuple[_Column, ...] = ()
        self._values: tuple[set[int], ...] = ()
        self._n_rows = 0
        self._bits = _Bits(self._secret)
        self._whole = (_Total(self._secret), _Total(self._secret))
        self._some = tuple(_Total(self._secret) for _ in _SOME_GROUPS)
        self._without: tuple[_Total, ...] = ()

    def update(self, batch: TextTable) -> None:
        """Take in some rows."""
        if not self._columns:
            self._begin(batch.names)
        self._n_rows += batch.n_rows
        by_place = np.zeros(batch.n_rows, dtype=np.uint64)
        by_name = np.zeros((len(self._columns), batch.n_rows), dtype=np.uint64)
        for position, column in enumerate(self._columns):
            cells = column.cells.canonical(batch.columns[column.place])
            _count(cells, self._values[position])
            values = _mixed(cells, self._secret.cell)
            by_place += values * column.by_place
            by_name[position] = values * column.by_name
        rows = by_name.sum(axis=0, dtype=np.uint64)
        self._bits.update(rows)
        self._whole[0].update(rows)
        self._whole[1].update(by_place)
        for total, chosen in zip(self._some, self._chosen(), strict=True):
            total.update(by_name[chosen].sum(axis=0, dtype=np.uint64))
        for total, values in zip(self._without, by_name, strict=False):
            total.update(rows - values)

    def digest(self) -> str:
        """The sketch as text."""
        n_values = np.array([min(len(values), _MOST_VALUES) for values in self._values], dtype=object)
        everything = np.ones(len(n_values), dtype=np.bool_)
        others = ~np.eye(len(n_values), dtype=np.bool_)

        def totals(some: Iterable[_Total], columns: Iterable[Bools]) -> str:
            return " ".join(
                total.digest(self._n_rows) if self._is_safe(n_values[chosen]) else _NONE
                for total, chosen in zip(some, columns, strict=False)
            )

        return ";".join(
            (
                _VERSION,
                self._bits.digest(),
                totals(self._whole, (everything, everything)),
                totals(self._some, self._chosen()),
                totals(self._without, others),
            )
        )

    def _is_safe(self, n_values: NDArray[np.object_]) -> bool:
        """Whether so many tables could be made of some columns that nobody guesses the right one."""
        n_cells = min(math.prod(n_values), _MOST_CELLS)
        enough = len(n_values) >= min(_LEAST_COLUMNS, len(self._columns))
        return enough and _n_tables(self._n_rows, n_cells) >= _LEAST_GUESSES

    def _chosen(self) -> list[Bools]:
        """Which columns belong to each choice of groups."""
        members = np.array([column.group for column in self._columns])
        return [np.isin(members, groups) for groups in _SOME_GROUPS]

    def _begin(self, names: Sequence[str]) -> None:
        self._columns = tuple(self._begun(names))
        self._values = tuple(set() for _ in self._columns)
        if _LEAST_COLUMNS < len(self._columns) <= _MOST_WITHOUT:
            self._without = tuple(_Total(self._secret) for _ in self._columns)

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
    if not (_is_known(one) and _is_known(other)):
        return Alike.NOTHING
    _, bits, whole, some, without = _sections(one)
    _, bits_other, whole_other, some_other, without_other = _sections(other)
    if any(map(_are_equal, zip(whole, whole_other, strict=True))):
        return Alike.ALL
    if likeness(*bits, *bits_other) >= _ALIKE_ROWS:
        return Alike.MUCH
    pairs = chain(
        zip(some, some_other, strict=True), product((whole[0], *without), (whole_other[0], *without_other))
    )
    return Alike.MUCH if any(map(_are_equal, pairs)) else Alike.NOTHING


def beside(sketch: str, others: Iterable[str]) -> str:
    """A sketch as it may be stored beside others: without its bits where another has much the same.

    The bits of two tables that differ in one person would tell something of that person.
    """
    version, bits, *totals = sketch.split(";")
    known = (other.split(";")[1] for other in others if _is_known(other))
    kept = _NONE if any(likeness(bits, other) >= _ALIKE_ROWS for other in known) else bits
    return ";".join((version, kept, *totals))


def likeness(one: str, other: str) -> float:
    """About which share of their distinct rows two tables have in common (Jaccard index), 0 to 1.

    Where it is J, the two least rows are the same in J^2 of the bins; of the other bits half agree.

    Args:
        one: The bits of a sketch.
        other: The bits of another one.

    Returns:
        The root of an estimate of J^2 with a standard error of about 0.06; 0 where there are no bits.
    """
    if _NONE in (one, other):
        return 0.0
    n_apart = (int(one, 16) ^ int(other, 16)).bit_count()
    return math.sqrt(max(1 - 2 * n_apart / _N_BINS, 0.0))


class _Secret:
    """Secret words, made of a key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.cell, self.bin = np.uint64(self.word("cell")), np.uint64(self.word("bin"))
        self.rows = np.uint64(self.word("row 1")), np.uint64(self.word("row 2"))

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


class _Total:
    """A sum over rows that are given as 64 bits each."""

    def __init__(self, secret: _Secret) -> None:
        self._secret = secret
        self._sums = [0, 0]  # 128 bits: so many that the hash cannot be turned round by trying

    def update(self, rows: U64) -> None:
        """Take in rows."""
        for place, word in enumerate(self._secret.rows):
            self._sums[place] += int(_mixed(rows, word).sum(dtype=np.uint64))

    def digest(self, n_rows: int) -> str:
        """A keyed hash: two sums themselves would tell the rows by which their tables differ."""
        one, other = (total % 2**64 for total in self._sums)
        return f"{self._secret.word(f'total {n_rows} {one} {other}'):016x}"


class _Bits:
    """The parity of the two least hashes in each bin of rows that are given as 64 bits each."""

    def __init__(self, secret: _Secret) -> None:
        self._word = secret.bin
        self._bins = np.arange(_N_BINS, dtype=np.uint64) << np.uint64(56)
        self._least = np.tile(np.array([_FAR - np.uint64(1), _FAR]), (_N_BINS, 1))

    def update(self, rows: U64) -> None:
        """Take in rows."""
        hashes = _mixed(rows, self._word)
        bins = (hashes >> np.uint64(56)).astype(np.intp)
        low = hashes[(hashes & _FAR) < self._least[bins, 1]]
        candidates = np.unique(np.concatenate([low, (self._bins[:, None] | self._least).ravel()]))
        first = np.searchsorted(candidates, self._bins)
        self._least = np.stack([candidates[first], candidates[first + 1]], axis=1) & _FAR

    def digest(self) -> str:
        """The bits in hexadecimal; nothing where the rows are few."""
        if _distinct(self._least[:, 0] / float(_FAR)) < _LEAST_ROWS:
            return _NONE
        parity = np.bitwise_xor(self._least[:, 0], self._least[:, 1]) & np.uint64(1)
        return np.packbits(parity.astype(np.uint8)).tobytes().hex()


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


def _is_known(sketch: str) -> bool:
    """Whether a sketch has the form of now."""
    return sketch.startswith(f"{_VERSION};") and sketch.count(";") == _N_SECTIONS - 1


def _sections(sketch: str) -> Iterator[list[str]]:
    """Version, bits, and the totals of the whole, of the groups, and without each column."""
    return (section.split() for section in sketch.split(";"))


def _are_equal(pair: tuple[str, str]) -> bool:
    one, other = pair
    return one == other != _NONE


def _count(cells: U64, seen: set[int]) -> None:
    """Remember some of the values of a column."""
    if len(seen) < _MOST_VALUES:
        seen.update(np.unique(cells)[:_MOST_VALUES].tolist())


def _n_tables(n_rows: int, n_cells: int) -> float:
    """How many tables have so many rows, in any order, in so many cells; in bits.

    That is log2 of (n_rows + n_cells - 1) choose n_rows.
    """
    ways = math.lgamma(n_rows + n_cells) - math.lgamma(n_rows + 1) - math.lgamma(n_cells)
    return ways / math.log(2)


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
