"""What a command that was stopped had spent."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cusyn_desktop.errors import AccessError, StoreError

if TYPE_CHECKING:
    from cusyn_desktop.services.workspace import Workspace


@dataclass(slots=True)
class Started:
    """A command that is running: click hands it to whatever the command calls.

    Attributes:
        workspace: Where it works, once it has opened one.
        since: When it started.
    """

    workspace: "Workspace | None" = None
    since: datetime = field(default_factory=lambda: datetime.now(UTC))

    def stopped(self) -> str:
        """Which release was stopped, and what is spent of it."""
        if self.workspace is None:
            return "Stopped. Nothing was spent."
        from cusyn_desktop.services.pools import spends_since
        from cusyn_desktop.services.words import epsilon_text

        try:
            made = spends_since(self.workspace, self.since)
        except (AccessError, StoreError):
            return "Stopped. What a run had reserved stays spent; see cusyn releases."
        if not made:
            return "Stopped. Nothing was spent."
        last = made[-1]
        return (
            f"Stopped. {last.id} is {last.state}; {epsilon_text(last.granted)} of {last.dataset} stays spent."
        )
