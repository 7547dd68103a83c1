"""From text to codes by the declared rules."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from itertools import compress
from typing import TypeAlias, cast

import numpy as np

from cusyn_desktop.arrays import CodeArray, IntArray
from cusyn_desktop.data.domain.numbers import GridNumbers, NumberFormat, number_format
from cusyn_desktop.data.domain.schema import (
    BinnedColumn,
    CategoryColumn,
    Column,
    DateColumn,
    Kept,
    LeftOutColumn,
    ModelledColumn,
    NumberColumn,
    Outside,
    Reading,
    Schema,
)
from cusyn_desktop.data.parsing.text_table import TextTable
from cusyn_desktop.data.private_table import PrivateTable, code_type
from cusyn_desktop.errors import InputError

_MEMO_SIZE = 1 << 17
_FIRST_CELLS = 500  # tell whether the values of a column come again and again
Placer: TypeAlias = Callable[[Sequence[str]], list[int]]


class Placing(IntEnum):
    """How a cell found its code."""

    LISTED = 0
    OUTSIDE = 1
    UNPLACED = 2
    ROUNDED = 3


@dataclass(frozen=True, slots=True)
class ColumnReport:
    """What the rules did to one column; private, for the custodian alone.

    Attributes:
        name: The column.
        n_outside: Values outside the domain, handled by the declared rule.
        n_unplaced: Cells that no rule placed (a word in a column of numbers, an undeclared empty cell).
        n_rounded: Other cells with a number of more decimal places than are declared.
    """

    name: str
    n_outside: int
    n_unplaced: int
    n_rounded: int = 0


class ColumnEncoder:
    """Turns the cells of one column into codes; each distinct text is looked at once.

    Numbers that hardly ever repeat are read many at once instead, without remembering them.
    """

    def __init__(self, column: ModelledColumn, reading: Reading) -> None:
        self._column = column
        self._numbers = number_format(reading)
        self._place = placer(column, reading)
        self._missing = frozenset(column.missing)
        self._missing_are_words = all(self._numbers.value(token) is None for token in self._missing)
        self._memo = self._missing_codes()
        self._placings = np.zeros(len(Placing), dtype=np.int64)

    @property
    def report(self) -> ColumnReport:
        """What the rules did so far."""
        how = self._placings.tolist()
        return ColumnReport(
            self._column.name,
            n_outside=how[Placing.OUTSIDE],
            n_unplaced=how[Placing.UNPLACED],
            n_rounded=how[Placing.ROUNDED],
        )

    def encode(self, cells: Sequence[str]) -> CodeArray:
        """The code of each cell."""
        size = self._column.size
        found = self._numbers_at_once(cells)
        if found is None:
            found = self._one_by_one(cells)
        self._placings += np.bincount(found // size, minlength=len(Placing))
        return cast("CodeArray", (found % size).astype(code_type(size)))

    def _one_by_one(self, cells: Sequence[str]) -> IntArray:
        """Code plus placing times the size of each cell, by what is remembered."""
        if len(self._memo) > _MEMO_SIZE:
            self._memo = self._missing_codes()
        unseen = list(set(cells) - self._memo.keys())
        self._memo.update(zip(unseen, self._place(unseen), strict=True))
        return np.fromiter(map(self._memo.__getitem__, cells), dtype=np.int64, count=len(cells))

    def _numbers_at_once(self, cells: Sequence[str]) -> IntArray | None:
        """The same for a column of simple numbers that differ from row to row, else None."""
        column, first = self._column, cells[:_FIRST_CELLS]
        if not isinstance(column, NumberColumn) or 2 * len(set(first)) < len(first):
            return None
        if self._missing_are_words or self._missing.isdisjoint(cells):
            read = self._numbers.read_all(cells, column.grid_places)
            if read is not None:
                return _placed_numbers(read, column)
        present = np.array([cell not in self._missing for cell in cells])
        read = self._numbers.read_all(list(compress(cells, present)), column.grid_places)
        if read is None:
            return None
        found = np.full(len(cells), column.size - 1, dtype=np.int64)
        found[present] = _placed_numbers(read, column)
        return found

    def _missing_codes(self) -> dict[str, int]:
        return dict.fromkeys(self._column.missing, self._column.size - 1)


class TableEncoder:
    """Encodes a table batch by batch.

    Raises:
        InputError: The columns of the file are not those of the schema.
    """

    def __init__(self, schema: Schema, names: Sequence[str]) -> None:
        places = positions(schema, names)
        self._schema = schema
        self._columns = [
            (places[column.name], ColumnEncoder(column, schema.reading)) for column in schema.modelled
        ]

    @property
    def report(self) -> tuple[ColumnReport, ...]:
        """What the rules did to each modelled column so far; private."""
        return tuple(encoder.report for _, encoder in self._columns)

    def encode(self, batches: Iterable[TextTable]) -> PrivateTable:
        """Encode all batches into one table."""
        parts = [
            [encoder.encode(batch.columns[position]) for position, encoder in self._columns]
            for batch in batches
        ]
        columns = tuple(np.concatenate(arrays) for arrays in zip(*parts, strict=True))
        return PrivateTable(self._schema.sizes, columns)


def encode(schema: Schema, table: TextTable) -> PrivateTable:
    """Encode a table by the declared rules; they are total, so no value raises an error.

    Raises:
        InputError: The columns of the table are not those of the schema.
    """
    return TableEncoder(schema, table.names).encode([table])


def positions(schema: Schema, names: Sequence[str]) -> dict[str, int]:
    """Where each column stands in the file: by name, or by place where there is no header.

    Columns that are left out may be absent, so that an exported table can be read by its own schema.

    Raises:
        InputError: The columns of the file are not those of the schema.
    """
    declared = [column.name for column in schema.columns]
    if not schema.reading.header:
        kept = [column.name for column in schema.columns if not _is_left_out(column)]
        for present in (declared, kept):
            if len(names) == len(present):
                return {name: position for position, name in enumerate(present)}
        raise InputError(
            f"The file has {len(names)} columns, the schema {len(declared)}. Check that it is the right file;"
            " a schema lists every column, in the order of the file."
        )
    for name in schema.names:
        if name not in names:
            raise InputError(
                f"The file has no column '{name}', which the schema lists. Check that it is the right file,"
                " and how the schema spells the name.",
                column=name,
            )
    for name in names:
        if name not in declared:
            raise InputError(
                f"The schema does not list the column '{name}' of the file. Add it to the schema; of the type"
                " text it is left out of the model.",
                column=name,
            )
    return {name: position for position, name in enumerate(names)}


def _is_left_out(column: Column) -> bool:
    return isinstance(column, LeftOutColumn) and column.release is Kept.LEFT_OUT


def placer(column: ModelledColumn, reading: Reading) -> Placer:
    """The rule of a column: from texts to the code of each, plus its placing times the size."""
    if isinstance(column, CategoryColumn):
        return partial(_place_words, column=column, codes=column.codes())
    if isinstance(column, NumberColumn):
        return partial(_place_numbers, column=column, numbers=number_format(reading))
    if isinstance(column, DateColumn):
        return partial(_place_binned, column=column, read=column.reading.read)
    raise TypeError(type(column))


def _place_words(texts: Sequence[str], *, column: CategoryColumn, codes: Mapping[str, int]) -> list[int]:
    placed = {Outside.OTHER: column.other_code, Outside.MISSING: column.missing_code, Outside.FIRST: 0}
    code = placed.get(column.outside)
    if code is None:
        unknown = column.fallback_code + Placing.UNPLACED * column.size
    else:
        unknown = code + Placing.OUTSIDE * column.size
    return [codes.get(text, unknown) for text in texts]


def _place_numbers(texts: Sequence[str], *, column: NumberColumn, numbers: NumberFormat) -> list[int]:
    """As `_place_binned`; where all texts are simple numbers, all at once."""
    places, size = column.grid_places, column.size
    read = numbers.read_all(texts, places)
    if read is not None:
        placed: list[int] = _placed_numbers(read, column).tolist()
        return placed
    found = _place_binned(texts, column=column, read=lambda text: numbers.read(text, places))
    return [
        code + Placing.ROUNDED * size if code < size and numbers.is_rounded(text, places) else code
        for code, text in zip(found, texts, strict=True)
    ]


def _placed_numbers(read: GridNumbers, column: NumberColumn) -> IntArray:
    """The code of each number, plus its placing times the size."""
    is_outside = (read.grid < column.bins.starts[0]) | (read.grid > column.bins.last)
    codes = column.bins.place(read.grid)
    if column.outside is not Outside.CLIP:
        codes[is_outside] = column.fallback_code
    how = np.where(is_outside, Placing.OUTSIDE, read.are_rounded * Placing.ROUNDED)
    placed: IntArray = codes + how * column.size
    return placed


def _place_binned(
    texts: Sequence[str], *, column: BinnedColumn, read: Callable[[str], int | None]
) -> list[int]:
    bins, size, fallback = column.bins, column.size, column.fallback_code
    clips = column.outside is Outside.CLIP

    def place(text: str) -> int:
        grid = read(text)
        if grid is None:
            return fallback + Placing.UNPLACED * size
        if bins.contains(grid):
            return bins.place_one(grid)
        return (bins.place_one(grid) if clips else fallback) + Placing.OUTSIDE * size

    return [place(text) for text in texts]
