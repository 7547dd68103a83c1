"""The rows as integer codes: the one object that must never leave the gate."""

from dataclasses import dataclass

import numpy as np

from cusyn_desktop.arrays import CodeArray
from cusyn_desktop.errors import InputError


def code_type(size: int) -> type[np.uint8 | np.uint16 | np.uint32]:
    """The smallest type that holds the codes of a domain."""
    if size <= 1 << 8:
        return np.uint8
    return np.uint16 if size <= 1 << 16 else np.uint32


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class PrivateTable:
    """Private rows, column by column. Its text form shows sizes only, never a value or the number of rows.

    Attributes:
        sizes: How many codes each column may have.
        columns: One array of codes for each column, all of one length, column i below sizes[i].
    """

    sizes: tuple[int, ...]
    columns: tuple[CodeArray, ...]

    def __post_init__(self) -> None:
        if len(self.sizes) != len(self.columns):
            raise InputError("A table needs one size for each column.", sizes=len(self.sizes))
        if len({len(column) for column in self.columns}) > 1:
            raise InputError("The columns of a table must have one length.")
        for position, (size, column) in enumerate(zip(self.sizes, self.columns, strict=True)):
            if size < 1 or (column.size and int(column.max()) >= size):
                raise InputError(
                    f"Column {position} holds a code outside its domain of {size}.", column=position
                )

    @property
    def n_rows(self) -> int:
        """The number of rows: private, like every row."""
        return len(self.columns[0]) if self.columns else 0

    def __repr__(self) -> str:
        return f"PrivateTable(sizes={self.sizes})"
