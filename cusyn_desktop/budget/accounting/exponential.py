"""The exponential mechanism: a candidate of score q is chosen with weight exp(epsilon q / (2 Delta)).

Neighbouring tables change each score q by at most Delta. The mechanism is epsilon-bounded-range, which
costs a quarter of what an arbitrary epsilon-DP step costs: epsilon^2 / 8 (Dong, Durfee and Rogers 2020;
Cesar and Rogers 2021, arXiv:2004.07223).
"""

import math
from collections.abc import Sequence
from fractions import Fraction

from cusyn_desktop.budget.accounting.rounding import positive
from cusyn_desktop.budget.accounting.zcdp import PICO, checked_pico_rho
from cusyn_desktop.errors import InputError


def selection_cost(epsilon: float) -> int:
    """Return the cost of one selection at `epsilon` in whole pico-rho, rounded up: epsilon^2 / 8.

    Raises:
        InputError: Epsilon is not above 0.
    """
    return math.ceil(Fraction(positive("epsilon", epsilon)) ** 2 * PICO / 8)


def selection_epsilon(pico_rho: int) -> float:
    """Return the greatest float epsilon of a selection that costs at most `pico_rho`.

    Raises:
        InputError: The budget is not above 0.
    """
    return selection_epsilon_of(Fraction(checked_pico_rho(pico_rho), PICO))


def selection_epsilon_of(rho: Fraction) -> float:
    """Return the greatest float epsilon at which epsilon^2 / 8 is at most `rho`.

    Raises:
        InputError: The budget is not above 0.
    """
    if rho <= 0:
        raise InputError("a selection needs a budget above 0.", rho=str(rho))
    square = 8 * rho
    epsilon = math.nextafter(math.sqrt(square), math.inf)
    while Fraction(epsilon) ** 2 > square:
        epsilon = math.nextafter(epsilon, 0.0)
    return epsilon


def selection_probabilities(
    scores: Sequence[float], *, epsilon: float, sensitivity: float
) -> tuple[float, ...]:
    """Return the law of the exponential mechanism: softmax of epsilon q / (2 Delta).

    For tests and teaching: the product never chooses from float probabilities.

    Source:
        McSherry and Talwar (2007).
    """
    rate = positive("epsilon", epsilon) / (2 * positive("sensitivity", sensitivity))
    highest = max(scores)
    weights = [math.exp(rate * (score - highest)) for score in scores]
    total = math.fsum(weights)
    return tuple(weight / total for weight in weights)
