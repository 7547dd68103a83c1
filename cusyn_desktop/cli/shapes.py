"""Records as plain JSON values."""

import dataclasses
from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from pathlib import Path

from cusyn_desktop.budget.amount import BudgetAmount
from cusyn_desktop.budget.evaluator import decision_to_dict
from cusyn_desktop.services.records import Evaluation, PoolStatus, SpendSummary


def plain(value: object) -> object:
    """A record, and whatever it holds, as dicts, lists, text and numbers."""
    if isinstance(value, BudgetAmount):
        return value.to_dict()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Path):
        return str(value)
    return value.value if isinstance(value, Enum) else value


def pool_record(pool: PoolStatus) -> dict[str, object]:
    """A pool as `cusyn pools` lists it."""
    return {
        "kind": str(pool.kind),
        "name": pool.name,
        "total": plain(pool.total),
        "spent": plain(pool.spent),
        "remaining": plain(pool.remaining),
        "closed": pool.closed,
    }


def spend_record(spend: SpendSummary) -> dict[str, object]:
    """A spend as `cusyn releases` lists it."""
    return {
        "id": spend.id,
        "state": str(spend.state),
        "reason": spend.reason,
        "dataset": spend.dataset,
        "user": spend.user,
        "asked": plain(spend.asked),
        "granted": plain(spend.granted),
        "exposure": plain(spend.exposure),
        "reserved_at": plain(spend.reserved_at),
        "ended_at": plain(spend.ended_at),
    }


def decision_record(evaluation: Evaluation) -> dict[str, object]:
    """A decision for programs: outcome, what was asked and is granted, exposure, and the four limits."""
    return decision_to_dict(evaluation.decision, evaluation.asked.delta)
