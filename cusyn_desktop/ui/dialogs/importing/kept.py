"""What was said about a file outlives reading it in another way: names, types, confirmed domains, rules."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cusyn_desktop.data.domain.columns import LeftOutColumn
from cusyn_desktop.data.domain.schema import AnyColumn
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.wording import joined
from cusyn_desktop.ui.dialogs.importing.draft import ImportDraft
from cusyn_desktop.ui.words import formats

translate = QCoreApplication.translate

_MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class Kept:
    """What a draft has of an earlier reading of the same file.

    Attributes:
        has_names: Whether names that were typed are used again.
        rests_names: Whether they are not used now: the first row holds names.
        columns: How many columns are as they were left.
        reopened: Columns whose cells are read differently now, so that their domains are proposed anew.
    """

    has_names: bool = False
    rests_names: bool = False
    columns: int = 0
    reopened: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The same in sentences; empty where nothing was said before."""
        parts = []
        if self.has_names:
            parts.append(translate("Kept", "The names that you typed are kept."))
        if self.rests_names:
            parts.append(
                translate(
                    "Kept", "The first row names the columns now; names that you typed come back without it."
                )
            )
        if self.columns:
            one = translate("Kept", "1 column is as you left it.")
            many = translate("Kept", "{count} columns are as you left them.")
            parts.append(formats.counted(self.columns, one=one, many=many))
        if self.reopened:
            told = translate("Kept", "Read differently now, so look at them again: {names}.")
            parts.append(told.format(names=_listed(self.reopened)))
        return joined(parts)


def keep(draft: ImportDraft, former: ImportDraft) -> Kept:
    """Begin a draft with what a person said while the file was read in another way.

    A column whose cells lead to the same proposal keeps its domain, confirmed or not. Of another one only the
    type is kept, where its cells allow that: its domain may hold what was never a value.

    Args:
        draft: Of the file as it is read now; nobody has changed it yet.
        former: Of the same file with as many columns.
    """
    uses_names = draft.can_name and bool(former.given_names)
    columns: list[AnyColumn] = []
    same, reopened = 0, []
    for place, (proposal, before) in enumerate(
        zip(draft.inspection.columns, former.inspection.columns, strict=True)
    ):
        name = former.given_names[place] if uses_names else proposal.name
        column = former.columns[place].model_copy(update={"name": before.name})
        if column == before.column:
            column = proposal.column
        elif proposal.named(before.name).column == before.column or isinstance(column, LeftOutColumn):
            same += 1
        else:
            reopened.append(name)
            column = _of_type(column, draft, place)
        columns.append(column.model_copy(update={"name": name}))
    draft.begin(columns, rules=former.rules, names=former.given_names)
    return Kept(
        has_names=uses_names,
        rests_names=bool(former.given_names) and not draft.can_name,
        columns=same,
        reopened=tuple(reopened),
    )


def _of_type(column: AnyColumn, draft: ImportDraft, place: int) -> AnyColumn:
    """What is proposed for a column, as the type that it had before where its cells are of that."""
    proposal = draft.inspection.columns[place]
    if column.type is proposal.column.type:
        return proposal.column
    try:
        found = proposal.as_type(column.type, draft.inspection.reading)
    except InputError:
        return proposal.column
    return found if found.type is column.type else proposal.column


def _listed(names: Sequence[str]) -> str:
    if len(names) <= _MOST_NAMED:
        return ", ".join(names)
    told = translate("Kept", "{names} and {count} more")
    rest = formats.count(len(names) - _MOST_NAMED)
    return told.format(names=", ".join(names[:_MOST_NAMED]), count=rest)
