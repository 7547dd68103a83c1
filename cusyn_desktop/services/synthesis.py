"""One synthesis: reserve, commit, open the rows, draw, store."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.control import RunControl
    from cusyn_desktop.engine.noise import NoiseSource
    from cusyn_desktop.services.records import ReleaseSummary
    from cusyn_desktop.services.requests import Request
    from cusyn_desktop.services.workspace import Workspace

STEPS = (
    "reserve",
    "open",
    "measure_first",
    "select_and_measure",
    "measure_interest",
    "fit",
    "generate",
    "store",
)
"""Keys of the stages in their order. The engine may go to and fro between the four that it reports.

`detail` of "reserve" and "open" is the `SpendSummary`, of the engine's steps the `RoundReport`, of "store"
the `ReleaseSummary`.
"""


def synthesise(
    workspace: Workspace,
    request: Request,
    *,
    accept_less: bool = False,
    token: str | None = None,
    noise: NoiseSource | None = None,
    control: RunControl,
) -> ReleaseSummary:
    """Spend the grant and make a synthetic table.

    Whatever happens once the rows are opened (an error, a cancel, a crash), the spend stands.

    Args:
        workspace: Where it is spent and stored.
        request: What is asked.
        accept_less: Whether a reduced grant may be spent.
        token: Makes a repeated call harmless (a double click): the same token is spent once.
        noise: Source of all noise; None takes the product's own.
        control: Progress and cancel.

    Raises:
        InputError: The request cannot be used, or the file is missing or changed. Nothing is spent.
        BudgetExceededError: The decision is refused, or reduced and not accepted. Nothing is spent.
        ModelTooLargeError: The model does not fit. Nothing is spent.
        EngineError: The run failed after the rows were opened; the spend stands.
        JobCancelled: A person stopped the run; the spend stands if the rows were opened.
    """
    raise NotImplementedError
