"""Code books: public domains that somebody wrote down, and how they take the place of what a draft proposed.

A code book is one of these; a column that it does not name keeps its draft:

- CSV with a line for each value: `column,value`, and if wanted `group` (the value counts as that one, for
  example a rare one as "other"), `missing` (yes: the value is a sign of a missing cell), `label` (not used);
- JSON with an entry for each column: how many codes (0 to n-1), a list of values, an object of values with
  labels, or the fields of a column as in a schema (`{"type": "integer", "from": 0, "to": 110, "width": 10}`);
- a schema, of which the domains are taken as they stand there: what it calls inferred stays inferred, for
  another table has confirmed nothing.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from cusyn_desktop.control import RunControl
from cusyn_desktop.data.apart.jobs import Listing
from cusyn_desktop.data.apart.process import read_apart
from cusyn_desktop.data.domain.binned_columns import AnyColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, Outside
from cusyn_desktop.data.domain.declared import category, declared_column
from cusyn_desktop.data.domain.schema import FORMAT, Schema
from cusyn_desktop.data.drafting.propose import FileInspection
from cusyn_desktop.data.parsing.files import Limits
from cusyn_desktop.errors import InputError

_LIMITS = Limits(size_bytes=32 << 20, n_rows=1_000_000, n_columns=50)
_YES = {"yes", "y", "true", "1", "x"}
_SHOWN = 3

CodeBook = Mapping[str, AnyColumn]


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft of a schema; private, like all that looks at the rows.

    Attributes:
        schema: The draft.
        notes: Where file and code book do not agree, in sentences.
    """

    schema: Schema
    notes: tuple[str, ...] = ()


def read_code_book(path: Path) -> CodeBook:
    """Read a code book.

    Raises:
        InputError: It cannot be read, or a column in it is not as declared; the message names the column.
    """
    try:
        with path.open("rb") as file:
            head = file.read(64).lstrip(b"\xef\xbb\xbf \t\r\n")
        if head.startswith(b"{"):
            if path.stat().st_size > _LIMITS.size_bytes:
                raise InputError(
                    f"The code book {path.name} is larger than {_LIMITS.size_bytes >> 20:,} MiB."
                )
            return _from_json(path, path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise InputError(f"The code book {path} cannot be read. Save it as UTF-8.", path=str(path)) from error
    except OSError as error:
        raise InputError(
            f"The code book {path} cannot be opened. Check that it is there and may be read.", path=str(path)
        ) from error
    return _from_table(path)


def drafted(found: FileInspection, book: CodeBook) -> Draft:
    """The proposals of an inspection, with the columns of a code book in place of theirs.

    Raises:
        InputError: The code book names a column that the file lacks.
    """
    schema = found.schema
    notes: list[str] = []
    proposals = {proposal.name: proposal for proposal in found.columns}
    for name, column in book.items():
        if name not in proposals:
            raise InputError(
                f"A declared domain names the column '{name}', which the file lacks.", column=name
            )
        schema = schema.with_column(column)
        profile = proposals[name].profile
        if isinstance(column, CategoryColumn) and profile is not None:
            notes += _disagreements(column, list(profile.counts))
    return Draft(schema, tuple(notes))


def _disagreements(column: CategoryColumn, cells: Sequence[str]) -> Iterator[str]:
    """What to know of cells whose value the code book does not list."""
    if column.outside is not Outside.CLIP:
        return
    known = column.codes()
    odd = [cell or "(empty)" for cell in cells if cell not in known]
    if odd:
        shown = ", ".join(odd[:_SHOWN]) + (", ..." if len(odd) > _SHOWN else "")
        yield (
            f"'{column.name}' holds values that its declared domain does not list ({shown}). Say where such"
            ' values go ("outside"), group them, or list them if they are public knowledge; until then the'
            " table cannot be registered."
        )


def _from_json(path: Path, text: str) -> CodeBook:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InputError(f"The code book {path.name} is no valid JSON. Correct it.") from error
    if fields.get("format") == FORMAT:
        return {column.name: column for column in Schema.from_json(text).columns}
    return {name: declared_column(name, values) for name, values in fields.items()}


@dataclass(slots=True)
class _Entry:
    """What the lines of one column say."""

    values: dict[str, None] = field(default_factory=dict)
    groups: dict[str, list[str]] = field(default_factory=dict)
    missing: dict[str, None] = field(default_factory=dict)


def _from_table(path: Path) -> CodeBook:
    table = read_apart(Listing(path, limits=_LIMITS), control=RunControl())
    columns = {name.casefold(): cells for name, cells in zip(table.names, table.columns, strict=True)}
    if not {"column", "value"} <= columns.keys():
        raise InputError(
            f"The code book {path.name} needs the columns 'column' and 'value', one line for each value;"
            f" it has: {', '.join(table.names)}."
        )
    nothing = ("",) * table.n_rows
    lines = zip(
        columns["column"],
        columns["value"],
        columns.get("group", nothing),
        columns.get("missing", nothing),
        strict=True,
    )
    entries: dict[str, _Entry] = {}
    for name, value, group, missing in lines:
        entry = entries.setdefault(name, _Entry())
        if missing.casefold() in _YES:
            entry.missing[value] = None
        elif group and group != value:
            entry.values[group] = None
            entry.groups.setdefault(group, []).append(value)
        else:
            entry.values[value] = None
    return {name: _column(name, entry) for name, entry in entries.items()}


def _column(name: str, entry: _Entry) -> AnyColumn:
    return category(
        name,
        tuple(entry.values),
        groups={group: tuple(members) for group, members in entry.groups.items()},
        missing=tuple(entry.missing),
    )
