"""The privacy statement of a release, put together from the workspace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.ledger import keeps_charge
from cusyn_desktop.services.access.times import COARSE, end
from cusyn_desktop.services.records.statement import (
    Amount,
    ChainFacts,
    Guarantee,
    MeasurementFacts,
    Mechanism,
    PoolFacts,
    PrivacyStatement,
    Program,
    QueryFacts,
    ReleaseFacts,
    ReuseFacts,
)
from cusyn_desktop.services.releases.report_words import all_names, conditions_in_words
from cusyn_desktop.services.wording import PaperLanguage, wording_in

if TYPE_CHECKING:
    from cusyn_desktop.services.records import QueryResult, ReleaseDetail
    from cusyn_desktop.services.releases.releases import Opened
    from cusyn_desktop.services.releases.table_files import TableForm
    from cusyn_desktop.store.audit import Receipt
    from cusyn_desktop.store.pools import StoredPool
    from cusyn_desktop.store.workspace import Store


def statement_of(store: Store, opened: Opened, detail: ReleaseDetail, *, form: TableForm) -> PrivacyStatement:
    """The statement of a release as the log stands, without the fingerprints of the package's files.

    Args:
        store: The workspace.
        opened: The release.
        detail: What may be known about it.
        form: How the table is written.
    """
    return PrivacyStatement(
        program=Program(version=opened.run.program, noise_library=opened.run.noise_library),
        release=_release(store, opened, form),
        guarantee=_guarantee(store, opened),
        mechanism=_mechanism(opened),
        measurements=_measurements(opened),
        reuse=ReuseFacts(
            rule=opened.summary.spend.request.reuse,
            releases=detail.reused,
            exposure=_amount(opened.summary.spend.exposure),
        ),
        queries=tuple(_query(query) for query in detail.queries if query.is_interest),
        pools=_pools(store, opened),
        chain=chain_of(store, opened, store.audit.receipt()),
        files={},
    )


def chain_of(store: Store, opened: Opened, receipt: Receipt) -> ChainFacts:
    """Where a release stands in the log, by a receipt."""
    own = opened.dataset.pool
    user = store.users.get(store.ledger.get(opened.release.spend).user)
    return ChainFacts(
        workspace=receipt.workspace,
        release_entry=opened.release.entry,
        entry=receipt.head.seq,
        head=receipt.head.hash,
        dataset_spent_pico_rho=receipt.spent[own],
        schema_sha256=opened.dataset.schema_sha256,
        user_spent_pico_rho=None if user.pool is None else receipt.spent[user.pool],
        dataset_rows=tuple(sorted({one.fingerprint for one in store.datasets.all() if one.pool == own})),
        newest_spend=store.ledger.newest_number(until=receipt.head.seq),
    )


def _release(store: Store, opened: Opened, form: TableForm) -> ReleaseFacts:
    spend = store.ledger.get(opened.release.spend)
    return ReleaseFacts(
        id=opened.summary.id,
        dataset=opened.dataset.name,
        user=opened.summary.spend.user,
        released_at=end(spend.reserved_at, opened.release.released_at, COARSE),
        rows=opened.release.n_rows,
        spreadsheet_safe=form.spreadsheet_safe,
        plain=form.plain or opened.run.plain,
        drawn_anew=form.rows is not None,
        table_sha256=opened.release.csv_sha256,
    )


def _guarantee(store: Store, opened: Opened) -> Guarantee:
    pool = store.pools.get(opened.dataset.pool).budget
    return Guarantee(
        rows_per_person=opened.dataset.rows_per_person,
        this_release=_amount(opened.summary.spend.granted),
        all_releases=_amount(BudgetAmount.of(pool.total, pool.delta)),
        conditions=conditions_in_words(
            opened.schema,
            rows_per_person=opened.dataset.rows_per_person,
            wording=wording_in(PaperLanguage.ENGLISH),
            listed=all_names,
        ),
        inferred_columns=opened.schema.inferred,
    )


def _mechanism(opened: Opened) -> Mechanism:
    request, run = opened.summary.spend.request, opened.run
    return Mechanism(
        engine=request.engine,
        allocation=request.allocation,
        model_limit_mb=request.model_limit_mb,
        measured_pico_rho=run.measured_pico_rho,
        selected_pico_rho=run.spent_pico_rho - run.measured_pico_rho,
    )


def _measurements(opened: Opened) -> tuple[MeasurementFacts, ...]:
    listed = [*((one, "reused") for one in opened.reused), *((one, one.purpose) for one in opened.own)]
    return tuple(
        MeasurementFacts(
            columns=tuple(opened.schema.names[column] for column in one.clique),
            kind=one.kind,
            purpose=purpose,
            cells=one.values.size,
            sigma=one.sigma,
            pico_rho=one.pico_rho,
        )
        for one, purpose in listed
    )


def _query(query: QueryResult) -> QueryFacts:
    return QueryFacts(
        columns=query.columns,
        measured=query.is_measured,
        expected_error=query.expected_error,
        measured_error=query.measured_error,
    )


def _pools(store: Store, opened: Opened) -> tuple[PoolFacts, ...]:
    """The pools before and after the spend of this release."""
    spends = {one.label: one for one in store.ledger.all()}
    spend = spends[opened.summary.id]
    later = [one for one in spends.values() if one.id > spend.id and keeps_charge(one.state)]
    user, own = store.users.get(spend.user), store.pools.get(opened.dataset.pool)
    shared = {one.id for one in store.datasets.all() if one.pool == own.id}
    charged_later = sum(one.granted for one in later if one.dataset in shared)
    found = [_pool("dataset", own, charge=spend.granted, later=charged_later)]
    if user.pool is not None:
        charged_later = sum(one.granted + one.exposure for one in later if one.user == user.id)
        pool = store.pools.get(user.pool)
        found.append(_pool("user", pool, charge=spend.granted + spend.exposure, later=charged_later))
    return tuple(found)


def _pool(kind: Literal["dataset", "user"], pool: StoredPool, *, charge: int, later: int) -> PoolFacts:
    budget = pool.budget
    after = budget.left + later
    return PoolFacts(
        kind=kind,
        name=pool.name,
        total=_amount(BudgetAmount.of(budget.total, budget.delta)),
        left_before=_amount(BudgetAmount.of(after + charge, budget.delta)),
        left_after=_amount(BudgetAmount.of(after, budget.delta)),
    )


def _amount(amount: BudgetAmount) -> Amount:
    return Amount(pico_rho=amount.pico_rho, epsilon=amount.epsilon, delta=amount.delta)
