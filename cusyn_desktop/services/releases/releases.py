"""The released tables and how well they came out."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

import numpy as np

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.data.counts import TableCounts
from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.engine.measurement import Purpose
from cusyn_desktop.services.access.rights import Right
from cusyn_desktop.services.access.visible import require_release
from cusyn_desktop.services.history import spend_summaries, spend_summary
from cusyn_desktop.services.measurements.measured import MeasuredTables
from cusyn_desktop.services.measurements.summary import RunSummary
from cusyn_desktop.services.planning import as_measurement, pairs_of
from cusyn_desktop.services.records import (
    MeasuredTable,
    OneWayTable,
    PairTable,
    QueryResult,
    ReleaseDetail,
    ReleaseSummary,
    RunFigures,
    SpendSummary,
    TrueError,
)
from cusyn_desktop.services.releases import archive
from cusyn_desktop.services.tables.bound_grids import searches_of
from cusyn_desktop.services.tables.private_file import check_file, open_rows
from cusyn_desktop.store.events import Event
from cusyn_desktop.store.spends import label_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cusyn_desktop.arrays import Clique, CodeArray, FloatArray
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.services.access.rights import Actor
    from cusyn_desktop.services.records import BoundsSearch
    from cusyn_desktop.services.workspace import Workspace
    from cusyn_desktop.store.datasets import Dataset
    from cusyn_desktop.store.measurements import StoredMeasurement
    from cusyn_desktop.store.releases import Release
    from cusyn_desktop.store.workspace import Store


def releases(workspace: Workspace) -> tuple[ReleaseSummary, ...]:
    """All releases, oldest first."""
    with workspace.store(Right.SEE_RELEASES) as store:
        spends = {one.id: one for one in spend_summaries(store, workspace.actor)}
        found = [one for one in store.releases.all() if one.label in spends]
        searches = searches_of(store, {spends[one.label].dataset for one in found})
        return tuple(_summary(one, spends[one.label], searches) for one in found)


def release_summary(store: Store, actor: Actor, label: str) -> ReleaseSummary:
    """One release by its id, with times as somebody may know them.

    Raises:
        InputError: There is none of that id.
    """
    release = store.releases.labelled(label)
    spend = spend_summary(store, actor, release.spend)
    return _summary(release, spend, searches_of(store, {spend.dataset}))


def release_detail(workspace: Workspace, release_id: str) -> ReleaseDetail:
    """Everything about one release that whoever received it may know.

    Raises:
        InputError: There is none of that id.
    """
    with workspace.store(Right.SEE_RELEASES) as store:
        require_release(store, workspace.actor, release_id)
        return Opened.of(store, workspace.actor, release_id).detail()


def pair_table(workspace: Workspace, release_id: str, columns: tuple[str, str]) -> PairTable:
    """Two columns: measured with noise (where they were) against synthetic.

    Raises:
        InputError: There is no such release or column.
    """
    with workspace.store(Right.SEE_RELEASES) as store:
        require_release(store, workspace.actor, release_id)
        return Opened.of(store, workspace.actor, release_id).pair(columns)


def true_errors(workspace: Workspace, release_id: str, *, control: RunControl) -> tuple[TrueError, ...]:
    """Exact errors against the real rows. For the custodian alone: each look is logged, none is exported.

    The same tables in the same order as `ReleaseDetail.queries`.

    Raises:
        InputError: There is no such release, or the file is missing or changed.
    """
    with workspace.store(Right.SEE_TRUE_ERRORS) as store:
        opened = Opened.of(store, workspace.actor, release_id)
        check_file(opened.dataset)
        store.audit.record(Event.TRUE_ERRORS_SHOWN, release=release_id, dataset=opened.dataset.name)
        table = open_rows(opened.dataset, key=store.fingerprint_key, control=control)
        counts = TableCounts(table)
        return tuple(
            TrueError(query.columns, query.is_interest, opened.distance(query.columns, counts))
            for query in opened.queries()
        )


@dataclass(frozen=True, slots=True)
class Opened:
    """A release with all that was stored of it."""

    summary: ReleaseSummary
    release: Release
    dataset: Dataset
    schema: Schema
    run: RunSummary
    codes: tuple[CodeArray, ...]
    own: tuple[StoredMeasurement, ...]
    reused: tuple[StoredMeasurement, ...]
    tables: MeasuredTables

    @classmethod
    def of(cls, store: Store, actor: Actor, label: str) -> Opened:
        """Read a release.

        Raises:
            InputError: There is none of that id.
        """
        summary = release_summary(store, actor, label)
        release = store.releases.labelled(label)
        dataset = store.datasets.named(summary.spend.dataset)
        schema = Schema.from_json(dataset.schema_json)
        run = RunSummary.from_json(release.summary)
        own, reused = store.measurements.of(release.spend), store.measurements.of(*run.sources)
        return cls(
            summary=summary,
            release=release,
            dataset=dataset,
            schema=schema,
            run=run,
            codes=archive.codes_of(store.releases.model(release.spend)),
            own=own,
            reused=reused,
            tables=MeasuredTables(schema.sizes, map(as_measurement, (*reused, *own))),
        )

    def detail(self) -> ReleaseDetail:
        """All that may be known about it."""
        measured = {one.clique for one in (*self.own, *self.reused)}
        pairs = pairs_of(self.schema.names)
        return ReleaseDetail(
            summary=self.summary,
            queries=self.queries(),
            measured=self._measured(),
            one_way=tuple(self._one_way(column) for column in range(len(self.schema.names))),
            pairs=tuple(sorted(pairs, key=lambda pair: self.schema.clique(pair) not in measured)),
            screened_out=tuple(self._asked_names(clique) for clique in self.run.screened_out),
            reused=tuple(label_of(source) for source in self.run.sources),
            entry=self.release.entry,
            figures=self._figures(),
        )

    def pair(self, columns: tuple[str, str]) -> PairTable:
        """Two columns in the order given.

        Raises:
            InputError: A column is not in the model, or both are the same.
        """
        clique = self.schema.clique(columns)
        measured, synthetic = self.tables.shares(clique), self._synthetic(clique)
        if self._names(clique) != columns:
            measured, synthetic = None if measured is None else measured.T, synthetic.T
        labels = dict(zip(self.schema.names, self.schema.modelled, strict=True))
        first, second = (labels[name].labels() for name in columns)
        return PairTable(columns, first, second, measured, synthetic)

    def queries(self) -> tuple[QueryResult, ...]:
        """The interest queries, then every other table of two columns and more that was measured."""
        interest = [expected.clique for expected in self.run.expected]
        others = {one.clique for one in (*self.own, *self.reused) if len(one.clique) > 1} - set(interest)
        asked = [self._query(one.clique, expected=one.tvd) for one in self.run.expected]
        return (*asked, *(self._query(clique) for clique in sorted(others)))

    def distance(self, columns: tuple[str, ...], counts: TableCounts) -> float:
        """Total variation distance of the synthetic table from exact counts; private."""
        clique = self.schema.clique(columns)
        exact = counts.counts(clique)
        return total_variation(exact / max(int(exact.sum()), 1), self._synthetic(clique))

    def _query(self, clique: Clique, *, expected: float | None = None) -> QueryResult:
        measured = self.tables.shares(clique)
        is_interest = expected is not None
        if measured is not None and not is_interest:
            expected = self.tables.expected_error(clique)
        synthetic = self._synthetic(clique)
        return QueryResult(
            columns=self._asked_names(clique) if is_interest else self._names(clique),
            cells=synthetic.size,
            is_interest=is_interest,
            is_measured=measured is not None,
            expected_error=expected,
            measured_error=None if measured is None else total_variation(measured, synthetic),
        )

    def _one_way(self, column: int) -> OneWayTable:
        clique = (column,)
        shown = self.schema.modelled[column]
        return OneWayTable(
            shown.name,
            shown.labels(),
            self.tables.shares(clique),
            self._synthetic(clique),
            kind=shown.type,
            has_missing=shown.missing_code is not None,
        )

    def _measured(self) -> tuple[MeasuredTable, ...]:
        granted = self.summary.spend.granted
        return tuple(
            MeasuredTable(
                order=order,
                columns=self._names(one.clique),
                purpose=purpose,
                cells=one.values.size,
                sigma=one.sigma,
                amount=BudgetAmount.of(one.pico_rho, granted.delta),
                share=0.0 if purpose is Purpose.REUSED else one.pico_rho / granted.pico_rho,
            )
            for order, (one, purpose) in enumerate(
                [
                    *((one, Purpose.REUSED) for one in self.reused),
                    *((one, Purpose(one.purpose)) for one in self.own),
                ],
                start=1,
            )
        )

    def _figures(self) -> RunFigures:
        told = self.run.foreseen
        errors = [error for error in told.query_errors if error is not None] if told else []
        worst = max(self.run.expected, key=lambda one: one.tvd, default=None)
        return RunFigures(
            cells=self.run.cells,
            cells_foreseen=told.cells if told else None,
            seconds_foreseen=told.seconds if told else None,
            query_error=self.summary.query_error,
            query_error_foreseen=fmean(errors) if errors else None,
            worst_error=worst.tvd if worst else None,
            worst_query=self._asked_names(worst.clique) if worst else (),
        )

    def _synthetic(self, clique: Clique) -> FloatArray:
        return archive.shares_of(self.codes, self.schema.sizes, clique)

    def _names(self, clique: Clique) -> tuple[str, ...]:
        return tuple(self.schema.names[column] for column in clique)

    def _asked_names(self, clique: Clique) -> tuple[str, ...]:
        """The names of an interest query in the order in which they were asked."""
        asked = {self.schema.clique(query): query for query in self.summary.spend.request.queries}
        return asked.get(clique, self._names(clique))


def total_variation(one: FloatArray, other: FloatArray) -> float:
    """Half the sum of all differences between two tables of shares."""
    return float(np.abs(one - other).sum()) / 2


def _summary(release: Release, spend: SpendSummary, searches: Mapping[str, BoundsSearch]) -> ReleaseSummary:
    run = RunSummary.from_json(release.summary)
    errors = [one.tvd for one in run.expected]
    return ReleaseSummary(
        id=release.label,
        spend=spend,
        engine=spend.request.engine,
        n_rows=release.n_rows,
        n_queries=len(errors),
        query_error=sum(errors) / len(errors) if errors else None,
        sha256=release.csv_sha256,
        search=searches.get(spend.dataset),
    )
