"""Domains that were declared for an earlier table with the same columns, used again for a new one.

What was confirmed as public when the earlier table was registered is public knowledge still: nothing of it
comes from the new rows, and nothing is paid. The new rows are looked at only to tell the custodian which
columns they do not fit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.registering.importing import schema_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.domain.rules import Rule
    from cusyn_desktop.data.domain.schema import AnyColumn
    from cusyn_desktop.data.drafting.fitting import Misfit
    from cusyn_desktop.data.drafting.propose import ColumnProposal
    from cusyn_desktop.data.parsing.reading import Reading
    from cusyn_desktop.services.workspace import Workspace


@dataclass(frozen=True, slots=True)
class EarlierDomains:
    """What a registered dataset declares for columns of these names.

    Attributes:
        dataset: Its name.
        columns: In the order of the new table; whether they are confirmed is as it was there.
        rules: Of the dataset.
        misfits: The columns, by position, that the new rows do not fit; private.
    """

    dataset: str
    columns: tuple[AnyColumn, ...]
    rules: tuple[Rule, ...]
    misfits: Mapping[int, Misfit] = field(default_factory=dict, repr=False)


def earlier_domains(
    workspace: Workspace,
    dataset: str,
    proposals: Sequence[ColumnProposal],
    reading: Reading,
    control: RunControl,
) -> EarlierDomains:
    """The domains of a registered dataset, in the order of a new table's columns.

    Args:
        workspace: Where the dataset is registered.
        dataset: Its name.
        proposals: What the columns of the new table seem to be; their domains are not used.
        reading: How the new table is read.
        control: Progress and cancel.

    Raises:
        InputError: There is no such dataset, or its columns have other names.
    """
    from cusyn_desktop.data.drafting.fitting import misfit_of

    workspace.require(Right.IMPORT)
    schema = schema_of(workspace, dataset)
    declared = {column.name: column for column in schema.columns}
    if declared.keys() != {proposal.name for proposal in proposals}:
        raise InputError(f"The columns of {dataset} have other names than those of this table.")
    columns = tuple(declared[proposal.name] for proposal in proposals)
    found = {}
    for place, (proposal, column) in enumerate(zip(proposals, columns, strict=True)):
        control.checkpoint(place / len(columns))
        if (misfit := misfit_of(proposal.profile, column, reading)) is not None:
            found[place] = misfit
    return EarlierDomains(dataset, columns, schema.rules, found)
