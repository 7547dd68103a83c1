"""A table, or a part of one, as the text of its cells."""

from collections.abc import Sequence
from dataclasses import dataclass

from cusyn_desktop.errors import InputError

MAX_NAME_LENGTH = 200
"""Characters in the name of a column."""

_INVISIBLE = dict.fromkeys(map(ord, "\ufeff\u200b\u200c\u200d\u2060"))


@dataclass(frozen=True, slots=True, repr=False)
class TextTable:
    """Private rows as they were written, column by column.

    Attributes:
        names: The name of each column.
        columns: The cells of each column, all of one length.
    """

    names: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        if len(self.names) != len(self.columns) or len({len(column) for column in self.columns}) > 1:
            raise InputError("A table needs a name for each column, and columns of one length.")

    @property
    def n_rows(self) -> int:
        """The number of rows: private."""
        return len(self.columns[0]) if self.columns else 0

    def __repr__(self) -> str:
        return f"TextTable(names={self.names})"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of the columns, with what had to be changed.

    Attributes:
        names: One for each column, none empty, none twice.
        notes: A sentence for each stand-in, for the person to see.
    """

    names: tuple[str, ...]
    notes: tuple[str, ...] = ()


def numbered_names(n_columns: int) -> Names:
    """Names for a file without a header: `column_1`, `column_2`."""
    return Names(tuple(f"column_{position}" for position in range(1, n_columns + 1)))


def check_names(names: Sequence[str], *, n_columns: int) -> None:
    """Make sure that typed names can be those of the columns of a file without a header.

    Raises:
        InputError: One is empty, too long or there twice, or there are more or fewer; `line` says where.
    """
    for line, name in enumerate(names, start=1):
        if not name or name != name.translate(_INVISIBLE).strip():
            raise InputError(f"Name {line} is empty or has blanks at its ends. Type a name.", line=line)
        if len(name) > MAX_NAME_LENGTH:
            raise InputError(
                f"Name {line} is longer than {MAX_NAME_LENGTH} characters. Shorten it.", line=line
            )
        if name in names[: line - 1]:
            raise InputError(f"The name '{name}' is there twice. Each column needs its own.", line=line)
    if len(names) != n_columns:
        raise InputError(
            f"There are {len(names)} names for {n_columns} columns. Type one name a line.", line=len(names)
        )


def resolved_names(header: Sequence[str]) -> Names:
    """Turn a header into usable names; empty and repeated ones get stand-ins that are noted.

    Raises:
        InputError: A name is too long.
    """
    cleaned = [name.translate(_INVISIBLE).strip() for name in header]
    taken = set(cleaned) - {""}
    names: list[str] = []
    notes: list[str] = []
    for position, name in enumerate(cleaned, start=1):
        if len(name) > MAX_NAME_LENGTH:
            raise InputError(
                f"The name of column {position} is longer than {MAX_NAME_LENGTH} characters. Shorten it.",
                column=position,
            )
        usable = name if name and name not in names else _stand_in(name or "column", position, name, taken)
        if usable != name:
            notes.append(_note(position, name, usable))
        taken.add(usable)
        names.append(usable)
    return Names(tuple(names), tuple(notes))


def _stand_in(stem: str, position: int, name: str, taken: set[str]) -> str:
    """A free name: `column_3` for an empty one, `age_2` for a second `age`."""
    number = 2 if name else position
    while f"{stem}_{number}" in taken:
        number += 1
    return f"{stem}_{number}"


def _note(position: int, name: str, usable: str) -> str:
    if not name:
        return f"Column {position} has no name; it is called '{usable}'."
    return f"Column {position} repeats the name '{name}'; it is called '{usable}'."
