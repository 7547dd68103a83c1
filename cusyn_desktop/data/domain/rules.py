"""Rules that every row obeys: combinations of values that cannot be, declared as public knowledge.

```json
"rules": [
  {"rule": "forbidden", "values": {"sex": ["m"], "pregnant": ["yes"]}},
  {"rule": "missing_unless", "column": "births", "values": {"sex": ["f"], "age": {"from": 12}}},
  {"rule": "at_most", "lower": "diastolic", "upper": "systolic"}
]
```

Values of a category are listed; `null` stands for missing. Numbers and dates are given as a range of whole
groups. Each rule becomes a set of forbidden cells of a marginal: structural zeros, which the model knows.
"""

import math
from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Annotated, Literal, TypeAlias

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from cusyn_desktop.data.domain.binned_columns import BinnedColumn, DateColumn, NumberColumn
from cusyn_desktop.data.domain.columns import CategoryColumn, ModelledColumn
from cusyn_desktop.data.domain.forbidden import BoolArray, ForbiddenCells
from cusyn_desktop.errors import InputError

MAX_RULE_CELLS = 131_072
SHOWN_VALUES = 12


class Range(BaseModel):
    """Numbers or dates between two limits, both included; an absent limit is that of the column."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    lowest: Annotated[int | float | str | None, Field(alias="from")] = None
    highest: Annotated[int | float | str | None, Field(alias="to")] = None

    @property
    def in_words(self) -> str:
        """The range for people."""
        if self.lowest is None and self.highest is None:
            return "is present"
        if self.lowest is None:
            return f"is at most {self.highest}"
        if self.highest is None:
            return f"is at least {self.lowest}"
        return f"is {self.lowest} to {self.highest}"


Values: TypeAlias = tuple[str | None, ...] | Range


class _Rule(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Forbidden(_Rule):
    """No row holds these values at once."""

    rule: Literal["forbidden"]
    values: Annotated[dict[str, Values], Field(min_length=1)]

    @property
    def in_words(self) -> str:
        """The rule as a sentence."""
        return f"Never: {_values_in_words(self.values)}."


class MissingUnless(_Rule):
    """A column is missing in every row that does not hold these values."""

    rule: Literal["missing_unless"]
    column: str
    values: Annotated[dict[str, Values], Field(min_length=1)]

    @property
    def in_words(self) -> str:
        """The rule as a sentence."""
        return f"{self.column} is missing unless {_values_in_words(self.values)}."


class AtMost(_Rule):
    """One number or date is never above another; either may be missing."""

    rule: Literal["at_most"]
    lower: str
    upper: str

    @property
    def in_words(self) -> str:
        """The rule as a sentence."""
        return f"{self.lower} is at most {self.upper} where both are present."


def _values_in_words(values: Mapping[str, Values]) -> str:
    """Which values, column by column; long lists are cut."""
    return " and ".join(f"{name} {_wanted(wanted)}" for name, wanted in values.items())


def _wanted(values: Values) -> str:
    if isinstance(values, Range):
        return values.in_words
    shown = ["missing" if value is None else value for value in values[:SHOWN_VALUES]]
    if len(values) > SHOWN_VALUES:
        shown.append(f"{len(values) - SHOWN_VALUES:,} more")
    return f"is {' or '.join(shown)}"


Rule: TypeAlias = Annotated[Forbidden | MissingUnless | AtMost, Field(discriminator="rule")]


def with_names(rule: Rule, names: Mapping[str, str]) -> Rule:
    """The same rule about columns that have other names now; what is not listed keeps its name."""

    def named(values: Mapping[str, Values]) -> dict[str, Values]:
        return {names.get(name, name): wanted for name, wanted in values.items()}

    match rule:
        case Forbidden():
            return Forbidden(rule="forbidden", values=named(rule.values))
        case MissingUnless():
            column = names.get(rule.column, rule.column)
            return MissingUnless(rule="missing_unless", column=column, values=named(rule.values))
        case AtMost():
            lower, upper = (names.get(name, name) for name in (rule.lower, rule.upper))
            return AtMost(rule="at_most", lower=lower, upper=upper)


def with_implied(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """The rules with those that follow: from A at most B and B at most C, A at most C.

    Raises:
        InputError: The orderings go round in a circle.
    """
    pairs = {(rule.lower, rule.upper) for rule in rules if isinstance(rule, AtMost)}
    implied = set(pairs)
    while more := {(a, d) for a, b in implied for c, d in pairs if b == c} - implied:
        implied |= more
    if circle := [lower for lower, upper in implied if lower == upper]:
        raise InputError(f"The rules of order go round in a circle through '{min(circle)}'.")
    return (*rules, *(AtMost(rule="at_most", lower=a, upper=b) for a, b in sorted(implied - pairs)))


def forbidden_cells(rule: Rule, columns: Sequence[ModelledColumn]) -> ForbiddenCells:
    """What a rule forbids.

    Args:
        rule: The rule.
        columns: The modelled columns, in their order.

    Raises:
        InputError: The rule names an unknown column or value, cuts a group, forbids all, or joins too much.
    """
    by_name = {column.name: (place, column) for place, column in enumerate(columns)}
    names = _names(rule)
    for name in names:
        if name not in by_name:
            raise InputError(f"A rule names the column '{name}', which is not in the model.", column=name)
    if len(set(names)) < len(names):
        raise InputError(f"A rule names a column twice: {', '.join(names)}.")
    clique = tuple(sorted(by_name[name][0] for name in names))
    chosen = {name: by_name[name][1] for name in names}
    n_cells = math.prod(column.size for column in chosen.values())
    if n_cells > MAX_RULE_CELLS:
        raise InputError(
            f"A rule joins {n_cells:,} combinations of {', '.join(names)}; {MAX_RULE_CELLS:,} are possible."
        )
    axes = [names.index(columns[place].name) for place in clique]
    mask = np.transpose(_mask(rule, chosen), axes)
    if mask.all():
        raise InputError(f"A rule on {', '.join(names)} forbids every row.")
    return ForbiddenCells(clique, mask)


def _names(rule: Rule) -> list[str]:
    match rule:
        case Forbidden():
            return list(rule.values)
        case MissingUnless():
            return [rule.column, *rule.values]
        case AtMost():
            return [rule.lower, rule.upper]


def _mask(rule: Rule, columns: Mapping[str, ModelledColumn]) -> BoolArray:
    """What the rule forbids, one axis for each column in the order given."""
    match rule:
        case Forbidden():
            return _all_hold(rule.values, columns)
        case MissingUnless():
            column = columns[rule.column]
            if column.missing_code is None:
                raise InputError(
                    f"A rule says that '{rule.column}' may be missing, but its domain has no missing."
                )
            present = np.arange(column.size) != column.missing_code
            broken: BoolArray = np.multiply.outer(present, ~_all_hold(rule.values, columns))
            return broken
        case AtMost():
            return _above(columns[rule.lower], columns[rule.upper])


def _all_hold(values: Mapping[str, Values], columns: Mapping[str, ModelledColumn]) -> BoolArray:
    held = [_codes_mask(columns[name], wanted) for name, wanted in values.items()]
    result: BoolArray = reduce(np.multiply.outer, held)
    return result


def _codes_mask(column: ModelledColumn, values: Values) -> BoolArray:
    """Which codes of a column a rule means."""
    mask = np.zeros(column.size, dtype=np.bool_)
    if isinstance(values, Range):
        mask[: column.n_values] = _range_mask(column, values)
        return mask
    labels = column.value_labels if isinstance(column, CategoryColumn) else ()
    for value in values:
        code = column.missing_code if value is None else labels.index(value) if value in labels else None
        if code is None:
            raise InputError(f"A rule names the value {value!r} of '{column.name}', which its domain lacks.")
        mask[code] = True
    return mask


def _range_mask(column: ModelledColumn, values: Range) -> BoolArray:
    """The groups of a column inside a range; none may be cut by its limits."""
    if not isinstance(column, BinnedColumn):
        raise InputError(f"A rule gives a range for '{column.name}', which has no numbers or dates.")
    starts, ends = np.array(column.bins.starts), np.array(column.bins.ends)
    lowest = starts[0] if values.lowest is None else column.lower_grid(values.lowest)
    highest = ends[-1] if values.highest is None else column.upper_grid(values.highest)
    inside = (starts >= lowest) & (ends <= highest)
    touched = (ends >= lowest) & (starts <= highest)
    if (inside != touched).any():
        label = column.value_labels[int(np.flatnonzero(inside != touched)[0])]
        raise InputError(
            f"A rule cuts the group '{label}' of '{column.name}'. Let a group start at its limit."
        )
    return inside


def _above(lower: ModelledColumn, upper: ModelledColumn) -> BoolArray:
    """Where every value of a group of `lower` is above every value of a group of `upper`."""
    if not (isinstance(lower, BinnedColumn) and isinstance(upper, BinnedColumn) and _same_grid(lower, upper)):
        raise InputError(
            f"A rule compares '{lower.name}' and '{upper.name}', which are not numbers of equal places"
            " or dates of equal precision."
        )
    mask = np.zeros((lower.size, upper.size), dtype=np.bool_)
    starts, ends = np.array(lower.bins.starts), np.array(upper.bins.ends)
    mask[: lower.n_values, : upper.n_values] = starts[:, None] > ends[None, :]
    return mask


def _same_grid(one: BinnedColumn, other: BinnedColumn) -> bool:
    """Whether the grid numbers of two columns mean the same."""
    if isinstance(one, NumberColumn) and isinstance(other, NumberColumn):
        return one.grid_places == other.grid_places
    if isinstance(one, DateColumn) and isinstance(other, DateColumn):
        return one.reading.unit == other.reading.unit
    return False
