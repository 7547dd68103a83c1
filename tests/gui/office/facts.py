"""Example records for tests of the window: the survey, three users and a few releases; all made up."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

from cusyn_desktop.budget.accounting import pico_rho_of
from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.ledger import SpendState
from cusyn_desktop.budget.pools import PoolKind
from cusyn_desktop.services.records import (
    ColumnState,
    ColumnSummary,
    DatasetSummary,
    PoolStatus,
    SpendSummary,
    UserSummary,
)
from cusyn_desktop.services.records.requests import QuerySet, Request

DELTA = 1e-9
SURVEY = "Community health survey 2026"
AT = datetime(2026, 11, 30, 9, 12, tzinfo=UTC)


@cache
def amount(epsilon: float, delta: float = DELTA) -> BudgetAmount:
    return BudgetAmount.of(pico_rho_of(epsilon, delta) if epsilon else 0, delta)


def pool(
    name: str, *, total: float, spent: float = 0.0, kind: PoolKind = PoolKind.USER, closed: bool = False
) -> PoolStatus:
    whole = amount(total)
    used = round(spent * whole.pico_rho)
    return PoolStatus(
        kind=kind,
        name=name,
        total=whole,
        spent=BudgetAmount.of(used, DELTA),
        remaining=BudgetAmount.of(whole.pico_rho - used, DELTA),
        closed=closed,
        spent_share=spent,
    )


def column(
    name: str,
    labels: Sequence[str] = (),
    *,
    kind: str = "category",
    state: ColumnState = ColumnState.PUBLIC,
) -> ColumnSummary:
    is_ordered = kind in ("integer", "decimal", "date")
    return ColumnSummary(name, kind, state, len(labels), tuple(labels), is_ordered)


COLUMNS = (
    column("patient_id", kind="identifier", state=ColumnState.LEFT_OUT),
    column("sex", ("f", "m", "x")),
    column(
        "age",
        ("0 to 17", "18 to 29", "30 to 39", "40 to 49", "50 to 59", "60 to 69", "70 to 79", "80 to 110"),
        kind="integer",
    ),
    column("region", tuple(f"{number:02}" for number in range(1, 13))),
    column("education", ("1", "2", "3", "4")),
    column("employment", ("employed", "retired", "student", "unemployed", "other")),
    column(
        "income",
        ("0 to 999", "1000 to 1999", "2000 to 2999", "3000 to 4999", "5000 to 9999"),
        kind="decimal",
    ),
    column("household", ("1", "2", "3", "4", "5", "6 and more"), kind="integer", state=ColumnState.INFERRED),
    column("smoker", ("never", "former", "daily")),
    column("bmi", ("10 to 18", "19 to 24", "25 to 29", "30 to 60"), kind="decimal"),
    column("exercise", ("none", "weekly", "most days", "daily")),
    column("diabetes", ("no", "yes"), kind="boolean"),
    column("visits", ("0", "1", "2", "3 to 5", "6 to 40"), kind="integer"),
    column("remarks", kind="text", state=ColumnState.LEFT_OUT),
)


@cache
def survey(*, spent: float = 0.852, n_releases: int = 11) -> DatasetSummary:
    return DatasetSummary(
        number=1,
        name=SURVEY,
        file=Path("/data/survey_2026.csv"),
        added_at=AT,
        columns=COLUMNS,
        pool=pool(SURVEY, total=3.0, spent=spent, kind=PoolKind.DATASET),
        per_synthesis=amount(1.5),
        rows_per_person=1,
        approx_rows=10_000,
        n_releases=n_releases,
    )


QUERIES = (
    ("smoker", "age"),
    ("diabetes", "bmi"),
    ("diabetes", "age", "sex"),
    ("region", "income"),
    ("visits",),
)


@cache
def users() -> tuple[UserSummary, ...]:
    return (
        UserSummary(
            number=1,
            name="Ana Ruiz",
            pool=pool("Ana Ruiz", total=2.0, spent=0.757),
            per_request=amount(0.8),
            datasets=None,
            query_sets=(
                QuerySet("Diabetes report", SURVEY, QUERIES),
                QuerySet("Income by region", SURVEY, (("region", "income"), ("education", "income"))),
            ),
            added_at=AT,
            n_releases=5,
        ),
        UserSummary(
            number=2,
            name="Ben Okafor",
            pool=pool("Ben Okafor", total=2.0, spent=0.833),
            per_request=amount(1.0),
            datasets=(SURVEY,),
            query_sets=(),
            added_at=AT,
            n_releases=4,
        ),
        UserSummary(
            number=3,
            name="Chen Li",
            pool=None,
            per_request=None,
            datasets=(),
            query_sets=(),
            added_at=AT,
            n_releases=0,
        ),
    )


def spends() -> tuple[SpendSummary, ...]:
    """One spend of each user; their shares make up what the survey's pool has spent."""
    shares = (("Ana Ruiz", 0.370), ("Ben Okafor", 0.340), ("Chen Li", 0.142))
    left, made = 1.0, []
    for number, (user, share) in enumerate(shares, start=1):
        left -= share
        made.append(_spend(number, user, share, left))
    return tuple(made)


def _spend(number: int, user: str, share: float, left: float) -> SpendSummary:
    granted = amount(0.8)
    return SpendSummary(
        id=f"R-{number:02}",
        dataset=SURVEY,
        user=user,
        asked=granted,
        granted=granted,
        exposure=BudgetAmount.of(0, DELTA),
        state=SpendState.RELEASED,
        reason="",
        reserved_at=AT,
        ended_at=AT,
        share=share,
        left_after=left,
        request=Request(dataset=SURVEY, user=user, epsilon=0.8),
    )
