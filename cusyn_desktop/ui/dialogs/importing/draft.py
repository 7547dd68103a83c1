"""The table as it stands in the assistant: what was proposed, what was changed, what is confirmed."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from cusyn_desktop.data.columns import ColumnType, LeftOutColumn, ModelledColumn, Origin
from cusyn_desktop.data.propose import ColumnProposal, FileInspection
from cusyn_desktop.data.schema import AnyColumn, Schema, column_of
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState


class ImportDraft:
    """Changes one column at a time; a changed domain has to be confirmed again.

    Attributes:
        path: The private file.
        inspection: What the file seems to hold.
    """

    def __init__(self, path: Path, inspection: FileInspection) -> None:
        self.path, self.inspection = path, inspection
        self._columns = [proposal.column for proposal in inspection.columns]

    @property
    def columns(self) -> tuple[AnyColumn, ...]:
        """The columns as they are now, in file order."""
        return tuple(self._columns)

    @property
    def schema(self) -> Schema:
        """What would be registered."""
        return Schema(reading=self.inspection.reading, columns=self.columns)

    @property
    def to_confirm(self) -> tuple[int, ...]:
        """Positions of the columns whose domain is not yet said to be public knowledge."""
        return tuple(
            place for place, column in enumerate(self._columns) if state_of(column) is ColumnState.INFERRED
        )

    @property
    def is_touched(self) -> bool:
        """Whether a person changed or confirmed anything."""
        return self.columns != tuple(proposal.column for proposal in self.inspection.columns)

    @property
    def n_modelled(self) -> int:
        """How many columns are in the model."""
        return sum(isinstance(column, ModelledColumn) for column in self._columns)

    def counts(self) -> Mapping[ColumnState, int]:
        """How many columns are in each state."""
        return Counter(state_of(column) for column in self._columns)

    def proposal(self, place: int) -> ColumnProposal:
        """What was proposed for a column."""
        return self.inspection.columns[place]

    def edit(self, place: int, **fields: object) -> AnyColumn:
        """Change fields of a column's domain; None takes a field back to its default.

        Raises:
            InputError: The fields don't make a domain; nothing is changed.
        """
        column = self._columns[place]
        now = column.model_dump(mode="json", by_alias=True) | fields
        changed = column_of({key: value for key, value in now.items() if value is not None})
        if changed != column:
            self._columns[place] = _unconfirmed(changed)
        return self._columns[place]

    def set_type(self, place: int, kind: ColumnType) -> AnyColumn:
        """Read a column as another type, with a domain proposed for it.

        Raises:
            InputError: The cells are not of that type.
        """
        column = self.proposal(place).as_type(kind, self.inspection.reading)
        if column.type is not kind:
            raise InputError("The cells of this column are not of that type.", field="type")
        self._columns[place] = column
        return column

    def confirm(self, place: int) -> AnyColumn:
        """Note that anyone could know this domain without seeing the rows."""
        column = self._columns[place]
        if isinstance(column, ModelledColumn):
            self._columns[place] = column.model_copy(update={"origin": Origin.PUBLIC})
        return self._columns[place]

    def leave_out(self, place: int) -> AnyColumn:
        """Take a column out of the model."""
        kind = self.proposal(place).type
        kind = kind if kind in _LEFT_OUT else ColumnType.TEXT
        self._columns[place] = LeftOutColumn(name=self._columns[place].name, type=kind)
        return self._columns[place]

    def take_in(self, place: int) -> AnyColumn:
        """Take a column into the model after all, as it was proposed or as a category."""
        proposed = self.proposal(place).column
        if isinstance(proposed, LeftOutColumn):
            proposed = self.proposal(place).as_type(ColumnType.CATEGORY, self.inspection.reading)
        self._columns[place] = proposed
        return proposed

    def apply(self, code_book: Schema) -> int:
        """Take over the columns that a code book declares under the same names.

        Returns:
            How many columns were taken over.
        """
        declared = {column.name: column for column in code_book.columns}
        found = [place for place, column in enumerate(self._columns) if column.name in declared]
        for place in found:
            self._columns[place] = declared[self._columns[place].name]
        return len(found)


_LEFT_OUT = (ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY)


def state_of(column: AnyColumn) -> ColumnState:
    """What is known about a column's domain."""
    if not isinstance(column, ModelledColumn):
        return ColumnState.LEFT_OUT
    return ColumnState.PUBLIC if column.origin is Origin.PUBLIC else ColumnState.INFERRED


def is_number(column: AnyColumn) -> bool:
    """Whether the cells stand right."""
    return column.type in (ColumnType.INTEGER, ColumnType.DECIMAL)


def missing_tokens(column: AnyColumn) -> tuple[str, ...]:
    """The cells that count as missing."""
    return column.missing if isinstance(column, ModelledColumn) else ()


def _unconfirmed(column: AnyColumn) -> AnyColumn:
    if isinstance(column, ModelledColumn):
        return column.model_copy(update={"origin": Origin.INFERRED})
    return column
