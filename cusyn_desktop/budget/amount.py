"""An amount of budget: the whole pico-rho that counts, and the (epsilon, delta) that is shown for it."""

import math
import re
from dataclasses import asdict, dataclass

from cusyn_desktop.budget.accounting import epsilon_of, pico_rho_of
from cusyn_desktop.errors import InputError

SMALLEST_EPSILON = 0.001
"""Less cannot be typed: its noise would drown any table, so a slip of the keyboard is far more likely."""

LARGEST_EPSILON = 1000.0
"""More cannot be typed: odds could move by e^1000, which promises nothing to anybody."""

SMALLEST_USEFUL_EPSILON = 0.01
"""Below this BudgetEval refuses rather than reduces, unless a request names its own smallest useful budget.

One measured marginal at epsilon 0.01 and delta 1e-9 carries noise of about 490 people in each cell.
"""

LARGEST_DELTA = 0.01
"""More cannot be typed: delta stands for the chance that the bound fails, and should be far below 1 /
people."""

SMALLEST_DELTA = 1e-100
"""Less cannot be typed: no table is so large that it would mean anything."""

_DECIMAL_NUMBER = re.compile(r"[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class BudgetAmount:
    """A budget as it is counted and as it is shown.

    Attributes:
        pico_rho: What is decided, charged and added up, in whole pico-rho.
        epsilon: The tight epsilon of `pico_rho` at `delta`, rounded up. Never summed.
        delta: The pool's delta, shown beside every epsilon.
    """

    pico_rho: int
    epsilon: float
    delta: float

    @classmethod
    def of(cls, pico_rho: int, delta: float) -> "BudgetAmount":
        """Return the amount for a whole number of pico-rho at a pool's delta.

        Raises:
            InputError: The budget is negative or beyond the largest pool, or delta is not between 0 and 1.
        """
        return cls(pico_rho=pico_rho, epsilon=epsilon_of(pico_rho, delta), delta=delta)

    def to_dict(self) -> dict[str, int | float]:
        """Return the JSON form that every command prints."""
        return asdict(self)


def asked_amount(epsilon: object, delta: object) -> BudgetAmount:
    """Turn what a person typed into a budget: converted once, rounded down to whole pico-rho.

    Args:
        epsilon: A number, or its text with a decimal point. Anything else is refused in words.
        delta: The same, for the pool's delta.

    Returns:
        The amount; its epsilon is at most the one that was typed.

    Raises:
        InputError: Not a number, not finite, zero, negative, or out of the range that makes sense.
    """
    asked_delta = typed_delta(delta)
    return BudgetAmount.of(pico_rho_of(typed_epsilon(epsilon), asked_delta), asked_delta)


def typed_epsilon(epsilon: object) -> float:
    """Return a typed epsilon as a number.

    Raises:
        InputError: Not a number, or outside of `SMALLEST_EPSILON` to `LARGEST_EPSILON`.
    """
    number = _typed_number("epsilon", epsilon)
    if number < SMALLEST_EPSILON:
        raise InputError(
            f"epsilon must be at least {SMALLEST_EPSILON}, not {epsilon}: less leaves nothing but noise.",
            field="epsilon",
            value=number,
        )
    if number > LARGEST_EPSILON:
        raise InputError(
            f"epsilon must be at most {LARGEST_EPSILON:g}, not {epsilon}: more would protect nobody.",
            field="epsilon",
            value=number,
        )
    return number


def typed_delta(delta: object) -> float:
    """Return a typed delta as a number.

    Raises:
        InputError: Not a number, or outside of `SMALLEST_DELTA` to `LARGEST_DELTA`.
    """
    number = _typed_number("delta", delta)
    if not SMALLEST_DELTA <= number <= LARGEST_DELTA:
        raise InputError(
            f"delta must lie between {SMALLEST_DELTA:g} and {LARGEST_DELTA:g}, not {delta}; take 1e-9.",
            field="delta",
            value=number,
        )
    return number


def smallest_useful_pico_rho(delta: float) -> int:
    """Return the default smallest useful budget at a pool's delta: that of `SMALLEST_USEFUL_EPSILON`."""
    return pico_rho_of(SMALLEST_USEFUL_EPSILON, delta)


def _typed_number(field: str, typed: object) -> float:
    """Return the finite number above 0 that was typed, in the one notation that all locales share."""
    if isinstance(typed, str) and not _DECIMAL_NUMBER.fullmatch(typed.strip()):
        raise InputError(
            f"{field} must be a number such as 0.5, written with a decimal point, not {typed!r}.",
            field=field,
            value=typed,
        )
    if isinstance(typed, bool) or not isinstance(typed, int | float | str):
        raise InputError(f"{field} must be a number, not {typed!r}.", field=field, value=repr(typed))
    try:
        number = float(typed)
    except OverflowError:
        number = math.inf
    if not 0 < number < math.inf:
        raise InputError(
            f"{field} must be a finite number above 0, not {number:g}.", field=field, value=number
        )
    return number
