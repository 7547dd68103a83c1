"""The languages of papers that leave the program: their texts, and how each writes figures and dates.

No locale of the computer has a say, so that the same paper is the same bytes everywhere.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from decimal import ROUND_CEILING, Decimal
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from cusyn_desktop.resources import resource

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import datetime

_NBSP = "\N{NO-BREAK SPACE}"
_WIDE_STOPS: Final = tuple("。！？；：，、")
_RAISED: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_SLACK: Final = Decimal("1e-7")
_LEAST_IN_DECIMALS: Final = Decimal("0.001")


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

    def delta(self, value: float) -> str:
        """A delta with its letter."""
        return delta_text(value, point=_CUSTOMS[self.language].point)

    def day(self, moment: datetime) -> str:
        """A day, such as `5 Nov 2026`."""
        month = self.texts["months"].split()[moment.month - 1]
        return self.text("day", day=moment.day, month=month, year=moment.year)


def delta_text(value: float, *, point: str) -> str:
    """A delta with its letter, such as `δ 10⁻⁹`: one figure, or two where one is not enough.

    Args:
        value: Above 0 and below 1; never told as less than it is.
        point: The decimal mark.
    """
    exact = Decimal(repr(value))
    unit = Decimal(1).scaleb(exact.adjusted() - 1)
    rounded = (exact * (1 - _SLACK)).quantize(unit, ROUND_CEILING)
    if rounded >= _LEAST_IN_DECIMALS:
        told = f"{rounded.normalize():f}"
    else:
        figures, _, power = f"{rounded:.1e}".partition("e")
        times = "" if figures == "1.0" else f"{figures.removesuffix('.0')}{_NBSP}×{_NBSP}"
        told = f"{times}10{str(int(power)).translate(_RAISED)}"
    return f"δ{_NBSP}{told.replace('.', point)}"


def joined(sentences: Iterable[str]) -> str:
    """Sentences in a row, on papers and in the window; empty ones are left out.

    The signs that end a sentence in Chinese are as wide as its characters and hold the room behind them, so
    that no blank follows. The sign decides and not the language, as some sentences are English everywhere.
    """
    told = ""
    for sentence in filter(None, sentences):
        gap = "" if not told or told.endswith(_WIDE_STOPS) else " "
        told = f"{told}{gap}{sentence}"
    return told


@cache
def wording_in(language: PaperLanguage) -> Wording:
    """The wording of a language.

    Raises:
        UnexpectedError: The installation lacks its catalogue.
    """
    texts = json.loads(resource(f"papers/{language.value}.json").read_text(encoding="utf-8"))
    return Wording(language, texts)
