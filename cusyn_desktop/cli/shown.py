"""Names that people typed or files hold, as a terminal may show them."""

import unicodedata
from typing import Final

_CONTROLS: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})


def shown(text: str) -> str:
    r"""The text on one line: line breaks, control characters and marks that turn its direction are escaped.

    A name could otherwise draw a row that is not there, or show itself backwards: `a\nb`, `a\u202eb`.
    """
    return "".join(
        character.encode("unicode_escape").decode() if _is_control(character) else character
        for character in text
    )


def _is_control(character: str) -> bool:
    return unicodedata.category(character) in _CONTROLS
