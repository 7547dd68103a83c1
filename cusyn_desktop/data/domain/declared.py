"""Public domains in short: what a person writes down instead of a whole column of a schema."""

from collections.abc import Sequence

from cusyn_desktop.data.domain.binned_columns import AnyColumn
from cusyn_desktop.data.domain.columns import MAX_VALUES
from cusyn_desktop.data.domain.schema import column_of
from cusyn_desktop.errors import InputError


def declared_column(name: str, declared: object) -> AnyColumn:
    """A column with a public domain.

    Args:
        name: The column.
        declared: How many codes (0 to n - 1) it has, a list of its values, an object of values with their
            labels, or the fields of a column as in a schema.

    Raises:
        InputError: It is none of these, or a field is not as it must be.
    """
    if isinstance(declared, dict) and "type" in declared:
        return column_of({"origin": "public", **declared, "name": name})
    values: object = declared
    if isinstance(declared, int) and not isinstance(declared, bool) and 1 <= declared <= MAX_VALUES:
        values = range(declared)
    if not isinstance(values, range | list | tuple | dict):
        raise InputError(
            f"The domain of '{name}' must be a number of codes from 1 to {MAX_VALUES:,}, a list of values,"
            " an object of values with labels, or the fields of a column.",
            column=name,
        )
    return category(name, [str(value) for value in values])


def category(name: str, values: Sequence[str], **fields: object) -> AnyColumn:
    """A category column with a public list of values.

    Raises:
        InputError: A value is listed twice, or a field is not as it must be.
    """
    return column_of({"name": name, "type": "category", "origin": "public", "categories": values, **fields})
