"""What a column may hold: its type, its public domain, and where every other cell goes.

Each column in the model has codes 0 to size - 1: first the values of its domain in their order, then "other"
where the domain has such a code, then "missing" where it has one. The rules are total: no row can raise
an error:

- a cell that is one of the `missing` tokens is missing;
- a value of the domain has its own code;
- any other value follows `outside`: `clip` moves a number or date to the nearest limit, `other` and `missing`
  use that code, `first` makes an unknown category the first one;
- a cell that no rule places (an empty cell where nothing is missing by declaration, a word in a column of
  numbers, an unknown category under `clip`) is missing where the domain has missing, else the first value.

`clip` says nothing about an unknown category, so a table that holds one cannot be registered (`unlisted.py`).
"""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator
from typing_extensions import override

from cusyn_desktop.data.parsing.text_table import MAX_NAME_LENGTH
from cusyn_desktop.errors import InputError

MAX_VALUES = 10_000


class ColumnType(StrEnum):
    """What a column holds; the last four are never in the model."""

    CATEGORY = "category"
    INTEGER = "integer"
    DECIMAL = "decimal"
    DATE = "date"
    DATETIME = "datetime"
    BOOLEAN = "boolean"
    IDENTIFIER = "identifier"
    TEXT = "text"
    CONSTANT = "constant"
    EMPTY = "empty"


class Origin(StrEnum):
    """Where a domain comes from: public knowledge, noisy counts, or the rows until somebody confirms it."""

    PUBLIC = "public"
    CHOSEN = "chosen"
    INFERRED = "inferred"


class Outside(StrEnum):
    """Where a value outside the domain goes."""

    CLIP = "clip"
    OTHER = "other"
    MISSING = "missing"
    FIRST = "first"


class Kept(StrEnum):
    """What becomes of a column that is not in the model."""

    LEFT_OUT = "left_out"
    EMPTY = "empty"
    REGENERATED = "regenerated"


class Declaration(BaseModel):
    """A frozen record that a person declared; a changed copy is checked like a new one."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    @override
    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """A copy with some fields changed, without what was worked out from the old ones."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        return type(self).model_validate({**fields, **(update or {})})


class Column(Declaration):
    """What all columns have.

    Attributes:
        name: As in the header of the file; internal positions do not depend on it.
        type: What the column holds.
        note: A remark for the person who edits the schema.
    """

    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME_LENGTH)]
    type: ColumnType
    note: str = ""


class LeftOutColumn(Column):
    """A column that is not modelled: identifiers, free text, constants, empty columns.

    Attributes:
        holds: Of one that somebody left out though it could be modelled: what its cells are.
        release: Whether the column is left out, stays as an empty column, or is filled anew.
        start: For `regenerated`: the first value; its last digits count upwards (`P-0001`, `P-0002`). A
            constant stays as it is.
    """

    type: Literal[ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY]
    holds: ColumnType | None = None
    release: Kept = Kept.LEFT_OUT
    start: str = ""

    @model_validator(mode="after")
    def _check(self) -> Self:
        if self.release is Kept.REGENERATED:
            if self.type in (ColumnType.TEXT, ColumnType.EMPTY):
                raise InputError("Only identifiers and constants can be regenerated.")
            if not self.start or (self.type is ColumnType.IDENTIFIER and not self.start[-1].isdigit()):
                raise InputError(
                    "A column that is filled anew needs a first value ('start' in a schema); that of an"
                    " identifier ends in digits."
                )
        return self


class ModelledColumn(Column):
    """A column of the model; subclasses say what values it has.

    Attributes:
        origin: Whether the domain is public knowledge, was chosen under differential privacy, or was inferred
            from the rows.
        chosen_by: The release that paid for a chosen domain.
        missing: Cells that count as missing (the first one is written); none means that nothing is missing.
        outside: Where a value outside the domain goes.
    """

    origin: Origin
    chosen_by: str = ""
    missing: tuple[str, ...] = ()
    outside: Outside = Outside.CLIP

    @property
    def value_labels(self) -> tuple[str, ...]:
        """A label for each value of the domain, without other and missing."""
        raise NotImplementedError

    @property
    def n_values(self) -> int:
        """How many values the domain has, without other and missing."""
        return len(self.value_labels)

    @property
    def other_code(self) -> int | None:
        """The code of values outside the domain, where they have one."""
        return None

    @property
    def missing_code(self) -> int | None:
        """The code of missing cells, always the last, where the domain has one."""
        return self.size - 1 if self.missing else None

    @property
    def fallback_code(self) -> int:
        """The code of a cell that no rule places."""
        codes = [code for code in (self.missing_code, self.other_code) if code is not None]
        return codes[0] if codes else 0

    @property
    def size(self) -> int:
        """The number of codes."""
        return self.n_values + bool(self.missing)

    @property
    def is_ordered(self) -> bool:
        """Whether the values have a natural order."""
        return False

    def labels(self) -> tuple[str, ...]:
        """A public label for each code."""
        if not self.missing:
            return self.value_labels
        return (*self.value_labels, "(missing)" if "missing" in self.value_labels else "missing")

    @model_validator(mode="after")
    def _check_missing(self) -> Self:
        if len(set(self.missing)) < len(self.missing):
            raise InputError("A missing token is listed twice.")
        if self.outside is Outside.MISSING and not self.missing:
            raise InputError(
                "To count values outside the domain as missing, say first which cells count as missing"
                " ('missing' in a schema)."
            )
        return self


class CategoryColumn(ModelledColumn):
    """Words or codes, a boolean in its own two words (no, then yes).

    Attributes:
        categories: The values as they are written, leading zeros included.
        groups: Other values that count as one of the categories, for example rare ones.
        other: With `outside` = `other`: the word for all other values; it may be one of the categories.
        ordered: Whether the order of the categories means something.
    """

    type: Literal[ColumnType.CATEGORY, ColumnType.BOOLEAN]
    categories: Annotated[tuple[str, ...], Field(min_length=1, max_length=MAX_VALUES)]
    groups: dict[str, tuple[str, ...]] = {}
    other: str = "other"
    ordered: bool = False

    @cached_property
    def value_labels(self) -> tuple[str, ...]:
        """The categories, and the word for other values where it is not one of them."""
        adds_other = self.outside is Outside.OTHER and self.other not in self.categories
        return (*self.categories, self.other) if adds_other else self.categories

    @property
    def other_code(self) -> int | None:
        """The code of values outside the domain, where they have one."""
        return self.value_labels.index(self.other) if self.outside is Outside.OTHER else None

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the categories means something."""
        return self.ordered

    def codes(self) -> dict[str, int]:
        """The code of each value that is listed, missing tokens included."""
        codes = {value: code for code, value in enumerate(self.categories)}
        codes |= {raw: codes[value] for value, members in self.groups.items() for raw in members}
        return codes | dict.fromkeys(self.missing, self.size - 1)

    @model_validator(mode="after")
    def _check(self) -> Self:
        raws = (raw for members in self.groups.values() for raw in members)
        value, times = Counter((*self.categories, *raws, *self.missing)).most_common(1)[0]
        if times > 1:
            raise InputError(f"The value '{value}' is listed twice.")
        if unknown := [value for value in self.groups if value not in self.categories]:
            raise InputError(f"The group '{unknown[0]}' is not one of the categories.")
        if self.type is ColumnType.BOOLEAN and len(self.categories) != 2:
            raise InputError("A boolean needs exactly two categories: no, then yes.")
        return self
