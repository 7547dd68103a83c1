"""Example records of pools, releases and the log, which go with those in `facts`."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import numpy as np

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.comparison import compare_rules
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.meaning import group_amount, meaning_of
from cusyn_desktop.budget.outlook import outlook_of
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.ledger.overview import (
    FAMILY_SIZE,
    PoolSize,
    by_dataset,
    by_user,
    dated,
    n_more_like_plan,
    plan_effect,
)
from cusyn_desktop.services.ledger.recovering import Foresight, Forgotten, Loss
from cusyn_desktop.services.records import (
    AuditEntry,
    BoundsFound,
    BoundsSearch,
    Check,
    DatasetSummary,
    OneWayTable,
    Overview,
    PairTable,
    PoolLeft,
    QueryResult,
    ReleaseDetail,
    ReleaseSummary,
    RunFigures,
    SpendSummary,
    Subject,
    SubjectMeaning,
    TrueError,
    UserBudget,
    UserSummary,
    VerificationReport,
)
from cusyn_desktop.services.records.requests import Request
from cusyn_desktop.store.events import Event
from tests.gui.office import facts
from tests.gui.office.bounds import found_column

NOW = datetime(2026, 11, 30, 10, 31, tzinfo=UTC)
_GRANTS = (
    ("Ana Ruiz", 0.6, 0.6),
    ("Ben Okafor", 1.0, 1.2),
    ("Ana Ruiz", 0.8, 0.8),
    ("Chen Li", 0.5, 0.5),
)


def spend(number: int, user: str, granted: float, asked: float, *, left: float) -> SpendSummary:
    """A spend of the survey's pool; the last one of the list was cancelled."""
    grant, pool = facts.amount(granted), facts.survey().pool
    at = datetime(2026, 2 * number, 3, 9, 47, tzinfo=UTC)
    is_last = number == len(_GRANTS)
    return SpendSummary(
        id=f"R-{number:02}",
        dataset=facts.SURVEY,
        user=user,
        asked=facts.amount(asked),
        granted=grant,
        exposure=BudgetAmount.of(0, facts.DELTA),
        state=SpendState.CANCELLED if is_last else SpendState.RELEASED,
        reason="stopped by a person" if is_last else "",
        reserved_at=at,
        ended_at=at + timedelta(seconds=9),
        share=grant.pico_rho / pool.total.pico_rho,
        left_after=left,
        request=Request(dataset=facts.SURVEY, user=user, epsilon=asked, queries=facts.QUERIES),
    )


def spends() -> tuple[SpendSummary, ...]:
    """Four spends, oldest first."""
    made: list[SpendSummary] = []
    left = 1.0
    for number, (user, granted, asked) in enumerate(_GRANTS, start=1):
        left -= facts.amount(granted).pico_rho / facts.survey().pool.total.pico_rho
        made.append(spend(number, user, granted, asked, left=left))
    return tuple(made)


def dataset(*, closed: bool = False, spent: float | None = None) -> DatasetSummary:
    """The survey with what its spends took, or with another share."""
    taken = sum(one.share for one in spends()) if spent is None else spent
    pool = facts.pool(facts.SURVEY, total=3.0, spent=taken, kind=PoolKind.DATASET, closed=closed)
    old = facts.survey()
    return DatasetSummary(
        number=old.number,
        name=old.name,
        file=old.file,
        added_at=datetime(2026, 1, 2, tzinfo=UTC),
        columns=old.columns,
        pool=pool,
        per_synthesis=old.per_synthesis,
        rows_per_person=1,
        approx_rows=old.approx_rows,
        n_releases=3,
    )


def overview(
    *,
    seen: DatasetSummary | None = None,
    users: tuple[UserSummary, ...] | None = None,
    planned_by: str = "",
    plan: BudgetAmount | None = None,
    names: tuple[str, ...] = (facts.SURVEY,),
    searches: Mapping[str, BoundsSearch] | None = None,
) -> Overview:
    """The survey's budget, with or without a plan."""
    shown = seen or dataset()
    everybody = facts.users() if users is None else users
    ledger = spends() if shown.pool.spent.pico_rho else ()
    taken = {user.name: sum(one.share for one in ledger if one.user == user.name) for user in everybody}
    subjects = {
        Subject.PLAN: plan,
        Subject.SPENT: shown.pool.spent,
        Subject.POOL: shown.pool.total,
        Subject.FAMILY: group_amount(shown.pool.spent, size=FAMILY_SIZE),
    }
    budgets = tuple(
        UserBudget(
            user,
            taken[user.name],
            plan_effect(user.pool, plan.pico_rho) if plan and user.pool and user.name == planned_by else None,
        )
        for user in everybody
    )
    sizes = {facts.SURVEY: PoolSize(1, shown.pool.total.pico_rho)}
    return Overview(
        dataset=shown,
        names=names,
        searches=searches or {},
        users=budgets,
        spends=ledger,
        plan=plan,
        planned_by=planned_by,
        plan_effect=plan_effect(shown.pool, plan.pico_rho) if plan else None,
        held_back=0.0,
        n_more_like_plan=n_more_like_plan(shown.pool, budgets, plan.pico_rho) if plan else 0,
        outlook=outlook_of(dated(ledger), left=shown.pool.remaining.pico_rho, now=NOW),
        by_dataset=by_dataset(ledger, sizes, searches or {}),
        by_user=by_user(ledger, sizes, searches or {}, users=[user.name for user in everybody]),
        meanings=tuple(SubjectMeaning(key, meaning_of(value)) for key, value in subjects.items() if value),
        family_size=FAMILY_SIZE,
        rules=compare_rules([one.granted.pico_rho for one in ledger], facts.DELTA),
        at=NOW,
    )


def losses(*, is_proven: bool) -> Foresight:
    """The survey's pool rises, that of Ana stays or is forfeited; the copy does not know two datasets."""
    before, after = dataset(spent=0.2).pool, dataset(spent=0.5).pool
    ana = facts.pool("Ana Ruiz", total=2.0, spent=0.1)
    rest = ana if is_proven else facts.pool("Ana Ruiz", total=2.0, spent=1.0)
    lost = BudgetAmount.of(after.spent.pico_rho, facts.DELTA)
    return Foresight(
        (Loss(before, after, is_proven=True), Loss(ana, rest, is_proven=is_proven)),
        (
            Forgotten(PoolKind.DATASET, "Census", lost, is_anybody=True),
            Forgotten(PoolKind.DATASET, "", lost, is_anybody=False),
        ),
    )


# Releases ----------------------------------------------------------------------------------------


def release(one: SpendSummary) -> ReleaseSummary:
    return ReleaseSummary(
        id=one.id,
        spend=one,
        engine="cusyn-aim",
        n_rows=10_000,
        n_queries=len(one.request.queries),
        query_error=0.005,
        sha256="0" * 64,
    )


def releases() -> tuple[ReleaseSummary, ...]:
    """Three releases, oldest first."""
    return tuple(release(one) for one in spends() if one.state is SpendState.RELEASED)


def bounds_found() -> BoundsFound:
    """Incomes of 20 to 99 stand out."""
    return BoundsFound(
        search=BoundsSearch(facts.SURVEY, "income"),
        column=found_column("income", "R-09"),
        starts=("5", "10", "20", "50", "100", "200"),
        shares=np.array([-0.01, 0.02, 0.55, 0.4, 0.03, 0.01]),
        least=0.05,
    )


def queries(n_others: int = 3) -> tuple[QueryResult, ...]:
    """The interest queries, one of them never measured, then others."""
    asked = [
        QueryResult(
            columns=query,
            cells=24,
            is_interest=True,
            is_measured=place != 3,
            expected_error=0.002 * (place + 1),
            measured_error=None if place == 3 else 0.001 * (place + 1),
        )
        for place, query in enumerate(facts.QUERIES)
    ]
    others = [
        QueryResult(("sex", facts.COLUMNS[3 + place].name), 36, False, True, 0.02 + place / 1000, 0.018)
        for place in range(n_others)
    ]
    return (*asked, *others)


def one_way(name: str) -> OneWayTable:
    labels = next(column.labels for column in facts.COLUMNS if column.name == name)
    shares = np.full(len(labels), 1 / len(labels))
    return OneWayTable(name, labels, None if name == "bmi" else shares, shares)


def detail(summary: ReleaseSummary, *, n_others: int = 3) -> ReleaseDetail:
    names = tuple(column.name for column in facts.COLUMNS if column.size)
    return ReleaseDetail(
        summary=summary,
        queries=queries(n_others),
        measured=(),
        one_way=tuple(one_way(name) for name in names),
        pairs=(("age", "smoker"), ("sex", "age"), ("sex", "region")),
        screened_out=(("region", "income"),),
        reused=("R-01",) if summary.id == "R-03" else (),
        entry=7,
        figures=RunFigures(
            cells=90_000,
            cells_foreseen=120_000,
            seconds_foreseen=9.0,
            query_error=summary.query_error,
            query_error_foreseen=0.006,
            worst_error=0.021,
            worst_query=("age", "smoker"),
        ),
    )


def pair_table(columns: tuple[str, str]) -> PairTable:
    rows, across = one_way(columns[0]).labels, one_way(columns[1]).labels
    shares = np.full((len(rows), len(across)), 1 / (len(rows) * len(across)))
    measured = None if "region" in columns else shares
    return PairTable(columns, rows, across, measured, shares)


def true_errors() -> tuple[TrueError, ...]:
    return tuple(
        TrueError(query.columns, query.is_interest, 0.001 * place)
        for place, query in enumerate(queries(), start=1)
    )


# The log -----------------------------------------------------------------------------------------


def entry(
    number: int,
    event: str,
    *,
    by: str = "custodian",
    user: str = "",
    amount: BudgetAmount | None = None,
    release_id: str = "",
    left: tuple[PoolLeft, ...] = (),
    at: datetime = NOW,
    **told: str,
) -> AuditEntry:
    return AuditEntry(
        number=number,
        at=at,
        by=by,
        event=event,
        text=f"event {number} in the words of the services",
        release=release_id,
        dataset=facts.SURVEY if release_id else "",
        user=user,
        amount=amount,
        left=left,
        facts=tuple(sorted(told.items())),
        previous=fingerprint(number - 1),
        fingerprint=fingerprint(number),
    )


def fingerprint(number: int) -> str:
    return sha256(str(number).encode()).hexdigest() if number else "0" * 64


def entries() -> tuple[AuditEntry, ...]:
    """A short log: oldest entry first, the last ones of today."""
    left = (PoolLeft(PoolKind.DATASET, facts.SURVEY, 0.148), PoolLeft(PoolKind.USER, "Chen Li", 0.583))
    old, today = datetime(2026, 2, 3, 9, 47, 3, 218_000, tzinfo=UTC), datetime.now(UTC)
    return (
        entry(1, Event.WORKSPACE_CREATED, at=old),
        entry(2, Event.USER_ADDED, user="Chen Li", amount=facts.amount(1.5), at=old),
        entry(
            3,
            Event.POOL_LOWERED,
            amount=facts.amount(1.4),
            at=old,
            kind='"user"',
            name='"Chen Li"',
            reason='"agreed"',
            before=str(facts.amount(1.5).pico_rho),
            delta="1e-09",
        ),
        entry(
            4,
            Event.SPEND_RESERVED,
            user="Chen Li",
            amount=facts.amount(0.5),
            release_id="R-12",
            left=left,
            at=old,
        ),
        entry(5, Event.ROWS_OPENED, by="system", user="Chen Li", release_id="R-12", at=old),
        entry(
            6, Event.RELEASE_STORED, by="system", user="Chen Li", release_id="R-12", at=old, n_rows="10000"
        ),
        entry(7, Event.PACKAGE_EXPORTED, user="Chen Li", release_id="R-12", at=today),
        entry(8, "something_new", at=today),
    )


def report(*broken: Check, first_bad: int | None = None) -> VerificationReport:
    """What a verification found: all is well, or these checks do not hold."""
    names = ("pages", "schema", "chain", "rows", "ledger", "anchor")
    bad = {check.name: check for check in broken}
    return VerificationReport(
        path=Path("health-2026.cusyn"),
        ok=not broken,
        n_entries=8,
        head=fingerprint(8),
        first_bad=first_bad,
        checks=tuple(bad.get(name, Check(name, True, "holds")) for name in names),
        packages=(),
        checked_at=NOW,
    )
