"""Who is protected: one row, all rows of a person, or a group of people; and how far they move a marginal."""

from dataclasses import dataclass
from enum import StrEnum

from cusyn_desktop.budget.accounting.rounding import positive
from cusyn_desktop.errors import InputError


class Neighbours(StrEnum):
    """What makes two tables neighbours. The product uses the first; the second is stated for comparison."""

    ADD_OR_REMOVE = "add_or_remove_one"
    REPLACE = "replace_one"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sensitivity:
    """How far neighbouring tables lie apart in one marginal.

    Attributes:
        l1: Sum of the absolute differences of all cells.
        l2_squared: Sum of the squared differences of all cells.
    """

    l1: int
    l2_squared: int


def marginal_sensitivity(neighbours: Neighbours, *, rows_per_person: int = 1) -> Sensitivity:
    """Return the sensitivity of any marginal of counts.

    All rows of a person may fall into one cell; with replacement as many leave another one.

    Raises:
        InputError: A person has less than one row.
    """
    rows = _whole_above_0("rows per person", rows_per_person)
    cells = 2 if neighbours is Neighbours.REPLACE else 1
    return Sensitivity(l1=cells * rows, l2_squared=cells * rows**2)


def group_pico_rho(pico_rho: int, *, size: int) -> int:
    """Return the budget that bounds a group: size^2 times that of one person, at the same delta.

    Raises:
        InputError: The group has less than one person.

    Source:
        Bun and Steinke (2016), Proposition 1.9.
    """
    return pico_rho * _whole_above_0("people in a group", size) ** 2


def group_epsilon(epsilon: float, *, size: int) -> float:
    """Return what pure epsilon-DP gives a group: size times as much.

    Source:
        Dwork and Roth (2014), Theorem 2.2.
    """
    return positive("epsilon", epsilon) * _whole_above_0("people in a group", size)


def _whole_above_0(name: str, value: int) -> int:
    if value < 1:
        raise InputError(f"{name}: at least 1 is needed, not {value}.", field=name, value=value)
    return value
