"""Names that people give."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from cusyn_desktop.errors import InputError

LONGEST_NAME: Final = 200

_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE")
"""Alphabets that share shapes, as their letters are named in Unicode."""

_SHAPES: Final = str.maketrans(
    {
        **dict(zip("абвԁеѕіїјкӏмнорсԛтуԝхһгп", "abbdesiijklmhopcqtywxhrn", strict=True)),
        **dict(zip("αβγεζηικνορτυχωϲϳ", "abyeznikvoptuxwcj", strict=True)),
        **dict(zip("օոսցհզյլ", "onugiqjl", strict=True)),
        **dict(zip("01|ıɑɡ", "olliag", strict=True)),
    }
)
"""Small letters of other alphabets, and figures, by the Latin letter that they or their capitals resemble."""


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


def check_distinct(name: str, known: Iterable[str]) -> None:
    """Refuse a name that people would take for another one.

    Args:
        name: What the person typed, without blanks around it.
        known: Names that are taken.

    Raises:
        InputError: It mixes alphabets within a word, or looks like a name that is taken.
    """
    for word in name.split():
        if len({alphabet for letter in word if (alphabet := _alphabet(letter))}) > 1:
            raise InputError(
                f"{word} mixes letters of alphabets that look alike. Type each word in one alphabet.",
                field="name",
            )
    like = next((one for one in known if one != name and _look(one) == _look(name)), None)
    if like is not None:
        raise InputError(
            f"{name} can be taken for {like}, who is known already. Choose a name that looks different.",
            field="name",
        )


def _alphabet(letter: str) -> str:
    """The alphabet of a letter, of those that share shapes; empty for any other."""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return first if first in _ALPHABETS else ""


def _look(name: str) -> str:
    """What names have in common that look alike: case, width, accents typed apart, blanks and shapes."""
    same = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    visible = "".join(one for one in same if unicodedata.category(one) != "Cf")
    return " ".join(visible.split()).translate(_SHAPES)


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
