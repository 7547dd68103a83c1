"""The schema of a table, a JSON file that people may edit: how its file is read, what each column may hold.

```json
{
  "format": "cusyn-schema",
  "version": 1,
  "reading": {"delimiter": ";", "decimal": ","},
  "columns": [
    {"name": "id", "type": "identifier"},
    {"name": "sex", "type": "category", "origin": "public", "categories": ["f", "m"]},
    {"name": "age", "type": "integer", "origin": "public", "missing": ["", "-9"], "from": 0, "to": 110,
     "starts": [18, 30, 65]},
    {"name": "income", "type": "decimal", "origin": "inferred", "from": 0, "to": 9999.99, "width": 500,
     "places": 2},
    {"name": "visit", "type": "date", "origin": "public", "format": "%Y-%m-%d", "from": "2026-01-01",
     "to": "2026-12-31", "by": "month"}
  ]
}
```

What is left out has its default: see `Reading` and the classes of `columns.py` and `binned_columns.py`, whose
docstrings explain each field. Columns keep the order of the file. `origin` tells whether a domain is public
knowledge (`public`), was chosen under differential privacy (`chosen`, by the release in `chosen_by`), or was
proposed from the rows and still has to be confirmed (`inferred`).
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from cusyn_desktop.arrays import Clique
from cusyn_desktop.data.domain.binned_columns import AnyColumn, BinnedColumn, DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import (
    CategoryColumn,
    Column,
    ColumnType,
    Declaration,
    Kept,
    LeftOutColumn,
    ModelledColumn,
    Origin,
    Outside,
)
from cusyn_desktop.data.domain.dates import DateStep
from cusyn_desktop.data.domain.forbidden import ForbiddenCells
from cusyn_desktop.data.domain.mistakes import explained
from cusyn_desktop.data.domain.rules import (
    AtMost,
    Forbidden,
    MissingUnless,
    Range,
    Rule,
    forbidden_cells,
    with_implied,
)
from cusyn_desktop.data.parsing.reading import FileKind, Packing, Reading
from cusyn_desktop.errors import InputError

__all__ = [
    "AnyColumn",
    "AtMost",
    "BinnedColumn",
    "CategoryColumn",
    "Column",
    "ColumnType",
    "DateColumn",
    "DateStep",
    "FileKind",
    "Forbidden",
    "ForbiddenCells",
    "Kept",
    "LeftOutColumn",
    "MissingUnless",
    "ModelledColumn",
    "NumberColumn",
    "Origin",
    "Outside",
    "Packing",
    "Range",
    "Reading",
    "Rule",
    "Schema",
    "column_of",
]

FORMAT = "cusyn-schema"
VERSION = 1
MAX_COLUMNS = 500
MAX_RULES = 500
MAX_JSON_LENGTH = 32 << 20
_SHOWN = 40

_COLUMN: TypeAdapter[AnyColumn] = TypeAdapter(AnyColumn)


class Schema(Declaration):
    """All that is declared about a table.

    Attributes:
        reading: How the file is read and written.
        columns: Every column of the file, in its order.
        rules: Combinations that cannot be; see `rules.py`.
    """

    format: Literal["cusyn-schema"] = "cusyn-schema"
    version: Literal[1] = 1
    reading: Reading = Reading()
    columns: Annotated[tuple[AnyColumn, ...], Field(min_length=1, max_length=MAX_COLUMNS)]
    rules: Annotated[tuple[Rule, ...], Field(max_length=MAX_RULES)] = ()

    @cached_property
    def modelled(self) -> tuple[ModelledColumn, ...]:
        """The columns of the model, in file order; cliques hold positions in this tuple."""
        return tuple(column for column in self.columns if isinstance(column, ModelledColumn))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the modelled columns."""
        return tuple(column.name for column in self.modelled)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many codes each modelled column has, "other" and "missing" included."""
        return tuple(column.size for column in self.modelled)

    @property
    def inferred(self) -> tuple[str, ...]:
        """The names of the modelled columns whose domain nobody has confirmed to be public."""
        return tuple(column.name for column in self.modelled if column.origin is Origin.INFERRED)

    @property
    def released(self) -> tuple[str, ...]:
        """The names of the columns that a synthetic table has, in file order."""
        return tuple(
            column.name
            for column in self.columns
            if not (isinstance(column, LeftOutColumn) and column.release is Kept.LEFT_OUT)
        )

    @cached_property
    def forbidden(self) -> tuple[ForbiddenCells, ...]:
        """The cells that the rules forbid, those included that follow from several rules of order."""
        return tuple(forbidden_cells(rule, self.modelled) for rule in with_implied(self.rules))

    def clique(self, names: Sequence[str]) -> Clique:
        """The positions of columns, in rising order.

        Raises:
            InputError: A name is unknown, repeated or of a column that is not in the model.
        """
        positions = {name: position for position, name in enumerate(self.names)}
        for name in names:
            if name not in positions:
                raise InputError(self._why_not(name), column=name)
        if len(set(names)) < len(names):
            raise InputError(f"The query '{','.join(names)}' names a column twice.", query=tuple(names))
        return tuple(sorted(positions[name] for name in names))

    def with_column(self, column: AnyColumn) -> "Schema":
        """This schema with the column of that name replaced."""
        return self._with_columns(column if old.name == column.name else old for old in self.columns)

    def confirmed(self, names: Iterable[str]) -> "Schema":
        """This schema with the domains of these columns marked as public knowledge."""
        return self._with_origin(names, Origin.PUBLIC)

    def unconfirmed(self, names: Iterable[str]) -> "Schema":
        """This schema with the domains of these columns marked as taken from the rows."""
        return self._with_origin(names, Origin.INFERRED)

    def to_json(self) -> str:
        """The schema as JSON in its one canonical form: defaults left out, a line for each column."""
        fields = self.model_dump(mode="json", by_alias=True, exclude_defaults=True)
        reading = _one_line(fields.get("reading", {}))
        head = f'"format": "{FORMAT}",\n  "version": {VERSION},\n  "reading": {reading}'
        lists = [_one_each(key, fields[key]) for key in ("columns", "rules") if key in fields]
        return "{\n  " + ",\n  ".join([head, *lists]) + "\n}\n"

    @classmethod
    def from_json(cls, text: str) -> "Schema":
        """Read a schema.

        Raises:
            InputError: The text is no JSON, or a field is not as declared: column and field are named.
        """
        fields = _parsed(text)
        try:
            return cls.model_validate_json(json.dumps(fields))
        except ValidationError as error:
            raise InputError(explained(error, fields)) from error

    def sha256(self) -> str:
        """A fingerprint of the canonical JSON, in hexadecimal."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def _with_origin(self, names: Iterable[str], origin: Origin) -> "Schema":
        wanted = set(names)
        return self._with_columns(
            column.model_copy(update={"origin": origin, "chosen_by": ""})
            if isinstance(column, ModelledColumn) and column.name in wanted
            else column
            for column in self.columns
        )

    def _with_columns(self, columns: Iterable[AnyColumn]) -> "Schema":
        try:
            return Schema(reading=self.reading, columns=tuple(columns), rules=self.rules)
        except ValidationError as error:
            raise InputError(explained(error, {})) from error

    def _why_not(self, name: str) -> str:
        if any(column.name == name for column in self.columns):
            return f"The column '{name}' is not in the model, so it cannot be in a query."
        return f"There is no column '{name}'. The columns are: {', '.join(self.names)}."

    @model_validator(mode="after")
    def _check(self) -> Self:
        names = [column.name for column in self.columns]
        if len(set(names)) < len(names):
            repeated = next(name for name in names if names.count(name) > 1)
            raise InputError(f"Two columns have the name '{repeated}'.")
        _ = self.forbidden  # a rule that does not fit the columns is refused here
        return self


def column_of(fields: Mapping[str, object]) -> AnyColumn:
    """Make a column out of its fields.

    Raises:
        InputError: A field is not as declared.
    """
    try:
        return _COLUMN.validate_python(dict(fields))
    except ValidationError as error:
        raise InputError(explained(error, {"columns": [dict(fields)]}, ("columns", 0))) from error


def _one_each(key: str, items: Sequence[object]) -> str:
    """A list in JSON with a line for each item."""
    lines = ",\n    ".join(map(_one_line, items))
    return f'"{key}": [\n    {lines}\n  ]'


def _one_line(fields: object) -> str:
    return json.dumps(fields, ensure_ascii=False)


def _parsed(text: str) -> Mapping[str, object]:
    """The JSON object of a schema, with the mistakes that deserve a sentence of their own."""
    if len(text) > MAX_JSON_LENGTH:
        raise InputError(f"The schema is longer than {MAX_JSON_LENGTH:,} characters.")
    try:
        fields = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        where = f" at line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise InputError(f"The schema is no valid JSON{where}. Correct it, or draft it anew.") from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise InputError(
            f'This is no schema: it lacks "format": "{FORMAT}". Draft one with cusyn schema DATA.csv.'
        )
    _check_version(fields)
    return fields


def _check_version(fields: Mapping[str, object]) -> None:
    if "version" not in fields:
        raise InputError(f'The schema lacks its version. Add "version": {VERSION}.')
    version = fields["version"]
    if isinstance(version, bool) or not isinstance(version, int):
        raise InputError(
            f"The version of the schema must be a whole number, not {json.dumps(version)[:_SHOWN]}. Write "
            f'"version": {VERSION}.'
        )
    if version != VERSION:
        raise InputError(
            f"The schema has version {version}; this program reads version {VERSION}. Draft it anew, or use "
            "the program that wrote it."
        )
