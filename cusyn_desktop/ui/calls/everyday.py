"""What tabs and dialogs ask of the services, always from a background thread.

Each class stands for one module of `services`, which is loaded at the first call, so that the window is there
at once. Tests hand in subclasses that answer without a workspace.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.ui.calls.bounds import Choosing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.budget.meaning import Meaning
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.codebook import CodeBook
    from cusyn_desktop.data.domain.columns import ModelledColumn
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.data.drafting.profile import ColumnProfile
    from cusyn_desktop.data.drafting.propose import ColumnProposal, FileInspection
    from cusyn_desktop.data.drafting.seen import SeenValues
    from cusyn_desktop.data.parsing.reading import Packing, Reading
    from cusyn_desktop.services.records import (
        DatasetSummary,
        Evaluation,
        KnownRows,
        KnownTable,
        PoolStatus,
        ReleaseSummary,
        SpendSummary,
        UserSummary,
    )
    from cusyn_desktop.services.records.requests import NewDataset, NewUser, QuerySet, Request, Typed
    from cusyn_desktop.services.registering.earlier import EarlierDomains
    from cusyn_desktop.services.workspace import Workspace


class Importing:
    """`services.registering.importing`."""

    def meaning(self, epsilon: str, delta: str) -> Meaning:
        """What a typed budget means for one person; quick enough for the interface's thread."""
        from cusyn_desktop.budget.amount import asked_amount
        from cusyn_desktop.budget.meaning import meaning_of

        return meaning_of(asked_amount(epsilon, delta))

    def count_spread(self, epsilon: str, delta: str, *, rows_per_person: int) -> float:
        """By how much a count that gets a tenth of a typed pool is off in 19 of 20 cases; as quick."""
        from cusyn_desktop.budget.amount import asked_amount
        from cusyn_desktop.budget.meaning import count_spread

        return count_spread(asked_amount(epsilon, delta), rows_per_person=rows_per_person)

    def times_in(self, epsilon: str, limit: str, delta: str) -> int:
        """How often a typed limit fits into a typed pool; as quick."""
        from cusyn_desktop.budget.amount import asked_amount
        from cusyn_desktop.budget.meaning import times_in

        return times_in(asked_amount(epsilon, delta), asked_amount(limit, delta))

    def inspect(
        self, path: Path, reading: Reading | None, control: RunControl, *, packing: Packing
    ) -> FileInspection:
        """What would be read, with the reading that the person chose, or with a proposed one."""
        from cusyn_desktop.services.registering import importing

        return importing.inspect(path, reading=reading, packing=packing, control=control)

    def seen(
        self, profile: ColumnProfile, column: ModelledColumn, reading: Reading, control: RunControl
    ) -> SeenValues:
        """How the cells of the file fall into a domain; exact counts, for the custodian's eyes alone."""
        from cusyn_desktop.data.drafting.seen import seen_values

        control.checkpoint()
        return seen_values(profile, column, reading)

    def check(self, schema: Schema, control: RunControl) -> None:
        """Make sure that columns and rules fit into a model and that some row obeys all rules.

        Raises:
            InputError: The rules contradict each other.
            ModelTooLargeError: No model can hold what the rules join.
        """
        from cusyn_desktop.services.planning import check_schema

        control.checkpoint()
        check_schema(schema)

    def load_code_book(self, path: Path, control: RunControl) -> CodeBook:
        """Read a file that declares public domains.

        Raises:
            InputError: It cannot be read, or a column in it is not as declared.
        """
        from cusyn_desktop.services.registering import importing

        control.checkpoint()
        return importing.read_code_book(path)

    def save_code_book(self, path: Path, schema: Schema, control: RunControl) -> None:
        """Write public domains to a file.

        Raises:
            InputError: The file cannot be written.
        """
        control.checkpoint()
        _write(path, schema.to_json())

    def add_dataset(self, workspace: Workspace, new: NewDataset, control: RunControl) -> DatasetSummary:
        """Register a table."""
        from cusyn_desktop.services.registering import importing

        return importing.add_dataset(workspace, new, control=control)

    def known_rows(
        self, workspace: Workspace, path: Path, schema: Schema, control: RunControl
    ) -> KnownRows | None:
        """What registering a table would come back to."""
        from cusyn_desktop.services.tables import recognising

        return recognising.known_rows(workspace, path=path, schema=schema, control=control)

    def earlier_domains(
        self,
        workspace: Workspace,
        dataset: str,
        proposals: Sequence[ColumnProposal],
        reading: Reading,
        control: RunControl,
    ) -> EarlierDomains:
        """The domains of a registered dataset with the columns of a new table, and which do not fit it.

        Raises:
            InputError: There is no such dataset, or its columns have other names.
        """
        from cusyn_desktop.services.registering import earlier

        return earlier.earlier_domains(workspace, dataset, proposals, reading, control)

    def move_dataset(
        self, workspace: Workspace, name: str, path: Path, control: RunControl
    ) -> DatasetSummary:
        """Say where the private file of a dataset lies now."""
        from cusyn_desktop.services.registering import importing

        return importing.move_dataset(workspace, name=name, path=path, control=control)

    def datasets(self, workspace: Workspace) -> tuple[DatasetSummary, ...]:
        """All datasets."""
        from cusyn_desktop.services.registering import importing

        return importing.datasets(workspace)


class People:
    """`services.people`."""

    def users(self, workspace: Workspace) -> tuple[UserSummary, ...]:
        """All users."""
        from cusyn_desktop.services import people

        return people.users(workspace)

    def add_user(self, workspace: Workspace, new: NewUser) -> UserSummary:
        """Add somebody."""
        from cusyn_desktop.services import people

        return people.add_user(workspace, new)

    def grant_dataset(self, workspace: Workspace, *, user: str, dataset: str) -> UserSummary:
        """Let a user ask for one more dataset."""
        from cusyn_desktop.services import people

        return people.grant_dataset(workspace, user=user, dataset=dataset)

    def lower_limit(self, workspace: Workspace, *, user: str, per_request: Typed) -> UserSummary:
        """Lower a user's limit for one request."""
        from cusyn_desktop.services import people

        return people.lower_limit(workspace, user=user, per_request=per_request)

    def save_queries(self, workspace: Workspace, *, user: str, queries: QuerySet) -> UserSummary:
        """Keep a set of interest queries."""
        from cusyn_desktop.services import people

        return people.save_queries(workspace, user=user, queries=queries)


class Spending:
    """`services.requests.deciding`, `services.releases.synthesis`, and spends of `services.pools`."""

    def evaluate(self, workspace: Workspace, request: Request, *, with_forecast: bool) -> Evaluation:
        """The answer to a request; spends nothing."""
        from cusyn_desktop.services.requests import deciding

        return deciding.evaluate(workspace, request, with_forecast=with_forecast)

    def synthesise(
        self, workspace: Workspace, request: Request, *, accept_less: bool, token: str, control: RunControl
    ) -> ReleaseSummary:
        """Spend and make a synthetic table."""
        from cusyn_desktop.services.releases import synthesis

        return synthesis.synthesise(workspace, request, accept_less=accept_less, token=token, control=control)

    def known_tables(self, workspace: Workspace, *, dataset: str, user: str) -> tuple[KnownTable, ...]:
        """What the user's earlier releases tell already, and how precisely."""
        from cusyn_desktop.services.measurements import known

        return known.known_tables(workspace, dataset=dataset, user=user)

    def save_request(self, path: Path, request: Request) -> None:
        """Keep a request as a file that repeats it.

        Raises:
            InputError: A field of the request or the file cannot be used.
        """
        from cusyn_desktop.services.records.recipe import Recipe

        _write(path, Recipe.of(request).to_json())

    def spend(self, workspace: Workspace, spend_id: str) -> SpendSummary:
        """One line of the ledger."""
        from cusyn_desktop.services import pools

        return pools.spend(workspace, spend_id)

    def spends(self, workspace: Workspace) -> tuple[SpendSummary, ...]:
        """The ledger."""
        from cusyn_desktop.services import pools

        return pools.spends(workspace)

    def pools(self, workspace: Workspace) -> tuple[PoolStatus, ...]:
        """All pools."""
        from cusyn_desktop.services import pools

        return pools.pools(workspace)


def _write(path: Path, text: str) -> None:
    from cusyn_desktop.services.files.writing import write_text

    write_text(path, text)


@dataclass(frozen=True, slots=True)
class Calls:
    """All of them, as a tab is given them."""

    importing: Importing = field(default_factory=Importing)
    people: People = field(default_factory=People)
    spending: Spending = field(default_factory=Spending)
    choosing: Choosing = field(default_factory=Choosing)
