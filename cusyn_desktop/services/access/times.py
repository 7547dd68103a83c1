"""When something happened, as exactly as somebody may know it.

How long a run took depends on the rows: a long reading of the file hints at their number. Custodian and
auditor see times as the log keeps them. An analyst, and whoever is handed a package, sees them in steps of
ten seconds: a beginning rounded down, a span rounded up, and an end as the beginning and the span together.
So two runs look the same unless one of them took a whole step longer. Both ends rounded by themselves would
tell, over many runs, how often a run crosses into the next step, and with that how long it takes.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cusyn_desktop.services.access.rights import Actor

EXACT: Final = timedelta(milliseconds=1)
"""The step in which the audit log keeps times."""
COARSE: Final = timedelta(seconds=10)
"""The step in which times leave the office."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


def step_for(actor: Actor) -> timedelta:
    """In which steps somebody sees times."""
    return EXACT if actor.sees_everybody else COARSE


def beginning(moment: datetime, step: timedelta) -> datetime:
    """A moment, rounded down."""
    return moment - (moment - _EPOCH) % step


def span(length: timedelta, step: timedelta) -> timedelta:
    """How long something took, rounded up; a clock that was set back gives nothing."""
    return max(-(-length // step) * step, timedelta(0))


def end(began: datetime, ended: datetime, step: timedelta) -> datetime:
    """When something ended that began at a moment; both exact."""
    return beginning(began, step) + span(ended - began, step)
