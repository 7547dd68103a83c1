"""Values that a declared domain does not hold, as the custodian is told of them when a table is registered.

A word that a category does not list must not turn into another category unnoticed: one slip in a schema
could turn a yes into a no. The run itself stays total (see `columns.py`); only the import refuses.
Everything here looks at the rows, so no analyst, log or export may see it.
"""

from collections.abc import Sequence

from cusyn_desktop.data.domain.columns import CategoryColumn, ModelledColumn, Outside
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.data.encoding import ColumnReport
from cusyn_desktop.errors import InputError

_BECOMES = {
    Outside.CLIP: "were moved to the nearest limit",
    Outside.OTHER: "count as other",
    Outside.MISSING: "count as missing",
    Outside.FIRST: "count as the first category",
}


def check_listed(schema: Schema, reports: Sequence[ColumnReport]) -> None:
    """Refuse a table with words that a category neither lists nor has a rule for.

    Raises:
        InputError: There are such columns; the sentence names them and the ways out, and no value.
    """
    names = tuple(
        column.name
        for column, report in zip(schema.modelled, reports, strict=True)
        if isinstance(column, CategoryColumn) and report.n_unplaced
    )
    if not names:
        return
    shown = "', '".join(names)
    who = f"The column '{shown}' holds" if len(names) == 1 else f"The columns '{shown}' hold"
    raise InputError(
        f'{who} values that the schema does not list. Say where such values go: "outside": "other",'
        ' "missing", or "first" for the first category. Or complete the lists "categories" and "missing"'
        ' (an empty cell is the value ""); they must be public: what anyone could know without the rows.',
        columns=names,
    )


def unlisted_notes(schema: Schema, reports: Sequence[ColumnReport]) -> tuple[str, ...]:
    """How many values of each column lie outside its domain, and what became of them; private."""
    pairs = zip(schema.modelled, reports, strict=True)
    return tuple(note for column, report in pairs for note in _notes(column, report))


def _notes(column: ModelledColumn, report: ColumnReport) -> Sequence[str]:
    notes = []
    if report.n_outside:
        notes.append(
            f"Column '{column.name}': {_values(report.n_outside)} a value outside the declared domain;"
            f" such values {_BECOMES[column.outside]}."
        )
    if report.n_unplaced:
        label = column.labels()[column.fallback_code]
        notes.append(
            f"Column '{column.name}': {_values(report.n_unplaced)} no value of its type (an empty cell or a"
            f" word); such cells count as '{label}'."
        )
    if report.n_rounded:
        notes.append(
            f"Column '{column.name}': {_values(report.n_rounded)} a number with more decimal places than are"
            " declared; such numbers are rounded."
        )
    return notes


def _values(number: int) -> str:
    return "1 cell holds" if number == 1 else f"{number:,} cells hold"
