"""Mistakes in a schema as sentences: where, what is wrong, and what to do."""

from collections.abc import Callable, Mapping
from typing import Final

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from cusyn_desktop.data.domain.columns import ColumnType

_Path = tuple[str | int, ...]

_RULES: Final = ("forbidden", "missing_unless", "at_most")
_BRANCHES: Final = frozenset({"int", "float", "str", "Range"})
"""How pydantic calls the branches of a field that may hold one thing or another."""

_TYPES: Final = ", ".join(ColumnType)


def explained(error: ValidationError, fields: Mapping[str, object], prefix: _Path = ()) -> str:
    """The first mistake as a sentence with the column, the field and its path in the JSON.

    Args:
        error: What pydantic found.
        fields: The JSON object of the schema.
        prefix: Where in it the checked part lies.
    """
    mistake = error.errors(include_url=False)[0]
    path = (*prefix, *mistake["loc"])
    reason = reason_of(mistake, is_number=path[-1:] in (("int",), ("float",)))
    own = _without_branches(path)
    place = f" (at {_json_path(own)})" if mistake["type"] != "value_error" and own else ""
    where = ", ".join(["Schema", *map(str, _where(own, fields))])
    return f"{where}: {reason}{place}{'.' if place else ''}"


def reason_of(mistake: ErrorDetails, *, is_number: bool = False) -> str:
    """What is wrong, and what to do."""
    kind, context = mistake["type"], mistake.get("ctx", {})
    if kind == "value_error":
        return mistake["msg"].removeprefix("Value error, ")
    if is_number:
        return "a number is needed; write it without quotes"
    words = _WORDS.get(kind)
    return words(context) if words else mistake["msg"]


def _unknown_tag(context: Mapping[str, object]) -> str:
    if context["discriminator"] == "'type'":
        return f"the type '{context['tag']}' is not known; the types are {_TYPES}"
    return f"the rule '{context['tag']}' is not known; the rules are {', '.join(_RULES)}"


def _no_tag(context: Mapping[str, object]) -> str:
    if context["discriminator"] == "'type'":
        return f"the field 'type' is missing; the types are {_TYPES}"
    return f"the field 'rule' is missing; the rules are {', '.join(_RULES)}"


def _always(words: str) -> Callable[[Mapping[str, object]], str]:
    return lambda _: words


_WHOLE: Final = _always("a whole number is needed; write it without quotes")
_NUMBER: Final = _always("a number is needed; write it without quotes")
_TEXT: Final = _always("a text is needed; write it in double quotes")
_TRUTH: Final = _always("true or false is needed, without quotes")
_LIST: Final = _always('a list is needed, such as ["a", "b"]')
_OBJECT: Final = _always('an object is needed, such as {"name": "age", ...}')

_WORDS: Final[Mapping[str, Callable[[Mapping[str, object]], str]]] = {
    "extra_forbidden": _always("this field is not known; remove it, or correct its spelling"),
    "missing": _always("this field is missing; add it"),
    "union_tag_invalid": _unknown_tag,
    "union_tag_not_found": _no_tag,
    "enum": lambda context: f"it must be {context['expected']}",
    "literal_error": lambda context: f"it must be {context['expected']}",
    "string_type": _TEXT,
    "int_type": _WHOLE,
    "int_parsing": _WHOLE,
    "int_from_float": _WHOLE,
    "float_type": _NUMBER,
    "float_parsing": _NUMBER,
    "bool_type": _TRUTH,
    "bool_parsing": _TRUTH,
    "json_invalid": lambda context: f"it is no JSON: {context['error']}",
    "tuple_type": _LIST,
    "list_type": _LIST,
    "dict_type": _OBJECT,
    "model_type": _OBJECT,
    "model_attributes_type": _OBJECT,
    "finite_number": _always("a finite number is needed"),
    "greater_than": lambda context: f"it must be greater than {context['gt']}",
    "greater_than_equal": lambda context: f"it must be at least {context['ge']}",
    "less_than_equal": lambda context: f"it must be at most {context['le']}",
    "string_too_short": lambda context: f"at least {context['min_length']} character is needed",
    "string_too_long": lambda context: f"at most {context['max_length']} characters are possible",
    "too_short": lambda context: f"at least {context['min_length']} is needed in this list",
    "too_long": lambda context: f"at most {context['max_length']:,} are possible in this list",
}
"""What pydantic calls a mistake, and what people do."""


def _without_branches(path: _Path) -> _Path:
    """The path as it is in the JSON, without the names that pydantic gives to alternatives."""
    tagged = path[:1] in (("columns",), ("rules",)) and len(path) > 2
    own = (*path[:2], *path[3:]) if tagged and path[2] in (*ColumnType, *_RULES) else path
    last = own[-1] if own else ""
    is_branch = isinstance(last, str) and (last in _BRANCHES or "[" in last) and len(own) > 1
    return own[:-1] if is_branch else own


def _where(path: _Path, fields: Mapping[str, object]) -> _Path:
    """Column and field, for people."""
    if path[:1] == ("columns",) and len(path) > 1:
        return (f"column {_column_name(fields, path[1])}", *map(str, path[2:]))
    if path[:1] == ("rules",) and len(path) > 1:
        return (f"rule number {int(path[1]) + 1}", *map(str, path[2:]))
    return (_json_path(path),) if path else ()


def _json_path(path: _Path) -> str:
    """`columns[0].from`."""
    parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).removeprefix(".")


def _column_name(fields: Mapping[str, object], position: str | int) -> str:
    columns = fields.get("columns")
    column = columns[position] if isinstance(columns, list) and isinstance(position, int) else None
    name = column.get("name") if isinstance(column, dict) else None
    return f"'{name}'" if name else f"number {int(position) + 1}"
