"""The table as it stands in the assistant: what was proposed, what was changed, what is confirmed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import ValidationError
from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.codebook import CodeBook
from cusyn_desktop.data.domain.binned_columns import BinnedColumn, DateColumn
from cusyn_desktop.data.domain.columns import (
    CategoryColumn,
    ColumnType,
    LeftOutColumn,
    ModelledColumn,
    Origin,
)
from cusyn_desktop.data.domain.mistakes import explained
from cusyn_desktop.data.domain.rules import Rule, forbidden_cells, with_implied, with_names
from cusyn_desktop.data.domain.schema import AnyColumn, Schema, column_of
from cusyn_desktop.data.drafting.fitting import Misfit
from cusyn_desktop.data.drafting.propose import ColumnProposal, FileInspection
from cusyn_desktop.data.drafting.seen import most_rows_of_a_key, unlisted_texts
from cusyn_desktop.data.parsing.text_table import check_names
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records import ColumnState

if TYPE_CHECKING:
    from cusyn_desktop.services.registering.earlier import EarlierDomains


@dataclass(frozen=True, slots=True)
class DraftState:
    """What undo goes back to.

    Attributes:
        columns: In file order.
        rules: In the order in which they were added.
        place: Position of the column that was changed next, or None where a rule was.
        taken_from: The registered dataset whose domains were taken, or empty.
    """

    columns: tuple[AnyColumn, ...]
    rules: tuple[Rule, ...] = ()
    place: int | None = None
    taken_from: str = ""


class ImportDraft:
    """Changes one thing at a time, and takes it back; a changed domain has to be confirmed again.

    Attributes:
        path: The private file.
        inspection: What the file seems to hold.
        given_names: The names that were typed for columns, which has to be done only once; or none.
    """

    def __init__(self, path: Path, inspection: FileInspection) -> None:
        self.path, self.inspection = path, inspection
        self.given_names: tuple[str, ...] = ()
        self._misfits: dict[int, tuple[AnyColumn, Misfit]] = {}
        self._now = DraftState(tuple(proposal.column for proposal in inspection.columns))
        self._past: list[DraftState] = []

    @property
    def columns(self) -> tuple[AnyColumn, ...]:
        """The columns as they are now, in file order."""
        return self._now.columns

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules as they are now."""
        return self._now.rules

    @property
    def modelled(self) -> tuple[ModelledColumn, ...]:
        """The columns that rules can be about."""
        return tuple(column for column in self.columns if isinstance(column, ModelledColumn))

    @property
    def schema(self) -> Schema:
        """What would be registered.

        Raises:
            InputError: A rule does not fit the columns.
        """
        try:
            return Schema(reading=self.inspection.reading, columns=self.columns, rules=self.rules)
        except ValidationError as error:
            raise InputError(explained(error, {})) from error

    @property
    def to_confirm(self) -> tuple[int, ...]:
        """Positions of the columns whose domain is not yet said to be public knowledge."""
        return tuple(
            place for place, column in enumerate(self.columns) if state_of(column) is ColumnState.INFERRED
        )

    @property
    def is_touched(self) -> bool:
        """Whether a person changed or confirmed anything."""
        return bool(self.rules) or self.columns != tuple(one.column for one in self.inspection.columns)

    @property
    def n_modelled(self) -> int:
        """How many columns are in the model."""
        return len(self.modelled)

    def counts(self) -> Mapping[ColumnState, int]:
        """How many columns are in each state."""
        return Counter(state_of(column) for column in self.columns)

    def proposal(self, place: int) -> ColumnProposal:
        """What was proposed for a column, under the name that it has now."""
        return self.inspection.columns[place].named(self.columns[place].name)

    def warnings(self, place: int) -> tuple[str, ...]:
        """What should be looked at; whoever has confirmed a column or left it out has done so."""
        is_open = state_of(self.columns[place]) is ColumnState.INFERRED
        return self.proposal(place).warnings if is_open else ()

    @property
    def proposals(self) -> tuple[ColumnProposal, ...]:
        """What was proposed for each column."""
        return tuple(map(self.proposal, range(len(self.columns))))

    @property
    def can_name(self) -> bool:
        """Whether the columns can be named: those of a file that names them itself keep its names."""
        return not self.inspection.reading.header

    def type_of(self, place: int) -> ColumnType:
        """What a column holds: of one left out by hand, what was proposed for its cells."""
        column = self.columns[place]
        return self.proposal(place).type if isinstance(column, LeftOutColumn) else column.type

    def unlisted(self, place: int) -> tuple[str, ...]:
        """Texts of the file for which a column has neither a value nor a rule; private."""
        column, profile = self.columns[place], self.proposal(place).profile
        if profile is None or not isinstance(column, ModelledColumn):
            return ()
        return unlisted_texts(profile, column)

    def misfit(self, place: int) -> Misfit | None:
        """Why cells of the file do not fit a domain that was taken from elsewhere; private."""
        if self.unlisted(place):
            return Misfit.UNLISTED
        column, found = self._misfits.get(place, (None, None))
        return found if column == self.columns[place] else None

    @property
    def taken_from(self) -> str:
        """The registered dataset whose domains were taken, or empty."""
        return self._now.taken_from

    def repeated_keys(self) -> Mapping[str, int | None]:
        """Keys that come again: how often one does at most, or None where there are too many; private."""
        profiles = {
            proposal.name: proposal.profile
            for proposal in self.proposals
            if proposal.type is ColumnType.IDENTIFIER
        }
        return {
            name: most_rows_of_a_key(profile)
            for name, profile in profiles.items()
            if profile is not None and profile.distinct_share < 1
        }

    # Columns -------------------------------------------------------------------------------------

    def edit(self, place: int, **fields: object) -> AnyColumn:
        """Change fields of a column's domain; None takes a field back to its default.

        Raises:
            InputError: The fields don't make a domain; nothing is changed.
        """
        column = self.columns[place]
        now = column.model_dump(mode="json", by_alias=True) | fields
        changed = column_of({key: value for key, value in now.items() if value is not None})
        return column if changed == column else self._put(place, _unconfirmed(changed))

    def set_names(self, names: Sequence[str]) -> None:
        """Name all columns, as one change; rules follow, and what is confirmed stays so.

        Raises:
            InputError: The file names its columns itself, or the names cannot be used: `line` says where.
        """
        if not self.can_name:
            raise InputError("The names of these columns stand in the file. Change them there.")
        check_names(names, n_columns=len(self.columns))
        former = [column.name for column in self.columns]
        changed = [place for place, name in enumerate(names) if name != former[place]]
        if changed:
            columns = tuple(
                column.model_copy(update={"name": name})
                for column, name in zip(self.columns, names, strict=True)
            )
            renamed = dict(zip(former, names, strict=True))
            rules = tuple(with_names(rule, renamed) for rule in self.rules)
            self._change(replace(self._now, columns=columns, rules=rules), changed[0])
            self.given_names = tuple(names)

    def begin(self, columns: Iterable[AnyColumn], *, rules: Iterable[Rule], names: tuple[str, ...]) -> None:
        """Start from what was said of the same file before; there is nothing to take back.

        Rules that do not fit the columns any more are left out.
        """
        self._now, self.given_names = DraftState(tuple(columns)), names
        for rule in rules:
            with suppress(InputError):
                self.check_rule(rule)
                self._now = replace(self._now, rules=(*self.rules, rule))

    def set_type(self, place: int, kind: ColumnType) -> AnyColumn:
        """Read a column as another type, with a domain proposed for it.

        Raises:
            InputError: The cells are not of that type.
        """
        column = self.proposal(place).as_type(kind, self.inspection.reading)
        if column.type is not kind:
            told = QCoreApplication.translate("ImportDraft", "The cells of this column are not of that type.")
            raise InputError(told, field="type")
        return self._put(place, column)

    def set_date_format(self, place: int, form: str) -> AnyColumn:
        """Read the dates of a column as they are written in another format, with limits proposed for that.

        Raises:
            InputError: The cells are no dates of that format.
        """
        column = self.columns[place]
        if isinstance(column, DateColumn) and column.format == form:
            return column
        return self._put(place, self.proposal(place).written_as(form))

    def is_from_rows(self, place: int) -> bool:
        """Whether a column still has the limits or the list that were proposed from the rows.

        They may have been proposed for another type, or for another form of its dates.
        """
        column, proposal = self.columns[place], self.proposal(place)
        proposed = [proposal.column]
        if isinstance(column, DateColumn):
            proposed += map(proposal.written_as, proposal.date_formats)
        elif column.type is not proposal.column.type:
            with suppress(InputError):  # cells that are not of that type proposed nothing
                proposed.append(proposal.as_type(column.type, self.inspection.reading))
        return any(map(partial(_same_domain, column), proposed))

    def confirm(self, place: int) -> AnyColumn:
        """Note that anyone could know this domain without seeing the rows."""
        return self._put(place, _confirmed(self.columns[place]))

    def confirm_several(self, places: Iterable[int]) -> None:
        """Note of many columns that anyone could know their domains, as one change."""
        wanted = sorted(set(places) & set(self.to_confirm))
        if wanted:
            columns = tuple(
                _confirmed(column) if place in wanted else column for place, column in enumerate(self.columns)
            )
            self._change(replace(self._now, columns=columns), wanted[0])

    def leave_out(self, place: int) -> AnyColumn:
        """Take a column out of the model."""
        kind = self.proposal(place).type
        name = self.columns[place].name
        if kind in _LEFT_OUT:
            return self._put(place, LeftOutColumn(name=name, type=kind))
        return self._put(place, LeftOutColumn(name=name, type=ColumnType.TEXT, holds=kind))

    def take_in(self, place: int) -> AnyColumn:
        """Take a column into the model after all, as it was proposed or as a category."""
        proposed = self.proposal(place).column
        if isinstance(proposed, LeftOutColumn):
            proposed = self.proposal(place).as_type(ColumnType.CATEGORY, self.inspection.reading)
        return self._put(place, proposed)

    def known_to(self, code_book: CodeBook) -> tuple[str, ...]:
        """The columns that a code book declares, by name and in file order."""
        return tuple(column.name for column in self.columns if column.name in code_book)

    def apply(self, code_book: CodeBook, names: Iterable[str]) -> None:
        """Take over the columns of these names from a code book, as one change."""
        wanted = set(names)
        columns = tuple(
            code_book[column.name] if column.name in wanted & code_book.keys() else column
            for column in self.columns
        )
        changed = [place for place, column in enumerate(columns) if column != self.columns[place]]
        if changed:
            self._change(replace(self._now, columns=columns), changed[0])

    def take_from(self, earlier: "EarlierDomains") -> None:
        """Take the domains of a registered dataset as they are there, as one change.

        Its rules come along where none is declared yet.
        """
        self._misfits = {place: (earlier.columns[place], why) for place, why in earlier.misfits.items()}
        rules = self.rules or earlier.rules
        self._change(DraftState(earlier.columns, rules, taken_from=earlier.dataset), 0)

    # Rules ---------------------------------------------------------------------------------------

    def set_rules(self, rules: Iterable[Rule]) -> None:
        """Declare other rules, as one change."""
        self._change(replace(self._now, rules=tuple(rules)), None)

    def check_rule(self, rule: Rule) -> None:
        """Make sure that a rule fits the columns.

        Raises:
            InputError: It does not; the sentence says why.
        """
        forbidden_cells(rule, self.modelled)

    def rule_mistakes(self) -> Mapping[int, str]:
        """What is wrong with rules, by their positions: a column that changed since, orders in a circle."""
        mistakes: dict[int, str] = {}
        for position, rule in enumerate(self.rules):
            try:
                self.check_rule(rule)
                with_implied(self.rules[: position + 1])
            except InputError as error:
                mistakes[position] = str(error)
        return mistakes

    # Undo ----------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    @property
    def undoes_rule(self) -> bool:
        """Whether the newest change is one of the rules."""
        return self.can_undo and self._past[-1].place is None

    def undo(self) -> int | None:
        """Take the newest change back; the position of the column that it was about."""
        self._now = self._past.pop()
        return self._now.place

    def _put(self, place: int, column: AnyColumn) -> AnyColumn:
        if column != self.columns[place]:
            columns = (*self.columns[:place], column, *self.columns[place + 1 :])
            self._change(replace(self._now, columns=columns), place)
        return column

    def _change(self, state: DraftState, place: int | None) -> None:
        self._past.append(replace(self._now, place=place))
        self._now = state


_LEFT_OUT = (ColumnType.IDENTIFIER, ColumnType.TEXT, ColumnType.CONSTANT, ColumnType.EMPTY)


def state_of(column: AnyColumn) -> ColumnState:
    """What is known about a column's domain."""
    if not isinstance(column, ModelledColumn):
        return ColumnState.LEFT_OUT
    return ColumnState.INFERRED if column.origin is Origin.INFERRED else ColumnState.PUBLIC


def is_number(column: AnyColumn) -> bool:
    """Whether the cells stand right."""
    return column.type in (ColumnType.INTEGER, ColumnType.DECIMAL)


def missing_tokens(column: AnyColumn) -> tuple[str, ...]:
    """The cells that count as missing."""
    return column.missing if isinstance(column, ModelledColumn) else ()


def _confirmed(column: AnyColumn) -> AnyColumn:
    if isinstance(column, ModelledColumn):
        return column.model_copy(update={"origin": Origin.PUBLIC})
    return column


def _unconfirmed(column: AnyColumn) -> AnyColumn:
    if isinstance(column, ModelledColumn):
        return column.model_copy(update={"origin": Origin.INFERRED})
    return column


def _same_domain(column: AnyColumn, other: AnyColumn) -> bool:
    """Whether two columns allow the same values, however they are grouped and called."""
    if isinstance(column, BinnedColumn) and isinstance(other, BinnedColumn):
        return column.bounds == other.bounds
    if isinstance(column, CategoryColumn) and isinstance(other, CategoryColumn):
        return set(column.categories) == set(other.categories)
    return column == other
