"""A small keyed sketch of a table, by which much the same rows are noticed in another file.

The fingerprint tells equal tables; the sketch tells tables that share most rows, whatever their order, number
format or order of columns. It is a MinHash: the least hash in each of 256 bins, of which four bits are kept.
Even who has the key can test a guess at a whole row only where it is a least one, and then by four bits.
"""

import hashlib
from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from cusyn_desktop.arrays import FloatArray
from cusyn_desktop.data.numbers import NumberFormat
from cusyn_desktop.data.profile import MISSING_TOKENS
from cusyn_desktop.data.text_table import TextTable

_N_BINS = 256
_N_VALUES = 15  # what is kept of a hash; 0 stands for an empty bin
_MEMO_SIZE = 1 << 16
_ALIKE = 0.3  # more than chance by many standard errors; two samples of one survey share far fewer rows
_LEAST_BINS = 64  # a table with fewer distinct rows is like any other of its kind


class RowSketch:
    """Gathers a sketch batch by batch."""

    def __init__(self, *, key: bytes, numbers: NumberFormat, without: Collection[str] = ()) -> None:
        """Begin a sketch.

        Args:
            key: Secret of the workspace.
            numbers: How the numbers of the file are written.
            without: Columns that tell nothing of the rows, such as running numbers.
        """
        self._key = key
        self._numbers = numbers
        self._without = frozenset(without)
        self._memo = self._missing_cells()
        self._least: list[int | None] = [None] * _N_BINS

    def update(self, batch: TextTable) -> None:
        """Take in some rows."""
        places = (place for place, name in enumerate(batch.names) if name not in self._without)
        order = sorted(places, key=lambda place: batch.names[place].casefold())
        rows = np.stack([self._canonical(batch.columns[place]) for place in order], axis=1)
        packed, width = rows.tobytes(), rows.shape[1] * rows.itemsize
        for row in {packed[start : start + width] for start in range(0, len(packed), width)}:
            digest = hashlib.blake2b(row, digest_size=9, key=self._key).digest()
            place, value = digest[0], int.from_bytes(digest[1:], "big")
            least = self._least[place]
            if least is None or value < least:
                self._least[place] = value

    def digest(self) -> str:
        """The sketch: a hexadecimal digit for each bin."""
        return "".join("0" if value is None else f"{value % _N_VALUES + 1:x}" for value in self._least)

    def _canonical(self, cells: Sequence[str]) -> NDArray[np.uint64]:
        """For each cell 64 bits without what the format of a file adds: a float's, or a hash of a word."""
        simple = self._numbers.simple(cells)
        if simple is not None:
            return _bits(simple.values)
        if len(self._memo) > _MEMO_SIZE:
            self._memo = self._missing_cells()
        for cell in set(cells) - self._memo.keys():
            self._memo[cell] = self._cell(cell.strip())
        return np.fromiter(map(self._memo.__getitem__, cells), dtype=np.uint64, count=len(cells))

    def _cell(self, text: str) -> int:
        plain = self._numbers.value(text)
        if plain is not None:
            return int(_bits(np.array([float(plain)]))[0])
        digest = hashlib.blake2b(text.casefold().encode(), digest_size=8, key=self._key)
        return int.from_bytes(digest.digest(), "big")

    def _missing_cells(self) -> dict[str, int]:
        return dict.fromkeys(MISSING_TOKENS, 0)


def _bits(values: FloatArray) -> NDArray[np.uint64]:
    """The bits of floats, one zero for both signs."""
    return np.asarray(values + 0.0).view(np.uint64)


def likeness(one: str, other: str) -> float:
    """About which share of their distinct rows two tables have in common (Jaccard index), 0 to 1.

    Args:
        one: A sketch.
        other: A sketch made with the same key.

    Returns:
        An estimate with a standard error of about 0.03; 0 for sketches of another size.
    """
    if len(one) != len(other):
        return 0.0
    used = [(a, b) for a, b in zip(one, other, strict=True) if (a, b) != ("0", "0")]
    matches = sum(a == b for a, b in used) / max(len(used), 1)
    chance = 1 / _N_VALUES
    return max((matches - chance) / (1 - chance), 0.0)


def are_alike(one: str, other: str) -> bool:
    """Whether two tables share so many rows that they may be of the same people.

    Args:
        one: A sketch.
        other: A sketch made with the same key.
    """
    enough = min(len(sketch) - sketch.count("0") for sketch in (one, other)) >= _LEAST_BINS
    return enough and likeness(one, other) >= _ALIKE
