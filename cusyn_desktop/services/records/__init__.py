"""What the window and the command line show: frozen values without behaviour.

Every record may be shown to an analyst, unless its docstring says that it is for the custodian. Errors are
total variation distances, 0 to 1; times a hundred they are percentage points of people. Times are UTC. Every
budget is told at the delta of the pool that it belongs to.
"""

from cusyn_desktop.services.records.audit import (
    AuditEntry,
    Check,
    PackageReport,
    PoolLeft,
    Receipt,
    VerificationReport,
)
from cusyn_desktop.services.records.decisions import (
    BoundsPrice,
    ErrorPoint,
    Evaluation,
    ForecastSummary,
    LimitStatus,
)
from cusyn_desktop.services.records.facts import (
    AccountSummary,
    BoundsSearch,
    ColumnState,
    ColumnSummary,
    DatasetSummary,
    KnownRows,
    PoolStatus,
    SpendSummary,
    UserSummary,
)
from cusyn_desktop.services.records.overview import (
    Overview,
    PlanEffect,
    Split,
    SplitPart,
    Subject,
    SubjectMeaning,
    UserBudget,
)
from cusyn_desktop.services.records.releases import (
    BoundsFound,
    KnownTable,
    MeasuredTable,
    OneWayTable,
    PairTable,
    QueryResult,
    ReleaseDetail,
    ReleaseSummary,
    RunFigures,
    TrueError,
)

__all__ = [
    "AccountSummary",
    "AuditEntry",
    "BoundsFound",
    "BoundsPrice",
    "BoundsSearch",
    "Check",
    "ColumnState",
    "ColumnSummary",
    "DatasetSummary",
    "ErrorPoint",
    "Evaluation",
    "ForecastSummary",
    "KnownRows",
    "KnownTable",
    "LimitStatus",
    "MeasuredTable",
    "OneWayTable",
    "Overview",
    "PackageReport",
    "PairTable",
    "PlanEffect",
    "PoolLeft",
    "PoolStatus",
    "QueryResult",
    "Receipt",
    "ReleaseDetail",
    "ReleaseSummary",
    "RunFigures",
    "SpendSummary",
    "Split",
    "SplitPart",
    "Subject",
    "SubjectMeaning",
    "TrueError",
    "UserBudget",
    "UserSummary",
    "VerificationReport",
]
