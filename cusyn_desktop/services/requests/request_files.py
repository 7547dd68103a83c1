"""Request files: an analyst writes one without the workspace, and the custodian runs it.

A file comes from somebody who may not open the workspace, so nothing in it is trusted: its size, its fields
and its names are checked before it is used or shown.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Final

from cusyn_desktop.data.domain.schema import Schema
from cusyn_desktop.errors import InputError
from cusyn_desktop.services.files.writing import write_text
from cusyn_desktop.services.records.recipe import Recipe
from cusyn_desktop.services.tables.dictionary import DataDictionary
from cusyn_desktop.store.names import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cusyn_desktop.services.records.requests import Request

LARGEST_REQUEST_BYTES: Final = 1_000_000
LARGEST_COLUMNS_BYTES: Final = 20_000_000


def read_request(path: Path) -> Request:
    """The request in a file.

    Raises:
        InputError: The file is missing, too large or no request, or holds a name that cannot be shown; the
            message names the field.
    """
    recipe = Recipe.from_json(_small_text(path, most=LARGEST_REQUEST_BYTES))
    names = (recipe.dataset, recipe.user, *(name for query in recipe.queries for name in query))
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise InputError(
                f"{path.name} holds a name that cannot be shown: {name[:LONGEST_NAME]!a}. Names have up to"
                f" {LONGEST_NAME} characters on one line.",
                file=path.name,
            )
    _check_queries(recipe.queries, known=None)
    return recipe.request()


def write_request(path: Path, request: Request, *, columns: Sequence[str] | None = None) -> Path:
    """Write a request to a file that `read_request` reads.

    Args:
        path: The file; what was there before is replaced.
        request: What is asked.
        columns: Names of the columns that a query may have; None leaves that to the custodian.

    Raises:
        InputError: A field cannot be used, a query names another column, or the file cannot be written.
    """
    recipe = Recipe.of(request)
    _check_queries(recipe.queries, known=columns)
    return write_text(path, recipe.to_json())


def column_names(path: Path) -> tuple[str, ...]:
    """Names of the columns that a query may have, from a public schema or a package's data dictionary.

    Raises:
        InputError: The file is missing, too large, or neither of them.
    """
    text = _small_text(path, most=LARGEST_COLUMNS_BYTES)
    if _format_of(text) == "cusyn-data-dictionary":
        try:
            dictionary = DataDictionary.model_validate_json(text)
        except ValueError as error:
            raise InputError(f"{path.name} is a data dictionary that cannot be read.") from error
        return tuple(column.name for column in dictionary.columns if column.release == "synthetic")
    return Schema.from_json(text).names


def request_schema() -> str:
    """The JSON schema of request files, as it is shipped."""
    return json.dumps(Recipe.model_json_schema(), indent=2, ensure_ascii=False) + "\n"


def _check_queries(queries: Sequence[tuple[str, ...]], *, known: Sequence[str] | None) -> None:
    """Refuse what no dataset, or not this one, can answer.

    Raises:
        InputError: A query names a column twice or one that is not there, or is listed twice.
    """
    for query, times in Counter(tuple(sorted(query)) for query in queries).items():
        shown = ", ".join(query)
        if times > 1:
            raise InputError(f"The query '{shown}' is listed twice; leave one out.", query=query)
        if len(set(query)) < len(query):
            raise InputError(f"The query '{shown}' names a column twice.", query=query)
        for name in query:
            if known is not None and name not in known:
                raise InputError(
                    f"There is no column {name} to ask for. There is: {', '.join(known)}.", query=query
                )


def _format_of(text: str) -> object:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return found.get("format") if isinstance(found, dict) else None


def _small_text(path: Path, *, most: int) -> str:
    """The text of a file that is no larger than it should be.

    Raises:
        InputError: It is missing, unreadable, too large or no UTF-8.
    """
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError as error:
        raise InputError(f"There is no file {path}.", file=path.name) from error
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}.", file=path.name) from error
    if len(content) > most:
        raise InputError(f"{path.name} is larger than {most // 10**6} MB; no such file is.", file=path.name)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{path.name} is no UTF-8 text; save it as UTF-8.", file=path.name) from error
