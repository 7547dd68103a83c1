"""The languages of papers that leave the program: their texts, and how each writes figures and dates.

No locale of the computer has a say, so that the same paper is the same bytes everywhere.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from cusyn_desktop.resources import resource

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

_NBSP = "\N{NO-BREAK SPACE}"


class PaperLanguage(StrEnum):
    """What can be chosen; the value names the catalogue in `resources/papers`."""

    ENGLISH = "en"
    GERMAN = "de"
    CHINESE = "zh_CN"


@dataclass(frozen=True, slots=True)
class _Custom:
    """How a language writes figures: what replaces comma and point, what stands before a percent sign."""

    group: str
    point: str
    before_percent: str


_CUSTOMS: Final = {
    PaperLanguage.ENGLISH: _Custom(",", ".", ""),
    PaperLanguage.GERMAN: _Custom(".", ",", _NBSP),
    PaperLanguage.CHINESE: _Custom(",", ".", ""),
}


@dataclass(frozen=True, slots=True)
class Wording:
    """The texts and customs of one language.

    Attributes:
        language: Which.
        texts: Each text by its key, with named places for facts.
    """

    language: PaperLanguage
    texts: Mapping[str, str]

    def text(self, key: str, **facts: object) -> str:
        """A text with its facts, which are words or figures in this language already."""
        return self.texts[key].format(**facts)

    def figure(self, plain: str) -> str:
        """A figure that was written the English way, such as `1,217.5` or `12.3%`, as this language does."""
        custom = _CUSTOMS[self.language]
        marks = {",": custom.group, ".": custom.point, "%": f"{custom.before_percent}%"}
        return "".join(marks.get(sign, sign) for sign in plain)

    def whole(self, number: int) -> str:
        """A whole number with marks between thousands."""
        return self.figure(f"{number:,}")

    def day(self, moment: datetime) -> str:
        """A day, such as `5 Nov 2026`."""
        month = self.texts["months"].split()[moment.month - 1]
        return self.text("day", day=moment.day, month=month, year=moment.year)


@cache
def wording_in(language: PaperLanguage) -> Wording:
    """The wording of a language.

    Raises:
        UnexpectedError: The installation lacks its catalogue.
    """
    texts = json.loads(resource(f"papers/{language.value}.json").read_text(encoding="utf-8"))
    return Wording(language, texts)
