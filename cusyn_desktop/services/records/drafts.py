"""A request as it stands in a form, complete or not, as text for the program that starts next.

Other than a recipe it may hold a budget that nobody can use: what was typed is kept as it was typed.
"""

from pydantic import TypeAdapter, ValidationError

from cusyn_desktop.errors import InputError
from cusyn_desktop.services.records.requests import Request

_DRAFT = TypeAdapter(Request)


def draft_text(request: Request) -> str:
    """The request as text that `draft_of` reads."""
    return _DRAFT.dump_json(request).decode()


def draft_of(text: str) -> Request:
    """The request of a text.

    Raises:
        InputError: The text is no draft.
    """
    try:
        return _DRAFT.validate_json(text)
    except ValidationError as error:
        raise InputError("What was typed before the restart cannot be read. Type it again.") from error
