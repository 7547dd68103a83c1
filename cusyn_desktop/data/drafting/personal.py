"""Signs that a column holds personal data or a key, in its name or in its values."""

import re
from collections.abc import Iterable

_NAMES = {
    "names of people": r"(first|last|full|given|family|sur|middle|maiden)[ _-]?name|vorname|nachname|name",
    "e-mail addresses": r"e[ _-]?mail.*",
    "telephone numbers": r"(tele)?phone.*|tel|mobile.*|fax",
    "postal addresses": r"(.*[ _-])?(address|street|strasse|straße)",
    "dates of birth": r"dob|(date[ _-]of[ _-])?birth([ _-]?(date|day))?|geburtsdatum",
    "national or insurance numbers": r"(.*[ _-])?(ssn|nino|nhs|passport|iban|tax[ _-]?id|insurance[ _-]?no)",
    "network addresses": r"(.*[ _-])?ip([ _-]?address)?",
}
_VALUES = {
    "e-mail addresses": r"[^@\s]+@[^@\s]+\.[a-z]{2,}",
    "telephone numbers": r"(\+|00|\(0|0)[\d() /-]{7,20}",
    "national or insurance numbers": r"\d{3}-\d{2}-\d{4}|[A-Z]{2}\d{2} ?([A-Z0-9]{4} ?){3,7}[A-Z0-9]{0,4}",
    "network addresses": r"\d{1,3}(\.\d{1,3}){3}",
    "names of people": r"[A-Z][\w'-]+, (Mr|Mrs|Miss|Ms|Dr|Master)\.? .*",
}
_KEY = r"(.*[ _-])?(id|key|uuid|guid|nr|no|number|code|rownames?|index)|[a-z]+(Id|ID)|#|unnamed.*"
_UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_CODE = re.compile(r"[A-Za-z]{0,6}[-_/ .]?\d[\w./-]*")


def personal_kind(name: str, values: Iterable[str]) -> str | None:
    """What kind of personal data a column seems to hold, in words; None where nothing points to it.

    Args:
        name: The name of the column.
        values: Some of its distinct values.
    """
    for kind, pattern in _NAMES.items():
        if re.fullmatch(pattern, name.strip(), re.IGNORECASE):
            return kind
    some = list(values)
    for kind, pattern in _VALUES.items():
        if some and sum(bool(re.fullmatch(pattern, value)) for value in some) >= 0.8 * len(some):
            return kind
    return None


def is_key_name(name: str) -> bool:
    """Whether a column is called like a key: `patient_id`, `No`, `rownames`."""
    return re.fullmatch(_KEY, name.strip(), re.IGNORECASE) is not None


def look_like_codes(values: Iterable[str]) -> bool:
    """Whether the values look like codes rather than like words: `P-004417`, a UUID."""
    some = list(values)
    return bool(some) and all(_UUID.fullmatch(value) or _CODE.fullmatch(value) for value in some)
