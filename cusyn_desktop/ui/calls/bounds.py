"""What the dialog for bounds asks of the services, always from a background thread; see `everyday.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.control import RunControl
    from cusyn_desktop.data.domain.schema import Schema
    from cusyn_desktop.services.records import BoundsPrice, DatasetSummary
    from cusyn_desktop.services.records.requests import WantedBounds
    from cusyn_desktop.services.registering.bounds import ChosenBounds
    from cusyn_desktop.services.workspace import Workspace


@dataclass(frozen=True, slots=True)
class BoundsWish:
    """What a person wants to know, and for what price.

    Attributes:
        columns: The columns.
        user: Who receives the noisy counts.
        epsilon: What is asked for each column, as it was typed.
    """

    columns: Sequence[WantedBounds]
    user: str
    epsilon: str


class Choosing:
    """`services.registering.bounds`."""

    def price(self, workspace: Workspace, dataset: str, wish: BoundsWish, control: RunControl) -> BoundsPrice:
        """What it would cost; spends nothing."""
        from cusyn_desktop.services.registering import bounds

        control.checkpoint()
        return bounds.price(
            workspace,
            dataset=dataset,
            user=wish.user,
            epsilon=wish.epsilon,
            n_columns=len(wish.columns),
        )

    def choose(
        self, workspace: Workspace, dataset: str, wish: BoundsWish, control: RunControl
    ) -> ChosenBounds:
        """Spend, and see between which numbers the values lie."""
        from cusyn_desktop.services.registering import bounds

        return bounds.choose_bounds(
            workspace,
            dataset=dataset,
            wanted=wish.columns,
            user=wish.user,
            epsilon=wish.epsilon,
            control=control,
        )

    def paid(self, workspace: Workspace, dataset: str, control: RunControl) -> ChosenBounds:
        """The bounds that were paid for before; spends nothing."""
        from cusyn_desktop.services.registering import bounds

        control.checkpoint()
        return bounds.paid_columns(workspace, dataset=dataset)

    def register(
        self, workspace: Workspace, dataset: str, schema: Schema, name: str, control: RunControl
    ) -> DatasetSummary:
        """Register the same rows with the bounds; spends nothing."""
        from cusyn_desktop.services.registering import bounds

        return bounds.register_anew(workspace, dataset=dataset, schema=schema, name=name, control=control)
