"""Names that people give."""

from collections.abc import Iterable
from typing import Final

from cusyn_desktop.errors import InputError

LONGEST_NAME: Final = 200


def checked_name(name: str, *, what: str) -> str:
    """A name without blanks around it.

    Args:
        name: What the person typed.
        what: What it names, for the sentence: `dataset`, `user`.

    Raises:
        InputError: It is empty, too long, or holds characters that cannot be shown.
    """
    trimmed = name.strip()
    if not trimmed or len(trimmed) > LONGEST_NAME or not trimmed.isprintable():
        raise InputError(
            f"The name of a {what} needs 1 to {LONGEST_NAME} characters that can be shown, on one line.",
            field="name",
            name=ascii(trimmed[:LONGEST_NAME]),
        )
    return trimmed


def unknown(what: str, name: object, known: Iterable[object]) -> InputError:
    """The error for a name that nothing has, with those there are."""
    there = ", ".join(str(one) for one in known) or "none yet"
    return InputError(f"There is no {what} {name}. There is: {there}.", name=str(name))


def checked_reason(reason: str) -> str:
    """A reason without blanks around it.

    Raises:
        InputError: It is empty.
    """
    if not reason.strip():
        raise InputError("Give a reason in words; it is kept in the audit log.", field="reason")
    return reason.strip()
