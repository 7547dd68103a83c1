"""From an error that a person wishes for to the budget that would bring it."""

from __future__ import annotations

import re
from itertools import pairwise
from math import ceil, exp, log
from typing import TYPE_CHECKING

from cusyn_desktop.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cusyn_desktop.services.records import ErrorPoint

_STEPS_AN_EPSILON = 100
_POINTS = re.compile(r"\d{1,3}(\.\d{1,6})?")


def typed_error(text: str) -> float:
    """An error that was typed in percentage points, as a share: 2.5 is 0.025.

    Raises:
        InputError: It is no number with a point above 0 and up to 100.
    """
    points = float(text) if _POINTS.fullmatch(text.strip()) else 0.0
    if not 0.0 < points <= 100.0:
        raise InputError(
            f"An error is a number of percentage points above 0 and up to 100, like 2.5; got {text!r}.",
            field="error",
        )
    return points / 100.0


def epsilon_for_error(curve: Sequence[ErrorPoint], error: float) -> float | None:
    """The smallest epsilon at which the interest queries are expected to have no more than an error.

    Between two budgets of the curve the error follows a power of epsilon. Nothing beyond the curve is
    guessed: an error that its smallest budget keeps gets that budget.

    Args:
        curve: Expected errors in rising order of their budgets, as `Evaluation.curve` has them.
        error: What is wished for: mean total variation distance, 0 to 1.

    Returns:
        Epsilon rounded up to hundredths, or None where no budget of the curve is enough.
    """
    fitting = next((one for one in curve if one.query_error <= error), None)
    if fitting is None:
        return None
    before = next((low for low, high in pairwise(curve) if high is fitting), None)
    epsilon = fitting.amount.epsilon if before is None else _between(before, fitting, error)
    return ceil(_STEPS_AN_EPSILON * epsilon - 1e-9) / _STEPS_AN_EPSILON


def _between(low: ErrorPoint, high: ErrorPoint, error: float) -> float:
    """Where the error between two budgets is what is wished for; the first has more, the second no more."""
    if high.query_error <= 0.0:
        return high.amount.epsilon
    part = log(low.query_error / error) / log(low.query_error / high.query_error)
    start, end = log(low.amount.epsilon), log(high.amount.epsilon)
    return exp(start + part * (end - start))
