"""Values of a category put together under one name by a declared map, and taken apart again."""

from collections.abc import Collection, Mapping, Sequence

from cusyn_desktop.data.domain.columns import CategoryColumn
from cusyn_desktop.errors import InputError

Fields = Mapping[str, object]


def grouped(column: CategoryColumn, name: str, members: Sequence[str]) -> Fields:
    """The fields of a column in which some values count as one.

    Args:
        column: The column as it is.
        name: What the values count as: a value of the column or a new one. That comes last, or takes the
            place of its first member where the order means something.
        members: Values or groups of the column.

    Raises:
        InputError: There is no name, or nothing to put into the group.
    """
    joined = [value for value in column.categories if value in set(members) and value != name]
    if not name:
        raise InputError("Type a name for the group.", field="name")
    if not joined:
        raise InputError("Tick the values that the group takes in.", field="members")
    if name in column.missing or name in _raws(column.groups):
        raise InputError(
            f"'{name}' is a sign of a missing cell or in a group. Take another name.", field="name"
        )
    taken = [raw for value in joined for raw in (value, *column.groups.get(value, ()))]
    groups = {key: raws for key, raws in column.groups.items() if key not in joined}
    groups[name] = (*groups.get(name, ()), *taken)
    kept = [value for value in column.categories if value not in joined]
    if name not in kept:
        kept.insert(column.categories.index(joined[0]) if column.ordered else len(kept), name)
    return {"categories": kept, "groups": groups}


def ungrouped(column: CategoryColumn, name: str, *, kept: Collection[str]) -> Fields:
    """The fields of a column in which the members of a group stand for themselves again.

    Args:
        column: The column as it is.
        name: The group.
        kept: Values that stay in the list even where they were the name of the group.
    """
    place = column.categories.index(name)
    own = (name,) if name in kept else ()
    members = column.groups[name]
    categories = [*column.categories[:place], *own, *members, *column.categories[place + 1 :]]
    groups = {key: raws for key, raws in column.groups.items() if key != name}
    return {"categories": categories, "groups": groups}


def _raws(groups: Mapping[str, Sequence[str]]) -> set[str]:
    return {raw for members in groups.values() for raw in members}
