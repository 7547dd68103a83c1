"""Reading what was typed as options: queries, whole numbers, small JSON files."""

import csv
import json
import re
from pathlib import Path

from cusyn_desktop.errors import InputError

_LARGEST_JSON_BYTES = 4_000_000
_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


def query_of(text: str) -> tuple[str, ...]:
    """Column names between commas; a name that holds a comma or a quote is quoted as in CSV.

    Raises:
        InputError: There is no name, an empty name, or a quote that never closes.
    """
    try:
        rows = list(csv.reader([text], strict=True, skipinitialspace=True))
    except csv.Error as error:
        raise InputError(
            f'The query {text} cannot be read: {error}. Write names between commas, as in "age,sex".'
        ) from error
    names = tuple(name.strip() for name in rows[0]) if rows else ()
    if not names or not all(names):
        raise InputError(
            f'The query "{text}" lacks a column name. Write names between commas, as in "age,sex".'
        )
    return names


def whole_number(text: str | None, *, option: str, smallest: int = 1, largest: int = 10**9) -> int | None:
    """A whole number as it was typed, or None where the option was left out.

    Raises:
        InputError: It is no whole number, or out of range.
    """
    if text is None:
        return None
    digits = text.strip()
    if not _WHOLE.fullmatch(digits):
        raise InputError(f"{option} must be a whole number, like 1000; got {text!r}.", option=option)
    number = int(digits)
    if not smallest <= number <= largest:
        raise InputError(
            f"{option} must lie between {smallest:,} and {largest:,}; got {number:,}.", option=option
        )
    return number


def domain_of(path: Path) -> dict[str, int]:
    """A domain file: `{column: n}` for columns that hold the codes 0 to n-1.

    Raises:
        InputError: The file is missing, no JSON, or holds something else.
    """
    text = small_text(path)
    try:
        found = json.loads(text)
    except ValueError as error:
        raise InputError(f"{path} is no JSON: {error}.") from error
    if not isinstance(found, dict):
        raise InputError(f'{path} must hold an object like {{"age": 10, "sex": 2}}.')
    for name, size in found.items():
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise InputError(
                f"{path}: the number of codes of {name} must be a whole number from 1; got {size!r}."
            )
    return dict(found)


def small_text(path: Path) -> str:
    """The text of a small UTF-8 file.

    Raises:
        InputError: It is missing, unreadable, too large or no UTF-8.
    """
    try:
        if path.stat().st_size > _LARGEST_JSON_BYTES:
            raise InputError(
                f"{path} is larger than {_LARGEST_JSON_BYTES // 10**6} MB; this is no such file."
            )
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise InputError(f"There is no file {path}. Check the name and the folder.") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path} is no UTF-8 text; save it as UTF-8.") from error
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}.") from error
