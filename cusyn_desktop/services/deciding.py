"""BudgetEval for a request, with a forecast. Nothing is spent by looking, and no row is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cusyn_desktop.services.records import Evaluation
    from cusyn_desktop.services.requests import Request
    from cusyn_desktop.services.workspace import Workspace


def evaluate(workspace: Workspace, request: Request, *, with_forecast: bool = True) -> Evaluation:
    """What BudgetEval answers to a request, and what to expect of it.

    Args:
        workspace: Where the pools are.
        request: What is asked.
        with_forecast: Leave out the forecast and the curve for an answer at once.

    Raises:
        InputError: A name, a number, a query or a setting cannot be used.
        ModelTooLargeError: The columns or queries need a model that does not fit; with the numbers.
    """
    raise NotImplementedError
